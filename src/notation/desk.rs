//! The words of the referee's desk: the same in every game.

use crate::kernel::folds_to;

/// What a word of the desk asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // Explained by the rows below.
pub enum DeskWord {
    Board,
    Options,
    Duties,
    Faults,
    MayI,
    Why,
    Rule,
    Precedents,
    Undo,
    Redo,
    Correct,
    Before,
    Note,
    Waive,
    State,
    Reading,
    Tacit,
    Careful,
    Voice,
    Data,
    Ruling,
    Appeal,
    Rewind,
    Penalise,
    Result,
    Series,
    Clock,
    Extension,
    CallJudge,
    Resume,
    History,
    ViewAt,
    Export,
    Help,
    Leave,
    More,
}

/// A word of the desk.
#[derive(Clone, Copy, Debug)]
pub struct DeskInfo {
    /// What it asks for.
    pub is: DeskWord,
    /// The Spanish word.
    pub word: &'static str,
    /// Fixed short forms; never reassigned.
    pub aliases: &'static [&'static str],
    /// The English alias.
    pub english: &'static str,
    /// The form after the word, as that of a verb.
    pub form: &'static str,
    /// One Spanish line of help.
    pub help: &'static str,
}

impl DeskWord {
    /// Whether its beginning calls it at the prompt; the words that came later are said in full.
    #[must_use]
    pub fn may_be_begun(self) -> bool {
        use DeskWord::{
            Appeal, Careful, Clock, Data, Extension, Faults, Precedents, Result, Rewind, Series, Voice,
        };
        let told = matches!(self, Faults | Data | Precedents | Careful | Voice);
        !told && !matches!(self, Appeal | Rewind | Result | Series | Clock | Extension)
    }
}

impl DeskInfo {
    /// Whether a folded word calls it: in full, by a short form, in English.
    #[must_use]
    pub fn is_called(&self, word: &str) -> bool {
        folds_to(self.word, word) || self.english == word || self.aliases.contains(&word)
    }
}

const fn row(
    is: DeskWord,
    word: &'static str,
    aliases: &'static [&'static str],
    english: &'static str,
    form: &'static str,
    help: &'static str,
) -> DeskInfo {
    DeskInfo { is, word, aliases, english, form, help }
}

/// Every word of the desk, in the order of the help.
pub static DESK: [DeskInfo; 36] = [
    row(
        DeskWord::Board,
        "estado",
        &["es"],
        "board",
        "[LUGAR]",
        "la mesa tal como consta, o un lugar de ella",
    ),
    row(
        DeskWord::Options,
        "opciones",
        &["op"],
        "options",
        "[VERBO]",
        "lo que se puede hacer ahora sin falta: su número lo anota",
    ),
    row(DeskWord::Duties, "debe", &[], "owed", "", "lo que alguien debe todavía, con su plazo"),
    row(
        DeskWord::Faults,
        "faltas",
        &[],
        "faults",
        "",
        "las faltas abiertas y los fallos pendientes, con su número",
    ),
    row(DeskWord::MayI, "puedo", &["pu"], "may", "VERBO …", "¿sería legal? no anota nada"),
    row(
        DeskWord::Why,
        "porque",
        &["pq"],
        "why",
        "[N]",
        "las faltas del suceso N (o la última), sus datos y lo que las prueba",
    ),
    row(
        DeskWord::Rule,
        "regla",
        &[],
        "rule",
        "[NÚMERO|PALABRAS]",
        "busca en el reglamento; sin palabras, la última falta",
    ),
    row(
        DeskWord::Precedents,
        "precedentes",
        &[],
        "precedents",
        "[CLÁUSULA|PALABRAS]",
        "cómo se falló antes en las partidas del almacén, lo más nuevo primero",
    ),
    row(DeskWord::More, "más", &[], "more", "", "sigue con lo que no cupo en la pantalla"),
    row(
        DeskWord::Undo,
        "deshacer",
        &["des"],
        "undo",
        "[N | hasta N]",
        "anula las últimas N jugadas, o las posteriores al suceso N",
    ),
    row(DeskWord::Redo, "rehacer", &["reh"], "redo", "", "recupera lo último deshecho"),
    row(
        DeskWord::Correct,
        "corregir",
        &["cor"],
        "correct",
        "N[: VERBO …]",
        "anula el suceso N, o pone otro en su lugar",
    ),
    row(DeskWord::Before, "antes", &[], "before", "de N: VERBO …", "anota algo que pasó antes del suceso N"),
    row(DeskWord::Note, "nota", &[], "note", "[N:] TEXTO", "una nota, del suceso N si se dice"),
    row(
        DeskWord::Waive,
        "según",
        &[],
        "waive",
        "carta [N] [CLÁUSULAS] \"NOTA\"",
        "un texto de carta permite el suceso N (o el último)",
    ),
    row(
        DeskWord::State,
        "mesa",
        &[],
        "table",
        "LUGAR DATO=VALOR …",
        "dice lo que hay en la mesa; se avisa de las diferencias",
    ),
    row(
        DeskWord::Reading,
        "lectura",
        &[],
        "reading",
        "[CLÁUSULA [LECTURA]]",
        "lo que el libro deja abierto, o la lectura con que se juzga esta partida",
    ),
    row(
        DeskWord::Tacit,
        "tácito",
        &[],
        "tacit",
        "[sí|no]",
        "si se dan por hechos los pasos que nadie dice, como una fase o el fin del turno",
    ),
    row(
        DeskWord::Careful,
        "cuidado",
        &[],
        "careful",
        "[sí|no]",
        "si se pregunta «¿pasó así?» antes de anotar una falta",
    ),
    row(
        DeskWord::Voice,
        "voz",
        &[],
        "voice",
        "[aprendiz|jugador|juez]",
        "cómo se dicen las faltas: explicadas la primera vez, con su regla o en una línea",
    ),
    row(
        DeskWord::Data,
        "datos",
        &[],
        "data",
        "[torneo=… ronda=… mesa=… juez=… rango=…|JUGADOR nombre=… número=…]",
        "dónde se juega, quién juzga y quién juega; sin más, lo dicho",
    ),
    row(
        DeskWord::Ruling,
        "fallo",
        &[],
        "ruling",
        "N [CLÁUSULA] [RESULTADO] [TEXTO] [juez=… rango=…]",
        "el juez falla: se-mantiene, sin-falta, permitido, corregido, arreglo o pendiente",
    ),
    row(
        DeskWord::Appeal,
        "apelar",
        &[],
        "appeal",
        "N [CLÁUSULA] [JUGADOR] [TEXTO]",
        "se apela el fallo del suceso N al juez principal",
    ),
    row(
        DeskWord::Rewind,
        "retroceder",
        &[],
        "rewind",
        "N [autoriza=\"…\"] \"MOTIVO\"",
        "el juez vuelve a como estaba la mesa antes del suceso N: pasó, y ya no está en ella",
    ),
    row(
        DeskWord::Penalise,
        "penaliza",
        &[],
        "penalise",
        "JUGADOR INFRACCIÓN [N [CLÁUSULA]] [nivel=…] [\"TEXTO\"] [privado=\"…\"]",
        "el juez penaliza a un jugador",
    ),
    row(
        DeskWord::Result,
        "resultado",
        &[],
        "outcome",
        "JUGADOR|empate|sin-resultado por tiempo|incomparecencia|acuerdo|retirada [TEXTO]",
        "la partida acaba por decisión de la mesa del torneo",
    ),
    row(
        DeskWord::Series,
        "serie",
        &[],
        "match",
        "N de M [anterior=JUGADOR] [JUGADOR=GANADAS]",
        "qué partida es de una serie al mejor de M",
    ),
    row(
        DeskWord::Clock,
        "reloj",
        &[],
        "clock",
        "[MINUTOS]",
        "la ronda dura tanto desde ahora; sin más, lo que queda",
    ),
    row(DeskWord::Extension, "prórroga", &[], "extension", "MINUTOS [TEXTO]", "la mesa tiene más tiempo"),
    row(DeskWord::CallJudge, "juez", &[], "judge", "", "se llama al juez"),
    row(DeskWord::Resume, "seguimos", &[], "resume", "", "la partida sigue tras llamar al juez"),
    row(DeskWord::History, "historial", &["hi"], "history", "", "todo lo anotado, con su número"),
    row(DeskWord::ViewAt, "ver", &[], "view", "N", "la mesa tras el suceso N, como se sabía entonces"),
    row(
        DeskWord::Export,
        "exportar",
        &[],
        "export",
        "md|html|csv|jsonl|arb FICHERO [sobrescribir] [para A|público] [sin nombres]",
        "guarda la partida en un fichero",
    ),
    row(
        DeskWord::Help,
        "ayuda",
        &["?"],
        "help",
        "[VERBO | todo]",
        "lo que se escribe ahora; con todo, cada verbo; con uno, ese",
    ),
    row(
        DeskWord::Leave,
        "salir",
        &["q", "quit", "exit", "adios"],
        "leave",
        "",
        "deja la partida; se puede retomar",
    ),
];
