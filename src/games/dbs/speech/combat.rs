//! The ways to say the lines of Dragon Ball Super from an attack on.

use crate::kernel::{Saying, say};

/// What may be said of a combo besides.
macro_rules! combo {
    () => {
        "~[big?:da,dan,vale,suma,mete,añade,aporta,sube,suben,sumo,subo,son,de] ~=combo ~hacer ~usar ~sumar ~mandar ~tirar ~meter ~aventar ~agarrar ~echar ~lanzar ~sacar ~poner ~combear \
         ~=como ~=zona ~=de ~a ~=al ~tener ~=que ~estar ~jugar ~bajar ~apoyar ~agregar ~añadir ~defender ~cubrir \
         ~reforzar ~pasar ~llevar ~mover ~=otro ~=ataque ~=apoyo ~salir ~=pagarlo ~=pagarla ~=para ~=mas ~=poder"
    };
}

/// The ways, most usual words first.
pub const SAYINGS: [Saying; 152] = [
    say(
        "atacar =atk =ataq =atc =swing =swinguea pegar golpear tirar lanzar embestir arremeter abalanzar enfrentar partir romper entrar \
         mandar ir_=contra ir_=por ir_=x ir_=sobre =doy =da =das \
         =damos =dan =dio =dimos =dar =dando mandar_atacar mandar_pegar => =al =a =contra =x =vs =c/",
        "atacar [card@:con,de] > [card!:a,al,contra,sobre,>,x,encima] ~atacar ~pegar ~ir ~=contra ~golpe ~tirar ~=cara \
         ~=encima ~girar ~agotar ~tapar",
    ),
    say("=atacante", "atacar [card@:es] > [card!^:objetivo] ~ser ~=y"),
    say("pelear enfrentar medir combatir", "atacar [card^@] > [card!:con,contra,a]"),
    say(
        "ir_=encima echar_=encima tirar_=encima lanzar_=encima saltar_=encima",
        "atacar [card@:con] > [card!:a,al,de,del]",
    ),
    say(
        "bloquear =bloq interponer atravesar defender detener frenar parar =blocker =blk =blkea =blokea",
        "bloquear [card@:con,a] ~[card?:a,de] ~=ataque ~bloquear ~meter ~poner ~usar ~=blocker ~=de ~=golpe ~recibir ~comer ~=y ~=en ~=vez ~girar ~agotar ~tapar ~tapear ~=para",
    ),
    say("meter", "bloquear [place^@]"),
    say("meter poner estar cruzar", "bloquear [card@:con,a] !=medio ~=en ~=por"),
    say(
        "=enfrente =delante",
        "bloquear [card@:con,a] ~poner ~meter ~atravesar ~girar ~agotar ~tapar ~=ataque ~=y ~=a ~[card?^:de,del]",
    ),
    say(
        "=combo combear =combeo",
        concat!(
            "[seat?^:de] combo [name/new@~:con,a,de] desde_[mano?:desde,de] ",
            paid!(),
            "?:",
            pay!(),
            " ~[card?^:ayudar,apoyar,reforzar,para,subo,sube,subir] ",
            combo!()
        ),
    ),
    say(
        "=combo combear =combeo",
        concat!(
            "combo -=para -=reforzar -=apoyar -=ayudar [name/new@:con,a,de] [name/new^:y,+] [name/new?^:y,+] desde_[mano?:desde,de] ",
            paid!(),
            "?^:",
            pay!(),
            " ~=dos ~=tres ",
            combo!()
        ),
    ),
    say(
        "=combo combear =combeo",
        concat!(
            "combo [place@:con,a,de] [place?^:y,+] desde_[combate?:desde,de] ",
            paid!(),
            "?:",
            pay!(),
            " ~[card?^:para,de] ",
            combo!()
        ),
    ),
    say(
        "sumar agregar añadir apoyar reforzar",
        concat!(
            "combo [name/new:a,con] desde_[mano^:desde,de] ",
            paid!(),
            "?:",
            pay!(),
            " ~=combo ~decir ~=ataque ~pagar"
        ),
    ),
    // In a combat a card out of the hand is played for nothing else.
    say(
        "poner meter tirar jugar bajar echar sacar =pago =pagando =giro =girando =con =c/ &e1 &e2 &e3 &e4 &e5 &e6",
        concat!(
            "combo [name/new@^:a,con] desde_[mano^:desde,de,en] ",
            paid!(),
            "?:",
            pay!(),
            " ?Combate ~[big?^:da,dan,vale,suma,mete,añade,aporta] \
             ~[card?^:ayudar,apoyar,reforzar,para] ~=para ~ayudar ~apoyar ~reforzar ~=combo ~=que ~pagar ~tener"
        ),
    ),
    say(
        "=+",
        concat!("combo [name/new:+] desde_[mano:de,desde] ", paid!(), "?:", pay!(), " ?Combate ~=combo"),
    ),
    say(
        "reforzar apoyar ayudar defender cubrir",
        concat!(
            "combo [name/new^:con] desde_[mano^:desde,de] ",
            paid!(),
            "?:",
            pay!(),
            " ?Combate ~[card^:a] ~=combo ~=ataque ~pagar"
        ),
    ),
    say(
        "defender cubrir",
        concat!(
            "combo [name/new^:con] desde_[mano^:desde,de] ",
            paid!(),
            "?:",
            pay!(),
            " ?Combate ~=combo ~pagar"
        ),
    ),
    say(
        "=combo",
        "combo [place@:] desde_[combate:desde,de] ?Combate ~dejar ~salir ~=zona ~=y ~ir ~=al ~=de ~ayudar ~apoyar ~=para \
         ~[card?^:ayudar,apoyar,a]",
    ),
    say("sumar agregar añadir apoyar", "combo [name:a,con] ?Combate ~=combo ~=ataque ~=defensa"),
    say(
        "sumar agregar añadir apoyar reforzar",
        concat!("combo [name:a,con] ", paid!(), ":", pay!(), " ~=combo ~=ataque ~pagar"),
    ),
    say(
        "sumar agregar añadir apoyar reforzar",
        "combo [place@:a,con] desde_[combate:desde,de,en] ~=combo ~=ataque",
    ),
    say("=paso", "paso [defensa|daño:de,a,al] ~=paso ~pasar ~=de"),
    say(
        "pasar ir entrar cerrar =vamos =a =al =>",
        "paso [defensa|daño^:a,al,de,en,>] ~=paso ~ir ~entrar ~pasar ~seguir ~=mi ~terminar ~acabar ~=y",
    ),
    say("terminar acabar cerrar", "paso [defensa|daño^:a,al] !=ataque ~=paso ~ir ~pasar ~=combo ~=y"),
    say(
        "terminar acabar cerrar",
        "paso daño !=daño !=defensa ~=paso ~ir ~pasar ~entrar ~=combo ~=y ~a ~=al ~=en",
    ),
    say("=defensa =def", "paso defensa ~=paso ~seguir ~venir !=paso|seguir|venir|=def"),
    say("defender", "paso defensa !pasar|ir|tocar ~=ataque ~a ~pasar ~ir"),
    say("=sin_=defensa =sin_=defensas", "paso daño ?Combate ~decir ~=y ~=mas"),
    say("terminar acabar cerrar", "paso daño ?Combate !=defensa|=def|defender|bloquear ~=paso ~=de ~=mi"),
    say(
        "=resultado =res quedar ser",
        "resultado [n:es,queda,de] a [n:a,contra,de] gana_[ataque|defensa|empate?:gana,favor,de,el] \
         ~=resultado ~quedar ~favor ~=asi ~=que",
    ),
    say(
        "tener ser quedar dar",
        "resultado [n:es,queda,de] a [n:a,contra,de,y] gana_[ataque|defensa|empate^:gana,aguanta,favor,vence,lleva,en] \
         ~=ataque ~=defensa ~=resultado ~=asi ~=que ~=este ~sumar ~=empate",
    ),
    say(
        "tener ser quedar dar comparar contra",
        "resultado [n@:es,queda,de] a [n^@:a,contra,de,y,vs] gana_[ataque|defensa|empate^:gana,aguanta,favor,vence,lleva,en] \
         ~[card^:de,con] ~[card^:de,con,contra] ~=ataque ~=defensa ~=resultado ~=asi ~=que ~=este ~sumar ~comparar ~ser ~=y",
    ),
    say(
        "=contra =vs =a =x =-",
        "resultado [n] a [n:a,x] gana_[ataque|defensa|empate?:gana,favor,de,el,lleva,en] ~=resultado ~=empate",
    ),
    say(
        "ganar =gana imponer vencer",
        "resultado gana [ataque|defensa|empate:gana,el,de] ~=este ~=combate ~=pelea ~=batalla",
    ),
    // Who wins, and by how much: his number comes first.
    say(
        "ganar =gana imponer vencer",
        "resultado gana [ataque|defensa@:el,la] [n@:por,con,de] a [n^:a,contra,vs,y,frente] ~=este ~=combate ~=pelea ~=batalla",
    ),
    say(
        "ganar =gana imponer vencer",
        "resultado gana [seat@] [n:por,con,de] a [n^:a,contra,vs,y,frente,-] ?Combate ~=este ~=combate ~=pelea ~=batalla",
    ),
    say(
        "ganar =gana imponer vencer aguantar resistir",
        "resultado gana [card@] [n:por,con,de] a [n^:a,contra,vs,y,frente,-] ?Combate ~=este ~=combate ~=pelea ~=batalla",
    ),
    say(
        "ganar =gana",
        "resultado [n@:queda,de,quedan] a [n^@:a,contra,vs,x] gana_[seat^:gana,ganando,ganan] ?Combate ~quedar ~=este ~=combate",
    ),
    say(
        "ganar =gana",
        "resultado gana [seat@] ?Combate ~=este ~=combate ~=pelea ~=batalla ~=choque ~=duelo ~=ataque",
    ),
    say(
        "ganar =gana imponer",
        "resultado gana [card@] ?Combate ~=este ~=combate ~=pelea ~=batalla ~=choque ~=duelo",
    ),
    say("perder", "resultado pierde [seat@] ?Combate !=combate|=pelea|=batalla|=choque|=duelo ~=este"),
    // «Pierde a Kale en el combate» is of a card that goes.
    say("perder", "resultado pierde [card@] ?Combate -=a !=combate|=pelea|=batalla|=choque|=duelo ~=este"),
    say("perder", "resultado pierde [seat@] [n:por,con] a [n^:a,contra,vs] ?Combate ~=este ~=combate"),
    // Only the defence holds, and only the attack fails.
    say(
        "salvar librar resistir aguantar sobrevivir soportar",
        "resultado aguanta [seat@] ?Combate ~=este ~=combate ~=ataque ~=golpe ~=pelea ~ataque ~=de",
    ),
    say(
        "salvar librar resistir aguantar sobrevivir soportar",
        "resultado aguanta [card@] ?Combate ~=este ~=combate ~=ataque ~=golpe ~=pelea ~ataque ~=de",
    ),
    say("caer morir perder", "resultado aguanta [card@] ?Combate !=no ~=combate ~=noqueado ~=ko"),
    say(
        "fallar fracasar =fallido =fallo estrellar",
        "resultado gana defensa ?Combate !=ataque ~quedar ~ser ~salir ~=este",
    ),
    say("fallar fracasar estrellar", "resultado falla [card@] ?Combate ~=ataque ~=golpe ~=de ~=en ~=este"),
    say("fallar fracasar", "resultado falla [seat@] ?Combate ~=ataque ~=golpe ~=de ~=en ~=este"),
    say(
        "llegar alcanzar bastar prosperar entrar",
        "resultado gana defensa ?Combate -=defensa -=todavia -=aun -=daño !=no ~=ataque ~=golpe ~=este ~=le ~=me ~=poder",
    ),
    say(
        "llegar alcanzar pasar ganar vencer derrotar superar poder",
        "resultado falla [card@] ~[card?^:a,con] ?Combate -=defensa -=todavia -=aun -=daño !=no ~=ataque ~=le ~=golpe",
    ),
    // What a counter negates deals nothing, whatever the totals.
    say(
        "=anula =anulado =anulada =cancela =cancelado =cancelada =niega =negado",
        "resultado gana defensa según carta [name?^:por,con,gracias,efecto] ?Combate !=ataque !=se|quedar|ser|=sale ~=por ~=este ~=de ~=efecto",
    ),
    say(
        "=empate empatar =empatados =iguales",
        "resultado [n:a,con,en,de] a [1] ?Combate ~quedar ~=este ~=combate ~=los ~=dos ~=ambos ~=poder ~=y",
    ),
    say("=resultado", "resultado gana [ataque|defensa|empate:para,de] ~ser ~=es"),
    say("llevar", "resultado gana [ataque|defensa:el] !=combate|=pelea|=batalla ~=este"),
    say(
        "llevar ganar",
        "resultado gana [ataque|defensa:el,la] !=parte|=bando|=lado|=jugador|=carta ~=resultado ~=este ~=combate",
    ),
    say("aguantar", "resultado gana defensa ?Combate ~=defensa ~=este ~=combate ~=ataque ~ganar"),
    // The book's own words: who is hurt draws out of his life.
    say(
        "robar_=vida tomar_=vida coger_=vida agarrar_=vida robar_=vidas",
        "daño [n] ?Combate ~=vida ~=carta ~=pila ~=zona ~=de ~=del ~=su ~=mi ~=mano ~a ~=por ~=daño",
    ),
    // «Pierde una vida y roba esa carta»: it is one thing.
    say(
        "perder recibir",
        "daño [n:de] de_[seat?@+] ?Combate|Fase !=vida|=daño !robar|tomar|coger|llevar|ir|pasar|agarrar|subir !=esa|=esas|=ella ~=vida ~=carta \
         ~=punto ~=y ~=mano ~a ~=su ~=se ~=la ~=lo ~=de ~=con ~=por ~=daño ~=le ~=las",
    ),
    say(
        "llevar tomar",
        "daño [n:de] ?Combate elige_[seat?^:elige] ~=daño ~=vida ~=punto ~=mano ~a ~=de ~=por ~=no ~=mas ~=carta",
    ),
    say("llevar tomar", "daño [n:de] !=daño|=vida ~=punto ~=mano ~a ~=de ~=por ~=no ~=mas ~=carta"),
    say(
        "=daño",
        "daño [n:de] elige_[seat?^:elige] ~=daño ~=vida ~=punto ~=mano ~a ~=de ~=por ~entrar ~=no ~=mas ~=carta",
    ),
    say(
        "comer recibir sufrir encajar tragar",
        "daño [n:de] elige_[seat?^:elige] de_[seat?@+] ~=daño ~=vida ~=punto ~=mano ~a ~=de ~=por ~entrar ~=no ~=mas ~=carta",
    ),
    // What somebody has is counted anew, outside a combat: in one it is what the damage left.
    say(
        "tener",
        "situar [seat@:de,a] vida=[n:con,de] ?Fase !=vida -=como -=si -=tener ~=de ~=carta ~=punto ~=en ~=zona ~=son ~=solo ~=todavia ~=aun",
    ),
    say(
        "&vida",
        "situar [seat^:de] vida=[n:de,son,es,a,en] ?Fase -=primera -=segunda -=tercera -=ultima -=mira -=miro -=ve ~=son ~=ser ~=carta ~=de",
    ),
    say(
        "quedar",
        "situar [seat^@:a] vida=[n:de] ?Fase !=vida ~=le ~=de ~=carta ~=punto ~=en ~=zona ~=aun ~=todavia",
    ),
    say(
        "&vida quitar",
        "daño [n:de] ?Combate|Fase !=vida -=bajo -=baja -=quedan -=queda -=quedaban -=tiene -=tengo ~=menos ~=vida ~=para ~a ~=mano",
    ),
    // Whose life it is that is lost: of him who attacked it would be wrong, not the other's.
    say("perder", "daño [n:de] de_[seat?@+] ?Combate|Fase !=vida ~=menos ~=vida ~=para ~a ~=mano"),
    say("perder", "daño [n:de] de_[seat?@+] ?Combate"),
    say(
        "noquear =noq =ko =noqueado caer matar morir tumbar eliminar destruir derrotar reventar",
        "noquear [card:a] ~=ko ~=descartes ~=noqueado ~=por ~=knock ~=out ~ir ~a ~noquear ~estar ~mandar ~=en ~=combate ~=pelea",
    ),
    // «Pierde a Pan» is of Pan; a card that loses has lost, and a leader that does goes nowhere.
    say(
        "perder",
        "noquear [card^:a] ~=ko ~=descartes ~=noqueado ~=por ~ir ~=ataque ~=en ~=ese ~=este ~=combate ~=pelea",
    ),
    say("perder", "[seat@] noquear [card] ~=ko ~=noqueado ~=en ~=combate ~=pelea"),
    say("perder", "resultado pierde [card@] ?Combate -=a"),
    say("ganar", "resultado pierde [seat@] ?Combate !=no ~=este ~=combate ~=pelea"),
    say("=ko", "noquear [card^:a] ~[card^@] ~dejar ~=fuera ~=de ~=mesa ~=combate ~=juego"),
    say("=fuera", "noquear [card@:a] ~quedar ~salir ~sacar ~mandar ~=combate ~=mesa ~=juego ~=de"),
    say(
        "rebarajar revolver barajar reciclar mezclar =refresh",
        "rebarajar !=descarte|=drop|rebarajar ~=descarte ~=drop ~=mazo ~=sin ~=nuevo ~=como ~quedar ~volver ~tener \
         ~=ser ~a ~=pila ~acabar ~armar ~hacer",
    ),
    say("rebarajar =refresh =refresca", "rebarajar ~=sin ~=mazo ~=descarte ~acabar"),
    say(
        "=poder &turno &combate &siempre tener",
        "poder [card:a,de] [signed:de] [combate|turno|siempre?:este,de,durante,por,hasta,x] ~=poder ~=este ~=fin \
         ~=de ~tener ~ganar ~acabar ~=acabe ~dar ~pasar ~quedar ~meter ~terminar ~=mas ~aguantar ~pegar ~=fuerte",
    ),
    say(
        "subir ganar sumar aumentar poner recibir llevar meter =doy =da =das =damos =dan =dio =dimos =dar =dando",
        "poder [card:a,de] +[big:de,en] [combate|turno|siempre?:este,de,durante,por,hasta,x,en] ~=poder ~=mas ~=este \
         ~acabar ~=fin ~=de ~=que ~=fuerte ~=puntos ~terminar",
    ),
    // The card whose text does it.
    say(
        "=poder &turno &combate &siempre subir ganar sumar aumentar recibir llevar tener quedar",
        "poder [card@:a,de] [signed:de] [combate|turno|siempre?:este,de,durante,por,hasta,x,en] \
         según_carta_[name^:por,con,gracias,efecto,mediante,segun] ~=poder ~=este ~=fin ~=de ~tener ~ganar ~acabar ~dar ~terminar \
         ~=mas ~=puntos ~=solo ~=esta",
    ),
    say(
        "subir ganar sumar aumentar recibir llevar tener =doy =da =das =damos =dan =dio =dimos =dar =dando &turno &combate",
        "poder [card@:a,de] +[big:de,en] [combate|turno|siempre?:este,de,durante,por,hasta,x,en] \
         según_carta_[name^:por,con,gracias,efecto,mediante,segun] ~=poder ~=este ~=fin ~=de ~tener ~ganar ~acabar ~dar ~terminar \
         ~=mas ~=puntos ~=solo ~=esta ~=que",
    ),
    say(
        "subir sumar aumentar otorgar =doy =da =das =damos =dan =dio =dimos =dar =dando &turno &combate",
        "poder [card^:a,de] +[big:de,en] [combate|turno|siempre?:este,de,durante,por,hasta,x,en] \
         según_carta_[name@^:por,con,efecto] ~=poder ~=este ~=fin ~=de ~[seat?^:de] ~acabar ~terminar ~=mas ~=puntos ~=solo ~=esta ~=que",
    ),
    say(
        "bajar perder restar quitar reducir disminuir",
        "poder [card:a,de] -[big:de,en] [combate|turno|siempre?:este,de,durante,por,hasta,x,en] ~=poder ~=menos \
         ~=este ~=puntos ~acabar ~=fin ~=de ~=que ~terminar",
    ),
    say(
        "mover mandar llevar pasar devolver regresar volver enviar subir recoger rebotar",
        "mover [card/new:a] [mano|mazo|vida|energía|descartes|combate:a,al,en] según_carta_[name?^@:con,por] ~=zona ~llevar",
    ),
    say("=bounce =bouncea =bounceo rebotar", "mover [card:a] mano ~=mano ~=su ~=de"),
    say("poner subir meter", "mover [card/new:a] [mano|mazo|vida|energía|descartes^:a,al,en] ~=zona"),
    say(
        "ir &mano &mazo &deck &baraja &vida &descartes &drop &cementerio &basura =>",
        "mover [card@] [mano|mazo|vida|descartes^:a,al,en,>]",
    ),
    say(
        "=arriba =encima =tope",
        "mover 1 mazo [mano|vida|descartes:a,al] !=mazo ~ir ~mandar ~poner ~pasar ~=carta",
    ),
    say(
        "=arriba =encima =tope",
        "mover [n] mazo [mano|vida|descartes:a,al] !=mazo ~ir ~mandar ~poner ~pasar ~=carta",
    ),
    say(
        "tomar coger agarrar llevar pasar mover subir mandar =a",
        "mover [n] [vida^:de,del] [mano^:a,al,en,para,>] ~=carta ~llevar ~pasar ~ir",
    ),
    say("&vida =>", "mover [n] [vida] [mano^:a,al,en,>] ~=carta"),
    say(
        "tirar mandar botar moler ir caer",
        "mover 1 mazo descartes !=mazo !=arriba|=encima|=tope ~=de ~=del ~=descarte ~=carta ~a",
    ),
    say("moler =mill", "mover [n] mazo descartes ~=mazo ~=del ~=descarte ~a ~=al"),
    say("&mazo", "mover [n] [mazo^:de,del] [mano|vida|descartes^:a,al,>]"),
    say(
        "mover mandar poner llevar pasar",
        "mover [n] [mano|mazo|vida|energía|descartes:de,del,desde] [mano|mazo|vida|energía|descartes:a,al,en] ~=carta",
    ),
    say(
        "descartar tirar =descarte =desc =dcto =desct desechar aventar botar echar soltar deshacer",
        "descartar [n:a,de] desde_[mano|mazo|vida?:desde,de,del] ?Fase|Combate ~=descarte ~=descartes ~a ~tener ~=que ~=carta",
    ),
    say(
        "descartar tirar desechar",
        "descartar 1 -=los -=dado -=dados -=moneda -=volado ~=carta ~=de ~=mano ~=efecto ~=por",
    ),
    say("hacer_descartar hacer_tirar", "[seat:a] descartar [n:de] ~=le ~=carta ~=de ~=mano"),
    say("perder", "descartar [n:a,de] desde_[mano^:desde,de,del] ~=carta"),
    say(
        "descartar =desc =desct tirar desechar aventar botar echar soltar deshacer",
        "descartar [name/new:a,de] desde_[mano|mazo|vida?:desde,de,del] ~=descarte",
    ),
    say("curar recuperar dar sanar", "[seat:a] curar -=mazo -=mano [n:de] ~[name^@] ~=vida ~=le"),
    say("curar recuperar ganar sanar sumar", "curar [n:de] ~=vida ~=mazo ~=de ~=punto ~=mi ~a"),
    say(
        "revelar =rev mostrar enseñar voltear descubrir destapar ser =es",
        "revelar [card:a,de] color=[rojo|azul|verde|amarillo|negro:es,de,color] -=x -=por ~ser ~=carta",
    ),
    // «Bulma con la roja» is paid with it.
    say(
        "&rojo &azul &verde &amarillo &negro",
        "revelar [card:a,de] color=[rojo|azul|verde|amarillo|negro:es,de,color] -=x -=por -=con -=giro -=gira -=pago -=paga -=girando \
         -=pagando ~ser ~=carta",
    ),
    say(
        "revelar =rev mostrar enseñar voltear descubrir destapar ser resultar tratar llamar =era ==",
        "revelar [place@:a,de] [name/new^:a,es,era,un,una,de,=,llama] color=[rojo|azul|verde|amarillo|negro?:es,de,color] \
         ~ser ~=carta ~=y ~=que ~ver ~=energia ~resultar",
    ),
    say(
        "revelar =rev mostrar enseñar voltear descubrir destapar",
        "revelar [place@:a,de] [name/new] ~ser ~=carta",
    ),
    say(
        "revelar =rev mostrar enseñar voltear descubrir destapar ser =es",
        "revelar [place@:a,de] [name/new] color=[rojo|azul|verde|amarillo|negro:es,de,color] ~ser ~=carta",
    ),
    say(
        "revelar =rev mostrar enseñar descubrir",
        "revelar [seat^@:de] .mano [name/new:a,de] !=mano ~=de ~=en ~tener ~=y ~=lo",
    ),
    say(
        "mirar checar chequear revisar espiar ojear fijar echar_=ojo echar_=vistazo dar_=vistazo =ver =ve =veo =vemos \
         =vio",
        "@ mirar [seat^:de,a] .[mano|vida|mazo:a] ~=carta ~=de",
    ),
    say("mirar =veo checar", "@ mirar [seat] .[mano|vida|mazo:a] ~=carta ~=de"),
    say(
        "mirar checar chequear revisar espiar ojear fijar buscar echar_=ojo echar_=vistazo dar_=vistazo =ver =ve =veo \
         =vemos =vio",
        "mirar [mano|vida|mazo|card:a,en] ~=mi ~=carta ~=de ~estar",
    ),
    say("ganar =victoria =win", "victoria [seat^@:de,para] por [vida|mazo:por,de,x] ~=partida"),
    // Who wins stands behind the verb, or who has nothing left before it.
    say(
        "ganar",
        "victoria [seat-] por [vida|mazo] ~[seat-] !=sin|=no|=0|quedar|perder|acabar ~tener ~=ya ~=mas ~=carta ~=porque \
         ~=se ~=ultima ~=pues",
    ),
    say(
        "ganar",
        "victoria [seat-] por [vida|mazo] ~[seat?@:a] !=sin|=no|=0|quedar|perder|acabar ~tener ~=ya ~=mas ~=carta ~=ultima",
    ),
    say(
        "ganar",
        "victoria [seat^@:de,para] por [vida|mazo] !=no|=sin|=0|quedar|perder|acabar ~[seat?:a] ~=porque ~=como ~tener ~quedar ~=ya \
         ~=carta ~=partida ~=juego ~=sin ~=mas ~=en",
    ),
    say("ganar =victoria =win", "victoria [seat] por [vida|mazo^:por,de,x] ~=partida"),
    say("*", "atacar [card@] > [card!:>]"),
    say("recibir tomar comer", "bloquear [card@] ~[card?:de] !=ataque|=golpe !=lugar|=vez ~=en ~=de"),
    say("&main &battle", "activar [place@:a,de] [main|battle:en,de] ~=habilidad ~activar ~usar"),
    say("=menos", "daño [n:de] !=vida ~=a"),
    say("=menos", "descartar [n:de] !=carta|=mano"),
    say("=mas", "curar [n:de] !=vida"),
    say("=mas", "robar [n:de] !=carta"),
    say(
        "=mas",
        "poder [card:a,de] +[big:de] [combate|turno|siempre?:este,de,durante,por,hasta] ~=poder ~=este",
    ),
    say(
        "=menos",
        "poder [card:a,de] -[big:de] [combate|turno|siempre?:este,de,durante,por,hasta] ~=poder ~=este",
    ),
    say(
        "quedar",
        "poder [card:a,de] +[big:de,con] [combate|turno|siempre?:este,de,durante,por,hasta] !=mas ~=poder ~=este",
    ),
    say("*", "jugar -=carta -=cartas [name@] con_[n]"),
    say("*", "pagar con_[e1|e2|e3|e4|e5|e6|e7|e8|e9+:+]"),
    say("pagar", "pagar [name] con_[n]"),
    say("pagar", "jugar [name] con_[n]"),
    say("=daño =dmg", "paso daño"),
    say("=def =defensa", "paso defensa"),
    say("terminar acabar cerrar", "paso daño !=combo|=combeo"),
    say("coger agarrar", "daño [n:de] ?Fase !=vida -=y"),
    say("=entran", "daño [n:de] ~=daño ~=vida"),
    say("usar", concat!("contra [name/new:a,con] [play|otra?] ", paid!(), "?:", pay!(), " ~=counter")),
    say("=turno =toca =sigue", "pasar ~[seat:a,de]"),
    say("combear", "pasar ?Combate !=no|=sin ~=mas ~=ya ~querer ~=con ~=nada ~ir ~=a"),
    say(
        "hacer tener usar querer meter haber jugar",
        "pasar ?Combate !=no|=sin !=combo|=combeo|=counter ~=mas ~=ya ~=de ~=para",
    ),
    say("responder defender", "pasar ?Combate !=no|=sin ~=mas ~=nada ~=ya ~=con ~querer"),
    say("&nada", "pasar ~=nada !=no|=sin !=hago|=hace|=hacemos|=hacer ~=mas ~=ya"),
    say(
        "despertar voltear =awaken =flip =flipeo =flipea",
        "despertar -=carta -=luchador -=energia -=todo ~[card@:a] ~=ya ~hacer ~dar ~=vuelta ~estar",
    ),
    say("=partida", "victoria [seat^:de,para] por [vida|mazo^:por] ~ser"),
    say("llevar", "victoria [seat^@:de] por [vida|mazo^:por,de] !=partida|=victoria|=juego"),
    say(
        "retirar tirar_=toalla dar_=vencido",
        "rendirse -=combo -=carta -=ataque -=bloqueo [seat?:de,a] ~=partida ~=juego ~=por",
    ),
    say("entregar dejar", "rendirse [seat?:de,a] !=partida|=juego"),
    say(
        "rendir abandonar conceder =concede =rendicion",
        "rendirse [seat?:de,a] ~[seat?^:felicita,felicito,a,partida,juego,gg] ~=y ~felicitar ~=partida ~=juego ~=ya ~=que",
    ),
    say("rendir abandonar conceder", "rendirse [seat?:de,a] !seguir !=no ~=ya ~querer ~=que ~poder"),
    say("voltear girar dar_=vuelta", "despertar !despertar ~[card:a] ~=lider ~=reverso ~=por ~=porque"),
    say("voltear girar =lider", "despertar !despertar ~=lider ~=reverso ~=por"),
    say("voltear dar_=vuelta girar", "despertar !=lider ~a ~=reverso ~=por ~despertar"),
    say(
        "despertar =awaken",
        "despertar ~=lider ~=awaken ~[card?:a] ~hacer ~dar ~=vuelta ~=tengo ~=vida ~=asi ~=que ~=cuatro ~=le ~=ya",
    ),
];
