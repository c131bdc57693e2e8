//! The ways to say that a technology or a power nobody knew is played, and that all units come home.

use crate::kernel::{Saying, say};

/// The ways, most usual words first.
pub const SAYINGS: [Saying; 29] = [
    // What lies among the technologies goes for it.
    say(
        "cambiar reemplazar sustituir quitar sacar",
        concat!(
            "~[card:a] jugar [name/new^:por,con,x,pongo,pone,poner,meto,mete,entra,bajo,baja,juego,juega] tipo=tecnología coste_[n^:",
            cost!(),
            " ?Desplegar ~=tecnologia ~=de ~=que ~=y ~=la ~costar ~pagar ~poner ~meter ~entrar ~bajar ~jugar ~=nuevo"
        ),
    ),
    say(
        "cambiar reemplazar sustituir quitar sacar",
        concat!(
            "~[card:a] jugar [name/new:por,con,x,pongo,pone,poner,meto,mete,entra,bajo,baja,juego,juega] tipo=tecnología coste_[n:",
            cost!(),
            " ?Desplegar !=tecnologia ~=de ~=que ~=y ~=la ~=por ~=con ~costar ~pagar ~poner ~meter ~entrar ~bajar ~jugar ~=nuevo"
        ),
    ),
    say(
        "=vez =lugar",
        concat!(
            "jugar [name/new@] tipo=tecnología ~[card^:de] coste_[n:",
            cost!(),
            " ?Desplegar ~=en ~=de ~costar ~pagar ~=,"
        ),
    ),
    say(
        "cambiar reemplazar sustituir",
        concat!(
            "~[card:a] jugar [name/new^:por,con,x] coste_[n?^:",
            cost!(),
            " ~=tecnologia ~=de ~=que ~=y ~costar ~pagar ~=la"
        ),
    ),
    // Who defends with a card that is no unit plays it.
    say(
        "defender responder reforzar protegerse proteger contestar",
        concat!(
            "jugar [name/new:con,a] tipo=[poder] coste_[n:",
            cost!(),
            " ?Batalla ~=, ~=que ~=un ~=una ~=es ~ser ~=de ~costar ~valer ~=me ~=se ~pagar ~=y"
        ),
    ),
    say(
        "jugar usar utilizar bajar lanzar tirar aventar sacar",
        concat!(
            "jugar [name/new:a,con] tipo=[poder|tecnología] coste_[n:",
            cost!(),
            " ~=, ~=que ~=un ~=una ~=es ~ser ~=de ~costar ~valer ~pagar ~=y ~=defensa ~=en ~=para ~defender"
        ),
    ),
    // Where it attacks stands first: `a6 con s6`.
    say("&a5 &a6 &a7", "atacar [card^:con] [a5|a6|a7@] ?Batalla,_Ataque ~=la ~=de ~=va ~=por"),
    say(
        "=todas",
        "retirar ?Retirar ~=a ~=su ~=para ~=atras ~=casa ~=sitio ~=zona ~=lugar ~ir ~volver ~regresar ~=unidad ~=mi ~=de",
    ),
    // All of them, however many there are.
    say(
        "retirar =ret regresar volver recoger replegar sacar quitar bajar traer llevar",
        "retirar ?Retirar !=todo|=todas|=todos ~=primero ~haber ~=hay ~=lo ~=que ~=arriba ~=cada ~=una ~=uno ~tener ~atacar ~=alla ~=batalla ~=zona ~=de ~=la \
         ~=mi ~=a ~=su ~=sitio ~=casa ~=vuelta ~=regreso ~=atras ~=unidad",
    ),
    // In other words, with what it costs or without.
    say(
        "=ataque",
        "masivo !=total|=masa|=general|=grupal|=conjunto -=fase ~=10 ~diez ~gastar ~pagar ~=las ~=de ~=en ~=por ~=energia ~ir ~hacer ~lanzar ~declarar \
         ~activar ~=este ~=turno ~=va ~=mi ~=con ~=x",
    ),
    say(
        "ir atacar",
        "masivo !=todo|=todas|=todos !=10|diez ~pagar ~gastar ~=con ~=a ~=las ~=por ~=de ~=energia ~=este ~=turno ~=mi ~=para ~=atacar",
    ),
    // Upon whom it is played is not written.
    say(
        "&poder &hechizo &conjuro",
        concat!(
            "jugar [new/name@:poder,hechizo,conjuro] tipo=[poder@:con,en,para] coste_[n:",
            cost!(),
            " ~[card^:a,contra,sobre,en] ~jugar ~usar ~lanzar ~tirar ~aventar ~bajar ~sacar ~meter ~poner ~echar ~responder \
             ~contestar ~=energia ~=su ~=mi ~=de ~costar ~gastar ~pagar ~=por ~=el ~=un ~=, ~=la ~=coste ~=punto"
        ),
    ),
    // They fight: what is left is who lives.
    say(
        "pelear combatir chocar enfrentar",
        "fase daño ?Batalla,_Defensa|Batalla,_Refuerzo ~=se ~=ya ~=las ~=los ~=dos ~=unidad ~=entonces ~=y",
    ),
    // What serves as the bridge is told first.
    say(
        "usar tomar aprovechar hacer servir",
        "atacar [card^:que,y] [place@:a,de,con] [a5|a6|a7:a,en,hasta,por] ?Batalla,_Ataque !=puente|=trampolin|=apoyo ~=puente ~=trampolin ~=apoyo ~=de ~=como ~=para \
         ~=la ~=el ~llegar ~ir ~saltar ~pasar ~caer ~subir ~atacar ~pegar",
    ),
    say(
        "usar tomar aprovechar hacer servir",
        "bloquear [card!^:que,y] [place@:a,de,con] [d1|d2|d3:a,en,hasta,por] ?Batalla,_Defensa !=puente|=trampolin|=apoyo ~=puente ~=trampolin ~=apoyo ~=de ~=como \
         ~=para ~=la ~=el ~llegar ~ir ~saltar ~pasar ~caer ~subir ~bloquear ~defender",
    ),
    // It goes straight ahead.
    say(
        "&frente &adelante &recto",
        "mover [card^@:a,con] [place~] ?Desplegar ~=al ~=hacia ~=un ~=una ~=uno ~=slot ~=lugar ~=casilla ~=para ~ir ~=va ~=se",
    ),
    // What a step says is over, or begun.
    say("terminar acabar cerrar", "fase desplegar ?Recargar !=recarga|recargar ~=fase ~=paso ~=de ~=la ~=mi"),
    say(
        "terminar acabar cerrar",
        "fase batalla ?Desplegar !=despliegue|desplegar ~=fase ~=paso ~=de ~=el ~=mi",
    ),
    say(
        "bajar poner jugar sacar desplegar",
        "fase desplegar ?Retirar|Recargar !=unidad|=carta !=toca|=ahora|empezar|ir|=vamos ~=toca ~=ahora ~empezar ~ir ~=a ~=mi",
    ),
    say(
        "pasar empezar comenzar =toca =vamos",
        "fase batalla ?Retirar|Recargar|Desplegar !atacar|pegar|=ataques ~=a ~=al ~=los ~=ya ~=ahora ~=me ~=de ~=mi",
    ),
    // The other one defends: these were all, and nobody else goes.
    say(
        "=ataques =atacantes",
        "fase defensa ?Batalla,_Ataque !=eso|=ese|=este|=esto|=hasta|=ahi ~ser ~=son ~=mi ~=los ~=todo ~=y ~=ya ~=aqui",
    ),
    say(
        "mandar meter sacar lanzar subir",
        "fase defensa ?Batalla,_Ataque !=no|=sin !=nadie|=nada|=ninguna|=ninguno ~=ya ~=a ~=mas ~=otra ~=otro ~=unidad",
    ),
    // What its Base gives.
    say(
        "generar dar aportar producir",
        "energía +[n:de] ?Recargar !=base ~=me ~=la ~=mi ~=de ~=energia ~=ene ~=mas",
    ),
    say("&energia &ene", "energía +[n@:de] ?Recargar !=base ~=por ~=de ~=punto ~=mi ~=la ~=mas ~=x"),
    say("=mas", "energía +[n:de] ?Recargar !=reserva ~=a ~=la ~=mi ~=de ~=en"),
    say(
        "&carta",
        "robar [n@] ?Retirar|Recargar ~[n^:tengo,tiene,llevo,son,junto,completo] ~=y ~=ya ~=de ~=mas ~=mazo ~=del ~=para",
    ),
    say(
        "=nueva =nuevo",
        "jugar [name/new:la,el,es] ~[card^:a,al,por,reemplaza,sustituye] ?Desplegar !=tecnologia ~=tecnologia ~=, ~=que ~reemplazar ~sustituir ~=la ~=mi ~=es",
    ),
    // Who attacks or blocks by it stands before the verb, or «con» leads to it.
    say(
        "usar tomar aprovechar",
        "atacar [card^@:con] [place^:puente,trampolin,apoyo,sobre,en,a] [a5|a6|a7:a,en,hacia,hasta] ?Batalla,_Ataque ~=puente ~=trampolin ~=apoyo ~=como ~=de ~=y ~ir ~caer \
         ~llegar ~subir ~entrar ~atacar ~=ataque ~=para",
    ),
    say(
        "usar tomar aprovechar",
        "bloquear [card!^@:con] [place^:puente,trampolin,apoyo,apoyandose,sobre,en,a] [d1|d2|d3:a,en,hacia,hasta] ?Batalla,_Defensa ~=puente ~=trampolin ~=apoyo ~=como ~=de ~=y \
         ~ir ~caer ~llegar ~subir ~entrar ~meter ~poner ~plantar ~colocar ~hacer ~parar ~frenar ~bloquear ~=para ~[card?^:parar,frenar,bloquear]",
    ),
];
