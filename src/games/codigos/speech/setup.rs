//! How the table is told: who plays, what is printed on cards, what was dealt, how things lie.

use crate::kernel::{Saying, say};

pub const SAYINGS: [Saying; 44] = [
    say(
        "preparar jugar =somos_=dos =somos_=tres =somos_=cuatro =somos =jugadores =partida =mesa",
        "preparar [person+:para,de,entre,contra,vs] comodines_[n?^:comodines,comodin,comod,com,jokers,joker] \
         revelen_[n?^:revelen,revelens,rev] mazo_[n?^:mazo] [fondo_revelen?:revelen,ultima,ellas] ~=carta ~=mesa ~=partida ~=juego ~jugar ~usar \
         ~tener ~haber ~=hay ~=van ~=queda ~=jugadores ~arrancar ~empezar ~preparar ~armar ~dejar \
         ~poner ~ir ~llevar ~quedar ~=boca ~1 ~=ultima ~=ellas",
    ),
    say(
        "*",
        "?Preparación preparar [person+:contra,vs] comodines_[n^:comodines,comodin,comod,com,jokers,joker] \
         revelen_[n^:revelen,revelens,rev] mazo_[n?^:mazo] [fondo_revelen?:revelen,ultima,ellas] ~=carta",
    ),
    say(
        "=carta apuntar anotar registrar presentar llevar traer tener ser pedir valer &simbolo &codigo &medalla \
         &simb &cod &med &pide &vale &ocupa &necesita =foto",
        "carta [any@] símbolo_[granada|casco|tanque?:simbolo,simb,con,trae,lleva,tiene,es,de,dibujo] \
         código_[granada|casco|tanque%?^:codigo,cod,pide,necesita,ocupa] \
         medalla_[n?^:medalla,med,vale,m,da,puntos,pone] foto_[n?^:foto,numero,num,f] ~apuntar ~anotar ~registrar ~tener ~llevar ~traer \
         ~ir ~=numero ~=num ~=foto ~ser ~presentar ~pedir ~valer ~venir ~llamar ~=impreso ~=dibujo ~=medalla ~poner ~=puntos",
    ),
    // One thing that is printed on a card: «la foto de cacao es la doce».
    say("=simbolo =simb", "carta [any:de] símbolo_[granada|casco|tanque:es,=,un,una] !=de ~ser"),
    say("*", "?Preparación carta [any@] símbolo_[granada|casco|tanque:es,=,de,un,una] ~ser"),
    say(
        "=codigo =cod pedir",
        "-=con -=completo carta [any:de,armar] código_[granada|casco|tanque%:es,son,=,pide] ~armar ~para ~pedir ~ser",
    ),
    say("=medalla =med", "carta [any@:de] medalla_[n:de,es,=] ~ser ~tener ~dar ~valer"),
    say("&vale =valen", "carta [any@] medalla_[n] ~=puntos ~=medallas ~=punto"),
    say("&da", "?Preparación carta [any@] medalla_[n]"),
    say(
        "=foto =num =numero",
        "carta [any@:de] foto_[n:es,=,numero,num,foto,de] ~=foto ~=numero ~=num ~ser ~tener ~traer ~llevar ~=cual",
    ),
    say(
        "repartir =rep",
        "repartir [seat@:a,para,de] [any:con] [any:y] [any:y] [boca_abajo?] ~poner ~dejar ~=carta ~=mano ~tres ~tocar ~3 ~en ~recibir ~ser \
         ~son ~empezar ~inicial ~iniciar ~=inicio",
    ),
    say(
        "dar entregar tocar recibir agarrar quedar empezar arrancar comenzar iniciar tener salir llevar \
         =mano =para =de",
        "?Preparación repartir [seat@:a,para,de] [any:con] [any:y] [any:y] [boca_abajo?] ~poner ~dejar ~=carta ~=mano ~tres ~tocar ~3 ~en ~recibir ~ser \
         ~son ~empezar ~inicial ~iniciar ~=inicio",
    ),
    say(
        "abrir voltear destapar poner colocar extender desplegar quedar salir =encarte =centro =mesa =fila =boca_=arriba",
        "?Preparación -=mano -=mi -=mis abrir [name/new:con] [name/new:y,luego,despues] [name/new:y,luego,despues,final,ultima] [boca_abajo?] ~=encarte ~=fila \
         ~=primera ~=tercera ~=luego ~=despues ~=junto ~=pegada ~=pegado ~=mazo ~=final ~=ultima ~=carta ~tres ~3 \
         ~quedar ~poner ~colocar ~voltear ~abrir ~en ~para ~el ~=boca ~=mesa ~=centro ~=medio ~salir ~ser ~son ~=al ~tener ~haber ~=hay \
         ~estar ~ver ~=lado ~=arriba ~=de ~empezar ~=las ~[seat?^:de]",
    ),
    // Each with where it lies: «la primera es mortero, la segunda puente…», «puente en medio, mortero 1ro, cantimplora 3ra».
    say(
        "abrir voltear destapar poner colocar extender desplegar quedar salir =encarte =centro =mesa =fila &primera &1a &1ra &1ro &1",
        "?Preparación -=mano -=mi -=mis abrir [name/new@^:primera,primero,primer,1,1a,1ra,1ro,1era,1ero,uno] \
         [name/new@^:segunda,segundo,2,2a,2da,2do,dos,medio,enmedio] \
         [name/new@^:tercera,tercero,tercer,3,3a,3ra,3ro,3era,tres,ultima,ultimo,final] ~=encarte ~=fila ~=lugar ~=carta ~quedar ~poner \
         ~colocar ~voltear ~abrir ~en ~a ~de ~=boca ~=mesa ~=centro ~salir ~ser ~son ~ir ~=arriba ~=descubierto ~=al ~=la ~=y ~tener ~estar",
    ),
    say(
        "=primer =1º =1o =1ro =1ero =1a =inicia =primerea",
        "empezar [seat:de,a,para] ~=turno ~ir ~ser ~jugar",
    ),
    say("abrir", "empezar [seat@:a] !=partida|=juego"),
    // What is counted is told as it lies; nothing was done.
    say("=mazo", "-=no situar mazo n=[n-:con,de,a,tiene,son,queda,quedan] ~=carta ~=todavia ~=aun"),
    say("=mazo", "-=no -=del situar mazo n=[n] !=cartas|en ~=carta"),
    // «el mazo está mal anotado, le quedan 18», «son 18, no 20».
    say(
        "=mazo corregir =corrigele",
        "-=no situar mazo n=[n:con,de,a,en,tiene,son,queda,quedan,hay] !=mazo ~=mal ~anotar ~corregir ~contar ~quedar ~haber ~tener \
         ~=son ~ser ~=hay ~=veces ~=carta ~=porque",
    ),
    say(
        "=mazo haber tener contar quedar =hay =son",
        "situar mazo n=[n:con,de,a,en,tiene,son,queda,quedan,hay] ~[n^:no] !=mazo ~=mal ~anotar ~corregir ~contar ~quedar \
         ~haber ~tener ~=son ~ser ~=hay ~=carta",
    ),
    say(
        "haber tener contar =hay =son",
        "situar P3 n=[n:con,de,en,tiene,son,hay] ~[n^:no] !=descarte|=pila ~haber ~tener ~=son ~contar",
    ),
    say("=descarte =pila", "-=no -=a -=al situar P3 n=[n:con,de] !=cartas"),
    say(
        "haber tener contar =hay =son",
        "-=no situar P3 n=[n:con,de,en] !=descarte|=pila ~haber ~tener ~=son ~ser ~=hay ~contar ~=carta",
    ),
    say(
        "quedar haber tener contar =hay =son",
        "-=no situar mazo n=[n:con,de,en,a] !=mazo ~=carta ~quedar ~haber ~tener ~=son ~ser ~=hay ~contar ~=todavia ~=aun",
    ),
    say(
        "empezar comenzar iniciar arrancar salir abrir ir_=primero jugar_=primero salir_=primero",
        "empezar [seat@:a,con] ~=es ~=quien ~=que ~tener ~=foto ~=mayor ~=alta ~=mas ~=primero ~=primera ~=partida ~=juego ~tocar ~jugar ~ser \
         ~mirar ~=numero ~=alto ~=grande ~=porque ~[n?^:con,tiene,trae,es,foto,numero] ~ganar",
    ),
    // «el soldado está sobre el cuervo»: how it lies, and no move of now.
    say(
        "=esta =estaba =realidad =realmente",
        "situar soldado lugar=[spot:a,al,en,sobre,encima,de,del] !=soldado|=soldadito|=muñeco|=muñequito|=monito ~=realidad ~=realmente ~=carta ~=mesa ~=mal ~apuntar ~anotar ~corregir ~=desde \
         ~=antes ~=siempre",
    ),
    // «el soldado está en la 3, no en la 1», «… y tú lo tienes en la 1»: the second place is where he does not stand.
    say(
        "=esta =estaba =realidad =realmente",
        "situar soldado lugar=[n/1|2|3:a,al,en,sobre,lugar,puesto,encima,de,del] ~[n/1|2|3?^:no,tienes,tienen,tenias,apuntaste,anotaste] \
         !=soldado|=soldadito|=muñeco|=muñequito|=monito ~estar ~=realidad ~=realmente ~=encima ~=arriba ~=lugar ~=puesto ~=carta \
         ~=mesa ~=mal ~apuntar ~anotar ~corregir ~=porque ~=desde ~=antes ~=siempre ~=encarte",
    ),
    say(
        "=realidad =realmente",
        "situar P[n/1|2|3:en,lugar,puesto,de,del] carta=[any:es,hay,con,esta] ~estar ~ser ~=hay ~haber ~=lugar ~=encarte ~=puesto",
    ),
    say("=a", "repartir [seat^:a] [name] [name:y] [name:y] [boca_abajo?]"),
    say(
        "poner colocar dejar dar",
        "?Preparación repartir [seat^@:a,para] [name] [name:y] [name:y] [boca_abajo?]",
    ),
    say(
        "*",
        "?Preparación -=mi -=mis abrir [name] [name] [name:y] [boca_abajo?] !1|uno !2|dos !3|tres ~=fila ~=encarte ~=carta ~ser ~=son ~en",
    ),
    say("*", "?Preparación repartir [seat@] ~3 ~tres [name] [any:y] [any:y] [boca_abajo?]"),
    say(
        "&medalla &med &foto",
        "carta [any@] símbolo_[granada|casco|tanque:simbolo,simb] código_[granada|casco|tanque%:codigo,cod] \
         medalla_[n^:medalla,med] foto_[n^:foto,numero]",
    ),
    say("=comodin", "carta [card] comodín ~=comodin !es|como"),
    say("=comodin", "?Preparación carta [any@] comodín ~apuntar ~anotar"),
    say("=comodin", "carta [any:llama] comodín !llamar ~haber ~=hay ~=es"),
    say("=comodin", "carta [any@] comodín !es|=como|=sirve|=hace ~apuntar ~anotar ~de"),
    say("*", "?Preparación preparar [person+:contra,vs] !contra|vs"),
    // What somebody is said to have is told as it lies only where it is said of where.
    say(
        "tener =mano =recoleccion =cartas haber",
        "?Primera|Segunda|2_acciones_hechas|Revelación|Última -=no situar {@}Rec cartas=[name*:y,con] ~[seat?:de] !=mano|=recoleccion|=solo|=solamente|=cartas ~=recoleccion ~=mano ~=solo ~tener ~ser ~haber \
         ~=hay ~=carta ~en ~quedar",
    ),
    say(
        "=expuesto =expuestos",
        "-=no situar {@}Exp códigos=[name:es] ~[seat?:de] ~=codigo !=tiene|=tengo|=es|=: ~ser ~tener",
    ),
    say(
        "=van =llevamos =salieron =salido =fuera",
        "-=en -=al situar revelen fuera=[n] !=revelen|=revelens ~=fuera ~=carta ~ir ~salir ~llevar ~haber ~=van",
    ),
    say(
        "=van =llevamos =salieron =salido =fuera salir =va",
        "situar revelen fuera=[n] pila=sí !=revelen|=revelens !van|va|llevamos|salieron|salido|salio|fuera !=pila|=descarte ~=fuera ~=carta ~ir ~salir ~llevar ~haber ~=van ~estar \
         ~quedar ~en",
    ),
    say(
        "=descarte =pila",
        "situar P3 n=[n:con,de,tiene,hay,son] cima=[name:encima,arriba,tope,es,esta] !=encima|=arriba|=tope|=cima ~=carta ~tener ~haber \
         ~=hay ~ser ~estar ~=son ~de",
    ),
    say(
        "=turno",
        "situar turno n=[n] jugador=[seat:de,a] !=vamos|=es|=estamos|=iba|=toca ~ir ~tocar ~en ~ser ~estar",
    ),
];
