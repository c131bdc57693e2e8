//! The ways to say in Enadrya what comes to the reserve by a card, how units step, and what is left of one.

use crate::kernel::{Saying, say};

/// The ways, most usual words first.
pub const SAYINGS: [Saying; 37] = [
    // By which card it comes.
    say(
        "ganar subir sumar recibir =da =dan =dio =me =mas generar cargar aportar",
        "energía +[n:de] según_carta_[name@^:por,x,con,gracias,segun,efecto] !=energia|=energias|=ene|=mana ~=me ~=le ~=nos ~=punto ~=mas ~=efecto \
         ~=de ~=a ~=y ~=aparte ~=turno",
    ),
    say(
        "ganar sumar recibir =da =dan =dio generar aportar",
        "energía +[n:de] según_carta_[name@^:por,x,con,gracias,segun,efecto] ?Recargar ~=punto ~=me ~=le ~=nos ~=mas ~=efecto ~=y ~=aparte",
    ),
    say(
        "&energia &ene &mana",
        "energía +[n@:de] según_carta_[name^:de,del,por,x,con] ?Recargar|Desplegar ~=punto ~=energia ~=ene ~=mana ~=mas",
    ),
    say("*", "energía [signed@] según_carta_[name^:por,x,con,de,del] ?Recargar"),
    say(
        "subir avanzar adelantar",
        "atacar [card@:a,con] [a5|a6|a7:a,en,por] ?Batalla,_Ataque ~=a ~=la ~=mi ~=tambien ~=ya",
    ),
    say("ganar sumar recibir generar =mas", "energía +[n:de] !=mana ~=me ~=punto ~=mas ~=de"),
    say("pagar gastar perder quitar =menos", "energía -[n:de] !=mana ~=me ~=punto ~=de"),
    // It goes straight on.
    say(
        "=frente =adelante =delante",
        "atacar [card^@:con,a] [a5|a6|a7:a,en,por] ?Batalla,_Ataque ~=al ~=a ~=hacia ~=para ~=el ~=va ~ir ~=tambien ~=derecho ~=directo",
    ),
    say(
        "subir bajar mover mandar llevar pasar avanzar adelantar ir meter salir echar saltar",
        "atacar [card@:con,a] [a5|a6|a7:a,en,por] ?Batalla,_Ataque !pegar|golpear|atacar|=pegarte|=atacarte|=golpearte|=frente|=adelante|=delante|=derecho|=derechito|=recto \
         ~pegar ~golpear ~atacar ~=pegarte ~=atacarte ~=golpearte ~=frente ~=adelante ~=delante ~=derecho ~=derechito ~=recto ~=al ~=a ~=hacia ~=para ~=el ~=la \
         ~=de ~=zona ~=ataque ~=desde ~=tambien ~=linea",
    ),
    say(
        "=frente =adelante =delante",
        "atacar [card^@:con,a] [place^:salta,brinca,sobre,encima,por,puente,cruza,pasa,saltando,brincando,cruzando] [a5|a6|a7:a,en,por,para] ?Batalla,_Ataque ~=al ~=a \
         ~=hacia ~=para ~=el ~=y ~=para_a ~saltar ~brincar ~cruzar ~pasar ~parar ~llegar ~caer ~=en",
    ),
    say(
        "saltar brincar cruzar pasar",
        "atacar [card@:con,a] [place^:salta,salto,brinca,brinco,sobre,encima,por,cruza,cruzo,pasa,a,al] [a5|a6|a7:a,en,por] ?Batalla,_Ataque ~=al ~=a ~=frente ~=y ~=para \
         ~parar ~llegar ~caer ~=en ~=hasta ~quedar ~=encima ~=de",
    ),
    // One step beside where it lies.
    say(
        "mover recorrer correr pasar desplazar trasladar avanzar cambiar empujar jalar ir hacer",
        "mover [card@:a,con,de] [place~] ?Desplegar !=derecha|=izquierda ~=se ~=lo ~=la ~=mi ~=su ~=hacia ~=a ~=en ~=misma ~=fila ~=zona ~=un ~=una ~=lugar ~=casilla",
    ),
    say(
        "&derecha &izquierda",
        "mover [card^@:a,con] [place~] ?Desplegar ~=casilla ~=de ~=uno ~=a ~=se ~=la ~=va ~ir ~=en ~=misma ~=fila",
    ),
    // Nobody else attacks: the other one defends.
    say(
        "defender =defiende =defiendes =defiendete =defensa",
        "fase defensa ?Batalla,_Ataque !=tu|=te|=toca|=ahora|=turno|=basta|=nada ~=me ~=basta ~pasar ~[card?@^:con,la,el] ~=nada ~=mas ~=ya ~=ahora ~=tu ~=te ~=toca ~=a ~=con ~=listo ~=es ~=eso ~=todo \
         ~=no ~atacar ~[seat?]",
    ),
    say(
        "=ataque",
        "fase defensa ?Batalla,_Ataque !=todo|=nada|terminar|acabar ~=es ~=mi ~=el ~=de ~=eso ~=ya ~=todo ~=mas ~=con ~[seat?]",
    ),
    say(
        "=no =sin",
        "pasar ?Batalla,_Defensa !defender|bloquear|parar|tapar !=nada|=nadie|=ninguno|=ninguna ~=nada ~=nadie ~=a ~=que ~entrar ~pasar ~=todo ~=los ~=ataques ~=pegue",
    ),
    // It goes before whom it stops.
    say(
        "subir ir poner mandar llevar mover sacar meter parar plantar avanzar",
        "bloquear [card@:a,con] [spot^:a,al,contra,ante,delante,frente,enfrente,bloquear,parar,tapar] ?Batalla,_Defensa \
         !bloquear|tapar|frenar|detener|defender|=frente|=delante|=enfrente|=parar ~=a ~=de ~=del ~=para ~=se ~=al ~bloquear ~tapar ~parar ~frenar ~detener ~defender \
         ~=frente ~=delante ~=enfrente ~=defensa ~=zona",
    ),
    // By what it can do, and its cost behind it.
    say("*", "activar [card/pile@] [deed:con,de] coste_[n] ?Desplegar|Batalla"),
    // What is left of it is nothing: it is gone.
    say(
        "perder morir caer ir quemar",
        "incinerar [card:a,de] ?Batalla !=queda|=quedo|=quedando|=quedar|=esta|=tiene !=defensa|=vida|=def !=cero|=0|=bajo|=negativo ~[n?:bajo,en,con,a] ~=se ~=su ~=mi ~=que ~=con \
         ~=en ~=la ~=de ~=por ~=y ~=ya ~=a ~=bajo ~=va ~=negativo",
    ),
    say(
        "quedar tener estar",
        "incinerar [card@] ?Batalla,_Daño !=defensa|=vida|=def !=bajo|=negativo|=menos ~[n?:bajo,en,con,a] ~=se ~=su ~=mi ~=que ~=con ~=en ~=la ~=de ~=bajo ~=cero ~=y ~=va ~morir",
    ),
    // What the counter shows then.
    say(
        "quedar dejar",
        "contador base [n:con,en,a] !=base|=vida|=defensa -=energia -=ene -=carta -=mano -=ataque ~=se ~=me ~=con ~=punto ~=de ~=vida ~=defensa ~=en ~=la ~=mi ~=base ~=su ~=tu",
    ),
    say(
        "quedar dejar",
        "contador [seat@:a] .base [n:con,en,a] !=base|=vida|=defensa -=energia -=ene -=carta -=mano -=ataque ~=se ~=le ~=con ~=punto ~=de ~=vida ~=defensa ~=en ~=la ~=base ~=su",
    ),
    // The turn begins with what comes home.
    say(
        "regresar volver retirar bajar traer sacar",
        "retirar [card@:a,de] ?Preparación|Retirar !empezar|comenzar|arrancar|=turno ~empezar ~comenzar ~arrancar ~=mi ~=su ~=turno ~=y ~=asi ~=que ~=entonces ~=a ~=al ~=donde \
         ~=estaba ~=antes ~=ataque ~=sitio ~=lugar ~=slot ~=casilla ~=de ~=del ~=se ~=atras ~=zona",
    ),
    // All of them go home, how many they are and which told besides.
    say(
        "=atras =casa",
        "retirar ?Retirar -=una -=uno -=alguna ~[n^:mis,sus,las,los] ~=mi ~=su ~=la ~=los ~=para ~=a ~=hacia ~=unidad",
    ),
    say(
        "regresar volver retirar bajar recoger",
        "retirar ?Retirar -=solo -=una -=uno -=alguna ~[n^:mis,sus,las,los] ~[card*:el,la,y] ~=mi ~=su ~=la ~=los ~=, ~=y ~=a ~=de ~=sitio ~=casa \
         ~=lugar ~=batalla ~=zona",
    ),
    // What is brought to where it came from lies in the battle.
    say(
        "traer llevar mandar",
        "retirar [card:a,de] ~[d1|d2|d3|a5|a6|a7?^:de,desde] [place~:a,en,hasta] ?Retirar ~=me ~=se ~=de ~=la",
    ),
    // It steps to the row ahead of it, beside where it lies.
    say(
        "=diagonal",
        "mover [card^@:a,con] [place~:a,hacia,en] ?Desplegar ~=en ~=a ~=la ~=se ~=me ~ir ~=va ~subir ~avanzar ~adelantar ~mover ~=zona ~=de ~=hacia ~=para ~=,",
    ),
    // It joins those that attack.
    say(
        "unir sumar juntar agregar cargar",
        "atacar [card@:con,a] [a5|a6|a7:a,en,por] ?Batalla,_Ataque -=energia -=ene ~=se ~=al ~=ataque ~=a ~=la ~=tambien ~=con ~=ahora",
    ),
    say(
        "=carga",
        "atacar [card^@:con,a] [a5|a6|a7:a,en,por] ?Batalla,_Ataque -=energia -=ene ~=a ~=la ~=al ~=tambien ~=va ~ir",
    ),
    // What nobody stops hurts the Base of him who defends.
    say(
        "comer tragar llevar recibir aguantar encajar",
        "daño base [n:de] ?Batalla,_Defensa|Batalla,_Refuerzo|Batalla,_Daño -=ataque -=golpe -=todo -=los -=carta ~=me ~=nos ~=de ~=daño ~=punto ~=en ~=la \
         ~=mi ~=base",
    ),
    say(
        "entrar pasar",
        "daño [pile:a,en,de] [n:de,son] ?Batalla,_Defensa|Batalla,_Refuerzo|Batalla,_Daño ~[n^:los,las] -=bajo ~=ataque ~=golpe ~=punto ~=daño ~=la ~=los ~=todo \
         ~=son ~=, ~=de ~=a",
    ),
    say(
        "entrar pasar",
        "daño base [n:de,son] ?Batalla,_Defensa|Batalla,_Refuerzo|Batalla,_Daño ~[n^:los,las] -=bajo ~=ataque ~=golpe ~=punto ~=daño ~=los ~=todo ~=son ~=, ~=de",
    ),
    // What its card is thrown on is where units go that are destroyed.
    say(
        "mandar ir pasar echar",
        "incinerar [card!@:a] !=descarte|=descartes -=mano ~=a ~=al ~=se ~=va ~=la ~=de ~=pila ~=con",
    ),
    // What it comes to is told behind it.
    say(
        "ganar sumar recibir subir aumentar recuperar &energia &ene",
        "energía +[n:de] ~[n^:van,va,llego,llega,llegar,quedan,quedo,queda,son,total,tengo,tiene] !=energia|=ene !subir|ganar|sumar|recibir|aumentar|recuperar \
         ~subir ~ganar ~sumar ~recibir ~aumentar ~ir ~llegar ~quedar ~=y ~=a ~=en ~=reserva ~tener ~ser",
    ),
    say(
        "subir aumentar ganar recibir sumar",
        "energía +[n:de] !=energia|=ene ~=reserva ~=contador ~=marcador ~=mi ~=su ~=de",
    ),
    // «con Polilla de puente mi Ácaro frena al Rinoceronte»
    say(
        "bloquear frenar parar detener tapar cubrir defender",
        "bloquear [card!@] [place^@:con,usando] [spot:a,contra] ?Batalla,_Defensa !=puente|=trampolin|=apoyo ~=de ~=como ~=puente ~=trampolin \
         ~=apoyo",
    ),
    say(
        "bajar regresar volver llevar devolver sacar salir quitar",
        "retirar [card@:a] !=estaba|=casilla|=sitio|=lugar ~=donde ~=estaba ~=casilla ~=sitio ~=lugar ~=de ~=la ~=zona ~=batalla ~=a ~=su ~=y \
         ~regresar ~volver",
    ),
];
