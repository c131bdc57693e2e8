//! How Tótems is spoken of at the table.

use crate::kernel::{Made, SILENT, Saying, Speech, Versus, say};

/// The game as it is spoken of.
pub const SPEECH: Speech = Speech {
    sayings: &SAYINGS,
    words: &WORDS,
    places: &PLACES,
    fillers: FILLERS,
    made: Some(MADE),
    versus: Some(VERSUS),
    ..SILENT
};

/// A card is its power and its ability.
const MADE: Made =
    Made { words: &["ojo", "espada", "escudo", "suma"], none: ("sin_habilidad", "-"), bare_from: 10 };

/// The usual match of two.
const VERSUS: Versus = Versus { lines: "preparar {1} {2}", first: "empezar {name}", last: "" };

/// Words that say nothing here.
const FILLERS: &str = "totem totems defensor defensora defensores accion otro otra cada";

/// Other words for fixed words.
const WORDS: [(&str, &str); 8] = [
    ("bocabajo", "boca_abajo tapado oculto oculta tapada tapados ocultos"),
    ("bocarriba", "boca_arriba destapado"),
    ("descarte", "descartes pila_de_descarte"),
    ("azar", "sorteo moneda dado volado suerte"),
    ("acuerdo", "comun_acuerdo"),
    ("mazo", "baraja"),
    ("mano", "manos"),
    ("empate", "tablas empatada"),
];

/// Other words for places.
const PLACES: [(&str, &str); 1] = [("descarte", "descartes")];

const SAYINGS: [Saying; 26] = [
    say("barajar mezclar revolver", "barajar [n?:de] ~=mazo ~=baraja"),
    say("repartir dar recibir =a", "repartir [seat:a,para] [n:de] ~repartir ~recibir"),
    say("colocar poner", "colocar [n] [bocabajo|bocarriba?] ~=inicial ~=iniciales ~=mano ~=mesa"),
    say(
        "empezar comenzar iniciar salir",
        "empezar [seat:a] [azar|acuerdo?:al,por,de,a] ~=primero ~=primera ~=partida ~=juego ~salir ~elegir ~decidir ~tocar ~empezar ~=turno",
    ),
    say("robar tomar coger sacar levantar", "robar [n?] ~=mazo ~de ~=baraja ~=turno"),
    say(
        "reponer poner colocar",
        "reponer [place?:en,a] [made?:con] [bocabajo|bocarriba?] ~=mano ~=hueco ~=espacio ~=vacio",
    ),
    say(
        "atacar pegar golpear usar =contra =a ir_=por",
        "atacar [place:a,contra,sobre,al] con [made@:con,de] y_[made?^:y] ~=ataque ~atacar ~=para ~=mano ~=descubierto ~=descubierta ~jugar ~ir ~por",
    ),
    say(
        "revelar descubrir voltear destapar mostrar enseñar salir girar =ser =es =era =sale =salio resultar &= dar_=vuelta",
        "revelar [place:a,de,en] =_[made:es,era,=,un,con,de] ~salir ~resultar ~era ~ser ~=final ~=ahi ~tener ~=boca ~=arriba",
    ),
    say(
        "revelar descubrir voltear destapar mostrar enseñar dar_=vuelta",
        "revelar ataque = [made:es,era,=] !=ataque ~ser",
    ),
    say(
        "activar usar &espada &escudo &ojo &suma",
        "activar [espada|escudo|ojo|suma:con,a,de] [place?:en,sobre,a,al,de] =_[made?:es,era,=,tenia,y,descubro] \
         con_[made?^:con,añade,añado,junto,juega] de_[place?^:de] ~usar ~activar ~=habilidad ~ser ~era ~destapar ~descubrir ~ver ~tener ~robar ~=ahi ~mirar",
    ),
    say(
        "&espada",
        "activar [espada:a,con] con [made:con,un,el] ~añadir ~juntar ~jugar ~sumar ~usar ~activar ~=habilidad",
    ),
    say("&suma", "activar suma de [place:de] ~usar ~activar ~=habilidad !=suma"),
    say(
        "intercambiar cambiar",
        "intercambiar [place:en,a,de] [made?:sale,quita,quito,era] [made?:entra,por,mete,meto,pongo,deja,un,con] ~=por ~=mano ~salir ~entrar ~quitar \
         ~meter ~poner ~dejar ~ser ~=defensor ~una ~hacer ~=intercambio ~era",
    ),
    say(
        "descartar tirar soltar =descarte desechar",
        "descartar [n/made?:a] ~=descarte ~=al ~=mano ~descartar ~tirar ~dejar ~=pila",
    ),
    say("descartar perder quitar", "descartar [place:a,de] ~=descarte ~=al"),
    say(
        "pasar terminar acabar =fin tocar finalizar",
        "pasar ~=turno ~=mas ~=nada ~tocar ~acabar ~terminar ~=de [seat?:a] ~ti",
    ),
    say(
        "mirar ver espiar echar_=vistazo",
        "mirar [place:a,en] ~=vistazo ~=sin ~enseñar ~mirar ~dejar ~=como ~estaba",
    ),
    say(
        "girar tumbar poner_=lado =horizontal dejar_=tumbado",
        "girar [place:a,en] ~=horizontal ~=de ~=lado ~poner ~tumbar ~dejar ~quedar",
    ),
    say(
        "mover llevar devolver pasar",
        "mover [place/made/mano|mazo:de,desde] [place/mano|descarte|mazo|bocabajo:a,al] ~=mano",
    ),
    say("ganar =gana =victoria", "fin [seat:a,de] ~=partida ~=juego"),
    say("=empate empatar", "fin empate ~=partida ~quedar ~=final ~=resultado ~acabar ~terminar"),
    say(
        "rendir abandonar conceder",
        "rendirse ~=partida ~=juego ~querer ~seguir ~terminar ~=aqui ~=ya ~=no ~soy",
    ),
    say("colocar poner", "colocar [n] ~=sus"),
    say("preparar", "preparar [person?] [person?]"),
    say("reponer", "reponer [made^:con,pongo] [place?:en]"),
    say("intercambiar cambiar", "intercambiar [place:en,a,de]  ~=una ~=mano ~=por ~=otra"),
];
