//! The ways to say in Kódem how the table stands: what a card has left, how it lies, how many lie in a pile.

use crate::kernel::{Saying, say};

pub(super) const SAYINGS: [Saying; 24] = [
    say(
        "tener llevar marcar ser",
        "situar [card@:a,de] vida=[n^:vida,punto,puntos,pv,en,con] ~[n?^:no,eran] ~=vida ~=punto ~=contador ~=dado ~=marcador ~=solo ~=ya ~=no ~=mal ~=su ~=se",
    ),
    say(
        "=vida =contador =dado =marcador",
        "situar [card^:de] vida=[n:es,son,tiene,queda,quedan,en,a,va,marca,=,con] ~=vida ~=punto ~=va ~ser ~tener ~quedar ~marcar ~=mal ~=ya ~=de ~=en ~=error ~=mesa ~haber ~dar",
    ),
    say("*", "situar [card@] vida=[n^:en,vida,a] ~[n^:no,eran,era] ~=no ~=vida ~=punto ~=son ~tener"),
    // «trae 3» does not say of what.
    say("traer", "situar [card@] vida=[n:de] ~=vida ~=punto"),
    // Both counters.
    say(
        "tener poner dejar ajustar situar",
        "situar [card@:a] vida=[n^:vida,en,con,punto,puntos,a] descansos=[n^:descanso,descansos,desc] ~=vida ~=punto ~=descanso ~=y ~=con",
    ),
    say(
        "*",
        "situar [card@:a] vida=[n^:vida,en,con,a] descansos=[n^:descanso,descansos,desc] ~=vida ~=punto ~=descanso ~=y ~=con",
    ),
    say(
        "tener poner dejar ajustar situar =puesto",
        "situar [card@:a,de] descansos=[n^:descanso,descansos,desc] ~=descanso ~=puesto ~=ya ~=solo ~=con",
    ),
    say("*", "situar [card@] descansos=[n^:en,con] !=descanso ~=descanso"),
    // How it lies.
    say(
        "*",
        "situar [card@] cara=[abajo|arriba] !=esta|=estaba|=sigue|=mesa|=registro|=realidad ~=esta ~=estaba ~seguir ~=mesa ~=registro ~=en ~=la ~=el ~=realidad ~=boca",
    ),
    say(
        "poner dejar situar ajustar",
        "situar [card:a] cara=[abajo|arriba] !=mesa|=registro ~=en ~=la ~=el ~=mesa ~=registro ~boca ~=boca",
    ),
    // How many lie there.
    say(
        "tener llevar quedar =hay haber",
        "-=mira -=miro -=mirar -=veo -=roba -=robo -=toma -=tomo situar [pile@^:en,a,de] n=[n:de,en,con,son] ~=carta ~=ya ~=solo ~=todavia",
    ),
    say(
        "&extincion &ext &mazo",
        "-=mira -=miro -=mirar -=veo -=roba -=robo -=toma -=tomo situar [pile] n=[n:son,=,hay,con,de,va,en] ~=carta -=se -=a -=al -=mando ~=de ~=va",
    ),
    say("*", "situar [pile@] n=[n:=,son,con,hay] !=hay|=quedan|=son|=carta ~=carta ~quedar ~=son ~=hay"),
    // No mark lies on it.
    say(
        "quitar limpiar borrar =sin =limpio",
        "situar [card@:a,de] marcas=no !=marcas -=quemadura -=veneno -=abismada ~=marca ~=de ~=todo ~=limpio ~=mesa ~=en ~=sin",
    ),
    say(
        "tener traer llevar =falta",
        "situar [card@:en,de] marcas=[quemadura|abismada|veneno^:de,marca] ~=marca ~=falta ~=en ~=puesto",
    ),
    // What is no rest any more.
    say(
        "=descanso =desc",
        "descansar [card@:a,de] total=0 por=[card?@^:por,con,x,usando,gracias] !=0|=cero ~=en ~=a ~=con ~=se",
    ),
    say(
        "quedar dejar poner pasar",
        "descansar [card@:a,de] total=0 por=[card?@^:por,con,x,usando,gracias] !=descanso !=0|=cero|=sin ~=descanso ~=en ~=a ~quedar ~dejar ~=con ~=0 ~=cero ~=sin ~=se",
    ),
    // «giro tu salamandra un descanso»: turned up is what is turned otherwise.
    say(
        "girar tapear",
        "descansar [card:a,de] [n^:descanso,descansos] por=[card?@^:por,x,con,usando] ~=descanso",
    ),
    say("girar tapear", "descansar [card:a,de] [n] por=[card@^:por,x] ~=descanso"),
    // What is printed on it, or what it received.
    say("descansar", "identificar [card@:a] descansos=[n] ~=descanso"),
    // How many it has, not how many more.
    say("=esta_=en =estan_=en =esta_=con", "descansar [card@:a,de] total=[n:en,con] !=descanso ~=descanso"),
    // What one is called by which it grows for good.
    say(
        "=escala",
        "escalar [card@:a,de] 1 por=[card?@^:por,con,x,usando] !=una ~ganar ~recibir ~subir ~llevar ~=una ~=se ~=le",
    ),
    say(
        "=escalas",
        "escalar [card@:a,de] [n:en,escalas] por=[card?@^:por,con,x,usando] ~ganar ~recibir ~subir ~llevar ~=se ~=le",
    ),
    // Against whom, where the turn is told by it alone.
    say("=rival", "turno [seat@] contra=[seat:es,a,contra] ?Post|Equipo|Fin ~=su ~=y"),
];
