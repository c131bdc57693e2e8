//! The ways to say in Kódem what comes into an empty space with what is printed on it, what is turned up by whom, and where
//! an attack goes now.

use crate::kernel::{Saying, say};

pub(super) const SAYINGS: [Saying; 46] = [
    // What comes in is told as it lies there: by its name, with its numbers.
    say(
        "reemplazar reponer =suplente suplir sustituir relevar rellenar ocupar =reemplazo =relevo =sustituto =reposicion =rm",
        "reemplazar [place@:en,a,de,por,x,donde] [abajo|arriba@] [name/new@:con,por,x,es,a] tipo=[Adendei|Rava?:tipo,es,un] daño=[n?^:daño,d,de,con,hace,pega,tiene] \
         descansos=[n?^:descanso,descansos,desc,descansa,trae,tiene] daño=|descansos=[pair?] ~boca ~=boca ~=suplente ~=mazo ~=hueco ~=sitio ~=lugar ~=espacio ~=puesto \
         ~poner ~meter ~sacar ~bajar ~entrar ~salir ~dejar ~quedar ~elegir ~escoger ~tener ~traer ~hacer ~pegar ~=va ~=revelado ~=de ~=y ~=que ~como ~=donde ~estar \
         ~=ocupar ~llamar ~ser ~=vacio ~=libre ~=se ~revelar ~=lo ~=la",
    ),
    say(
        "entrar meter colocar sacar bajar poner salir elegir quedar",
        "reemplazar [place@:en,a,de,por,x,donde] [abajo|arriba@] [name/new@:con,por,x,es,a] tipo=[Adendei|Rava?:tipo,es,un] daño=[n^:daño,d,de,con,hace,pega,tiene] \
         descansos=[n^:descanso,descansos,desc,descansa,trae,tiene] ?Post ~boca ~=boca ~=suplente ~=mazo ~=hueco ~=sitio ~=lugar ~=espacio ~=puesto ~=reemplazo \
         ~poner ~meter ~sacar ~bajar ~entrar ~salir ~dejar ~quedar ~elegir ~escoger ~tener ~traer ~hacer ~pegar ~=va ~=revelado ~=de ~=y ~=que ~como ~=donde ~estar \
         ~=vacio ~=libre ~=se ~revelar ~llamar ~ser ~=otra ~=nueva ~=nombre",
    ),
    say(
        "entrar meter colocar sacar bajar poner salir elegir quedar",
        "reemplazar [place@:en,a,de,por,x,donde] [abajo|arriba@] [name/new@:con,por,x,es,a] \
         ?Post !=suplente|=hueco|=reemplazo|=reposicion|=sustituto|=donde|=mazo|=vacio ~=suplente ~=mazo ~=hueco ~=sitio ~=lugar ~=espacio ~=puesto ~=boca ~boca \
         ~=reemplazo ~poner ~meter ~dejar ~quedar ~como ~=y ~=va ~=de ~=donde ~estar ~=vacio ~=libre ~=se ~=revelado ~revelar",
    ),
    // A name alone, how it lies, what is printed.
    say(
        "*",
        "reemplazar [place@:en,a,de,por,x] [abajo|arriba@] [name/new@] daño=[n^:daño,d,con,hace,pega] \
         descansos=[n^:descanso,descansos,desc,descansa,trae] ?Post ~boca ~=boca ~pegar ~=va",
    ),
    say(
        "*",
        "reemplazar [place@:en,a,de,por,x] [abajo|arriba@] [name/new@] daño=|descansos=[pair?] ?Post ~boca ~=boca ~=va",
    ),
    // The card face down is the one that is turned: «destapo la tapada».
    say(
        "revelar destapar descubrir mostrar enseñar abrir voltear girar levantar dar_=vuelta",
        "-=queda -=quedo -=dejo -=deja -=quede revelar [card:a,de] [name/new?:llama,llamado,es,nombre,sale,salio] \
         tipo=[Adendei|Rava|Protector|Bio|Ixim|Rot?:tipo,es,de] energía=[Pírica|Lítica|Cháaktica|Átlica|Demótica|Húumica|Gélida|Feral?:energia,de] \
         daño=[n?^:daño,d,de,con,hace,pega] descansos=[n?^:descanso,descansos,desc,descansa] !=la|=mi|=su|=tu|=mis ~=que \
         ~tener ~=faltaba ~salir ~resultar ~pegar ~ser ~llamar ~=y ~=vuelta ~=frente ~=en ~=un ~=lo",
    ),
    // It is given what is printed on it, then the space where it came in.
    say(
        "&suplente entrar meter colocar sacar bajar poner salir elegir escoger quedar dejar reemplazar reponer sustituir",
        "reemplazar [place@:en,a,al,de,por,x,donde,lugar,hueco,para] [abajo|arriba@] [name/new@:con,por,x,es,a,entra] tipo=[Adendei|Rava:tipo,es,un] \
         daño=[n?:daño,d,de,con,hace,pega,tiene] descansos=[n?^:descanso,descansos,desc,descansa,trae,tiene] ?Post ~[n?^:mis,las,sus] ~=suplente ~=mazo \
         ~=hueco ~=sitio ~=lugar ~=espacio ~=puesto ~=reemplazo ~=boca ~boca ~poner ~meter ~sacar ~bajar ~entrar ~salir ~dejar ~quedar ~elegir \
         ~escoger ~tener ~traer ~hacer ~pegar ~=va ~=y ~=que ~como ~=donde ~estar ~=vacio ~=libre ~=se ~=lo ~=la ~=para ~=carta ~=cartas ~ser ~=en ~=de",
    ),
    say(
        "*",
        "reemplazar [place@:en,a,de,por,x] [abajo|arriba@] [name/new@] tipo=[Adendei|Rava] daño=[n:daño,d,con,hace,pega] \
         descansos=[n?^:descanso,descansos,desc] ?Post ~boca ~=boca ~pegar",
    ),
    say(
        "entrar meter poner bajar sacar colocar",
        "reemplazar [place^:x,por,lugar,vez] [abajo|arriba] ?Post ~=boca ~=carta ~=en ~=lugar ~=vez ~=de ~=suplente",
    ),
    // Which lies so is not said by a name.
    say(
        "tomar robar sacar agarrar poner meter entrar colocar bajar dejar elegir",
        "reemplazar [place@:en,a,de,por,x,donde] [abajo|arriba@] ?Post !=suplente|=hueco|=reemplazo|=donde|=mazo|=vacio ~=suplente ~=mazo ~=hueco ~=sitio ~=lugar ~=espacio \
         ~=boca ~boca ~=y ~poner ~dejar ~meter ~colocar ~=va ~=de ~=donde ~estar ~=vacio ~=libre ~=primera ~=nueva ~=otra ~quedar ~=se ~=me",
    ),
    // How many were looked at, the one that stays, the others below.
    say(
        "mirar ver tomar robar sacar agarrar coger",
        "reemplazar [place@:en,a,de,para,por,x] [abajo|arriba@] toma=[n:de] elige=[n?^:elige,elijo,eligio,eligiendo,escoge,escojo,escogio,quedo,queda,deja,dejo,pone,pongo,puso,meto,mete] \
         ?Post fondo=[n^:fondo,manda,mando,devuelve,devuelvo,otras,resto] !=fondo ~=mazo ~=hueco ~=sitio ~=lugar ~=espacio ~=boca ~boca ~=y ~poner ~dejar ~meter ~colocar ~elegir \
         ~escoger ~quedar ~=va ~=van ~ir ~=de ~=donde ~=otra ~=otras ~=resto ~=primera ~devolver ~mandar ~=fondo ~=suplente ~=me ~=con",
    ),
    say(
        "mirar ver tomar robar sacar agarrar coger levantar jalar",
        "-=mazo -=la -=lo reemplazar [place@:en,a,de,para,por,x,donde] [abajo|arriba@] toma=[n:de] \
         elige=[n?^:elige,elijo,eligio,escoge,escojo,escogio,queda,quedo,deja,dejo,pone,pongo,puso,mete,meto,metio,baja,bajo] \
         fondo=[n?^:fondo,manda,mando,devuelve,devuelvo,otras,resto] ?Post !meter|poner|dejar|colocar|bajar|quedar|elegir|escoger|entrar \
         ~=fondo ~=mazo ~=hueco ~=sitio ~=lugar ~=espacio ~=boca ~boca ~=y ~=carta ~=una ~=uno ~=otra ~=otras ~=resto ~=primera ~=suplente ~=me ~=con \
         ~=va ~=van ~ir ~=de ~=donde ~=las ~=al ~meter ~poner ~dejar ~colocar ~bajar ~elegir ~escoger ~quedar ~devolver ~mandar ~entrar",
    ),
    say(
        "poner meter entrar colocar bajar dejar",
        "-=le -=equipa -=equipo reemplazar [place@:en,a,de,por,x,donde] [abajo|arriba@] ?Post !=otra|=ahi ~=boca ~boca ~=y ~=carta ~=otra ~=ahi ~=se",
    ),
    // Who makes it turn.
    say(
        "revelar descubrir voltear destapar girar mostrar enseñar exponer levantar obligar hacer_=voltear dar_=vuelta",
        "-=queda revelar [card:a,de] [name/new?~:llama,llamado,es,era,resulta,sale,salio,nombre] por=[card^@:por,con,x,usando,de,gracias] ~=efecto ~=activa ~=opcional ~=pasiva ~=y ~=que ~ser \
         ~resultar ~salir ~llamar ~=vuelta ~arriba ~boca ~voltear ~revelar ~destapar ~=se",
    ),
    // It is told as it lay.
    say(
        "revelar descubrir voltear destapar girar mostrar enseñar levantar dar_=vuelta",
        "-=queda -=quedo -=quede revelar [card:a,de] [name/new:llama,llamado,es,era,resulta,sale,nombre] \
         tipo=[Adendei|Rava|Protector|Bio|Ixim|Rot?:tipo,es,de] \
         energía=[Pírica|Lítica|Cháaktica|Átlica|Demótica|Húumica|Gélida|Feral?:energia,de] \
         daño=[n?^:daño,d,de,con,hace,pega] descansos=[n?^:descanso,descansos,desc,descansa] ~=tapada ~=tapado ~=boca ~boca ~abajo ~=y ~=que ~tener ~ser ~hacer ~pegar \
         ~resultar ~salir ~=vuelta ~llamar ~=energia",
    ),
    // The name first, then where it lies.
    say(
        "&nuevo =en",
        "revelar [place^:en] [name/new@] daño=[n^:daño,d,de,con,hace,pega] descansos=[n?^:descanso,descansos,desc,descansa] ~pegar ~hacer",
    ),
    say(
        "poner_=bocabajo voltear_=bocabajo dejar_=bocabajo quedar_=bocabajo girar_=bocabajo =bocabajo",
        "ocultar [card:a] por=[card@^:por,con,de,x,usando] ~quedar ~dejar ~poner ~=vuelta ~=efecto ~=se",
    ),
    say(
        "=abajo =tapado =tapada =bocabajo tapar",
        "ocultar [card@:a] por=[card^:por,con,x,usando,efecto] ~quedar ~=boca ~poner ~dejar ~=efecto ~=se ~voltear ~girar ~=y",
    ),
    // It goes elsewhere: from whom, or in whose place, is told besides.
    say(
        "desviar redirigir reconducir rebotar cambiar mandar llevar mover pasar =va =iba =fue pegar",
        "desviar ataque {} ?Batalla [card^:lugar,vez,sino,no,era,iba,de,desde] >[card^@:a,hacia,contra,sobre,recibe,es] [n?^:por,con,daño,x,hace] !=ataque|=golpe|=objetivo|=blanco \
         ~=ataque ~=golpe ~=objetivo ~=blanco ~=ahora ~=ya ~=en ~=lugar ~=vez ~=de ~=del ~=no ~=sino ~=y ~recibir ~=lo ~=se ~ir ~=va ~=iba ~pegar ~desviar ~=daño ~hacer",
    ),
    say(
        "desviar redirigir reconducir rebotar cambiar mandar llevar mover pasar =va =iba =fue =ataque =golpe",
        "desviar ataque [card:de] ?Batalla [card^:lugar,vez,sino,no,era,iba,de,desde] >[card^@:a,hacia,contra,sobre] [n?^:por,con,daño,x,hace] !=ataque|=golpe \
         ~=ataque ~=golpe ~=objetivo ~=blanco ~=ahora ~=ya ~=en ~=lugar ~=vez ~=de ~=del ~=no ~=sino ~=y ~recibir ~=lo ~=se ~ir ~=va ~=iba ~desviar ~pasar ~=daño ~hacer",
    ),
    say(
        "recibir comer tragar encajar aguantar llevar",
        "desviar ataque {} ?Batalla [card^:lugar,vez,era,iba,de,para,contra,a] >[card@] [n?^:por,con,daño,x] !=ataque|=golpe \
         ~=ataque ~=golpe ~=objetivo ~=blanco ~=ahora ~=ya ~=en ~=lugar ~=vez ~=de ~=del ~=que ~=era ~=para ~ir ~=iba ~=se ~=lo ~=se ~cambiar ~=daño",
    ),
    say(
        "=objetivo =blanco",
        "desviar ataque {} ?Batalla [card?^:lugar,vez,no,sino,era] >[card^:es,ahora,a,pasa,sea] !=ataque|=golpe|=objetivo|=blanco ~=ataque ~=golpe ~=objetivo ~=blanco ~=nuevo ~=ahora ~=ya ~=no \
         ~=y ~=en ~=lugar ~=vez ~=de ~=del ~ser ~=es ~pasar ~cambiar",
    ),
    // «cacomixtle recibe el ataque en vez de la 2»: nobody says by which.
    say(
        "=ya_=no",
        "desviar ataque [card@] ?Batalla [card^:a,contra] >[card^:sino,ahora] ~pegar ~atacar ~ir ~=va ~=sino ~=ataque ~=a ~=ya ~=no",
    ),
    // What its activa does comes to pass.
    say(
        "resolver entrar pasar aplicar cumplir ejecutar",
        "resolver activa [card:de,a] ~[card?^:sobre,en,a,contra] !=activa ~=se ~=ahora ~=efecto ~=respuesta",
    ),
    say(
        "activar usar",
        "activar activa [card@:a,de] >[card?^:a,sobre,en,contra,objetivo,>,escojo,escoge,elijo,elige,apuntando] !=efecto|=habilidad|activar ~=objetivo ~=efecto ~=habilidad ~escoger ~elegir ~=y",
    ),
    // What is attacked is hit by whom, in Batalla.
    say("recibir", "atacar [card^:de] >[card@!] [n] ?Batalla ~=daño ~=punto ~=golpe"),
    say(
        "pegar golpear =va ir",
        "desviar ataque [card@] ?Batalla [card^:lugar,vez] >[card^:a,al,contra,hacia] !=vez|=lugar ~=ahora ~=le ~=en ~=de ~=del ~=ya ~=no ~=se",
    ),
    // In whose place nobody says.
    say(
        "quemar",
        "dañar [card@:a] 1 por=marca ~=se ~=marca -=bio !=uno|=1|=vida|=marca|=punto ~=vida ~perder ~bajar ~=punto",
    ),
    say(
        "=quemadura =quemado =veneno =envenenado",
        "dañar [card@:a,de] [n@:de,en] por=marca ~=por ~=punto ~=vida ~=daño ~hacer ~perder ~recibir ~bajar ~quitar ~sufrir ~=de ~=marca ~=su ~=se ~estar",
    ),
    // It is given up for what it does.
    say(
        "extinguir quemar gastar sacrificar tirar botar aventar descartar soltar =deshago =deshace =deshizo mandar sacar usar",
        "extinguir {@}Bio ~[seat?^:de] ~[place?^:a,al,protector] -=tu !=bio|=bioma|=terreno ~=para ~=que ~bajar ~quitar ~=descanso ~=extincion ~=ext ~=cementerio ~=se ~=va ~usar ~restar",
    ),
    say("=afuera =fuera =adios", "extinguir {@}Bio ~[seat?^:de] -=tu !=bio|=bioma|=terreno"),
    // Before something comes to pass another answers.
    say(
        "=antes",
        "activar [rapida|pasiva-rapida|activa] [card:con,de] >[card*?:a,sobre,en,contra,objetivo,>,apuntando] ~usar ~activar ~responder ~jugar ~meter ~lanzar ~resolver ~entrar \
         ~pegar ~=que ~=ataque ~=golpe ~=la ~=mi ~=el ~=se ~=y ~=efecto ~elegir ~=activa",
    ),
    // Whose deck it is, by whose effect.
    say(
        "moler tirar mandar quemar hacer_=perder hacer_=moler =mill",
        "mover AMazo>AExt [n] por=[card@^:por,x,con] ~=mazo ~=carta ~=extincion ~=ext ~=primera ~=arriba ~=de ~=del ~=a ~=la ~=te ~=le ~=que ~perder",
    ),
    say(
        "moler tirar mandar quemar hacer_=perder hacer_=moler =mill",
        "mover BMazo>BExt [n] por=[card@^:por,x,con] ~=mazo ~=carta ~=extincion ~=ext ~=primera ~=arriba ~=de ~=del ~=a ~=la ~=te ~=le ~=que ~perder",
    ),
    say("dejar salir", "rendirse [seat@?] !=partida|=juego ~=ya ~=de ~=la ~=el"),
    // By whom it is denied is told as he who does it, or as why.
    say(
        "negar anular cancelar bloquear parar evitar",
        "negar [card^:de] por=[card@:a,porque] !=pasiva|=opcional|=activa|=rapida|=efecto|=habilidad ~usar ~=para ~=no ~entrar ~=porque ~=se \
         ~cumplir ~resolver ~=la ~=lo",
    ),
    // What was activated comes to pass.
    say(
        "entrar pasar aplicar cumplir",
        "resolver [card^:de] !=pasiva|=opcional|=efecto|=habilidad|=lo ~=no ~tener ~=hay ~=respuesta ~=y ~=se",
    ),
    say("pegar golpear", "resolver ataque [card@] ?Batalla"),
    say(
        "comer recibir tragar encajar aguantar llevar",
        "~[card@] resolver ataque [card^:de] !=ataque|=golpe ~=se ~=el",
    ),
    // Through whom the protector acts.
    say(
        "usar activar =traves =mediante",
        "vincular [card^:de] >[card^:traves,mediante,medio] !=traves|=mediante|=medio ~=activa ~=efecto ~=habilidad ~=a ~=de ~=la ~=por",
    ),
    // What it loses for good is told of him who makes it so.
    say(
        "bajar quitar restar rebajar reducir",
        "descender [card^:a] [n:de,en,punto,puntos] por=[card@] !=daño !=permanente|=permanentemente|=siempre|=forma ~=punto ~=para ~=de ~=forma",
    ),
    say(
        "=ya_=no",
        "descansar [card@:a,de] total=0 por=[card?@^:por,con,x,usando] !=descanso ~tener ~quedar ~=le ~=descanso",
    ),
    say(
        "=ya_=no",
        "marcar [card@:a,de] [quemadura|abismada|veneno:de,con] quitar por=[card?@^:por,con,x,usando] ~tener ~estar ~=marca ~=la",
    ),
    // Who has none left is told with it.
    say(
        "extinguir morir",
        "extinguir [card@:como] por=[vida:esta,con] ~como ~estar ~=esta ~=se ~ir ~=va ~=extincion ~=y ~=a",
    ),
    say(
        "terminar acabar",
        "fase fin ?Equipo !equipar|=equipo ~=no ~=nada ~=y ~=ya ~=asi ~=que ~=voy ~=va ~=a ~poner ~=turno",
    ),
    // By whose effect it is put on.
    say(
        "equipar recibir poner",
        "equipar [card@:a,al,en] [abajo|arriba] [name/new~:el,con] tipo=[Ixim|Rot:es,un,el,tipo] por=[card^@:por,x,con] ~boca ~=boca ~=efecto ~=equipo ~=se ~hacer ~=que",
    ),
];
