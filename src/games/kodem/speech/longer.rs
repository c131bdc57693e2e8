//! The ways to say in Kódem what takes more words than a play: what an effect forbids, a total told by its parts, what is
//! given for a rava.

use crate::kernel::{Saying, say};

/// What effects forbid, as their text says it.
macro_rules! forbidden {
    () => {
        "[\"no_puede_atacar\"|\"no_puede_activar\"|\"no_puede_usar_su_activa\"|\"no_puede_usar_su_pasiva\"|\
         \"no_puede_ser_atacada\"|\"no_puede_ser_objetivo\"|\"no_puede_curarse\"|\"no_puede_descansar\"|\
         \"no_puede_equiparse\"|\"no_recibe_daño\"]"
    };
}

pub(super) const SAYINGS: [Saying; 39] = [
    // What an effect forbids is its text.
    say(
        "&no",
        concat!(
            "efecto [card^:por,x,de,con,segun,gracias,culpa,efecto,activa,pasiva,opcional] >[card@!] ",
            forbidden!(),
            " ~anotar ~apuntar ~=que ~=queda ~=anotado ~=efecto \
         ~=activa ~=pasiva ~=opcional ~=por ~=y"
        ),
    ),
    say(
        "&no",
        concat!(
            "efecto [card@:de] >[card^!:>,sobre,hace] ",
            forbidden!(),
            " ~hacer ~dejar ~=que ~=efecto ~=activa ~=pasiva ~=opcional"
        ),
    ),
    say(
        "evitar impedir prohibir",
        "efecto [card@] >[card^!:que,a] \"no_puede_atacar\" !atacar|=ataque ~=que ~poder",
    ),
    say(
        "dejar permitir",
        "efecto [card@:por,x] >[card^!:a,que,al] \"no_puede_atacar\" !=no !atacar|=ataque ~=que",
    ),
    // The total by its parts, «3+1»; what is called extra is part of what was told before it.
    say(
        "atacar =ataque => =atk =atq pegar golpear =contra tirar =doy =da =a",
        "atacar [card@:con,de] >[card*!:a,al,contra,sobre,>] ~[n:por,con,de,daño,hace,=] [3+4] \
         extra=[n^:mas,+] -=extra -=adicional -=ex ~=daño ~=ataque ~=punto ~=mas",
    ),
    say(
        "*",
        "-=efecto -=extra -=adicional -=ex atacar [card@] >[card*!:>,a,al,contra] ~[n:de,daño,por,x] [3+4] extra=[n^:mas,+] ~=daño",
    ),
    say(
        "atacar =ataque pegar golpear =contra tirar =doy =da =a",
        "-=que atacar [card@:con,de] >[card*!:a,al,contra,sobre,>] [n^:total,son,=] ~[n:por,con,de,daño,base] \
         extra=[n^:mas,+,extra,adicional,adicionales] ~=total ~=en ~=daño ~=ataque ~=punto ~=extra ~=adicional ~=son ~=mas",
    ),
    say(
        "atacar pegar golpear",
        "atacar [card@:con,de] >[card*!:a,al,contra,sobre,>] [n:por,con,de,daño] extra=[n:lleva,tiene,trae,extra,adicional] \
         !=porque|=contando|=incluyendo|=incluido|llevar|tener|traer !=extra|=adicional ~=porque ~=ya ~=daño ~=punto ~=de ~=total ~=en",
    ),
    // «2 + 2 extra»: the sum, where it is not called so.
    say(
        "atacar =ataque => =atk =atq pegar golpear =contra tirar",
        "atacar [card@:con,de] >[card*!:a,al,contra,sobre,>] ~[n:por,con,de,daño] [3+4] extra=[n^:mas,+] !=extra|=extras|=adicional|=adicionales \
         ~=daño ~=punto ~=de",
    ),
    say(
        "atacar pegar golpear =contra tirar",
        "atacar [card@:con,de] >[card*!:a,al,contra,sobre,>] [n:por,con,de] ~[n^:su,suyo,suyos,base,normal,normales,propio,propios] \
         extra=[n^:extra,extras,adicional,adicionales,mas,+] ~=daño ~=de ~=que ~ser ~=y ~=son ~=total ~=en",
    ),
    // What is given for it, whichever is said first.
    say(
        "sacar traer meter volver regresar revivir resucitar recuperar rescatar entrar",
        "regresar rava con=[card*^:con,por,a,pagando,pago,paga,entrego,entrega,entregando,doy,da,sacrifico,sacrifica,sacrificando,mando,manda] \
         en=[place^:en,a,al,donde,lugar,sitio,espacio] !=rava ~=extincion ~=ext ~=cementerio ~=pila ~=va ~ir ~entrar ~poner ~dejar ~quedar ~estar \
         ~=vuelta ~=juego ~=lugar ~=sitio ~=donde ~pagar ~entregar ~sacrificar ~=principal ~=y ~=la ~=de",
    ),
    say(
        "sacrificar entregar pagar =doy =da mandar extinguir",
        "regresar rava con=[card*:a,con,por,de] en=[place^:en,a,al,para,donde,lugar,sitio,espacio] !=rava !volver|regresar|sacar|traer|meter|revivir|entrar|resucitar|recuperar \
         ~=extincion ~=pila ~=cambio ~=a ~=tapada ~=tapado ~=boca ~=abajo ~=cementerio ~=ext ~=para ~=que ~=y ~=va ~ir ~entrar ~poner ~dejar ~quedar ~estar ~=vuelta ~=juego ~=lugar ~=sitio \
         ~=donde ~=principal ~=zona ~=de",
    ),
    // «quemo mi bio»: it is no mark that it gets.
    say("=quemo =quema =queman =quemar =quemando", "extinguir [card:a,de] !=bio"),
    // It loses the energy it had.
    say(
        "volver_=feral hacer_=feral convertir_=feral quedar_=feral",
        "feralizar [card:a] por=[card?@:por,con,de,x,usando] ~[Pírica|Lítica|Cháaktica|Átlica|Demótica|Húumica|Gélida^:es,ser,de,era] \
         ~=feral ~=ya ~=no ~=es ~ser ~=eso ~=con ~dejar ~=de ~perder",
    ),
    // «3 de arriba de iker a extinción»
    say(
        "=arriba",
        "mover {@}Mazo>{@}Ext [n@:de] ~[seat^:de] !=extincion|=ext|=cementerio ~=carta ~=mazo ~=extincion ~=ext ~=cementerio ~ir ~=va ~=van ~mandar ~pasar ~=primera",
    ),
    // «… de su mazo» goes to Extinción where nobody says where.
    say(
        "mandar enviar tirar echar moler descartar quemar perder",
        "-=fondo -=al mover {@}Mazo>{@}Ext [n@:de] !=su|=mi !=mazo ~=carta ~=arriba ~=primera ~=extincion ~=ext ~=cementerio ~=pila ~=del ~=de ~=la ~=a",
    ),
    say(
        "mandar enviar tirar echar moler descartar quemar mover llevar poner pasar",
        "-=al mover {@}Mazo>{@}Ext [n@:de] ~[seat?^:de] !=extincion|=ext|=cementerio !=carta ~=carta ~=mazo ~=arriba ~=primera ~=extincion ~=del",
    ),
    // Nobody need be named, and what says why may stand behind.
    say(
        "=arriba =tope =top =encima",
        "-=su -=tu mover {@}Mazo>{@}Ext [n@:de] ~[seat?^:de] !=extincion|=ext|=cementerio ~=carta ~=mazo ~=deck ~=baraja ~=extincion ~=ext ~=cementerio ~ir ~=va \
         ~=van ~mandar ~pasar ~quemar ~=primera ~perder ~=por ~=protector ~=prote ~=prot ~=se ~=del ~=de ~=la ~=al",
    ),
    say(
        "=arriba =tope =top =encima",
        "mover [pile@:de,del] > {@}Ext [n@:de] !=extincion|=ext|=cementerio ~=carta ~=mazo ~=extincion ~=ext ~=cementerio ~ir ~=va ~=van ~mandar ~pasar \
         ~quemar ~=primera ~=directa ~perder ~=por ~=protector ~=prote ~=prot ~tocar ~me",
    ),
    // «se me van 3» is said by either.
    say(
        "=va =van =fue =fueron caer perder",
        "mover {@}Mazo>{@}Ext [n@:de] ~[seat^:de,a] !=mazo|=extincion|=ext ~=carta ~=mazo ~=arriba ~=primera ~=extincion ~=del",
    ),
    // By what is gone already: whose deck it is may be another's, it is only offered.
    say(
        "mandar enviar tirar echar moler mover llevar poner pasar =va =van &mazo",
        "mover [pile:de,del] >[pile:a,al,en,>] [n@:por,x] ~[name] ~=arriba ~=primera ~perder ~=protector ~caer ~morir",
    ),
    // What goes by itself may be of either deck where nobody says whose.
    say(
        "=va =van =fue =fueron &mazo",
        "-=extincion -=ext -=cementerio mover [place:de,del,desde] >[place:a,al,en,>] [n?] por=[card?@^:por,x] ~=primero ~=primera ~=arriba \
         ~=encima ~perder ~=pila ~=carta ~ir ~mandar ~mover ~tirar ~echar ~meter ~pasar ~enviar ~moler ~sacar ~aventar ~poner \
         ~quemar ~llevar ~caer ~bajar ~regresar ~volver ~devolver ~descartar",
    ),
    say(
        "=va =van =fue =fueron &mazo",
        "-=su -=mi -=tu mover AMazo>AExt [n@] !=mazo !=extincion|=ext|=cementerio ~=de ~=del ~=a ~=arriba ~=primera ~=carta",
    ),
    say(
        "=va =van =fue =fueron &mazo",
        "-=su -=mi -=tu mover BMazo>BExt [n@] !=mazo !=extincion|=ext|=cementerio ~=de ~=del ~=a ~=arriba ~=primera ~=carta",
    ),
    say(
        "resolver",
        "fase resolucion !=respuesta|responder|=nadie ~=nadie ~ir ~pasar ~sin ~=mas ~responder ~=no ~=hay ~=respuesta ~=ya ~=a",
    ),
    say(
        "equipar",
        "fase equipo ?Post !ir|pasar|entrar|seguir|=toca ~=fase ~=post ~=ya ~=ahora ~=nada ~hacer ~=en ~=no ~terminar ~acabar ~=mas",
    ),
    say(
        "=menos",
        "dañar [card:a,de] [n@] por=marca !=veneno|=quemadura|=abismada ~=por ~=punto ~=vida ~=de ~=marca",
    ),
    // The bond instead of an attack.
    say(
        "vincular unir enlazar ligar conectar",
        "vincular [card@:de] >[card:a,con,>,y,+] !atacar|=ataque !=no|=vez|=lugar ~=protector ~=vinculo ~=y ~=en ~=de ~=asi ~=que",
    ),
    say(
        "perder quitar bajar restar descontar",
        "pagar [card@:con,de,a] vida=[n:de] para=ataque !=para|=por !atacar|=ataque ~poder ~=vida ~=punto ~=costo ~=coste",
    ),
    // What it is told first, then on whom it goes.
    say(
        "&rot &ixim",
        "-=quita -=quito -=quitan -=quitar -=quitarle -=retira -=retiro -=retiran -=retirar equipar [card:a,al,en,sobre,debajo] [abajo|arriba] [name/new@] tipo=[Ixim|Rot:es,un,el,tipo] ~ser ~=va ~ir ~=y ~quedar \
         ~poner ~=que ~entrar ~equipar ~colocar",
    ),
    // It rests no more.
    say(
        "quitar perder quedar limpiar quedar_=sin borrar",
        "descansar [card:a,de] total=0 por=[card?@^:por,x,usando] -=un -=una -=1 -=dos -=2 -=tres -=3 !=descanso ~sin ~=todo ~=marca ~=de",
    ),
    // Where is asked of the places that are empty.
    say(
        "=token =ficha",
        "token [place:en] [name/new?^:llama,llamado,llamada,nombre] por=[card@:por,con,x,de,efecto] ~ir ~=hueco ~=espacio ~=libre ~=vacio ~=efecto \
         ~=nuevo ~=activa ~=pasiva",
    ),
    say(
        "crear poner invocar generar aparecer salir nacer entrar meter colocar dejar sacar jugar hacer",
        "token [place:en] [name/new?^:llama,llamado,llamada,nombre] por=[card@:por,con,x,de,efecto] !=token|=ficha ~=token ~=ficha ~poner ~crear ~entrar ~meter \
         ~=hueco ~=espacio ~=libre ~=vacio ~=efecto ~=nuevo ~=un ~dejar ~=activa ~=pasiva ~aparecer ~salir",
    ),
    // Where it goes is said by what it was meant for.
    say(
        "recibir comer tomar tragar aguantar encajar",
        "desviar ataque {} [card^:lugar,vez] >[card@] !=ataque|=golpe ~=en ~=lugar ~=vez ~=de ~=por",
    ),
    say(
        "comer recibir tragar encajar aguantar llevar",
        "desviar ataque [card^:de] >[card@] !=ataque|=golpe !desviar|redirigir|=desvio ~=ataque ~=golpe ~=ahora ~=desviado ~=se",
    ),
    say(
        "desviar redirigir reconducir",
        "desviar ataque {} >[card^:a,hacia,contra,sobre,es,objetivo,va] ~=ataque ~=golpe ~=objetivo ~=ahora ~=nuevo ~ser ~=es ~ir ~=va ~pasar",
    ),
    say(
        "desviar redirigir reconducir",
        "desviar ataque {} [card^:no,era,iba,de] >[card^:a,hacia,contra,sobre,va] !=no ~=ya ~=no ~=va ~ir ~=a ~=ataque ~=golpe ~=objetivo ~=ahora ~=sino",
    ),
    // What is attacked need not be said.
    say(
        "negar anular cancelar bloquear parar frenar detener evitar",
        "negar ataque {} por=[card?@:por,con,x,usando] ~[card^:contra,hacia,a,sobre] !=ataque|=golpe ~venir ~ir ~=iba ~=que",
    ),
    // What is done in the phase before is over.
    say(
        "=nada",
        "fase [batalla|respuesta|resolucion|post|equipo|fin^:a,fase] !=mas ~=en ~ir ~=fase ~pasar ~=batalla ~=combate ~=previa ~=post ~=equipo ~=ya \
         ~entrar ~seguir ~hacer ~=por",
    ),
];
