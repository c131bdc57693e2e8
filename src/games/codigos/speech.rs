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
    ..SILENT
};

/// The usual match of two.
const VERSUS: Versus = Versus { lines: "preparar {1} {2}", first: "empezar {name}", last: "" };

/// Words that say nothing here.
const FILLERS: &str = "comun arriba encima nueva nuevo medio";

/// Other words for fixed words.
const WORDS: [(&str, &str); 9] = [
    ("exacto", "exacta correcto correcta perfecto perfecta"),
    ("desordenado", "en_desorden desorden fuera_de_orden"),
    ("dudoso", "con_dudas dudas"),
    ("errado", "mal falla fallo fallado equivoca equivoco equivocado incorrecto"),
    ("granada", "granadas"),
    ("casco", "cascos"),
    ("tanque", "tanques"),
    ("descarte", "pila pila_de_descarte"),
    ("revelen", "revelen_codigos_ocultos revelen_codigos"),
];

/// Where cards lie that are called by their place.
const LIES: [(&str, &str); 3] = [("P1", "1"), ("P2", "2"), ("P3", "3")];

/// Other words for places.
const PLACES: [(&str, &str); 0] = [];

const SAYINGS: [Saying; 33] = [
    say(
        "preparar jugar",
        "preparar [person+] comodines_[n?^:comodines,comodin] revelen_[n?^:revelen] mazo_[n?^:mazo] ~=carta",
    ),
    say(
        "=carta apuntar llevar tener &simbolo =foto",
        "carta [any] símbolo_[granada|casco|tanque?:simbolo,simb,con] código_[granada|casco|tanque%?^:codigo,cod] \
         medalla_[n?^:medalla,med,vale] foto_[n?^:foto,numero] ~apuntar ~tener ~llevar ~=numero ~=foto ~ser",
    ),
    say("repartir dar tocar recibir =para =de", "repartir [seat:a,para,de] [any+:y] ~=carta ~tres ~tocar ~3"),
    say("abrir =encarte", "abrir [any+:y,con] ~=encarte ~=carta ~tres"),
    say("empezar comenzar iniciar salir", "empezar [seat:a] ~=primero ~=primera ~=partida ~=juego"),
    say(
        "encartar levantar tomar agarrar robar coger llevar quedar =para",
        "encartar [n:de,del,en,a,lugar,la] [any:con] ~=lugar ~=encarte ~=descarte ~=pila ~=esta ~=mi ~=que ~encartar ~tocar",
    ),
    say(
        "encartar levantar tomar agarrar robar coger llevar quedar =para",
        "encartar [where:con] ~=lugar ~=encarte ~=descarte ~=pila ~de ~=esta ~tocar ~encartar",
    ),
    say(
        "encartar levantar tomar agarrar robar coger llevar quedar",
        "encartar [n:de,del,en,a,lugar,la] ~=lugar ~=encarte",
    ),
    say("exponer sacar", "exponer [any:a,codigo,de] ~=codigo ~exponer ~como"),
    say("abrir empezar", "exponer [any:a,codigo,de] !=codigo"),
    say(
        "completar añadir agregar meter usar poner bajar",
        "completar [any+:con,y] en_[name?^:en,a,al] ~=codigo ~=expuesto ~=simbolo ~=como ~=para ~completar ~de",
    ),
    say("=codigo", "completar [any+:con,y] !=expuesto ~=codigo"),
    say("ocultar tapar esconder", "ocultar [any?:a] ~=codigo ~=completo ~=ya ~=esta"),
    say("pasar", "ocultar [any?:a] ~=codigo ~a !=oculto"),
    say(
        "bajar armar completar",
        "bajar [any:a,codigo,de] con [any+^:con,usando,y] ~ocultar ~tapar ~=completo ~=entero ~=codigo ~=vez ~=usando ~de ~una ~bajar",
    ),
    say(
        "descartar tirar =descarte ir_=descarte mandar_=descarte",
        "descartar [any:a] ~=descarte ~=pila ~ir ~mandar",
    ),
    say("abandonar renunciar dejar", "abandonar [any?:a] ~=codigo ~=expuesto"),
    say(
        "=soldado bloquear",
        "mover soldado [n:a,al,en,sobre,lugar] ~=soldado ~mover ~pasar ~poner ~=lugar ~bloquear ~=carta",
    ),
    say(
        "reponer salir entrar cubrir =nueva",
        "reponer [n?:en,a,al,lugar,hueco,de,del,para] [any/revelen|comodín?:con,es,sale,sacar] del_[descarte?^:del] ~=lugar ~=hueco ~reponer \
         ~salir ~=mazo ~entrar ~ser ~es",
    ),
    say("descubrir ver", "descubrir [any/revelen:a,es] ~=descarte ~=pila ~=encima"),
    say(
        "revelar &exacto &desordenado &dudoso &errado decir",
        "revelar [any:a,codigo,con] [exacto|desordenado|dudoso|errado:en] dijo_[granada|casco|tanque+?:dijo,dije,diciendo,porque] ~=codigo ~revelar \
         ~quedar ~salir ~=porque ~estar ~sale ~decir",
    ),
    say(
        "=revelen colocar poner dejar &derecha &izquierda",
        "colocar revelen [derecha|izquierda:a,en] !=revelen ~=lado ~=descarte ~=pila ~colocar ~poner ~dejar ~ir ~de ~=segunda ~=primera",
    ),
    say(
        "=revelen colocar poner dejar",
        "colocar revelen [descarte:a,en] !=revelen ~=encima ~colocar ~poner ~dejar ~ir",
    ),
    say(
        "seguir continuar reanudar cerrar terminar =fin acabar",
        "seguir !=ronda|=juego|=revelacion ~=ronda ~=juego ~=revelacion ~jugar ~seguir ~continuar ~=queda ~cerrar ~cerrada ~=partida",
    ),
    say(
        "agotar acabar terminar quedar_=sin",
        "agotar !=mazo ~=sin ~quedar ~reponer ~=reposicion ~estar ~=cartas ~=para",
    ),
    say("=mazo", "agotar !=hay|=quedan|=queda ~=no"),
    say("reutilizar barajar voltear", "reutilizar con_[revelen?^:con] ~=descarte ~=pila ~=mazo"),
    say("pasar terminar acabar =fin", "pasar ~=turno ~=mas ~=nada"),
    say("=comodin", "carta [any] comodín ~=comodin !es"),
    say(
        "errar equivocar fallar",
        "revelar [any:a,codigo,con] errado dijo_[granada|casco|tanque+?:dijo,dije] ~revelar ~decir ~=codigo",
    ),
    say("dudar", "revelar [any:a,codigo,con] dudoso ~revelar ~=codigo"),
    say(
        "acertar",
        "revelar [any:a,codigo,con] exacto dijo_[granada|casco|tanque+?:dijo,dije] ~revelar ~decir ~=codigo",
    ),
    say("sacar", "exponer [any:a] como ~=codigo ~exponer"),
];
