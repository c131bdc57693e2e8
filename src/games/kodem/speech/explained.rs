//! The ways to say in Kódem what is told with its reasons and its detours: damage of which a part comes on top, a rava and what goes
//! for it, what is laid into the gap, where an attack goes after all.

use crate::kernel::{Saying, say};

pub(super) const SAYINGS: [Saying; 13] = [
    // The whole is told, then what of it comes on top: `hago cinco porque llevo uno de daño adicional`.
    say(
        "atacar pegar golpear hacer meter =doy =da =di =dio tirar =contra =a",
        "atacar [card@:con,de] >[card*!:a,al,contra,sobre,>] [n:por,con,de,daño,hago,hace,pego,pega] \
         extra=[n^:llevo,lleva,llevando,tengo,tiene,traigo,trae,con,extra,adicional,adicionales] \
         !=porque|=que|=contando|=incluyendo|=incluido|=pues|=ya !=extra|=adicional|=extras|=adicionales ~llevar ~tener ~traer ~hacer \
         ~pegar ~=porque ~=ya ~=que ~=daño ~=punto ~=de ~=total ~=en ~=le ~=un ~=contando ~=incluyendo",
    ),
    // «rava a la 1, se van jaguar y salamandra»
    say(
        "=rava",
        "regresar rava con=[card*^:van,va,salen,sale,fuera,sacrifico,sacrifica,sacrificando,doy,da,pago,paga,pagando,entrego,entrega,mueren,cambio,con,por] \
         en=[place^:en,a,al] ~=se ~ir ~salir ~=extincion ~=ext ~=y ~volver ~regresar ~entrar ~=de ~=la ~=a",
    ),
    say(
        "=rava",
        "regresar rava con=[card*@] en=[place^:en,a,al] !=van|=salen|=fuera|=cambio|=mueren ~=se ~=por ~=y ~=extincion ~=de ~=a ~entrar ~volver",
    ),
    // Of the cards that are taken one goes into the gap.
    say(
        "tomar sacar robar agarrar ver mirar levantar coger jalar buscar elegir escoger",
        "reemplazar [place:en,a,al] toma=[n?:de,carta,cartas] [abajo|arriba] \
         ?Post !meter|poner|dejar|colocar|bajar|quedar|=va !=hueco|=espacio|=lugar|=vacio|=suplente|=reemplazo|=mazo ~=hueco ~=espacio ~=lugar ~=vacio ~=libre \
         ~=suplente ~=carta ~=mazo ~=mi ~=su ~=una ~=uno ~=y ~=de ~=del ~=esas ~=ellas ~=otras ~=boca ~=en ~=el ~=la ~meter ~poner ~dejar ~colocar ~para ~=reemplazar \
         ~=que ~=me ~=va ~ir ~quedar ~=primera ~elegir ~escoger ~bajar",
    ),
    say(
        "reemplazar reponer sustituir cubrir tapar llenar rellenar ocupar",
        "reemplazar [place:en,a,al] [abajo|arriba] ?Post !perder|morir|caer|=hueco|=espacio|=vacio|=lugar ~perder ~morir ~caer ~=hueco ~=espacio ~=vacio \
         ~=lugar ~=carta ~=que ~=me ~=se ~=le ~=una ~=otra ~=con ~=por ~=su ~=mi ~=boca ~=suplente ~=en ~=de ~quedar ~=mazo ~=del",
    ),
    // What is thrown at what hits it.
    say(
        "tirar aventar lanzar echar mandar =va",
        "atacar [card] >[card^!:a,al,contra] [n:por,con,de,daño] ?Batalla ~=le ~=te ~=se ~=daño ~=punto ~=de",
    ),
    // Where it was meant to go, and where it goes now.
    say(
        "desviar redirigir =desviado =redirigido =desvio =desvia",
        "~[card@] desviar ataque {} [card^:contra,a,al,iba,de,del,sobre] >[card^:hacia,a,al,contra,sobre] ?Batalla ~ir ~=iba ~=pero ~quedar ~=queda ~=quedo ~=ataque \
         ~=golpe ~=ahora ~=va ~=se ~=fue ~=y ~=lo ~=el",
    ),
    // Who attacked is equipped.
    say(
        "equipar =equipo =equipa",
        "equipar [card@] [abajo|arriba] !atacar|pegar|pelear ~=como ~atacar ~pegar ~pelear ~=pero ~=la ~=lo ~=ya ~=que ~=, ~=le ~=asi ~=y ~=boca ~=una ~=carta",
    ),
    say(
        "equipar poner colocar meter",
        "equipar [card@:a,al,en] [abajo|arriba] ?Equipo !=equipo|=ixim|=rot|equipar ~=equipo ~=ixim ~=rot ~=como ~atacar ~=pero ~=le ~=lo ~=ya ~=que ~=y ~=boca ~=un ~=una",
    ),
    // Two cards for it, told as what is given.
    say(
        "cambiar =cambio dar =doy =da entregar",
        "regresar rava con=[card*:a,de,por,con,doy,da,dando] en=[place^:en,a,al,espacio,lugar] !=rava !traer|volver|regresar|entrar|sacar|=vuelta ~=vuelta ~=cambio ~=a ~=de \
         ~=su ~=mi ~=la ~=y ~poner ~traer ~volver ~regresar ~entrar ~sacar ~=espacio ~=lugar ~dejar ~colocar ~=queda",
    ),
    say(
        "traer volver regresar sacar entrar",
        "regresar rava con=[card*^:cambio,por,de,con] en=[place^:en,a,al,espacio,lugar] !=rava !=cambio ~=vuelta ~=cambio ~=a ~=de ~=su ~=mi ~=la ~=y ~poner ~=espacio \
         ~=lugar ~dejar ~colocar ~=queda",
    ),
    say("=a_la_vista", "-=esta -=estaba -=sigue -=queda revelar [card@]"),
    say("=skip =skipeo", "pasar ~=turno"),
];
