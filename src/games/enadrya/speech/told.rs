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
pub const SAYINGS: [Saying; 30] = [
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
    // What a card of the table can do, put on it: it is no card of that name.
    say(
        "poner usar hacer tener sacar dar meter",
        "activar [card@:a,en,con] [deed:a,con,su] ?Desplegar|Batalla ~=se ~=le ~=la ~=su ~=mi",
    ),
    say(
        "poner usar hacer tener sacar dar meter gastar pagar",
        concat!(
            "activar [card@:a,en,con,de] [deed:a,con,su,por,x,de] coste_[n^:",
            cost!(),
            " ?Desplegar|Batalla ~=se ~=le ~=la ~=su ~=mi"
        ),
    ),
    // Where the turn goes.
    say("=tuyo =tuya", "fin ?Desplegar|Batalla,_Daño ~=es ~=turno ~=ya ~=todo"),
    say(
        "pasar ceder dejar =paso",
        "fin ?Desplegar|Batalla,_Daño !=turno !=nada|=mas ~=te ~=no ~hacer ~=nada ~=mas ~=ya ~=, ~=y",
    ),
    // What the reserve comes to.
    say(
        "=reserva",
        "contador energía [n:en,a,es,con] ~=mi ~=la ~=queda ~=quedo ~=quedar ~=energia ~=de ~ir ~llegar",
    ),
    say("=reserva", "contador energía [n^:en,a] !subir|bajar ~=mi ~=la ~subir ~bajar ~=energia ~=de"),
    say("pillar trincar", "robar [n] ~=carta ~=cartas ~=mazo ~=de ~=del"),
    // What serves as the bridge, or where it goes, stands first.
    say(
        "&a5 &a6 &a7",
        "atacar [card^@] [place^@:puente,trampolin,apoyo] [a5|a6|a7:a,al,en,>] ?Batalla,_Ataque ~=puente ~=trampolin ~=,",
    ),
    say(
        "&d1 &d2 &d3",
        "bloquear [card!^@] [place^@:puente,trampolin,apoyo] [d1|d2|d3:a,al,en,>] ?Batalla,_Defensa ~=puente ~=trampolin ~=,",
    ),
    say("&d1 &d2 &d3", "bloquear [card!:con] [d1|d2|d3@:] ?Batalla,_Defensa ~=con ~=, ~=de"),
    // Who attacks is told before what it goes by.
    say(
        "atacar pegar golpear",
        "atacar [card^:con,a,desde] [place^:y,que] [a5|a6|a7:a,en,por] ?Batalla,_Ataque !servir|hacer !=puente|=trampolin|=apoyo ~=me ~=le ~=se ~=de \
         ~=la ~=el ~=puente ~=trampolin ~=apoyo ~servir ~hacer",
    ),
    // Whose step it is, called out to him.
    say(
        "=defiendete =defiendase",
        "fase defensa ?Batalla,_Ataque ~=ya ~=esta ~=cuando ~querer ~gustar ~=pues ~=ahora ~=tu ~=listo",
    ),
    // Both want it.
    say(
        "=empate =empatada =empatado =tablas",
        "empate ambos !=acuerdo|=comun|=dos|=ambos|decidir|=juntos ~=de ~=comun ~=mutuo ~=por ~=los ~=la ~=partida ~acabar ~terminar ~quedar \
         ~querer ~dejar ~=en ~=el ~=mi ~=rival ~=yo ~=y ~=que ~=esto ~=se ~=sin ~=ganador ~decidir ~=nos ~dar ~=mano ~=lo ~=,",
    ),
];
