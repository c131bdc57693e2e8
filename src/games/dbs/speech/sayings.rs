//! The ways to say the lines of Dragon Ball Super.

use crate::kernel::{Saying, say};

/// What leads to the energy that pays, and the cards it is.
macro_rules! pay {
    () => {
        "con,c/,pagado,pagada,pago,paga,pagan,pagamos,pagando,pague,giro,gira,girando,giramos,tapo,tapa,tapando,tapamos,descanso,descansa,descansando,agoto,agotando,usando,por,cuesta,costo,coste,y,x,+,\
         energia,energias]"
    };
}
macro_rules! paid {
    () => {
        "con_[e1|e2|e3|e4|e5|e6|e7|e8|e9/n+"
    };
}

/// Cards told with what pays them and without a verb.
const PAID: &str = "=con =c/ &e1 &e2 &e3 &e4 &e5 &e6 &x1 &x2 &x3 &x4 &x5";

/// What may be said of a combo besides.
macro_rules! combo {
    () => {
        "~=combo ~hacer ~usar ~sumar ~mandar ~tirar ~meter ~aventar ~agarrar ~echar ~lanzar ~sacar ~poner ~combear \
         ~=como ~=zona ~=de ~a ~=al ~tener ~=que ~estar ~jugar ~bajar ~apoyar ~agregar ~añadir ~defender ~cubrir \
         ~reforzar ~pasar ~llevar ~mover ~=otro ~=ataque ~=apoyo"
    };
}

/// The ways, most usual words first.
pub const SAYINGS: [Saying; 138] = [
    say("=primer", "inicial [seat:de,a,para] ~=turno"),
    say(
        "empezar comenzar arrancar salir ir_=primero",
        "inicial [seat:a] ~=primero ~=primera ~=turno ~=jugar",
    ),
    say("empezar comenzar iniciar", "empezar ~=partida ~=juego"),
    say("=modo jugar", "modo [completo|media] ~=baraja ~=modo"),
    say("poner =mazo tener traer", "mazo [n^:mazo,de] ~=carta ~=mazo"),
    say("devolver regresar cambiar", "devolver [n:de] ~=mano ~=mazo"),
    say("barajar barajear mezclar revolver", "barajar ~=mazo"),
    say("=vida poner colocar", "vida [n:de,con] ~=vida ~=carta"),
    say("preparar enderezar poner_=activo =activo", "preparar ~=activo ~poner ~empezar ~=turno ~=en"),
    say(
        "preparar =prep enderezar levantar parar destapar desgirar desagotar reactivar poner_=activo dejar_=activo \
         poner_=derecho =activo =derecho",
        "preparar !=todo|=energia|=luchador|=carta ~=derecho ~=todo ~=toda ~=activo ~poner ~empezar ~=turno ~=lider ~=energia \
         ~=luchador ~=en ~=carta ~=primero ~=lo ~=que ~tener ~estar ~girar ~tapar ~=agotado ~=cansado ~=y",
    ),
    say(
        "preparar =prep enderezar levantar parar destapar desgirar desagotar reactivar activar poner_=activo \
         dejar_=activo poner_=derecho dejar_=derecho =activo",
        "@ preparar [card+:a,y,+] ~=activo ~=otra ~=vez ~=energia ~=derecho",
    ),
    say(
        "robar tomar sacar agarrar jalar coger levantar recoger pescar chupar",
        "robar [n] ~[name?^@:por,con,x,gracias] ~=mazo ~=de ~=turno ~robar ~tocar ~=mano ~=inicio",
    ),
    say("llevar quedar", "robar [n] !=mazo ~=de"),
    say("tomar agarrar jalar coger", "robar 1 !=carta"),
    say("robar", "robar 1 ~=carta ~=mazo ~=del ~=turno ~=inicio ~=de ~seguir ~tocar"),
    say(
        "tomar sacar agarrar jalar coger levantar recoger pescar",
        "robar 1 !=carta !=mazo|=turno|=inicio|tocar|=su|=mi ~=mazo ~=turno ~=inicio ~=de ~=del ~seguir ~tocar",
    ),
    say(
        "cargar =carga poner =energia",
        "cargar [name/new?:a,con] [rojo|azul|verde|amarillo|negro?:de,color] [agotada?] \
         desde_[mazo|vida|descartes|mano?^:desde,del] ~=energia ~=color ~=carta ~=como ~=de ~=en ~=zona ~=este ~=turno \
         ~=otro ~=1 ~=pero ~entrar ~bajar",
    ),
    say(
        "meter echar dejar aventar usar mandar mover llevar pasar bajar tirar",
        "cargar [name/new:a,con] [rojo|azul|verde|amarillo|negro?:de,color] [agotada?] \
         desde_[mazo|vida|descartes|mano?^:desde,del] !=energia \
         ~=color ~=carta ~=como ~=de ~=en ~=zona ~=otro ~a",
    ),
    say(
        "meter echar dejar bajar",
        "cargar [rojo|azul|verde|amarillo|negro:de,color] [agotada?] !=energia ~=color ~=carta ~=como ~=de ~=en ~=zona \
         ~=otro ~=1",
    ),
    say("=fase entrar =>", "fase [carga:a,de,en,la,>] ~=fase ~entrar ~pasar ~ir ~empezar ~=phase"),
    say(
        "=fase entrar avanzar meter pasar =f &principal &main =>",
        "fase [principal:a,de,en,la,>] ~=fase ~entrar ~avanzar ~meter ~pasar ~ir ~empezar ~arrancar ~comenzar ~=phase ~=y ~=carga ~cargar \
         ~terminar ~acabar ~estar",
    ),
    say(
        "=fase entrar avanzar meter pasar =f &final &end =>",
        "fase [final:a,de,en,la,>] ~=fase ~entrar ~avanzar ~meter ~pasar ~ir ~empezar ~terminar ~acabar ~=principal \
         ~=phase ~=y",
    ),
    say(
        "pasar terminar acabar cerrar finalizar ceder =fin",
        "pasar ~[seat?^:a,toca,tocas,va,vas,sigue,sigues,para] ~=turno",
    ),
    say("=toca =sigues =vas", "pasar !=te|=tu ~=turno"),
    say(
        "jugar bajar invocar poner meter sacar soltar convocar desplegar plantar echar tirar aventar =mesa =play",
        concat!(
            "jugar [name/new:a,con] ",
            paid!(),
            "?:",
            pay!(),
            " [agotado?] desde_[mazo|descartes|vida?^:desde,del] ~=mesa ~pagar ~=para ~=ello ~a ~=eso ~=otro ~gastar ~=combate \
             ~=campo ~=juego ~=todo ~entrar"
        ),
    ),
    say(
        PAID,
        "jugar [name^@] con_[e1|e2|e3|e4|e5|e6|e7|e8|e9/n+:con,c/,x,y,+,energia] [agotado?] ~=otro ~=mesa ~a",
    ),
    say("=energia =x", "jugar [name^@] con_[n:con,x,por] ~=otro"),
    say("=por", concat!("jugar [name^@] ", paid!(), "^:", pay!(), " ~=otro")),
    say(
        "gastar pagar =giro =gira =giramos =tapo =tapa =tapamos",
        concat!(
            "jugar [name/new:a] ",
            paid!(),
            "^@:",
            pay!(),
            " !jugar|bajar|invocar|poner|meter|sacar ~=y ~=en ~=para"
        ),
    ),
    say(
        "pagar tapar girar gastar descansar agotar usar",
        concat!(
            "pagar [name?^:a,por,de,para,pagar,en] ",
            paid!(),
            ":",
            pay!(),
            " ~=coste \
                 ~=costo ~=para ~=energia ~=mi"
        ),
    ),
    say("=con", "pagar con_[e1|e2|e3|e4|e5|e6|e7|e8|e9+:con,y,+,energia] ~=energia"),
    say("pagar", "pagar [name] con_[e1|e2|e3|e4|e5|e6|e7|e8|e9/n+^:con,y,+,la] ~=energia"),
    say("=por =para", "pagar [name^:por,para] con_[e1|e2|e3|e4|e5|e6|e7|e8|e9/n+^@:con] ~=energia"),
    say("entrar", concat!("jugar [name/new:a] ", paid!(), "^:", pay!(), " [agotado?]")),
    say(
        "=pago =pagando =giro =tapo =gasto",
        concat!("jugar [name^@] ", paid!(), ":", pay!(), " ~=mesa ~=otro"),
    ),
    say(
        "entrar llegar =mesa",
        "entra [name/place?] ~=ya ~=mesa ~=zona ~=combate ~a ~=en ~=de ~esta ~=si ~=no ~responder ~=ya ~llegar",
    ),
    say(
        "caer quedar aparecer poner aterrizar",
        "entra [name/place:a] !=mesa|=campo|=combate|=tablero|=batalla ~=zona ~=ya ~a ~=en ~=de ~esta",
    ),
    say(
        "evolucionar =evolve =evo",
        concat!(
            "evolucionar [name/new^:a,en] > [card:de,a] ",
            paid!(),
            "?:",
            pay!(),
            " ~=evolve ~pagar ~girar ~hacer"
        ),
    ),
    say(
        "volver convertir transformar pasar_ser hacer",
        concat!(
            "evolucionar [name/new:a,en] > [card@:de,a] ",
            paid!(),
            "?:",
            pay!(),
            " ~=evolve ~pagar ~girar"
        ),
    ),
    say("=>", concat!("evolucionar [name:>] > [card^@:de,a] ", paid!(), "?:", pay!(), " ~=evolve")),
    say(
        "evolucionar =evolve =evo poner meter bajar jugar =encima =sobre",
        concat!(
            "evolucionar [name/new@:a] > [card^:sobre,encima,de,del] ",
            paid!(),
            "?:",
            pay!(),
            " ~=encima ~pagar ~=evolve"
        ),
    ),
    say(
        "=evolve =evo",
        concat!(
            "evolucionar [name/new@:a] > [card:sobre,encima,de,del] ",
            paid!(),
            "?:",
            pay!(),
            " ~=encima ~pagar"
        ),
    ),
    say(
        "activar usar =act",
        concat!(
            "activar [card:de,a,con] [main|battle?:en,de] ",
            paid!(),
            "?:",
            pay!(),
            " desde_[mano|mazo|descartes?^:desde] objetivo_[card?^:objetivo,sobre,contra] ~=habilidad ~=efecto"
        ),
    ),
    say(
        "activar usar lanzar =act",
        concat!(
            "activar [name/new:a] [main|battle?:en,de] ",
            paid!(),
            "?:",
            pay!(),
            " objetivo_[card?^:objetivo,sobre] ~=habilidad ~=que ~=es"
        ),
    ),
    say(
        "jugar bajar tirar lanzar sacar meter echar",
        concat!("activar [name:a] [main|battle?:en,de] ", paid!(), "?:", pay!(), " ~=habilidad"),
    ),
    say(
        PAID,
        "activar [name^@] [main|battle?:en,de] con_[e1|e2|e3|e4|e5|e6|e7|e8|e9/n+:con,c/,x,y,+,energia]",
    ),
    say(
        "&main &battle",
        concat!(
            "activar [name/new@:a,de] [main|battle:en,de] ",
            paid!(),
            "?:",
            pay!(),
            " objetivo_[card?^:objetivo,sobre,contra] ~=habilidad ~jugar ~lanzar ~tirar ~meter ~sacar ~activar ~usar"
        ),
    ),
    say(
        "=auto =automatica saltar disparar detonar activar_=sola activar_=solo",
        "auto [card:de,a] objetivo_[card?^:objetivo,sobre] ~saltar ~disparar ~=habilidad ~=automatica ~=auto ~usar \
         ~decir",
    ),
    say(
        "=permanente =perm",
        "permanente [card:de,a] [signed?] ~=habilidad ~usar ~tener ~saltar ~aplicar ~obrar ~=activa ~decir ~entrar \
         ~funcionar ~=poder ~=por",
    ),
    say(
        "=permanente =perm",
        "permanente [card:de,a] +[n:de] ~=habilidad ~usar ~tener ~dar ~ganar ~subir ~sumar ~aplicar ~=poder ~=mas ~=por",
    ),
    say(
        "=counter =contra responder contestar contrarrestar anular cancelar negar",
        concat!(
            "contra [name/new:con,a,de] [play|otra?] ",
            paid!(),
            "?:",
            pay!(),
            " ~=counter ~usar ~jugar ~meter ~sacar ~lanzar ~tirar ~echar ~contrarrestar ~=como ~=ataque ~bajar ~gastar ~pagar"
        ),
    ),
    say("*", "contra [name@] [play|otra?] con_[e1|e2|e3|e4|e5|e6|e7|e8|e9/n+:con,c/,x,y,+,energia]"),
    say("resolver =res", "resuelta [card:de,a] ~=ya ~quedar ~=efecto ~terminar ~=listo ~=esta ~acabar"),
    say("acabar terminar", "resuelta [name:de,a] ~=ya ~=efecto ~resolver"),
    say("quedar", "resuelta [name:de,a] !=ya|=listo|=lista ~=efecto ~resolver"),
    say("=ok =listo =hecho", "resuelta [name^@:de,a]"),
    say(
        "atacar =atk =ataq =atc pegar golpear tirar lanzar embestir arremeter abalanzar enfrentar partir romper entrar \
         mandar ir_=contra ir_=por ir_=x ir_=sobre =doy =da =das \
         =damos =dan =dio =dimos =dar =dando mandar_atacar mandar_pegar => =al =a =contra =x =vs =c/",
        "atacar [card@:con,de] > [card!:a,al,contra,sobre,>,x,encima] ~atacar ~pegar ~ir ~=contra ~golpe ~tirar ~=cara \
         ~=encima ~girar ~agotar ~tapar",
    ),
    say("pelear enfrentar medir combatir", "atacar [card^@] > [card!:con,contra,a]"),
    say(
        "ir_=encima echar_=encima tirar_=encima lanzar_=encima saltar_=encima",
        "atacar [card@:con] > [card!:a,al,de,del]",
    ),
    say(
        "bloquear =bloq interponer atravesar defender detener frenar parar =blocker",
        "bloquear [card@:con,a] ~[card?:a] ~=ataque ~bloquear ~meter ~poner ~usar ~=blocker ~=de ~=golpe",
    ),
    say("meter", "bloquear [place^@]"),
    say("=enfrente =delante", "bloquear [card@:con,a] ~poner ~meter ~atravesar ~=ataque"),
    say(
        "=combo combear =combeo",
        concat!("combo [name/new@:con,a,de] desde_[mano?:desde,de] ", paid!(), "?:", pay!(), " ", combo!()),
    ),
    say(
        "=combo combear =combeo",
        concat!(
            "combo [name/new@:con,a,de] [name/new^:y,+] [name/new?^:y,+] desde_[mano?:desde,de] ",
            paid!(),
            "?^:",
            pay!(),
            " ~=dos ~=tres ",
            combo!()
        ),
    ),
    say(
        "=combo combear =combeo",
        concat!(
            "combo [place@:con,a,de] [place?^:y,+] desde_[combate?:desde,de] ",
            paid!(),
            "?:",
            pay!(),
            " ",
            combo!()
        ),
    ),
    say(
        "sumar agregar añadir apoyar reforzar",
        concat!(
            "combo [name/new:a,con] desde_[mano^:desde,de] ",
            paid!(),
            "?:",
            pay!(),
            " ~=combo ~decir ~=ataque ~pagar"
        ),
    ),
    say("=paso", "paso [defensa|daño:de,a,al] ~=paso ~pasar ~=de"),
    say(
        "pasar ir entrar cerrar =vamos =a =al =>",
        "paso [defensa|daño^:a,al,de,en,>] ~=paso ~ir ~entrar ~pasar ~seguir ~=mi ~terminar ~acabar ~=y",
    ),
    say("terminar acabar cerrar", "paso [defensa|daño^:a,al] !=ataque ~=paso ~ir ~pasar ~=combo ~=y"),
    say(
        "terminar acabar cerrar",
        "paso daño !=daño !=defensa ~=paso ~ir ~pasar ~entrar ~=combo ~=y ~a ~=al ~=en",
    ),
    say(
        "=defensa =def",
        "paso defensa ~=paso ~terminar ~acabar ~seguir ~venir !=paso|terminar|acabar|seguir|venir|=def",
    ),
    say("defender", "paso defensa !terminar|acabar|pasar|ir|tocar ~=ataque ~a ~pasar ~terminar ~acabar ~ir"),
    say(
        "=resultado =res quedar ser ganar",
        "resultado [n:es,queda,de] a [n:a,contra,de] gana_[ataque|defensa|empate?:gana,favor,de,el] ~=resultado \
         ~quedar ~ganar ~favor ~=asi ~=que",
    ),
    say(
        "tener ser quedar dar",
        "resultado [n:es,queda,de] a [n:a,contra,de,y] gana_[ataque|defensa|empate^:gana,aguanta,favor,vence,lleva,en] \
         ~=ataque ~=defensa ~=resultado ~=asi ~=que ~=este ~sumar ~=empate",
    ),
    say(
        "=contra =vs =a =x =-",
        "resultado [n] a [n:a,x] gana_[ataque|defensa|empate?:gana,favor,de,el,lleva,en] ~=resultado ~=empate",
    ),
    say(
        "ganar =gana imponer vencer",
        "resultado gana [ataque|defensa|empate:gana,el,de] ~=este ~=combate ~=pelea ~=batalla",
    ),
    say("llevar", "resultado gana [ataque|defensa:el] !=combate|=pelea|=batalla ~=este"),
    say("aguantar", "resultado gana defensa ~=defensa ~=este ~=combate ~=ataque ~ganar"),
    say(
        "=daño comer recibir llevar tomar sufrir encajar tragar",
        "daño [n:de] elige_[seat?^:elige] ~=daño ~=vida ~=punto ~=mano ~a ~=de ~=por ~comer ~entrar ~=no ~=mas ~=carta",
    ),
    say("&vida perder quitar bajar", "daño [n:de] !=vida ~=menos ~=vida ~=para ~a ~=mano"),
    say(
        "noquear =noq =ko =noqueado caer perder matar morir tumbar eliminar destruir derrotar reventar",
        "noquear [card:a] ~=ko ~=descartes ~=noqueado ~=por ~=knock ~=out ~ir ~a ~noquear ~estar ~mandar",
    ),
    say("=fuera", "noquear [card@:a] ~quedar ~salir ~sacar ~mandar ~=combate ~=mesa ~=juego ~=de"),
    say(
        "rebarajar revolver barajar reciclar mezclar",
        "rebarajar !=descarte|=drop|rebarajar ~=descarte ~=drop ~=mazo ~=sin ~=nuevo ~=como ~quedar ~volver ~tener \
         ~=ser ~a ~=pila ~acabar ~armar ~hacer",
    ),
    say("rebarajar", "rebarajar ~=sin ~=mazo ~=descarte ~acabar"),
    say(
        "=poder &turno &combate &siempre tener",
        "poder [card:a,de] [signed:de] [combate|turno|siempre?:este,de,durante,por,hasta,x] ~=poder ~=este ~=fin \
         ~=de ~tener ~ganar ~acabar ~=acabe ~dar ~pasar ~quedar ~meter ~terminar ~=mas ~aguantar ~pegar ~=fuerte",
    ),
    say(
        "subir ganar sumar aumentar poner recibir llevar meter =doy =da =das =damos =dan =dio =dimos =dar =dando",
        "poder [card:a,de] +[big:de,en] [combate|turno|siempre?:este,de,durante,por,hasta,x,en] ~=poder ~=mas ~=este \
         ~acabar ~=fin ~=de ~=que ~=fuerte ~=puntos ~terminar",
    ),
    say(
        "bajar perder restar quitar reducir disminuir",
        "poder [card:a,de] -[big:de,en] [combate|turno|siempre?:este,de,durante,por,hasta,x,en] ~=poder ~=menos \
         ~=este ~=puntos ~acabar ~=fin ~=de ~=que ~terminar",
    ),
    say(
        "mover mandar llevar pasar devolver regresar volver enviar subir recoger",
        "mover [card/new:a] [mano|mazo|vida|energía|descartes|combate:a,al,en] ~=zona ~llevar",
    ),
    say("poner subir meter", "mover [card/new:a] [mano|mazo|vida|energía|descartes:a,al,en] ~=zona"),
    say("ir &mano &mazo &vida &descartes =>", "mover [card@] [mano|mazo|vida|descartes^:a,al,en,>]"),
    say(
        "=arriba =encima =tope",
        "mover 1 mazo [mano|vida|descartes:a,al] !=mazo ~ir ~mandar ~poner ~pasar ~=carta",
    ),
    say(
        "=arriba =encima =tope",
        "mover [n] mazo [mano|vida|descartes:a,al] !=mazo ~ir ~mandar ~poner ~pasar ~=carta",
    ),
    say(
        "tomar coger agarrar llevar pasar mover subir mandar =a",
        "mover [n] [vida^:de,del] [mano^:a,al,en,para,>] ~=carta ~llevar ~pasar ~ir",
    ),
    say("&vida =>", "mover [n] [vida] [mano^:a,al,en,>] ~=carta"),
    say("moler =mill", "mover [n] mazo descartes ~=mazo ~=del ~=descarte ~a ~=al"),
    say("&mazo", "mover [n] [mazo^:de,del] [mano|vida|descartes^:a,al,>]"),
    say(
        "mover mandar poner llevar pasar",
        "mover [n] [mano|mazo|vida|energía|descartes:de,del,desde] [mano|mazo|vida|energía|descartes:a,al,en] ~=carta",
    ),
    say(
        "descartar tirar =descarte =desc =dcto =desct desechar aventar botar echar soltar",
        "descartar [n:a,de] desde_[mano|mazo|vida?:desde,de,del] ~=descarte ~=descartes ~a ~tener ~=que ~=carta",
    ),
    say("perder", "descartar [n:a,de] desde_[mano^:desde,de,del] ~=carta"),
    say(
        "descartar =desc =desct tirar desechar aventar botar echar soltar deshacer",
        "descartar [name/new:a,de] desde_[mano|mazo|vida?:desde,de,del] ~=descarte",
    ),
    say("curar recuperar ganar sanar subir sumar", "curar [n:de] ~=vida ~=mazo ~=de ~=punto ~=mi ~a"),
    say(
        "revelar =rev mostrar enseñar voltear descubrir destapar ser",
        "revelar [place:a,de] color=[rojo|azul|verde|amarillo|negro:es,de,color] ~ser ~=carta",
    ),
    say(
        "revelar =rev mostrar enseñar descubrir",
        "revelar [seat^@:de] .mano [name/new:a,de] !=mano ~=de ~=en ~tener ~=y ~=lo",
    ),
    say(
        "mirar checar chequear revisar espiar ojear fijar echar_=ojo echar_=vistazo dar_=vistazo =ver =ve =veo =vemos \
         =vio",
        "@ mirar [seat^:de,a] .[mano|vida|mazo:a] ~=carta ~=de",
    ),
    say("mirar =veo checar", "@ mirar [seat] .[mano|vida|mazo:a] ~=carta ~=de"),
    say(
        "mirar checar chequear revisar espiar ojear fijar echar_=ojo echar_=vistazo dar_=vistazo =ver =ve =veo =vemos \
         =vio",
        "mirar [mano|vida|mazo|card:a,en] ~=mi ~=carta ~=de ~estar",
    ),
    say("ganar =victoria =win", "victoria [seat^@:de,para] por [vida|mazo:por,de,x] ~=partida"),
    say("ganar =victoria =win", "victoria [seat] por [vida|mazo^:por,de,x] ~=partida"),
    say("*", "atacar [card@] > [card!:>]"),
    say("=menos", "daño [n:de] !=vida ~=a"),
    say("=menos", "descartar [n:de] !=carta|=mano"),
    say("=mas", "curar [n:de] !=vida"),
    say("=mas", "robar [n:de] !=carta"),
    say(
        "=mas",
        "poder [card:a,de] +[big:de] [combate|turno|siempre?:este,de,durante,por,hasta] ~=poder ~=este",
    ),
    say(
        "=menos",
        "poder [card:a,de] -[big:de] [combate|turno|siempre?:este,de,durante,por,hasta] ~=poder ~=este",
    ),
    say(
        "quedar",
        "poder [card:a,de] +[big:de,con] [combate|turno|siempre?:este,de,durante,por,hasta] !=mas ~=poder ~=este",
    ),
    say("*", "jugar [name@] con_[n]"),
    say("*", "pagar [name@] con_[n]"),
    say("*", "pagar con_[e1|e2|e3|e4|e5|e6|e7|e8|e9+:+]"),
    say("pagar", "pagar [name] con_[n]"),
    say("pagar", "jugar [name] con_[n]"),
    say("=daño =dmg", "paso daño"),
    say("=def =defensa", "paso defensa"),
    say("terminar acabar cerrar", "paso daño !=combo|=combeo"),
    say("=entran", "daño [n:de] ~=daño ~=vida"),
    say("usar", concat!("contra [name/new:a,con] [play|otra?] ", paid!(), "?:", pay!(), " ~=counter")),
    say("=turno =toca =sigue", "pasar ~[seat:a,de]"),
    say("bloquear responder", "pasar !=no ~=mas ~=nada ~=ya ~=con"),
    say("=nada", "pasar !=no|=sin !=hago|=hace|=hacemos|=hacer ~=mas ~=ya"),
    say("despertar voltear =awaken", "despertar ~[card:a] ~=ya ~hacer ~dar ~=vuelta ~estar"),
    say("=partida", "victoria [seat^:de,para] por [vida|mazo^:por] ~ser"),
    say("llevar", "victoria [seat^@:de] por [vida|mazo^:por,de] !=partida|=victoria|=juego"),
    say("retirar tirar_=toalla dar_=vencido", "rendirse [seat?:de,a] ~=partida ~=juego ~=por"),
    say("entregar dejar", "rendirse [seat?:de,a] !=partida|=juego"),
    say(
        "rendir abandonar conceder =concede =rendicion",
        "rendirse [seat?:de,a] ~=partida ~=juego ~=no ~=ya ~querer ~seguir ~=que",
    ),
    say("voltear girar =lider", "despertar !despertar ~=lider ~=reverso ~=por"),
    say("voltear dar_=vuelta girar", "despertar !=lider ~a ~=reverso ~=por ~despertar"),
    say(
        "despertar =awaken",
        "despertar ~=lider ~=awaken ~hacer ~dar ~=vuelta ~=tengo ~=vida ~=asi ~=que ~=cuatro ~=le ~a",
    ),
];
