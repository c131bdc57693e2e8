//! The ways to say the lines of Enadrya by which units and steps are played.

use crate::kernel::{Saying, say};

/// Slots, where one is said without a verb.
const SPOTS: &str = "&centro &central &p1 &p2 &p3 &p5 &p6 &p7 &s1 &s2 &s3 &s4 &s5 &s6 &s7";
/// Those of the battle.
const FRONT: &str = "&d1 &d2 &d3 &a5 &a6 &a7 &ataque &defensa &def";

/// What says that a card is played.
const PLAYED: &str = "jugar bajar poner invocar desplegar responder meter sacar colocar soltar convocar dejar echar construir plantar \
    gastar clavar instalar montar levantar equipar traer aparecer entrar";

/// The ways, most usual words first.
pub const SAYINGS: [Saying; 125] = [
    say(
        "robar tomar sacar coger agarrar jalar levantar recoger pescar alzar",
        "robar [n] ~=mazo ~=de ~=mas ~=carta ~=cartita ~=para ~completar ~llenar ~rellenar ~=mano ~=la ~=mi",
    ),
    say(
        "robar tomar sacar coger agarrar jalar levantar recoger pescar alzar",
        "robar 1 !=otra ~=carta ~=cartita ~=mas ~=mazo ~=de ~=del ~=para ~completar ~llenar ~rellenar ~=mano ~=la ~=mi",
    ),
    // What the hand is then is no more than told.
    say(
        "robar tomar sacar coger agarrar jalar levantar",
        "robar [n] ~[n^:tengo,tiene,tenia,quedo,queda] ~=y ~=que ~=mazo ~=de ~=arriba ~=mano ~=en ~=con",
    ),
    say("recargar reponer", "robar [n] !=carta ~=mazo ~=de ~=mas"),
    say(
        "robar tomar sacar coger agarrar jalar levantar",
        "robar [n:de,con] ?Preparación !=mano ~=carta ~=inicial ~=para ~=de ~=con ~=a",
    ),
    say("=mas", "robar [n:de] ?Preparación"),
    say("llevar", "robar [n:de] !=mazo ~=mano ~=carta ~=del ~a"),
    say("=mano", "robar hasta [n:a,en] ?Retirar|Recargar"),
    say("=rec", "fase recargar ~=fase ~=f"),
    say("=mano", "robar [n:de,con] ?Preparación ~=carta ~=inicial ~=de"),
    say("recargar", "energía +[n:de] ?Recargar"),
    say("robar", "robar"),
    say("llenar rellenar completar", "robar hasta 6 !=mano ~=de ~=del ~=mazo ~=carta ~=hasta ~=tope"),
    say("&carta", "robar [n@] ~=de ~=mas ~=mano ~=a"),
    say("&carta", "[seat^:para,a] robar [n@] ~=de ~=mas ~=mazo ~=del"),
    say("=hasta", "robar hasta [n] ~=mano ~=en ~=la ~tener"),
    say("=mazo", "robar [n^@] ~=carta ~=de ~=del"),
    say(
        "robar completar tomar sacar coger agarrar jalar levantar pescar rellenar llenar =mano",
        "robar hasta [n^:hasta,a,tener,completar,quedar,con,llegar,en] ~=mano ~=mazo ~=en ~a",
    ),
    say(
        "recargar =recarga =recharge",
        "fase recargar ?Preparación|Retirar|Desplegar|Batalla ~[n:de] ~=fase ~=energia ~=carta ~seguir ~empezar ~=turno",
    ),
    say("recargar", "energía +[n:de] ?Recargar !=energia ~=mi"),
    say(
        "recuperar reponer restaurar renovar",
        "fase recargar ?Preparación|Retirar !=energia|=energias -=con -=por ~=mi ~=su ~=toda ~=la",
    ),
    say(
        "recargar =recarga =recharge",
        "fase recargar ~=fase ~ir ~pasar ~entrar ~=energia ~empezar ~venir ~tocar ~=toca ~retirar ~meter ~seguir ~=f ~=turno \
         ~bajar ~=todo ~=toda ~=ahora ~=ya ~=si",
    ),
    say(
        "desplegar =despliegue =desp =despl",
        "fase desplegar ~=fase ~ir ~pasar ~entrar ~empezar ~=unidad ~venir ~tocar ~=toca ~robar ~recargar ~meter ~seguir \
         ~=f ~=con ~=mano ~=llena ~=lleno ~=ahora ~=si ~=ya",
    ),
    say(
        "=batalla =bat pelear combatir",
        "fase batalla ?Preparación|Retirar|Recargar|Desplegar|Batalla,_Ataque ~=fase ~=combate ~ir ~pasar ~entrar ~empezar ~terminar ~desplegar ~=a ~abrir ~venir ~=toca \
         ~arrancar ~=f ~=ahora ~=si ~=la ~=listo",
    ),
    say("=fase =f", "fase batalla !=ataque ~ir ~pasar ~entrar ~empezar ~arrancar ~comenzar ~abrir"),
    say(
        "=defensa =def defender",
        "fase defensa ~=fase ~=toca ~seguir ~venir ~=paso ~ir ~pasar ~entrar ~empezar ~terminar ~acabar ~atacar ~=ataque \
         ?Preparación|Retirar|Recargar|Desplegar|Batalla,_Ataque|Batalla,_Refuerzo|Batalla,_Daño ~=y ~=f ~a",
    ),
    say(
        "=defensa =def defender",
        "fase defensa ?Batalla,_Defensa ~=fase ~=toca ~seguir ~venir ~=paso ~ir ~pasar ~entrar ~empezar ~=y ~=f ~a",
    ),
    // Nobody attacks any more: the other one answers.
    say(
        "=defensa defender",
        "fase defensa ?Batalla,_Ataque !atacar|=ataque !=no|=ya|=todo ~[card?^:con,basta] ~[seat?] ~bastar ~=con ~=nadie ~=mas \
         ~=ya ~=todo ~=eso ~=es ~=mi ~=como ~=a ~=toca ~tocar ~=y",
    ),
    say(
        "=toca tocar",
        "fase defensa ?Batalla,_Ataque !defender|bloquear|=defensa|=bloqueo ~[seat?@] ~[seat?^:a] ~=ya ~=a",
    ),
    say(
        "terminar acabar cerrar",
        "fase refuerzo ?Batalla,_Defensa !=defensa|=def|defender|bloquear|=bloqueo ~=paso ~=de ~=mi ~=fase",
    ),
    say(
        "=refuerzo =ref reforzar",
        "fase refuerzo ?Preparación|Retirar|Recargar|Desplegar|Batalla,_Ataque|Batalla,_Defensa|Batalla,_Daño ~=fase ~seguir ~venir ~=ahora \
         ~=paso ~ir ~pasar ~entrar ~empezar ~terminar ~acabar ~bloquear ~=defensa ~defender ~=ataque ~=toca ~=f",
    ),
    say(
        "=refuerzo =ref",
        "fase refuerzo ?Batalla,_Refuerzo ~=fase ~=ahora ~=toca ~=f ~ir ~a ~=al ~empezar ~entrar",
    ),
    // While it is attacked yet, that nobody blocks says that the attack is over too.
    say(
        "=bloquea =bloquean =bloqueo =bloqueamos =defiende =defienden =defiendo =defendemos =bloqueador",
        "fase refuerzo ?Batalla,_Ataque !=no|=nadie|=sin ~[seat?@] ~=mas ~=nada ~=ya ~querer ~ir ~=a ~=ningun ~=hay ~poner",
    ),
    say("pasar", "pasar ?Batalla,_Refuerzo !=refuerzo ~=mi"),
    say(
        "=daño =dmg",
        "fase daño ~=fase ~seguir ~venir ~=paso ~ir ~pasar ~entrar ~empezar ~resolver ~=refuerzo ~contar ~cerrar ~terminar ~acabar ~=toca ~=f",
    ),
    say("=golpe", "fase daño ?Batalla !ir|pasar|llegar|resolver|contar|=toca ~=a ~=fase ~=paso ~=ya"),
    say("=que_=se_resolver", "fase daño ?Batalla ~=daño ~=ya ~=el"),
    say("resolver contar", "fase daño ?Batalla ~=daño ~=batalla ~=combate ~=ya"),
    say("=retirada", "fase retirar ~=fase ~=paso ~ir ~pasar ~entrar ~empezar"),
    say(
        "=fin terminar acabar cerrar finalizar =hasta_=aqui",
        "fin ~[seat?^:a,toca,tocas,va,vas,sigue,sigues,para,turno] ~=turno ~=fase ~=limpieza ~=y",
    ),
    say("=todo", "fin ~[seat^:va,vas,toca,sigue,turno] ~=ya ~=es ~=eso ~=turno ~tocar ~=por ~=mi"),
    say("=limpieza", "fin ~=fase ~ir ~=paso ~hacer ~=final ~=turno"),
    say("dejar ceder entregar soltar", "fin !=turno ~[seat?^:a] ~=aqui"),
    say("terminar acabar cerrar", "fase defensa !=ataque ~=paso ~=mi"),
    say("pasar seguir =sigue =siguiente", "pasar ~=paso ~=siguiente ~pasar ~seguir ~=al"),
    say(
        "retirar =ret regresar volver recoger replegar devolver echar_=atras =atras",
        "retirar [card:a,de] [place~?:a,hasta] ~=batalla ~=zona ~=mi ~dejar ~=para ~echar ~volver ~regresar",
    ),
    say("=>", "retirar [card^@:de] [place~:a,al,>] ?Preparación|Retirar"),
    say(SPOTS, "retirar [card^@:de] [place~:a,al,>]"),
    say("=casa", "retirar [card@:a] ~ir ~volver ~mandar ~a"),
    say(
        "sacar quitar llevar bajar =fuera traer salir",
        "retirar [card@:a] !=batalla|=combate|=frente|=regreso|=vuelta|=nuevo|=atras ~=de ~=la ~=zona ~=fuera ~=y ~bajar ~volver \
         ~regresar ~=otra ~=vez ~=a",
    ),
    say("=fuera", "retirar [card^@:a] ?Retirar ~salir ~ir"),
    say("sacar quitar bajar traer =fuera =atras", "retirar [d1|d2|d3|a5|a6|a7@:de,a] ~=la ~=de ~=para ~=p"),
    say(
        "mandar llevar traer meter pasar",
        "retirar [card@:a,de] [place~?:a,hasta] !=vuelta|=regreso|=atras ~=de ~=la",
    ),
    say(
        "sacar quitar llevar bajar =fuera traer",
        "retirar !=batalla|=combate|=frente !=todo ~=de ~=la ~=zona ~=fuera",
    ),
    say(
        "retirar =ret regresar volver recoger replegar",
        "retirar -=una -=uno -=alguna ~=todo ~=toda ~=sitio ~=batalla ~=zona ~=dos ~=lo ~=que ~dejar ~=defensa ~=en ~=de ~=mi ~tener",
    ),
    // All of them, told besides one by one.
    say(
        "retirar =ret regresar volver recoger replegar sacar quitar bajar traer",
        "retirar ?Retirar !=todo ~[card*:a] ~=unidad ~=batalla ~=zona ~=de ~=la ~=mi ~=y ~=sitio ~=cada ~=una ~=uno",
    ),
    // Each of them to its slot.
    say(
        "retirar =ret regresar volver recoger replegar",
        "retirar ?Retirar !=cada -=solo -=alguna -=alguno ~[n] ~=una ~=uno ~=unidad ~=batalla ~=zona ~=de ~=la ~=mi ~=a ~=su \
         ~=lugar ~empezar ~=turno",
    ),
    // How many there are of them.
    say(
        "regresar volver",
        "retirar -=una -=uno -=alguna ?Retirar ~[n^:mis,sus,las,los] ~=sitio ~=batalla ~=zona ~=casa ~=de ~=la ~=mi ~=a",
    ),
    say("sacar quitar bajar traer =fuera =out", "retirar [card@:a] ?Retirar ~=de ~=la ~=batalla"),
    say(
        "sacar quitar bajar traer mandar",
        "retirar [card:a] ~[d1|d2|d3|a5|a6|a7^:de] ?Retirar ~=de ~=la ~=batalla",
    ),
    say("dejar", "retirar [card@] ?Retirar !=batalla|=frente|=combate ~=de"),
    say(
        "sacar quitar bajar traer =atras =fuera =regreso",
        "retirar ?Retirar !=todo ~=de ~=la ~=batalla ~ir ~a ~=fuera ~=sitio ~=otra ~=vez ~=que ~estar ~atacar ~bloquear",
    ),
    say("=casa", "retirar !=todo ~a ~ir ~volver ~mandar"),
    say(
        "=masivo",
        "masivo ~=ataque ~meter ~aventar ~lanzar ~hacer ~=para ~activar ~usar ~pagar ~diez ~=10 ~=energia ~=por ~=de \
         ~=turno ~ir ~=con ~x ~=ataq ~=este ~gastar ~=en ~declarar ~tirar ~=un ~=las ~=mi ~[n?^:quedan,queda,quedo,quedando,quedaron] ~=me ~=se ~=le ~quedar",
    ),
    say(
        PLAYED,
        concat!(
            "jugar [name/new@:a,con] en_[place?:en,a,al,sobre,>] coste_[n?^:",
            cost!(),
            " vel_[n?^:vel,veloc,velocidad,v,flecha,flechas] [pair?:con,de,y,un] raza_[Akhris|Bythros|Humanos|Neutral?^:raza] \
             tipo=[unidad|poder|tecnología?:tipo,es,el,la] desde_[mazo|inc?^:desde] ~ser ~costar ~valer ~llamar ~tener ~=juego ~=otra \
             ~=otro ~poner ~=para ~defender ~bloquear ~tapar ~frenar ~parar ~gastar ~=nuevo ~=mas ~=segundo ~=que ~=eso ~=porque ~dejar ~ir \
             ~mandar ~=lo"
        ),
    ),
    // In front of what it is to meet.
    say(
        PLAYED,
        concat!(
            "jugar [name/new@~:a,con] en_[spot^:a,de,contra,delante,frente,enfrente,ante,tapar,bloquear,parar,frenar,detener] coste_[n?^:",
            cost!(),
            " vel_[n?^:vel,veloc,velocidad,v,flecha,flechas] [pair?:con,de,y,un] -=poder -=hechizo -=conjuro \
             ~=delante ~=frente ~=enfrente ~=cara ~=para ~=defensa ~=como ~ser ~=y ~costar ~tener ~defender ~responder ~=en ~=a"
        ),
    ),
    say(
        PLAYED,
        concat!(
            "jugar [name/new@~:a,con] en_[d1|d2|d3:en,a,al] coste_[n?^:",
            cost!(),
            " vel_[n?^:vel,veloc,velocidad,v,flecha,flechas] [pair?:con,de,y,un] \
             ~[card^:a,de,contra,delante,frente,enfrente,ante,tapar,bloquear,parar,frenar,detener] ~=delante ~=frente ~=enfrente \
             ~=cara ~=para ~=y ~=como ~ser ~costar ~tener ~tapar ~bloquear ~parar ~frenar ~detener ~defender"
        ),
    ),
    say(
        "=frente =delante =enfrente",
        concat!(
            "jugar [name/new^@~] en_[spot^:a,de,frente,delante,enfrente] coste_[n^:",
            cost!(),
            " vel_[n^:vel,veloc,velocidad,v,flecha,flechas] [pair:con,de,y,un]"
        ),
    ),
    // What lies there goes.
    say(
        "jugar bajar poner colocar construir instalar montar meter sacar cambiar entrar",
        concat!(
            "jugar [name/new@:a,con] coste_[n?^:",
            cost!(),
            " ~[card^:lugar,vez,reemplaza,reemplazar,reemplazo,reemplazando,sustituye,sustituyendo,sustituir,quito,quitando,sale,va] \
             ~=en ~=lugar ~=y ~=se ~=para ~=va ~=fuera ~=tecnologia ~cambiar ~=de"
        ),
    ),
    say("reemplazar sustituir", "jugar [name/new@] ~[card-:a] ~=tecnologia"),
    say(
        "=en =a =pago =pagando",
        concat!(
            "jugar [name/new@:a,con] en_[place?:en,a,al,sobre,>] coste_[n?^:",
            cost!(),
            " vel_[n?^:vel,veloc,velocidad,v,flecha,flechas] [pair?:con,de,y,un] raza_[Akhris|Bythros|Humanos|Neutral?^:raza] \
             tipo=[unidad|poder|tecnología?:tipo,es,el,la] desde_[mazo|inc?^:desde] ~ser ~costar ~tener ~=juego ~=otra \
             ~=otro ~poner ~=para ~gastar ~=nuevo ~=mas"
        ),
    ),
    say(
        SPOTS,
        concat!(
            "jugar [name/new^@:a,con] en_[place:en,a,al,sobre,>] coste_[n^:",
            cost!(),
            " vel_[n?^:vel,veloc,velocidad,v,flecha,flechas] [pair?:con,de,y,es]"
        ),
    ),
    // Where it goes stands first.
    say(
        SPOTS,
        concat!(
            "jugar [name/new] en_[place@:en,a,al] coste_[n^:",
            cost!(),
            " vel_[n?^:vel,veloc,velocidad,v,flecha,flechas] [pair?:con,de,y]"
        ),
    ),
    say(
        SPOTS,
        concat!(
            "jugar [name^@:a,con] en_[place:en,a,al,sobre,>] coste_[n?:",
            cost!(),
            " ~=otro ~=nuevo ~=mas ~ir"
        ),
    ),
    say(
        FRONT,
        concat!(
            "jugar [name/new^@:a,con] en_[place:en,a,al,sobre,>] coste_[n^:",
            cost!(),
            " vel_[n^:vel,veloc,velocidad,v,flecha,flechas] [pair:con,de,y]"
        ),
    ),
    // What it costs stands behind where it goes: `arquera s2 2 vel 2 3/1`.
    say(
        "jugar bajar poner desplegar meter sacar entrar",
        concat!(
            "jugar [name/new@:a,con] en_[place:en,a,al,sobre,>] coste_[n:",
            cost!(),
            " vel_[n^:vel,veloc,velocidad,v,flecha,flechas] [pair:con,de,y]"
        ),
    ),
    say(
        "&poder &hechizo &conjuro &pod &tec &tecno &tecnologia",
        concat!(
            "jugar [name/new@:a,con,en,para] tipo=[poder|tecnología@:con,en,para] coste_[n:",
            cost!(),
            " ~llamar ~jugar ~usar ~lanzar ~tirar ~aventar ~bajar ~sacar ~meter ~poner ~salir ~echar ~responder ~contestar \
             ~=como ~=su ~=de ~costar ~gastar ~pagar ~=por ~=el ~instalar ~montar ~construir ~valer ~es ~=nuevo ~=, ~=que ~=un ~=una ~=y"
        ),
    ),
    // Before that step «refuerzo» is the step.
    say(
        "&poder &hechizo &conjuro &pod &tec &tecno &tecnologia",
        concat!(
            "jugar [name/new@:a,con,en,para] tipo=[poder|tecnología@:con,en,para] coste_[n:",
            cost!(),
            " ?Batalla,_Refuerzo ~llamar ~jugar ~usar ~lanzar ~tirar ~aventar ~bajar ~sacar ~meter ~poner ~salir ~echar ~responder \
             ~contestar ~reforzar ~=refuerzo ~=como ~=su ~=de ~costar ~gastar ~pagar ~=por ~=el ~valer ~es ~=, ~=que ~=un ~=una ~=y"
        ),
    ),
    say(
        "gastar pagar",
        concat!(
            "jugar [name/new:a,con] en_[place:en,a,al] coste_[n:",
            cost!(),
            " vel_[n?^:vel,veloc,velocidad,v,flecha,flechas] [pair?:con,de,y] !poner|bajar|jugar|meter|sacar|desplegar|construir|lanzar"
        ),
    ),
    say("lanzar usar utilizar tirar echar meter", concat!("jugar [name/new:a,con] coste_[n:", cost!())),
    say("=c =coste =costo", concat!("jugar [name/new^@~:] coste_[n:", cost!())),
    say("=energia", "jugar [name/new^@:] coste_[n@:x,por]"),
    say("=>", concat!("jugar [name^@] en_[place:>] coste_[n?:", cost!())),
    say(
        "&x1 &x2 &x3 &x4 &x5",
        concat!(
            "jugar [name/new^@:a] en_[place:en,a,al,>] coste_[n:",
            cost!(),
            " vel_[n?^:vel,veloc,velocidad,v] [pair?:con,de,y] ~jugar ~bajar ~poner ~meter ~sacar ~tirar"
        ),
    ),
    say(
        "&x1 &x2 &x3 &x4 &x5",
        concat!("jugar [name^@:a] en_[place?:en,a,al,>] tipo=[unidad|poder|tecnología?@] coste_[n:", cost!()),
    ),
    say("=,", "jugar [name^@] coste_[n]"),
    say("=menos", "jugar [name^@] en_[place:en,a] coste_[n:de]"),
    say("*", "jugar [name@] coste_[n:x,por,de]"),
    say(
        "gastar pagar",
        concat!(
            "jugar -=del [name@:a,con] en_[place?:en,a,al] coste_[n:",
            cost!(),
            " ~jugar ~usar ~bajar ~poner ~lanzar ~tirar"
        ),
    ),
    say(
        "gastar pagar",
        concat!(
            "jugar [name:en,por] en_[place^:en,a,al] coste_[n:",
            cost!(),
            " !poner|bajar|jugar ~=en ~=por ~=para"
        ),
    ),
    say("gastar pagar", concat!("jugar [name^:en,por] en_[place?:en,a,al] coste_[n:", cost!(), " ~poner")),
    say("=coste =costo =pago =por", concat!("jugar [name^@:a] en_[place?:en,a,al,>] coste_[n:", cost!())),
    say(
        "jugar usar utilizar bajar lanzar tirar aventar sacar construir",
        concat!("jugar [name/new@:a,con,poder] tipo=[poder] coste_[n?^:", cost!(), " ~=defensa ~=en"),
    ),
    say(
        "jugar bajar sacar construir instalar montar poner colocar activar cambiar",
        concat!(
            "jugar [name/new@~:a,con,poder] tipo=[tecnología] coste_[n?^:",
            cost!(),
            " ~=defensa ~=en ~pagar ~=como ~=de ~=juego ~=por ~=mi ~=nuevo"
        ),
    ),
    say(
        "responder contestar lanzar usar utilizar tirar aventar sacar meter echar gastar refuerzo =de",
        concat!(
            "jugar [name/new@:a,con] coste_[n?^:",
            cost!(),
            " ~=como ~=de ~=la ~=defensa ~=en ~usar ~gastar ~=para ~defender ~=refuerzo ~reforzar"
        ),
    ),
    // Of «ir» «en» and «a» are taken for forms: they would open a step behind any other verb.
    say(
        "mover =mv subir avanzar adelantar correr recorrer desplazar trasladar pasar llevar bajar mandar enviar =ir =voy =va \
         =vas =van =vamos =fue =fueron =iba =yendo =ido caminar brincar saltar",
        "mover -=mano [card@:de,desde,a,con] [place~:a,al,en,hacia,hasta,>] ~=para ~atacar ~bloquear ~defender",
    ),
    say(
        "mover =mv subir avanzar adelantar correr recorrer desplazar trasladar llevar",
        "mover [name~] [place~:a,al,en,hacia]  ~=de",
    ),
    say(FRONT, concat!("jugar [name^@:a,con] en_[place:en,a,al,sobre,>] coste_[n?:", cost!(), " ~=otro ~ir")),
    say(
        "mandar llevar saltar brincar pasar cruzar subir ir entrar caer",
        "atacar [card@:a,con] [place^:por,puente,sobre,encima,via,usando,cruzando,pasando,saltando,brincando,brinca,salta,cruza] \
         [a5|a6|a7:a,en,hacia,hasta] ~=puente ~=de ~=como ~ir ~caer ~llegar ~subir ~=a",
    ),
    say(
        "mandar llevar saltar brincar pasar cruzar subir ir entrar caer meter poner plantar colocar",
        "bloquear [card@:a,con] [place^:por,puente,sobre,encima,via,usando,cruzando,pasando,saltando,brincando,brinca,salta,cruza] \
         [d1|d2|d3:a,en,hacia,hasta] ~=puente ~=de ~=como ~ir ~caer ~llegar ~subir ~=a",
    ),
    say(
        "apoyar pasar saltar",
        "bloquear [card@:con] [place^:puente,trampolin,apoyo,apoyandose,sobre,en,por] [d1|d2|d3:a,en,hacia,hasta] ~=puente \
         ~=trampolin ~=apoyo ~=como ~=y ~ir ~caer ~llegar ~subir ~entrar ~meter ~poner ~plantar ~colocar ~hacer \
         ~parar ~frenar ~bloquear ~=para ~[card?^:parar,frenar,bloquear]",
    ),
    say(
        "meter poner plantar colocar llevar llegar caer ir mandar subir pasar entrar",
        "bloquear -=uso -=usa -=hace [card@:con,a] [place^@:puente,trampolin,apoyo,apoyandose,con] [d1|d2|d3:a,en,hacia,hasta] \
         !=puente|=trampolin|=apoyo ~hacer ~=como ~=y",
    ),
    // Where it lands is said by what it meets there.
    say(
        "saltar brincar pasar cruzar",
        "bloquear [card@:a,con] [place^:por,x,puente,sobre,encima,via,usando,trampolin,salta,salto,brinca,brinco,cruza,cruzo] \
         [spot^:delante,frente,enfrente,contra,ante,bloquear,bloquea,parar,para,frenar,frena,tapar,tapa] ?Batalla,_Defensa ~=puente \
         ~=trampolin ~=de ~=como ~=y ~=se ~=en ~=la ~plantar ~poner ~colocar ~bloquear ~parar ~frenar ~tapar ~ir ~caer ~hacer ~=para",
    ),
    // Nobody says who defends: of a name that is of both sides neither is nearer.
    say(
        "meter poner plantar colocar llevar llegar caer ir mandar subir pasar entrar",
        "bloquear -=uso -=usa -=hace [card!@:con,a] [place^@:puente,trampolin,apoyo,apoyandose,con] [d1|d2|d3:a,en,hacia,hasta] \
         !=puente|=trampolin|=apoyo ~hacer ~=como ~=y",
    ),
    say(
        "meter poner plantar colocar llevar llegar caer ir mandar subir pasar entrar",
        "atacar -=uso -=usa -=hace [card@:con,a] [place^@:puente,trampolin,apoyo,apoyandose,con] [a5|a6|a7:a,en,hacia,hasta] \
         !=puente|=trampolin|=apoyo ~hacer ~=como ~=y ~=ataque",
    ),
    say("=>", "mover [card^@:de] [place~:>,a,al,en]"),
    say(SPOTS, "mover [card^@] [place~:>,a,al,en] ~ir"),
    say(
        "atacar =ataque =ataq pegar golpear lanzar embestir arremeter subir_atacar mandar_atacar ir_atacar cruzar_atacar",
        "atacar -=uso -=usa -=hace [card@:con,de,desde,a] [place?^:por,puente,sobre,encima,via,usando,cruzando,pasando,saltando,brincando,brinca,salta,cruza,trampolin,apoyo,x,>] \
         [a5|a6|a7|d1|d2|d3:a,al,en,hacia,contra,hasta,por,>] ~=tambien ~=zona ~=frente ~=derecho ~=recto ~=linea ~=trampolin ~=apoyo ~=desde ~=la ~=en ~atacar ~pegar ~entrar ~=puente ~=como ~hacer ~llegar ~caer ~subir ~cruzar ~pasar \
         ~usar ~saltar ~brincar ~=ataque ~=de ~ir ~llevar \
         ~mandar ~=para",
    ),
    // Which slot it goes to nobody said: it is asked.
    say(
        "subir mandar lanzar ir entrar meter pasar llevar echar avanzar poner mover salir adelantar tirar",
        "atacar [card@:a,con,de] [a5|a6|a7:a,en,por] !=ataque|=atacar|=ataq -=poder ~=zona ~=slot ~=de ~=la ~=derecho ~=recto \
         ~=frente ~=centro ~=desde ~=tambien ~=linea ~=a ~=al",
    ),
    say(
        "=ataque",
        "atacar [card^@:a,con] [a5|a6|a7:a,en,por] ~=zona ~=de ~=la ~=al ~=frente ~=desde ~=centro ~=tambien",
    ),
    say(
        "apoyar",
        "atacar [card@:con] [place^:puente,trampolin,apoyo,sobre,en] [a5|a6|a7:a,en,hacia,hasta] ~=puente ~=trampolin \
         ~=apoyo ~=como ~=y ~ir ~caer ~llegar ~subir ~entrar ~atacar ~=ataque ~=para",
    ),
    say(
        "usar poner tomar pasar",
        "atacar [card^:que] [place^:puente,a,con,por] [a5|a6|a7:a,en,hacia] ~atacar ~pegar ~ir ~=para ~=de ~=como ~pasar \
         ~llegar",
    ),
    say(FRONT, "atacar [card^@] [place:a,al,en,>] ~atacar ~ir"),
    say(
        "&velocidad &vel",
        "revelar [card/pile^@] vel_[n^:vel,veloc,velocidad,v,flecha,flechas] [pair?:con,de,y]",
    ),
    say(
        FRONT,
        "atacar [card^@:de,desde] [place?:por,puente,sobre,x,>] [a5|a6|a7|d1|d2|d3:a,al,en,>] ~atacar ~ir",
    ),
    say(
        "bloquear =bl =bloqueo tapar cubrir defender parar detener frenar interponer mandar_bloquear",
        "bloquear [card@:con,de,a] [place?^:por,puente,sobre,encima,via,usando,apoyado,apoyandose,cruzando,pasando,saltando,brincando,brinca,salta,cruza,x,>] \
         [d1|d2|d3:en,a,hacia,hasta,>] ~bloquear ~=como ~hacer ~llegar ~caer ~saltar ~brincar ~pasar ~cruzar ~=puente ~=de ~mandar ~poner ~subir ~llevar ~usar ~=ataque ~=para",
    ),
    say(
        "poner mandar subir ir llevar mover correr entrar meter bajar sacar colocar plantar cruzar interponer",
        "bloquear ?Desplegar|Batalla -=encima -=sobre -=puente -=trampolin [card@:a,con] [d1|d2|d3:en,a] ~bloquear ~defender ~parar ~frenar ~tapar \
         ~detener ~enfrentar ~=delante ~=frente ~=enfrente ~=y ~=para ~=de ~=bloqueador ~=bloqueadora \
         ~[card?^:a,parar,frenar,tapar,detener,bloquear,delante,frente,enfrente,contra,ante]",
    ),
    // A card that lies there already is moved by these: it is no second one of its name.
    say(
        "poner ir mover entrar meter bajar sacar colocar subir llevar mandar llegar avanzar adelantar brincar saltar",
        "atacar [card@:a,con] [a5|a6|a7:en,a] ~atacar ~pegar ~golpear ~=para ~=de ~=atacante",
    ),
    say("entrar poner meter colocar llegar sacar", "mover [card@:a,con] [place~:a,al,en,hacia,hasta,>]"),
    // What it stops stands in front of it: it need not be said.
    say("bloquear tapar parar frenar detener cubrir", "bloquear [card^:con] [place:en] ~[card^:a,al]"),
    // Where it goes is said by what it meets there.
    say(
        "bloquear =bloq =blq =blk =bl tapar parar frenar detener cubrir",
        "bloquear [card@:con] [place?^:por,puente,sobre,encima,via,usando,cruzando,pasando,saltando,brincando] \
         [spot:a,contra] ~=puente ~=de ~=como ~=atacante",
    ),
    say(
        "defender interponer poner cruzar plantar colocar enfrentar",
        "bloquear [card@:con,a] [spot^:contra,delante,frente,enfrente,ante,enfrenta] ?Batalla ~=delante ~=frente ~=enfrente ~=de ~=defensa ~=en",
    ),
    say(
        "defender bloquear cubrir tapar parar frenar detener proteger",
        "bloquear [card^:con] [place?^:por,puente,sobre,encima,via,usando,cruzando,pasando,saltando,brincando,apoyado,apoyandose] \
         [spot^:de,a,contra,delante,frente,enfrente] ?Batalla ~=que ~poner ~=delante ~=frente ~=enfrente ~=puente ~hacer ~=en ~=como ~usar ~=de",
    ),
    say(FRONT, "bloquear [card^@] [d1|d2|d3:a,al,en,>] ~bloquear ~ir"),
    say(FRONT, "bloquear [card^@] [place?:por,puente,sobre,x,>] [place:a,al,en,>] ~bloquear"),
];
