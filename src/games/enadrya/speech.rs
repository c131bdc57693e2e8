//! How Enadrya is spoken of at the table.

use crate::kernel::{SILENT, Saying, Speech, say};

/// The game as it is spoken of.
pub const SPEECH: Speech = Speech {
    sayings: &SAYINGS,
    words: &WORDS,
    places: &PLACES,
    fillers: FILLERS,
    pair: Some(("ataque", "defensa")),
    by_place: true,
    next: &[
        ("Preparación", "fase recargar"),
        ("Retirar", "fase recargar"),
        ("Recargar", "fase desplegar"),
        ("Desplegar", "fase batalla"),
        ("Batalla", "pasar"),
    ],
    traps: &[("pasar", "Preparación"), ("pasar", "Retirar"), ("pasar", "Recargar")],
    ..SILENT
};

/// Words that say nothing here.
const FILLERS: &str = "unidad unidades slot espacio no_tengo_nada_que_retirar ya_no_refuerzo ya_no_bloqueo \
no_bloqueo_mas \
    no_hago_nada_mas señor arbitro listo a_ver orale venga andale mira miren oigan ahorita ahi alli enseguida nomas \
    directo compa juez \
    acabo_de acaba_de acabamos_de acaban_de me_toca te_toca le_toca nos_toca tengo_que tiene_que hay_que por_ultimo \
    ahora_mismo \
    de_nuevo casilla posicion puntos momento";

/// Other words for fixed words.
const WORDS: [(&str, &str); 9] = [
    ("tecnología", "tecnologias tec"),
    ("celeste", "azul"),
    ("este_turno", "turno por_este_turno hasta_fin_de_turno"),
    ("permanente", "para_siempre siempre"),
    ("ambos", "los_dos ambos_jugadores"),
    ("inc", "incinerador"),
    ("mazo", "baraja deck"),
    ("Humanos", "humano humana"),
    ("ataque", "atk"),
];

/// Other words for places.
const PLACES: [(&str, &str); 2] = [("base", "base"), ("tec", "tecnologia tec")];

const SAYINGS: [Saying; 55] = [
    say(
        "iniciar empezar comenzar arrancar salir ir_=primero",
        "inicia [seat:a] ~=primero ~=primera ~=partida ~tocar ~empezar ~=volado ~ganar ~ir ~=va",
    ),
    say("=primer", "inicia [seat:de,a,para] ~=turno"),
    say("=base colocar poner", "base [name/new] [pair:de,con] ~=base ~poner ~colocar ~de"),
    say("preparar", "preparar [seat] [pair:con,de] [seat] [pair:con,de] ~=base"),
    say("barajar barajear revolver mezclar", "barajar [ambos?] [n?:de] ~=mazo ~=baraja"),
    say("cortar partir", "cortar [ambos?] ~=mazo ~=rival ~=contrario ~al ~del"),
    say("robar tomar sacar coger agarrar jalar levantar recoger pescar", "robar [n] ~=mazo ~de"),
    say("robar", "robar"),
    say(
        "robar completar tomar sacar agarrar jalar rellenar llenar",
        "robar hasta [n^:hasta,a,tener,completar,quedar,con] ~=mano ~=mazo ~en",
    ),
    say("recargar =recarga", "fase recargar ~=fase ~ir ~pasar ~entrar ~=energia ~empezar"),
    say("desplegar =despliegue", "fase desplegar ~=fase ~ir ~pasar ~entrar ~empezar ~=unidad"),
    say(
        "=batalla pelear combatir",
        "fase batalla ~=fase ~=combate ~ir ~pasar ~entrar ~empezar ~terminar ~desplegar ~=a",
    ),
    say("=defensa defender", "fase defensa ~=fase ~=toca ~seguir ~venir ~=paso ~ir ~pasar ~entrar ~empezar"),
    say(
        "=refuerzo reforzar",
        "fase refuerzo ~=fase ~seguir ~venir ~=ahora ~=paso ~ir ~pasar ~entrar ~empezar",
    ),
    say("=daño", "fase daño ~=fase ~seguir ~venir ~=paso ~ir ~pasar ~entrar ~empezar ~resolver ~=refuerzo"),
    say("=retirada", "fase retirar ~=fase ~=paso ~ir ~pasar ~entrar ~empezar"),
    say("=fin terminar acabar cerrar finalizar =hasta_=aqui", "fin ~=turno ~=fase"),
    say("pasar seguir =sigue =siguiente", "pasar ~=paso ~=siguiente ~pasar ~seguir ~=al"),
    say("retirar regresar volver recoger replegar", "retirar [card:a,de] [place?:a,en] ~=batalla ~=mi"),
    say("sacar", "retirar [card:a] !=batalla ~de"),
    say(
        "retirar regresar volver recoger replegar",
        "retirar ~=todo ~=toda ~=batalla ~=dos ~=lo ~=que ~dejar ~=defensa ~en ~de",
    ),
    say(
        "=masivo",
        "masivo ~=ataque ~meter ~aventar ~lanzar ~hacer ~para ~activar ~usar ~pagar ~diez ~=10 ~=energia ~por ~de \
         ~=turno ~ir ~con ~x",
    ),
    say(
        "jugar bajar poner invocar desplegar responder meter sacar colocar soltar convocar dejar echar construir \
         =en =a",
        "jugar [name/new@:a,con] en_[place?:en,a,al,sobre] coste_[n?^:coste,costo,cuesta,por,energia,pagando] \
         vel_[n?^:vel,velocidad,v] [pair?:con,de,y,un] \
         raza_[Akhris|Bythros|Humanos|Neutral?^:raza] tipo=[unidad|poder|tecnología?:tipo,es,el,la] \
         desde_[mazo|inc?^:desde] ~ser ~costar ~tener ~=mano ~=juego ~=otra",
    ),
    say(
        "jugar usar bajar lanzar tirar aventar sacar construir",
        "jugar [name/new@:a,con,poder] tipo=[poder] coste_[n?^:coste,costo,cuesta,por,pagando] ~=defensa ~en",
    ),
    say(
        "jugar bajar sacar construir",
        "jugar [name/new@:a,con,poder] tipo=[tecnología] coste_[n?^:coste,costo,cuesta,por,pagando] ~=defensa ~en",
    ),
    say(
        "responder contestar lanzar usar tirar aventar sacar meter echar =de",
        "jugar [name/new@:a,con] ~=poder ~=la ~=defensa",
    ),
    say(
        "mover subir avanzar adelantar correr recorrer desplazar pasar llevar bajar",
        "mover [card@:de,desde,a,con] [place:a,al,en,hacia]",
    ),
    say(
        "mover subir avanzar adelantar correr recorrer desplazar llevar",
        "mover [name] [place:a,al,en,hacia]  ~de",
    ),
    say(
        "atacar =ataque pegar golpear lanzar subir_atacar mandar_atacar ir_atacar =>",
        "atacar [card@:con,de,desde,a] [place?^:por,puente,sobre,via,usando] [place:a,al,en,hacia,contra,>] ~atacar \
         ~pegar ~=puente ~subir \
         ~cruzar ~pasar ~usar ~=ataque ~de",
    ),
    say(
        "bloquear =bloqueo tapar cubrir defender parar detener frenar interponer mandar_bloquear",
        "bloquear [card@:con,de,a] [place?^:por,puente,sobre,usando] [place:en,a,hacia] ~bloquear ~pasar ~cruzar \
         ~=puente ~de",
    ),
    say(
        "activar usar prender encender &celeste &azul &verde &amarilla &naranja",
        "activar [card:de,a,con,en] [name/new?] [celeste|verde|amarilla|naranja?] \
         coste_[n?^:coste,costo,por,pagando,energia] ~=habilidad",
    ),
    say(
        "=daño dañar recibir hacer perder comer sufrir pegar meter",
        "daño [card:a,en,de] [n:de,con] ~=daño ~=vida ~=punto ~este ~recibir ~llevar ~entrar",
    ),
    say(
        "curar recuperar sanar ganar subir devolver sumar",
        "curar [card:a,de] [n:de,en,vida] ~=daño ~=vida ~curar",
    ),
    say(
        "=contador quedar marcar dejar estar =base",
        "contador [place:de,la] [n:a,en,con,queda,marca] ~=contador ~quedar ~estar ~en",
    ),
    say("&base", "contador [place:de] [n^:en]"),
    say(
        "=contador quedar marcar dejar estar &energia tener",
        "contador energía [n:a,en,con,de,queda] !=energia ~=contador ~quedar ~estar",
    ),
    say("ganar sumar recibir subir recuperar obtener", "energía +[n:de] !=energia"),
    say("perder pagar gastar restar bajar quitar =va =van =fue =fueron", "energía -[n:de] !=energia"),
    say("=energia", "energía [signed]"),
    say(
        "modificar =doy =da =das =damos =dan =dio =dimos =dar =dando ganar subir tener bajar perder &ataque &defensa",
        "modificar [card:a,de] [ataque|defensa:en,de] [signed:en,de] [este_turno|permanente?:por,de,hasta] ~dar \
         ~ganar ~tener",
    ),
    say(
        "ganar subir sumar aumentar recibir =doy =da =das =damos =dan =dio =dimos =dar =dando",
        "modificar [card:a,de] [ataque|defensa:en,de] +[n:en,de] [este_turno|permanente?:por,de,hasta]",
    ),
    say(
        "perder bajar quitar restar reducir",
        "modificar [card:a,de] [ataque|defensa:en,de] -[n:en,de] [este_turno|permanente?:por,de,hasta]",
    ),
    say(
        "incinerar morir matar quemar destruir eliminar sacrificar tumbar reventar caer =incinerador \
         ir_=incinerador mandar_=incinerador \
         ir_=basura mandar_=basura",
        "incinerar [card:a,de] ~=incinerador ~ir ~mandar ~al",
    ),
    say(
        "descartar tirar =descarte desechar aventar botar echar deshacer",
        "descartar [n/name:de,a] ~=mano ~=incinerador ~de ~al",
    ),
    say(
        "poner llevar devolver regresar",
        "poner [card:a] en_[place/mano|mazo:en,a,al] desde_[mano|mazo|inc?^:desde,del]",
    ),
    say("entrar llevar", "daño [card:a,en,de] [n:de] !=daño ~=punto"),
    say("quitar restar bajar", "daño [card:a,en,de] [n:de,con] ~=vida ~=punto ~este"),
    say("quitar", "curar [card:a] [n:de] !=daño ~=punto"),
    say(
        "poner llevar sacar buscar",
        "poner [name/new:a] en_[place:en,a,al] desde_[mazo|inc|mano^:desde,del,de] ~poner ~dejar",
    ),
    say("volver mandar meter", "poner [card:a] en_[mano|mazo:en,a,al]"),
    say(
        "revelar voltear enseñar descubrir ser tener mostrar decir",
        "revelar [card:de,a] [name/new?] coste_[n?^:coste,costo] vel_[n?^:vel,velocidad,v] [pair:con,de,y,un] ~ser \
         ~tener ~decir ~que",
    ),
    say("subir &mano", "poner [card:a] en_[mano^:a,en]"),
    say("rendir abandonar conceder tirar_=toalla dar_=vencido", "rendirse ~=partida ~=juego ~por"),
    say(
        "=empate =tabla empatar ofrecer_=empate",
        "empate [ambos?] ~ofrecer ~proponer ~quedar ~=empate ~pedir",
    ),
    say(
        "=bucle =loop",
        "bucle ~=infinito ~=bucle ~haber ~tener ~ser ~es ~un ~=no ~puede ~seguir ~=repiten ~=sin ~=fin",
    ),
];
