//! How Dragon Ball Super is spoken of at the table.

/// What leads to the energy that pays, and the cards it is.
macro_rules! pay {
    () => {
        "con,c/,pagado,pagada,pago,paga,pagan,pagamos,pagando,pague,giro,gira,gire,giré,girando,tapeo,tapeando,giramos,tapo,tapa,tapando,tapamos,descansa,descansando,agoto,agotando,usando,por,cuesta,costo,coste,y,x,+,\
         energia,energias,mana]"
    };
}
macro_rules! paid {
    () => {
        "con_[e1|e2|e3|e4|e5|e6|e7|e8|e9/n+"
    };
}

/// What is said beside the size of a deck.
macro_rules! deck {
    () => {
        "~=baraja ~=modo ~=mazo ~=deck ~=carta ~=partida ~=juego ~=50 ~=cincuenta ~=25 ~=veinticinco ~=uno ~=cada ~=normal \
         ~=de ~=con ~=por ~=hoy ~jugar ~ser"
    };
}

mod combat;
mod sayings;
mod told;
mod voiced;

use crate::kernel::{Row, SILENT, Saying, Speech, Versus, joined};

/// Every way.
const SAYINGS: [Saying; 423] = joined(SHORTER, LONGER);
const SHORTER: [Saying; 262] = joined(sayings::SAYINGS, combat::SAYINGS);
const LONGER: [Saying; 161] = joined(told::SAYINGS, voiced::SAYINGS);

/// The game as it is spoken of.
pub const SPEECH: Speech = Speech {
    sayings: &SAYINGS,
    words: &WORDS,
    places: &PLACES,
    fillers: FILLERS,
    row: Some(ENERGY),
    by_place: true,
    versus: Some(VERSUS),
    answers: &["bloquear", "defender"],
    each: &["robar", "vida"],
    by_card: &[
        ("robar", "Fase de carga"),
        ("robar", "Fase principal"),
        ("robar", "Combate"),
        ("preparar", "Fase de carga"),
        ("preparar", "Fase principal"),
        ("preparar", "Combate"),
        ("noquear", "Fase"),
        ("dano", "Fase"),
    ],
    next: &[
        ("Preparación", "empezar"),
        ("Fase de carga", "fase principal"),
        ("Combate", "paso"),
        ("", "pasar"),
    ],
    sets_off: Some((
        "auto",
        "por",
        "jugar entra evolucionar atacar bloquear combo activar contra dano noquear despertar cargar descartar mover",
    )),
    once: &["poder"],
    unlikely: &[
        "ya se juega y está por pagar",
        "ya empezó",
        "se dicen",
        "no consta ninguna carta en",
        "no consta esa carta",
        "se dice que entra",
    ],
    traps: &[
        ("pasar", "Preparación"),
        ("paso", "Fase"),
        ("vida", "Fase"),
        ("vida", "Combate"),
        ("entra", "Combate"),
    ],
    opens: &[
        ("preparar", "Fase principal"),
        ("robar", "Fase principal"),
        ("cargar", "Fase principal"),
        ("preparar", "Combate"),
        ("robar", "Combate"),
        ("cargar", "Combate"),
    ],
    told: include_str!("told.txt"),
    ..SILENT
};

/// Energy, called by its colour: one that can still pay before one that rests.
const ENERGY: Row = Row {
    letter: "e",
    nouns: "energia energias mana",
    look: "color",
    serves: ("posición", "activo"),
    pays: "pagar girar agotar tapar tapear gastar descansar usar",
};

/// The usual match of two.
const VERSUS: Versus =
    Versus { lines: "modo completo; jugador {1}; jugador {2}", first: "inicial {name}", last: "empezar" };

/// Words that say nothing here.
const FILLERS: &str = "que_quedan que_me_quedan que_le_quedan has_ganado lo_dejo_aqui a_ver_si_te_quito_una_vida enhorabuena felicidades buena_partida ya_esta no_hago_mas a_ver_que_sale extra_card carta_extra gg luchador luchadores turno_de habilidad entonces adios extra \
    a_ver orale venga andale mira miren oigan ahorita ahi alli enseguida nomas directo compa juez \
    acabo_de acaba_de acabamos_de acaban_de me_toca te_toca le_toca nos_toca tengo_que tiene_que hay_que por_ultimo \
    ahora_mismo por_si_acaso ademas un_momento un_momentito un_segundo porfa apuntalo anotalo buen_juego bien_jugado \
    a_ver_si_tienes_algo a_ver_que_haces a_ver_si_puedes directamente de_una_vez \
    de_nuevo listo arbitro señor dejame deja_que \
    que_esta_activo que_esta_activa que_estaba_activo que_esta_agotado que_estaba_agotado que_esta_en_mesa que_ya_estaba \
    que_esta_en_la_mesa que_tiene_blocker que_tenia_en que_tengo_en que_tiene_en que_es_de \
    nada_mas mas_nada con_el_efecto por_el_efecto y_se_acaba_la_partida y_se_acaba_el_juego y_se_acabo_la_partida y_ya por_cierto para_que_conste que_conste \
    que_es_azul que_es_roja que_es_verde que_es_amarilla que_es_negra";

/// Other words for fixed words.
const WORDS: [(&str, &str); 34] = [
    ("rojo", "red"),
    ("azul", "blue"),
    ("verde", "green vde"),
    ("amarillo", "yellow"),
    ("negro", "black"),
    ("principal", "main ppal"),
    ("final", "end fin"),
    ("completo", "completa full entero entera normal"),
    ("media", "medio mitad half"),
    ("carga", "charge"),
    ("main", "principal"),
    ("battle", "batalla combate"),
    ("combate", "mesa zona_de_combate campo battle tablero batalla pelea cancha"),
    ("combo", "zona_de_combo"),
    ("descartes", "descarte drop pila_de_descartes pila cementerio basura zona_de_descartes"),
    ("mazo", "baraja deck"),
    ("vida", "vidas zona_de_vida"),
    ("ataque", "atacante ataca atk"),
    ("defensa", "defensor defensora def aguanta"),
    ("daño", "dmg"),
    ("agotado", "en_descanso cansado girado tapado descansado agotada"),
    ("energía", "energias energ ener zona_de_energia"),
    ("siempre", "para_siempre"),
    ("play", "jugada de_juego a_la_jugada"),
    ("empate", "empatado empatados tablas"),
    ("agotada", "en_descanso cansada girada tapada agotado cansado girado tapado descansada"),
    (
        "e1",
        "e_uno e_1 energia_uno energias_uno la_uno la_1 energia_numero_uno energia_numero_1 energia_1 energias_1 energia_e1 energias_e1 e_numero_uno",
    ),
    (
        "e2",
        "e_dos e_2 energia_dos energias_dos la_dos la_2 y_dos energia_numero_dos energia_numero_2 energia_2 energias_2 energia_e2 energias_e2 y_2 e_numero_dos",
    ),
    (
        "e3",
        "e_tres e_3 energia_tres energias_tres la_tres la_3 y_tres energia_numero_tres energia_numero_3 energia_3 energias_3 energia_e3 energias_e3 y_3 e_numero_tres",
    ),
    (
        "e4",
        "e_cuatro e_4 energia_cuatro la_cuatro la_4 y_cuatro energia_numero_cuatro energia_numero_4 energia_4 energias_4 energia_e4 energias_e4 energias_cuatro y_4 e_numero_cuatro",
    ),
    (
        "e5",
        "e_cinco e_5 energia_cinco la_cinco la_5 energia_numero_cinco energia_numero_5 energia_5 energias_5 energia_e5 energias_e5 energias_cinco y_5 y_cinco e_numero_cinco",
    ),
    (
        "e6",
        "e_seis e_6 energia_seis la_seis la_6 energia_numero_seis energia_numero_6 energia_6 energias_6 energia_e6 energias_e6 energias_seis y_6 y_seis e_numero_seis",
    ),
    (
        "e7",
        "e_siete e_7 energia_siete la_siete la_7 energia_numero_siete energia_numero_7 energia_7 energias_7 energia_e7 energias_e7 energias_siete y_7 y_siete e_numero_siete",
    ),
    (
        "e8",
        "e_ocho e_8 energia_ocho la_ocho la_8 energia_numero_ocho energia_numero_8 energia_8 energias_8 energia_e8 energias_e8 energias_ocho y_8 y_ocho e_numero_ocho",
    ),
];

/// Other words for places.
const PLACES: [(&str, &str); 1] = [("líder", "lider leader lid l ld cara face")];
