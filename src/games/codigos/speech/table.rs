//! How it is told what the table does: gaps that are filled, the pile, the rounds in which codes are revealed, the deck.

use crate::kernel::{Saying, say};

pub const SAYINGS: [Saying; 119] = [
    say("=pila =descarte", "reutilizar con [revelen^:con,y,+,incluida,mas] !=mazo ~ser ~como ~a ~=nuevo"),
    say("=tope =cima", "descubrir [name:=,es,de,con] ~=descarte ~=pila"),
    // Shortened it may be «descartar» as well: of the pile it is what shows there.
    say(
        "=desc =descub =desct",
        "descubrir [name/new/revelen:a,es,=] !=pila|=cima|=tope|=encima|=arriba|=debajo|=abajo ~=pila ~=descarte ~=de ~=del ~=la ~=en ~=carta",
    ),
    say("=desc =descub =desct", "descubrir [revelen:a,es,=] ~=pila ~=descarte ~=de ~=del ~=la ~=en ~=carta"),
    // Where it comes says what lay there, and one place alone is empty.
    say(
        "reponer salir entrar caer aparecer llegar venir rellenar llenar =hay poner tocar =nueva",
        "?Primera|Segunda|2_|3_|4_|Revelación|Última reponer [name/new/revelen|comodín:con,es,sale,sacar,y] ~[name/revelen~^:en,donde,estaba,estaban,lugar,hueco,sitio,puesto,de,del,vez] \
         ~=donde ~=estaba ~=estar ~=antes ~=de ~=del ~=lugar ~=hueco ~=sitio ~=puesto ~=en ~=el ~=la ~=un ~=mazo ~=nueva ~=carta \
         ~tomar ~=que ~llevar",
    ),
    // The same, the place first.
    say(
        "=donde =lugar =hueco =sitio",
        "?Primera|Segunda|2_|3_|4_|Revelación|Última reponer ~[name/revelen^:donde,estaba,estaban,lugar,hueco,sitio,puesto,de,del] [name/new/revelen|comodín:con,es,sale,sacar,y,pongo,entra,cae,va,hay] \
         !salir|entrar|caer|poner|=va|=hay|llegar|aparecer|=ahora|reponer ~=ahora ~=estaba ~=de ~=del ~=en ~=el ~=la ~=un ~=mazo ~=carta ~salir ~entrar ~caer ~poner ~=va ~=hay ~llegar ~aparecer",
    ),
    say("=rev", "colocar revelen [descarte^:a,en]"),
    say(
        "=debajo =cima =tope",
        "?Primera|Segunda|2_|3_|4_|Revelación|Última descubrir [name/new:habia,hay,estaba,=,es,esta] ~=habia ~=estaba ~=hay ~=y",
    ),
    say("acabar agotar terminar", "-=descarte agotar !=pila !robar ~=de ~=la"),
    // Told as a figure it may be told of the table as well.
    say("=quedan =queda =hay", "agotar !=0|=cero !=mazo|=baraja ~en ~=carta ~=el ~=la"),
    say(
        "&al &en",
        "?Primera|Segunda|2_|3_|4_|Revelación|Última reponer [nth/1|2^:en,a,al,lugar,hueco] [new] ~=ahora",
    ),
    // «la ponen a la derecha del descarte»: no other card has a side.
    say(
        "colocar poner dejar mover mandar quedar apartar ir",
        "-=soldado colocar revelen [derecha|izquierda^:a,en] ~=lado ~=descarte ~=pila ~=mazo ~=del ~de ~=mano ~=segunda ~=primera ~=arriba ~=boca",
    ),
    // «la mezclo con el descarte»: what has come up.
    say(
        "mezclar barajar barajear revolver meter",
        "-=mazo colocar revelen [descarte^:con] ~=carta ~=pila ~de ~barajar ~mezclar",
    ),
    say(
        "reponer =da =dio =dan salir entrar caer aparecer llegar venir rellenar llenar =nueva =hay",
        "?Primera|Segunda|2_|3_|4_|Revelación|Última -=salga -=salgan reponer [nth/1|2?:en,a,al,lugar,hueco,puesto,espacio,sitio,de,del,para] [name/new/revelen|comodín?:con,es,sale,sacar,y] \
         del_[descarte?^:del] ~[name?^:dejo,dejaba,ocupaba] \
         ~=lugar ~=hueco ~=puesto ~=espacio ~=sitio ~=libre ~=vacio ~=que ~quedar ~dejar ~poner ~=encarte ~=arriba ~llamar \
         ~aparecer ~=nuevo \
         ~tocar ~reponer ~salir ~=mazo ~entrar ~caer ~ser ~es",
    ),
    say(
        "poner ocupar cubrir sacar voltear tocar",
        "?Primera|Segunda|2_|3_|4_|Revelación|Última -=salga -=salgan reponer [nth/1|2?:en,a,al,lugar,hueco,puesto,espacio,sitio,de,del,para] [name/revelen|comodín:con,es,sale,sacar,y] \
         del_[descarte?^:del] ~[name?^:dejo,dejaba,ocupaba] \
         ~=lugar ~=hueco ~=puesto ~=espacio ~=sitio ~=libre ~=vacio ~=que ~quedar ~dejar ~poner ~=encarte ~=arriba ~llamar \
         ~aparecer ~=nuevo \
         ~tocar ~reponer ~salir ~=mazo ~entrar ~caer ~ser ~es",
    ),
    say(
        "completar",
        "reponer [nth/1|2?:en,a,al,lugar,hueco,puesto,espacio,sitio,de,del] [name/revelen|comodín:con,es] !=hueco|=espacio|=lugar|=encarte|=puesto \
         ~=libre ~=vacio",
    ),
    say(
        "colocar",
        "reponer [n:en,a,al,lugar,hueco,puesto,espacio,sitio,de,del,para] [name/revelen|comodín:con] ~=lugar ~=hueco ~=puesto \
         ~=espacio ~=libre ~=vacio",
    ),
    // «pongo el mirador en el lugar dos», «saco la del mazo y es el mirador»: a card nobody named before; it is asked.
    say(
        "poner ocupar sacar voltear colocar",
        "?Primera|Segunda|2_|3_|4_|Revelación|Última -=salga -=salgan reponer [nth/1|2?:en,a,al,lugar,hueco,puesto,espacio,sitio,de,del,para] [new?^:tras] [new?^:tras] [new:con,es,sale,y] \
         !=lugar|=hueco|=puesto|=espacio|=mazo ~=libre ~=vacio ~=que ~quedar ~=arriba ~=encima ~=mazo ~ser ~es ~salir",
    ),
    // «lija al centro», «p2 ahora brocha», «la reposición es una lija»
    say(
        "=ahora =al_=centro =en_=medio =reposicion",
        "?Primera|Segunda|2_|3_|4_|Revelación|Última reponer [nth/1|2@] [name/new/revelen|comodín@:ahora,es] ~=es ~=ahora ~=al ~=en ~=centro ~=medio ~=reposicion ~=una ~ser",
    ),
    say(
        "=encarte",
        "?Primera|Segunda|2_|3_|4_|Revelación|Última reponer [name/new/revelen|comodín@] !=al ~=al",
    ),
    say(
        "completar llenar",
        "?Primera|Segunda|2_|3_|4_|Revelación|Última reponer [name/new/revelen|comodín:con] !=fila ~=fila",
    ),
    say(
        "tapar cubrir llenar rellenar ocupar sustituir reemplazar =hueco",
        "?Primera|Segunda|2_|3_|4_|Revelación|Última reponer ~[name/revelen@^:de,del,a,hueco,donde] [name/new@:con,es] ~=hueco ~=lugar ~=que ~=carta ~=la ~=el ~=al ~=a ~ser",
    ),
    say("descubrir quedar", "descubrir [name/new] ~[name^:bajo,debajo] ~=estaba ~=que ~=se ~=visible ~estar"),
    say(
        "=reposicion =hueco",
        "?Primera|Segunda|2_|3_|4_|Revelación|Última reponer [name/new/revelen|comodín@:ahora,es] ~=es ~=ahora ~=al ~=en ~=una ~ser",
    ),
    // «hueco 2: el mirador», «se cubre el lugar dos con una que se llama mirador»
    say(
        "=hueco =sitio =espacio cubrir tapar llenar rellenar ocupar volver_llenar",
        "?Primera|Segunda|2_|3_|4_|Revelación|Última reponer [nth/1|2^:en,el,lugar,hueco,puesto,espacio,sitio] [name/new/revelen|comodín:con,es,:] \
         ~=lugar ~=hueco ~=puesto ~=espacio ~=sitio ~=libre ~=vacio ~=que ~llamar ~=nueva ~salir ~=mazo ~ser ~del ~de",
    ),
    say("colocar", "reponer [name:con] !=hueco|=espacio|=lugar ~=libre ~=vacio ~en ~el"),
    say("&revelen &comodin", "reponer [revelen|comodín] ~salir"),
    say("&en &a &al &=", "reponer [n^:en,a,al,lugar,hueco,=] [name/revelen|comodín:=] ~=lugar ~=hueco"),
    say("&=", "reponer [n] [name/revelen|comodín^:=]"),
    say(
        "descubrir aparecer asomar =ver =ve =veo =vemos =vio =visible =vista",
        "descubrir [name/new/revelen:a,es] ~=tercer ~=tercero ~=tercera ~3 ~=lugar ~=puesto ~=descarte ~=pila ~=encima ~=arriba ~de ~quedar ~=visible ~=tope ~estar",
    ),
    say("mostrar", "descubrir [name/new/revelen:a,es] !=descarte|=pila|=tope|=cima ~=encima ~=arriba ~de"),
    // What lies below what was taken shows now.
    say(
        "=debajo =abajo",
        "-=tapar -=soldado -=mazo descubrir [name/revelen:a,es] ~[name?^:de,del,a,al] \
         !quedar|estar|aparecer|asomar|salir|ver|=hay|=habia ~quedar ~estar ~aparecer ~asomar ~=descarte ~=pila ~=visible ~=haber ~=habia ~ver",
    ),
    // Of a card nobody heard of yet, with the one that lay on it: «debajo del nogal había gaviota».
    say(
        "=debajo =abajo",
        "-=tapar -=soldado -=mazo descubrir [new:a,es] ~[name^:de,del] \
         !quedar|estar|aparecer|asomar|salir|ver|=hay|=habia|ser ~quedar ~estar ~aparecer ~asomar ~salir ~=hay ~haber ~=habia ~ver ~ser",
    ),
    // «al quitar el nogal se ve la gaviota»: what was taken away says what shows.
    say(
        "ver aparecer asomar quedar =vista",
        "-=mazo descubrir [name/new/revelen:a,es] ~[name^@:quitar,quitarse,levantar,llevar,llevarse,llevarme,sacar,tomar,retirar,coger,agarrar] \
         ~quitar ~levantar ~llevar ~sacar ~tomar ~retirar ~coger ~agarrar ~=al ~a ~ver ~aparecer ~asomar ~quedar ~=encima ~=arriba \
         ~=vista ~=descarte ~=pila",
    ),
    // «quedó encima de la mina» tells of what went onto it.
    say(
        "=arriba =encima =tope =cima",
        "-=de -=del descubrir [name/revelen:a,es] ~=descarte ~=pila ~quedar ~estar ~=encima ~=visible",
    ),
    say(
        "=arriba =encima =tope =cima",
        "descubrir [name/revelen:a,es] !=descarte|=pila ~de ~quedar ~estar ~=encima ~=visible",
    ),
    // Of a card nobody has named yet nothing else is done on the pile.
    say(
        "=arriba =encima =tope =cima",
        "descubrir [new@:a,es,con,de,=] !=descarte|=pila ~=hasta ~=tope ~=cima ~=encima ~=arriba ~de ~del ~quedar ~estar ~ser \
         ~ver ~llamar",
    ),
    say(
        "revelar voltear destapar enseñar recitar cantar &exacto &desordenado &dudoso &errado &correcto &correcta \
         &perfecto &mal \
         &desorden &orden &otro &desord &fuera &duda &bien &ok &incorrecto &equivocado &fallado &clavado &inseguro &revuelto &opcion &opc \
         decir",
        "revelar [name:a,codigo,con,de,para,por] [exacto|desordenado|dudoso|errado:en,como] \
         dijo_[granada|casco|tanque+?:dijo,dije,dice,digo,diciendo,porque,recito,recita,recite,recitando,canto,canta,con] \
         ~=codigo ~revelar ~acertar ~recitar ~cantar ~=simbolo ~ser ~declarar ~ir ~recordar ~=orden ~pero ~empezar ~seguir \
         ~=primer ~=primero ~=segundo ~comprobar ~verificar ~revisar ~llevar ~cobrar ~ganar ~=medalla ~[n/signed?^:puntos,punto,pts,pt,pto,ptos,+,sumo,suma,sumamos,mas] ~=pto ~=punto ~=pts ~=correcto ~=completo ~=mas \
         ~quedar ~salir ~=porque ~estar ~sale ~decir ~dejar ~tener ~voltear ~salir ~=como ~=en ~sacar",
    ),
    say(
        "=revelen colocar poner dejar mover mandar quedar &derecha &izquierda &dcha &der &izq &izda",
        "colocar revelen [derecha|izquierda:a,en] !=revelen ~=lado ~=descarte ~=pila ~=mazo ~=del ~colocar ~poner \
         ~dejar ~ir \
         ~mandar ~quedar ~de ~=mano ~=segunda ~=primera",
    ),
    say(
        "=revelen colocar poner dejar echar mandar tirar meter guardar mezclar revolver barajar &descarte &pila",
        "colocar revelen [descarte:a,en,con,entre] !=revelen ~mezclar ~revolver ~barajar ~meter ~guardar ~echar \
         ~mandar ~tirar ~de ~=encima ~=dentro ~=adentro ~=junto ~colocar ~poner ~dejar ~ir ~=segunda ~=primera ~=ultima",
    ),
    say(
        "seguir continuar reanudar =sigue =sigo cerrar terminar =fin acabar",
        "seguir !=ronda|=juego|=revelacion|=partida ~=ronda ~=juego ~=revelacion ~jugar ~seguir ~continuar ~=queda \
         ~cerrar ~cerrada ~=partida",
    ),
    say("=nadie_revelar", "?Revelación seguir ~=mas ~ir ~querer ~=codigo"),
    say("=no_revelar", "?Revelación seguir !=mas|=ninguno|=nada ~ir ~querer ~=codigo"),
    say("revelar", "?Revelación seguir !ya !=todos"),
    say("=sigamos =seguimos =continuamos", "seguir ~=turno ~=juego ~con ~jugar ~=partida"),
    say("seguir continuar", "seguir ~jugar"),
    say("volver retomar regresar", "seguir !=juego|=partida|=turno|=turnos ~=a"),
    say("finalizar concluir =termina", "seguir !=ronda|=revelacion ~revelar ~seguir ~jugar"),
    say("=vacio", "agotar !=mazo ~quedar ~estar"),
    say(
        "agotar acabar terminar quedar_=sin",
        "agotar !=mazo|=baraja ~=sin ~quedar ~reponer ~=reposicion ~estar ~=cartas ~=para ~=revelen ~=fondo ~=abajo ~=debajo ~de",
    ),
    say(
        "agotar acabar terminar",
        "-=mis -=sus -=mano -=mesa -=accion -=acciones -=turno agotar !=cartas|=carta ~reponer ~=para",
    ),
    say(
        "=mazo",
        "agotar !=hay|=quedan|=queda !=no ~=carta ~=mas ~=solo ~ver ~=revelen ~=fondo ~=abajo ~=para ~reponer ~=con ~=que ~en",
    ),
    say("=ultima", "agotar !=mazo ~ser ~=carta ~=del"),
    say("=siguiente", "reponer [name/revelen|comodín:es] ~=del ~=mazo ~ser ~=carta ~poner"),
    say("agotar", "agotar ~=carta"),
    say("rebarajar", "reutilizar"),
    say("=mazo", "reutilizar !=nuevo"),
    say("reciclar reusar", "reutilizar con [revelen^:con,+]"),
    say("=mazo", "agotar !=0|=cero"),
    say("=sin", "agotar !=mazo"),
    say("=no_alcanzar", "agotar !=mazo ~=carta ~para ~reponer ~robar"),
    say("vaciar", "agotar !=mazo"),
    say(
        "=no_=hay =no_=quedan =no_=queda",
        "agotar !=mazo|reponer|robar|=hueco ~=carta ~=mazo ~=mas ~para ~reponer ~en",
    ),
    say(
        "reutilizar barajar barajear revolver mezclar voltear",
        "reutilizar con_[revelen?^:con,incluyendo,incluida,dentro,adentro,+] !=descarte|=pila|reutilizar ~=todo ~incluir ~=dentro ~=adentro ~=mazo ~=nuevo ~hacer ~usar ~de ~para ~ser",
    ),
    say(
        "usar reusar barajar pasar reutilizar =pila =descarte",
        "reutilizar con [revelen^:con,y,+,sacar,sacan,dejar,dejan,dejaron,quitar,incluida] !=descarte|=pila !=mazo|usar|reusar|volver \
         ~=nuevo ~ser ~como ~de ~a ~sin ~volver ~=dentro ~=incluida ~=descarte ~=pila",
    ),
    // Alone «barajamos» goes on with what was said before it: «la revelen al descarte y barajamos».
    say("reutilizar", "reutilizar con_[revelen?^:con,+] ~=mazo"),
    say("barajar", "reutilizar con_[revelen?^:con,+] !=mazo"),
    say("mezclar revolver", "colocar revelen descarte !=revelen"),
    say("pasar usar", "reutilizar !=descarte|=pila !=mazo ~ser ~como ~de"),
    say(
        "=mazo",
        "reutilizar !=descarte|=pila ~ser ~como ~de ~convertir ~en ~hacer ~con ~formar ~armar ~=nuevo ~barajar \
         ~volver",
    ),
    say(
        "reusar reciclar rehacer remezclar rebarajar",
        "reutilizar con_[revelen?^:con,+] !=descarte|=pila|=mazo ~=mazo ~de ~como ~=descarte ~=pila",
    ),
    say("*", "-=de -=del reponer [nth/1|2@:en,a,al] [name/revelen|comodín]"),
    // Behind both actions only what is missing is laid.
    say("*", "?2_acciones reponer [nth/1|2@:en,a,al] [new]"),
    say("*", "?2_acciones reponer [name/new]"),
    say(
        "errar equivocar fallar pifiar",
        "?Revelación|Última_revelación -=orden revelar [name:a,codigo,con,en,de] errado \
         dijo_[granada|casco|tanque+?:dijo,dije,dice,diciendo,decir,recito,recita,recitar,recitando] ~revelar \
         ~decir ~=codigo ~recitar ~perder ~=medalla ~=todo ~=todas ~ir ~mandar ~=descarte ~=pila ~=comodin",
    ),
    say(
        "errar equivocar fallar confundir cambiar",
        "?Revelación|Última_revelación revelar [name:a,codigo,con,en,de] desordenado \
         dijo_[granada|casco|tanque+?:dijo,dije,dice,diciendo,recito,recita,recite,canto,canta,con] \
         !=orden ~=codigo ~=simbolo ~revelar ~solo ~=en ~decir ~recitar ~cantar ~pero",
    ),
    say(
        "=simbolo",
        "revelar [name:a,de,codigo] [desordenado:en] ~=codigo ~estar ~=bien ~=correctos ~pero ~=aunque ~=todos ~tres ~3 ~acertar ~ser",
    ),
    say(
        "atinar",
        "revelar [name:a,de,con,codigo] [desordenado:en] ~=codigo ~pero ~=aunque ~=todos ~=simbolo",
    ),
    say(
        "acordar recordar",
        "revelar [name:a,de,codigo] [exacto:en] ~=codigo ~=orden ~=todo ~=completo ~ser ~[n?^:punto,puntos] ~=punto ~=extra ~=simbolo",
    ),
    say(
        "perder",
        "?Revelación|Última_revelación revelar [name:a,codigo] errado ~=codigo ~=porque ~fallar ~equivocar",
    ),
    // The book's third choice.
    say(
        "=dar_=vuelta =doy_=vuelta =da_=vuelta =dio_=vuelta voltear girar =solo_mostrar =solo_enseñar =nomas_mostrar",
        "?Revelación|Última_revelación revelar [name:a,codigo,con,de,en] dudoso ~=codigo ~=carta ~solo ~sin ~decir ~=nada ~y ~=ya ~poner ~=boca ~=arriba",
    ),
    // Shown and nothing said of it.
    say(
        "mostrar enseñar voltear destapar girar poner_=boca poner_=arriba",
        "?Revelación|Última_revelación revelar [name@:a,codigo,con,de,en] dudoso !=solo|=unicamente|=nomas|=sin|=ya|preferir \
         ~=extra ~=medalla ~=y ~=ya ~=nada ~=mas ~=boca ~=arriba ~recitar ~decir ~=codigo ~=unicamente ~=solo ~=nomas ~=sin",
    ),
    // Who does not risk it, and shows it all the same.
    say(
        "preferir",
        "?Revelación|Última_revelación revelar [name:a,codigo,con,de,en] dudoso !=no !voltear|mostrar|enseñar|girar|destapar ~recitar ~decir ~=y ~=codigo",
    ),
    say(
        "jugar arriesgar",
        "?Revelación|Última_revelación revelar [name:a,codigo,con,de,en] dudoso !=no !mostrar|enseñar|voltear|destapar|girar ~=unicamente ~=solo ~=nomas ~=me ~=y",
    ),
    say(
        "=ni_=idea =solo_=medalla =sin_=extra =nomas_=medalla",
        "?Revelación|Última_revelación revelar [name@:en,con,de] dudoso ~=solo ~=medalla ~=no ~=sin ~=extra ~=ni",
    ),
    say("regar", "?Revelación|Última_revelación revelar [name@:en,con,a] errado ~=codigo"),
    say("=fallo", "?Revelación|Última_revelación revelar [name:en,con,a] errado ~=codigo"),
    // What it brings tells what came of it: two more, or one.
    say(
        "=2_=extra =dos_=extra",
        "?Revelación|Última_revelación revelar [name@:en,con,por,x] exacto ~=sus ~=los",
    ),
    say(
        "=1_=extra =un_=extra",
        "?Revelación|Última_revelación revelar [name@:en,con,por,x] desordenado dijo_[granada|casco|tanque+?:dijo,dije,dice] ~=su",
    ),
    // What is said aloud tells by itself what came of it.
    say(
        "revelar decir recitar cantar declarar exponer",
        "?Revelación|Última_revelación revelar [name:a,codigo,de,en,con,para] \
         dijo_[granada|casco|tanque+:dijo,dije,dice,digo,diciendo,decir,como,recito,recita,recite,recitando,canto,canta,con,:,es,son,y] \
         ~=codigo ~=simbolo ~recitar ~cantar ~decir ~=era ~=es ~=voz ~=alta ~en",
    ),
    // «el submarino es tanque casco granada»: three at least, one alone is what is printed on it.
    say(
        "ser",
        "?Revelación|Última_revelación revelar [name:a,de,con,para] dijo_[granada|casco|tanque] [granada|casco|tanque] \
         [granada|casco|tanque] [granada|casco|tanque?]",
    ),
    say(
        "*",
        "?Revelación|Última_revelación revelar [name@:a,de,con,para] dijo_[granada|casco|tanque] [granada|casco|tanque] \
         [granada|casco|tanque] [granada|casco|tanque?]",
    ),
    // «glaciar casco tanque casco, los tres pero no en orden»
    say(
        "*",
        "?Revelación|Última_revelación revelar [name@:a,de,con,para] [desordenado|errado:en] dijo_[granada|casco|tanque] \
         [granada|casco|tanque] [granada|casco|tanque] [granada|casco|tanque?] ~=simbolo ~=bien ~pero ~=todos ~tres ~3 ~ser",
    ),
    // «no sé el caimán, solo lo muestro» and «no me lo sé, lo enseño»: what is done is that it is shown.
    say(
        "=solo_mostrar =solo_enseñar =solo_voltear =nomas_mostrar =nomas_enseñar",
        "?Revelación|Última_revelación revelar [name@:a,codigo,con,de,en] dudoso !=se|saber|acordar|recordar|seguro|segura ~=seguro ~=segura ~estar ~dejar ~=no ~=se ~=codigo ~=carta \
         ~=asi ~=pero ~=y",
    ),
    // Not «no se muestra»: nobody shows it.
    say(
        "=no_=se",
        "?Revelación|Última_revelación -=si -=todo -=nada -=muestra -=enseña -=voltea -=destapa -=gira revelar [name:a,codigo,con,de,en] dudoso \
         !=muestro|=enseño|=volteo|=destapo|=giro|=mostre|=voltee ~=codigo ~=carta ~=vuelta ~=ya ~=asi ~=pero ~decir ~recitar",
    ),
    say(
        "=no_saber",
        "?Revelación|Última_revelación -=si -=todo -=nada revelar [name:a,codigo,con,de,en] dudoso \
         !mostrar|enseñar|voltear|destapar|girar ~=codigo ~=carta ~=vuelta ~=ya ~=asi ~=pero ~decir ~recitar",
    ),
    // «con el pino me planto»
    say(
        "plantar",
        "?Revelación|Última_revelación revelar [name:con,en,a] dudoso ~=codigo ~mostrar ~enseñar ~voltear ~=solo ~=ya ~quedar ~llevar ~=medalla",
    ),
    say("dudar", "revelar [name:a,codigo,con,de,en] dudoso ~revelar ~=codigo"),
    // Who shows a code and does not recite it leaves it so.
    say(
        "=no_arriesgar =sin_arriesgar =no_=juega =no_=juego =no_atrever =no_animar",
        "revelar [name:a,codigo,con,de,en] dudoso ~=codigo ~revelar ~dejar ~=dudoso ~arriesgar ~=duda ~en \
         ~mostrar ~voltear ~enseñar ~destapar ~dar ~=vuelta ~=mejor ~preferir ~decidir ~quedar ~llevar ~cobrar ~ganar ~con ~=medalla ~=puntos ~acordar ~recordar ~=no ~recitar ~decir ~cantar ~declarar \
         ~contar ~=asi ~=que ~=como ~a",
    ),
    say(
        "=no_=acuerda =no_=acuerdo =no_acordar =no_recordar =no_decir_=nada =no_decir =sin_decir =sin_recitar =sin_cantar =sin_declarar",
        "?Revelación|Última_revelación -=bien -=correcto -=exacto -=perfecto -=completo revelar [name:a,codigo,con,de,en] dudoso ~=codigo ~revelar ~mostrar ~voltear \
         ~enseñar ~destapar ~dar ~=vuelta ~dejar ~=dudoso ~=duda ~en ~como ~preferir ~decidir ~quedar ~llevar ~cobrar \
         ~ganar ~con ~=medalla ~=puntos ~=nada ~=ningun ~=ninguno ~=simbolo ~=orden ~arriesgar ~recitar ~decir ~=como \
         ~=era ~ser ~=no",
    ),
    say(
        "=no_decir_=bien =no_recitar_=bien",
        "?Revelación|Última_revelación -=orden revelar [name:a,con,en,de,codigo] errado ~=codigo ~perder",
    ),
    say(
        "=no_atinar =no_acertar =no_clavar",
        "?Revelación|Última_revelación -=orden -=exacto -=todos revelar [name:a,con,en,de] errado ~revelar ~=codigo ~perder ~=simbolo ~=medalla \
         ~ir ~=descarte ~=pila ~a",
    ),
    say(
        "acertar atinar clavar bordar",
        "revelar [name:a,codigo,con,en,de] exacto \
         dijo_[granada|casco|tanque+?:dijo,dije,dice,diciendo,con,recito,recita,recitando] ~revelar ~decir \
         ~=codigo ~=exacto ~recitar ~[signed?]",
    ),
    say(
        "acertar",
        "revelar [name:a,codigo,con,en,de] [desordenado:en] \
         dijo_[granada|casco|tanque+?:dijo,dije,dice,diciendo,recito,recita] ~pero ~=aunque ~=todos ~tres ~3 ~=simbolo \
         ~=codigo",
    ),
    // How a recital went, by what it yields or where the card goes.
    say("bordar clavar =tal_=cual", "revelar [name@:con,en] exacto ~=medalla ~=y ~[n?] ~=punto ~=va ~ir"),
    say("revolver desordenar", "revelar [name@] desordenado ~=pero ~=simbolo ~=bien ~=orden ~=los"),
    say(
        "ganar llevar",
        "revelar [name@:por,con,de] desordenado !=orden ~=medalla ~=y ~[n?] ~=punto ~=extra ~=que ~fallar ~=el",
    ),
    say(
        "=descarte",
        "revelar [name@] errado !=error|=fallo|=errado|=mal|=equivocado|=equivocacion ~=al ~=x ~=por ~=con",
    ),
    say(
        "coincidir",
        "revelar [name@:de] errado !=no ~=no ~recitar ~decir ~ir ~=todo ~=al ~=descarte ~=que ~=va",
    ),
    say(
        "=tapadito =tapadita =tapado =tapada =oculto =oculta",
        "ocultar [name@] ~=ya ~=queda ~quedar ~dejar ~=y ~=simbolo",
    ),
    say("=boca_=abajo", "ocultar [name@] ~=y ~=simbolo"),
    say(
        "hacer =van terminar",
        "pasar !=2|=dos|=acciones !=acciones|=2|=dos ~=dos ~=2 ~=acciones ~=mis ~=sus ~=ya ~=, ~=vas ~hacer ~seguir ~[seat?:sigue,va,toca]",
    ),
    say(
        "mostrar enseñar voltear",
        "revelar [name@:] dudoso !=no|=sin !recitar|decir|recordar|acordar ~=no ~=sin ~recitar ~decir ~recordar ~acordar ~=asi ~=que ~=bien ~=lo ~=y ~me",
    ),
    say(
        "recitar recordar acordar",
        "revelar [name@:de] dudoso !=no ~=no !mostrar|enseñar|voltear ~mostrar ~enseñar ~voltear ~=asi ~=que ~=bien ~=lo ~=y ~me ~=,",
    ),
    say(
        "pasar =paso mover mandar dejar",
        "abandonar [name@:] !=contra !=revelados|=revelado ~=contra ~=revelados ~=revelado ~=en ~=a ~=al ~=ya ~=no ~seguir ~armar ~=,",
    ),
    say("arriesgar", "revelar [name@] dudoso !=no ~=no ~=se ~=la ~=lo ~=con ~=código"),
    say("arriesgar", "revelar [name^:con,en] dudoso !=no ~=no ~=se ~=la ~=lo ~=código"),
    say(
        "=ponen =tapan =rellenan =llenan =cubren =reponen",
        "reponer [nth/1|2?^:en,la,lugar,hueco] [name/new/revelen|comodín:con] ~=lugar ~=hueco ~=sitio ~=ahi ~=un ~=una ~=el ~=la",
    ),
    say(
        "=ponen =tapan =rellenan =llenan =cubren",
        "reponer [name/new/revelen|comodín:con] ~=hueco ~=sitio ~=ahi ~=un ~=una ~=el ~=la ~=en ~=pila ~=descarte",
    ),
];
