//! The ways to say the lines of Enadrya.

use crate::kernel::{Saying, say};

/// What leads to what a card costs.
macro_rules! cost {
    () => {
        "coste,costo,c,cuesta,cuestan,por,energia,energias,pagando,pago,paga,pagan,pagamos,pagar,gastando,gastamos,x,y]"
    };
}

/// Slots, where one is said without a verb.
const SPOTS: &str = "&p1 &p2 &p3 &p5 &p6 &p7 &s1 &s2 &s3 &s4 &s5 &s6 &s7";
/// Those of the battle.
const FRONT: &str = "&d1 &d2 &d3 &a5 &a6 &a7";

/// The ways, most usual words first.
pub const SAYINGS: [Saying; 190] = [
    say(
        "iniciar empezar comenzar arrancar abrir salir ir_=primero",
        "inicia [seat@:a] ~=primero ~=primera ~=partida ~tocar ~empezar ~=volado ~ganar ~ir ~=va ~=que ~=sorteo ~=moneda \
         ~=dado",
    ),
    say("=primer =1o =1ro =1ero", "inicia [seat:de,a,para] ~=turno"),
    say("=primero =1°", "inicia [seat^@:de,a,para] ~=turno ~ir"),
    say("=base colocar poner", "base [name/new] [pair:de,con] ~llamar ~tener ~=base ~poner ~colocar ~=de"),
    say("=base", "[seat^:de,para] base [name/new] [pair:de,con] ~ser ~=es ~usar ~llamar ~tener"),
    say(
        "poner jugar colocar usar traer llevar elegir salir empezar ir tener",
        "base [name/new:a,con] [pair:de,con] !=base ~=base ~=como ~=de ~=con ~=a",
    ),
    say("*", "[seat:para,de] base [name/new] [pair:de,con]"),
    say("usar poner jugar llevar elegir traer", "[seat] base [name/new:a,con] [pair:de,con]"),
    say("*", "base [name/new] [pair:de,con] !=base"),
    say(
        "=base jugar ir salir empezar preparar =prep tener usar poner",
        "preparar A [pair:de,con] B [1] !=ambos|=ambas|=dos|=2|=cada|=todos ~=base ~=uno ~=partida ~=mesa ~=jugador ~=una ~=con ~=de ~=en ~=a ~ir ~tener ~ser",
    ),
    say("*", "preparar A [pair] B [1] !=ambos|=ambas|=dos|=2|=cada|=todos ~=uno ~=una ~=base"),
    say("*", "preparar [seat:de,para] [pair:con,de] [seat:de,para] [pair:con,de]"),
    say(
        "preparar =prep jugar usar ir tener llevar traer",
        "preparar [seat] [pair:con,de] [seat] [pair:con,de] ~=base ~=con ~=de",
    ),
    say("=base preparar =prep", "preparar A [pair:de,con] B [pair:de,con,y] ~=base ~=de ~ser ~=son ~=con"),
    say("=base", "preparar [seat:de,para,a] [pair:con,de] [seat:de,para,a] [pair:con,de] ~ser ~=son"),
    say("barajar barajear revolver mezclar =shuffle", "barajar [ambos?] [n?:de] ~=mazo ~=baraja ~=nuestro"),
    say("&barajamos &barajeamos &revolvemos &mezclamos", "barajar [ambos] ~=mazo ~=nuestro"),
    say("cortar partir", "cortar [ambos?] ~=mazo ~=rival ~=contrario ~=al ~=del ~=otro ~=baraja"),
    say("cortar partir", "cortar !=mazo|=baraja ~=a ~=b ~=be"),
    say("=corte", "cortar [ambos?] ~=mazo ~=rival"),
    say("&cortamos &partimos", "cortar [ambos] ~=mazo ~=nuestro"),
    say("robar tomar sacar coger agarrar jalar levantar recoger pescar alzar", "robar [n] ~=mazo ~=de ~=mas"),
    say("recargar reponer", "robar [n] !=carta ~=mazo ~=de ~=mas"),
    say(
        "robar tomar sacar coger agarrar jalar levantar",
        "robar [n:de,con] ?Preparación !=mano ~=carta ~=inicial ~=para ~=de ~=con ~=a",
    ),
    say("=mas", "robar [n:de] ?Preparación"),
    say("=mano", "robar hasta [n:a,en] ?Retirar|Recargar"),
    say("=rec", "fase recargar ~=fase ~=f"),
    say("=mano", "robar [n:de,con] ?Preparación ~=carta ~=inicial ~=de"),
    say("recargar", "energía +[n:de] ?Recargar"),
    say("robar", "robar"),
    say("llenar rellenar completar", "robar hasta 6 !=mano ~=de ~=del ~=mazo ~=carta ~=hasta ~=tope"),
    say("&carta", "robar [n@] ~=de ~=mas ~=mano ~=a"),
    say("=hasta", "robar hasta [n] ~=mano ~=en ~=la ~tener"),
    say("=mazo", "robar [n^@] ~=carta ~=de ~=del"),
    say(
        "robar completar tomar sacar coger agarrar jalar levantar pescar rellenar llenar =mano",
        "robar hasta [n^:hasta,a,tener,completar,quedar,con,llegar,en] ~=mano ~=mazo ~=en ~a",
    ),
    say(
        "recargar =recarga =recharge",
        "fase recargar ?Preparación|Retirar|Desplegar|Batalla ~[n:de] ~=fase ~=energia ~=carta ~seguir ~empezar ~=turno",
    ),
    say("recargar", "energía +[n:de] ?Recargar !=energia ~=mi"),
    say(
        "recargar =recarga =recharge",
        "fase recargar ~=fase ~ir ~pasar ~entrar ~=energia ~empezar ~venir ~tocar ~=toca ~retirar ~meter ~seguir ~=f ~=turno",
    ),
    say(
        "desplegar =despliegue =desp =despl",
        "fase desplegar ~=fase ~ir ~pasar ~entrar ~empezar ~=unidad ~venir ~tocar ~=toca ~robar ~recargar ~meter ~seguir \
         ~=f",
    ),
    say(
        "=batalla =bat pelear combatir",
        "fase batalla ~=fase ~=combate ~ir ~pasar ~entrar ~empezar ~terminar ~desplegar ~=a ~abrir ~venir ~=toca \
         ~arrancar ~=f",
    ),
    say("=fase =f", "fase batalla !=ataque ~ir ~pasar ~entrar ~empezar ~arrancar ~comenzar ~abrir"),
    say(
        "=defensa =def defender",
        "fase defensa ~=fase ~=toca ~seguir ~venir ~=paso ~ir ~pasar ~entrar ~empezar ~terminar ~acabar ~atacar ~=ataque \
         ?Preparación|Retirar|Recargar|Desplegar|Batalla,_Ataque|Batalla,_Refuerzo|Batalla,_Daño ~=y ~=f ~a",
    ),
    say(
        "=defensa =def defender",
        "fase defensa ?Batalla,_Defensa ~=fase ~=toca ~seguir ~venir ~=paso ~ir ~pasar ~entrar ~empezar ~=y ~=f ~a",
    ),
    say(
        "terminar acabar cerrar",
        "fase refuerzo ?Batalla,_Defensa !=defensa|=def|defender|bloquear|=bloqueo ~=paso ~=de ~=mi ~=fase",
    ),
    say(
        "=refuerzo =ref reforzar",
        "fase refuerzo ~=fase ~seguir ~venir ~=ahora ~=paso ~ir ~pasar ~entrar ~empezar ~terminar ~acabar ~bloquear \
         ~=defensa ~defender ~=toca ~=f",
    ),
    say(
        "=daño =dmg",
        "fase daño ~=fase ~seguir ~venir ~=paso ~ir ~pasar ~entrar ~empezar ~resolver ~=refuerzo ~contar ~=toca ~=f",
    ),
    say("resolver contar", "fase daño ?Batalla ~=daño ~=batalla ~=combate ~=ya"),
    say("=retirada", "fase retirar ~=fase ~=paso ~ir ~pasar ~entrar ~empezar"),
    say(
        "=fin terminar acabar cerrar finalizar =hasta_=aqui",
        "fin ~[seat?^:a,toca,tocas,va,vas,sigue,sigues,para] ~=turno ~=fase",
    ),
    say("dejar ceder entregar soltar", "fin !=turno ~[seat?^:a] ~=aqui"),
    say("terminar acabar cerrar", "fase defensa !=ataque ~=paso ~=mi"),
    say("pasar seguir =sigue =siguiente", "pasar ~=paso ~=siguiente ~pasar ~seguir ~=al"),
    say(
        "retirar =ret regresar volver recoger replegar devolver echar_=atras =atras",
        "retirar [card:a,de] [place?:a,hasta] ~=batalla ~=zona ~=mi ~dejar ~=para ~echar ~volver ~regresar",
    ),
    say("=>", "retirar [card^@:de] [place:a,al,>]"),
    say(SPOTS, "retirar [card^@:de] [place:a,al,>]"),
    say("=casa", "retirar [card@:a] ~ir ~volver ~mandar ~a"),
    say(
        "sacar quitar llevar bajar =fuera traer salir",
        "retirar [card@:a] !=batalla|=combate|=frente|=regreso|=vuelta|=nuevo|=atras ~=de ~=la ~=zona ~=fuera",
    ),
    say("=fuera", "retirar [card^@:a] ?Retirar ~salir ~ir"),
    say("sacar quitar bajar traer =fuera =atras", "retirar [d1|d2|d3|a5|a6|a7@:de,a] ~=la ~=de ~=para ~=p"),
    say(
        "mandar llevar traer meter pasar",
        "retirar [card@:a,de] [place?:a,hasta] !=vuelta|=regreso|=atras ~=de ~=la",
    ),
    say(
        "sacar quitar llevar bajar =fuera traer",
        "retirar !=batalla|=combate|=frente !=todo ~=de ~=la ~=zona ~=fuera",
    ),
    say(
        "retirar =ret regresar volver recoger replegar",
        "retirar ~=todo ~=toda ~=batalla ~=zona ~=dos ~=lo ~=que ~dejar ~=defensa ~=en ~=de ~=mi ~tener",
    ),
    say("=atras =fuera =regreso", "retirar ?Retirar !=todo ~=de ~=la ~=batalla ~ir ~a ~=fuera"),
    say("=casa", "retirar !=todo ~a ~ir ~volver ~mandar"),
    say(
        "=masivo",
        "masivo ~=ataque ~meter ~aventar ~lanzar ~hacer ~=para ~activar ~usar ~pagar ~diez ~=10 ~=energia ~=por ~=de \
         ~=turno ~ir ~=con ~x ~=ataq ~=este ~gastar ~=en ~declarar ~tirar",
    ),
    say(
        "jugar bajar poner invocar desplegar responder meter sacar colocar soltar convocar dejar echar construir plantar \
         gastar clavar instalar montar levantar equipar traer aparecer entrar",
        concat!(
            "jugar [name/new@:a,con] en_[place?:en,a,al,sobre,>] coste_[n?^:",
            cost!(),
            " vel_[n?^:vel,velocidad,v] [pair?:con,de,y,un] raza_[Akhris|Bythros|Humanos|Neutral?^:raza] \
             tipo=[unidad|poder|tecnología?:tipo,es,el,la] desde_[mazo|inc?^:desde] ~ser ~costar ~tener ~=juego ~=otra \
             ~=otro ~poner ~=para ~defender ~bloquear ~tapar ~frenar ~gastar ~=nuevo ~=mas"
        ),
    ),
    say(
        "=en =a =pago =pagando",
        concat!(
            "jugar [name/new@:a,con] en_[place?:en,a,al,sobre,>] coste_[n?^:",
            cost!(),
            " vel_[n?^:vel,velocidad,v] [pair?:con,de,y,un] raza_[Akhris|Bythros|Humanos|Neutral?^:raza] \
             tipo=[unidad|poder|tecnología?:tipo,es,el,la] desde_[mazo|inc?^:desde] ~ser ~costar ~tener ~=juego ~=otra \
             ~=otro ~poner ~=para ~gastar ~=nuevo ~=mas"
        ),
    ),
    say(
        SPOTS,
        concat!(
            "jugar [name/new^@:a,con] en_[place:en,a,al,sobre,>] coste_[n^:",
            cost!(),
            " vel_[n?^:vel,velocidad,v] [pair?:con,de,y]"
        ),
    ),
    say(
        SPOTS,
        concat!("jugar [name^@:a,con] en_[place:en,a,al,sobre,>] coste_[n?:", cost!(), " ~=otro ~=mas ~ir"),
    ),
    say("=>", concat!("jugar [name^@] en_[place:>] coste_[n?:", cost!())),
    say(
        "&x1 &x2 &x3 &x4 &x5",
        concat!("jugar [name^@:a] en_[place?:en,a,al,>] tipo=[unidad|poder|tecnología?@] coste_[n:", cost!()),
    ),
    say("=,", "jugar [name^@] coste_[n]"),
    say("*", "jugar [name@] coste_[n:x,por,de]"),
    say(
        "gastar pagar",
        concat!(
            "jugar [name@:a,con] en_[place?:en,a,al] coste_[n:",
            cost!(),
            " ~jugar ~usar ~bajar ~poner ~lanzar ~tirar"
        ),
    ),
    say(
        "gastar pagar",
        concat!(
            "jugar [name:en,por] en_[place^:en,a,al] coste_[n:",
            cost!(),
            " !poner|bajar|jugar ~=en ~=por ~=para"
        ),
    ),
    say("gastar pagar", concat!("jugar [name^:en,por] en_[place?:en,a,al] coste_[n:", cost!(), " ~poner")),
    say("=coste =costo =pago =por", concat!("jugar [name^@:a] en_[place?:en,a,al,>] coste_[n:", cost!())),
    say(
        "jugar usar bajar lanzar tirar aventar sacar construir",
        concat!("jugar [name/new@:a,con,poder] tipo=[poder] coste_[n?^:", cost!(), " ~=defensa ~=en"),
    ),
    say(
        "jugar bajar sacar construir instalar montar poner colocar activar cambiar",
        concat!(
            "jugar [name/new@:a,con,poder] tipo=[tecnología] coste_[n?^:",
            cost!(),
            " ~=defensa ~=en ~pagar ~=como ~=de ~=juego ~=por ~=mi"
        ),
    ),
    say(
        "responder contestar lanzar usar tirar aventar sacar meter echar gastar refuerzo =de",
        concat!(
            "jugar [name/new@:a,con] coste_[n?^:",
            cost!(),
            " ~=como ~=de ~=poder ~=la ~=defensa ~=en ~usar ~gastar ~=para ~defender ~=refuerzo ~reforzar"
        ),
    ),
    say(
        "mover =mv subir avanzar adelantar correr recorrer desplazar trasladar pasar llevar bajar mandar enviar ir caminar \
         brincar saltar",
        "mover [card@:de,desde,a,con] [place:a,al,en,hacia,hasta,>] ~=para ~atacar ~bloquear ~defender",
    ),
    say(
        "mover =mv subir avanzar adelantar correr recorrer desplazar trasladar llevar",
        "mover [name~] [place:a,al,en,hacia]  ~=de",
    ),
    say(FRONT, concat!("jugar [name^@:a,con] en_[place:en,a,al,sobre,>] coste_[n?:", cost!(), " ~=otro ~ir")),
    say(
        "mandar llevar saltar brincar pasar cruzar subir ir entrar caer",
        "atacar [card@:a,con] [place^:por,puente,sobre,encima,via,usando,cruzando,pasando,saltando,brincando,brinca,salta,cruza] \
         [a5|a6|a7:a,en,hacia,hasta] ~=puente ~=de ~=como ~ir ~caer ~llegar ~subir ~=a",
    ),
    say(
        "mandar llevar saltar brincar pasar cruzar subir ir entrar caer",
        "bloquear [card@:a,con] [place^:por,puente,sobre,encima,via,usando,cruzando,pasando,saltando,brincando,brinca,salta,cruza] \
         [d1|d2|d3:a,en,hacia,hasta] ~=puente ~=de ~=como ~ir ~caer ~llegar ~subir ~=a",
    ),
    say("=>", "mover [card^@:de] [place:>,a,al,en]"),
    say(SPOTS, "mover [card^@] [place:>,a,al,en] ~ir"),
    say(
        "atacar =ataque =ataq pegar golpear lanzar embestir arremeter subir_atacar mandar_atacar ir_atacar cruzar_atacar",
        "atacar [card@:con,de,desde,a] [place?^:por,puente,sobre,encima,via,usando,cruzando,pasando,saltando,brincando,brinca,salta,cruza,x,>] \
         [place:a,al,en,hacia,contra,hasta,>] ~atacar ~pegar ~=puente ~=como ~hacer ~llegar ~caer ~subir ~cruzar ~pasar \
         ~usar ~saltar ~brincar ~=ataque ~=de ~ir ~llevar \
         ~mandar ~=para",
    ),
    say(
        "atacar =ataque =ataq pegar golpear lanzar embestir arremeter mandar_atacar ir_atacar",
        "atacar [card@:con,de,desde] [place?^:por,puente,sobre,encima,via,usando,cruzando,pasando,x] \
         [a5|a6|a7|d1|d2|d3:a,en,hacia,contra] ~atacar ~pegar ~=puente ~usar ~=ataque",
    ),
    say(
        "usar poner tomar pasar",
        "atacar [card^:que] [place^:puente,a,con,por] [a5|a6|a7:a,en,hacia] ~atacar ~pegar ~ir ~=para ~=de ~=como ~pasar \
         ~llegar",
    ),
    say(FRONT, "atacar [card^@] [place:a,al,en,>] ~atacar ~ir"),
    say("&velocidad &vel", "revelar [card/pile^@] vel_[n^:vel,velocidad,v] [pair?:con,de,y]"),
    say(FRONT, "atacar [card^@:de,desde] [place?:por,puente,sobre,x,>] [place:a,al,en,>] ~atacar ~ir"),
    say(
        "bloquear =bl =bloqueo tapar cubrir defender parar detener frenar interponer mandar_bloquear",
        "bloquear [card@:con,de,a] [place?^:por,puente,sobre,encima,via,usando,cruzando,pasando,saltando,brincando,brinca,salta,cruza,x,>] \
         [place:en,a,hacia,hasta,>] ~bloquear ~=como ~hacer ~llegar ~caer ~saltar ~brincar ~pasar ~cruzar ~=puente ~=de ~mandar ~poner ~subir ~llevar ~usar ~=ataque ~=para",
    ),
    say(
        "poner mandar subir ir llevar mover correr entrar meter bajar sacar colocar",
        "bloquear [card@:a,con] [d1|d2|d3:en,a] ~bloquear ~defender ~=para ~=de ~=bloqueador ~=bloqueadora",
    ),
    // A card that lies there already is moved by these: it is no second one of its name.
    say(
        "poner ir mover entrar meter bajar sacar colocar subir llevar mandar llegar avanzar adelantar brincar saltar",
        "atacar [card@:a,con] [a5|a6|a7:en,a] ~atacar ~pegar ~golpear ~=para ~=de ~=atacante",
    ),
    say("entrar poner meter colocar llegar sacar", "mover [card@:a,con] [place:a,al,en,hacia,hasta,>]"),
    // What it stops stands in front of it: it need not be said.
    say("bloquear tapar parar frenar detener cubrir", "bloquear [card^:con] [place:en] ~[card^:a,al]"),
    say(FRONT, "bloquear [card^@] [place:a,al,en,>] ~bloquear ~ir"),
    say(FRONT, "bloquear [card^@] [place?:por,puente,sobre,x,>] [place:a,al,en,>] ~bloquear"),
    say(
        "activar usar prender encender disparar =hab =habilidad &celeste &azul &verde &amarilla &naranja",
        concat!(
            "activar [card/pile:de,a,con,en] [name/new?] [celeste|verde|amarilla|naranja?] coste_[n?:",
            cost!(),
            " ~=habilidad ~activar ~usar"
        ),
    ),
    say(
        "=daño =dmg recibir perder comer sufrir caer",
        "daño [card/pile:a,en,de,para] [n:de,con] ~=daño ~=dmg ~=vida ~=punto ~este ~recibir ~llevar ~entrar ~hacer ~caer",
    ),
    say("pegar golpear", "daño [card/pile-:a,en,de,para] [n:de,con] ~=daño ~=vida ~=punto"),
    say("pegar golpear", "daño [card/pile-^:a,para] [n:de,con] ~[card?@:con] !=le ~=daño ~=vida ~=punto"),
    // Who does it stands before the verb, and is not written.
    say(
        "dañar hacer meter causar =doy =da =dan =dio =damos =dar",
        "daño [card/pile-:a,en,de,para] [n:de,con] ~[card?@:con] ~=daño ~=dmg ~=vida ~=punto ~este ~hacer",
    ),
    say(
        "curar recuperar sanar ganar",
        "curar [card/pile:a,de] [n:de,en,vida] ~=daño ~=vida ~curar ~=punto ~=contador",
    ),
    say(
        "subir devolver sumar aumentar",
        "curar [card/pile:a,de] [n:de,en,vida] !vida|=daño|=punto|=contador ~=daño ~=vida ~curar ~=punto ~=contador",
    ),
    say("perder bajar quitar restar sufrir", "daño [pile@:a,de] [n:de] ~=defensa ~=vida ~=punto"),
    say("ganar recuperar subir sumar", "curar [pile@:a,de] [n:de] ~=defensa ~=vida ~=punto"),
    say("subir devolver sumar aumentar", "curar base [n:de,en] !=base ~=a ~=mi ~=contador ~=de"),
    say(
        "=contador quedar marcar dejar estar =base tener",
        "contador [place:de,la] [n:a,en,con,queda,marca,=] ~=contador ~quedar ~estar ~=en ~=base",
    ),
    say("bajar quedar", "contador [place:de,la] [n^:a,en] ~=vida ~=contador"),
    say("=a =>", "daño [place-:a,>] [n^@:de]"),
    say("=a =al", "daño [card/pile-:a,al] [n@] ~=dano"),
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
    say("*", "revelar [card/pile@:] coste_[n^:coste,costo,cuesta,c] vel_[n^:vel,velocidad,v] [pair]"),
    say("*", "revelar [place:] [name?] coste_[n^:coste,costo,c] vel_[n^:vel,velocidad,v] [pair]"),
    say("*", "jugar [name]"),
    say("*", "jugar [name] en_[place@]"),
    say("*", "jugar [name] en_[place@:en,a,para] !=mas|=otro ~ir"),
    say("*", concat!("jugar [name] tipo=[unidad|poder|tecnología] coste_[n^:", cost!())),
    say("*", "jugar [name] tipo=[unidad|poder|tecnología]"),
    say(
        "bloquear defender responder",
        "pasar ?Batalla,_Defensa !=no|=sin ~=mas ~=nada ~=ya ~=con ~querer ~=nadie ~ir ~=a",
    ),
    say(
        "poner meter mandar sacar",
        "pasar ?Batalla,_Defensa !=no|=sin !=bloqueador|=bloqueadora|=bloqueo|=defensor|=defensora ~=ningun ~=ninguno \
         ~=ninguna ~=ya ~=mas ~a ~=ni",
    ),
    say(
        "reforzar responder",
        "pasar ?Batalla,_Refuerzo !=no|=sin ~=mas ~=nada ~=ya ~=con ~querer ~=nadie ~ir ~=a",
    ),
    say(
        "atacar",
        "pasar ?Desplegar|Batalla,_Ataque !=no|=sin ~=mas ~=nada ~=ya ~=con ~querer ~=nadie ~ir ~=a",
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
    say("&base", "contador base [n^:base]"),
    say("*", "contador [place@] [n^:=,>]"),
    say("&energia", "contador energía [n@] ~=de"),
    say("&energia", "energía +[n@] ~=de"),
    say("&base", "contador [place:de] [n^:en,a,=,>]"),
    say("&base", "contador [pile:de] [n:en,a,=,>] ~bajar ~subir ~quedar"),
    say(
        "=contador quedar marcar dejar estar &energia tener",
        "contador energía [n-:a,en,con,de,queda,=] !=energia|=en|=ene ~=contador ~=reserva ~ser ~=es ~=total ~quedar ~estar",
    ),
    say(
        "ganar sumar recibir subir recuperar obtener cargar tocar =dan =doy =da =dar =dieron",
        "energía +[n:de,a] !=energia|=en|=ene",
    ),
    say(
        "perder pagar gastar costar restar bajar quitar usar =va =van =fue =fueron",
        "energía -[n:de,a] !=energia|=en|=ene",
    ),
    say("gastar", "energía -[n:de]"),
    say("=energia", "energía [signed]"),
    say(
        "modificar =doy =da =das =damos =dan =dio =dimos =dar =dando ganar subir tener quedar meter bajar perder &ataque \
         &defensa &atk &atq &at &def &fuerza",
        "modificar [card:a,de] [ataque|defensa:en,de] [signed:en,de] [este_turno|permanente?:por,de,hasta,durante] ~dar \
         ~ganar ~tener ~quedar ~acabar ~terminar ~=final ~=forma",
    ),
    say(
        "ganar subir sumar aumentar recibir llevar meter poner echar agregar añadir crecer quedar tener =doy =da =das =damos =dan =dio =dimos =dar =dando",
        "modificar [card:a,de] [ataque|defensa:en,de] +[n:en,de] [este_turno|permanente?:por,de,hasta,durante] ~=mas \
         ~=punto ~=final ~=forma",
    ),
    say("pegar golpear", "modificar [card@] ataque [signed] [este_turno:por,hasta,durante]"),
    say("pegar", "modificar [card@:a] ataque +[n] [este_turno?:por,hasta] !=fuerte ~=mas"),
    say(
        "perder bajar quitar restar reducir",
        "modificar [card:a,de] [ataque|defensa:en,de] -[n:en,de] [este_turno|permanente?:por,de,hasta,durante] ~=menos \
         ~=punto ~=final ~=forma",
    ),
    say(
        "incinerar morir matar quemar destruir eliminar sacrificar tumbar reventar caer =kill =inc =incin =incinerador \
         ir_=incinerador mandar_=incinerador \
         ir_=basura mandar_=basura",
        "incinerar [card:a,de] ~=incinerador ~ir ~mandar ~=al ~quedar ~estar",
    ),
    say(
        "descartar soltar =desc tirar =descarte desechar aventar botar echar deshacer",
        "descartar [n/name:de,a] ~=mano ~=incinerador ~=inc ~=basura ~=de ~=al ~tener ~=que ~=en",
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
    say("=se_=lleva =se_=llevan =se_=llevo", "daño [card/pile@:a,en,de] [n:de] ~=punto"),
    say("entrar", "daño [card/pile:a,en,de] [n^@:de] ~=punto"),
    say("entrar caer", "daño [card/pile:a,en,de] [n:de] ~=punto ~=daño"),
    say("quitar restar bajar", "daño [card/pile:a,en,de] [n:de,con] ~=vida ~=punto ~este"),
    say("quitar", "curar [card/pile:a] [n:de] !=daño ~=punto"),
    say(
        "poner llevar sacar buscar traer volver revivir regresar",
        "poner [name/new@:a] en_[place/mano:en,a,al,>] desde_[mazo|inc|mano^:desde,del,de,en] ~poner ~dejar ~llevar \
         ~=y ~=lo",
    ),
    say("&mazo &inc", "poner [name/new@:a] en_[place/mano:en,a,al,>] desde_[mazo|inc:desde,del,de]"),
    say("revivir resucitar", "poner [name/new:a] en_[place:en,a,al] desde inc ~=incinerador ~=del"),
    say("volver mandar meter", "poner [card:a] en_[mano|mazo:en,a,al]"),
    say(
        "revelar voltear enseñar descubrir tener mostrar decir resultar costar",
        "revelar [card/pile:de,a] [name/new?] coste_[n^:coste,costo,cuesta,c] vel_[n?^:vel,velocidad,v] ~tener ~decir ~=que ~=es",
    ),
    say(
        "revelar voltear enseñar descubrir tener mostrar decir resultar ser",
        "revelar [card/pile:de,a] vel_[n^:vel,velocidad,v] ~tener ~decir ~=que ~=es ~=de",
    ),
    say(
        "revelar voltear enseñar descubrir ser tener mostrar decir resultar costar",
        "revelar [card/pile:de,a] [name/new?] coste_[n?^:coste,costo,cuesta,c] vel_[n?^:vel,velocidad,v] [pair:con,de,y,un,es] \
         ~ser ~tener ~decir ~=que ~=es ~=de",
    ),
    say("=es", "revelar [card/pile^@:de] vel_[n^:vel,velocidad,v] [pair?:y,con,un]"),
    say("subir &mano", "poner [card:a] en_[mano:a,en,>]"),
    say("=se_=retira =me_=retiro =se_=retiro", "rendirse"),
    say("rendir abandonar conceder tirar_=toalla dar_=vencido", "rendirse ~=partida ~=juego ~=por"),
    say("rendir abandonar conceder", "rendirse !seguir !=no ~=ya ~querer ~=mas ~poder ~=que ~=y"),
    say(
        "=empate =tabla =empatamos =empatemos =empatar ofrecer_=empate",
        "empate [ambos?] ~[seat?^:a] ~=rival ~=mi ~=a ~ofrecer ~proponer ~quedar ~=empate ~pedir ~aceptar ~dejar ~=lo ~=en ~=que ~acordar",
    ),
    say("&empatamos &empatemos", "empate [ambos]"),
    say(
        "=bucle =loop =ciclo =circulo",
        "bucle ~=infinito ~=salida ~estar ~=en ~armar ~=juego ~=partida ~=eterno ~entrar ~=hay ~=bucle ~haber ~tener ~ser ~=es ~=un ~=no ~puede ~seguir ~=repiten ~=sin ~=fin",
    ),
];
