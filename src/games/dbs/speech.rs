//! How Dragon Ball Super is spoken of at the table.

use crate::kernel::{SILENT, Saying, Speech, Versus, say};

/// The game as it is spoken of.
pub const SPEECH: Speech = Speech {
    sayings: &SAYINGS,
    words: &WORDS,
    places: &PLACES,
    fillers: FILLERS,
    versus: Some(VERSUS),
    next: &[("Fase de carga", "fase principal"), ("Combate", "paso"), ("", "pasar")],
    traps: &[("pasar", "Preparación")],
    ..SILENT
};

/// The usual match of two.
const VERSUS: Versus =
    Versus { lines: "modo completo; jugador {1}; jugador {2}", first: "inicial {name}", last: "empezar" };

/// Words that say nothing here.
const FILLERS: &str = "luchador luchadores energia_numero turno_de habilidad entonces adios extra \
    a_ver orale venga andale mira miren oigan ahorita ahi alli enseguida nomas directo compa juez \
    acabo_de acaba_de acabamos_de acaban_de me_toca te_toca le_toca nos_toca tengo_que tiene_que hay_que por_ultimo \
    ahora_mismo \
    de_nuevo listo arbitro señor";

/// Other words for fixed words.
const WORDS: [(&str, &str); 23] = [
    ("rojo", "red"),
    ("azul", "blue"),
    ("verde", "green"),
    ("amarillo", "yellow"),
    ("negro", "black"),
    ("principal", "main"),
    ("final", "end"),
    ("carga", "charge"),
    ("main", "principal"),
    ("battle", "batalla combate"),
    ("combate", "mesa zona_de_combate campo battle tablero"),
    ("combo", "zona_de_combo"),
    ("descartes", "descarte drop pila_de_descartes pila cementerio basura zona_de_descartes"),
    ("mazo", "baraja deck"),
    ("vida", "vidas zona_de_vida"),
    ("ataque", "atacante"),
    ("defensa", "defensor defensora"),
    ("agotado", "en_descanso cansado girado tapado"),
    ("energía", "energias zona_de_energia"),
    ("siempre", "para_siempre"),
    ("play", "jugada"),
    ("empate", "empatado empatados tablas"),
    ("agotada", "en_descanso cansada girada tapada agotado"),
];

/// Other words for places.
const PLACES: [(&str, &str); 1] = [("líder", "lider")];

const SAYINGS: [Saying; 80] = [
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
    say(
        "preparar enderezar poner_=activo =activo",
        "preparar ~=todo ~=toda ~=activo ~poner ~empezar ~=turno ~=lider ~=energia ~=luchador ~en ~=carta ~=primero",
    ),
    say(
        "preparar enderezar levantar parar destapar reactivar poner_=activo",
        "preparar [card+:a,y] ~=activo ~=otra ~=vez",
    ),
    say(
        "robar tomar sacar agarrar jalar coger levantar recoger pescar",
        "robar [n] ~=mazo ~de ~=turno ~robar ~tocar",
    ),
    say("llevar quedar", "robar [n] !=mazo ~de"),
    say("robar", "robar 1 ~=carta ~=mazo ~del ~=turno"),
    say(
        "cargar =carga poner =energia",
        "cargar [name/new?:a,con] [rojo|azul|verde|amarillo|negro?:de,color] [agotada?] \
         desde_[mazo|vida|descartes|mano?^:desde,del] ~=energia ~=color ~=carta ~como ~de ~en ~=zona ~=este ~=turno",
    ),
    say(
        "meter echar dejar aventar usar",
        "cargar [name/new:a,con] [rojo|azul|verde|amarillo|negro?:de,color] [agotada?] \
         desde_[mazo|vida|descartes|mano?^:desde,del] !=energia \
         ~=color ~=carta ~como ~de ~en ~=zona",
    ),
    say(
        "=fase entrar &final &principal &main",
        "fase [carga|principal|final:a,de,en,la] ~=fase ~entrar ~pasar ~ir ~empezar ~terminar ~=principal ~=phase ~=y",
    ),
    say("pasar terminar acabar cerrar finalizar ceder =fin", "pasar ~=turno"),
    say(
        "jugar bajar invocar poner meter sacar soltar convocar =mesa",
        "jugar [name/new:a,con] \
         con_[place/n+?^:con,pago,paga,pagando,giro,gira,girando,tapo,tapa,tapando,usando,por,y] [agotado?] \
         desde_[mazo|descartes|vida?^:desde,del] \
         ~=mesa ~pagar ~=mesa ~=para ~=ello ~=energia ~a ~=eso",
    ),
    say(
        "pagar tapar girar =con",
        "pagar [name?^:a,por,de,para,pagar] con \
         [place/n+:con,pago,paga,pagando,giro,gira,girando,tapo,tapa,tapando,usando,y,la] ~=energia ~=coste ~=costo \
         ~=para",
    ),
    say("pagar", "pagar [name] con [place/n+^:con,y,la] ~=energia"),
    say(
        "entrar",
        "jugar [name/new:a] con_[place/n+^:con,paga,pagando,por,girando,tapando] [agotado?] ~=energia",
    ),
    say("=pago =pagando =giro =tapo", "jugar [name^@] con_[place/n+:con,y,la] ~=energia"),
    say(
        "entrar llegar =mesa",
        "entra [name/place?] ~=ya ~=mesa ~=zona ~=combate ~a ~en ~=de ~esta ~=si ~=no ~responder ~=ya ~llegar",
    ),
    say(
        "caer quedar aparecer poner aterrizar",
        "entra [name/place:a] !=mesa|=campo|=combate|=tablero|=batalla ~=zona ~=ya ~a ~en ~=de ~esta",
    ),
    say(
        "evolucionar =evolve",
        "evolucionar [name/new^:a,en] > [card:de,a] \
         con_[place/n+?^:con,pago,paga,pagando,giro,gira,girando,tapo,tapa,tapando,usando,y] ~=evolve ~pagar \
         ~=energia ~girar ~hacer",
    ),
    say(
        "evolucionar =evolve poner meter bajar jugar =encima =sobre",
        "evolucionar [name/new@:a] > [card^:sobre,encima,de,del] \
         con_[place/n+?:con,pago,paga,pagando,giro,gira,girando,tapo,tapa,tapando,usando,y] ~=encima ~pagar \
         ~=energia ~=evolve",
    ),
    say(
        "activar usar",
        "activar [card:de,a,con] [main|battle?:en,de] \
         con_[place/n+?^:con,pago,paga,pagando,giro,gira,girando,tapo,tapa,tapando,usando,y] \
         desde_[mano|mazo|descartes?^:desde] \
         objetivo_[card?^:objetivo,sobre,contra] ~=habilidad ~=efecto",
    ),
    say(
        "activar usar lanzar",
        "activar [name/new:a] [main|battle?:en,de] \
         con_[place/n+?^:con,pago,paga,pagando,giro,gira,girando,tapo,tapa,tapando,usando,y] \
         objetivo_[card?^:objetivo,sobre,contra] ~=habilidad",
    ),
    say(
        "&main &battle",
        "activar [name/new@:a,de] [main|battle:en,de] \
         con_[place/n+?:con,pago,paga,pagando,giro,gira,girando,tapo,tapa,tapando,usando,y] \
         objetivo_[card?^:objetivo,sobre,contra] ~=habilidad \
         ~jugar ~lanzar ~tirar ~meter ~sacar ~activar ~usar",
    ),
    say(
        "=auto =automatica",
        "auto [card:de,a] objetivo_[card?^:objetivo,sobre] ~saltar ~disparar ~=habilidad ~=automatica ~=auto ~usar \
         ~decir",
    ),
    say(
        "=permanente",
        "permanente [card:de,a] [signed?] ~=habilidad ~usar ~tener ~saltar ~aplicar ~obrar ~=activa ~decir ~entrar \
         ~funcionar",
    ),
    say(
        "=counter =contra responder contestar contrarrestar anular cancelar negar",
        "contra [name/new:con,a,de] [play|otra?] \
         con_[place/n+?:con,pago,paga,pagando,giro,gira,girando,tapo,tapa,tapando,usando,y] ~=counter ~usar ~jugar \
         ~meter ~sacar ~lanzar ~tirar ~echar \
         ~contrarrestar",
    ),
    say("resolver", "resuelta [card:de,a] ~=ya ~quedar ~=efecto ~terminar ~=listo ~=esta"),
    say("acabar terminar", "resuelta [name:de,a] ~=ya ~=efecto ~resolver"),
    say(
        "atacar pegar golpear tirar lanzar embestir ir_=contra ir_=por =doy =da =das =damos =dan =dio =dimos =dar \
         =dando mandar_atacar mandar_pegar => =al =a =contra",
        "atacar [card@:con,de] > [card:a,al,contra,sobre,>] ~atacar ~pegar ~ir ~=contra ~golpe ~tirar",
    ),
    say(
        "bloquear interponer atravesar defender detener frenar =blocker",
        "bloquear [card@:con,a] ~=ataque ~bloquear ~meter ~poner ~usar ~=blocker ~de",
    ),
    say("=enfrente =delante", "bloquear [card@:con,a] ~poner ~meter ~atravesar ~=ataque"),
    say(
        "=combo combear =combeo",
        "combo [name/new@:con,a,de] desde_[mano?^:desde,de] con_[place/n+?^:con,pagando] ~=combo ~hacer ~usar \
         ~sumar ~mandar ~tirar ~meter ~aventar ~agarrar ~echar ~lanzar ~sacar ~poner \
         ~combear ~=como ~=zona ~de ~a ~al ~tener ~=que ~estar",
    ),
    say(
        "=combo combear =combeo",
        "combo [name/new@:con,a,de] [name/new^:y] [name/new?^:y] desde_[mano?^:desde,de] \
         con_[place/n+?^:con,pagando] ~=combo ~hacer ~usar ~sumar ~mandar ~tirar ~meter ~aventar ~agarrar ~echar \
         ~lanzar ~sacar ~poner \
         ~combear ~=como ~=zona ~de ~a ~al ~tener ~=que ~estar",
    ),
    say(
        "=combo combear =combeo",
        "combo [place+@:con,a,de,y] desde_[combate?^:desde,de] con_[place/n+?^:con,pagando] ~=combo ~hacer ~usar \
         ~sumar ~mandar ~tirar ~meter ~aventar ~agarrar ~echar ~lanzar ~sacar ~poner \
         ~combear ~=como ~=zona ~de ~a ~al ~tener ~=que ~estar",
    ),
    say("sumar", "combo [name/new:a] desde_[mano^:desde,de] ~=combo ~decir"),
    say("=paso", "paso [defensa|daño:de,a,al] ~=paso ~pasar ~=de"),
    say("pasar ir entrar =vamos =a =al", "paso [defensa|daño^:a,al,de] ~=paso ~ir ~entrar ~pasar"),
    say("terminar acabar", "paso [defensa|daño^:a,al] !=ataque ~=paso ~ir ~pasar ~=combo"),
    say("=defensa", "paso defensa ~=paso ~terminar ~acabar !=paso|terminar|acabar"),
    say(
        "=resultado quedar ser ganar",
        "resultado [n:es,queda,de] a [n:a,contra,de] gana_[ataque|defensa|empate?:gana,favor,de,el] ~=resultado \
         ~quedar ~ganar ~favor ~=asi ~=que",
    ),
    say(
        "tener ser quedar",
        "resultado [n:es,queda,de] a [n:a,contra,de,y] gana_[ataque|defensa|empate^:gana,aguanta,favor,vence] \
         ~=ataque ~=defensa ~=resultado ~=asi ~=que",
    ),
    say("=contra =vs", "resultado [n] a [n:a] gana_[ataque|defensa|empate?:gana,favor,de,el] ~=resultado"),
    say(
        "ganar =gana imponer vencer",
        "resultado gana [ataque|defensa|empate:gana,el,de] ~=este ~=combate ~=pelea ~=batalla",
    ),
    say(
        "=daño comer recibir llevar tomar sufrir encajar tragar",
        "daño [n:de] elige_[seat?^:elige] ~=daño ~=vida ~=punto ~=mano ~a ~de ~por ~comer ~entrar ~=no ~=mas ~=carta",
    ),
    say("&vida perder quitar", "daño [n:de] !=vida ~=menos ~=vida ~=para ~a ~=mano"),
    say(
        "noquear =ko =noqueado caer perder matar morir tumbar eliminar destruir derrotar reventar",
        "noquear [card:a] ~=ko ~=descartes ~=noqueado ~=por ~knock ~out ~ir ~a ~noquear",
    ),
    say(
        "rebarajar revolver barajar reciclar mezclar",
        "rebarajar !=descarte|=drop|rebarajar ~=descarte ~=drop ~=mazo ~=sin ~=nuevo ~=como ~quedar ~volver ~tener \
         ~=ser ~a",
    ),
    say("rebarajar", "rebarajar ~=sin ~=mazo ~=descarte"),
    say(
        "=poder &turno &combate &siempre tener",
        "poder [card:a,de] [signed:de] [combate|turno|siempre?:este,de,durante,por,hasta,x] ~=poder ~=este ~=fin \
         ~de ~tener ~ganar ~acabar ~=acabe ~dar",
    ),
    say(
        "subir ganar sumar aumentar poner recibir =doy =da =das =damos =dan =dio =dimos =dar =dando",
        "poder [card:a,de] +[n:de,en] [combate|turno|siempre?:este,de,durante,por,hasta,x,en] ~=poder ~=mas ~=este \
         ~acabar ~=fin ~=de ~que ~=fuerte ~=puntos",
    ),
    say(
        "bajar perder restar quitar reducir disminuir",
        "poder [card:a,de] -[n:de,en] [combate|turno|siempre?:este,de,durante,por,hasta,x,en] ~=poder ~=menos \
         ~=este ~=puntos ~acabar ~=fin ~=de ~que",
    ),
    say(
        "mover mandar llevar pasar devolver regresar volver enviar",
        "mover [card/new:a] [mano|mazo|vida|energía|descartes|combate:a,al,en] ~=zona",
    ),
    say("poner subir meter", "mover [card/new:a] [mano|mazo|vida|energía|descartes:a,al,en] ~=zona"),
    say("ir &mano", "mover [card] [mano|mazo|vida^:a,al,en]"),
    say(
        "=arriba =encima =tope",
        "mover 1 mazo [mano|vida|descartes:a,al] !=mazo ~ir ~mandar ~poner ~pasar ~=carta",
    ),
    say("moler", "mover [n] mazo descartes ~=mazo ~del"),
    say("&mazo", "mover [n] [mazo^:de,del] [mano|vida|descartes^:a,al]"),
    say(
        "mover mandar poner llevar pasar",
        "mover [n] [mano|mazo|vida|energía|descartes:de,del,desde] [mano|mazo|vida|energía|descartes:a,al,en] ~=carta",
    ),
    say(
        "descartar tirar =descarte desechar aventar botar echar",
        "descartar [n:a] desde_[mano|mazo|vida?:desde,de,del] ~=descarte ~=descartes ~a ~tener ~=que ~=carta",
    ),
    say(
        "descartar tirar desechar aventar botar echar",
        "descartar [name/new:a] desde_[mano|mazo|vida?:desde,de,del] ~=descarte",
    ),
    say("curar recuperar ganar sanar subir sumar", "curar [n:de] ~=vida ~=mazo ~de"),
    say(
        "revelar mostrar enseñar voltear descubrir destapar ser",
        "revelar [place:a,de] color=[rojo|azul|verde|amarillo|negro:es,de,color] ~ser ~=carta",
    ),
    say(
        "mirar checar revisar =ver =ve =veo =vemos =vio",
        "@ mirar [seat^:de,a] .[mano|vida|mazo:a] ~=carta ~=de",
    ),
    say("mirar checar revisar =ver =ve =veo =vemos =vio", "mirar [mano|vida|mazo|card:a] ~=mi"),
    say("ganar =victoria", "victoria [seat^@:de,para] por [vida|mazo:por,de] ~=partida"),
    say("ganar =victoria", "victoria [seat] por [vida|mazo^:por,de] ~=partida"),
    say("=partida", "victoria [seat^:de,para] por [vida|mazo^:por] ~ser"),
    say("llevar", "victoria [seat^@:de] por [vida|mazo^:por,de] !=partida|=victoria|=juego"),
    say("retirar tirar_=toalla dar_=vencido", "rendirse [seat?:de,a] ~=partida ~=juego ~por"),
    say("entregar dejar", "rendirse [seat?:de,a] !=partida|=juego"),
    say(
        "rendir abandonar conceder =concede =rendicion",
        "rendirse [seat?:de,a] ~=partida ~=juego ~=no ~=ya ~querer ~seguir ~=que",
    ),
    say("voltear =lider", "despertar !despertar ~=lider"),
    say("voltear dar_=vuelta", "despertar !=lider ~a"),
    say(
        "despertar =awaken",
        "despertar ~=lider ~=awaken ~hacer ~dar ~=vuelta ~=tengo ~=vida ~=asi ~=que ~=cuatro ~le ~a",
    ),
];
