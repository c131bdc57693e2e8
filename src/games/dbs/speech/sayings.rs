//! The ways to say the lines of Dragon Ball Super before a combat.

use crate::kernel::{Saying, say};

/// Cards told with what pays them and without a verb.
const PAID: &str = "=con =c/ &e1 &e2 &e3 &e4 &e5 &e6 &x1 &x2 &x3 &x4 &x5";

/// What leads to the card that set a skill off, and what is said beside both.
macro_rules! set_off {
    () => {
        "por,x,al,tras,cuando,con,haber,jugar,jugado,jugue,juega,jugo,bajar,bajado,baje,baja,bajo,entrar,entrado,entra,entro,\
         sacar,sacado,saque,poner,puesto,puse,salir,ataque,ataca,ataco,atacar,atacado,entrada,jugada,culpa"
    };
}
macro_rules! beside_auto {
    () => {
        "~saltar ~disparar ~detonar ~activar ~=sola ~=solo ~=habilidad ~=automatica ~=auto ~=efecto ~=skill ~=trigger ~decir ~=que ~=de ~=al \
         ~=por ~=como ~haber ~jugar ~bajar ~entrar ~sacar ~poner ~salir ~atacar ~=ataque ~=cuando ~=mesa ~=campo ~=juego ~a ~=en ~=la ~=culpa"
    };
}

/// The ways, most usual words first.
pub const SAYINGS: [Saying; 110] = [
    say("=primer", "inicial [seat:de,a,para] ~=turno"),
    say("empezar comenzar arrancar", "inicial [seat@:a] ?Fase_de_carga -=turno -=su"),
    say(
        "=inicial empezar comenzar arrancar salir ir ganar =primero =primera =1o =1ro =1a =1ra",
        "inicial [seat@:a,de] ?Preparación ~=primero ~=primera ~=1o ~=1ro ~=1a ~=1ra ~=turno ~jugar ~tocar ~empezar ~=asi ~=que ~=volado ~=moneda \
         ~=dado ~=sorteo ~ir ~=arranca ~=de ~tirar ~echar ~lanzar ~sacar ~=numero ~=alto ~=mayor ~quedar ~decidir ~salir ~=que ~=y",
    ),
    say(
        "empezar comenzar iniciar arrancar =start",
        "empezar -=ella -=rival -=otro -=otra ~=partida ~=juego ~=ya ~estar ~=listo ~=todo ~=que",
    ),
    say("=a", "empezar ?Preparación !jugar ~=ya"),
    say("preparar enderezar =untap poner_=activo =activo", "preparar ~=activo ~poner ~empezar ~=turno ~=en"),
    say(
        "preparar =prep =untap enderezar levantar parar destapar destapear desgirar desagotar reactivar poner_=activo dejar_=activo \
         poner_=derecho poner_=pie =pie =activo =derecho",
        "preparar !=todo|=all|=energia|=luchador|=carta -=una -=un -=solo ~=all ~=derecho ~=pie ~=todo ~=toda ~=activo ~poner ~empezar ~=turno ~=lider ~=energia \
         ~=luchador ~=en ~=carta ~=primero ~=lo ~=que ~tener ~estar ~girar ~tapar ~=agotado ~=cansado ~=y",
    ),
    say(
        "preparar =prep =untap enderezar levantar parar destapar destapear desgirar desagotar reactivar activar poner_=activo \
         dejar_=activo poner_=derecho dejar_=derecho =activo =derecho",
        "@ preparar [card/e1|e2|e3|e4|e5|e6|e7|e8|e9+:a,y,+] -=voy -=va -=vamos -=habilidad -=efecto -=skill -=energias -=x -=por ~=activo ~=otra ~=vez ~=energia ~=derecho",
    ),
    // «Sus energías, a Raditz y al líder» are more than the two that are named.
    say(
        "preparar =prep =untap enderezar levantar parar destapar destapear desgirar desagotar reactivar activar poner_=activo \
         dejar_=activo poner_=derecho dejar_=derecho =activo =derecho",
        "@ preparar [e1|e2|e3|e4|e5|e6|e7|e8|e9+:a,y,+] -=x -=por ~=activo ~=otra ~=vez ~=energia ~=derecho",
    ),
    say(
        "robar tomar sacar agarrar jalar coger levantar recoger pescar chupar pillar trincar",
        "robar [n] según_carta_[name?^@:por,con,x,gracias,efecto,habilidad,skill,automatica] -=esa -=esas -=ella ~=efecto ~=habilidad ~=skill ~=automatica ~=mazo ~=de ~=turno ~robar ~tocar ~=mano ~=inicio",
    ),
    say(
        "robar tomar sacar agarrar jalar coger levantar",
        "robar 1 según_carta_[name^:por,con,gracias,efecto,habilidad,skill] -=vida -=esa ~=por ~=efecto ~=habilidad ~=skill ~=de ~=carta",
    ),
    say("=mas", "robar [n:de] !=carta ~[name^:por,x]"),
    say("&carta", "robar [n@] ?Fase_de_carga ~=de ~=mas ~=mazo ~=turno"),
    say(
        "&carta &cartita",
        "[seat^:para,a] robar [n@] ?Fase_de_carga|Preparación ~=de ~=mas ~=mazo ~=turno ~=del",
    ),
    say("=cartita", "[seat?^:para,a] robar 1 ?Fase_de_carga ~robar ~tomar ~sacar ~=mazo ~=del"),
    say("llevar quedar", "robar [n] -=en -=queda -=quedan -=quedaban !=mazo ~=de ~=mano ~a"),
    say("llevar", "robar [n] ?Fase !=carta ~=mano ~a"),
    say("tomar agarrar jalar coger", "robar 1 -=esa -=esas !=carta"),
    say("robar", "robar 1 -=esa -=esas -=ella ~=carta ~=mazo ~=del ~=turno ~=inicio ~=de ~seguir ~tocar"),
    say(
        "tomar sacar agarrar jalar coger levantar recoger pescar llevar",
        "robar 1 !=carta !=mazo|=turno|=inicio|tocar|=su|=mi ~=para ~empezar ~=mazo ~=turno ~=inicio ~=de ~=del ~seguir ~tocar",
    ),
    say(
        "cargar =carga poner",
        "cargar [name/new?:a,con] [rojo|azul|verde|amarillo|negro?:de,color] [agotada?] \
         desde_[mazo|vida|descartes|mano?^:desde,del] ~=energia ~=mana ~=color ~=carta ~=como ~=de ~=en ~=zona ~=este ~=turno \
         ~=otro ~=1 ~=pero ~entrar ~bajar",
    ),
    say(
        "=energia =mana",
        "[seat?^:para,de] cargar -=x -=por [name/new@:a,con] [rojo|azul|verde|amarillo|negro?:de,color] [agotada?] \
         desde_[mazo|vida|descartes|mano?^:desde,del] ~=color ~=carta ~=como ~=de ~=en ~=zona ~=a ~=la ~ir ~pasar ~=este ~=turno ~=1 ~=nuevo",
    ),
    say(
        "=energia =mana",
        "cargar [rojo|azul|verde|amarillo|negro:de,color] [agotada?] ~=color ~=carta ~=de ~=1",
    ),
    say(
        "meter echar dejar aventar usar mandar mover llevar pasar bajar tirar",
        "cargar -=con [name/new:a] [rojo|azul|verde|amarillo|negro?:de,color] [agotada?] \
         desde_[mazo|vida|descartes|mano?^:desde,del] !=energia|=mana \
         ~=color ~=carta ~=como ~=de ~=en ~=zona ~=otro ~a",
    ),
    say(
        "meter echar dejar bajar",
        "cargar [rojo|azul|verde|amarillo|negro:de,color] [agotada?] !=energia|=mana ~[n?^:tengo,llevo,son] ~=que ~=ya ~=y ~=color ~=carta ~=como ~=de ~=en ~=zona \
         ~=otro ~=1",
    ),
    say(
        "poner meter echar dejar usar mandar llevar pasar bajar tirar",
        "cargar -=con [name/new:a] [rojo|azul|verde|amarillo|negro?:de,color] [agotada?] ~[mano^:de,desde] !=energia|=mana \
         ~=color ~=carta ~=como ~=de ~=en ~=zona ~=otro ~a",
    ),
    say("=mas", "cargar [name/new] !=energia ~=1 ~=una ~=a ~=la"),
    say("=mas", "cargar [rojo|azul|verde|amarillo|negro:de] !=energia ~=1 ~=una ~=a ~=la"),
    say("=fase entrar =>", "fase [carga:a,de,en,la,>] ~=fase ~entrar ~pasar ~ir ~empezar ~=phase"),
    say(
        "=fase entrar avanzar meter pasar =f &principal &main &ppal =>",
        "fase [principal:a,de,en,la,>] ~=fase ~entrar ~avanzar ~meter ~pasar ~ir ~empezar ~arrancar ~comenzar ~=phase ~=y ~=carga ~cargar \
         ~terminar ~acabar ~estar",
    ),
    say(
        "=fase entrar avanzar meter pasar =f &final =phase =>",
        "fase [final:a,de,en,la,>] ~=fase ~entrar ~avanzar ~meter ~pasar ~ir ~empezar ~terminar ~acabar ~=principal \
         ~=phase ~=y ~=turno",
    ),
    say(
        "=llego =llegue =dejo",
        "pasar !=hasta !=aqui ~[seat?^:a,toca,tocas,va,vas,sigue,sigues,para,turno] ~=turno ~=lo ~=tu ~=te ~=es",
    ),
    say(
        "pasar terminar acabar cerrar finalizar ceder =fin",
        "pasar ~[seat?^:a,toca,tocas,va,vas,sigue,sigues,para,turno] ~=turno",
    ),
    say("dejar entregar soltar", "pasar !=turno ~[seat?:a] ~=ahi"),
    say("=fin =pass =end", "pasar !=turn|=turno ~[seat?:a,de]"),
    // Nobody answers what was declared: it comes in, and no turn ends.
    say(
        "responder contestar contrarrestar",
        "entra [name/place?] ?Fase_principal !=no|=nadie ~=no ~=nadie ~=mas ~=nada ~=ya ~=con ~querer ~=a ~=eso",
    ),
    say("=toca =sigues =vas", "pasar !=te|=tu ~=turno"),
    say(
        "jugar bajar invocar poner meter sacar soltar convocar desplegar plantar echar tirar aventar =mesa =play",
        concat!(
            "jugar ?Fase|Preparación -=extra [name/new:a,con] ",
            paid!(),
            "?:",
            pay!(),
            " ~=cualquiera [agotado?] desde_[mazo|descartes|vida?^:desde,del] ~=mesa ~pagar ~=para ~=ello ~a ~=eso ~=otro ~gastar ~=combate \
             ~=campo ~=juego ~=todo ~entrar ~cargar ~=nada"
        ),
    ),
    say(
        "jugar bajar invocar poner sacar convocar desplegar",
        concat!(
            "jugar ?Fase|Preparación -=extra [name/new:a,con] ",
            paid!(),
            "^:",
            pay!(),
            " !=mano ~salir ~=desde ~=de ~=la ~=lo ~=mesa ~a ~pagar ~girar"
        ),
    ),
    say(
        PAID,
        "jugar ?Fase|Preparación [name^@] con_[e1|e2|e3|e4|e5|e6|e7|e8|e9/n+:con,c/,x,y,+,energia] [agotado?] ~=otro ~=mesa ~a",
    ),
    // In the main phase a card that nobody heard of is played.
    say(
        PAID,
        "jugar [name/new^@] con_[e1|e2|e3|e4|e5|e6|e7|e8|e9/n+:con,c/,x,y,+,energia] ?Fase_principal [agotado?] ~=otro \
         ~=mesa ~a",
    ),
    say("=energia =x", "jugar ?Fase|Preparación [name/new^@] con_[n:con,x,por] ~=otro"),
    say(
        "=mesa =combate =campo =tablero",
        concat!(
            "jugar ?Fase|Preparación [name/new@:a,en] ",
            paid!(),
            "^:",
            pay!(),
            " ~=zona ~=de ~costar ~=a ~=la ~ir ~=cualquiera"
        ),
    ),
    say(
        "=por =pagado =pagada =girando",
        concat!("jugar ?Fase|Preparación [name/new^@] ", paid!(), "^:", pay!(), " ~=otro"),
    ),
    say(
        "gastar pagar =giro =gira =giramos =tapo =tapa =tapamos",
        concat!(
            "jugar ?Fase|Preparación [name/new:a] ",
            paid!(),
            "^@:",
            pay!(),
            " !jugar|bajar|invocar|poner|meter|sacar ~=y ~=en ~=para"
        ),
    ),
    say(
        "pagar tapar girar gastar descansar agotar usar",
        concat!(
            "pagar -=agotada -=girada -=tapada [name?^:a,por,de,para,en,pagar] ",
            paid!(),
            ":",
            pay!(),
            " ~=coste \
                 ~=costo ~=para ~=energia ~=mi ~=pagar ~=pa"
        ),
    ),
    say("=con", "pagar -=contra con_[e1|e2|e3|e4|e5|e6|e7|e8|e9+:con,y,+,energia] ~=energia"),
    say("pagar", "pagar [name] con_[e1|e2|e3|e4|e5|e6|e7|e8|e9/n+^:con,y,+,la] ~=energia"),
    say(
        "=por =para",
        "pagar -=carta -=cartas [name^:por,para] con_[e1|e2|e3|e4|e5|e6|e7|e8|e9/n+^@:con] ~=energia",
    ),
    say(
        "entrar salir",
        concat!(
            "jugar ?Fase|Preparación [name/new@:a] ",
            paid!(),
            "^:",
            pay!(),
            " [agotado?] ~=mano ~=desde ~=de ~=mesa ~=a ~=lo ~=zona"
        ),
    ),
    say(
        "=pago =pagando =giro =girando =tapo =tapando =gasto",
        concat!("jugar ?Fase|Preparación [name^@] ", paid!(), ":", pay!(), " ~=mesa ~=otro"),
    ),
    say(
        "entrar llegar =mesa",
        "entra [name/place?] -=hasta ~=ya ~=mesa ~=zona ~=combate ~a ~=en ~=de ~esta ~=si ~=ya ~llegar",
    ),
    say(
        "entrar llegar =mesa",
        "entra [name/place?] !responder|contestar|contrarrestar !=no|=nadie ~=ya ~=mesa ~=zona ~=combate ~a ~=en ~=de ~esta ~=ya ~llegar",
    ),
    say("estar", "entra [name] !=juego|=mesa|=campo|=combate ~=ya ~=en ~=de ~[seat?^:de]"),
    say("=in =dentro", "entra [name/place@:] ~=ya ~estar"),
    say(
        "caer quedar aparecer poner aterrizar",
        "entra [name/place:a] ?Fase !=mesa|=campo|=combate|=tablero|=batalla ~=zona ~=ya ~a ~=en ~=de ~esta",
    ),
    say(
        "evolucionar =evolve =evo",
        concat!(
            "evolucionar [name/new^:a,en] > [card:de,a] ",
            paid!(),
            "?:",
            pay!(),
            " ~=evolve ~pagar ~girar ~hacer ~=pago ~=de ~=evolucion"
        ),
    ),
    say(
        "evolucionar =evolve =evo",
        concat!(
            "evolucionar [name/new^:con,usando] > [card^:a,al] ",
            paid!(),
            "?:pagando,pago,pagado,girando,y,x,+,por ~=evolve ~pagar ~girar ~=energia"
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
    say("=>", concat!("evolucionar [name~:>] > [card^@:de,a] ", paid!(), "?:", pay!(), " ~=evolve")),
    say(
        "evolucionar =evolve =evo poner meter bajar jugar =encima =sobre",
        concat!(
            "evolucionar [name/new@:a] > [card^:sobre,encima,de,del] ",
            paid!(),
            "?:",
            pay!(),
            " ~=encima ~pagar ~girar ~=evolve ~=evolucion ~ser ~=es ~=pago ~=de ~=una ~evolucionar"
        ),
    ),
    say(
        "poner meter bajar echar jugar plantar",
        concat!(
            "evolucionar [name/new:a,encima,con] > [card^:a,al] ",
            paid!(),
            "?:",
            pay!(),
            " !=encima ~=evolve ~=evolucion ~=de ~=con ~pagar ~girar ~tapear"
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
        "activar usar utilizar =act",
        concat!(
            "activar -=counter [card:de,a,con] [main|battle?:en,de] ",
            paid!(),
            "?:",
            pay!(),
            " desde_[mano|mazo|descartes?^:desde] objetivo_[card?^:objetivo,sobre,contra] ~=habilidad ~=efecto ~=pagar"
        ),
    ),
    say(
        "activar usar utilizar lanzar =act",
        concat!(
            "activar -=counter [name/new:a] [main|battle?:en,de] ",
            paid!(),
            "?:",
            pay!(),
            " objetivo_[card?^:objetivo,sobre] ~=habilidad ~=que ~=es ~=activate ~girar ~pagar ~=y ~=de ~=mano ~=la"
        ),
    ),
    say("=habilidad =efecto =skill", "auto [card^:de,del] ~=habilidad ~=efecto"),
    say(
        "=habilidad =efecto =skill",
        concat!(
            "activar [card^:de,del] [main|battle?:en,de] ",
            paid!(),
            "?:",
            pay!(),
            " objetivo_[card?^:objetivo,sobre,contra] ~=habilidad ~=efecto ~activar ~usar"
        ),
    ),
    // An extra card is no fighter: it is used, whatever verb it is said with.
    say(
        "jugar bajar tirar lanzar sacar meter echar usar utilizar activar soltar poner",
        concat!(
            "activar [name/new:a] [main|battle?:en,de] ",
            paid!(),
            "?:",
            pay!(),
            " !=extra ~=carta ~=extra ~=de ~=la ~=mi ~=su ~=mano ~=desde ~=y ~pagar ~girar ~=coste ?Fase"
        ),
    ),
    say(
        "jugar bajar tirar lanzar sacar meter echar",
        concat!("activar [name~:a] [main|battle?:en,de] ", paid!(), "?:", pay!(), " ~=habilidad"),
    ),
    say(
        "=giro =gira =giramos =girando =tapo =tapa =pago =pagando =gasto",
        concat!("activar [name^@] [main|battle?:en,de] -=contra -=counter ", paid!(), ":", pay!(), " ~=y"),
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
            " objetivo_[card?^:objetivo,sobre,contra] ~=habilidad ~jugar ~lanzar ~tirar ~meter ~sacar ~activar ~usar ~gastar ~girar ~pagar ~=activate ~=que ~=es ~=como"
        ),
    ),
    say(
        "=auto =automatica =trigger =triggea =triggers =proc saltar disparar detonar activar_=sola activar_=solo",
        "auto -=resuelta -=resuelto -=resuelve -=resuelvo [card@:de,a] por_[ref?:por,x,en] objetivo_[card?^:objetivo,sobre] ~saltar ~disparar ~=habilidad ~=automatica ~=auto ~usar \
         ~decir ~resolver ~=al ~=atacar ~=atacado ~=haber ~=la ~=de ~avisar ~activar ~=que ~=por ~=ataque",
    ),
    // The other card is what set it off.
    say(
        "=auto =automatica =trigger =triggea saltar disparar detonar",
        concat!("auto [card@:de,a] por_[cause@^:", set_off!(), "] ", beside_auto!()),
    ),
    say(
        "=habilidad =efecto activar",
        concat!(
            "auto [card@:de,a] por_[cause@^:",
            set_off!(),
            "] !=auto|=automatica|=trigger|=sola|=solo|saltar|disparar|detonar ",
            beside_auto!()
        ),
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
            "[seat?^:de] contra [name/new~:con,a,de] [play|otra?] ",
            paid!(),
            "?:",
            pay!(),
            " ~=counter ~hacer ~usar ~jugar ~meter ~sacar ~lanzar ~tirar ~echar ~contrarrestar ~=como ~=ataque ~=jugada \
             ~=una ~=un ~bajar ~gastar ~pagar ~girar ~=llamar"
        ),
    ),
    say(
        "responder contestar contrarrestar anular cancelar negar",
        concat!(
            "[seat?^:de] contra [name/new@:con] [play|otra?] ",
            paid!(),
            "?:",
            pay!(),
            " ~=counter ~[card^:a] ~=ataque ~=jugada ~=de"
        ),
    ),
    say(
        PAID,
        "contra [name^@] [play|otra?] con_[e1|e2|e3|e4|e5|e6|e7|e8|e9/n+:con,c/,x,y,+,energia] ~=counter",
    ),
    say("*", "contra [name~@] [play|otra?] con_[e1|e2|e3|e4|e5|e6|e7|e8|e9/n+:con,c/,x,y,+,energia]"),
    say(
        "resolver =res",
        "resuelta [card:de,a] ~=ya ~quedar ~=automatica ~=auto ~=habilidad ~=efecto ~terminar ~=listo ~=esta ~acabar",
    ),
    say("acabar terminar", "resuelta [name:de,a] ~=ya ~=efecto ~resolver"),
    say("quedar", "resuelta [name:de,a] !=ya|=listo|=lista ~=efecto ~resolver"),
    say("=ok =vale =va", "entra [name] ~=ya"),
    say("=ok =listo =hecho", "resuelta [name^@:de,a]"),
    // Before the first turn.
    say(
        "=modo jugar usar llevar =partida =juego =mazo =baraja =deck &media &mitad &half &completo &full",
        concat!("modo [completo|media@] ?Preparación ", deck!()),
    ),
    say("=jugamos =usamos =partida", concat!("modo completo ?Preparación !=50|=cincuenta ", deck!())),
    say("=jugamos =usamos =partida", concat!("modo media ?Preparación !=25|=veinticinco ", deck!())),
    say(
        "=jugador =jugadora jugar ser llevar ir usar traer tener llamar =lider =leader",
        "jugador [person@:con] líder [name/new:con,lider,leader,líder,a,es,de] ?Preparación -=inicial ~=primer ~=segundo ~=otro ~=otra \
         ~=2o ~=1o ~=lider ~=leader ~=como ~=de ~=su ~ser ~llamar ~llevar ~traer ~tener ~usar ~ir ~=jugador",
    ),
    say("*", "jugador [person@] líder [name/new:con,lider] ?Preparación -=inicial ~=lider ~=leader"),
    say(
        "poner =mazo =deck =lista tener traer llevar contar ser",
        "mazo [n:mazo,de,con] ?Preparación -=al -=vuelta !=mazo|=deck|=lista|=baraja ~=carta ~=mazo ~=baraja ~=de ~=en ~=total \
         ~tener ~ser",
    ),
    say(
        "=mazo =deck =lista =baraja",
        "mazo [seat:de] [n:mazo,de,con] ?Preparación -=al -=vuelta ~=carta ~=mazo ~=en ~=total ~tener ~ser ~=de",
    ),
    say("traer llevar tener", "mazo [n:con] ?Preparación ~=carta"),
    say("colocar poner", "colocar líder ?Preparación !=lider|=leader ~=zona ~=su ~=de ~=en ~=a ~=ya ~=lider"),
    say(
        "=lider =leader",
        "colocar líder ?Preparación !colocar|poner|=puesto|=zona ~=ya ~=en ~=su ~=de ~estar",
    ),
    say("=mano", "robar [n:de,con] ?Preparación ~=carta ~=inicial ~=de"),
    say(
        "robar tomar sacar agarrar jalar coger levantar",
        "robar [n:de] ?Preparación !=mano ~=carta ~=inicial ~=para ~=de ~=con ~=como",
    ),
    say(
        "devolver regresar cambiar =mulligan =muligan =mull",
        "[seat?^:de] devolver [n:de] ?Preparación|Fase_de_carga ~=mano ~=mazo ~=mulligan ~=completo ~=vuelta ~hacer ~=para ~robar ~=otra ~=otro ~=de",
    ),
    // The hand is kept as it was dealt.
    say(
        "=keep conservar mantener",
        "devolver 0 ?Preparación|Fase_de_carga ~=mano ~=inicial ~=carta ~=entero ~=completo ~=toda ~=todas ~=6 ~=seis ~=las ~=mi ~=su ~=tal ~=asi",
    ),
    say(
        "quedar",
        "devolver 0 ?Preparación|Fase_de_carga !=mano|=seis|=6|=toda|=mulligan ~=inicial ~=carta ~=entero ~=completo ~=con ~=que ~tener \
         ~=sin ~=mulligan ~=asi ~=como ~=y ~=de ~=mano",
    ),
    say(
        "cambiar devolver =mulligan =muligan =mull",
        "devolver 0 ?Preparación|Fase_de_carga !=no|=sin|=ninguna|=nada ~=ningun ~=ninguna ~=nada ~=carta ~hacer ~querer ~=mano ~=de ~=a \
         ~=al ~=mazo ~=contento ~=con ~=y ~estar ~quedar",
    ),
    say(
        "cambiar devolver regresar =mulligan =muligan =mull",
        "devolver mano ?Preparación|Fase_de_carga !=toda|=todas|=entera|=completa|=todo|=seis|=6 ~=mano ~=la ~=su ~=mi ~=inicial ~=carta ~=entera ~=completa \
         ~=mazo ~=a ~=al ~hacer ~=de ~=mulligan",
    ),
    say(
        "=al =vuelta",
        "devolver [n@:de] ?Preparación|Fase_de_carga !=mazo ~=carta ~=de ~=vuelta ~=otra ~=vez ~=mano ~=su",
    ),
    say(
        "volver meter poner mandar echar pasar regresar",
        "[seat?^:de] devolver [n:de] ?Preparación|Fase_de_carga -=50 -=25 -=cincuenta -=veinticinco !=mazo|=baraja|=deck ~=carta ~=de ~=vuelta ~=otra ~=vez ~=mano \
         ~=su ~=al ~=a ~=en",
    ),
    say("barajar barajear mezclar revolver", "barajar ~=mazo ~=su ~=mi ~=todo ~=bien"),
    say(
        "=vida poner colocar acomodar apartar dejar separar",
        "vida [n:de,con] ?Preparación !=vida ~=vida ~=carta ~=como ~=de ~=en ~=zona ~=su ~=mi ~=boca ~=abajo ~=arriba ~=mazo ~=del \
         ~=desde ~=tope ~=parte ~=superior ~=encima ~quedar ~=listo ~=ya",
    ),
    say("&vida", "[seat:de] vida [n] ?Preparación ~=vida ~ser ~tener"),
    say("&vida", "vida [n@] ?Preparación ~=carta ~=de"),
    say("poner colocar", "vida [n:de,con] ~=vida ~=carta"),
];
