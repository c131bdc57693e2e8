//! The ways to say what comes of an ability or a Poder, told with the card that does it. The infinitive of the documented
//! verb opens none of them: guesses are made behind it, and would take any card for the one that does it.

use crate::kernel::{Saying, say};

/// The card that does it: it stands before the verb, or one of these leads to it.
macro_rules! cause {
    () => {
        " según_carta_[name@^:por,x,con,segun,usando,mediante,gracias]"
    };
}

/// The same where another card stands before the verb.
macro_rules! by {
    () => {
        " según_carta_[name^:por,x,con,segun,usando,mediante,gracias]"
    };
}

/// What a unit has more or less of, and until when.
macro_rules! figure {
    ($sign:literal) => {
        concat!(
            " [ataque|defensa:en,de,al,la] ",
            $sign,
            "[n:en,de] [este_turno|permanente?:por,de,hasta,durante]"
        )
    };
}

/// What is said besides of how long it lasts.
macro_rules! until {
    () => {
        " ~=solo ~=nada ~=mas ~=solamente"
    };
}

/// What may be said besides of what is drawn.
macro_rules! drawn {
    () => {
        " ~=mas ~=extra ~=mazo ~=efecto ~=habilidad ~=del ~=de ~dejar ~permitir ~=que"
    };
}

/// The same of what is discarded.
macro_rules! thrown {
    () => {
        " ~=a ~=le ~=me ~=mano ~=carta ~=incinerador ~=inc ~=basura ~=al ~=de ~=que ~=en ~=efecto ~=habilidad ~tener ~deber ~=y"
    };
}

/// The ways, most usual words first.
pub const SAYINGS: [Saying; 49] = [
    say(
        "=robo =roba =robe =roban tomar sacar coger agarrar jalar levantar pescar",
        concat!("robar [n:de]", cause!(), " ~=carta", drawn!()),
    ),
    say(
        "=robo =roba =robe =roban tomar sacar coger agarrar jalar levantar pescar",
        concat!("robar 1", cause!(), " !=una|=otra ~=carta", drawn!()),
    ),
    say(
        "=da =dan =dio =doy dar regalar dejar permitir",
        concat!("robar [n]", cause!(), " !=carta ~robar", drawn!()),
    ),
    say("=da =dan =dio dar regalar", concat!("robar 1", cause!(), " !=carta !=una|=otra", drawn!())),
    say("dejar permitir", concat!("robar [n]", cause!(), " !robar ~=carta", drawn!())),
    say("&carta", concat!("robar [n@]", cause!(), drawn!())),
    say(
        "=descarto =descarta =descarte =descartan =descartada soltar tirar desechar botar =desc",
        concat!("descartar [n/name:de,a]", cause!(), thrown!()),
    ),
    say(
        "=descarto =descarta =descarte =descartan soltar tirar desechar botar =desc",
        concat!("descartar", cause!(), " !=una", thrown!()),
    ),
    // Whom it makes do so is said: it need not be its player.
    say(
        "hacer obligar",
        concat!(
            "[seat@:a] descartar [n/name:de,a]",
            cause!(),
            " !descartar|tirar|soltar|desechar",
            thrown!()
        ),
    ),
    say(
        "hacer obligar",
        concat!("[seat@:a] descartar", cause!(), " !=una !descartar|tirar|soltar|desechar", thrown!()),
    ),
    say(
        "hacer obligar",
        concat!(
            "descartar [n/name:de,a]",
            cause!(),
            " !=me|=nos !descartar|tirar|soltar|desechar",
            thrown!()
        ),
    ),
    say("perder mandar enviar llevar", concat!("descartar [n:de,a]", by!(), " !=mano", thrown!())),
    say("perder mandar enviar llevar", concat!("descartar [n:de,a]", cause!(), " !=mano ~=carta", thrown!())),
    say("perder mandar enviar", concat!("descartar", cause!(), " !=mano !=una", thrown!())),
    say(
        "=curo =cura =cure recuperar sanar reparar restaurar regenerar",
        concat!("curar [card:a,de] [n:de,en]", cause!(), " ~=vida ~=punto ~=daño ~=efecto ~=habilidad ~=y"),
    ),
    say(
        "=curo =cura =cure recuperar sanar reparar restaurar regenerar",
        concat!("curar [card@:a,de] [n:de,en]", by!(), " ~=vida ~=punto ~=daño ~=efecto ~=habilidad ~=y"),
    ),
    say("quitar sacar", concat!("curar [card:a,de] [n]", cause!(), " !=daño|=herida ~=punto ~=de ~=efecto")),
    say(
        "ganar subir sumar aumentar devolver =da =dan =dio",
        concat!("curar [card:a,de] [n:de,en]", cause!(), " !=vida ~=punto ~=mas ~=efecto"),
    ),
    say(
        "ganar subir sumar aumentar",
        concat!("curar [card@:a,de] [n:de,en]", by!(), " !=vida ~=punto ~=mas ~=efecto"),
    ),
    // What a unit has of attack or defence from then on.
    say(
        "ganar subir sumar aumentar recibir poner agregar añadir =da =damos =dan =dio =doy dar",
        concat!(
            "modificar [card:a,de]",
            figure!("+"),
            cause!(),
            " ~=mas ~=punto ~=efecto ~=habilidad ~=final ~=forma"
        ),
    ),
    say(
        "ganar subir sumar aumentar recibir agregar añadir",
        concat!(
            "modificar [card@:a,de]",
            figure!("+"),
            by!(),
            " ~=mas ~=punto ~=efecto ~=habilidad ~=final ~=forma"
        ),
    ),
    say(
        "perder bajar quitar restar reducir",
        concat!(
            "modificar [card:a,de]",
            figure!("-"),
            cause!(),
            " ~=menos ~=punto ~=efecto ~=habilidad ~=final ~=forma"
        ),
    ),
    say(
        "perder bajar quitar restar reducir",
        concat!(
            "modificar [card@:a,de]",
            figure!("-"),
            by!(),
            " ~=menos ~=punto ~=efecto ~=habilidad ~=final ~=forma"
        ),
    ),
    say(
        "&ataque &defensa &atk &atq &at &def &fuerza",
        concat!(
            "modificar [card@:a,de] [ataque|defensa:en,de] [signed:en,de] [este_turno|permanente?:por,de,hasta,durante]",
            by!(),
            " ~=efecto"
        ),
    ),
    say(
        "&ataque &defensa &atk &atq &at &def &fuerza",
        concat!(
            "modificar [card:a,de] [ataque|defensa:en,de] [signed:en,de] [este_turno|permanente?:por,de,hasta,durante]",
            cause!(),
            " ~=efecto"
        ),
    ),
    // The card that does it stands last: `dragón ataque +2 turno estandarte`.
    say(
        "&ataque &defensa &atk &atq &at &def &fuerza",
        "modificar [card^@:a,de] [ataque|defensa:en,de] [signed:en,de] [este_turno|permanente?:por,de,hasta,durante] según_carta_[name]",
    ),
    say(
        "pegar golpear",
        concat!(
            "modificar [card@:a] ataque +[n] [este_turno?:por,hasta]",
            by!(),
            " !=mas ~=efecto ~=fuerte ~=punto"
        ),
    ),
    // In the damage step a unit dies of the blows.
    say(
        "=incinero =incinera =incinere matar quemar destruir eliminar sacrificar tumbar reventar mandar",
        concat!(
            "incinerar [card:a,de] ?Preparación|Retirar|Recargar|Desplegar|Batalla,_Ataque|Batalla,_Defensa|Batalla,_Refuerzo",
            cause!(),
            " ~=incinerador ~=inc ~=efecto ~=al ~=que ~usar ~hacer"
        ),
    ),
    say(
        "=incinera morir caer =inc =incinerador =cementerio =basura",
        concat!(
            "incinerar [card@:a,de] ?Preparación|Retirar|Recargar|Desplegar|Batalla,_Ataque|Batalla,_Defensa|Batalla,_Refuerzo",
            by!(),
            " ~=incinerador ~=inc ~=efecto ~ir ~mandar ~enviar ~llevar ~echar ~=al ~=que ~quedar ~=a"
        ),
    ),
    say(
        "devolver regresar recoger volver subir mandar llevar",
        concat!(
            "poner [card:a,de] en_[mano|mazo:en,a,al] ~[seat?^:de] -=desde -=del",
            cause!(),
            " ~subir ~llevar ~efecto ~=de"
        ),
    ),
    say(
        "devolver regresar recoger volver subir mandar llevar ir &mano",
        concat!(
            "poner [card@:a,de] en_[mano|mazo:en,a,al] ~[seat?^:de] -=desde -=del",
            by!(),
            " ~subir ~llevar ~efecto ~=de"
        ),
    ),
    say(
        "&mano",
        concat!(
            "poner [name@:a] en_[mano:a,en] desde_[mazo|inc:desde,del,de]",
            by!(),
            " ~ir ~llevar ~traer ~=efecto"
        ),
    ),
    say(
        "buscar sacar traer llevar tomar agarrar =da =dio",
        concat!(
            "poner [name:a] en_mano desde_mazo",
            cause!(),
            " !=mazo ~=de ~=del ~=en ~=mi ~=mano ~=y ~poner ~llevar ~dejar ~permitir ~buscar ~=lo ~=la ~=a ~=efecto"
        ),
    ),
    // What comes out of the deck to a slot.
    say(
        "poner sacar buscar traer meter bajar llevar invocar",
        concat!(
            "poner [name/new:a] en_[place:en,a,al,>] desde_[mazo|inc:desde,del,de,en]",
            cause!(),
            " ~=y ~=lo ~=la ~=que ~=mi ~=su ~=sin ~=efecto ~ir ~pagar ~poner ~dejar ~permitir ~sacar ~meter"
        ),
    ),
    say(
        "&mazo &inc",
        concat!(
            "poner [name/new@:a] en_[place@:en,a,al,>] desde_[mazo|inc:desde,del,de,en]",
            by!(),
            " ~=efecto ~ir"
        ),
    ),
    say(
        "buscar",
        concat!("poner [name:a] en_mano desde_mazo", cause!(), " ~dejar ~permitir ~=efecto ~=mano ~=a ~=la"),
    ),
    say(
        "perder bajar quitar restar",
        concat!("[seat^:a] energía -[n:de]", cause!(), " !=energia|=ene ~=de ~=efecto"),
    ),
    say(
        "ganar subir sumar aumentar =da =dan =dio",
        concat!("[seat^:a] energía +[n:de]", cause!(), " !=energia|=ene ~=de ~=efecto ~=mas"),
    ),
    say("quitar sacar tirar", concat!("[seat^:a] descartar [n:de]", cause!(), " !=mano|=carta", thrown!())),
    say(
        "=quita =quitan =quito sacar",
        concat!("[seat^:a] descartar 1", cause!(), " !=una !=mano|=carta", thrown!()),
    ),
    say(
        "=quita =quitan =quito =resta =baja",
        concat!(
            "daño [card/pile!:a,de] [n:de] [este_turno?]",
            cause!(),
            " -=mano -=carta -=energia -=ene ~=efecto ~=vida ~=punto ~=le ~=del"
        ),
    ),
    say(
        "=hace =hacen =hizo =mete =pega =causa =mando",
        concat!(
            "daño [card/pile-!:a,de,en] [n:de] [este_turno?] -=mas",
            cause!(),
            until!(),
            " ~=efecto ~=daño ~=punto ~=le ~=del"
        ),
    ),
    say("*", concat!("daño [card/pile!:a] [n] [este_turno?]", cause!(), " ?Desplegar|Batalla")),
    // Whom it is done to stands first, or how much.
    say(
        "=recibe =reciben =recibio =pierde =pierden =perdio =come =come =sufre =sufrio",
        concat!(
            "daño [card/pile@:a,de] [n:de] [este_turno?]",
            by!(),
            until!(),
            " -=mano -=carta -=energia -=ene -=ataque ~=efecto ~=daño ~=vida ~=defensa ~=punto ~=del"
        ),
    ),
    say(
        "=recibe =reciben =recibio =pierde =pierden =perdio =come =sufre =sufrio",
        concat!(
            "daño [card/pile@:a,de] [n:de] [este_turno?]",
            cause!(),
            until!(),
            " -=mano -=carta -=energia -=ene -=ataque ~=efecto ~=daño ~=vida ~=defensa ~=punto ~=del"
        ),
    ),
    // A place that is named is whom it is done to: «torre vieja daño 1 a.s6».
    say(
        "=daño =dmg =golpe =punto",
        concat!(
            "daño [card/pile:a,de,en] [n:de] [este_turno?]",
            cause!(),
            until!(),
            " ~=efecto ~=daño ~=punto ~=le ~=del ~=hace ~=hizo ~=mete ~hacer ~=con ~=y ~disparar ~=nada ~=mas"
        ),
    ),
    say(
        "=daño =dmg =golpe =punto",
        concat!(
            "daño [card/pile@:a,de,en] [n@:de] [este_turno?@]",
            by!(),
            until!(),
            " ~=efecto ~=daño ~=punto ~=le ~=del ~=con"
        ),
    ),
    // What it has less for a turn, by which card.
    say(
        "&este_turno &menos",
        concat!("daño [place@:a,de] [n@:de] [este_turno?]", by!(), " ?Desplegar|Batalla -=mas ~=menos ~=de"),
    ),
    say(
        "quitar bajar restar",
        concat!(
            "daño [card/pile-!:a,de] [n:de] [este_turno?]",
            cause!(),
            until!(),
            " -=mano -=carta -=energia -=ene -=ataque ~=efecto ~=vida ~=daño ~=punto ~=le ~=del ~=con ~=de"
        ),
    ),
];
