//! How Códigos Ocultos is spoken of at the table.

mod deeds;
mod setup;
mod table;

use crate::kernel::{SILENT, Saying, Speech, Versus, joined};

/// The game as it is spoken of.
pub const SPEECH: Speech = Speech {
    sayings: &SAYINGS,
    words: &WORDS,
    places: &PLACES,
    fillers: FILLERS,
    lies: &LIES,
    unique: true,
    open: &["simbolo", "codigo", "dijo"],
    unlikely: &[
        "consta ya en otro lugar de la mesa",
        "no consta oculto ese código",
        "no tiene ese código expuesto",
        "descarta una carta que no está en su recolección",
        "comodines en la mesa, y en el juego",
    ],
    nobodys: (
        &["ponen", "tapan", "rellenan", "llenan", "cubren", "reponen"],
        &["reponer", "colocar", "descubrir", "abrir", "repartir", "preparar"],
    ),
    versus: Some(VERSUS),
    next: &[("Revelación", "seguir"), ("Última revelación", "seguir"), ("", "pasar")],
    traps: &[("pasar", "Preparación")],
    told: include_str!("told.txt"),
    ..SILENT
};

/// The usual match of two.
const VERSUS: Versus = Versus { lines: "preparar {1} {2}", first: "empezar {name}", last: "" };

/// Words that say nothing here.
const FILLERS: &str = "comun arriba encima nueva nuevo medio listo \
    a_ver orale venga andale mira miren oigan ahorita ahi alli enseguida nomas directo compa juez \
    acabo_de acaba_de acabamos_de acaban_de me_toca te_toca le_toca nos_toca tengo_que tiene_que hay_que por_ultimo \
    ahora_mismo de_nuevo otra_vez para_si de_una de_golpe a_continuacion en_total dale che parce wey guey \
    tope_de hoy 3_jug 2_jug 4_jug tres_jugadores dos_jugadores cuatro_jugadores 3_jugadores 2_jugadores 4_jugadores al_lado_del_mazo antes_de_salir antes_de_empezar \
    en_vez_del_encarte en_vez_de_del_encarte sin_decir_nada en_ese_orden area_de de_primera_accion de_segunda_accion primera_accion segunda_accion \
    con_su_primera_accion con_su_segunda_accion con_mi_primera_accion con_mi_segunda_accion en_su_primera_accion en_su_segunda_accion en_mi_primera_accion en_mi_segunda_accion primera_accion_de \
    segunda_accion_de como_manda_el_reglamento como_manda_el_manual como_dice_el_reglamento sin_decir_cual \
    que_tiene_el_soldado que_tiene_el_soldado_encima con_el_soldado_encima con_soldado_y_todo con_todo_y_soldado con_todo_y_el_soldado aunque_tenga_el_soldado aunque_tenga_el_soldado_encima aunque_tenga_soldado aunque_este_el_soldado con_soldado \
    donde_esta_el_soldado que_esta_bloqueado que_esta_bloqueada esta_bloqueado esta_bloqueada la_bloqueada \
    el_bloqueado la_tapada_por_el_soldado estaba_el_soldado_encima y_estaba_el_soldado_encima turno_de \
    que_esta_pegada_al_mazo que_esta_pegado_al_mazo adios ojo perdon recien ademas \
    no_hago_nada_mas no_hago_mas_nada no_hago_mas las_otras_dos mis_otras_dos sus_otras_dos otras_dos_cartas mis_otras_dos_cartas sus_otras_dos_cartas sin_verla sin_mirarla sin_mirar a_ciegas ya_no_quedan_cartas no_quedan_mas_cartas no_quedan_cartas \
    de_una_vez de_un_jalon de_un_tiron tengo_las_tres otras_dos_que_tengo la_siguiente la_siguiente_carta que_sigue_del_mazo otra_del_mazo \
    si_no_les_importa si_no_te_importa en_realidad la_verdad \
    y_ya y_ya_esta y_listo nada_mas y_nada_mas y_asi anotame anotalo dos_extra 2_extra dos_de_extra \
    con_la_segunda con_la_primera sin_la_revelen_de_abajo sin_la_revelen_del_fondo sin_contar_la_revelen sin_contar_la_revelen_de_abajo \
    sin_contar_la_revelen_del_fondo como_simbolo como_simbolos de_las_tres que_esta_libre que_estaba_libre ya_hizo_sus_dos_acciones_y hizo_sus_dos_acciones_y \
    ya_hice_mis_dos_acciones ya_hice_mis_dos_acciones_y hice_mis_dos_acciones_y ya_uso_sus_dos_acciones_y ya_use_mis_dos_acciones \
    ya_use_mis_dos_acciones_y ya_gasto_sus_dos_acciones_y ya_gaste_mis_dos_acciones_y \
    como_primera_accion como_segunda_accion como_mi_primera_accion como_mi_segunda_accion como_su_primera_accion \
    como_su_segunda_accion \
    ya_no_quiero_seguir_con ya_no_quiere_seguir_con no_quiero_seguir_con no_quiere_seguir_con \
    con_sus_simbolos con_mis_simbolos con_sus_tres_simbolos con_mis_tres_simbolos con_sus_dos_simbolos con_mis_dos_simbolos con_todos_sus_simbolos \
    con_todo_y_simbolos con_todo_y_sus_simbolos con_todo_y_mis_simbolos con_simbolos_y_todo ya_con_eso_tenemos_todos con_eso_tenemos_todos \
    ya_con_eso_estamos con_eso_ya_estamos ya_con_eso_quedamos";

/// Other words for fixed words.
const WORDS: [(&str, &str); 17] = [
    ("comodín", "joker jokers"),
    (
        "boca_abajo",
        "bocabajo b_abajo tapadas tapados tapado ocultas ocultos dadas_vuelta dados_vuelta dadas_la_vuelta",
    ),
    (
        "fondo_revelen",
        "fondo al_fondo en_el_fondo al_fondo_del_mazo en_el_fondo_del_mazo hasta_el_fondo hasta_abajo abajo_del_mazo abajo debajo \
         debajo_del_mazo al_final_del_mazo revelen_al_fondo revelen_fondo revelen_abajo revelen_en_el_fondo revelen_debajo ultima_revelen_en_el_fondo \
         una_revelen_al_fondo una_revelen_en_el_fondo la_revelen_en_el_fondo con_revelen_al_fondo",
    ),
    (
        "exacto",
        "exacta correcto correcta perfecto perfecta perfectamente completito completita enterito enterita bien acertado acertada ok clavado clavada impecable \
         tal_cual como_esta_impreso tal_como_esta sin_un_solo_error sin_un_solo_fallo opcion_1 opc_1 op_1 opcion_uno primera_opcion igualito sin_errores sin_error sin_ningun_error sin_un_error sin_ningun_fallo sin_fallos sin_fallar sin_equivocarse sin_equivocarme en_orden en_su_orden en_el_orden_correcto",
    ),
    (
        "desordenado",
        "equivoca_de_orden equivoco_de_orden equivoca_en_el_orden equivoca_el_orden equivoco_en_el_orden equivoco_el_orden opcion_2 opc_2 op_2 opcion_dos segunda_opcion orden_no el_orden_no pero_orden_no pero_el_orden_no mal_de_orden mal_en_el_orden mal_el_orden orden_mal el_orden_esta_mal orden_esta_mal y_el_orden_esta_mal el_orden_estaba_mal \
         pero_no_era_el_orden no_era_el_orden no_era_en_ese_orden \
         no_en_orden no_en_ese_orden no_en_su_orden no_en_el_orden no_el_orden no_el_orden_correcto no_en_el_orden_correcto no_en_orden_correcto sin_orden en_desorden desorden mal_orden en_mal_orden mal_ordenado mal_ordenada orden_cambiado cambiados_de_orden el_orden_mal orden_equivocado en_orden_equivocado fuera_de_orden en_otro_orden otro_orden revuelto revuelta desord cambiado cambiada",
    ),
    (
        "dudoso",
        "con_dudas dudas en_duda duda sin_arriesgar inseguro insegura opc_3 op_3 opcion_3 opcion_tres tercera_opcion",
    ),
    (
        "errado",
        "mal mal_dicho mal_recitado mal_cantado lo_dijo_mal lo_dije_mal no_era no_era_asi no_era_asi_el_codigo no_es_asi no_eran_esos falla fallo fallado equivoca equivoco equivocado equivocada incorrecto incorrecta fallada erroneo \
         erronea",
    ),
    ("granada", "granadas"),
    ("casco", "cascos"),
    ("tanque", "tanques"),
    ("descarte", "pila pila_de_descarte descartes pozo"),
    (
        "revelen",
        "revelen_codigos_ocultos revelen_codigos la_de_revelar carta_revelen carta_de_revelen carta_de_revelar carta_de_revelacion la_de_revelacion",
    ),
    ("derecha", "dcha der derecho lado_derecho mano_derecha"),
    ("izquierda", "izq izda izquierdo lado_izquierdo mano_izquierda"),
    (
        "1",
        "primer primera p1 1a 1ra 1o 1ro 1er 1era junto_al_mazo al_lado_del_mazo lado_del_mazo del_lado_del_mazo",
    ),
    (
        "2",
        "p2 2a 2da 2o 2do medio en_medio enmedio al_centro en_el_centro la_del_centro el_del_centro lugar_del_centro central mitad",
    ),
    ("3", "p3 3a 3ra 3o 3ro 3er 3era pila pila_de_descarte descarte pila_descarte ultima ultimo"),
];

/// Where cards lie that are called by their place.
const LIES: [(&str, &str); 3] = [("P1", "1"), ("P2", "2"), ("P3", "3")];

/// Other words for places.
const PLACES: [(&str, &str); 0] = [];

const SAYINGS: [Saying; 285] = joined(setup::SAYINGS, PLAYED);
/// What is told once a match is under way.
const PLAYED: [Saying; 241] = joined(deeds::SAYINGS, table::SAYINGS);
