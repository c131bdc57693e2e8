//! The ways to say what lies on the table as it is, and what the text of a card does.

use crate::kernel::{Saying, say};

/// What is said beside a count of cards.
macro_rules! counted {
    () => {
        " ?Fase -=primera -=segunda -=tercera -=cuarta -=ultima -=mira -=miro -=mirar -=ve -=enseña -=muestra -=fija -=como -=si -=sobre -=tener -=un -=una ~[n?^:no,pone,ponia,dice,decia,sale,salen,figura,apuntado,apuntadas] ~tener ~ir ~andar ~estar ~quedar ~ser ~=son ~=hay ~traer ~llevar ~contar ~=bien ~=mal \
         ~=realidad ~=en ~=de ~=con ~=carta ~=punto ~=zona ~=son ~=solo ~=todavia ~=aun ~=su ~=y ~=correccion ~=aclaracion \
         ~=momento ~=juez ~=correcta ~=correcto ~poner"
    };
}

/// What leads to the card whose text does it.
macro_rules! cause {
    () => {
        "según_carta_[name^@:por,con,x,gracias,efecto,habilidad,culpa,mediante,segun]"
    };
}

/// What is said beside the text of a card.
macro_rules! text {
    () => {
        " -=y ~=efecto ~=habilidad ~=texto ~=skill ~=de ~=que ~=carta"
    };
}

/// What is said beside a change of power.
macro_rules! power {
    () => {
        " ~=poder ~=este ~=fin ~=de ~acabar ~terminar ~tener ~quedar ~=puntos ~=solo ~=esta ~=que ~=efecto ~=habilidad ~[seat?^:de]"
    };
}

/// The ways, most usual words first.
pub const SAYINGS: [Saying; 84] = [
    say(
        "tener ir andar estar quedar traer contar poner =aclaracion =correccion",
        concat!("situar [seat@:a,de] vida=[n:a,en,con,de] !=vida", counted!()),
    ),
    say("&vida", concat!("situar [seat@:a,de] vida=[n:a,en,con,de,son,es] !=vida ~=vida", counted!())),
    // «baja a 7 vidas» is what is left.
    say("bajar", "daño [n:de] ?Combate|Fase !=vida -=a ~=menos ~=vida ~=para"),
    say("bajar", "daño [n:de] ?Combate|Fase !=vida !=mano ~=vida ~=para ~a"),
    // Where somebody has only a number of them, it may as well be what he lost.
    say("&vida", "daño [n] ?Fase !=vida -=de -=son -=a -=en ~=vida"),
    say("estar andar ir", "situar [seat@] vida=[n^:a,en] ?Fase -=al"),
    say(
        "tener ir andar estar quedar traer contar =mano =hay",
        concat!("situar [seat@:a,de] mano=[n@:con,de,en,son,es] !=mano -=vida -=mazo ~=mano", counted!()),
    ),
    say("&mano", concat!("situar [seat@:a,de] mano=[n:a,en,con,de,son,es] -=vida -=mazo ~=mano", counted!())),
    say(
        "tener andar estar quedar traer contar =mazo =baraja =deck =hay",
        concat!(
            "situar [seat@:a,de] mazo=[n@:con,de,en,son,es] !=mazo|=deck|=baraja -=mano ~=mazo",
            counted!()
        ),
    ),
    say(
        "tener quedar estar contar =hay",
        concat!(
            "situar [seat@:a,de] descartes=[n@:con,de,en,son,es] !=descarte|=descartes|=drop|=cementerio|=basura -=mano -=mazo \
             ~=descarte ~=descartes ~=pila",
            counted!()
        ),
    ),
    say(
        "=descarte =descartes =drop =cementerio",
        concat!("situar [seat@:a,de] descartes=[n@:con,de,en,son,es] !tener|ser|=son|=es ~=pila", counted!()),
    ),
    say(
        "tener andar ir estar contar =hay",
        concat!(
            "situar [seat@:a,de] energía=[n:a,con,de,en,son,es] !=energia|=mana -=activa -=activas -=agotada -=agotadas -=giradas ~=total ~=energia \
             ~=mana",
            counted!()
        ),
    ),
    say(
        "=energia =mana",
        "situar [seat@:de] energía=[n:son,es] ?Fase -=con -=x -=por -=paga -=gira -=pago -=giro ~=total ~=en ~ser ~tener ~=son",
    ),
    say("estar", "situar [place@] posición=[agotado:] ?Fase ~=en ~=realidad ~=ya ~=todavia ~=aun ~=de ~=que"),
    say(
        "bajar perder restar quitar reducir disminuir &turno &combate",
        concat!(
            "poder [card@:a,de] -[big:de,en] [combate|turno|siempre?:este,de,durante,por,hasta,x,en] -=mas ~=menos ",
            cause!(),
            power!()
        ),
    ),
    say(
        "tener quedar",
        concat!(
            "poder [card@:a,de] -[big:de,en,con] [combate|turno|siempre?:este,de,durante,por,hasta,x,en] !=menos ",
            cause!(),
            power!()
        ),
    ),
    say(
        "bajar restar quitar reducir disminuir",
        concat!(
            "poder [card^:a,de] -[big:de,en] [combate|turno|siempre?:este,de,durante,por,hasta,x,en] según_carta_[name@^:por,con,efecto]",
            power!()
        ),
    ),
    say(
        "dejar",
        concat!(
            "poder [card^:a,de] -[big:de,en,con] [combate|turno|siempre?:este,de,durante,por,hasta,x,en] !=menos \
             según_carta_[name@^:por,con,efecto]",
            power!()
        ),
    ),
    say(
        "dejar",
        concat!(
            "poder [card^:a,de] +[big:de,en,con] [combate|turno|siempre?:este,de,durante,por,hasta,x,en] !=mas \
             según_carta_[name@^:por,con,efecto]",
            power!()
        ),
    ),
    say(
        "*",
        "poder [card@] [signed] [combate|turno|siempre?:este,de,durante,por,hasta,en] según_carta_[name^:por,x,con] ?Fase|Combate \
         ~=poder ~=este",
    ),
    say(
        "descartar tirar desechar soltar botar aventar =desc",
        concat!(
            "descartar [n:a,de] desde_[mano|mazo|vida?:desde,de,del] ",
            cause!(),
            " ~tener ~descartar ~=descarte ~a",
            text!()
        ),
    ),
    say(
        "descartar tirar desechar soltar botar",
        concat!(
            "[seat^:a,que] descartar [n:a,de] desde_[mano|mazo|vida?:desde,de,del] según_carta_[name@^:por,efecto] !obligar|hacer|forzar|=manda ~a",
            text!()
        ),
    ),
    say("curar recuperar ganar sanar sumar", concat!("curar [n:de] ", cause!(), " ~=vida ~=mazo", text!())),
    say(
        "noquear matar eliminar destruir tumbar caer morir =ko",
        concat!("noquear [card@:a] ", cause!(), " ~quedar ~=ko ~=noqueado ~ir ~a ?Fase", text!()),
    ),
    // In a combat it is the combat that knocks out, unless its text is spoken of.
    say(
        "noquear matar eliminar destruir tumbar caer morir =ko",
        concat!(
            "noquear [card@:a] ",
            cause!(),
            " !=efecto|=habilidad|=texto ~quedar ~=ko ~=noqueado ~ir ~a ?Combate",
            text!()
        ),
    ),
    // What kills another card outside a combat may attack it, unless its text is spoken of.
    say(
        "noquear matar eliminar destruir tumbar",
        concat!(
            "noquear [card^:a] según_carta_[name@^:por,efecto] !=efecto|=habilidad|=texto ?Fase",
            text!()
        ),
    ),
    say("noquear matar eliminar destruir tumbar", "noquear [card^:a] ~[card@] ?Combate"),
    say(
        "mandar llevar pasar mover devolver regresar volver enviar subir ir &mano &mazo &vida &energia",
        concat!(
            "mover [card@:a] [mano|mazo|vida|energía|descartes^:a,al,en] ",
            cause!(),
            " -=cuesta -=pagando ~=zona ~=su ~[seat?^:de]",
            text!()
        ),
    ),
    say(
        "mandar llevar pasar mover devolver regresar volver enviar subir",
        concat!(
            "mover [card^:a] [mano|mazo|vida|energía|descartes^:a,al,en] según_carta_[name@^:por,efecto] ~=zona ~=su ~[seat?^:de]",
            text!()
        ),
    ),
    say(
        "mandar llevar pasar mover ir &energia =energia",
        "mover [place@:a] [energía^:a,en] ~=zona ~=su ~[seat?^:de] ~=de ~a",
    ),
    say(
        "preparar enderezar destapar desgirar levantar activar poner dejar quedar =activo",
        concat!(
            "preparar [card@:a] ",
            cause!(),
            " !=activo|preparar|enderezar|destapar|desgirar|levantar ~=activo ~poner ~quedar",
            text!()
        ),
    ),
    say(
        "preparar enderezar destapar desgirar levantar",
        concat!("preparar [card^:a] según_carta_[name@^:por,efecto]", text!()),
    ),
    say(
        "tomar coger agarrar llevar recuperar recoger subir regresar volver &descartes",
        "mover [n] [descartes^:de,del] [mano^:a,al,en,para,>] ~=carta ~=mano ~=descarte ~a",
    ),
    say("recuperar recoger regresar", "mover [n] [descartes^:de,del] mano ~=carta ~=descarte"),
    say(
        "devolver regresar meter volver",
        "mover [n] [mano^:de,desde] [mazo^:a,al,en] ?Fase|Combate ~=carta ~=su ~=vuelta",
    ),
    say(
        "mirar checar revisar ojear =ver =ve =veo =vemos =vio",
        "mirar mazo !=arriba|=tope|=encima|=primera ~=carta ~=mazo ~=de ~=del",
    ),
    say(
        "mostrar enseñar revelar",
        "@ revelar mano [name~:a] ?Fase ~=mano ~=de ~=su ~=carta ~=que ~tener ~=en",
    ),
    say("mostrar enseñar", "[seat^:a] mirar [seat@] .[mano] ~=su ~=carta ~=le"),
    say(
        "meter poner pasar volver devolver regresar hacer rehacer =descartes =drop =cementerio",
        "[seat?^:de] rebarajar ?Fase|Combate -=una -=un -=cartas -=carta !=descarte|=descartes|=drop|=cementerio|=pila|rehacer \
         !=mazo|=deck|=baraja ~=de ~=descarte ~=descartes ~=drop ~=cementerio ~=pila ~=mazo ~=deck ~=baraja ~=nuevo ~=con ~a ~ser \
         ~=como ~barajar ~=todos ~=otra ~=vez",
    ),
    say(
        "rebarajar barajar revolver",
        "rebarajar ?Fase|Combate -=una !tener|quedar !=no|=sin !=descarte|=descartes|=drop|=cementerio|=pila -=puede -=quiere ~=ya \
         ~=no ~=descarte ~=descartes ~=drop ~=cementerio ~=pila ~=mazo ~=deck ~=baraja ~=carta ~=de ~=como ~=media ~=es ~=y ~poner ~volver ~=la \
         ~=mas ~=las ~=del ~=en ~=el ~=que",
    ),
    say(
        "=arriba =encima =tope =primera",
        "cargar [agotada?] desde_[mazo^:de,del] !=energia|=mana ~=zona ~a ~=carta ~ir ~poner ~mandar ~meter ~pasar ~=como ~=de ~=del",
    ),
    say("=energia =mana", "cargar [agotada?] desde_[mazo|vida|descartes^:desde,de,del] ~=carta ~=nuevo ~=de"),
    say(
        "cargar =carga poner",
        "cargar [rojo|azul|verde|amarillo|negro:de,color] [agotada?] desde_[mazo|vida|descartes|mano^:desde,del,de] ~=energia ~=mana ~=carta \
         ~=como ~=su ~=de",
    ),
    say("terminar acabar cerrar", "fase principal ?Fase_de_carga !=carga ~=fase ~=de ~=su"),
    say(
        "robar tomar coger sacar agarrar reponer completar",
        "robar [n] ?Preparación !=que|reponer|completar|volver ~[n?^:a,hasta,por,para,tener] ~volver ~tener ~empezar ~completar ~=para ~=mazo ~=otra ~=otro ~=nuevo ~=de ~=del ~=por ~=que \
         ~=haber ~regresar ~cambiar ~devolver ~robar",
    ),
    say("=quite", "bloquear [place@:con] ~entrar ~salir ~ir"),
    say(
        "=auto saltar disparar",
        "auto [card:de] objetivo_[card!^:a,contra] ?Combate|Fase_principal ~=habilidad ~apuntar ~=efecto",
    ),
    say(
        "&main &battle",
        concat!(
            "activar [card@:de] [main|battle] ",
            paid!(),
            "?:",
            pay!(),
            " objetivo_[card!^:a,contra,en] ~=habilidad ~usar ~activar"
        ),
    ),
    say("atacar pegar ir_=contra", "atacar [card@:con] > [seat^:a,contra] .líder"),
    say(
        "=por =x =energia",
        "activar [name~@] [main|battle?] con_[n:con,x,por,de] ?Combate ~=energia ~=mana ~[seat?^:de]",
    ),
    say("gastar pagar", "activar [name^:en,por,a] con_[n:con] ?Combate ~=energia"),
    say("soltar", concat!("activar [name~:a] ", paid!(), "^:", pay!(), " ?Combate ~=energia ~pagar")),
    say(
        "elegir escoger",
        "[seat:de,pierde,recibe] daño [n:de] elige_[seat@:por] ?Combate ~=vida ~=carta ~=punto ~perder ~recibir ~=que ~=y ~=cual ~=daño ~=de",
    ),
    say(
        "noquear matar tumbar caer morir =ko",
        "noquear [card@:a] ~[card^:con,por,de] ?Combate ~=ko ~=descartes ~=noqueado ~=ataque ~ir ~a ~estar",
    ),
    say(
        "=ataque =atacante",
        "resultado [n^:ataque,atacante] a [n^:defensa,defensor] gana_[ataque|defensa|empate?^:gana] ~sumar ~tener ~=y ~=con ~=resultado \
         ~=de ~=defensa ~=ataque",
    ),
    say(
        "tener sumar llegar",
        "resultado [n] a [n^:a,contra,y,vs] gana_[ataque|defensa|empate^:gana,lleva] ~[card@:con] ~[card?^:de] ?Combate ~=ser ~=que ~=asi",
    ),
    say("estar quedar", "resuelta [name~:de] !=ya|=resuelta|=resuelto ?Combate|Fase"),
    say("=listo =lista =ok =hecho", "resuelta [name~:de,a] ?Combate|Fase"),
    say(
        "devolver regresar",
        concat!("mover [card^:a] mano según_carta_[name@^:por,efecto] -=mazo ~=mano", text!()),
    ),
    say("perder", "noquear [card@:a] !=noqueado|=ko|morir|noquear ~=combate ~=pelea ~=y ~quedar ~ir"),
    say("hacer terminar acabar", "resuelta [name~@:de] !=efecto !=ya|terminar|acabar ~=su ?Combate|Fase"),
    say(
        "devolver regresar cambiar",
        "[seat?^:de] devolver [n:de] ?Preparación|Fase_de_carga !quedar|conservar ~[n?^:con,quedo,queda] ~=y ~=otra ~=carta ~=mano ~=de ~=demas",
    ),
    say("aplicar", "resuelta [name~@:de] !=ya ~=efecto ?Combate|Fase"),
    say(
        "=daño comer recibir perder tomar coger agarrar llevar robar",
        "daño [n:de,son] ~[card@] !=double|=doble ?Combate ~=double ~=strike ~=doble ~=golpe ~tener ~ser ~=son ~=como ~=porque ~=con ~=por ~=de \
         ~=daño ~=vida ~=punto ~=mano ~=para ~a",
    ),
    say(
        "cargar",
        "cargar [rojo|azul|verde|amarillo|negro:de,color] ~[n^:tengo,llevo,tiene,son] ~tener ~=y ~=ya ~=energia ~=color ~=de",
    ),
    say("recoger", "mover [place:a] mano ?Combate|Fase ~=mano ~=su ~=de"),
    say("=defiendes =defiendete", "paso defensa ?Combate ~=ya ~acabar ~terminar ~atacar ~=de ~[seat?]"),
    say(
        "moler =mill mandar tirar",
        concat!(
            "mover [n] mazo descartes ",
            cause!(),
            " !=mazo|moler|=mill ~=mazo ~=descarte ~=descartes ~a",
            text!()
        ),
    ),
    say(
        "mirar =ver =ve =veo checar revisar",
        concat!("@ mirar [seat:de,a] .[mano|vida|mazo] ", cause!(), text!()),
    ),
    say(
        "robar",
        concat!(
            "[seat^:a,que] robar [n] según_carta_[name@^:por,efecto] !dejar|permitir|hacer|dar ~dejar ~permitir ~=que ~=mazo",
            text!()
        ),
    ),
    say("deshacer quitar soltar", "devolver [n:de] ?Preparación|Fase_de_carga ~=mano ~=de ~=carta"),
    say(
        "meter echar sacar bajar jugar",
        concat!("combo [name~:a] ", paid!(), "?:", pay!(), " ?Combate ~pagar"),
    ),
    say(
        "tirar lanzar sacar",
        concat!("contra [name~:a] ", paid!(), "^:", pay!(), " ?Combate ~energia ~pagar"),
    ),
    say("meter", "bloquear [place:a] ?Combate"),
    say(
        "girar tapar tapear agotar descansar pagar",
        "pagar [name?^:por,para,pagar,a,de] con_[e1|e2|e3|e4|e5|e6|e7|e8|e9+:con,y,+,x,girando,tapando,giro,gira,energia,energias] \
         ~pagar ~girar ~tapar ~=energia ~=su ~=mi ~=la ~=las",
    ),
    say(
        "=pagado =pagada =pagamos =pago =pague =pagan =paga",
        "pagar [name^@:a,lo,de] con_[e1|e2|e3|e4|e5|e6|e7|e8|e9+^:con,y,+,x] ~=energia ~=energias ~quedar ~ser ~estar ~=ya",
    ),
    say(
        "evolucionar =evolve =evo",
        concat!(
            "evolucionar [name/new^:a,en] > [card^:a,al,de] ",
            paid!(),
            "?:",
            pay!(),
            " ~=evolve ~pagar ~girar ~=de ~=evolucion ~=energia"
        ),
    ),
    say("meter", "combo [place:a] desde combate ?Combate"),
    say(
        "sacrificar",
        concat!(
            "combo [place:a] desde_[combate^:desde,de,en] ",
            paid!(),
            "?:",
            pay!(),
            " ?Combate ~[card?^:para,ayudar,salvar,apoyar] ~=combo ~ayudar ~salvar"
        ),
    ),
    say(
        "sacrificar",
        concat!(
            "combo [place:a] ",
            paid!(),
            "?:",
            pay!(),
            " ?Combate !=combo ~[card?^:para,ayudar,salvar,apoyar] ~=combo ~ayudar ~salvar ~=de"
        ),
    ),
    say("quedar", "noquear [card^:sin] ?Combate"),
    // «Le tira una Barrera» answers what was declared.
    say(
        "tirar lanzar soltar echar",
        concat!(
            "contra [name~:a] [play?] ",
            paid!(),
            "?:",
            pay!(),
            " ?Fase !=le|=te ~gastar ~pagar ~girar ~agotar ~=y"
        ),
    ),
    say(
        "sacrificar",
        "cargar [name/new:a] [rojo|azul|verde|amarillo|negro?:de,color] !=energia ?Fase_de_carga ~tener ~[n?^:para,tener] ~=para ~=como",
    ),
    say(
        "=awaken despertar",
        "despertar !tener ~[card@:a,de] ~[big:tiene] ~hacer ~tener ~=el ~=de ~=ya ~=poder",
    ),
];
