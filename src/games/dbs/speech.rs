//! How Dragon Ball Super is spoken of at the table.

use crate::kernel::{SILENT, Saying, Speech, Versus, say};

/// The game as it is spoken of.
pub const SPEECH: Speech = Speech {
    sayings: &SAYINGS,
    words: &WORDS,
    places: &PLACES,
    fillers: FILLERS,
    versus: Some(VERSUS),
    ..SILENT
};

/// The usual match of two.
const VERSUS: Versus =
    Versus { lines: "modo completo; jugador {1}; jugador {2}", first: "inicial {name}", last: "empezar" };

/// Words that say nothing here.
const FILLERS: &str = "luchador luchadores energia_numero turno_de habilidad entonces adios";

/// Other words for fixed words.
const WORDS: [(&str, &str); 20] = [
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
    ("combate", "mesa zona_de_combate campo battle"),
    ("combo", "zona_de_combo"),
    ("descartes", "descarte drop pila_de_descartes"),
    ("mazo", "baraja"),
    ("vida", "vidas"),
    ("ataque", "atacante"),
    ("defensa", "defensor defensora"),
    ("agotado", "en_descanso cansado"),
    ("energía", "energias zona_de_energia"),
    ("siempre", "para_siempre"),
];

/// Other words for places.
const PLACES: [(&str, &str); 1] = [("líder", "lider")];

const SAYINGS: [Saying; 54] = [
    say("empezar comenzar salir ir_=primero", "inicial [seat:a] ~=primero ~=primera ~=turno ~=jugar"),
    say("empezar comenzar iniciar", "empezar ~=partida ~=juego"),
    say("=modo jugar", "modo [completo|media] ~=baraja ~=modo"),
    say("poner =mazo tener", "mazo [n^:mazo,de] ~=carta ~=mazo"),
    say("devolver regresar cambiar", "devolver [n:de] ~=mano ~=mazo"),
    say("barajar mezclar revolver", "barajar ~=mazo"),
    say("=vida poner", "vida [n:de,con] ~=vida ~=carta"),
    say(
        "preparar enderezar poner_=activo =activo",
        "preparar ~=todo ~=toda ~=activo ~poner ~empezar ~=turno ~=lider ~=energia ~=luchador ~en ~=carta ~=primero",
    ),
    say("preparar enderezar poner_=activo", "preparar [card+:a,y] ~=activo"),
    say("robar tomar sacar", "robar [n] ~=mazo ~de"),
    say("robar", "robar 1 ~=carta ~=mazo ~del"),
    say(
        "cargar =carga poner =energia",
        "cargar [name/new?:a] [rojo|azul|verde|amarillo|negro?:de,color] [agotada?] desde_[mazo|vida|descartes|mano?^:desde,del] ~=energia ~=color ~=carta ~como ~de ~en",
    ),
    say(
        "=fase entrar &final &principal",
        "fase [carga|principal|final:a,de,en,la] ~=fase ~entrar ~pasar ~ir ~empezar ~terminar ~=principal ~=phase ~=y",
    ),
    say("pasar terminar acabar =fin", "pasar ~=turno"),
    say(
        "jugar bajar invocar poner =mesa",
        "jugar [name/new:a,con] con_[place/n+?^:con,pago,pagando,tapando,giro,girando,tapo,y] [agotado?] desde_[mazo|descartes|vida?^:desde,del] \
         ~=mesa ~pagar ~=mesa ~=para ~=ello ~=energia ~girar ~tapar ~a ~=eso",
    ),
    say(
        "pagar tapar girar =con",
        "pagar [name?^:a,por,de] con [place/n+:con,tapo,giro,tapando,y,la,pago] ~=energia ~=coste ~=para ~pagar",
    ),
    say(
        "entrar llegar =mesa",
        "entra [name/place?] ~=ya ~=mesa ~=zona ~=combate ~a ~en ~=de ~esta ~=si ~=no ~responder ~=ya ~llegar",
    ),
    say(
        "evolucionar =evolve",
        "evolucionar [name/new^:a,en] > [card:de,a] con_[place/n+?^:con,pago,pagando,giro,y] ~=evolve ~pagar ~=energia ~girar ~hacer",
    ),
    say(
        "evolucionar =evolve poner =encima =sobre",
        "evolucionar [name/new@:a] > [card^:sobre,encima,de,del] con_[place/n+?^:con,pago,pagando,giro,y] ~=encima ~pagar ~=energia ~=evolve",
    ),
    say(
        "activar usar",
        "activar [card:de,a,con] [main|battle?:en,de] con_[place/n+?^:con,pagando,pago] desde_[mano|mazo|descartes?^:desde] \
         objetivo_[card?^:objetivo,sobre,contra] ~=habilidad ~=efecto",
    ),
    say(
        "activar usar",
        "activar [name/new:a] [main|battle?:en,de] con_[place/n+?^:con,pagando,pago,y] objetivo_[card?^:objetivo,sobre,contra] ~=habilidad",
    ),
    say(
        "=auto =automatica",
        "auto [card:de,a] objetivo_[card?^:objetivo,sobre] ~saltar ~disparar ~=habilidad ~=automatica ~=auto ~usar ~decir",
    ),
    say("=permanente", "permanente [card:de,a] [signed?] ~=habilidad"),
    say(
        "=counter =contra responder contrarrestar",
        "contra [name/new:con,a] [play|otra?] con_[place/n+?^:con,pagando,pago,y] ~=counter ~usar ~jugar",
    ),
    say("resolver", "resuelta [card:de,a] ~=ya ~quedar ~=efecto ~terminar ~=listo ~=esta"),
    say("acabar terminar", "resuelta [name:de,a] ~=ya ~=efecto ~resolver"),
    say(
        "atacar pegar golpear ir_=contra => =al =a =contra",
        "atacar [card@:con,de] > [card:a,al,contra,sobre,>] ~atacar ~ir ~=contra",
    ),
    say("bloquear", "bloquear [card@:con,a] ~=ataque"),
    say(
        "=combo combear =combeo",
        "combo [card/new+@:con,a,de] desde_[mano|combate?^:desde,de] con_[place/n+?^:con,pagando] ~=combo ~hacer ~usar ~sumar ~mandar ~=zona ~de ~a ~al ~tener ~=que ~estar",
    ),
    say("=paso", "paso [defensa|daño:de,a,al] ~=paso ~pasar ~=de"),
    say("pasar ir", "paso [defensa|daño^:a,al,de] ~=paso"),
    say("=defensa", "paso defensa ~=paso ~terminar ~acabar !=paso|terminar|acabar"),
    say(
        "=resultado quedar ser ganar",
        "resultado [n:es,queda,de] a [n:a,contra,de] gana_[ataque|defensa|empate?:gana,favor,de,el] ~=resultado ~quedar ~ganar ~favor ~=asi ~=que",
    ),
    say("ganar =gana", "resultado gana [ataque|defensa|empate:gana,el,de]"),
    say(
        "=daño comer recibir llevar tomar",
        "daño [n:de] elige_[seat?^:elige] ~=daño ~=vida ~=punto ~=mano ~a ~de ~por ~comer ~=no ~=mas ~=carta",
    ),
    say("=vida perder", "daño [n:de] !=vida ~=menos ~=vida ~=para ~a ~=mano"),
    say(
        "noquear =ko =noqueado caer perder",
        "noquear [card:a] ~=ko ~=descartes ~=noqueado ~=por ~knock ~out ~ir ~a ~noquear",
    ),
    say(
        "rebarajar revolver barajar",
        "rebarajar !=descarte|=drop|rebarajar ~=descarte ~=drop ~=mazo ~=sin ~=nuevo ~=como ~quedar ~volver ~tener ~=ser ~a",
    ),
    say("rebarajar", "rebarajar ~=sin ~=mazo ~=descarte"),
    say(
        "=poder &turno &combate &siempre tener",
        "poder [card:a,de] [signed:de] [combate|turno|siempre?:este,de,durante,por,hasta,x] ~=poder ~=este ~=fin ~de ~tener ~ganar ~acabar ~=acabe ~dar",
    ),
    say(
        "subir ganar dar sumar aumentar",
        "poder [card:a,de] +[n:de,en] [combate|turno|siempre?:este,de,durante,por,hasta,x] ~=poder ~=mas ~=este ~acabar ~=fin ~=de ~que",
    ),
    say(
        "bajar perder restar quitar",
        "poder [card:a,de] -[n:de,en] [combate|turno|siempre?:este,de,durante,por,hasta,x] ~=poder ~=menos ~=este",
    ),
    say(
        "mover mandar poner llevar pasar devolver",
        "mover [card/new:a] [mano|mazo|vida|energía|descartes|combate:a,al,en] ~=zona",
    ),
    say(
        "mover mandar poner llevar pasar",
        "mover [n] [mano|mazo|vida|energía|descartes:de,del,desde] [mano|mazo|vida|energía|descartes:a,al,en] ~=carta",
    ),
    say(
        "descartar tirar =descarte desechar",
        "descartar [n:a] desde_[mano|mazo|vida?:desde,de,del] ~=descarte ~=descartes ~a ~tener ~=que ~=carta",
    ),
    say("descartar tirar desechar", "descartar [name/new:a] desde_[mano|mazo|vida?:desde,de,del] ~=descarte"),
    say("curar recuperar ganar sanar", "curar [n:de] ~=vida ~=mazo ~de"),
    say(
        "revelar mostrar enseñar voltear descubrir ser",
        "revelar [place:a,de] color=[rojo|azul|verde|amarillo|negro:es,de,color] ~ser ~=carta",
    ),
    say("mirar ver", "@ mirar [seat:de,a] .[mano|vida|mazo:a] ~=carta ~=de"),
    say("mirar ver", "mirar [mano|vida|mazo|card:a] ~=mi"),
    say("ganar =victoria", "victoria [seat:de] por [vida|mazo:por,de,sin] ~=partida ~quedar ~sin"),
    say(
        "rendir abandonar conceder =concede =rendicion",
        "rendirse [seat?:de,a] ~=partida ~=juego ~=no ~=ya ~querer ~seguir ~=que",
    ),
    say("voltear =lider", "despertar !despertar ~=lider"),
    say(
        "despertar =awaken",
        "despertar ~=lider ~=awaken ~hacer ~dar ~=vuelta ~=tengo ~=vida ~=asi ~=que ~=cuatro ~le ~a",
    ),
];
