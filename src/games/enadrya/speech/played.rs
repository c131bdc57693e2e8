//! The ways to say that a technology or a power nobody knew is played, and that all units come home.

use crate::kernel::{Saying, say};

/// The ways, most usual words first.
pub const SAYINGS: [Saying; 13] = [
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
        "jugar usar bajar lanzar tirar aventar sacar",
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
        "retirar ?Retirar !=todo|=todas|=todos ~=lo ~=que ~=arriba ~=cada ~=una ~=uno ~tener ~atacar ~=alla ~=batalla ~=zona ~=de ~=la \
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
];
