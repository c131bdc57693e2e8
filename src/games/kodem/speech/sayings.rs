//! The ways to say what cards do in Kódem.

use crate::kernel::{Saying, say};

pub(super) const SAYINGS: [Saying; 133] = [
    say(
        "revelar descubrir voltear destapar girar mostrar enseñar exponer abrir levantar desvelar dar_=vuelta \
         poner_=arriba &arriba \
         &boca &adendei",
        "-=tapada -=tapado -=bocabajo revelar [card:a,de] [name/new?:llama,llamado,es,nombre] \
         tipo=[Adendei|Rava|Protector|Bio|Ixim|Rot?:tipo,es,de] \
         energía=[Pírica|Lítica|Cháaktica|Átlica|Demótica|Húumica|Gélida|Feral?:energia,de] \
         daño=[n?^:daño,d,de,con,hace,pega] descansos=[n?^:descanso,descansos,desc,descansa] \
         daño=|descansos=[pair?] \
         activa=[obligatoria|condicional|opcional|no?^:activa] ~llamar ~tener ~ser ~=nombre ~=respuesta ~poner \
         ~arriba ~salir ~haber ~pegar ~boca ~quedar ~resultar ~tratar ~salir ~=vuelta ~=tapada",
    ),
    say(
        "ocultar =tapo =tapa =tapan =tapar =escondo =esconde =esconder voltear_=abajo girar_=abajo poner_=abajo \
         dejar_=abajo volver_=abajo =boca_=abajo quedar_=abajo",
        "ocultar [card:a] por=[card@:por,con,de,x,usando] ~boca ~=boca ~quedar ~=abajo ~dejar ~poner ~=vuelta",
    ),
    // By which card is not said.
    say(
        "ocultar =tapo =tapa =tapan =tapar =esconde =esconder voltear_=abajo girar_=abajo quedar_=abajo quedar_=tapado",
        "ocultar [card:a] ~boca ~quedar ~dejar",
    ),
    // «pone a Chac boca abajo» is said of Chac; «le pone una boca abajo» is of what it gets.
    say(
        "poner_=abajo dejar_=abajo colocar_=abajo volver_=abajo poner_=tapado dejar_=tapado colocar_=tapado",
        "-=un -=una -=otra -=carta -=equipo -=le ocultar [card^:a] ~boca",
    ),
    say(
        "=abajo =tapado =tapada",
        "ocultar [card:a] por=[card^@:por,con,x,usando] ~quedar ~=boca ~poner ~dejar ~=queda",
    ),
    say("mandar enviar", "atacar [card^:a] >[card^!:contra,sobre] [n?:de,con,por] ~=daño ~=punto"),
    say(
        "identificar llamar ser resultar =es =era tener &= &adendei",
        "identificar [card:a,de] [name/new?:como,es,llama,llamado,nombre,=] \
         tipo=[Adendei|Rava|Protector|Bio|Ixim|Rot?:tipo,es,de] \
         energía=[Pírica|Lítica|Cháaktica|Átlica|Demótica|Húumica|Gélida|Feral?:energia,de] \
         daño=[n?^:daño,d,de,con,hace,pega] descansos=[n?^:descanso,descansos,desc,descansa,de] ~como ~=boca ~abajo ~ser \
         ~llamar \
         ~tener ~resultar ~tratar ~=nombre ~era",
    ),
    say(
        "atacar =ataque => =atk =atq",
        "atacar [card@:con,de] >[card*!:a,al,contra,sobre,>] [n?:por,con,de,daño,hace,=,punto,puntos] \
         [azar|elegido?:al] [sin-activa?:sin,en] extra=[n?^:extra,adicional,mas,ex] \
         costo=vida:[n?^:costo,coste,costando,cuesta,cuestan,costaba,pagando] ~vida ~pero ~salir ~tocar ~elegir ~=ataque ~=daño",
    ),
    say(
        "=atacado =atacada =golpeado =golpeada",
        "atacar [card^:por,de] >[card^@!] [n?:por,de,con] ~ser ~=es",
    ),
    say("recibir", "atacar [card^:de] >[card^@!] [n:de,por,con] !=ataque"),
    say("recibir", "dañar [card@] [n:de] por=[card?^:por,con,de] ~=punto ~=vida"),
    say("recibir caer comer llevar tragar", "atacar [card^:de] >[card@!] [n] ?Batalla ~=se ~=punto ~=daño"),
    // Who does it by its own is an attack as well as an effect: it is asked.
    say(
        "hacer dañar bajar quitar restar descontar",
        "atacar [card@] >[card^!:a] [n:de,en,punto,puntos] ~=punto ~=daño ~=vida -=efecto",
    ),
    say("=daño", "atacar [card@] >[card!:a,contra] [n:de] ?Batalla ~=punto ~hacer ~=va ~=contra -=efecto"),
    say("poner", "colocar {@} bio [abajo|arriba] !=bio ~=boca"),
    say(
        "*",
        "-=efecto atacar [card@] >[card*!:>,a,al,contra] [n?:de,daño,por,x] [azar|elegido?:al] [sin-activa?:sin,en] \
         extra=[n?^:extra,adicional,ex] costo=vida:[n?^:costo,coste,costando,cuesta,cuestan,costaba,pagando] ~=vida ~=punto",
    ),
    // Who does not attack may go on without a battle as well as pass.
    say(
        "atacar pelear",
        "-=paso -=pasa -=pasar -=pasamos fase post ?Previa|Inicio !=no ~=nadie ~=mas ~=ya ~=batalla ~=combate ~querer ~decidir",
    ),
    say("atacar pelear", "pasar !=no ~=nadie ~=mas ~=ya ~=batalla ~=combate ~querer ~decidir"),
    say(
        "revelar voltear destapar",
        "revelar [place] [name/new] tipo=[Adendei|Rava|Protector|Bio|Ixim|Rot] daño=[n:daño,d] \
         descansos=[n?:descanso,descansos,desc]",
    ),
    say("*", "revelar [place@] [name/new]"),
    // «muestro al zorro en la segunda casilla»
    say(
        "revelar descubrir voltear destapar girar mostrar enseñar exponer abrir levantar desvelar",
        "revelar [place^:en,de] [name/new:a] tipo=[Adendei|Rava|Protector|Bio|Ixim|Rot?:tipo,es,de] \
         daño=[n?^:daño,d,de,con,hace,pega] descansos=[n?^:descanso,descansos,desc,descansa] ~pegar ~=que",
    ),
    // Of a card face down: it may be that it turns.
    say("&= =es =era", "revelar [place] [name/new] tipo=[Ixim|Rot?:tipo,es,un,una]"),
    say(
        "*",
        "revelar [place@] [name/new] tipo=[Adendei|Rava|Protector|Bio?] \
         energía=[Pírica|Lítica|Cháaktica|Átlica|Demótica|Húumica|Gélida|Feral?] daño=|descansos=[pair]",
    ),
    // What is printed on it, in the order of the documented line.
    say(
        "*",
        "revelar [place@] [name/new] tipo=[Adendei|Rava|Protector|Bio|Ixim|Rot] \
         energía=[Pírica|Lítica|Cháaktica|Átlica|Demótica|Húumica|Gélida|Feral?] daño=[n:daño] \
         descansos=[n?:descanso,descansos,desc]",
    ),
    say("*", "identificar [place@] [name/new]"),
    // What else is said for an attack leads to who attacks and to what is attacked.
    say(
        "pegar golpear =contra =vs cargar embestir morder azotar arañar agredir arremeter atizar sacudir disparar =va_=contra =voy_=contra \
         =vamos_=contra =van_=contra \
         lanzar_=contra",
        "atacar [card@^:con] >[card*!:a,al,contra,sobre,>,vs] [n?:por,con,de,daño,hace,=,punto,puntos] \
         [azar|elegido?:al] [sin-activa?:sin] extra=[n?^:extra,adicional,ex] ~salir ~tocar ~elegir ~=ataque ~=daño ~=cada \
         ~tirar ~lanzar ~=golpe ~mas ~meter ~pero ~mandar ~hacer ~=punto",
    ),
    say("=va =voy =vamos =van", "atacar [card@^:con] >[card^!:por] [n:de,daño,punto,puntos] ~=daño ~=punto"),
    say(
        "=a =al =x tirar echar meter aventar lanzar soltar clavar plantar mandar arrear agarrar disparar encajar zampar \
         asestar propinar =doy =da \
         =damos =dan =dio =di =dar =darle =dando =dado",
        "atacar [card@^:con,de] >[card*^!:a,al,contra,sobre,x,en] [n:por,con,de,daño,hace,=,punto,puntos] \
         [azar|elegido?:al] [sin-activa?:sin] extra=[n?^:extra,adicional,mas] ~=ataque ~=daño ~=cada ~=golpe ~=punto ~meter \
         ~hacer",
    ),
    say(
        "atacar pegar golpear =contra =a => tirar =doy =da =dar",
        "atacar [card@:con,de] >[card*!:a,al,contra,sobre,>] [n:por,con,de,daño,hace,=,punto,puntos] \
         costo=vida:[n:de,por,a] !=costo|=coste|=vida|pagar|costar ~pagar ~costar ~=vida ~=ataque ~=punto ~=daño",
    ),
    say(
        "activar usar &activa &pasiva &opcional &rapida &pas &rap &act &opc &pasiva-rap &pas_rap",
        "activar [activa|rapida|pasiva|opcional|pasiva-rapida] [card@:con,de] \
         >[card*?:a,sobre,en,contra,objetivo,>,apuntando] ~=efecto ~usar ~activar ~=objetivo ~=pasiva ~=habilidad \
         ~tirar ~saltar ~disparar ~aplicar ~responder ~lanzar ~jugar ~detonar ~meter ~echar ~soltar ~ser \
         ~=respuesta ~prender ~entrar ~apuntar ~elegir ~escoger ~como",
    ),
    // Which of its effects is not said.
    say("activar", "activar activa [card:a,de] >[card?^:a,sobre,en,contra,objetivo,>] ~=objetivo"),
    say("=efecto =ef", "dañar [card^:a] [n:de,punto,puntos] por=[card@] ~=punto ~=daño"),
    say(
        "=efecto =ef",
        "efecto [card:de,d] >[card?:a,en,sobre,>] [text:dice] ~=efecto ~poner ~anotar ~decir ~=activa ~=pasiva -=daño",
    ),
    say(
        "vincular unir enlazar ligar conectar juntar amarrar acoplar asociar emparejar =vinculo",
        "vincular [card@:de] >[card:a,con,>,y,+] ~=protector ~=vinculo ~poner ~crear ~formar ~hacer ~decidir",
    ),
    say(
        "vincular unir enlazar ligar conectar juntar asociar",
        "vincular [card^:a] >[card^:con] ~=protector ~=vinculo",
    ),
    say("moler =mill =milea =mileo", "mover {@}Mazo>{@}Ext [n:de] ~=mazo ~=carta"),
    say("perder quemar tirar descartar", "mover {@}Mazo>{@}Ext [n:de] !=mazo ~=carta ~=arriba"),
    say(
        "vincular unir enlazar ligar conectar juntar asociar",
        "vincular [card^:con] >[card@^:de] ~=protector ~=vinculo",
    ),
    // Whichever of the two is said first.
    say(
        "vincular unir enlazar ligar conectar juntar amarrar asociar",
        "~[card@:de] vincular [card^:con,a] > [1] ~=protector ~=vinculo",
    ),
    say("=+", "vincular [card] >[card]"),
    say(
        "pagar gastar",
        "pagar [card@:con,de] vida=[n:vida,de,punto,puntos] para=[card/ataque?:para,por,de] ~=vida ~=costo \
         ~=coste ~=punto ~como ~poder ~=un",
    ),
    say(
        "=costo =coste bajar_=pagar quitar_=pagar",
        "pagar [card@:con,de,a] vida=[n:vida,de,punto,puntos] para=[card/ataque:para,por,de] !=vida ~=costo \
         ~=coste ~=punto ~=da ~=doy ~perder ~poner ~pagar ~quitar ~bajar ~como",
    ),
    say("entrar pasar conectar aplicar cumplir", "resolver ataque [card:de] !=ataque ~dejar ~hacer"),
    say("=conecta", "resolver ataque [card:de]"),
    say("comer recibir tragar encajar aguantar", "resolver ataque [card^:de] !=ataque|=golpe"),
    // What is attacked, or another one in its place.
    say("comer recibir tragar encajar aguantar", "~[card@] resolver ataque {} !=ataque|=golpe"),
    say("comer recibir tragar encajar aguantar", "desviar ataque {} >[card@] !=ataque|=golpe"),
    say("entrar", "resolver ataque [card@] ?Batalla"),
    say("entrar pasar conectar llegar", "negar ataque [card:de] !=no !=ataque|=golpe"),
    say("negar bloquear anular cancelar", "negar ataque {} por=[card?@^:por,con,x,usando]"),
    // «lo anula medusa»: who does it, not what is done to it.
    say(
        "negar anular cancelar",
        "negar ataque {} por=[card@:con,del] !=lo ~=lo ~=activa ~=rapida ~=con ~=la ~=del ~=mi ~=su ~=ataque ~=ese ~=el ~=porque ~=no ~pasar ~entrar ~llegar ~se ~cumplir",
    ),
    say("aplicar ejecutar cumplir resolver", "resolver ataque {} !=ataque|=golpe|=daño"),
    say("entrar pasar resolver", "resolver ataque [card^:de] ~dejar"),
    say(
        "resolver =resolucion ejecutar aplicar",
        "resolver ataque [card:de,a] !=ataque|=daño ~=daño ~=ahora ~dejar ~pasar ~entrar",
    ),
    say("resolver", "resolver activa [card:de,a] !=activa"),
    say("resolver", "resolver [card:de,a] ~=efecto"),
    say(
        "negar anular cancelar bloquear parar frenar detener evitar impedir contrarrestar neutralizar invalidar \
         cortar rechazar repeler interrumpir",
        "negar ataque [card-:de,a] !=ataque|=atk|=atq|=ataq|=golpe por=[card?@^:por,con,x,usando] ~quedar ~dejar",
    ),
    say(
        "negar anular cancelar bloquear detener contrarrestar neutralizar invalidar",
        "negar [card-:de,a] por=[card?@^:por,con,x,usando] ~=efecto ~quedar ~=activa ~=pasiva ~=rapida ~=opcional",
    ),
    // What of the card is not said: it may be its attack.
    say(
        "negar anular cancelar bloquear detener contrarrestar neutralizar invalidar parar frenar",
        "negar ataque [card-:de,a] por=[card?@^:por,con,x,usando] ~quedar",
    ),
    say(
        "desviar redirigir desv reconducir",
        "desviar ataque [card:de] >[card^:a,hacia,contra] ~=objetivo ~=ataque ~=golpe",
    ),
    say(
        "desviar redirigir desv reconducir",
        "-=efecto -=activa -=pasiva -=rapida -=habilidad desviar ataque {} [card^:de,desde] >[card^:a,hacia,contra,sobre,>] \
         ~=ataque ~=golpe ~=objetivo",
    ),
    say(
        "desviar redirigir desv reconducir",
        "-=efecto -=activa -=pasiva -=rapida -=habilidad desviar ataque [card:de] [card^:de,desde,en] >[card^:a,hacia,contra,sobre,>] \
         ~=ataque ~=golpe ~=objetivo",
    ),
    say("desviar redirigir", "desviar ataque {} >[card^:a,hacia,contra,sobre,>] ~=ataque ~=objetivo"),
    say(
        "mandar llevar mover cambiar pasar reconducir rebotar reflejar =va =iba =pega",
        "desviar ataque {} >[card^:a,hacia,contra,sobre,>] !=ataque|=golpe ~=ahora ~=objetivo",
    ),
    // By whose effect, which is not written.
    say(
        "desviar redirigir reconducir rebotar mandar llevar mover =vaya",
        "~[card@:de,con,por,x,usando,gracias] desviar ataque {} >[card^:a,hacia,contra,sobre,>] !=ataque|=golpe ~hacer ~=que ~=efecto ~=texto ~=activa ~=pasiva ~=rapida \
         ~=habilidad ~=objetivo ~=ahora ~=se",
    ),
    say(
        "desviar redirigir reconducir rebotar mandar llevar mover",
        "~[card@^:de,con,por,x,usando,gracias] desviar ataque [card^:de] >[card^:a,hacia,contra,sobre,>] !=ataque|=golpe ~=efecto ~=texto ~=activa ~=pasiva \
         ~=rapida ~=habilidad ~=objetivo ~=ahora ~=se",
    ),
    // It does not come to pass.
    say("entrar pasar conectar llegar", "negar ataque {} !=no !=ataque|=golpe"),
    say("recibir", "desviar ataque [card:de] >[card@:a] -=lugar -=vez !=ataque ~=ahora"),
    say(
        "negar anular cancelar bloquear parar frenar detener evitar impedir contrarrestar neutralizar",
        "negar ataque {} !=ataque por=[card?@^:por,con,x,usando] ~quedar",
    ),
    say(
        "desviar redirigir reconducir rebotar reflejar cambiar mandar llevar mover pasar =va =iba =da =dar",
        "desviar ataque [card:de] >[card:a,hacia,contra,sobre,>] [n?:por,daño] !=ataque|=golpe ~=ataque ~=golpe ~=objetivo \
         ~=ahora ~=dar ~=se",
    ),
    say(
        "=dañar =daña =dañan =dañado =dañando =dañe hacer_=daño quitar_=vida perder_=vida perder herir hacer recibir_=daño lastimar",
        "dañar -=contra [card:a,de] [n:de,daño,en,punto,puntos] por=[card?@^:por,con,de,x,usando] \
         por=[ataque|efecto|costo|marca?@:por,con,de,x,como] ~=daño ~=vida ~=punto ~perder ~comer ~llevar ~meter \
         ~recibir ~tragar ~sufrir ~causar ~sacar ~hacer ~quitar ~tirar ~echar ~poner ~=da ~=doy ~clavar",
    ),
    // «bruja 2 daño»: to her, or by her?
    say("=daño", "dañar [card^:a] [n:de] por=[card?@^:por,con,de,x,usando] ~=punto ~hacer ~meter ~=da ~=doy"),
    say(
        "=daño",
        "dañar [card:a,de] [n:de,en] por=[card@:por,con,de,x,usando] ~=punto ~hacer ~meter ~=da ~=doy ~=efecto",
    ),
    say("=daño", "dañar [card:a,de] [n:de,en] por=[ataque|efecto|costo|marca@:por,con,de,x,como] ~=punto"),
    say(
        "bajar quitar sacar restar rebajar =menos comer tragar sufrir encajar descontar",
        "dañar [card:a,de] [n:de,en,punto,puntos] por=[card?@^:por,con,de,x,usando] \
         por=[ataque|efecto|costo|marca?@:por,con,de,x,como] ~=vida ~=punto",
    ),
    say(
        "perder quitar poner dar",
        "pagar [card@:con,de,a] vida=[n:de] para=ataque !=costo|=coste ~=vida ~=punto ~=su ~como ~para ~=ataque",
    ),
    say(
        "=menos",
        "pagar [card@^:a,de,con] vida=[n:de] para=[ataque:por,para,de] !=vida ~=costo ~=coste ~pagar",
    ),
    say(
        "=mas",
        "escalar [card:a,de,para] [n:de,en] por=[card?@^:por,con,de,x,usando] !=daño ~=permanente ~=para \
         ~=siempre ~=punto",
    ),
    say(
        "curar sanar recuperar ganar subir",
        "curar [card@:de] [n:de,en,punto,puntos] por=[card:a,gracias] !=gracias ~=vida ~=punto",
    ),
    say(
        "descansar recibir ganar =descanso",
        "descansar [card@:de] [n:de,en,descanso,descansos] por=[card:a,gracias] !=gracias|=culpa !=descanso \
         ~=descanso",
    ),
    say(
        "=efecto hacer bajar quitar dañar",
        "dañar [card:a,de] [n:de,en,punto,puntos] por=[card@:con,por,de] !=efecto ~=efecto ~=daño ~=vida ~=punto ~hacer ~bajar \
         ~quitar ~perder ~recibir",
    ),
    say("entrar", "dañar [card^:a] [n:de] por=[ataque?^:de,por] ~=punto ~=daño"),
    say("llevar recibir", "dañar [card@] [n] por=[ataque|efecto|marca:de,por] ~=punto ~=vida"),
    say(
        "curar sanar recuperar restaurar regenerar aliviar revitalizar restablecer =curacion",
        "curar [card:a,de] [n:de,en,por,vida,punto,puntos] por=[card?@:por,con,de,x,usando,uso,usa,usamos] ~=vida ~=punto ~dar ~hacer \
         ~usar ~=para ~=efecto ~=pasiva ~=activa",
    ),
    say(
        "subir ganar devolver sumar aumentar echar meter regresar restituir agregar añadir reponer =mas =da \
         =doy =dan =damos =dio =dar =darle",
        "curar [card:a,de] [n:de,en,vida,punto,puntos] por=[card?@^:por,con,de,x,usando] !=vida ~=vida ~=punto ~mas ~=efecto ~=pasiva \
         ~=activa",
    ),
    // «pon al puma en 4» says how much there is, not how much more.
    say("poner", "curar [card:a] [n] por=[card?@^:por,con,x,usando] !=vida ~=punto ~mas"),
    say(
        "escalar crecer incrementar potenciar reforzar =escalamiento",
        "escalar [card:a,de] [n:de,en,punto,puntos,daño] por=[card?@:por,con,de,x,usando] ~=daño ~=permanente \
         ~=siempre ~=para ~=punto ~permanentemente ~mas ~=ataque",
    ),
    say(
        "subir aumentar ganar sumar poner añadir agregar =mas =da =doy =dan =damos =dio =dar =darle",
        "escalar [card:a,de] [n:de,en,punto,puntos,daño] por=[card?@^:por,con,de,x,usando] \
         !=permanente|=siempre|permanentemente|mas !=daño ~=permanente ~=siempre ~=para ~=punto ~mas",
    ),
    say(
        "subir aumentar ganar",
        "escalar [card:a,de] [n:de,en,punto,puntos,daño] por=[card?@^:por,con,de,x,usando] \
         !=daño|=permanente|=siempre|permanentemente|=ataque ~=daño ~=permanente ~=siempre ~=para ~=punto ~mas",
    ),
    // Of what it is more is not said.
    say("=mas", "escalar [card:a,de] [n] por=[card@^:por,con,x]"),
    say("=mas", "escalar [card:a,de] [n]"),
    say("=mas", "curar [card:a,de] [n] por=[card?@^:por,con,x]"),
    say("=menos", "dañar [card:a,de] [n] por=[card@^:por,con,x]"),
    say("=menos", "descender [card:a,de] [n] por=[card?@^:por,con,x]"),
    say("subir aumentar ganar", "escalar [card:a,de] [n:en] por=[card?@^:por,con,x]"),
    say("subir aumentar ganar", "curar [card:a,de] [n:en] por=[card?@^:por,con,x]"),
    say(
        "descender =- =desc reducir disminuir",
        "descender [card:a,de,para] [n:de,en,punto,puntos,daño] por=[card?@^:por,con,de,x,usando] ~=daño \
         ~=permanente ~=para ~=siempre ~=punto ~hacer ~permanentemente",
    ),
    say(
        "bajar quitar restar perder rebajar =menos",
        "descender [card:a,de,para] [n:de,en,punto,puntos,daño] por=[card?@^:por,con,de,x,usando] \
         !=daño|=permanente|=siempre ~=daño ~=permanente ~=para ~=siempre ~=punto ~permanentemente",
    ),
    say(
        "marcar poner quedar dejar meter echar aplicar colocar llevar recibir tener estar =doy =da =dar",
        "marcar [card:a,sobre,en] [quemadura|abismada|veneno:de,con] por=[card?@:por,con,de,x,usando] ~=marca \
         ~quedar",
    ),
    say(
        "=enveneno =envenena =envenenan =envenenar =envenenando intoxicar",
        "marcar [card:a] veneno por=[card?@^:por,con,de,x,usando] ~=veneno ~quedar ~=marca ~dejar ~poner ~meter",
    ),
    say(
        "&veneno &envenenado &quemadura &quemado &abismado",
        "marcar [card:a] [quemadura|abismada|veneno:de,con] por=[card?@^:por,con,de,x,usando] ~quedar ~=marca \
         ~dejar ~poner ~meter",
    ),
    say(
        "=quemo =quema =queman =quemar =quemando incendiar prender_=fuego prender",
        "-=bio marcar [card:a] quemadura por=[card?@^:por,con,de,x,usando] ~=quemadura ~quedar ~=marca ~dejar",
    ),
    say(
        "=abisma =abisman =abismar =abismando",
        "marcar [card:a] abismada por=[card?@^:por,con,de,x,usando] ~=abismo ~quedar ~=marca ~dejar",
    ),
    say(
        "quitar =fuera curar sacar perder limpiar apagar borrar retirar remover =sin librar dejar_=estar dejar_=tener =va =fue \
         desaparecer =ya_=no",
        "marcar [card:a,de] [quemadura|abismada|veneno:de,sin] quitar por=[card?@^:por,con,x,usando] ~=marca \
         ~marcar ~quedar ~limpiar",
    ),
    say(
        "feralizar volver_=feral =feral hacer_=feral perder_=energia convertir_=feral quitar_=energia dejar_=energia",
        "feralizar [card:a] por=[card?@:por,con,de,x,usando] ~=feral ~volver ~hacer ~perder ~=energia ~dejar \
         ~poner ~quedar ~convertir ~transformar ~sin",
    ),
    say(
        "descansar =descanso =desc recibir_=descanso reposar agotar cansar",
        "descansar [card:a,de] [n/1|2|3:de,en,descanso,descansos] por=[card?@:por,con,de,x,usando] ~=descanso \
         ~=marca \
         ~poner ~meter ~echar ~llevar ~recibir ~añadir ~sumar ~comer ~ganar ~agregar ~aplicar ~hacer ~=doy ~=da \
         ~=dan ~=dar ~=darle ~mas",
    ),
    say("tener quedar", "descansar [card:a,de] total=[n:con,en] !=descanso !=total"),
    say(
        "quedar =queda acabar terminar",
        "descansar [card:a] total=[n^:con,en] por=[card?@^:por,x,usando] !=descanso ~=descanso ~=total",
    ),
    say(
        "extinguir mandar_=extincion =va_=extincion =van_=extincion =voy_=extincion =ir_=extincion \
         enviar_=extincion llevar_=extincion pasar_=extincion meter_=extincion echar_=extincion tirar_=extincion \
         sacar_=juego morir caer =extincion =ext =cementerio matar eliminar destruir tumbar cargar sacrificar \
         liquidar derrotar reventar fallecer desaparecer rematar aniquilar =ko =fuera",
        "extinguir [card:a,de] por=[card?@^:por,de,con,x,usando] \
         por=[vida|costo|activa|pasiva|repetida?:por,de,con,como,para,y] ~=extincion ~=ext ~=cementerio ~mandar \
         ~=pila ~=zona ~pagar ~quedar ~=porque ~caer ~=juego ~morir",
    ),
    say(
        "situar poner dejar ajustar fijar =set =pon",
        "situar [card:a,en] vida=[n^:vida,con,de,en,pv,punto,puntos] descansos=[n^:descanso,descansos,desc] \
         cara=[arriba|abajo?] ~=vida ~=cara ~boca ~=punto ~=descanso ~quedar ~poner",
    ),
    say(
        "bajar quedar poner dejar ajustar fijar situar tener",
        "situar [card:a] vida=[n^:a,en,con,vida] ~=vida ~=solo ~=punto ~quedar ~tener",
    ),
    say("*", "curar [card^:para] [n:de] !=vida"),
    say("*", "situar [card@] vida=[n^:en,vida] ~=vida ~=punto"),
    say("=va =fue", "extinguir [card] por=[vida]"),
    say(
        "retirar sacar recoger levantar salir",
        "extinguir [card:a] por=[vida^:que,por,porque,como] ~=juego ~=mesa ~=campo ~=de ~=la ~=zona ~=principal",
    ),
    say("quedar =queda llegar bajar", "extinguir [card:a,de] por=[vida:y] ~=extincion ~=va ~mandar"),
    say(
        "quedar_=sin perder",
        "extinguir [card:a,de] por=[card?@^:por,con,x] por=[vida|costo|activa|pasiva|repetida?:por,y] ~sin",
    ),
    say(
        "reemplazar reponer poner =suplente entrar_=suplente ocupar rellenar llenar suplir sustituir relevar \
         =reemplazo",
        "reemplazar [place:en,a,de] [abajo|arriba] [name/new?:con,por] ~=suplente ~=mazo ~=hueco ~=sitio ~=boca \
         ~sacar ~poner ~meter ~caer ~bajar ~colocar ~entrar ~salir ~de ~=reemplazo",
    ),
    // How many were taken from the deck, of which one comes in.
    say(
        "&toma &tomo &tomar &roba &robo &robar &coge &cogio &coger &agarra &agarro &saca &saco &mira &miro reemplazar reponer \
         rellenar",
        "reemplazar [place@:en,a,de,para] [abajo|arriba@] \
         toma=[n^:toma,tomo,tomar,tomando,roba,robo,robar,robando,coge,cogio,coger,agarra,agarro,saca,saco,mira,miro] \
         elige=[n?^:elige,eligio,eligiendo,escoge,escogio,se_queda,queda,quedo,deja,dejo,pone,puso] \
         fondo=[n?^:fondo] ~elegir ~quedar ~poner ~dejar ~boca ~=boca ~=fondo ~ir ~=va ~=van ~devolver ~mandar ~=mazo ~=otra \
         ~=otras ~=resto ~=suplente ~reponer ~reemplazar ~=carta",
    ),
    // By the one that fell.
    say("=x =por", "reemplazar [place] [abajo|arriba] [name/new@] ~ir ~entrar"),
    say(
        "=relevo =reposicion =sustituto =sustitucion =recambio",
        "reemplazar [place:de,a,en] [abajo|arriba] [name/new?:es,con,por] ~ir ~entrar ~ser ~=boca ~=mazo",
    ),
    say(
        "entrar poner colocar meter sacar bajar =otra",
        "reemplazar [place^:en,a,de] [abajo|arriba] !=otra|=nueva|=mazo ~=boca ~=carta ~poner ~entrar",
    ),
    // How it comes in is asked.
    say(
        "reponer reemplazar relevar suplir =suplente",
        "reemplazar [place:en,a,de] abajo ~=suplente ~=hueco ~=mazo",
    ),
    say(
        "reponer reemplazar relevar suplir =suplente",
        "reemplazar [place:en,a,de] arriba ~=suplente ~=hueco ~=mazo",
    ),
    say(
        "entrar meter colocar sacar bajar caer poner",
        "reemplazar [place^:en,a] [abajo|arriba] [name/new] ~=boca ~=espacio",
    ),
    say("=nueva =nuevo", "reemplazar [place:en,a,de] [abajo|arriba] [name/new?] ~boca"),
    say(
        "meter colocar sacar bajar caer echar entrar jugar",
        "reemplazar [place:en,a,de] [abajo|arriba] [name/new?] !=suplente|=hueco|=mazo|=reemplazo ~=suplente \
         ~=mazo ~=hueco ~=sitio ~=boca ~poner ~colocar ~meter",
    ),
    say(
        "entrar poner meter sacar bajar colocar salir jugar",
        "entrar [place:a,en,como,de] [name/new?:es,a] ~=protector ~=suplente ~=juego ~=mesa ~=otro",
    ),
    say(
        "&suplente &otro &segundo &protector",
        "entrar [place:en,de] [name/new?] ~entrar ~salir ~=juego ~=suplente ~poner ~meter ~sacar",
    ),
    say(
        "regresar volver revivir resucitar",
        "regresar rava con=[card*^:con,por,cambio,pagando,x] en=[place^:en,a,al,>] ~=rava ~=extincion ~=cambio ~=pila",
    ),
    say(
        "=rava",
        "regresar rava con=[card*@^:con,por,cambio,a,de,x,pagando] en=[place^:en,a,al,>] ~=extincion ~cambiar \
         ~sacar ~volver \
         ~regresar ~poner",
    ),
    say(
        "regresar volver",
        "regresar rava con=[card*:con,por,+,pagando] en=[place^:>,en,sitio,lugar,espacio] !=rava ~=extincion",
    ),
    say(
        "sacar traer meter entrar volver regresar revivir resucitar devolver recuperar rescatar",
        "regresar rava con=[card*^:con,por,cambio,a,de,pagando] en=[place^:en,a,al] !=rava ~=extincion ~=pila ~pagar \
         ~=vuelta ~entrar ~volver ~=juego",
    ),
];
