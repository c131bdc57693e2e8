//! The ways to say the lines of Enadrya from an ability on: damage, counters, figures, the end of the match.

use crate::kernel::{Saying, say};

/// The ways, most usual words first.
pub const SAYINGS: [Saying; 156] = [
    say(
        "activar usar utilizar prender encender disparar =hab =habilidad &celeste &azul &verde &amarilla &naranja",
        concat!(
            "activar [card/pile:de,a,con,en] [name/new?] [celeste|verde|amarilla|naranja?] coste_[n?:",
            cost!(),
            " ~=habilidad ~activar ~usar"
        ),
    ),
    // By the name of what it does, which says whose it is: `activo aullido`.
    say(
        "activar usar utilizar prender encender disparar lanzar gritar tirar aplicar meter =hab =habilidad &celeste &azul &verde &amarilla &naranja",
        concat!(
            "activar [does@:de,con,a] [celeste|verde|amarilla|naranja?] coste_[n?:",
            cost!(),
            " ~=habilidad ~=efecto ~activar ~usar ~pagar ~gastar ~costar ~=que ~=y"
        ),
    ),
    say(
        "activar usar utilizar prender encender disparar lanzar gritar tirar aplicar meter =hab =habilidad &celeste &azul &verde &amarilla &naranja",
        concat!(
            "activar [card/pile@:de,a,con,en] [deed:con] [celeste|verde|amarilla|naranja?] coste_[n?:",
            cost!(),
            " ~=habilidad ~=efecto ~activar ~usar ~pagar ~gastar ~costar ~=que ~=y"
        ),
    ),
    say(
        "gastar pagar",
        concat!(
            "activar [does@:de,con,en,por,x,activar,usar] [celeste|verde|amarilla|naranja?] coste_[n:",
            cost!(),
            " ~=habilidad ~=efecto ~activar ~usar ~=para ~=y"
        ),
    ),
    say(
        "gastar pagar",
        concat!(
            "activar [card/pile@:de,en,a] [deed:de,con,en,por,x,activar,usar] [celeste|verde|amarilla|naranja?] coste_[n:",
            cost!(),
            " ~=habilidad ~=efecto ~activar ~usar ~=para ~=y"
        ),
    ),
    say("*", concat!("activar [does@] coste_[n?:", cost!())),
    say("*", concat!("activar [card/pile@:en,de,a] [deed@:con] coste_[n?:", cost!())),
    say(
        "gastar pagar",
        concat!(
            "activar [card/pile:de,a,con] [name/new?^:llama,llamada] [celeste|verde|amarilla|naranja:en,por] coste_[n:",
            cost!(),
            " ~=habilidad ~activar ~usar"
        ),
    ),
    say(
        "=daño =dmg recibir perder comer sufrir caer",
        "daño [card/pile:a,en,de,para] [n:de,con] [este_turno?:por,hasta] -=hace -=hacen -=hizo ~=daño ~=dmg ~=vida ~=punto ~este ~recibir ~llevar ~entrar ~hacer ~caer",
    ),
    // Of what is only hurt, and of a name that is of both sides, neither is nearer.
    say(
        "=daño =dmg recibir perder comer sufrir caer bajar quitar restar",
        "daño [card!@:a,en,de,para] [n:de,con] -=hace -=hacen -=hizo ~=daño ~=dmg ~=vida ~=punto ~recibir ~llevar ~entrar ~caer",
    ),
    // By whom is not written.
    say(
        "recibir comer sufrir tragar perder",
        "daño [card/pile@] [n:de,con] ~[card^:de,por] ~=daño ~=dmg ~=vida ~=punto ~=golpe ~=ataque",
    ),
    // What somebody does goes against the other's card.
    say("pegar golpear", "daño [card/pile-!:a,en,de,para] [n:de,con] ~=daño ~=vida ~=punto"),
    say("pegar golpear", "daño [card/pile-!^:a,para] [n:de,con] !=le ~=daño ~=vida ~=punto"),
    say(
        "dañar hacer meter causar =doy =da =dan =dio =damos =dar",
        "daño -=vida [card/pile-!:a,en,de,para] [n:de,con] ~=daño ~=dmg ~=punto ~este ~hacer",
    ),
    // Who does it stands before the verb, and is not written: he may be of either side.
    say("pegar golpear", "daño [card/pile-^:a,para] [n:de,con] ~[card@:con] !=le ~=daño ~=vida ~=punto"),
    say("pegar golpear", "daño [card/pile-!^:a,para] [n:de,con] ~[card@:con] !=le ~=daño ~=vida ~=punto"),
    say(
        "dañar hacer meter causar =doy =da =dan =dio =damos =dar",
        "daño -=vida [card/pile-:a,en,de,para] [n:de,con] ~[card@:con] ~=daño ~=dmg ~=punto ~este ~hacer",
    ),
    say(
        "dañar hacer meter causar =doy =da =dan =dio =damos =dar",
        "daño -=vida [card/pile-!:a,en,de,para] [n:de,con] ~[card@:con] ~=daño ~=dmg ~=punto ~este ~hacer",
    ),
    // What it comes to is no more than told.
    say(
        "curar recuperar sanar ganar reparar",
        "curar -=por [card/pile:a,de] [n:de,en,vida] ~[n?^:queda,quedan,quedo,hasta,en,a] ~=y ~=asi ~=que ~quedar ~=daño ~=vida ~curar ~=punto ~=contador",
    ),
    // By which card is what permits it.
    say(
        "curar recuperar sanar ganar reparar restaurar regenerar subir sumar devolver aumentar =mas =da =dan =dio",
        "curar [pile@:a,de] [n:de] según_carta_[name@:por,x,con,de,gracias,efecto,usando] ~[n?^:queda,quedan,quedo,hasta,en,a] \
         ~=a ~=y ~=asi ~=que ~quedar ~curar ~=vida ~=defensa ~=punto ~=daño ~=efecto ~=habilidad ~=gracias ~=tecnologia ~=turno ~=cada",
    ),
    say(
        "subir devolver sumar aumentar",
        "curar [card/pile:a,de] [n:de,en,vida] !vida|=daño|=punto|=contador ~=daño ~=vida ~curar ~=punto ~=contador",
    ),
    say("perder bajar quitar restar sufrir", "daño [pile@:a,de] [n:de] ~=defensa ~=vida ~=punto"),
    say("ganar recuperar subir sumar", "curar [pile@:a,de] [n:de] ~=defensa ~=vida ~=punto"),
    say("subir devolver sumar aumentar", "curar base [n:de,en] !=base ~=mi ~=contador ~=de"),
    say(
        "=contador quedar marcar dejar estar =base tener",
        "contador [place:de,la] [n:a,en,con,queda,marca,=] ~=contador ~quedar ~estar ~=en ~=base",
    ),
    say("bajar subir quedar", "contador [place:de,la] [n^:a,en] ~=vida ~=contador"),
    // Of what the rival's counter tells nobody says which it is: his energy is told so as well.
    say(
        "=contador =marcador tener",
        "contador [seat@:de,del] .base [n:a,en,con,marca,dice,=] -=energia -=ene -=carta -=mano ~=defensa ~=vida ~=contador ~=marcador \
         ~marcar ~estar ~quedar ~decir ~=en ~ser ~=base",
    ),
    say(
        "=contador =marcador",
        "contador base [n:a,en,con,marca,dice,=] !=defensa|=vida|=base -=mi -=energia ~marcar ~estar ~quedar ~decir ~=en ~ser ~=de ~=su ~=tu",
    ),
    say(
        "=contador =marcador",
        "contador energía [n:a,en,con,marca,dice,=] ?Recargar|Desplegar -=defensa -=vida -=base -=tu -=su -=rival ~=mi ~marcar ~estar \
         ~quedar ~decir ~=en ~ser ~=de",
    ),
    say(
        "recibir comer sufrir tragar perder",
        "daño [seat@] .base [n:de] ?Batalla,_Daño -=energia -=carta -=mano ~=vida ~=punto ~=daño",
    ),
    say("=a =al", "daño base [n@] !=base ~[card@] ?Batalla,_Daño ~=de ~=daño ~=la ~=base"),
    say("=a =>", "daño [place-:a,>] [n^@:de]"),
    say("=a =al", "daño [card/pile-!:a,al] [n@] ~=dano"),
    say("=menos", "daño [place:de,a] [n:de] ~=vida"),
    say("=menos", "daño [seat@:a] .base [n:de] ?Batalla"),
    say("quedar =a", "contador [seat@] .base [n:en,a,con] ?Batalla"),
    say("=menos", "descartar [n:de] !=mano|=carta"),
    say("=mas", "curar [card/pile:a,de] [n:de] !=vida ~=punto"),
    say("=mas", "curar base [n:de] !=base ~=a ~=mi ~=vida"),
    say("=mas", "robar [n:de] !=carta|=mazo ~=mazo ~=carta ~=del"),
    say(
        "=serie &partida =juego",
        "serie n=[n:partida,juego,numero,serie] anterior=[seat^:anterior,ant,antes,inicio,empezo,arranco] ~=serie \
         ~=partida ~=juego ~=numero ~empezar ~iniciar ~arrancar ~ser ~ir",
    ),
    say(
        "=carta &unidad",
        "carta [name/new@] tipo=[unidad:tipo,es,una] coste=[n^:coste,cuesta,costo,c] \
         vel=[n^:velocidad,vel,v] [pair?] ataque=[n?^:ataque,atk] defensa=[n?^:defensa,def] ~ser ~=carta ~=unidad ~tener \
         ~costar ~haber",
    ),
    say("=mas", "energía +[n:de] !=energia|=en"),
    say(
        "*",
        "revelar [card/pile@:] coste_[n^:coste,costo,cuesta,c] vel_[n^:vel,veloc,velocidad,v,flecha,flechas] [pair]",
    ),
    say(
        "*",
        "revelar [place:] [name?] coste_[n^:coste,costo,c] vel_[n^:vel,veloc,velocidad,v,flecha,flechas] [pair]",
    ),
    say("*", "jugar -=se [name]"),
    say("*", "jugar -=se [name] en_[place@]"),
    say("*", "jugar -=se [name] en_[place@:en,a,para] !=mas|=otro ~ir"),
    say("*", concat!("jugar -=se [name] tipo=[unidad|poder|tecnología] coste_[n^:", cost!())),
    say("*", "jugar -=se [name] tipo=[unidad|poder|tecnología]"),
    say(
        "*",
        "jugar [name@~] en_[spot^:de,a,delante,frente,enfrente,contra,ante] ~=frente ~=delante ~=enfrente ~=en",
    ),
    say("=nada", "pasar ?Batalla,_Defensa|Batalla,_Refuerzo ~=mas ~=ya ~=por ~=de ~=mi ~=parte"),
    // «sin» opens it: what stands behind it does not.
    say(
        "=sin",
        "pasar ?Batalla,_Defensa !bloquear|=bloqueo|=bloqueador|=bloqueadora|defender|=defensa|=defensor ~=mas ~=ya ~=de ~=mi ~=parte \
         ~=ningun ~=su",
    ),
    say("=sin", "pasar ?Batalla,_Refuerzo !reforzar|=refuerzo ~=mas ~=ya ~=de ~=mi ~=parte ~=ningun ~=su"),
    say("dejar", "pasar ?Batalla,_Defensa !pasar|entrar ~=que ~=los ~=dos ~=todo ~=ataque ~=ambos ~[n?]"),
    say(
        "bloquear defender responder",
        "pasar ?Batalla,_Defensa !=no|=sin|=nadie ~=mas ~=nada ~=ya ~=con ~querer ~=nadie ~ir ~=a ~=me ~=que ~=dale ~=sigue ~seguir \
         ~=adelante ~=para ~=venga ~=pegame ~pegar ~pasar ~comer ~tragar ~aguantar ~recibir ~=todo ~=los ~=las ~=lo ~=dos ~=golpe ~=ataque",
    ),
    // Who takes what comes blocks nothing.
    say(
        "comer tragar aguantar recibir",
        "pasar ?Batalla,_Defensa !=los|=las|=todo|=golpe|=ataque -=daño -=base -=vida ~=me ~=nos ~=dos ~=golpe ~=ataque ~=todo ~=dale \
         ~=sigue ~=adelante ~=venga ~=los ~=las",
    ),
    say(
        "poner meter mandar sacar",
        "pasar ?Batalla,_Defensa !=no|=sin !=bloqueador|=bloqueadora|=bloqueo|=defensor|=defensora ~=ningun ~=ninguno \
         ~=ninguna ~=ya ~=mas ~a ~=ni",
    ),
    say(
        "reforzar responder",
        "pasar ?Batalla,_Refuerzo !=no|=sin|=nadie ~=mas ~=nada ~=ya ~=con ~querer ~=nadie ~ir ~=a",
    ),
    say(
        "atacar",
        "pasar ?Desplegar|Batalla,_Ataque !=no|=sin|=nadie ~=mas ~=nada ~=ya ~=con ~querer ~=nadie ~ir ~=a",
    ),
    say("&nada", "[seat] pasar ?Batalla !=nada ~=mas ~=ya ~=y"),
    say(
        "jugar tener hacer usar querer haber",
        "pasar ?Batalla !=no|=sin !=nada ~=mas ~=ya ~=en ~=para ~=refuerzo ~=defensa ~=ataque",
    ),
    say(
        "jugar tener hacer usar querer haber",
        "pasar ?Batalla,_Refuerzo !=no|=sin !=refuerzo ~=mas ~=ya ~=para",
    ),
    say("jugar tener hacer usar querer haber", "pasar ?Batalla,_Ataque !=no|=sin !=ataque ~=mas ~=ya ~=para"),
    say(
        "jugar tener hacer usar querer haber",
        "pasar ?Batalla,_Defensa !=no|=sin !=bloqueo|=defensa ~=mas ~=ya ~=para",
    ),
    say("=refuerzo", "pasar ?Batalla,_Refuerzo !=no|=sin ~=mas ~=ya"),
    say("=ataque", "pasar ?Batalla,_Ataque !=no|=sin ~=mas ~=ya"),
    say("=bloqueo =defensa", "pasar ?Batalla,_Defensa !=no|=sin ~=mas ~=ya"),
    say(
        "=listo terminar acabar",
        "pasar !=ataque|=bloqueo|=refuerzo|=atacar|=bloquear|=reforzar ~=con ~=de ~=los",
    ),
    say(
        "&nada",
        "pasar ?Batalla|Desplegar ~=nada !=no|=sin !=hago|=hace|=hacemos|=hacer ~=mas ~=ya ~=en ~=defensa ~=refuerzo ~=ataque",
    ),
    say("=turno =toca", "fin ~[seat:a,de]"),
    say("bajar subir pasar", "contador [pile:de] ~[n^:de] [n^:a] ~=vida ~=de"),
    say("&base", "contador base [n^:base]"),
    say("*", "contador [place@] [n^:=,>]"),
    say("&energia", "contador energía [n@] ~=de"),
    say("&energia", "energía +[n@] ~=de"),
    say("&base", "contador [place:de] [n^:en,a,=,>]"),
    say("&base", "contador [pile:de] [n:en,a,=,>] ~bajar ~subir ~quedar"),
    // «bajo la energía a 5» says where it stands.
    say(
        "bajar subir poner dejar pasar corregir ajustar",
        "contador energía [n^:a,en] !=energia|=ene ~[n?^:de] ~=contador ~=marcador ~=reserva ~=mi ~=su ~=de",
    ),
    say(
        "bajar subir poner dejar ajustar",
        "contador base [n^:a,en] !=base|=vida ~[n?^:de] ~=contador ~=marcador ~=de ~=mi ~=su",
    ),
    say(
        "quedar marcar dejar estar",
        "contador energía [n-:a,en,con,de,queda,=] !=energia|=ene ~=contador ~=reserva ~ser ~=es ~=total ~quedar ~estar",
    ),
    say(
        "=contador =marcador &energia &ene tener",
        "contador energía [n-:a,en,con,de,queda,dice,=] !=energia|=en|=ene ~=contador ~=reserva ~ser ~=es ~=total ~quedar ~estar",
    ),
    say(
        "ganar sumar recibir subir recuperar obtener cargar tocar =dan =doy =da =dar =dieron",
        "energía +[n:de] !=energia|=ene ~=en ~=base ~=por ~=turno",
    ),
    say(
        "ganar sumar recibir subir recuperar obtener cargar tocar =dan =doy =da =dar =dieron",
        "energía +[n:de,a] -=base !=en ~=por ~=turno",
    ),
    // By which card is what permits it.
    say(
        "ganar sumar recibir subir recuperar obtener cargar tocar generar producir regalar aportar devolver llevar \
         =dan =doy =da =dar =dieron =dio",
        "energía +[n:de,a] según_carta_[name@:por,de,con,gracias,da,dan,dio,produce,genera,regala] !=energia|=ene ~=mas ~=extra \
         ~=en ~=efecto ~=habilidad ~=que ~=da ~=otro ~=cada ~=mesa ~=juego ~dar ~producir ~generar ~regalar ~=turno ~=adicional ~=texto ~=gracias ~=tecnologia",
    ),
    say(
        "perder pagar gastar costar restar bajar quitar robar",
        "energía -[n:de,a] según_carta_[name@:por,de,con,gracias] !=energia|=ene ~=en ~=efecto ~=habilidad ~=turno ~=texto",
    ),
    say(
        "=energia =ene",
        "energía [signed] según_carta_[name@:por,x,de,con,gracias] ~=efecto ~=extra ~=habilidad",
    ),
    say("=energia", "energía +[n] según_carta_[name@^:por,de,con,gracias] !=mas|=extra ~=efecto ~=habilidad"),
    say("=energia", "energía +[n@:de] según_carta_[name^:por,gracias] ~=efecto ~=habilidad"),
    say(
        "ganar sumar recibir subir",
        "energía +[n:de] según_carta_[name^:por,x,gracias,con] ?Recargar ~=mas ~=extra ~=efecto",
    ),
    say(
        "robar tomar sacar coger agarrar",
        "robar [n:de] según_carta_[name@^:por,gracias,con,efecto] ~=mas ~=extra ~=carta ~=mazo ~=efecto ~=habilidad ~=del ~=de",
    ),
    say("subir sumar aumentar", "energía +[n^:en] !=energia|=ene ~=contador ~=reserva ~=de"),
    say("bajar restar reducir quitar", "energía -[n^:en] !=energia|=ene ~=contador ~=reserva ~=de"),
    say(
        "perder pagar gastar costar restar bajar quitar usar =va =van =fue =fueron",
        "energía -[n:de] !=energia|=en|=ene",
    ),
    // What an ability costs, told behind it.
    say(
        "pagar gastar bajar costar",
        "energía -[n:de,con] ~[does^@:por,de,con,x] ~=energia ~=ene ~=y ~=asi ~=que ~=lo ~=me ~pagar ~bajar ~costar",
    ),
    say(
        "pagar gastar costar bajar",
        "energía -[n:de] ~[new^@:por,de,con] !=energia ?Batalla,_Ataque ~=me ~=asi ~=que ~=lo ~=de ~pagar ~bajar ~costar",
    ),
    say("costar pagar gastar", "energía -[n] ~[new@] ?Batalla,_Ataque !pagar|gastar ~costar ~=lo ~=y ~=de"),
    say("gastar", "energía -[n:de]"),
    say("=energia", "energía [signed]"),
    say(
        "modificar =doy =da =das =damos =dan =dio =dimos =dar =dando ganar subir tener quedar meter bajar perder &ataque \
         &defensa &atk &atq &at &def &fuerza",
        "modificar [card:a,de] [ataque|defensa:en,de] [signed:en,de] [este_turno|permanente?:por,de,hasta,durante] ~dar \
         ~ganar ~tener ~quedar ~acabar ~terminar ~=final ~=forma",
    ),
    say(
        "ganar subir sumar aumentar recibir agregar añadir crecer =doy =da =das =damos =dan =dio =dimos =dar =dando",
        "modificar -=aguanta -=aguanto -=resiste [card:a,de] [ataque|defensa:en,de] +[n:en,de] [este_turno|permanente?:por,de,hasta,durante] ~=mas \
         ~=punto ~=final ~=forma",
    ),
    // «pone ataque cuatro», «queda con defensa dos» tell what is there: «le pongo dos», «dos más» what comes to it.
    say(
        "llevar meter poner echar quedar",
        "modificar [card:a,de] [ataque|defensa:en,de] +[n:en,de] [este_turno|permanente?:por,de,hasta,durante] -=queda -=quedo -=quedan !=mas|=le|=les|=al|=extra \
         ~=mas ~=le ~=al ~=extra ~=punto ~=final ~=forma",
    ),
    // What it comes to is no more than told.
    say(
        "ganar subir sumar aumentar recibir poner agregar añadir =doy =da =damos =dan =dio",
        "modificar [card:a,de] [ataque|defensa:al,en,de] +[n:en,de] [este_turno|permanente?:por,de,hasta,durante] \
         ~[n^:pega,pegando,ataca,queda,quedando,tiene,total] ~=mas ~=punto ~=o ~=sea ~=que ~=ahora ~=y ~=asi ~pegar ~atacar \
         ~quedar ~tener ~=con ~=en ~=total ~=ataque",
    ),
    say(
        "tener",
        "modificar [card:a,de] [ataque|defensa:en,de] +[n:en,de] [este_turno|permanente?:por,de,hasta,durante] !=mas \
         ~=punto ~=final ~=forma",
    ),
    // What is printed on it is told.
    say(
        "tener revelar enseñar mostrar decir resultar leer =pone =ponia =trae marcar mirar ver voltear &ataque &atk &atq &at",
        "revelar [card@:de,a] ataque=[n^:ataque,atk,atq,at,fuerza] -=mas -=le ~=se ~ser ~=es ~=que ~tener ~decir ~=punto ~=y ~=pone ~=trae ~marcar",
    ),
    say(
        "tener revelar enseñar mostrar decir resultar leer =pone =ponia =trae marcar mirar ver voltear &defensa &def",
        "revelar [card@:de,a] defensa=[n^:defensa,def,df,aguante] -=mas -=le -=bajo ~=se ~ser ~=es ~=que ~tener ~decir ~=punto ~=y ~=pone ~=trae ~marcar",
    ),
    // What it hits with, where nobody told it.
    say(
        "atacar pegar golpear hacer =va",
        "revelar [card@] ataque=[n:con,por,de] ?Batalla,_Daño ~=punto ~=daño",
    ),
    say("aguantar resistir", "revelar [card@] defensa=[n:con,por,de] ?Batalla ~=punto ~=daño"),
    say("*", "revelar [card@] [pair:con,de] ?Batalla,_Daño"),
    say(
        "quedar tener perder",
        "modificar [card:a,de] [ataque|defensa:en,de] -[n:en,de] [este_turno|permanente?:por,de,hasta,durante] !=menos \
         ~=punto ~=con ~=solo ~=final",
    ),
    say("pegar golpear", "modificar [card@] ataque [signed] [este_turno:por,hasta,durante]"),
    say("pegar", "modificar [card@:a] ataque +[n] [este_turno?:por,hasta] !=fuerte ~=mas"),
    say(
        "perder bajar quitar restar reducir",
        "modificar -=queda -=quedo -=quedan -=quedando -=cero -=0 [card:a,de] [ataque|defensa:en,de] -[n:en,de] [este_turno|permanente?:por,de,hasta,durante] ~=menos \
         ~=punto ~=final ~=forma",
    ),
    say(
        "incinerar morir matar quemar destruir eliminar sacrificar tumbar reventar caer =kill =inc =incin =incinerador \
         ir_=incinerador mandar_=incinerador \
         ir_=basura mandar_=basura",
        "incinerar [card:a,de] ~=incinerador ~ir ~mandar ~=al ~quedar ~estar",
    ),
    // Of a name that is of both sides neither is nearer.
    say(
        "incinerar morir matar quemar destruir eliminar caer =incinerador ir_=incinerador mandar_=incinerador",
        "incinerar [card!:a,de] ~=incinerador ~ir ~mandar ~=al ~quedar ~estar",
    ),
    say("=fuera =out", "incinerar [card@] ?Batalla,_Daño"),
    say("perder", "incinerar [card:a] ?Batalla,_Daño"),
    say("perder", "incinerar [card:a,de] !=unidad|=incinerador|=basura|=cementerio ~ir ~=al ~=que ~=a"),
    say(
        "descartar soltar =desc tirar =descarte desechar aventar botar echar deshacer",
        "descartar [n:de,a] ~=mano ~=incinerador ~=inc ~=basura ~=de ~=al ~tener ~=que ~=en",
    ),
    // Which card makes one do so is none that goes.
    say(
        "descartar soltar =desc tirar =descarte desechar aventar botar echar deshacer",
        "descartar [name:de,a] -=por -=x ~=mano ~=incinerador ~=inc ~=basura ~=de ~=al ~tener ~=que ~=en",
    ),
    say("=basura =inc =incinerador", "descartar [name~@] ~=mano ~=al ~ir ~tirar"),
    say("mandar ir enviar pasar", "descartar [n/name:de,a] !=mano !=incinerador|=basura ~=de ~=al ~=en"),
    say("poner llevar", "poner [card:a] en_[mano|mazo:en,a,al] desde_[mano|mazo|inc?^:desde,del]"),
    say("poner llevar", "poner [card:a] en_[place:en,a,al] desde_[mano|mazo|inc^:desde,del]"),
    say(
        "devolver regresar recoger volver subir",
        "poner [card:a] en_[mano|mazo:en,a,al] desde_[mano|mazo|inc?^:desde,del] ~subir ~llevar ~dejar",
    ),
    say("entrar llevar", "daño [card/pile:a,en,de] [n:de] !=daño ~=punto"),
    // Of him who defends, whose Base it is: what it comes to is no more than told.
    say(
        "entrar",
        "daño [pile!:en,a,de] [n:de] ~[card?^:por,de,con] ~[n?^:quedo,queda,quedamos] ?Batalla !=me|=nos ~quedar ~=en ~=y ~=punto \
         ~=daño",
    ),
    say("=se_=lleva =se_=llevan =se_=llevo", "daño [card/pile@:a,en,de] [n:de] ~=punto"),
    say("entrar", "daño [card/pile:a,en,de] [n^@:de] ~=punto"),
    say("entrar caer", "daño [card/pile:a,en,de] [n:de] ~=punto ~=daño"),
    say("quitar restar", "daño [card/pile!:a,en,de] [n:de,con] ~=vida ~=punto ~este"),
    say("bajar", "daño -=otro -=otra [card/pile:a,en,de] [n:de,con] ~=vida ~=punto ~este"),
    say("quitar", "curar [card/pile:a] [n:de] !=daño ~=punto"),
    say(
        "poner llevar sacar buscar traer volver revivir regresar",
        "poner [name/new@:a] en_[place/mano:en,a,al,>] desde_[mazo|inc|mano^:desde,del,de,en] ~poner ~dejar ~llevar \
         ~=y ~=lo",
    ),
    say(
        "buscar",
        "poner [name/new:a] en_[place/mano:en,a,al,>] desde_mazo \
         ~poner ~dejar ~llevar ~bajar ~jugar ~sacar ~meter ~=y ~=lo ~=mazo",
    ),
    say(
        "entrar bajar salir caer llegar aparecer",
        "poner [name/new@:a] en_[place/mano:en,a,al,>] desde_[mazo|inc^:desde,del,de] ~sacar ~buscar ~=y ~=lo ~=directo",
    ),
    say("&mazo &inc", "poner [name/new@:a] en_[place/mano:en,a,al,>] desde_[mazo|inc:desde,del,de]"),
    say(
        "recoger recuperar rescatar",
        "poner [name:a] en_mano desde_inc !=inc|=incinerador|=basura ~=del ~=de ~=mi",
    ),
    say("revivir resucitar", "poner [name/new:a] en_[place:en,a,al] desde inc ~=incinerador ~=del"),
    say("volver mandar meter levantar", "poner [card:a] en_[mano:en,a,al]"),
    say(
        "revelar voltear enseñar descubrir tener mostrar decir resultar costar",
        "revelar [card/pile:de,a] [name/new?] coste_[n^:coste,costo,cuesta,c] vel_[n?^:vel,veloc,velocidad,v,flecha,flechas] ~tener ~decir ~=que ~=es",
    ),
    say(
        "revelar voltear enseñar descubrir tener mostrar decir resultar ser",
        "revelar [card/pile:de,a] vel_[n^:vel,veloc,velocidad,v,flecha,flechas] ~tener ~decir ~=que ~=es ~=de",
    ),
    say(
        "revelar voltear enseñar descubrir ser tener mostrar decir resultar costar traer llevar aclarar leer",
        "revelar [card/pile:de,a] [name/new?] coste_[n?^:coste,costo,cuesta,c] vel_[n?^:vel,veloc,velocidad,v,flecha,flechas] [pair:con,de,y,un,es] \
         ~ser ~tener ~decir ~=que ~=es ~=de",
    ),
    say(
        "revelar =raza &humanos &akhris &bythros &neutral ser pertenecer llevar decir",
        "revelar [card@:de,a] raza_[Akhris|Bythros|Humanos|Neutral:raza,de,a,=,es] ~=raza ~ser ~=es ~pertenecer ~llevar \
         ~=simbolo ~aclarar ~decir ~=que ~=son ~revelar",
    ),
    say("=es", "revelar [card/pile^@:de] vel_[n^:vel,veloc,velocidad,v,flecha,flechas] [pair?:y,con,un]"),
    say("subir &mano", "poner [card:a] en_[mano:a,en,>]"),
    say("=se_=retira =me_=retiro =se_=retiro", "rendirse"),
    say(
        "=me_=rindo =se_=rinde",
        "rendirse ~=ya ~=no ~poder ~=mas ~=con ~tener ~=nada ~=que ~hacer ~seguir ~ver ~=caso ~=y ~=porque ~ganar",
    ),
    say(
        "rendir abandonar conceder tirar_=toalla dar_=vencido",
        "rendirse ~=partida ~=juego ~=por ~[seat?^:gana,para,a] ~=y",
    ),
    say(
        "rendir abandonar conceder",
        "rendirse !=no !=nada|=mas !poder|tener|quedar ~hacer ~=nada ~=ya ~=mas ~=que ~=y ~=energia ~jugar ~seguir",
    ),
    say("rendir abandonar conceder", "rendirse !seguir !=no ~=ya ~querer ~=mas ~poder ~=que ~=y"),
    say(
        "=empate =tabla =empatado =empatamos =empatemos =empatar ofrecer_=empate",
        "empate [ambos?] ~[seat?^:a] ~=rival ~=mi ~=a ~ofrecer ~proponer ~quedar ~=empate ~pedir ~aceptar ~dejar ~=lo ~=en ~=que ~acordar ~pactar ~firmar ~terminar ~acabar ~=partida",
    ),
    say("=empate =tabla", "empate ambos !ofrecer|proponer|pedir !aceptar ~[seat@] ~[seat^:y,a] ~=y ~=lo"),
    say(
        "=empate =tabla",
        "empate ambos !=acuerdo|pactar|acordar ~=comun ~=partida ~dejar ~=lo ~quedar ~=en ~terminar ~acabar ~=mutuo ~=de ~=la ~=por",
    ),
    say("&empatamos &empatemos", "empate [ambos]"),
    say(
        "=bucle =loop =ciclo =circulo",
        "bucle ~=infinito ~=salida ~estar ~=en ~armar ~=juego ~=partida ~=eterno ~entrar ~=hay ~=bucle ~haber ~tener ~ser ~=es ~=un ~=no ~puede ~seguir ~=repiten ~=sin ~=fin",
    ),
];
