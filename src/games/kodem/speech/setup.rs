//! The ways to say what is laid out, shuffled and given up, and whose turn and phase it is in Kódem.

use crate::kernel::{Saying, say};

/// What says that a phase ends.
const ENDED: &str = "terminar acabar cerrar finalizar concluir =fin";

/// What tells how many cards of each kind somebody plays with.
const LISTED: &str = "=lista =mazo llevar traer registrar inscribir anotar tener meter &adendei &adendeis";
/// What tells what lies before somebody as the match begins, and beside the Main Zone.
const LAID: &str = "colocar poner =principal desplegar acomodar &mazo";
const BESIDE: &str = "traer tener llevar poner colocar &protector &equipo";

pub(super) const SAYINGS: [Saying; 49] = [
    say(
        "preparar jugar =partida",
        "preparar [estandar|multi] [todos|equipos?] [person+] ~contra ~=vs ~entre ~=partida ~jugar ~=modo",
    ),
    // «todos contra todos» is a mode for three or four.
    say(
        "preparar jugar =partida &todos",
        "preparar multi todos [person+] !=contra !=todos -=equipos ~contra ~=todos ~entre ~=partida ~jugar ~=modo ~=y",
    ),
    say(
        "iniciar empezar comenzar abrir arrancar salir =1ro =1ra =1o =1a =primero =primera",
        "iniciar [seat:a] [azar|acuerdo|perdedor|eleccion?@:por,al,de,porque] ~=primero ~=primera ~=turno ~=partida \
         ~=juego ~tocar ~empezar ~tirar ~lanzar ~ir ~=va ~ser ~=1ro ~=1ra ~=en ~=que ~ganar ~caer ~salir ~echar",
    ),
    say("=turno =t", "turno [seat?:de,a] ~=turno ~nuevo ~empezar ~comenzar ~abrir"),
    // «ya comenzamos» gives the turn to nobody.
    say("empezar abrir arrancar comenzar", "turno [seat@:de,a] ~=turno ~nuevo ~empezar ~comenzar ~abrir"),
    say("empezar abrir", "turno !=turno ~nuevo"),
    // «va carla contra beto»: whose turn it is, and whom against.
    say(
        "=turno =t tocar",
        "-=este turno [seat@:de,a] contra=[seat^:contra,con,vs,rival,a] ~=turno ~tocar ~jugar ~=rival ~elegir ~escoger ~=va ~=ir \
         ~como ~nuevo ~empezar ~=que ~soy ~=y ~=su ~seguir ~=fin ~pelear ~enfrentar ~decir ~dice ~atacar ~abrir ~escoger ~iniciar",
    ),
    say("=va &contra &vs", "turno [seat@] contra=[seat^:contra,vs,rival] ~=rival ~jugar ~seguir"),
    // Two who «juegan» are no turn.
    say(
        "tocar seguir jugar =va =cambio =siguiente",
        "-=juegan -=jugamos turno [seat:a,de] ~=turno ~jugar ~tocar ~seguir",
    ),
    say(
        "=orden =turnos",
        "orden [seat*:a,es,de,sea,luego,despues,sigue] [azar|acuerdo|perdedor|eleccion?@:por,al,de] ~=turno ~salir ~ser ~=luego \
         ~=despues ~=que ~=primero ~=final ~seguir ~quedar ~jugar",
    ),
    // «salió al azar ana, luego beto y carla»: all of them, one behind the other.
    say(
        "&azar",
        "orden [seat*:a,es,de,sea,luego,despues,sigue,empieza,va,cierra] [azar@:por,al,de] !=luego|=despues|seguir|cerrar ~salir ~ser \
         ~=luego ~=despues ~=que ~seguir ~quedar ~empezar ~ir ~=va ~cerrar ~=le ~=y",
    ),
    say(
        "elegir escoger =rival seleccionar =oponente =contrincante =contrario",
        "elegir [seat:a,de,es,como,contra] ~=rival ~=turno ~como ~=oponente ~=contrincante",
    ),
    say(
        "=contra =vs enfrentar =va_=con =voy_=con",
        "elegir [seat:a,contra,con,vs] ~=rival ~=turno ~tocar ~jugar ~pelear ~=ir ~enfrentar ~atacar",
    ),
    say(
        "=fase &bat &btl &battle &previa &batalla &respuesta &resolucion &post &equipo &fin &declaracion &inicio &combate &preparacion \
         &pelear &batallar &pelea",
        "-=equipa -=equipan fase [previa|batalla|respuesta|resolucion|post|equipo|fin|inicio|declaracion:a,de,en] ~=fase ~entrar \
         ~pasar ~empezar ~comenzar ~llegar ~listo ~=turno ~acabar ~seguir ~abrir ~siguiente ~avanzar ~continuar \
         ~tocar ~iniciar ~venir ~arrancar ~=zona",
    ),
    say(
        "=listo terminar acabar finalizar cerrar",
        "turno [seat^:sigue,toca,va,empieza,turno] ~[seat?^:de] ~=turno",
    ),
    // «a fin de turno» is a phase.
    say("=fin", "turno [seat^:sigue,toca,va,empieza] ~[seat?^:de] ~=turno"),
    say("terminar acabar finalizar", "turno [seat^:sigue,toca,va,empieza,a] ~[seat?^:de] !=turno"),
    say("saltar", "fase [batalla|respuesta|resolucion|post|equipo|fin^:a] ~=fase"),
    say("terminar acabar finalizar pasar ceder cerrar concluir", "fase fin !=turno"),
    // What comes behind the phase that ends.
    say(ENDED, "-=y -=, fase batalla !=previa"),
    say(ENDED, "-=y -=, fase post !=batalla|=combate|=pelea ~pelear"),
    say(ENDED, "-=y -=, fase equipo !=post"),
    say(ENDED, "-=y -=, fase fin !=equipo"),
    // The phase that ends may be named besides.
    say(
        "terminar acabar cerrar dejar salir completar finalizar concluir =fin",
        "fase [batalla|respuesta|resolucion|post|equipo|fin^:a,en,fase,sigue,viene,toca,>,y] ~entrar ~pasar \
         ~empezar ~avanzar \
         ~seguir ~continuar ~saltar !=previa|=batalla|pelear|=pelea|=combate|=post|=equipo|=inicio|=respuesta|=resolucion ~=listo",
    ),
    say("saltar", "-=paso -=pasa -=pasar -=pasamos -=turno fase post ?Previa|Inicio !=batalla"),
    say("saltar", "pasar !=turno ~=mejor"),
    // So the book calls it, of Previa.
    say("pasar ceder", "pasar ?Inicio|Previa !=turno ~=mejor ~decidir ~=batalla"),
    say("pasar saltar ceder", "pasar ~=mejor ~sin ~dejar ~pelear ~atacar ~pasar ~saltar ~decidir"),
    // «paso a batalla» goes there.
    say("pasar saltar ceder", "pasar !=batalla ~sin ~dejar ~pelear ~atacar ~pasar ~saltar ~decidir -=a"),
    // How many lie in the deck says nothing of the list but where a count of it is said.
    say(
        LISTED,
        "-=mazo -=deck -=baraja lista [seat@:de] ?Preparación adendei=[n:adendei,adendeis,criatura,criaturas,bichos] rava=[n?^:rava,ravas,dragon,dragones] \
         protector=[n?^:protector,protectores,prot,prote,lider,lideres] \
         bio=[n?^:bio,bios] ixim=[n?^:ixim,ixims,iximes] rot=[n?^:rot,rots] [rava=0?@] [bio=0?@] [ixim=0?@] [rot=0?@] ~=lista ~tener ~llevar ~traer ~=carta \
         ~ser ~=con ~=solo ~=final ~=y ~=mas",
    ),
    say(
        LISTED,
        "lista [seat@:de] ?Preparación adendei=[n^:adendei,adendeis,criatura,criaturas,bichos] rava=[n?^:rava,ravas,dragon,dragones] \
         protector=[n?^:protector,protectores,prot,prote,lider,lideres] \
         bio=[n?^:bio,bios] ixim=[n?^:ixim,ixims,iximes] rot=[n?^:rot,rots] [rava=0?@] [bio=0?@] [ixim=0?@] [rot=0?@] !=mazo|=deck|=baraja ~=lista ~=mazo ~=deck ~=baraja \
         ~tener ~llevar ~traer ~=carta ~ser ~=con ~=solo ~=final ~=y ~=mas",
    ),
    say(
        LISTED,
        "lista [seat@:de] ?Preparación adendei=[n:adendei,adendeis,criatura,criaturas,bichos] rava=[n^:rava,ravas,dragon,dragones] \
         protector=[n?^:protector,protectores,prot,prote,lider,lideres] \
         bio=[n?^:bio,bios] ixim=[n?^:ixim,ixims,iximes] rot=[n?^:rot,rots] [rava=0?@] [bio=0?@] [ixim=0?@] [rot=0?@] !=mazo|=deck|=baraja \
         ~=lista ~=mazo ~=deck ~=baraja ~tener ~llevar ~traer ~=carta ~ser ~=con ~=solo ~=final ~=y ~=mas",
    ),
    // A number beside «mazo» is what lies in it: what lies in the Main Zone is said so, or told first of several.
    say(
        LAID,
        "-=mazo -=deck -=baraja colocar [seat@:de] ?Preparación principal=[n?:principal,princ,pral,p,tapadas,ocultas,adendei,boca] \
         equipo=[n?^:equipo,equipos,equipamiento,equipamientos,eq,eqp,e] bio protector=[n?^:protector,protectores,prot,prote,protes,pr] !=bio ~boca ~=boca ~=abajo ~=tapado ~=tapada \
         ~=todo ~=carta ~=principal ~tapar ~adendei ~=campo ~=bocabajo ~tener ~=mesa ~=oculto ~=oculta ~=zona ~=frente \
         ~=lado ~quedar ~acomodar ~ser ~ocultar",
    ),
    say(
        LAID,
        "colocar [seat@:de] ?Preparación principal=[n?^:principal,princ,pral,p,tapadas,ocultas,adendei,boca] mazo=[n^:mazo,deck,m,pila] \
         equipo=[n?^:equipo,equipos,equipamiento,equipamientos,eq,eqp,e] bio protector=[n?^:protector,protectores,prot,prote,protes,pr] !=bio ~boca ~=boca ~=abajo ~=tapado ~=tapada \
         ~=todo ~=carta ~=principal ~=mazo ~tapar ~adendei ~=campo ~=bocabajo ~tener ~traer ~llevar ~dejar ~=mesa ~=oculto ~=oculta ~=zona ~=frente \
         ~=lado ~quedar ~acomodar ~ser ~ocultar ~=y ~=con",
    ),
    say(
        LAID,
        "colocar [seat@:de] ?Preparación principal=[n:principal,princ,pral,p,tapadas,ocultas,adendei,boca] mazo=[n^:mazo,deck,m,pila] \
         equipo=[n?^:equipo,equipos,equipamiento,equipamientos,eq,eqp,e] bio protector=[n?^:protector,protectores,prot,prote,protes,pr] !=bio ~boca ~=boca ~=abajo ~=tapado ~=tapada \
         ~=todo ~=carta ~=principal ~=mazo ~tapar ~adendei ~=campo ~=bocabajo ~tener ~=mesa ~=oculto ~=oculta ~=zona ~=frente \
         ~=lado ~quedar ~acomodar ~ser ~ocultar",
    ),
    say(
        LAID,
        "-=mazo -=deck -=baraja colocar [seat@:de] ?Preparación principal=[n:principal,pral,p,tapadas,ocultas,adendei,boca] \
         equipo=[n?^:equipo,equipos,equipamiento,equipamientos,eq,e] protector=[n?^:protector,protectores,prot,prote,protes,pr] ~boca ~=boca ~=abajo ~=tapado ~=tapada ~=todo \
         ~=carta ~=principal ~tapar ~adendei ~=campo ~=bocabajo ~tener ~=mesa",
    ),
    say(
        LAID,
        "colocar [seat@:de] ?Preparación principal=[n?^:principal,pral,p,tapadas,ocultas,adendei,boca] mazo=[n^:mazo,deck,m,pila] \
         equipo=[n?^:equipo,equipos,equipamiento,equipamientos,eq,e] protector=[n?^:protector,protectores,prot,prote,protes,pr] ~[bio=0?@] ~boca ~=boca ~=abajo ~=tapado ~=tapada ~=todo \
         ~=carta ~=principal ~=mazo ~tapar ~adendei ~=campo ~=bocabajo ~tener ~traer ~llevar ~dejar ~=mesa ~=y ~=con",
    ),
    say(
        LAID,
        "colocar [seat@:de] ?Preparación principal=[n:principal,pral,p,tapadas,ocultas,adendei,boca] mazo=[n^:mazo,deck,m,pila] \
         equipo=[n?^:equipo,equipos,equipamiento,equipamientos,eq,e] protector=[n?^:protector,protectores,prot,prote,protes,pr] ~boca ~=boca ~=abajo ~=tapado ~=tapada ~=todo \
         ~=carta ~=principal ~=mazo ~tapar ~adendei ~=campo ~=bocabajo ~tener ~=mesa",
    ),
    // What lies beside the cards of the Main Zone, nothing said of these.
    say(
        BESIDE,
        "-=lista -=rava -=adendei -=ixim -=rot colocar [seat@:de] ?Preparación equipo=[n?^:equipo,equipos,equipamiento,equipamientos,eq,eqp] \
         protector=[n^:protector,protectores,prot,prote,protes] ~[bio=0?@] ~boca ~=boca ~=abajo ~=tapado ~=tapada ~=carta ~=y ~=con ~tener ~traer ~llevar",
    ),
    say(
        BESIDE,
        "-=lista -=rava -=adendei -=ixim -=rot colocar [seat@:de] ?Preparación equipo=[n^:equipo,equipos,equipamiento,equipamientos,eq,eqp] \
         ~[bio=0?@] ~boca ~=boca ~=abajo ~=tapado ~=tapada ~=carta ~=y ~=con ~tener ~traer ~llevar",
    ),
    say(
        BESIDE,
        "-=lista -=rava -=adendei -=ixim -=rot -=sin -=no colocar [seat@:de] ?Preparación equipo=[n^:equipo,equipos,equipamiento,equipamientos,eq,eqp] bio \
         protector=[n?^:protector,protectores,prot,prote,protes] !=bio ~boca ~=boca ~=abajo ~=tapado ~=tapada ~=carta ~=un ~=1 ~=y ~=con ~tener ~traer ~llevar",
    ),
    // «… y protector» is one.
    say(
        "colocar poner =principal desplegar acomodar tener &mazo",
        "colocar [seat@:de] ?Preparación principal=[n:principal,pral,tapadas,ocultas,adendei,boca] abajo mazo=[n^:mazo,deck,pila] equipo=[n^:equipo,equipos,equipamientos,eq] abajo bio \
         abajo protector=1 abajo !=bio !=protector|=prot ~boca ~=boca ~=abajo ~=tapado ~=tapada ~=todo ~=carta \
         ~=principal ~=mazo ~tapar ~adendei ~=campo ~=bocabajo ~=mesa",
    ),
    say(
        "=carta anotar apuntar registrar",
        "carta [name/new] tipo=[Adendei|Rava|Protector|Bio|Ixim|Rot:tipo,es,un,una] \
         energía=[Pírica|Lítica|Cháaktica|Átlica|Demótica|Húumica|Gélida|Feral?:energia,de] \
         solo=[Pírica|Lítica|Cháaktica|Átlica|Demótica|Húumica|Gélida?^:solo,restringida,restringido,para] \
         daño=[n?^:daño,de,con,hace,pega] descansos=[n?^:descanso,descansos] ~ser ~=carta ~tener ~=solo ~=energia ~llevar ~=que \
         ~poder ~restringir",
    ),
    say(
        "&ixim &rot",
        "carta [name/new@] tipo=[Ixim|Rot:tipo,es,un,una] \
         solo=[Pírica|Lítica|Cháaktica|Átlica|Demótica|Húumica|Gélida^:solo,restringida,restringido,para,a] ~restringir ~ser ~=carta ~=energia ~llevar \
         ~poder",
    ),
    say(
        "barajar barajear mezclar revolver =mezclada =barajada",
        "barajar [seat:de,a] ~=mazo ~=mz ~=baraja ~hacer ~=carta",
    ),
    say("barajar barajear mezclar revolver =mezclada =barajada", "@ barajar ~=mazo ~=baraja ~=doy ~=da ~=a"),
    say(
        "rendir abandonar conceder retirar =vencido =toalla =rendicion",
        "rendirse [seat?:de] ~=partida ~=juego ~tirar ~=da ~=doy ~=por ~soy ~dejar",
    ),
    say(
        "rendir abandonar conceder retirar",
        "rendirse [seat@] ~[seat:a,victoria] !=victoria ~abandonar ~rendir ~conceder ~=partida ~=juego ~=te ~=y ~=la",
    ),
    // Who won is told, to him or of him.
    say(
        "rendir abandonar conceder retirar",
        "rendirse ~[seat^:gana,ganas,ganaste,gano,ganado,felicidades] ~ganar ~haber ~=ya ~=partida ~=juego ~=y ~=felicidades",
    ),
];
