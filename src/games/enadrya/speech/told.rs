//! The ways to say what a card is, and of what a deck is made.

use crate::kernel::{Saying, say};

/// What a deck has besides, and of whom it is.
macro_rules! races {
    () => {
        "otras=[n:carta,cartas,otras,mas,y,de] razas=[Akhris|Bythros|Humanos|Neutral*:raza,razas,de,solo,todas,son] \
         ?Preparación ~=mazo ~=carta ~=otra ~=con ~traer ~llevar ~ser ~tener ~=todo ~=toda ~=mas ~=y ~=de"
    };
}

/// The ways, most usual words first.
pub const SAYINGS: [Saying; 17] = [
    // The figure stands behind whose it is: `la velocidad del lagarto es dos`.
    say(
        "=ataque =atk =atq =fuerza",
        "revelar -=carta -=tipo [card^:de] ataque=[n:es,=,a,en] ~ser ~marcar ~decir",
    ),
    say(
        "=defensa =def =aguante",
        "revelar -=carta -=tipo [card^:de] defensa=[n:es,=,a,en] ~ser ~marcar ~decir",
    ),
    say("=velocidad =vel =veloc", "revelar -=carta -=tipo [card^:de] vel_[n:es,=,a,en] ~ser ~marcar ~decir"),
    say("=coste =costo", "revelar -=carta -=tipo [card^:de] coste_[n:es,=,a,en] ~ser ~marcar ~decir"),
    say("*", "revelar -=carta -=tipo [card@] vel_[n^:vel,veloc,velocidad,v,flecha,flechas]"),
    say(
        "=coste =costo =c costar valer",
        "revelar -=carta -=tipo [place/where@] coste_[n:coste,costo,c,de] ~=energia ~=de",
    ),
    say("*", "revelar -=carta -=tipo [place@] [pair:con,de,un,es,atk] ?Retirar|Recargar|Desplegar|Batalla"),
    say(
        "aguantar resistir",
        "revelar -=carta -=tipo [card@] defensa=[n:con,por] ?Retirar|Recargar|Desplegar ~=punto ~=daño",
    ),
    say(
        "pegar golpear",
        "revelar -=carta -=tipo [card@] ataque=[n:con,por] ?Retirar|Recargar ~=punto ~=daño",
    ),
    say(
        "revelar voltear enseñar descubrir tener mostrar decir resultar valer leer",
        "revelar -=carta -=tipo [card@:de,a] coste_[n:coste,costo,c,de] vel_[n^:vel,veloc,velocidad,v,flecha,flechas] [pair:con,de,y,un,es] \
         ~=energia ~ser ~tener ~valer ~costar ~decir ~=que ~=es ~=de",
    ),
    say(
        "=carta &poder &hechizo &conjuro &pod &tec &tecno &tecnologia",
        "carta -=tipo [name/new@] tipo=[poder|tecnología:es,un,una,tipo] coste=[n:coste,costo,c,cuesta,vale,de] ~=carta ~ser ~costar \
         ~valer ~=que ~=y ~=energia !=carta|=es|=ser|=son",
    ),
    say("=mazo", concat!("mazo [seat@:de] bases=[n^:base,bases] ", races!(), "")),
    say("=mazo", concat!("mazo [seat@:de] ", races!(), "")),
    say(
        "traer llevar jugar usar tener",
        concat!("mazo [seat@:de] bases=[n^:base,bases] ", races!(), " !=mazo"),
    ),
    say("traer llevar jugar usar tener", concat!("mazo [seat@:de] ", races!(), " !=mazo")),
    say("atacar", "revelar -=carta -=tipo [card@] ataque=[n^:con] ?Retirar|Recargar ~=punto"),
    say(
        "buscar",
        "poner [name/new:a] en_mano desde_mazo !=mazo ~=en ~=mi ~=del ~=de ~=mano ~=a ~=la ~=y ~=lo ~llevar ~poner",
    ),
];
