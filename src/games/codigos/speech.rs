//! How Códigos Ocultos is spoken of at the table.

use crate::kernel::{SILENT, Saying, Speech, Versus, say};

/// The game as it is spoken of.
pub const SPEECH: Speech = Speech {
    sayings: &SAYINGS,
    words: &WORDS,
    places: &PLACES,
    fillers: FILLERS,
    lies: &LIES,
    versus: Some(VERSUS),
    next: &[("Revelación", "seguir"), ("Última revelación", "seguir"), ("", "pasar")],
    traps: &[("pasar", "Preparación")],
    ..SILENT
};

/// The usual match of two.
const VERSUS: Versus = Versus { lines: "preparar {1} {2}", first: "empezar {name}", last: "" };

/// Words that say nothing here.
const FILLERS: &str = "comun arriba encima nueva nuevo medio listo \
    a_ver orale venga andale mira miren oigan ahorita ahi alli enseguida nomas directo compa juez \
    acabo_de acaba_de acabamos_de acaban_de me_toca te_toca le_toca nos_toca tengo_que tiene_que hay_que por_ultimo \
    ahora_mismo \
    de_nuevo";

/// Other words for fixed words.
const WORDS: [(&str, &str); 9] = [
    ("exacto", "exacta correcto correcta perfecto perfecta bien acertado acertada"),
    ("desordenado", "en_desorden desorden fuera_de_orden revuelto"),
    ("dudoso", "con_dudas dudas en_duda duda"),
    (
        "errado",
        "mal falla fallo fallado equivoca equivoco equivocado equivocada incorrecto incorrecta fallada",
    ),
    ("granada", "granadas"),
    ("casco", "cascos"),
    ("tanque", "tanques"),
    ("descarte", "pila pila_de_descarte descartes"),
    ("revelen", "revelen_codigos_ocultos revelen_codigos"),
];

/// Where cards lie that are called by their place.
const LIES: [(&str, &str); 3] = [("P1", "1"), ("P2", "2"), ("P3", "3")];

/// Other words for places.
const PLACES: [(&str, &str); 0] = [];

const SAYINGS: [Saying; 45] = [
    say(
        "preparar jugar",
        "preparar [person+] comodines_[n?^:comodines,comodin] revelen_[n?^:revelen] mazo_[n?^:mazo] ~=carta",
    ),
    say(
        "=carta apuntar anotar registrar llevar traer tener ser &simbolo &codigo =foto",
        "carta [any] símbolo_[granada|casco|tanque?:simbolo,simb,con] código_[granada|casco|tanque%?^:codigo,cod] \
         medalla_[n?^:medalla,med,vale] foto_[n?^:foto,numero] ~apuntar ~anotar ~registrar ~tener ~llevar ~traer \
         ~ir ~=numero ~=foto ~ser",
    ),
    say(
        "repartir dar entregar tocar recibir agarrar quedar empezar tener =mano =para =de",
        "repartir [seat@:a,para,de] [any:con] [any:y] [any:y] ~=carta ~=mano ~tres ~tocar ~3",
    ),
    say(
        "abrir voltear poner quedar =encarte",
        "abrir [any:con] [any:y] [any:y] ~=encarte ~=carta ~tres ~quedar ~poner ~voltear ~abrir ~en ~para ~el",
    ),
    say("=primer", "empezar [seat:de,a,para] ~=turno"),
    say("abrir", "empezar [seat@:a] !=partida|=juego"),
    say(
        "empezar comenzar iniciar arrancar salir ir_=primero",
        "empezar [seat:a] ~=primero ~=primera ~=partida ~=juego",
    ),
    say(
        "encartar levantar tomar agarrar jalar robar coger llevar quedar recoger =para",
        "encartar [n:de,del,en,a,lugar,la] [any:con] ~=lugar ~=encarte ~=descarte ~=pila ~=esta ~=mi ~=que \
         ~encartar ~tocar",
    ),
    say(
        "encartar levantar tomar agarrar jalar robar coger llevar quedar recoger =para",
        "encartar [where:con,a] ~=lugar ~=medio ~=la ~en ~=encarte ~=descarte ~=pila ~de ~=esta ~tocar ~encartar",
    ),
    say(
        "encartar levantar tomar agarrar jalar robar coger llevar quedar recoger",
        "encartar [n:de,del,en,a,lugar,la] ~=lugar ~=encarte",
    ),
    say("sacar", "encartar [where:con] !=encarte|=descarte|=pila ~de ~del"),
    say("exponer sacar presentar", "exponer [any:a,codigo,de] ~=codigo ~exponer ~como"),
    say("abrir empezar", "exponer [any:a,codigo,de] !=codigo"),
    say("poner dejar", "exponer [any:a,codigo,de] !=expuesto ~=como ~=codigo"),
    say("armar", "exponer [any:a] !empezar|comenzar ~=codigo ~a"),
    say(
        "completar añadir agregar sumar echar meter usar poner bajar",
        "completar [any+:con,y] en_[name?^:en,a,al] ~=codigo ~=expuesto ~=simbolo ~=como ~=para ~completar ~de",
    ),
    say("=codigo", "completar [any+:con,y] !=expuesto ~=codigo"),
    say("=codigo", "completar [any+^@:con,y]"),
    say("voltear poner girar", "ocultar [any?:a] !=abajo ~=boca ~=codigo"),
    say("cerrar", "ocultar [any?:a] !=codigo"),
    say("ocultar tapar esconder guardar", "ocultar [any?:a] ~=codigo ~=completo ~=ya ~=esta"),
    say("pasar", "ocultar [any?:a] ~=codigo ~a !=oculto"),
    say(
        "bajar armar completar mostrar enseñar",
        "bajar [any:a,codigo,de] con [any+^:con,usando,y] ~ocultar ~tapar ~=completo ~=entero ~=codigo ~=vez \
         ~=usando ~de ~una ~bajar",
    ),
    say(
        "descartar tirar aventar botar echar soltar deshacer =descarte ir_=descarte mandar_=descarte ir_=pila \
         mandar_=pila",
        "descartar [any:a] ~=descarte ~=pila ~ir ~mandar",
    ),
    say("abandonar renunciar dejar soltar deshacer", "abandonar [any?:a] ~=codigo ~=expuesto"),
    say(
        "=soldado bloquear tapar proteger",
        "mover soldado [n:a,al,en,sobre,lugar] ~=soldado ~mover ~pasar ~poner ~colocar ~dejar ~llevar ~mandar ~ir \
         ~tapar ~quedar ~=lugar ~bloquear ~=carta ~con",
    ),
    say(
        "reponer =da =dio =dan salir entrar caer aparecer llegar poner rellenar cubrir =nueva",
        "reponer [n?:en,a,al,lugar,hueco,de,del,para] [any/revelen|comodín?:con,es,sale,sacar] del_[descarte?^:del] \
         ~=lugar ~=hueco ~reponer \
         ~salir ~=mazo ~entrar ~caer ~ser ~es",
    ),
    say(
        "descubrir aparecer =ver =ve =veo =vemos =vio =asoma",
        "descubrir [any/revelen:a,es] ~=descarte ~=pila ~=encima",
    ),
    say(
        "revelar voltear destapar enseñar &exacto &desordenado &dudoso &errado &correcto &correcta &perfecto &mal \
         &desorden &fuera &duda decir",
        "revelar [any:a,codigo,con] [exacto|desordenado|dudoso|errado:en] \
         dijo_[granada|casco|tanque+?:dijo,dije,diciendo,porque] ~=codigo ~revelar \
         ~quedar ~salir ~=porque ~estar ~sale ~decir ~dejar ~tener ~voltear ~salir ~=como ~=en ~sacar",
    ),
    say(
        "=revelen colocar poner dejar mover mandar quedar &derecha &izquierda",
        "colocar revelen [derecha|izquierda:a,en] !=revelen ~=lado ~=descarte ~=pila ~colocar ~poner ~dejar ~ir \
         ~mandar ~quedar ~de ~=mano ~=segunda ~=primera",
    ),
    say(
        "=revelen colocar poner dejar echar mandar tirar &descarte &pila",
        "colocar revelen [descarte:a,en] !=revelen ~echar ~mandar ~tirar ~de ~=encima ~colocar ~poner ~dejar ~ir",
    ),
    say(
        "seguir continuar reanudar =sigue =sigo cerrar terminar =fin acabar",
        "seguir !=ronda|=juego|=revelacion|=partida ~=ronda ~=juego ~=revelacion ~jugar ~seguir ~continuar ~=queda \
         ~cerrar ~cerrada ~=partida",
    ),
    say("=sigamos =seguimos =continuamos", "seguir ~=juego ~con"),
    say("=vacio", "agotar !=mazo ~quedar ~estar"),
    say(
        "agotar acabar terminar quedar_=sin",
        "agotar !=mazo ~=sin ~quedar ~reponer ~=reposicion ~estar ~=cartas ~=para",
    ),
    say("=mazo", "agotar !=hay|=quedan|=queda ~=no"),
    say(
        "reutilizar barajar barajear revolver mezclar voltear",
        "reutilizar con_[revelen?^:con] !=descarte|=pila|reutilizar ~=mazo ~=nuevo ~hacer ~usar ~de ~para ~ser",
    ),
    say("reutilizar barajar", "reutilizar ~=mazo"),
    say("pasar usar", "reutilizar !=descarte|=pila !=mazo ~ser ~como ~de"),
    say("pasar terminar acabar cerrar finalizar =fin", "pasar ~=turno ~=mas ~=nada"),
    say("=comodin", "carta [any] comodín ~=comodin !es"),
    say(
        "errar equivocar fallar",
        "revelar [any:a,codigo,con] errado dijo_[granada|casco|tanque+?:dijo,dije] ~revelar ~decir ~=codigo",
    ),
    say("dudar", "revelar [any:a,codigo,con] dudoso ~revelar ~=codigo"),
    say(
        "acertar atinar",
        "revelar [any:a,codigo,con] exacto dijo_[granada|casco|tanque+?:dijo,dije] ~revelar ~decir ~=codigo",
    ),
    say("sacar", "exponer [any:a] como ~=codigo ~exponer"),
];
