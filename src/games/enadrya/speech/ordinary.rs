//! Ways to say the lines of Enadrya in whole sentences: verbs of other tables, what is told by the card it is done to, and
//! what is denied or already done in the same breath.

use crate::kernel::{Saying, say};

/// The ways, most usual words first.
pub const SAYINGS: [Saying; 74] = [
    // Before the match a name with two figures is a Base: `colmena 18/6`.
    say("*", "base [new] [pair] ?Preparación -=poder -=tecnologia -=unidad"),
    say(
        "sacar traer presentar mostrar elegir empezar",
        "base [name/new@:a,con] [pair:de,con] ?Preparación !=base ~=carta ~=de ~=con ~=y ~=le ~=me ~=mi ~=su ~empezar ~tener ~dar ~=que",
    ),
    say(
        "repartir dar servir",
        "[seat^@:a,para] robar [n] ?Preparación !=carta|=mano ~=inicial ~=de ~=a ~=le ~=primera",
    ),
    say(
        "sacar tomar coger levantar robar",
        "robar [n] ?Preparación !=inicial|=primera ~=carta ~=su ~=sus ~=mano ~=mi",
    ),
    say("cortar partir", "[seat:a] cortar ~[seat^:a,de] ~=le ~=mazo ~=carta"),
    say(
        "traer llevar jugar usar tener =mazo =lista",
        "mazo [seat@:de] bases=[n^:base,bases] otras=[n^:carta,cartas,otras,mas,aparte] ?Preparación ~=mazo ~=carta ~=otra ~=con ~traer ~llevar ~ser ~tener \
         ~=mas ~=y ~=de ~=es ~=son ~=aparte ~=la ~=lista ~=el ~=su",
    ),
    say(
        "=mazo =lista",
        "mazo [seat@:de] bases=[n^:base,bases] otras=[n^:carta,cartas,otras,mas,y,aparte] ?Preparación ~=mazo ~=carta ~=otra ~=con ~traer ~llevar ~ser \
         ~tener ~=mas ~=y ~=de ~=es ~=son ~=aparte ~=la ~=lista ~=el ~=su",
    ),
    say(
        "&segunda &segundo &tercera &tercero",
        "serie n=[n@] anterior=[seat^:anterior,primera,primero,antes,abrio,empezo,arranco,inicio] ?Preparación !=partida|=juego|=serie|jugar \
         ~=partida ~=juego ~=serie ~=anterior ~=primera ~=primero ~=en ~=la ~=el ~=de ~=y ~abrir ~empezar ~arrancar ~iniciar ~jugar",
    ),
    // «mis tres» are all of them, «dos de mis unidades» are not.
    say(
        "retirar =ret regresar volver recoger replegar sacar quitar bajar traer llevar",
        "retirar ?Retirar -=una -=uno -=alguna ~[n^:mis,sus,las,los] !=unidad|=atacante|=bicho|=carta|=batalla|=ataque ~=mi ~=su ~=la ~=las ~=los ~=a ~=de ~=del ~=batalla \
         ~=ataque ~=zona ~=sitio ~=lugar ~=casa ~=vuelta ~=frente",
    ),
    say(
        "=atacantes =unidades",
        "retirar ?Retirar !=lugar|=sitio|=casa|=slot|=casilla|=puesto -=una -=uno -=alguna ~[n?^:mis,sus,las,los] ~=mi ~=su ~=la ~=los ~=a ~ir ~=se ~volver ~regresar",
    ),
    say(
        "=sitio =slot =casilla =puesto",
        "retirar [card@:de] ?Retirar ~a ~=a ~=su ~=mi ~ir ~=va ~volver ~mandar",
    ),
    say("=sitio =casa", "retirar ?Retirar !=todo|=todos|=mundo ~=el ~=mundo ~=a ~=su ~ir"),
    // What nobody does is said before what is done.
    say(
        "recargar =recarga",
        "fase recargar ?Preparación|Retirar !=no|=sin|=nada|saltar !retirar ~=nada ~=nadie ~=y ~=a ~ir ~=la ~=fase ~=de ~pasar ~=me ~=unidad \
         ~=ninguna ~=que ~=ya",
    ),
    say("recargar =recarga", "fase recargar ?Preparación|Retirar !=vez ~=de ~=una ~=ya"),
    say(
        "robar tomar sacar coger agarrar",
        "robar hasta [n:para,a,las,los] !faltar ~=la ~=los ~=lo ~=que ~=me ~llegar ~completar ~tener ~juntar ~=carta ~=para ~=mano",
    ),
    say("poner quedar", "robar hasta [n:en,a,con] ?Retirar|Recargar !=carta ~=me ~=mano ~=mi ~=la ~=en"),
    say("&ene &ener &energ &energia", "energía [signed@]"),
    say(
        "andar =ando =anda tener llevar =voy =va",
        "contador energía [n:en,con,de] !=energia|=ene ~=en ~=con ~=de ~=ya ~=por",
    ),
    say("salir", "jugar [name@:a] en_[place:a,en,al] ?Desplegar|Batalla !=mano ~=de ~=mi ~=la ~=su"),
    // What it costs stands bare between where it goes and how fast it is: `corsario en s1, 2, vel 2, 3/2`.
    say(
        "=en =a",
        "jugar [name/new^@:a,con] en_[place:en,a,al,sobre] coste_[n] vel_[n^:vel,veloc,velocidad,v,flecha,flechas] [pair:con,de,y,un]",
    ),
    say(
        "aplicar =va ir soltar",
        "jugar [name~] ?Desplegar|Batalla !=poder|=hechizo|=conjuro|aplicar ~=poder ~=el ~=ahora ~=mi ~=la",
    ),
    // What lay there goes, told before what comes or behind it.
    say(
        "poner colocar instalar montar construir meter",
        "jugar [name/new@:a] ~[card^:donde,tenia,estaba,lugar] !=donde ~tener ~estar ~=tecnologia",
    ),
    say(
        "entrar",
        "jugar [name:entra,entran,entro] ~[card@] !=se|ir|salir|quitar ?Desplegar ~=y ~ir ~=va ~=fue ~=se ~salir ~quitar ~=lugar ~=su ~=en",
    ),
    say(
        "cambiar reubicar empujar acomodar",
        "mover [card:a,de] [place~^:a,en,al,para,hacia] ?Desplegar|Batalla ~=lugar ~=de ~=slot ~=casilla ~=se",
    ),
    say(
        "cambiar reubicar empujar acomodar",
        "mover [card@] [place~^:a,en,al,para,hacia] ?Desplegar|Batalla ~=lugar ~=de ~=slot ~=casilla ~=se",
    ),
    say("dar", "mover [card@] [place~^:a,hacia] !=paso ~=un ~=al ~=lado ~=para"),
    say(
        "aprovechar aplicar usar",
        "activar [card/pile:de,a] [celeste|verde|amarilla|naranja?] ~=otra ~=vez ~=habilidad ~=efecto ~=de ~=del ~=la ~=el ~=mi",
    ),
    say("=tec =tecnologia =tecno", "activar [does@] coste_[n?^:por,x,pago,coste,costo]"),
    say("curar recuperar sanar", "curar base [n:de] !=me ~=punto ~=vida ~=en ~=de"),
    say("repartir clavar zumbar", "daño [card/pile-!:a,en,de,para] [n:de,con] ~=daño ~=vida ~=punto"),
    say("quitar bajar", "daño [card!:a] [n:de,con] !=daño ~=defensa ~=punto ~=vida ~=de"),
    say("romper quebrar acabar reventar deshacer", "incinerar [card/pile:a,con] ~=con"),
    say(
        "perder",
        "incinerar [card:a] -=vida -=punto -=defensa -=ataque -=energia -=turno ~=unidad ~=tecnologia ~=su ~=mi",
    ),
    say(
        "quemar incinerar destruir perder eliminar",
        "descartar [n/name:de,a] !=mano ~=carta ~=de ~=la ~=mi ~=su",
    ),
    say("=fuera", "descartar [name@] !=mano ~=de ~=la ~=mi ~=su"),
    say("pagar gastar poner soltar", "energía -[n:de] ~=me ~=por ~=eso"),
    say("poner descontar soltar =descuento", "energía -[n:de] !=energia|=ene ~=de ~=me"),
    say(
        "quitar bajar descontar restar sacar",
        "energía -[n:de,en] !=reserva -=base ~=de ~=la ~=mi ~=energia",
    ),
    say(
        "atacar pegar golpear",
        "modificar [card@] ataque +[n:con,por] [este_turno?:por,hasta,durante] !=mas ~=punto ~=con ~=de",
    ),
    say(
        "meter bajar poner sacar",
        "poner [name/new:a] en_[place@:en,a,al] desde_[mazo|inc^:desde,del,de] ~=mi ~=del ~=de ~=su",
    ),
    say("buscar tutorear", "poner [name/new:a] en_mano desde_mazo ~=mi ~=la ~=carta ~=una"),
    say(
        "tomar agarrar sacar traer coger jalar robar elegir escoger",
        "poner [name:a] en_mano desde_mazo !=mazo|=baraja ~=del ~=de ~=mi ~=la ~=el ~=a ~=mano ~=en ~buscar ~=una",
    ),
    say("&mazo &baraja", "poner -=mano [card@:a] en_[mazo:a,al,en] ~ir ~volver ~=se"),
    say("=batalla =combate", "fase batalla !iniciar|declarar|abrir|comenzar|=hora ~=la ~=el ~=fase ~=de"),
    say("=va =sigue", "fin [seat:a] ?Desplegar|Batalla,_Daño ~=ahora ~=ya ~=turno ~=le"),
    say("=por", "atacar [card^@] [a5|a6|a7:por,en,a] ?Batalla,_Ataque ~=la ~=va ~=el ~=tambien"),
    say(
        "=derecho =recto =directo",
        "atacar [card^@] [a5|a6|a7:a,en,por] ?Batalla,_Ataque ~=la ~=al ~=va ~=en ~=linea",
    ),
    // Whom it meets says where it goes.
    say("*", "bloquear [card@:con] [spot^:a,contra,para,al] ?Batalla,_Defensa"),
    say(
        "poner ir hacer mandar echar dar salir aventar =va",
        "bloquear [card@:a,con] [spot^:a,contra,al,frente] ?Batalla,_Defensa ~=frente ~=le ~=cara ~=lo ~=para ~bloquear",
    ),
    // Whom nobody names blocks nothing.
    say(
        "bloquear defender poner meter sacar interponer",
        "pasar ?Batalla,_Defensa !=no|=sin !=nadie|=ninguno|=ninguna|=ningun ~=a ~=con ~=de ~=ataque ~=atacante ~=los ~=la",
    ),
    say(
        "tener haber quedar",
        "pasar ?Batalla,_Defensa !=no|=sin !bloquear|defender|=bloqueador ~=con ~=que ~=quien ~=nada ~=nadie ~=para ~=me ~=mas ~=ya ~=a",
    ),
    say(
        "pegar atacar golpear",
        "pasar ?Batalla,_Defensa !=que|dejar ~=me ~=nos ~=todo ~=los ~=la ~=dejo ~=lo ~=quieran ~=pues",
    ),
    say(
        "meter poner usar jugar sacar hacer",
        "pasar ?Batalla,_Refuerzo !=no|=sin !=refuerzo|=poder ~=mas ~=ya ~=ningun ~=ninguno ~=otro",
    ),
    say("&golpe", "fase daño ?Batalla,_Refuerzo ~=ya ~=a ~=los"),
    say(
        "entrar comer caer llevar",
        "daño [seat^:a] .base [n:de] ?Batalla,_Refuerzo|Batalla,_Daño ~=le ~=se ~=punto ~=daño",
    ),
    say("morir caer =muere", "incinerar [card@] ?Batalla,_Daño !=no !=sobrevive|aguantar|sobrevivir"),
    say(
        "dejar acordar quedar terminar firmar",
        "empate ambos !=empate|=tabla|=empatado ~=lo ~=la ~=partida ~=en ~=de ~=comun ~=acuerdo ~=por",
    ),
    say(
        "=empatamos =empatemos",
        "empate ambos !=acuerdo|=comun|=dos|=ambos ~=de ~=comun ~=mutuo ~=por ~=los",
    ),
    say("dar", "rendirse !=perdido|=perdida|=vencido|=vencida ~=por ~=partida ~=la ~=juego ~=el ~=me ~=se"),
    // Of a name that is of both sides he who defends means his.
    say(
        "bloquear =bl tapar cubrir defender parar frenar detener saltar brincar pasar cruzar mandar llevar ir caer subir poner meter &d1 &d2 &d3",
        "bloquear [card!@:a,con] [place^:por,x,puente,sobre,encima,via,usando,cruzando,pasando,saltando,salta,brinca,cruza,>] \
         [d1|d2|d3:a,en,hacia,hasta,>] ?Batalla,_Defensa ~=puente ~=de ~=como ~=y ~=se ~bloquear ~poner ~ir ~caer ~llegar ~pasar ~saltar ~cruzar \
         ~brincar ~=encima",
    ),
    say(
        "usar hacer tomar =puente",
        "bloquear [card!@:con,que,y] [place^@:puente,a,con,de] [d1|d2|d3:a,en,hacia,hasta] ?Batalla,_Defensa !=puente|=trampolin ~=de ~=como ~=y ~=para \
         ~=que ~=le ~=a ~llegar ~caer ~ir ~bloquear ~poner ~=trampolin",
    ),
    // By which card is what permits it.
    say(
        "curar recuperar sanar",
        "curar base [n:de] según_carta_[name@^:por,x,gracias] ~=me ~=punto ~=mas ~=efecto ~=a ~=de",
    ),
    say(
        "llegar entrar",
        "energía +[n:de] según_carta_[name@^:por,x,gracias,de] !=energia|=ene ~=me ~=punto ~=mas ~=efecto ~=de",
    ),
    say("volver mandar meter", "poner -=mano [card:a] en_[mazo:en,a,al]"),
    say(
        "poner meter devolver regresar mandar llevar volver &mazo &baraja",
        "poner [name@:a] en_[mazo:en,a,al] desde_mano !=mano ~=de ~=la ~=mi ~=su ~=en ~=que ~tener ~ir",
    ),
    say("=doy =da =das =damos =dan =dio dar", "curar [card/pile:a] [n:de] !=vida ~=punto ~=mas ~=le"),
    say("quedar", "contador energía [n] ?Recargar|Desplegar !=me|=le -=carta -=mano ~=ya ~=en ~=con"),
    // What the ability does that was just used, told with its name.
    say(
        "curar recuperar sanar ganar subir devolver sumar",
        "curar [card/pile:a,de] [n:de,en] ~[does@^:con,por,gracias,del] ~=vida ~=punto ~=daño ~=le ~=mi ~=su ~=a",
    ),
    say(
        "curar recuperar sanar ganar subir",
        "curar [card/pile@:a,de] [n:de,en] ~[does^:con,por,gracias,del] ~=vida ~=punto ~=daño ~=se ~=mi ~=su",
    ),
    say(
        "ganar subir recibir tener sumar aumentar =doy =da =dan =dio",
        "modificar -=aguanta -=aguanto -=resiste -=sobrevive [card:a,de] [ataque|defensa:en,de,al,la] +[n:en,de] [este_turno|permanente?:por,de,hasta,durante] \
         ~[does@^:con,por,gracias,del] ~=mas ~=punto ~=le",
    ),
    say(
        "aguantar resistir",
        "modificar [card@] defensa +[n] [este_turno?@:por,hasta,durante] !=mas|=adicional|=extra ~=mas ~=adicional ~=extra ~=defensa ~=punto ~=de",
    ),
    say("pagar gastar", "energía -[n] ~[name^:del,de] !=del -=por -=para ~=los ~=me ~=energia"),
    say(
        "comer tragar aguantar recibir",
        "pasar ?Batalla,_Defensa !=ataque|=golpe ~[n^:los,las] -=daño -=base ~=me ~=nos ~=los ~=todo ~=de",
    ),
    say(
        "bloquear defender parar",
        "pasar ?Batalla,_Defensa !=no|=sin !=nadie|=ninguno|=ninguna|=ningun ~[n^:los,las] ~=a ~=con ~=de ~=los ~=las ~=la ~=ataque",
    ),
];
