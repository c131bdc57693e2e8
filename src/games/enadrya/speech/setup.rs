//! The ways to say who begins, with which Base, and what is shuffled and cut.

use crate::kernel::{Saying, say};

/// The ways, most usual words first.
pub const SAYINGS: [Saying; 26] = [
    say(
        "iniciar empezar comenzar arrancar abrir salir ir_=primero",
        "inicia [seat@:a] ~=primero ~=primera ~=partida ~tocar ~empezar ~=volado ~ganar ~ir ~=va ~=que ~=sorteo ~=moneda \
         ~=dado ~[seat?^:segundo,segunda,va] ~=cara ~=cruz ~salir",
    ),
    say("=inicial", "inicia [seat@:a,para] ?Preparación ~ser ~=acuerdo"),
    say(
        "=primer =1o =1ro =1ero",
        "inicia [seat:de,a,para] ~=turno ~ser ~ir ~=va ~tocar ~=que ~sacar ~ganar ~=mas ~=alto ~=en ~=dado ~=moneda ~=volado",
    ),
    say("=primero =primera =1° =1a", "inicia [seat^@:de,a,para] ~=turno ~ir"),
    say(
        "=base colocar poner",
        "base [name/new] [pair:de,con] ~llamar ~tener ~=base ~poner ~colocar ~=de ~=mesa ~=carta ~=juego",
    ),
    say(
        "=base",
        "[seat^:de,para] base [name/new?] [pair:de,con] ~ser ~=es ~usar ~llamar ~tener ~traer ~llevar ~poner ~colocar ~=mi ~=su ~=mesa ~=juego ~=carta",
    ),
    say(
        "=base colocar poner",
        "base [pair:de,con] !=base ~ser ~=es ~llamar ~tener ~traer ~llevar ~poner ~colocar ~=de",
    ),
    say(
        "poner jugar colocar usar traer llevar elegir salir empezar ir tener",
        "base [name/new:a,con] [pair:de,con] !=base ~=base ~=carta ~=como ~=de ~=con ~=a ~=por ~=turno",
    ),
    // Before the match only a Base has such figures: `mi nido rojo trae 20 de vida y 5 de energía`.
    say(
        "traer tener dar empezar llevar",
        "base [new@] [pair:de,con] ?Preparación -=poder -=tecnologia -=unidad ~=mi ~=su ~=base ~=de ~=y",
    ),
    // In whole sentences, its figures told with what they are: `el otro puso la colmena con defensa dieciocho y energía seis`.
    say(
        "usar jugar poner colocar llevar traer elegir salir empezar sacar ir tener estrenar",
        "base [new:a,con,llama] [pair:de,con] ?Preparación -=poder -=tecnologia -=unidad ~=rival ~=otro ~=contrario ~=oponente ~=ya ~=mi ~=su ~=se \
         ~=base ~llamar ~tener ~traer ~dar ~aguantar ~=por ~=turno ~=de ~=y ~=en ~=mesa ~=carta ~=como ~=que ~=el ~=punto ~=este ~=trae",
    ),
    say("*", "[seat:para,de] base [name/new] [pair:de,con]"),
    say(
        "usar poner jugar llevar elegir traer",
        "[seat] base [name/new:a,con] [pair:de,con] ~=por ~=turno ~=base ~=de ~=como",
    ),
    say("*", "base [name/new] [pair:de,con] !=base"),
    say(
        "=base jugar ir salir empezar preparar =prep tener usar poner",
        "preparar A [pair:de,con] B [1] !=ambos|=ambas|=dos|=2|=cada|=todos ~=base ~=uno ~=partida ~=mesa ~=jugador ~=una ~=con ~=de ~=en ~=a ~ir ~tener ~ser",
    ),
    say("*", "preparar A [pair] B [1] !=ambos|=ambas|=dos|=2|=cada|=todos ~=uno ~=una ~=base"),
    say("*", "preparar [seat:de,para] [pair:con,de] [seat:de,para] [pair:con,de]"),
    say(
        "preparar =prep jugar usar ir tener llevar traer",
        "preparar [seat] [pair:con,de] [seat] [pair:con,de] ~=base ~=con ~=de",
    ),
    say("=base preparar =prep", "preparar A [pair:de,con] B [pair:de,con,y] ~=base ~=de ~ser ~=son ~=con"),
    say("=base", "preparar [seat:de,para,a] [pair:con,de] [seat:de,para,a] [pair:con,de] ~ser ~=son"),
    say("barajar barajear revolver mezclar =shuffle", "barajar [ambos?] [n?:de] ~=mazo ~=baraja ~=nuestro"),
    say("&barajamos &barajeamos &revolvemos &mezclamos", "barajar [ambos] ~=mazo ~=nuestro"),
    say("cortar partir", "cortar [ambos?] ~=mazo ~=rival ~=contrario ~=al ~=del ~=otro ~=baraja"),
    // Whose deck it is is not written.
    say("cortar partir", "[seat@] cortar ~[seat^:de,a] !=mazo|=baraja|=carta ~=carta ~=mazo ~=baraja"),
    say("cortar partir", "cortar !=mazo|=baraja ~=a ~=b ~=be"),
    say("=corte", "cortar [ambos?] ~=mazo ~=rival"),
    say("&cortamos &partimos", "cortar [ambos] ~=mazo ~=nuestro"),
];
