//! How Enadrya is spoken of at the table.

/// What leads to what a card costs.
macro_rules! cost {
    () => {
        "coste,costo,cost,c,cuesta,cuestan,por,energia,energias,pagando,pago,paga,pagan,pagamos,pagar,vale,valen,gastando,gastamos,x,y]"
    };
}

mod causes;
mod effects;
mod ordinary;
mod played;
mod reserve;
mod sayings;
mod setup;
mod told;

use crate::kernel::{SILENT, Saying, Speech, Versus, joined};

/// What units and steps, and what abilities are told by; what they bring about with the card that does it, and what is told.
const PLAYS: [Saying; 310] = joined(UNITS, effects::SAYINGS);
/// What is played, and comes home.
const UNITS: [Saying; 154] = joined(sayings::SAYINGS, played::SAYINGS);
/// What is said before them.
const BEGUN: [Saying; 336] = joined(setup::SAYINGS, PLAYS);
const TOLD: [Saying; 190] = joined(CAUSED, LONGER);
/// Whole sentences, and what comes by a card to the reserve.
const LONGER: [Saying; 111] = joined(ordinary::SAYINGS, reserve::SAYINGS);
const CAUSED: [Saying; 79] = joined(causes::SAYINGS, told::SAYINGS);

/// Every way.
static SAYINGS: [Saying; 526] = joined(BEGUN, TOLD);

/// The game as it is spoken of.
pub const SPEECH: Speech = Speech {
    sayings: &SAYINGS,
    words: &WORDS,
    places: &PLACES,
    rows: &ROWS,
    lies: &FACING,
    fillers: FILLERS,
    pairs: &[("ataque", "defensa"), ("defensa", "energía"), ("vida", "energía")],
    by_place: true,
    deeds: &["celeste", "verde", "amarilla", "naranja"],
    piles: &["base"],
    each: &["robar", "descartar"],
    versus: Some(VERSUS),
    answers: &["bloquear"],
    next: &[
        ("Preparación", "fase recargar"),
        ("Retirar", "fase recargar"),
        ("Recargar", "fase desplegar"),
        ("Desplegar", "fase batalla"),
        ("Batalla", "pasar"),
    ],
    once: &["modificar", "atacar", "bloquear", "jugar"],
    unlikely: &["en la mano y descarta", "no consta ninguna carta en"],
    lesser: Some(("preparar A {1} B {2}", "A base {1}; B base {2}")),
    traps: &[("pasar", "Preparación"), ("pasar", "Retirar"), ("pasar", "Recargar")],
    told: include_str!("told.txt"),
    ..SILENT
};

/// Two players; the Bases, of which each has his own figures, are told behind.
const VERSUS: Versus =
    Versus { lines: "datos A nombre={1}; datos B nombre={2}", first: "inicia {seat}", last: "" };

/// Words that say nothing here.
const FILLERS: &str = "gg sin_atacar empieza_mi_turno_asi_que empiezo_mi_turno_asi_que inicia_mi_turno_asi_que arranca_mi_turno_asi_que comienza_mi_turno_asi_que empieza_su_turno_asi_que es_mi_turno_asi_que en_la_misma_fila en_la_misma_zona hasta_la_derecha hasta_la_izquierda a_donde_estaba_antes donde_estaba_antes a_donde_estaban_antes donde_estaban_antes de_la_zona_de_ataque que_estaba_en_la_zona_uno que_estaba_en_la_zona_dos ahi_te_va ahi_va ahi_te_va_mi por_favor otra_vez una_vez_mas antes_de_que_sigas antes_de_que_sigamos antes_de_que_resuelvas antes_de_que_hagas_nada antes_de_que_pase_el_daño todo_en_orden en_diagonal en_linea_recta para_que_conste que_conste lo_anoto los_anoto las_anoto hasta_aqui_llego hasta_la_zona_dos hasta_zona_dos hasta_la_zona_2 a_la_zona_de_defensa de_la_zona_de_ataque de_la_zona_de_defensa a_zona_de_defensa a_la_fila_de_abajo a_la_fila_de_arriba a_la_fila_de_atras a_la_primera_fila a_la_segunda_fila al_slot_de_abajo al_de_abajo al_slot_de_atras a_sus_sitios a_sus_lugares a_sus_casillas a_zona_dos a_la_zona_dos a_zona_2 a_la_zona_2 a_zona_uno a_la_zona_uno a_su_casilla a_su_slot a_su_casilla_de_antes a_su_slot_de_antes a_su_lugar_de_antes a_su_sitio_de_antes al_slot_de_antes a_la_casilla_de_antes de_la_segunda de_la_primera de_la_zona_dos de_la_zona_uno de_la_segunda_fila de_la_primera_fila por_acuerdo_de_ambos sin_salir_de_zona_uno sin_salir_de_zona_dos del_que_salio del_que_salieron de_donde_ataco de_donde_atacaron que_es_de_donde_salio que_es_de_donde_ataco que_tenia que_tenia_puesta que_tenia_puesto que_habia con_esto con_eso con_ese_efecto con_este_efecto y_queda_como_nuevo y_queda_como_nueva como_nuevo como_nueva de_donde_salio de_donde_salieron de_donde_vino de_donde_vinieron a_donde_estaba a_donde_estaban donde_estaba donde_estaban al_slot_de_donde_salio al_slot_de_donde_salieron directamente concretamente a_su_lugar a_su_sitio a_su_puesto a_su_casa a_mi_lugar que_se_llama unidad unidades slot espacio no_tengo_nada_que_retirar ya_no_refuerzo ya_no_bloqueo \
no_bloqueo_mas \
    no_hago_nada_mas señor arbitro listo a_ver orale venga andale mira miren oigan ahorita ahi alli enseguida nomas \
    directo compa juez \
    acabo_de acaba_de acabamos_de acaban_de me_toca te_toca le_toca nos_toca tengo_que tiene_que hay_que por_ultimo \
    ahora_mismo \
    de_nuevo casilla posicion puntos momento lugar lugares hueco huecos \
    que_bloquea que_bloqueaba que_ataca que_atacaba la_que_esta el_que_esta la_que_estaba de_mano de_mi_mano de_la_mano de_su_mano desde_mi_mano desde_la_mano desde_su_mano \
    de_su_dueño a_su_dueño no_sobrevive no_aguanta y_se_acaba_la_partida y_se_acaba_el_juego y_se_acabo_la_partida y_ya";

/// Other words for fixed words.
const WORDS: [(&str, &str); 20] = [
    ("tecnología", "tecnologias tec tecno"),
    ("poder", "hechizo conjuro pod"),
    ("celeste", "azul"),
    (
        "este_turno",
        "turno por_este_turno solo_este_turno solo_por_este_turno durante_este_turno nada_mas_este_turno hasta_el_fin_de_turno hasta_el_final_de_turno hasta_que_se_acabe_el_turno hasta_fin_de_turno hasta_el_fin_del_turno hasta_el_final_del_turno hasta_final_de_turno hasta_que_acabe_el_turno hasta_que_termine_el_turno",
    ),
    ("permanente", "para_siempre siempre"),
    (
        "ambos",
        "cortamos partimos barajamos barajeamos empatamos empatemos acordamos quedamos revolvemos mezclamos los_dos ambos_jugadores los_2 ambas las_dos dejamos_la_partida lo_dejamos_en la_dejamos_en los_jugadores cada_uno cada_quien cada_cual cada_jugador cada_jugadora a_y_b a_y_be b_y_a be_y_a",
    ),
    ("inc", "incinerador basura cementerio pila_de_descarte pila_de_descartes"),
    ("mazo", "baraja deck"),
    ("Humanos", "humano humana"),
    ("ataque", "atk atq at ataques fuerza pega pegan pegando"),
    ("defensa", "def df aguante aguanta aguantan aguantando"),
    ("energía", "en ene ener energ"),
    ("amarilla", "amarillo"),
    ("naranja", "anaranjada anaranjado"),
    (
        "a5",
        "a_cinco a_5 ataque_cinco ataque_5 columna_cinco columna_5 la_cinco la_5 el_cinco el_5 al_cinco al_5 slot_cinco slot_5 casilla_cinco casilla_5",
    ),
    (
        "a6",
        "a_seis a_6 ataque_seis ataque_6 columna_seis columna_6 la_seis la_6 el_seis el_6 al_seis al_6 slot_seis slot_6 casilla_seis casilla_6",
    ),
    (
        "a7",
        "a_siete a_7 ataque_siete ataque_7 columna_siete columna_7 la_siete la_7 el_siete el_7 al_siete al_7 slot_siete slot_7 casilla_siete casilla_7",
    ),
    ("d1", "de_uno d_uno d_1 defensa_uno defensa_1 def_1"),
    ("d2", "de_dos d_dos d_2 defensa_dos defensa_2 def_2"),
    ("d3", "de_tres d_tres d_3 defensa_tres defensa_3 def_3"),
];

/// What the rows of slots are called.
const ROWS: [(&str, &str); 4] = [
    ("a", "zona_de_ataque casilla_de_ataque slot_de_ataque fila_de_ataque ataque"),
    ("d", "zona_de_defensa casilla_de_defensa slot_de_defensa fila_de_defensa defensa def"),
    (
        "s",
        "fila_del_medio fila_de_en_medio fila_de_enmedio fila_media linea_del_medio linea_de_en_medio zona_dos zona_2 segunda_zona segunda_fila segunda_linea fila_dos fila_2 segunda seg",
    ),
    (
        "p",
        "zona_uno zona_1 primera_zona primera_fila primera_linea fila_uno fila_1 fila_de_abajo fila_de_atras linea_de_abajo linea_de_atras primera",
    ),
];

/// Where an attacker is met (M2.7).
const FACING: [(&str, &str); 6] =
    [("A.a5", "d3"), ("A.a6", "d2"), ("A.a7", "d1"), ("B.a5", "d3"), ("B.a6", "d2"), ("B.a7", "d1")];

/// Other words for places.
const PLACES: [(&str, &str); 13] = [
    (
        "s7",
        "ultima_de_la_zona_dos ultima_de_zona_dos ultima_de_la_zona_2 ultima_de_la_segunda_fila esquina_derecha_de_la_zona_dos esquina_derecha_de_zona_dos esquina_derecha_de_la_zona_2 esquina_derecha_de_la_segunda_fila esquina_derecha_de_la_segunda",
    ),
    (
        "s1",
        "esquina_izquierda_de_la_zona_dos esquina_izquierda_de_zona_dos esquina_izquierda_de_la_zona_2 esquina_izquierda_de_la_segunda_fila esquina_izquierda_de_la_segunda",
    ),
    (
        "p7",
        "ultima_de_la_zona_uno ultima_de_zona_uno ultima_de_la_zona_1 ultima_de_la_primera_fila esquina_derecha_de_la_zona_uno esquina_derecha_de_zona_uno esquina_derecha_de_la_zona_1 esquina_derecha_de_la_primera_fila esquina_derecha_de_la_primera",
    ),
    (
        "p1",
        "esquina_izquierda_de_la_zona_uno esquina_izquierda_de_zona_uno esquina_izquierda_de_la_zona_1 esquina_izquierda_de_la_primera_fila esquina_izquierda_de_la_primera",
    ),
    (
        "s4",
        "centro_de_zona_2 centro_de_zona_dos centro_de_la_zona_2 centro_de_la_zona_dos slot_central_de_la_zona_dos slot_central_de_la_zona_2 slot_central_de_zona_dos slot_central_de_zona_2 slot_central central_de_la_zona_dos central_de_zona_2 central_de_zona_dos",
    ),
    ("base", "base"),
    ("tec", "tecnologia tec"),
    (
        "a5",
        "primera_de_ataque primera_de_la_zona_de_ataque ataque_de_la_izquierda izquierda_de_ataque izquierda_de_la_zona_de_ataque izquierda_de_zona_de_ataque izquierdo_de_ataque izquierdo_de_la_zona_de_ataque izquierdo_de_zona_de_ataque ataque_a_la_izquierda ataque_izquierdo ataque_izquierda ataque_,_el_de_la_izquierda ataque_,_a_la_izquierda",
    ),
    (
        "a6",
        "segunda_de_ataque ataque_del_medio ataque_de_en_medio ataque_del_centro centro_de_ataque centro_del_ataque medio_de_ataque medio_del_ataque ataque_central centro_de_la_zona_de_ataque centro_de_zona_de_ataque medio_de_la_zona_de_ataque medio_de_zona_de_ataque central_de_ataque central_de_la_zona_de_ataque central_de_zona_de_ataque ataque_en_medio ataque_en_el_medio ataque_al_medio ataque_al_centro ataque_en_el_centro ataque_,_el_de_en_medio ataque_,_el_del_medio ataque_,_el_del_centro ataque_,_en_medio",
    ),
    (
        "a7",
        "tercera_de_ataque ultima_de_ataque ultima_de_la_zona_de_ataque ataque_de_la_derecha derecha_de_ataque derecha_de_la_zona_de_ataque derecha_de_zona_de_ataque derecho_de_ataque derecho_de_la_zona_de_ataque derecho_de_zona_de_ataque ataque_a_la_derecha ataque_derecho ataque_derecha ataque_,_el_de_la_derecha ataque_,_a_la_derecha",
    ),
    (
        "d1",
        "primera_de_defensa primera_de_la_zona_de_defensa defensa_de_la_izquierda izquierda_de_defensa izquierda_de_la_zona_de_defensa izquierda_de_zona_de_defensa izquierdo_de_defensa izquierdo_de_la_zona_de_defensa izquierdo_de_zona_de_defensa defensa_a_la_izquierda defensa_izquierdo defensa_izquierda defensa_,_el_de_la_izquierda defensa_,_a_la_izquierda",
    ),
    (
        "d2",
        "segunda_de_defensa defensa_del_medio defensa_de_en_medio defensa_del_centro centro_de_defensa defensa_central centro_de_la_zona_de_defensa centro_de_zona_de_defensa medio_de_defensa medio_de_la_zona_de_defensa medio_de_zona_de_defensa central_de_defensa central_de_la_zona_de_defensa central_de_zona_de_defensa defensa_en_medio defensa_en_el_medio defensa_al_medio defensa_al_centro defensa_en_el_centro defensa_,_el_de_en_medio defensa_,_el_del_medio defensa_,_el_del_centro defensa_,_en_medio",
    ),
    (
        "d3",
        "tercera_de_defensa ultima_de_defensa ultima_de_la_zona_de_defensa defensa_de_la_derecha derecha_de_defensa derecha_de_la_zona_de_defensa derecha_de_zona_de_defensa derecho_de_defensa derecho_de_la_zona_de_defensa derecho_de_zona_de_defensa defensa_a_la_derecha defensa_derecho defensa_derecha defensa_,_el_de_la_derecha defensa_,_a_la_derecha",
    ),
];
