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
    next: &[("", "robar"), ("", "pasar")],
    traps: &[("pasar", "Preparación")],
    ..SILENT
};

/// A card is its power and its ability.
const MADE: Made =
    Made { words: &["ojo", "espada", "escudo", "suma"], none: ("sin_habilidad", "-"), bare_from: 10 };

/// The usual match of two.
const VERSUS: Versus = Versus { lines: "preparar {1} {2}", first: "empezar {name}", last: "" };

/// Words that say nothing here.
const FILLERS: &str = "totem totems defensor defensora defensores accion otro otra cada nuevo nueva nuevamente \
    de_nuevo otra_vez estoy estamos esta estan acabo acaba acabamos acaban vas van vamonos dale orale venga \
    ahorita nomas listo directo directamente quisiera quiera decido decide jugada turno como_aguanto \
    ya_que_aguanto eh ah mira miren porfa okey okay claro perfecto finalmente a_ver por_ultimo por_mi_parte \
    a_continuacion tengo_que hay_que me_toca pts pt";

/// Other words for fixed words.
const WORDS: [(&str, &str); 8] = [
    ("bocabajo", "boca_abajo tapado oculto oculta tapada tapados ocultos"),
    ("bocarriba", "boca_arriba destapado"),
    ("descarte", "descartes pila_de_descarte"),
    ("azar", "sorteo moneda dado volado suerte"),
    ("acuerdo", "comun_acuerdo"),
    ("mazo", "baraja"),
    ("mano", "manos"),
    ("empate", "tablas empatada empatado empatados"),
];

/// Other words for places.
const PLACES: [(&str, &str); 1] = [("descarte", "descartes pila_de_descarte pila_de_descartes")];

const SAYINGS: [Saying; 39] = [
    say("barajar mezclar revolver =barajada", "barajar [n?:de] ~=mazo ~=baraja ~=doy ~=da"),
    say(
        "repartir recibir entregar =doy =da =dan =damos =dio =dar =darle",
        "repartir [seat:a,para] [n:de] ~repartir ~recibir",
    ),
    say("=a", "repartir [seat^:a] [n:de] ~repartir ~recibir"),
    say("=para", "repartir [seat^:para] [n:de] !=van|=son|repartir|recibir"),
    say("agarrar tomar coger llevar", "repartir [seat@^:a,para] [n:de] ~=inicial"),
    say(
        "colocar poner bajar meter desplegar acomodar",
        "colocar [n] [bocabajo|bocarriba?] ~=inicial ~=iniciales ~=mano ~=mesa",
    ),
    say(
        "empezar comenzar iniciar salir arrancar abrir =primero",
        "empezar [seat:a] [azar|acuerdo?:al,por,de,a] ~=primero ~=primera ~=partida ~=juego ~salir ~elegir \
         ~decidir ~tocar ~empezar ~=turno ~=quien ~jugar ~comenzar",
    ),
    say(
        "robar tomar coger sacar levantar agarrar jalar pescar",
        "robar [n?] ~=mazo ~de ~=baraja ~=turno ~=arriba ~=encima ~=monton",
    ),
    say(
        "reponer poner colocar rellenar llenar cubrir ocupar meter bajar completar",
        "reponer [place?:en,a,de] [made?:con] [bocabajo|bocarriba?] ~=mano ~=hueco ~=espacio ~=vacio ~poner \
         ~meter ~colocar",
    ),
    say(
        "atacar pegar golpear usar =contra =a =voy_=por =va_=por =vamos_=por tirar echar aventar lanzar mandar \
         soltar jugar meter arrear embestir =doy =da =dan =dio =dar =darle",
        "atacar [place:a,contra,sobre,al] con [made@:con,de] y_[made?^:y,mas,ademas,junto] ~=ataque ~atacar \
         ~=para ~=mano ~=descubierto ~=descubierta ~jugar ~voy ~va ~por ~pegar ~golpear ~tirar ~=segundo ~seguir \
         ~volver ~hacer",
    ),
    say(
        "revelar descubrir voltear destapar mostrar enseñar salir girar =ser =es =era =sale =salio resultar &= \
         dar_=vuelta tener ver",
        "revelar [place:a,de,en] =_[made:es,era,=,un,con,de,y,tiene,tenia] ~salir ~resultar ~era ~ser ~=final \
         ~=ahi ~tener ~=boca ~=arriba ~voltear ~descubrir ~=vuelta",
    ),
    say("=un =en &espada &escudo &ojo &suma", "revelar [place:en] =_[made:un,de] ~=ahi"),
    say(
        "revelar descubrir voltear destapar mostrar enseñar dar_=vuelta",
        "revelar ataque = [made:es,era,=] !=ataque ~ser",
    ),
    say(
        "activar usar aplicar",
        "activar [espada|escudo|ojo|suma:con,a,de] [place?:en,sobre,a,al,de,con,contra] \
         =_[made?:es,era,=,tenia,y,descubro,sale] con_[made?^:con,añade,añado,junto,juega] de_[place?^:de] ~usar \
         ~activar ~=habilidad ~ser ~era ~destapar ~descubrir ~ver ~tener ~robar ~=ahi ~mirar ~salir ~poder ~aplicar",
    ),
    // What an ability brings to sight is told of the eye alone.
    say(
        "&ojo",
        "activar [ojo:con,a,de] [place?:en,sobre,a,al,de,contra] =_[made?:es,era,=,tenia,y,descubro,sale] \
         de_[place?^:de] ~usar ~activar ~=habilidad ~ser ~era ~destapar ~descubrir ~voltear ~ver ~tener ~=ahi \
         ~mirar ~salir ~ir ~aplicar ~revelar",
    ),
    say(
        "&espada &escudo &suma",
        "activar [espada|escudo|suma:con,a,de] [place?:en,sobre,a,al,de] \
         con_[made?^:con,añade,añado,junto,juega,y] de_[place?^:de] ~defender ~cancelar ~anular ~proteger ~parar \
         ~bloquear ~usar ~activar ~=habilidad ~robar ~aplicar ~por ~=su",
    ),
    say(
        "&espada",
        "activar [espada:a,con] con [made:con,un,el] ~añadir ~juntar ~jugar ~sumar ~usar ~activar ~=habilidad \
         ~agregar ~reforzar ~poner ~meter",
    ),
    say("&suma", "activar suma de [place:de] ~usar ~activar ~=habilidad ~aplicar ~robar ~y !=suma"),
    say(
        "intercambiar cambiar",
        "intercambiar [place:en,a,de] [made?:sale,quita,quito,era] [made?:entra,por,mete,meto,pongo,deja,un,con] \
         ~=por ~=mano ~salir ~entrar ~quitar ~meter ~poner ~dejar ~ser ~=defensor ~una ~hacer ~=intercambio ~era",
    ),
    // The card that goes in follows its own verb.
    say(
        "sacar quitar levantar agarrar llevar salir tomar coger quedar retirar cambiar",
        "intercambiar [place:en,a,de] [made:con,era,de,sale] \
         [made^:entra,entro,por,mete,meto,meter,pone,pongo,poner,deja,dejo,dejar,baja,bajo] ~=mano ~=lugar \
         ~=sitio ~ser ~era ~sacar ~quitar ~levantar ~=hueco",
    ),
    say(
        "llevar quitar sacar levantar agarrar tomar coger retirar",
        "intercambiar [place:en,a,de] !poner|dejar|meter|bajar ~=mano ~=lugar ~=sitio ~=por",
    ),
    say("=por", "intercambiar [place:en,a,de] !=mano ~=por"),
    say(
        "descartar tirar soltar =descarte desechar echar botar mandar aventar deshacer =fuera quitar",
        "descartar [n/made?:a,de] ~=descarte ~=al ~=mano ~descartar ~tirar ~dejar ~=pila ~=basura",
    ),
    say(
        "descartar perder quitar caer morir eliminar matar derrotar destruir vencer",
        "descartar [place:a,de] ~=descarte ~=al",
    ),
    say(
        "pasar terminar acabar =fin tocar finalizar ceder concluir cerrar",
        "pasar ~=turno ~=mas ~=nada ~tocar ~acabar ~terminar ~=de [seat?:a] ~ti ~pasar",
    ),
    say("descartar tirar perder =descarte", "descartar ataque !=ataque ~=descarte ~=al ~descartar ~tirar"),
    say("=nada", "pasar !=no|=sin !=hago|=hace|=hacemos|=hacer ~=mas ~=turno ~terminar ~acabar"),
    say(
        "mirar ver espiar echar_=vistazo echar_=ojo echar_=ojeada checar revisar fijar asomar observar",
        "mirar [place:a,en] ~=vistazo ~=sin ~enseñar ~mirar ~dejar ~=como ~estaba ~tener ~=que",
    ),
    say(
        "girar tumbar acostar inclinar poner_=lado =horizontal dejar_=tumbado",
        "girar [place:a,en] ~=horizontal ~=de ~=lado ~poner ~tumbar ~dejar ~quedar",
    ),
    say(
        "mover llevar devolver pasar regresar volver subir",
        "mover [place/made/mano|mazo:de,desde] [place/mano|descarte|mazo|bocabajo:a,al] ~=mano",
    ),
    say("ganar =gana =victoria vencer", "fin [seat:a,de,para] ~=partida ~=juego"),
    say("=partida =juego =triunfo", "fin [seat^:para]"),
    say(
        "=empate empatar =tablas quedar_=tablas quedar_=empate",
        "fin empate ~=partida ~quedar ~=final ~=resultado ~acabar ~terminar ~=empate ~=tablas ~=juego",
    ),
    say(
        "rendir abandonar conceder retirar =vencido =toalla",
        "rendirse ~=partida ~=juego ~querer ~seguir ~terminar ~=aqui ~=ya ~soy ~=da ~=doy ~=por ~tirar ~dejar \
         ~abandonar",
    ),
    say(
        "seguir continuar jugar",
        "rendirse !=no !rendir|abandonar|conceder|retirar ~=partida ~=juego ~querer ~=mas ~jugar",
    ),
    say("colocar poner", "colocar [n] ~=sus"),
    say("preparar", "preparar [person?] [person?]"),
    say("reponer rellenar", "reponer [made^:con,pongo] [place?:en]"),
    say("intercambiar cambiar", "intercambiar [place:en,a,de]  ~=una ~=mano ~=por ~=otra"),
];
