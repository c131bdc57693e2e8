//! How Kódem is spoken of at the table.

mod entering;
mod explained;
mod longer;
mod sayings;
mod setup;
mod table;
mod worn;

use crate::kernel::{SILENT, Saying, Speech, Versus, joined};

const SHORTER: [Saying; 182] = joined(setup::SAYINGS, sayings::SAYINGS);
const PLAYS: [Saying; 221] = joined(SHORTER, longer::SAYINGS);
const TOLD: [Saying; 70] = joined(entering::SAYINGS, table::SAYINGS);
const LONGEST: [Saying; 83] = joined(TOLD, explained::SAYINGS);
const MORE: [Saying; 104] = joined(LONGEST, worn::SAYINGS);
const SAYINGS: [Saying; 325] = joined(PLAYS, MORE);

/// The game as it is spoken of.
pub const SPEECH: Speech = Speech {
    sayings: &SAYINGS,
    words: &WORDS,
    places: &PLACES,
    fillers: FILLERS,
    by_place: true,
    brings: "revelar A1 \"{}\"",
    pairs: &[("daño", "descansos"), ("vida", "puntos")],
    settles: &["resolver"],
    once: &["atacar"],
    counts: &["situar"],
    unlikely: &["ya estaba ocupado", "no consta nada declarado que resolver", "que desviar"],
    piles: &["mazo", "deck", "ext", "extincion", "equipo"],
    hung: Some(("equipo equipamiento eq", ".e")),
    answers: &["desviar", "redirigir", "negar"],
    owes: &["pagar"],
    serves: (&["activar"], "por="),
    left: Some("vida"),
    blows: (
        &[("extinguir", "atacar {by}>{place}"), ("danar", "atacar {by}>{place}")],
        "efecto efectos activa pasiva opcional rapida habilidad texto costo coste marca veneno quemadura carta por= vinculo",
    ),
    versus: Some(VERSUS),
    alike: &["lista", "colocar"],
    each: &["lista", "colocar"],
    next: &[
        ("Preparación", "turno"),
        ("Inicio", "fase previa"),
        ("Previa", "fase batalla"),
        ("Batalla", "fase post"),
        ("Post", "fase equipo"),
        ("Equipo", "fase fin"),
        ("Fin", "turno"),
    ],
    traps: &[
        ("siguiente", "Inicio"),
        ("siguiente", "Previa"),
        ("siguiente", "Batalla"),
        ("siguiente", "Post"),
        ("siguiente", "Equipo"),
        ("pasar", "Preparación"),
        ("pasar", "Batalla"),
        ("pasar", "Post"),
        ("pasar", "Equipo"),
    ],
    told: include_str!("told.txt"),
    ..SILENT
};

/// Three cards and a Protector each, everything face down.
const VERSUS: Versus = Versus {
    lines: "preparar estandar {1} {2}; colocar {1} principal=3 abajo protector=1 abajo; \
            colocar {2} principal=3 abajo protector=1 abajo",
    first: "iniciar {name}",
    last: "",
};

/// Words that say nothing here.
const FILLERS: &str = "sin_objetivo no_lleva_objetivo sin_blanco adendeis criatura bicho espacio espacios casilla casillas lugar lugares puesto efecto objetivo listo sistema_de elemento \
    estoy estamos esta estan estaba acabo_de acaba_de acabamos_de acaban_de vas van fue vamonos dale orale venga \
    ahorita nomas nuevo nueva nuevamente otra_vez de_nuevo de_una_vez este_turno en_este_turno en_mi_turno \
    en_su_turno en_respuesta directo directamente quisiera quiera decido decide entero entera completo ambos \
    ambas jugada accion pv hp eh ah mira miren porfa okey okay claro perfecto finalmente a_ver por_ultimo \
    por_mi_parte a_continuacion tengo_que hay_que me_toca a_cada_uno a_cada_una cada_uno cada_una c/u pts pt che \
         parce wey guey \
    sin_respuesta no_hay_respuesta no_tiene_respuesta no_tengo_respuesta con_su_efecto por_su_efecto con_el_efecto por_el_efecto por_efecto primera_carta segunda_carta tercera_carta \
    a_las_dos a_los_dos a_las_tres que_esta_en_el_campo sin_pelear gg prefiero preferimos que_es que_era \
    señor señora antes_de_empezar antes_de_comenzar con_permiso bien_jugado buena_partida la_verdad en_verdad uf \
    no_tengo_prisa numero que_conste que_conste_en_el_acta por_cierto señores señoras señorita propio propia menos_mal \
    en_la_respuesta compañeros compañeras este_mi este_el no_les_digo_cual no_te_digo_cual no_digo_cual de_nombre ni_modo \
    ojo fijate fijense antes_de_que_entre_el_ataque antes_de_que_entre_tu_ataque antes_de_que_resuelvas antes_de_que_se_resuelva \
    antes_de_que_se_resuelva_el_ataque antes_de_que_resuelvas_el_ataque antes_de_que_pegue \
    este_turno_no_hago_nada \
    espera esperen espera_tantito espera_un_momento lo_siento lo_lamento perdon_pero antes_de_resolver antes_de_eso antes_de_que_resuelva antes_de_que_entre en_realidad \
    de_forma_permanente pero_antes asi_que_adelante no_se_hace no_se_cumple no_tiene_efecto \
    ya_no_puede_ganar ya_no_puedo_ganar \
    no_pongo_equipo no_equipo_nada sin_equipar no_voy_a_equipar no_pongo_equipo_asi_que no_equipo_nada_asi_que";

/// Other words for fixed words.
const WORDS: [(&str, &str); 50] = [
    (
        "rava=0",
        "sin_rava sin_ravas ninguna_rava ningun_rava nada_de_rava nada_de_ravas cero_rava cero_ravas rava_no rava_no_lleva rava_no_trae rava_no_tiene rava_no_llevo rava_no_traigo no_lleva_rava no_trae_rava no_llevo_rava rava_ninguna rava_ninguno rava_nada y_sin_rava",
    ),
    (
        "bio=0",
        "sin_bio sin_bios ninguna_bio ningun_bio nada_de_bio nada_de_bios cero_bio cero_bios bio_no bio_no_lleva bio_no_trae bio_no_tiene bio_no_llevo bio_no_traigo no_lleva_bio no_trae_bio no_llevo_bio bio_ninguna bio_ninguno bio_nada y_sin_bio",
    ),
    (
        "ixim=0",
        "sin_ixim sin_ixims ninguna_ixim ningun_ixim nada_de_ixim nada_de_ixims cero_ixim cero_ixims ixim_no ixim_no_lleva ixim_no_trae ixim_no_tiene ixim_no_llevo ixim_no_traigo no_lleva_ixim no_trae_ixim no_llevo_ixim ixim_ninguna ixim_ninguno ixim_nada y_sin_ixim",
    ),
    (
        "rot=0",
        "sin_rot sin_rots ninguna_rot ningun_rot nada_de_rot nada_de_rots cero_rot cero_rots rot_no rot_no_lleva rot_no_trae rot_no_tiene rot_no_llevo rot_no_traigo no_lleva_rot no_trae_rot no_llevo_rot rot_ninguna rot_ninguno rot_nada y_sin_rot",
    ),
    (
        "abajo",
        "boca_abajo tapada tapado oculta oculto bocabajo boca_para_abajo bj cubierta cubierto escondida escondido \
         sin_enseñar sin_enseñarla sin_enseñarlo sin_mostrar sin_mostrarla sin_mostrarlo sin_revelar sin_revelarla sin_voltear sin_destapar",
    ),
    (
        "arriba",
        "boca_arriba destapada destapado descubierta descubierto bocarriba a_la_vista visible boca_para_arriba revelado revelada",
    ),
    ("Pírica", "pirico"),
    ("Lítica", "litico"),
    ("Cháaktica", "chaaktico chaktica chaktico"),
    ("Átlica", "atlico"),
    ("Demótica", "demotico"),
    ("Húumica", "huumico humica humico"),
    ("Gélida", "gelido"),
    (
        "azar",
        "sorteo sorteamos sorteado dado volado moneda suerte dados aleatorio aleatoria cara_o_cruz aguila_o_sol piedra_papel_o_tijera",
    ),
    ("descansos", "desc"),
    ("pasiva", "pas efecto_pasivo habilidad_pasiva"),
    ("activa", "act efecto_activo habilidad_activa"),
    ("Adendei", "adendey ad ade"),
    ("previa", "preparacion previo"),
    ("batalla", "battle combate pelea batallar pelear bat btl"),
    (
        "post",
        "postbatalla post_batalla posterior despues_de_batalla despues_de_la_batalla despues_del_combate tras_batalla \
         tras_la_batalla",
    ),
    ("equipo", "equipamiento"),
    ("resolucion", "resoluciones"),
    ("fin", "final cierre"),
    ("veneno", "envenenada envenenado ponzoña intoxicado intoxicada"),
    ("quemadura", "quemada quemado fuego"),
    ("abismada", "abismado abismo"),
    ("pasiva-rapida", "pasiva_rapida pas_rap pasiva-rap"),
    ("rapida", "activa_rapida rap efecto_rapido habilidad_rapida"),
    (
        "vida",
        "falta_de_vida sin_vida sin_puntos_de_vida sin_nada_de_vida ya_no_tiene_vida no_tiene_vida no_tener_vida \
         no_le_queda_vida ya_no_le_queda_vida vida_0 vida_cero cero_de_vida cero_vida 0_vida 0_de_vida en_0 a_0 con_0 en_cero a_cero",
    ),
    ("costo", "coste"),
    (
        "perdedor",
        "perdio perdio_la_anterior perdio_la_pasada perdio_la_ultima perdio_la_partida_anterior perdio_la_primera haber_perdido \
         haber_perdido_la_anterior ser_perdedor ser_el_perdedor perder perder_la_pasada perder_la_anterior perder_la_ultima perdedora",
    ),
    ("eleccion", "eligio elegir lo_eligio decidio decision elige escogio escoge lo_escogio"),
    ("estandar", "normal clasico"),
    ("multi", "multijugador"),
    (
        "sin-activa",
        "sin_activa sin_su_activa sin_la_activa sin_usar_activa sin_usar_la_activa sin_usar_su_activa s/activa s/act \
         no_usa_su_activa no_usa_la_activa no_usa_activa no_uso_su_activa no_uso_la_activa no_activa no_act sin_activar sin_activar_nada sin_habilidad sin_efecto \
         sin_activar_su_activa sin_usar_nada y_no_usa_su_activa y_no_uso_su_activa y_no_uso_la_activa sin_usarla sin_activarla \
         y_no_va_a_usar_su_activa no_va_a_usar_su_activa no_va_a_usar_la_activa pero_no_usa_su_activa no_usara_su_activa",
    ),
    ("ataque", "ataques atacar pegar golpe atk atq ataq"),
    ("opcional", "opcion opc efecto_opcional habilidad_opcional pasiva_opcional"),
    ("rava", "ravas"),
    (
        "acuerdo",
        "comun_acuerdo acordado acordaron acordamos acuerdo_mutuo mutuo_acuerdo de_acuerdo quedamos asi_quedamos quedamos_en_que quedamos_que \
         nos_pusimos_de_acuerdo estamos_de_acuerdo los_dos_estamos_de_acuerdo convenimos",
    ),
    (
        "\"no_puede_atacar\"",
        "no_puede_atacar no_podra_atacar ya_no_puede_atacar no_puede_atacar_este_turno no_pueda_atacar no_ataca no_ataca_este_turno",
    ),
    (
        "\"no_puede_activar\"",
        "no_puede_activar no_podra_activar no_puede_activar_nada no_puede_usar_efectos no_pueda_activar",
    ),
    (
        "\"no_puede_usar_su_activa\"",
        "no_puede_usar_su_activa no_puede_usar_la_activa no_puede_activar_su_activa no_puede_usar_activa no_pueda_usar_su_activa",
    ),
    (
        "\"no_puede_usar_su_pasiva\"",
        "no_puede_usar_su_pasiva no_puede_usar_la_pasiva no_puede_activar_su_pasiva no_pueda_usar_su_pasiva",
    ),
    (
        "\"no_puede_ser_atacada\"",
        "no_puede_ser_atacada no_puede_ser_atacado no_pueden_atacarla no_pueden_atacarlo no_se_puede_atacar",
    ),
    ("\"no_puede_ser_objetivo\"", "no_puede_ser_objetivo no_puede_ser_elegida no_puede_ser_elegido"),
    ("\"no_puede_curarse\"", "no_puede_curarse no_puede_curar no_se_puede_curar no_pueda_curarse"),
    ("\"no_puede_descansar\"", "no_puede_descansar no_pueda_descansar"),
    ("\"no_puede_equiparse\"", "no_puede_equiparse no_puede_llevar_equipo no_puede_tener_equipo"),
    ("\"no_recibe_daño\"", "no_recibe_dano no_recibe_ningun_dano no_puede_recibir_dano no_le_entra_dano"),
];

/// Other words for places.
const PLACES: [(&str, &str); 5] = [
    ("Ext", "ext extincion cementerio pila_de_extincion pila_extincion zona_de_extincion"),
    ("Mazo", "mazo deck baraja mazo_principal mz"),
    ("Equipo", "zona_de_equipo"),
    ("Bio", "bio bioma terreno"),
    (
        "P",
        "protector protectora prot prote prota lider segundo_prot otro_prot prot_suplente nuevo_prot 2do_protector 2do_prot protector_suplente suplente_de_protector otro_protector segundo_protector nuevo_protector",
    ),
];
