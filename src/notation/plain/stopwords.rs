//! Words that only join, that say nothing, or that something did not happen, at any table.

use std::collections::BTreeSet;
use std::sync::LazyLock;

/// Prepositions and what else only joins.
pub const JOINING: &[&str] = &[
    "a", "al", "ante", "bajo", "con", "contra", "de", "del", "desde", "en", "entre", "hacia", "hasta",
    "para", "por", "sin", "sobre", "y", "e", ">", ",", "=", "<>", "encima", "debajo", "x", "+",
];

/// Words that say nothing at any table.
pub const FILLERS: &str = "el la los las un una unos unas lo le les se me te nos mi mis su sus tu tus yo ella ellos ahora \
    entonces pues bueno oye vale ok por_favor gracias ya despues que es son soy he ha hemos han hago hace hacemos \
    hacer voy va vamos quiero quiere este esta ese esa esto eso carta cartas jugador jugadora jugadores dice decir \
    declaro declara declarar realizo realiza realizar asi tambien mismo misma propio propia total hay queda solo \
    aqui muy bien aca primero - . / mio mia suyo suya nuestro mios mias suyos suyas tuyos tuyas nuestros nuestras : \
    que_tengo que_tiene que_tienes que_esta_en que_estaba_en que_tengo_en que_tiene_en que_tenia_en que_esta ahi_lo_dejo lo_dejo_aqui aqui_lo_dejo hasta_aqui_lo_dejo hasta_aqui_llego hasta_aqui_llegue asi_lo_dejo \
    lo_dejo_asi lo_dejo_ahi jaja jajaja hijole uy uf ups caray caramba antes_de_nada antes_que_nada antes_de_todo antes_que_todo ante_todo antes_de_otra_cosa antes_de_hacer_nada primero_que_nada sabes_que sabe_que \
    saben_que de_hecho o_sea es_decir pues_nada eh por_cierto a_ver la_verdad la_verdad_es_que en_fin es_mi_turno ya_es_mi_turno \
    es_mi_turno_todavia todavia_es_mi_turno chocala ni_modo esta_vez a_ti a_usted";

/// Words that say that something did not happen, or may not have: they are never names and never passed over.
pub const DOUBTFUL: &str = "no o u si ni creo quiza quizas puede puedo mejor sino todavia tampoco casi nunca cuando como \
    porque quien cual donde cuanto cuantos cuanta cuantas pero salvo excepto menos aunque luego que tal vez lo talvez deberia seria otra \
    otro nadie ningun ninguno ninguna perdon digo error hubiera podria algo alguien algun alguno alguna algunos \
    algunas cualquier cualquiera ayer manana antes siempre tendria querria habria convendria";

/// Words that say which, how much or when, and colours: nobody calls a card so without quotation marks.
const NO_NAMES: &str = "tuya tuyo mucho mucha muchos muchas poco poca pocos pocas algo alguien alguno alguna algun algunos algunas \
    cualquiera cualquier todos todas ambos ambas varios varias manana ayer hoy pronto tarde antes siempre morado morada \
    violeta blanco blanca gris marron cafe rosado rosada turquesa beige";

/// Whether a word is what nobody calls a card without quotation marks.
pub fn is_no_name(word: &str) -> bool {
    static ALL: LazyLock<BTreeSet<&str>> =
        LazyLock::new(|| [NO_NAMES, FILLERS].iter().flat_map(|all| all.split_whitespace()).collect());
    is_doubtful(word) || ALL.contains(word)
}

/// Whether a word says that something did not happen, or may not have. Asked of every word of every reading.
pub fn is_doubtful(word: &str) -> bool {
    static ALL: LazyLock<BTreeSet<&str>> = LazyLock::new(|| DOUBTFUL.split_whitespace().collect());
    ALL.contains(word)
}
