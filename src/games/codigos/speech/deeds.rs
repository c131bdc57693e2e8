//! How it is told what a player does in a turn.

use crate::kernel::{Saying, say};

pub const SAYINGS: [Saying; 122] = [
    // It is left with what it takes off: one alone lies there.
    say(
        "dejar soltar renunciar abandonar tirar perder",
        "abandonar !=codigo|=expuesto ~=codigo ~=expuesto ~[n^:-,menos,pierdo,pierde,resta,restan,come,comen,quita,quitan,cuesta,negativo,negativos] ~=mi ~=su ~=al ~=a ~=el ~=y ~=me ~=se ~=los ~=las \
         ~=negativo ~=punto ~=medalla ~comer ~perder ~restar ~quitar ~costar ~=ya ~=mejor ~=menos ~=de",
    ),
    say(
        "dejar soltar renunciar abandonar tirar",
        "abandonar [name:a] !=codigo|=expuesto|=pierdo|=pierde|=resta|=come|=quita|=negativo ~=codigo ~=expuesto ~[n^:-,menos,pierdo,pierde,resta,restan,come,comen,quita,quitan,cuesta] ~=mi ~=su ~=al ~=a ~=el ~=y ~=me ~=se ~=los ~=las \
         ~=negativo ~=punto ~=medalla ~comer ~perder ~restar ~quitar ~costar ~=ya ~=mejor ~=menos ~=de",
    ),
    say(
        "encartar tomar robar",
        "encartar [nth/1|2|3:de,del,en,a,lugar,la,con,puesto,por,desde] [name/new/comodín?:con,a] ~=lugar ~=puesto ~=espacio \
         ~=posicion ~=encarte ~=descarte \
         ~=pila ~=esta ~=estaba ~=mi ~=mano ~=que ~=tope ~encartar ~tocar ~poder",
    ),
    say(
        "levantar alzar agarrar jalar coger pillar pescar escoger elegir llevar recoger recuperar rescatar atrapar capturar =para =pa",
        "encartar [nth/1|2|3:de,del,en,a,lugar,la,con,puesto,por,desde] [name/comodín?:con,a] ~=lugar ~=puesto ~=espacio \
         ~=posicion ~=encarte ~=descarte \
         ~=pila ~=esta ~=estaba ~=mi ~=mano ~=que ~=tope ~encartar ~tocar ~poder",
    ),
    say(
        "encartar levantar alzar tomar agarrar jalar robar coger pillar pescar escoger elegir llevar recoger recuperar rescatar atrapar capturar =para =pa =p preferir =a_=mano",
        "encartar [where:con,a] ~=lugar ~=medio ~=la ~en ~=encarte ~=descarte ~=pila ~de ~=esta ~=estaba ~tocar \
         ~encartar ~=bloqueado ~=bloqueada ~=tapado ~=tapada ~[n?^:vale,medallas,puntos] ~=vale \
         ~=tope ~=mesa ~=mano ~=puesto",
    ),
    say(
        "encartar tomar robar levantar alzar agarrar jalar sacar coger llevar pescar preferir",
        "encartar mazo !=mazo ~=carta ~=arriba ~=encima ~=tope ~=una ~=un ~1 ~tapar ~de ~del ~=reposicion ~=directamente ~encartar",
    ),
    // «se queda con el faro» takes it, «queda el faro» does not.
    say(
        "quedar",
        "encartar [nth/1|2|3:de,del,en,a,lugar,la,con,puesto,por,desde] [name/comodín?:con,a] !=me|=se|=te|=nos|=con ~=lugar \
         ~=puesto ~=espacio ~=posicion ~=encarte ~=descarte ~=pila ~=esta ~=estaba ~=mi ~=mano ~=que ~=tope",
    ),
    say(
        "quedar",
        "encartar [where:con,a] !=me|=se|=te|=nos|=con ~=lugar ~=medio ~=la ~en ~=encarte ~=descarte ~=pila ~de ~=esta \
         ~=estaba ~=tope ~=mesa ~=mano ~=puesto",
    ),
    say(
        "encartar tomar robar levantar alzar agarrar jalar coger llevar recoger recuperar rescatar",
        "encartar [comodín:con,a] ~=lugar ~en ~=encarte ~=pila ~=descarte ~de ~=mano",
    ),
    // «añade a sus cartas la oruga del centro»: what goes to the hand is taken.
    say(
        "añadir agregar sumar meter pasar incorporar subir",
        "encartar [where:a,la,el] !=mano|=recoleccion|=coleccion|=cartas !a ~=mano ~=recoleccion ~=coleccion ~=medio ~=centro ~=encarte \
         ~=descarte ~=pila ~de ~=mesa ~=lugar ~=mis ~=sus",
    ),
    say("sacar", "encartar [where]"),
    say("=+", "encartar [where]"),
    say("=recoleccion =coleccion", "-=tener encartar [where@] !=a|=para"),
    say("sacar", "encartar [where:con] !=encarte|=descarte|=pila ~de ~del"),
    say("sacar", "encartar [nth/1|2|3:de,del,en,lugar] [name:con,a,del,de] ~=lugar ~=encarte ~=carta"),
    say("=descarte =pila", "encartar 3 [name:con] !=mano|=conmigo"),
    say(
        "exponer =exp",
        "exponer [name/new/comodín:a,codigo,de,con] ~[seat?^:de] ~=codigo ~[n?^:vale,medallas,puntos] ~=vale ~=medallas ~=puntos ~exponer ~como ~=carta ~=mesa ~para ~=ir ~armar ~completar \
         ~armandola \
         ~ser ~=nuevo",
    ),
    say(
        "sacar presentar",
        "exponer [name:a,codigo,de] ~=codigo ~exponer ~como ~=mesa ~para ~=ir ~armar ~completar ~ser ~=nuevo",
    ),
    say("=codigo", "exponer [name:a] !como ~=codigo ~ser ~=nuevo"),
    say("=codigo", "exponer [name^@] ~=nuevo"),
    // «código cañón expuesto»: not «cañón al código expuesto».
    say("=codigo", "-=al -=a -=en -=con exponer [name:de] !=expuesto"),
    say(
        "poner dejar colocar jugar bajar",
        "exponer [name:a] !=como|=de|=cod !codigo|=cod ~=codigo ~=mesa ~=nuevo ~=otro ~=segundo",
    ),
    say("poner", "-=en exponer [name:a] ~=codigo"),
    say(
        "poner dejar colocar bajar pasar",
        "-=oculto -=ocultos exponer [name:a] !=area|=zona !=codigo|=expuesto ~=codigo ~=expuesto ~en ~de",
    ),
    say("=codigo", "exponer [name] !=segundo|=nuevo|=otro ~=expuesto ~[seat?^:para]"),
    say(
        "dejar poner meter tirar aventar botar echar soltar descartar",
        "descartar [name:a] !=debajo|=abajo ~=soldado ~=soldadito ~de ~del",
    ),
    // «el alférez al 3», «echo el alférez al tercer lugar»: what is his goes onto the pile there.
    say("*", "descartar [name@] !3|tercer|tercero|tercera !a|al|en ~=lugar ~=puesto ~=la ~=el"),
    say(
        "tirar aventar botar echar soltar eliminar arrojar lanzar desechar mandar dejar poner colocar descartar",
        "descartar [name:a] !3|tercer|tercero|tercera !a|al|en ~=lugar ~=puesto ~=encarte ~=pila ~=descarte ~de ~del",
    ),
    say("poner", "exponer [name:a] !=cod"),
    say("poner dejar colocar", "exponer [name:a] !=boca !=arriba ~para ~completar ~armar ~=codigo ~como"),
    say("empezar comenzar iniciar", "exponer [name:a,con]"),
    say("=codigo", "bajar [name] con [name+:con,y]"),
    say("=simbolo", "completar [name+@:con,y]"),
    say("=codigo =cod", "exponer [name] !=nuevo|=otro"),
    say("abrir empezar", "exponer [name:a,codigo,de,con] !=codigo ~=otro ~=nuevo"),
    say("poner dejar colocar quedar", "exponer [name:a,codigo,de] !=expuesto ~=como ~=codigo"),
    say("poner dejar mostrar enseñar", "exponer [name:a] !=vista ~a ~=la"),
    say("=vista", "exponer [name:a]"),
    say(
        "mover correr trasladar",
        "mover soldado [n/1|2|3:a,al,en,sobre,hasta] !=soldado|=soldadito|=ficha|=tropas|=muñeco|=muñequito|=monito ~=lugar",
    ),
    say(
        "quitar levantar pasar sacar mover correr cambiar trasladar llevar",
        "mover soldado ~[name?^:de,del] [spot/n/1|2|3^:a,al,en,sobre] !=soldado|=soldadito|=guardia|=muñeco|=muñequito|=monito ~poner ~colocar ~dejar ~pasar ~mover ~llevar",
    ),
    say("=mazo", "encartar mazo !=mas !1"),
    say("=s", "mover soldado [n/1|2|3:a,al,en,>] ~mover"),
    say("=la", "encartar [nth/1|2|3:la]"),
    say("armar", "exponer [name/new:a] !empezar|comenzar|=ir ~=codigo ~a"),
    say(
        "completar añadir agregar",
        "completar [name/new/comodín+:con,y] en_[name?^:en,a,al,de] ~[granada|casco|tanque?^:como,de,un,una,el,la] ~[seat?^:de] ~=codigo ~=expuesto ~=simbolo \
         ~=para ~completar ~terminar ~faltar ~tener ~=dos ~=ambas",
    ),
    say(
        "sumar meter usar poner colocar aportar incorporar anexar acompletar jugar gastar arrimar \
         rellenar \
         terminar cubrir",
        "-=nuevo -=segundo -=donde completar [name/comodín+:con,y] en_[name?^:en,a,al,de] ~[granada|casco|tanque?^:como,de,un,una,el,la] ~[seat?^:de] ~=codigo ~=expuesto ~=simbolo \
         ~=para ~=completar ~=completando ~terminar ~faltar ~tener ~=dos ~=ambas",
    ),
    say(
        "echar",
        "-=encima -=sobre completar [name+:con,y] en_[name?^:en,a,al] ~[granada|casco|tanque?^:como,de,un,una,el,la] \
         ~=codigo ~=expuesto ~=simbolo",
    ),
    // «completo el águila con el zorro y el tejón», «para completar el águila bajo el zorro»: what is completed is no card of these.
    say(
        "completar terminar cerrar acabar rellenar",
        "completar [name/comodín+^:con,usando,mediante,poner,bajar,bajo,pongo,meto,mete,agrego,agrega,añado,añade,uso,usa] \
         en_[name:a,al,el,la,codigo,para] ~[granada|casco|tanque?^:como,de,un,una] ~=codigo ~=expuesto ~=simbolo ~=dos ~=ambas \
         ~poner ~bajar ~meter ~agregar ~añadir ~usar ~=para",
    ),
    // «bajo el zorro y el tejón para completar el águila»
    say(
        "sumar meter usar poner colocar aportar incorporar anexar jugar gastar arrimar bajar agregar añadir juntar",
        "-=nuevo -=segundo completar [name/comodín+:con,y] en_[name^:completar,terminar,cerrar,acabar,rellenar] \
         !completar|terminar|cerrar|acabar|rellenar ~=para ~=codigo ~=expuesto ~=simbolo ~=dos ~=ambas",
    ),
    // «en mi código expuesto», «al expuesto»: where it goes, if something lies there; else it is what is exposed.
    say(
        "poner dejar colocar bajar pasar llevar mandar meter ir",
        "-=oculto -=ocultos -=nuevo -=segundo -=otro completar [name/comodín+:con,y] \
         !=area|=zona|=codigo|=expuesto|=expuestos !a|al|en|con|=simbolo ~=como ~a ~en ~=codigo ~=expuesto ~=expuestos ~=area ~=zona ~=simbolo ~de ~[seat?^:de]",
    ),
    say(
        "=expuesto =expuestos",
        "-=nuevo -=segundo -=otro -=como -=oculto completar [name/comodín+@:con,y] !a|al|en ~a ~en ~=codigo ~=area ~=zona ~de ~[seat?^:de]",
    ),
    say("=codigo", "-=nuevo -=otro -=segundo completar [name+:con,y] !=expuesto !al|a|en|+ ~=codigo"),
    say("=codigo", "-=nuevo -=otro -=segundo completar [name+^@:con,y]"),
    say("&al", "completar [name+] en_[name^:al] ~ir ~=codigo"),
    say("voltear poner girar", "?Primera|Segunda|2_acciones ocultar [name?:a] !=abajo ~=boca ~=codigo"),
    // In a round who turns the cards over does not risk to say the code.
    say(
        "=dar_=vuelta =doy_=vuelta =da_=vuelta =dio_=vuelta voltear girar",
        "?Primera|Segunda|2_acciones ocultar [name?:a,de] ~=codigo ~=completo ~=completado ~=terminado ~=ya ~=esta ~=porque ~dejar ~ocultar \
         ~=que ~=listo ~=quedo",
    ),
    say("cerrar", "ocultar [name?:a] !=codigo"),
    // «paso la guitarra a mi zona de códigos ocultos»
    say(
        "poner dejar pasar mandar mover llevar meter guardar",
        "?Primera|Segunda|2_acciones ocultar [name?:a,de] !=oculto|=oculta ~=codigo ~=zona ~=area ~a ~en ~=ya ~=completo ~=listo",
    ),
    say(
        "ocultar tapar cubrir esconder guardar archivar",
        "-=completo ocultar [name?:a,de] ~=codigo ~=completo ~=completado ~=terminado ~=ya ~=esta ~=porque ~dejar ~ocultar \
         ~=que ~=listo ~=quedo",
    ),
    // Where no code is exposed it can only be the code: «bajo el código k4», «juego k4».
    say(
        "bajar jugar poner colocar",
        "-=con -=en -=al -=a -=completo -=entero -=simbolo -=simbolos exponer [name:a,codigo,de] !=codigo ~=carta ~para",
    ),
    say("jugar poner colocar", "-=con -=en -=al -=a -=completo -=entero exponer [name:a]"),
    say(
        "bajar",
        "-=nuevo -=segundo -=donde completar [name/comodín+:con,y] en_[name^:en,a,al] ~=codigo ~=expuesto",
    ),
    // «bajo k4» may be half of a code that is laid whole as well: the empty slots make it dearer, so that it is asked.
    say("bajar", "-=con -=en -=codigo exponer [name?^:tras] [name?^:tras] [name:a]"),
    say(
        "bajar",
        "-=nuevo -=segundo -=donde completar [name?^:tras] [name/comodín+:con,y] en_[name?^:en,a,al,de] \
         ~[granada|casco|tanque?^:como,de,un,una,el,la] ~=codigo ~=expuesto ~=simbolo ~=para ~=completar \
         ~=completando ~terminar ~faltar ~tener ~=dos ~=ambas",
    ),
    // «completo cañón y lo oculto» completes first.
    say(
        "ocultar tapar cubrir esconder guardar archivar",
        "!=completo !=esta|=ya|=codigo|=quedo|=porque|=que ocultar [name?:a,de] ~=codigo ~=completo ~=completado ~=terminado ~=ya ~=esta ~=porque ~dejar ~ocultar \
         ~=que ~=listo ~=quedo",
    ),
    say("pasar", "ocultar [name?:a] ~=codigo ~a !=oculto"),
    say(
        "bajar armar",
        "bajar [name/new/comodín:a,codigo,de] con [name/new/comodín+^:con,usando,usa,uso,usamos,a,c/,mas,mediante,+,simbolo,simbolos,:] ~[granada|casco|tanque?^:para,de,como] ~[granada|casco|tanque?^:para,de,como] ~ocultar ~tapar ~=completo \
         ~=entero ~=codigo ~=vez \
         ~=usando ~de ~una ~bajar ~=simbolos ~armar",
    ),
    say(
        "completar cerrar",
        "bajar [name:a,codigo,de] con [name/comodín+^:con,usando,usa,c/,mas,mediante] ~[granada|casco|tanque?^:para,de,como] ~[granada|casco|tanque?^:para,de,como] ~=completo \
         ~=entero ~=codigo ~=vez \
         ~=usando ~de ~una ~bajar ~=simbolos ~armar",
    ),
    say(
        "completar cerrar",
        "bajar [name:a,codigo,de] con [name/comodín+^:con,usando,usa,c/,mas,mediante] ~ocultar ~tapar ~=completo ~=entero ~=codigo",
    ),
    say(
        "formar construir jugar hacer lanzar",
        "bajar [name:a,codigo,de] con [name/comodín+^:con,usando,usa,y,a,c/,mas,mediante] ~[granada|casco|tanque?^:para,de,como] ~[granada|casco|tanque?^:para,de,como] ~ocultar ~tapar ~=completo \
         ~=entero ~=codigo ~=vez \
         ~=usando ~de ~una ~bajar ~=simbolos ~armar",
    ),
    // «muestro k1 y k2» shows two cards.
    say(
        "mostrar enseñar",
        "bajar [name:a,codigo,de] con [name/comodín+^:con,usando,usa,c/] ~ocultar ~tapar ~=completo ~=entero ~=codigo ~=vez ~de \
         ~una ~=simbolos",
    ),
    say("bajar", "bajar [name:codigo,de] con [name+:con,usando] ~=codigo ~=completo ~=entero"),
    // «bajo el capitán con la espía de casco y la enfermera de granada»: each with the symbol it stands for.
    say(
        "bajar armar",
        "bajar [name:a,codigo,de] con [name^:con,usando,usa] [name^:y] [name?^:y] !=casco|=tanque|=granada ~=casco ~=tanque \
         ~=granada ~como ~para ~de ~ocultar ~tapar ~=codigo ~=completo ~=entero",
    ),
    // «casco con la espía, tanque el propio capitán y granada la enfermera, lo bajo»: «propio» says whose code it is.
    say(
        "bajar armar",
        "bajar [name@^:propio,propia] con [name+@:con,y] ~=casco ~=tanque ~=granada ~como ~para ~ocultar ~tapar ~=codigo \
         ~=completo ~=entero ~tener ~=todo",
    ),
    // «baja todo el capitán, espía de casco, enfermera de granada»
    say(
        "bajar armar",
        "bajar [name:a,codigo] con [name/comodín+:con,y] !=toda|=todo|=entera|=entero|=completa|=completo ~=casco ~=tanque ~=granada ~como \
         ~para ~de ~=d ~=codigo ~=simbolo ~ocultar ~tapar ~=vez",
    ),
    // «junto la espía y la enfermera para sacar el código del capitán»
    say(
        "juntar sumar usar poner combinar gastar",
        "-=expuesto bajar [name^:codigo,de,del] con [name/comodín+:con,y] !sacar|armar|formar|bajar|hacer|construir !=codigo ~para ~ocultar ~tapar \
         ~esconder ~cubrir ~completo ~entero ~=vez ~de",
    ),
    // «con mis cuatro cartas hago el cañón como código y el zorro y el molino de símbolos»
    say(
        "bajar armar hacer formar montar",
        "-=mi -=su -=tu bajar [name:a,codigo] con [name+:y,con,usando,de,como] !=codigo !=simbolo ~como ~de ~para ~con ~[n?^:mis,sus] ~=carta \
         ~bajar ~armar",
    ),
    say("=completo =entero", "bajar [name^@] con [name+:con,y] ~=codigo"),
    say("bajar poner", "completar [name/comodín+:con,y,+] en_[name^:lo,de,d] !=lo ~=lo ~=a ~=de"),
    say("=listo =lista =terminado", "bajar [name^@:codigo] con [name+^:con,usando,uso,y,+] ~=codigo ~usar"),
    say("&=", "bajar [name^@] con [name+^:=,+]"),
    say(
        "poner meter dejar jugar",
        "bajar [name:a,codigo] con [name+^:con,y,usando] !=expediente ~=codigo ~en",
    ),
    say("&con", "bajar [name:codigo] con [name+^:con,y] ~=codigo ~=completo"),
    say(
        "=descartar =desc =dcto =dsc =descarto =descarta =descartas =descartamos =descartan =descartando =descartaron =descartado",
        "descartar [name/new/comodín:a,de] ~[n?^:vale,medalla,medallas,puntos,la,el] ~=vale ~=medalla ~=puntos ~de ~=descarte ~=pila ~ir ~mandar ~=fuera ~=encima ~en ~descartar ~decidir ~=mano \
         ~=bajo ~=debajo ~=soldado ~=soldadito ~=del",
    ),
    say(
        "tirar aventar botar echar soltar eliminar deshacer =deshice =deshizo =chao desechar arrojar lanzar desprender quitar_=encima =fuera =pozo =menos \
         ir_=descarte mandar_=descarte ir_=pila mandar_=pila =a_=pila =a_=basura =al_=descarte",
        "descartar [name:a,de] ~[name?^:encima,sobre] ~[seat?^:de] ~=descarte ~=pila ~ir ~mandar ~=fuera ~=encima ~en ~descartar ~decidir ~=mano ~quedar",
    ),
    say(
        "=descarte",
        "-=del -=encima -=arriba descartar [name:a,de] ~[seat?^:de] ~en ~=pila ~ir ~=mano ~=bajo ~=debajo ~=soldado ~=soldadito",
    ),
    say("=descarte =pila", "encartar [where] !=del ~=tope"),
    say("=codigo", "-=al -=en exponer [name:con,a] !de|como|para ~ir ~ser"),
    say(
        "poner dejar llevar pasar mandar enviar colocar",
        "descartar [name:a] !=descarte|=pila|=descartes ~=encima ~de ~del ~=mano",
    ),
    say(
        "abandonar =ab renunciar desistir cancelar",
        "abandonar [name?:a,de,codigo] ~[name/comodín+?^:con] ~=codigo ~=expuesto ~=armar ~abandonar ~=tenia ~=tengo ~de",
    ),
    // «ahí lo dejo» ends a turn.
    say(
        "=chao dejar soltar deshacer",
        "-=ahi -=asi -=aqui -=aca -=hasta abandonar [name?:a,de,codigo] ~=codigo ~=expuesto ~=armar ~abandonar ~=tenia ~=tengo ~de",
    ),
    say("dar_=perdido dar_=perdida", "abandonar [name:a,por,con,de,codigo] ~=codigo"),
    // The book's own words; a card in hand is called a code too.
    say(
        "descartar eliminar tirar quitar botar",
        "-=soldado -=soldadito descartar [name:a,de,codigo] !=codigo ~=expuesto ~de ~a ~=mesa ~decidir",
    ),
    say(
        "descartar eliminar tirar quitar botar",
        "-=soldado -=soldadito abandonar !=codigo ~=expuesto ~de ~=mesa ~=incompleto ~decidir",
    ),
    // «abandona su código y se come los puntos negativos»
    say(
        "dejar soltar renunciar abandonar tirar",
        "abandonar [name?:a,de] !=negativo|=negativos|=negativa|restar|=menos|=medalla|=medallas|=contra !=codigo|=expuesto ~=codigo ~=expuesto ~=mi ~=su ~=al ~=a ~=el ~=y ~=me ~=se ~=los ~=las \
         ~=negativo ~=punto ~=medalla ~comer ~perder ~restar ~quitar ~costar ~=ya ~=mejor ~=menos ~=de ~=que ~=en ~=contra ~sumar ~llevar ~quedar",
    ),
    say("=no_seguir", "abandonar [name:con,a,de,codigo] !=ya ~=codigo"),
    say("=no_armar", "abandonar [name:a,codigo] !=ya ~=codigo"),
    say("=vencido =vencida", "abandonar [name?:con,en] ~dar ~=codigo"),
    say(
        "rendir",
        "abandonar [name:con] ~=codigo ~=revelado ~=revelados ~=negativo ~=negativos ~=contra ~ir ~quedar ~pasar ~a ~en ~=que ~=mis ~=sus",
    ),
    say(
        "=negativo",
        "abandonar [name:con,a] ~=revelado ~=revelados ~=codigo ~rendir ~pasar ~ir ~mandar ~quedar ~a ~en",
    ),
    // «girasol recibe helado», «helado > girasol»
    say(
        "recibir",
        "?Primera|Segunda|2_|3_|4_ completar [name/comodín+:a,como,con,y] en_[name@] ~[granada|casco|tanque?^:como,de] ~=simbolo ~como ~=codigo",
    ),
    say("&>", "completar [name/comodín+@:y] en_[name^:>]"),
    say("=como", "completar [name@] ~[granada|casco|tanque]"),
    say("rendir", "abandonar [name?:con,a,de] !=codigo ~abandonar ~=expuesto"),
    say(
        "=soldado =soldadito =sold =guardia =tropas =tropa =ficha =muñeco =muñequito =monito bloquear tapar proteger",
        "mover soldado [n/1|2|3:a,al,en,sobre,lugar,puesto,encima,de,del,hasta] ~=soldadito ~=sold ~=guardia \
         ~=puesto ~=encarte ~=espacio \
         ~=encima ~=arriba ~comenzar ~empezar ~correr ~cambiar ~=pila ~=descarte ~=soldado ~mover ~pasar ~poner \
         ~colocar ~dejar ~llevar ~mandar ~ir \
         ~tapar ~quedar ~=lugar ~bloquear ~=carta ~con",
    ),
    say(
        "=soldado =soldadito =sold =guardia =tropas =tropa =ficha =muñeco =muñequito =monito",
        "mover soldado [spot:a,al,en,sobre,encima,de,del,con] ~[seat?^:a] ~=soldado ~=soldadito ~=guardia ~=encima ~=arriba ~mover \
         ~pasar ~poner ~colocar ~dejar ~llevar ~ir ~tapar ~=carta",
    ),
    // «me llevo el mapache bloqueado» takes it.
    say(
        "bloquear tapar",
        "mover soldado [spot:a,al,en,sobre,encima,de,del,con] ~[seat?^:a] ~=soldado ~=soldadito ~=guardia ~=encima ~=arriba ~mover \
         ~pasar ~poner ~colocar ~dejar ~ir ~tapar ~=carta",
    ),
    say("=no_usar =no_hacer =no_jugar =no_gastar", "?Segunda pasar !=segunda|=otra ~=accion"),
    say("renunciar dejar perder ahorrar", "?Segunda pasar !=accion !=segunda|=otra|=ultima ~pasar ~a"),
    say("=no_hacer", "pasar !=nada ~=mas ~preferir ~mejor"),
    say("=todo", "pasar !ser !=parte|=mio|=turno ~de ~por ~=mi ~=mio ~=adelante ~=siga ~[seat?^:que,siga,a]"),
    say("=nada", "pasar !=parte ~=mas ~de ~=siga ~[seat?:que] ~=que"),
    say(
        "pasar terminar acabar cerrar finalizar concluir ceder =fin =hasta_=aqui =hasta_=aca =hasta_=ahi",
        "-=cartas pasar ~[seat?^:a,toca,tocas,va,vas,sigue,sigues,para] ~=turno ~=mas ~=nada ~pasar",
    ),
    say(
        "=acciones",
        "pasar !=hice|=hizo|=use|=uso|=gaste|=gasto|=acabe|=termine|=hicimos !=toca|=va|=sigue|=turno|=paso \
         ~[seat?^:toca,va,sigue,a,sigues,vas] ~dos ~2 ~=mis ~=sus ~=ya ~de ~=y",
    ),
    say("=turno =toca =sigue =va", "pasar ~[seat:a,de]"),
    say("=+", "completar [name+^:+] en_[name?^:en,a,al]"),
    say("=+", "completar [name+^:+] en_[name@]"),
    say("*", "encartar [nth/1|2|3@:de,del] [name@]"),
    say("*", "encartar [where]"),
    say("*", "completar [name+@:y] en_[name^:a,al,en,para] ~[granada|casco|tanque?^:como,de,por]"),
    say("=va =van", "completar [name+@:y] en_[name^:a,al,en,con,para] ~[granada|casco|tanque?^:como,de,por]"),
    say("sacar", "exponer [name:a] como ~=codigo ~exponer"),
];
