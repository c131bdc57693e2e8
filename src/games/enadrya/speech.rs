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
    ..SILENT
};

/// Words that say nothing here.
const FILLERS: &str = "unidad unidades slot espacio no_tengo_nada_que_retirar ya_no_refuerzo ya_no_bloqueo no_bloqueo_mas \
    no_hago_nada_mas señor arbitro listo casilla posicion puntos momento";

/// Other words for fixed words.
const WORDS: [(&str, &str); 9] = [
    ("tecnología", "tecnologias tec"),
    ("celeste", "azul"),
    ("este_turno", "turno por_este_turno hasta_fin_de_turno"),
    ("permanente", "para_siempre siempre"),
    ("ambos", "los_dos ambos_jugadores"),
    ("inc", "incinerador"),
    ("mazo", "baraja"),
    ("Humanos", "humano humana"),
    ("ataque", "atk"),
];

/// Other words for places.
const PLACES: [(&str, &str); 2] = [("base", "base"), ("tec", "tecnologia tec")];

const SAYINGS: [Saying; 44] = [
    say(
        "iniciar empezar comenzar salir ir_=primero",
        "inicia [seat:a] ~=primero ~=primera ~=partida ~tocar ~empezar ~=volado ~ganar ~ir ~=va",
    ),
    say("=base colocar poner", "base [name/new] [pair:de,con] ~=base"),
    say("preparar", "preparar [seat] [pair:con,de] [seat] [pair:con,de] ~=base"),
    say("barajar revolver mezclar", "barajar [ambos?] [n?:de] ~=mazo ~=baraja"),
    say("cortar", "cortar [ambos?] ~=mazo ~de"),
    say("robar tomar sacar coger", "robar [n] ~=mazo ~de"),
    say("robar", "robar"),
    say("robar completar tomar", "robar hasta [n^:hasta,a] ~=mano ~=mazo ~tener"),
    say("recargar =recarga", "fase recargar ~=fase ~ir ~pasar ~entrar ~=energia ~empezar"),
    say("desplegar =despliegue", "fase desplegar ~=fase ~ir ~pasar ~entrar ~empezar ~=unidad"),
    say("=batalla", "fase batalla ~=fase ~ir ~pasar ~entrar ~empezar ~terminar ~desplegar ~=a"),
    say("=defensa", "fase defensa ~=fase ~=paso ~ir ~pasar ~entrar ~empezar"),
    say("=refuerzo reforzar", "fase refuerzo ~=fase ~=paso ~ir ~pasar ~entrar ~empezar"),
    say("=daño", "fase daño ~=fase ~=paso ~ir ~pasar ~entrar ~empezar ~resolver ~=refuerzo"),
    say("=retirada", "fase retirar ~=fase ~=paso ~ir ~pasar ~entrar ~empezar"),
    say("=fin terminar acabar", "fin ~=turno ~=fase"),
    say("pasar seguir =siguiente", "pasar ~=paso ~=siguiente ~pasar ~seguir ~=al"),
    say("retirar regresar volver", "retirar [card:a,de] [place?:a,en] ~=batalla ~=mi"),
    say(
        "retirar regresar volver",
        "retirar ~=todo ~=toda ~=batalla ~=dos ~=lo ~=que ~dejar ~=defensa ~en ~de",
    ),
    say("=masivo", "masivo ~=ataque ~activar ~usar ~pagar ~diez ~=10 ~=energia ~por ~de ~=turno ~ir ~con ~x"),
    say(
        "jugar bajar poner invocar desplegar responder =en =a",
        "jugar [name/new@:a,con] en_[place?:en,a,al,sobre] coste_[n?^:coste,costo,cuesta,por,energia,pagando] vel_[n?^:vel,velocidad,v] [pair?:con,de,y,un] \
         raza_[Akhris|Bythros|Humanos|Neutral?^:raza] tipo=[unidad|poder|tecnología?:tipo,es,el,la] desde_[mazo|inc?^:desde] ~ser ~costar ~tener ~=mano",
    ),
    say(
        "jugar usar bajar",
        "jugar [name/new@:a,con,poder] tipo=[poder|tecnología] coste_[n?^:coste,costo,cuesta,por,pagando] ~=defensa ~en",
    ),
    say("responder lanzar usar =de", "jugar [name/new@:a,con] ~=poder ~=la ~=defensa"),
    say("mover subir avanzar pasar llevar bajar", "mover [card@:de,desde,a,con] [place:a,al,en,hacia]"),
    say("mover subir avanzar llevar", "mover [name] [place:a,al,en,hacia]  ~de"),
    say(
        "atacar =ataque subir_atacar mandar_atacar ir_atacar =>",
        "atacar [card@:con,de,desde] [place?^:por,puente,sobre,via] [place:a,al,en,hacia,>] ~atacar ~=puente ~subir ~=ataque",
    ),
    say(
        "bloquear =bloqueo mandar_bloquear",
        "bloquear [card@:con,de,a] [place?^:por,puente,sobre] [place:en,a,hacia] ~bloquear ~=puente",
    ),
    say(
        "activar usar",
        "activar [card:de,a,con,en] [name/new?] [celeste|verde|amarilla|naranja?] coste_[n?^:coste,costo,por,pagando,energia] ~=habilidad",
    ),
    say(
        "=daño dañar recibir hacer perder quitar comer",
        "daño [card:a,en,de] [n:de,con] ~=daño ~=vida ~=punto ~este ~recibir",
    ),
    say("curar recuperar sanar ganar", "curar [card:a,de] [n:de,en,vida] ~=daño ~=vida ~curar"),
    say(
        "=contador quedar marcar =base",
        "contador [place:de,la] [n:a,en,con,queda] ~=contador ~quedar ~estar ~en",
    ),
    say(
        "=contador quedar marcar =energia tener",
        "contador energía [n:a,en,con,de,queda] !=energia ~=contador ~quedar ~estar",
    ),
    say("ganar sumar recibir subir", "energía +[n:de] !=energia"),
    say("perder pagar gastar restar bajar", "energía -[n:de] !=energia"),
    say("=energia", "energía [signed]"),
    say(
        "modificar dar ganar subir tener bajar perder &ataque &defensa",
        "modificar [card:a,de] [ataque|defensa:en,de] [signed:en,de] [este_turno|permanente?:por,de,hasta] ~dar ~ganar ~tener",
    ),
    say(
        "ganar subir",
        "modificar [card:a,de] [ataque|defensa:en,de] +[n:en,de] [este_turno|permanente?:por,de,hasta]",
    ),
    say(
        "perder bajar",
        "modificar [card:a,de] [ataque|defensa:en,de] -[n:en,de] [este_turno|permanente?:por,de,hasta]",
    ),
    say(
        "incinerar morir quemar destruir eliminar caer =incinerador ir_=incinerador mandar_=incinerador",
        "incinerar [card:a,de] ~=incinerador ~ir ~mandar ~al",
    ),
    say("descartar tirar =descarte desechar", "descartar [n/name:de,a] ~=mano ~=incinerador ~de ~al"),
    say(
        "poner llevar devolver regresar",
        "poner [card:a] en_[place/mano|mazo:en,a,al] desde_[mano|mazo|inc?^:desde,del]",
    ),
    say(
        "revelar ser tener mostrar decir",
        "revelar [card:de,a] [name/new?] coste_[n?^:coste,costo] vel_[n?^:vel,velocidad,v] [pair:con,de,y,un] ~ser ~tener ~decir ~que",
    ),
    say(
        "=empate =tabla empatar ofrecer_=empate",
        "empate [ambos?] ~ofrecer ~proponer ~quedar ~=empate ~pedir",
    ),
    say(
        "=bucle =loop",
        "bucle ~=infinito ~=bucle ~haber ~tener ~ser ~es ~un ~=no ~puede ~seguir ~=repiten ~=sin ~=fin",
    ),
];
