//! The ways to say in Dragon Ball Super what players call out to one another: whose step it is, what is over, what falls.

use crate::kernel::{Saying, say};

/// The ways, most usual words first.
pub const SAYINGS: [Saying; 77] = [
    // «sube a 6 vidas» tells how many there are.
    say("subir", "curar [n:de] -=a ~=vida ~=mazo ~=de ~=punto ~=mi"),
    // Nobody adds more: the other one defends.
    say(
        "defender =defiende =defiendete =defensa",
        "paso defensa ?Combate !=toca|=tocas|=defiende|=turno|=tu|=defiendete ~=te ~=no ~sumar ~=nada ~=mas ~=ya ~combear ~=combo ~meter ~=a ~=listo ~=tu ~=toca ~=es \
         ~=turno ~=de ~=ataque ~=por ~=mi ~=parte",
    ),
    say(
        "sumar combear reforzar",
        "paso defensa ?Combate,_paso_de_ataque|Combate !=no|=sin !=defiende|defender|=defensa|=defiendes ~=nada ~=mas ~=ya ~=combo ~=a ~=te ~=toca ~=tu",
    ),
    // Who falls, by whom.
    say(
        "acabar terminar",
        "noquear [card^:con] ~[card@] -=turno ~=con ~=esta ~=noqueado ~=noqueada ~=ko ~=y ~=lo ~=ya",
    ),
    say(
        "noquear matar destruir eliminar tumbar",
        "noquear [card^:a,al] !=efecto|=habilidad|=skill|=te|=le ~=te ~=le ~=se ~=efecto ~=habilidad ~=skill ~=el ~=la ~=de",
    ),
    // By which card it is thrown away.
    say(
        "=descarta =descarto =descarte =descartan =tiro =tira =tire soltar",
        "descartar [n] según_[name^:por,x,gracias,efecto] ~=carta ~=mano ~=de ~=la ~=mi ~=su ~=efecto ~=del ~=el",
    ),
    say(
        "=descarta =descarto =descarte =descartan =tiro =tira =tire soltar",
        "descartar 1 según_[name^:por,x,gracias,efecto] !=una|=carta ~=una ~=carta ~=mano ~=de ~=la ~=mi ~=su ~=efecto ~=del ~=el",
    ),
    // Everything that rests, told one by one.
    say(
        "preparar enderezar levantar destapar destapear desgirar reactivar",
        "preparar !=lider !=energia|=energias ~[card*:a,y] ~=lider ~=energia ~=energias ~=su ~=mi ~=sus ~=mis ~=y ~=a ~=al ~=toda ~=todas ~=luchador ~=luchadores ~=va ~=ella ~=el ~ir",
    ),
    say(
        "preparar enderezar levantar destapar destapear desgirar reactivar empezar",
        "preparar ?Fase_de_carga !=todo|=todas|=girado|=girada|=girados|=giradas|=agotado|=agotados|=tapeado|=tapeada ~=lo ~=que ~=esta ~=estaba ~=tenia ~=tengo ~=todo ~=todas ~=mis ~=sus \
         ~=mi ~=su ~=cartas ~=carta ~=girado ~=girada ~=agotado ~=tapeado ~=turno ~empezar ~preparar ~enderezar ~destapar ~=con ~=primero ~=y ~=de",
    ),
    // What answers what was played, its other skill.
    say(
        "responder contestar contrarrestar counterear =counter =contra",
        "contra [name/new~:con,a,la,el] [play|otra?] con_[e1|e2|e3|e4|e5|e6|e7|e8|e9+:con,pago,pagando,paga,giro,girando,y,energia] por_[ref:por,a,al,contra,jugada,suceso] ~=mi ~=y ~pagar ~girar ~=energia \
         ~=counter ~=contra ~=con ~=la ~=suceso ~=jugada ~usar ~jugar ~tirar",
    ),
    say(
        "&play &otra &e1 &e2 &e3 &e4 &e5 &e6",
        "contra [name^@] [play|otra?] con_[e1|e2|e3|e4|e5|e6|e7|e8|e9+@:con,energia] por_[ref:por,a,al,contra,jugada,suceso] ~=counter ~=energia ~=la",
    ),
    say(
        "jugar usar tirar lanzar activar meter",
        "contra [name/new~:a,con] [play|otra?:en,tipo] con_[e1|e2|e3|e4|e5|e6|e7|e8|e9+:con,pago,pagando,paga,giro,girando,energia] por_[ref:por,a,al,contra,jugada,suceso] !=counter|=contra|=respuesta|=responder \
         ~=counter ~=contra ~=respuesta ~=en ~=de ~=y ~pagar ~girar ~=energia ~=suceso ~=jugada ~=como",
    ),
    // The deed left out: a card that counters what was declared, an extra, what a combo is of.
    say(
        "*",
        "[seat?^:de] contra [name~@] [play|otra?] con_[e1|e2|e3|e4|e5|e6|e7|e8|e9/n+:con,c/,x,y,+,energia] ~[card^:a,al] ?Fase_principal|Combate ~=counter ~=energia ~=energias ~=de ~=mano",
    ),
    say(
        "=giro =gira =girando =pago =paga =pagando =tapo =tapa",
        "[seat?^:de] contra [name~@] [play|otra?] con_[e1|e2|e3|e4|e5|e6|e7|e8|e9/n+:con,c/,x,y,+,giro,gira,girando,pago,paga,pagando,tapo,tapa] !=ataque|=jugada \
         ?Fase_principal|Combate ~=al ~=a ~=energia ~=energias ~=counter ~=de ~=mano",
    ),
    say(
        "=con &e1 &e2 &e3 &e4",
        "combo [name~@] desde_[mano^:desde,de,en] con_[e1|e2|e3|e4|e5|e6|e7|e8|e9/n+:con,c/,x,y,+] ?Combate ~=combo ~=energia ~=energias",
    ),
    // By which card it is done, told behind it: «es de Cooler».
    say(
        "tomar sacar agarrar jalar coger levantar robar",
        "robar [n] según_carta_[name^:es,era,fue] ~=de ~=del ~=mazo ~=carta ~=lo ~=efecto ~=habilidad",
    ),
    say(
        "=bounce =bouncea =bounceo rebotar regresar devolver",
        "mover [card:a] mano según_carta_[name^:por,con,x,gracias,efecto,habilidad,según,segun] -=mazo ~=mano ~=su ~=de ~=a ~=la ~=efecto ~=del",
    ),
    // One goes out of the hand.
    say(
        "=drop =descarte =descartes =cementerio =basura",
        "descartar [n@] !=mano -=queda -=quedan -=tiene -=tengo -=hay -=mazo -=vida -=energia -=toma -=recupera -=coge ~=mano ~=carta ~=de ~=al ~=a ~=su ~=la ~=el ~ir \
         ~mandar ~pasar ~tirar",
    ),
    // What is got back lies in the drop.
    say(
        "levantar tomar coger agarrar sacar recoger recuperar",
        "mover [n] [descartes^:de,del] mano -=mazo ~=carta ~=mano ~=a ~=la ~=su ~=del",
    ),
    say(
        "retirar quitar sacar",
        "mover [card:a] [mano^:a,en] -=energia ~=de ~=la ~=mesa ~=campo ~=combate ~=zona ~=su",
    ),
    say("interceptar", "bloquear [place:con,a] ~=ataque ~=golpe ~[card?^:a]"),
    say(
        "mirar ver =ve =veo fijar espiar checar",
        "mirar vida !=primera|=segunda|=tercera|=ultima|=primeras|=ultimas !=vida|=vidas ~=carta ~=cartas ~=de ~=su ~=mi ~=la ~=las ~=sus ~=se ~=en ~=dos ~=tres",
    ),
    say(
        "dar",
        "[seat^:a] robar [n:de] según_carta_[name@:de] !=mazo|=robar -=vida ~=habilidad ~=efecto ~=skill ~=automatica ~=de ~=del ~=mazo ~=le ~=carta ~=la",
    ),
    // Whose attack is over: the other one defends.
    say(
        "=terminado =terminada =terminar =termina =termino =acaba =acabo =cierra =cierro",
        "paso defensa ?Combate,_paso_de_ataque !=ataque !=paso|=parte -=turno ~dar ~=por ~=su ~=mi ~=de ~=el ~=ya",
    ),
    say(
        "levantar tomar coger agarrar sacar recoger recuperar",
        "mover 1 descartes mano !=descarte|=descartes|=drop|=cementerio -=mazo -=energia -=vida -=dos -=tres ~=carta ~=una ~=mano ~=a ~=la ~=su ~=de ~=del",
    ),
    // It is put beneath another one of its line.
    say(
        "subir pasar cambiar",
        concat!("evolucionar [name~:a] > [card@:de] ", paid!(), "?:", pay!(), " ~=evolve ~pagar ~girar"),
    ),
    // Who steps in between.
    say("=medio =enmedio", "bloquear [place@:con] ?Combate ~=al ~=en ~=a ~=se ~ir ~=va"),
    say(
        "cubrir proteger tapar escudar",
        "bloquear [place^:con] ?Combate -=mano -=combo ~=me ~=se ~[card?^:a,al,de] ~=ataque ~=del",
    ),
    say(
        "defender =defiende",
        "paso defensa ?Combate !=sin|=no ~=sin ~=no ~=combo ~=combos ~hacer ~=mas ~=nada ~=ya ~[seat?@] ~=te ~=toca ~=a",
    ),
    // What it adds, told with it.
    say(
        "=mas",
        "combo [name~:con] desde_[mano^:de,desde,en] ~[big:de] ?Combate ~=mi ~=su ~=combo ~=la ~=poder",
    ),
    say("=mas", "combo [name~^:con] ~[big:de] ?Combate ~=mi ~=su ~=combo ~=la ~=poder"),
    // An extra card is paid for as it is used.
    say("gastar", concat!("activar [name~:en,a] ", paid!(), ":", pay!(), " ?Fase ~=un ~=una ~=la ~=energia")),
    say(
        "tener",
        "auto [card@] !=auto|=automatica ~=auto ~=automatica ~=una ~=habilidad ~=al ~=atacar ~=entrar ~=jugar ~=que ?Fase_principal|Combate",
    ),
    say(
        "poner =vertical despertar dejar",
        "preparar !=vertical|=girada|=girado|=agotada|=agotado|=luchador|=todo -=lider -=una -=uno ~=vertical ~=en ~=carta ~=luchador ~=energia ~=todo ~=girada ~=girado \
         ~=agotada ~=agotado ~=mi ~=su ~=a ~=y ~=la ~=lo",
    ),
    say(
        "=con =c/",
        "jugar [name~] con_[e1|e2|e3|e4|e5|e6|e7|e8|e9/n+@:con,c/,energia] ?Fase_principal ~=, ~=y ~=energia ~=la",
    ),
    // «A la vida» may be where it hits.
    say("&vida", "atacar [card^@] > [seat^:de] .líder ?Fase_principal ~=vida ~=a ~=la ~=de"),
    // Nobody charges: the turn goes on.
    say(
        "cargar",
        "fase principal ?Fase_de_carga !=no|=sin ~=no ~=sin ~=nada ~=ya ~=este ~=turno ~=energia ~=carta ~=la ~=mas ~=ninguna",
    ),
    say(
        "saltar",
        "fase principal ?Fase_de_carga !=carga|cargar ~=carga ~cargar ~=la ~=me ~=fase ~=de ~=este ~=turno",
    ),
    say("=combo", "pasar ?Combate !=no|=sin ~=no ~=sin ~=mas ~=ya ~=hay ~=ningun ~=nada ~hacer"),
    say(
        "=defiende =defiendes =defiendete =defensa",
        "paso defensa ?Combate,_paso_de_ataque !=nada|=mas|=listo|=ya ~=nada ~=mas ~=ya ~=listo ~=y ~=a ~=no ~=hay ~=, ~=por ~=mi ~=parte",
    ),
    // Nobody answers any more: the blow comes in.
    say(
        "=entre =pase aceptar encajar",
        "paso daño ?Combate,_paso_de_defensa ~=que ~=ataque ~=golpe ~=el ~=lo ~=pues ~=ya",
    ),
    say(
        "comer tragar aguantar",
        "paso daño ?Combate,_paso_de_defensa !=lo|=ataque|=golpe -=daño -=vida -=carta ~=me ~=lo ~=el ~=pues ~=ya ~=ataque ~=golpe",
    ),
    // A fighter of the table that helps another one does it as a combo.
    say("ayudar apoyar", "combo [place@] ~[card:a] ?Combate -=mano -=con -=c -=c/ ~=mi ~=su ~=combo"),
    // Whom it helps stands before who helps.
    say(
        "ayudar apoyar reforzar defender cubrir salvar",
        "combo [name~^:con,c,c/] ~[card:a] ?Combate ~=de ~=la ~=mi ~=mano ~=combo",
    ),
    say("ayudar apoyar reforzar", "combo [place^:con,c,c/] ~[card^:a] ?Combate -=mano ~=mi ~=su ~=combo"),
    say("*", "combo [name~] ~[signed@] ?Combate"),
    say("*", "poder [card] [signed@] ?Combate"),
    say("defender cubrir aguantar", "combo [place^:con] ?Combate,_paso_de_defensa -=mano ~=me ~=se ~=mi"),
    say(
        "=mas",
        concat!(
            "combo [name~:con,de] desde_[mano?^:desde,de,en] ",
            paid!(),
            "^:",
            pay!(),
            " ~[big:de] ?Combate ~=mi ~=su ~=combo ~=la ~=poder ~pagar ~girar"
        ),
    ),
    // What it negates is told beside what negates it.
    say(
        "anular cancelar negar contrarrestar",
        concat!(
            "[seat?^:de] contra [name~^:con] [play|otra?] ",
            paid!(),
            "?:",
            pay!(),
            " ~[card:a] ?Fase|Combate ~=te ~=le ~=la ~=ataque ~=jugada"
        ),
    ),
    // What is paid for a card of the hand plays it, or uses it.
    say(
        "pagar tapar tapear girar gastar descansar agotar usar =por =para =pa",
        "jugar [name^@:a,por,x,para,pa,en] con_[e1|e2|e3|e4|e5|e6|e7|e8|e9/n+@:con,y,+,la,energia,energias] ?Fase ~=energia \
         ~=energias ~=mi ~=mis ~=las ~=la ~=y ~=coste ~=costo ~=de",
    ),
    say(
        "pagar tapar tapear girar gastar descansar agotar usar =por =para =pa",
        "activar -=contra -=counter [name~^@:a,por,x,para,pa,en] con_[e1|e2|e3|e4|e5|e6|e7|e8|e9/n+@:con,y,+,la,energia,energias] ?Fase|Combate \
         ~=energia ~=energias ~=mi ~=mis ~=las ~=la ~=y ~=coste ~=costo ~=de ~hacer",
    ),
    // One who says no more than that may mean the turn or the phase.
    say("=end", "pasar ?Fase_principal"),
    say("=end", "fase final ?Fase_principal"),
    // How many, by which card, where no verb is said.
    say(
        "=carta =cartas =cartita =mazo =baraja =deck",
        "robar [n^@] según_carta_[name^:por,x,gracias,de] ~=del ~=de ~=mazo ~=mas ~=carta ~=habilidad ~=efecto ~=la ~=el",
    ),
    say(
        "=carta =cartita",
        "robar [signed^@] según_carta_[name^:por,x,gracias,de] ~=del ~=de ~=mazo ~=la ~=el",
    ),
    // What counters is told before that it does.
    say(
        "=contra =counter",
        concat!(
            "[seat?^:de] contra [name~^@] [play|otra?] ",
            paid!(),
            "?:",
            pay!(),
            " ?Fase_principal|Combate ~=de ~=mano ~=como ~=, ~girar ~tapear ~=energia"
        ),
    ),
    // Nothing but a leader has a reverse.
    say(
        "girar voltear dar_=vuelta poner pasar =reverso",
        "despertar !=reverso -=carta -=energia -=luchador ~[líder?@+:a,de] ~=lado ~=lider ~=su ~=mi ~=al ~=por ~=el ~=reverso ~=ya ~=se",
    ),
    say("*", "jugar [name@] con_[e1|e2|e3|e4|e5|e6|e7|e8|e9+:con,c/,x,y,+,energia] ?Fase_principal ~=otro"),
    say(
        "=giro =gira =giramos =girando =tapo =tapa =pago =pagando =gasto",
        concat!(
            "activar [name^@] -=contra -=counter ",
            paid!(),
            ":",
            pay!(),
            " ?Combate ~=y ~=energia ~=mano ~=de ~=la"
        ),
    ),
    // Of a card of his who is attacked it may counter as well.
    say(
        "=giro =gira =tapo =tapa =pago =paga =pagando =tapeo",
        "contra [name~@] [play|otra?] con_[e1|e2|e3|e4|e5|e6|e7|e8|e9/n+:con,y,+,la] ?Combate -=contra ~=energia ~=energias ~[seat?^:de]",
    ),
    say("=scoop =scoopeo =scoopea =concedo", "rendirse [seat?@:de] ~=ya ~=la ~=partida"),
    say(
        "dar",
        "rendirse [seat?@] ~[seat?^:felicita,felicito,a,gana] ~=y ~felicitar !=perdido|=perdida|=vencido|=vencida ~=por ~=partida ~=la ~=juego ~=el ~=me ~=se",
    ),
    // What an effect ends with.
    say("=fin", "resuelta [name^:de,d,efecto] !=efecto|=habilidad|=skill ~=del ~=de ~=efecto ~=la ~=el"),
    say(
        "gastar usar utilizar emplear mandar",
        "combo [place@:a,en] [place?^:y,+] desde_[combate?^:desde] ?Combate !=combo ~=para ~=en ~=de ~=el ~=la ~=al ~=zona ~salvar ~ayudar ~[card?^:salvar,ayudar]",
    ),
    // A card of the hand by its ability, in battle.
    say(
        "activar usar =activate =extra girar pagar",
        "activar [card/new@:de] battle con_[n@^:pago,paga,pagando,pagar,giro,gira,girando,x,con] !=battle|=batalla ~=extra ~=energia ~=roja ~=rojo ~=mis ~=sus \
         ~=dos ~=activate ~=y ~=para ~usar ~activar ~pagar ~girar ~=defensa ~=def ~=en ~=paso ~=combate ~=de ~=este",
    ),
    say(
        "=extra =activate",
        "activar [card/new@:de] battle con_[n@^:x,pago,pagando,girando,con] !=battle|=batalla ~=energia ~=en ~=def ~=defensa",
    ),
    say("desgirar destapear destapar enderezar", "preparar"),
    say("=todo_=arriba", "preparar"),
    say("bajar poner meter", "cargar [rojo|azul|verde|amarillo|negro:de] !=energia|=mana ~=de ~=en"),
    say(
        "=empate empatar =empatados =iguales sumar",
        "resultado [n:a,con,en,de] a [1] gana_[ataque|defensa|empate^:gana,lleva,favor,para,del,el] ?Combate !=empate|empatar|=empatados|=iguales|=ambos|=dos ~quedar ~=este ~=combate ~=los ~=dos ~=ambos ~=poder ~=y ~=se ~=lo ~ser ~=con ~=empate",
    ),
    say(
        "=empate empatar =empatados =iguales",
        "resultado [n:a,con,en,de] a [1] gana_[seat^:gana,lleva,favor,para] ?Combate ~quedar ~=este ~=combate ~=los ~=dos ~=ambos ~=poder ~=y ~=se ~=lo ~ser",
    ),
    say("pegar entrar conectar =pega", "resultado gana ataque ?Combate !=ataque ~=el ~=este ~=mi ~=tu ~=su"),
    say(
        "=resultado quedar =contra",
        "resultado [n@:queda,de,quedan] a [n^@:a,contra,vs,x] gana_[seat:gana,ganando,ganan] ?Combate !=que ~atacar ~=que ~=quien ~=este ~=combate",
    ),
    say(
        "ganar",
        "resultado gana ataque ?Combate !=ataco|=ataca|=atacaba !=el|=quien ~=que ~=el ~=este ~=combate ~=quien ~atacar",
    ),
    say(
        "preparar levantar enderezar destapar",
        "preparar ?Fase_de_carga -=una -=un -=solo -=carta -=cartas ~=todo ~=todas",
    ),
    say(
        "preparar enderezar levantar destapar destapear desgirar reactivar",
        "preparar !=energia|=energias !=y|=, ~[card:a,y,al] -=primera -=una -=roja -=azul -=verde -=amarilla ~=energia ~=energias ~=su ~=mi ~=sus ~=mis ~=y ~=a ~=al ~=la",
    ),
];
