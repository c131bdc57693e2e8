//! How Tótems is spoken of: what lies where and how many, and what is done told without its verb.

use crate::kernel::{Saying, say};

/// What lies, and what is said shortly.
pub const LIES: [Saying; 82] = [
    // What is counted is told as it lies; nothing was done.
    say(
        "quedar haber tener contar =hay =son",
        "situar mazo n=[n:con,de,en,a] !=mazo ~quedar ~haber ~tener ~=son ~ser ~=hay ~contar ~=carta ~=aun ~=todavia",
    ),
    say("=mazo", "?Robo|Acción|Falta|Otro|Fin situar mazo n=[n-:con,de,a] ~=carta"),
    say(
        "=mazo =baraja =monton",
        "-=gana -=gano situar mazo n=[n:con,de,a,en,tiene,trae,son,queda,quedan,hay,conte,van] ~[n^:no,decia,dice,ponia] ~=carta ~=cuenta \
         ~contar ~quedar ~haber ~tener ~ser ~=son ~=van ~ir ~traer ~corregir ~=mal ~=aun ~=todavia ~=para ~robar ~=solo ~anotar ~apuntar ~decir",
    ),
    say(
        "=mazo =baraja =monton",
        "-=gana -=gano situar mazo n=[n:con,de,a,en,tiene,trae,son,queda,quedan,hay,conte,van] !contar|corregir|=son|traer|restar|sobrar|anotar|apuntar|=faltan \
         ~=carta ~=cuenta ~contar ~quedar ~haber ~tener ~ser ~=son ~=van ~ir ~traer ~restar ~sobrar ~=mal ~=aun ~=todavia ~=solo ~anotar ~apuntar \
         ~=faltan ~=para ~robar ~corregir",
    ),
    say(
        "quedar haber tener contar andar seguir =hay =son",
        "situar {@}Mano n=[n:con,de,en,a] !=mano ~[seat?:de,a,para] ~quedar ~haber ~tener ~=son ~ser ~=hay ~contar ~=carta \
         ~=mano ~=aun ~=todavia",
    ),
    say("tener", "?Preparación repartir [seat@^] [n] ~=carta"),
    say("tener", "?Robo|Acción|Falta|Otro|Fin situar {@}Mano n=[n] !=carta ~=no ~[n?^:no]"),
    say("quedar", "?Robo|Acción|Falta|Otro|Fin situar {@}Mano n=[n] !=carta !=me|=le|=te ~[seat?:a]"),
    say("=mano", "?Robo|Acción|Falta|Otro|Fin situar {@}Mano n=[n-:con,de] ~[seat?:de] ~=carta ~=es ~ser"),
    say("=mano", "?Robo|Acción|Falta|Otro|Fin -=a situar {@}Mano n=[n] !=en ~=carta"),
    say(
        "quedar tener =sin =mano",
        "situar {@}Mano n=0 !=sin|=vacia !=mano ~[seat?:de,a] ~quedar ~tener ~=carta ~=la",
    ),
    say(
        "quedar haber tener contar =hay =son",
        "situar descarte n=[n:con,de,en,a] !=descarte|=pila ~quedar ~haber ~tener ~=son ~ser ~=hay ~contar ~=carta",
    ),
    say("=descarte =descartes =pila", "?Robo|Acción|Falta|Otro|Fin situar descarte n=[n-:con,en,a] ~=carta"),
    say("=descarte =descartes =pila", "?Robo|Acción|Falta|Otro|Fin situar descarte n=[n] !=en ~=carta"),
    say(
        "=descarte =descartes =pila",
        "?Robo|Acción|Falta|Otro|Fin situar descarte n=[n^:en,con] ~=carta ~ir ~va",
    ),
    say("=mazo", "?Robo|Acción|Falta|Otro|Fin situar mazo n=[n] !=en ~=carta"),
    // What lies in a place, or that nothing does, told as it lies.
    say(
        "=vacio =vacia =desocupado =desocupada",
        "situar [place@:en] carta=no ~estar ~quedar ~ser ~=espacio ~=hueco ~=lugar ~seguir ~=que ~=ya",
    ),
    say(
        "haber tener quedar =hay",
        "situar [place@:en,a] carta=no !=no|=nada|=sin ~=carta ~=nada ~=ya ~=no ~=ninguna ~=ningun",
    ),
    say("=sin", "situar [place@:en] carta=no !=carta|=nada|=totem|=defensor ~estar ~quedar"),
    say("=ocupado =ocupada", "situar [place@:en] carta=sí ~estar ~ser ~=espacio ~=lugar ~=ya"),
    say(
        "=hay =tiene",
        "-=no situar [place@:en] carta=sí !=carta|=totem|=defensor|=ocupado ~=un ~=una ~=si ~=ya",
    ),
    say(
        "=esta =estaba =sigue =queda =quedo",
        "situar [place@:en,la,el] cara=[arriba|abajo:boca] ~=ya ~=boca",
    ),
    say("*", "?Robo|Acción|Falta|Otro|Fin situar [place] cara=[arriba|abajo:boca] ~=boca"),
    say(
        "=es ser tener llevar",
        "?Robo|Acción|Otro|Fin situar [place@:de,el,la] habilidad=[ojo|espada|escudo|suma:un,una,de] ~=habilidad ~=icono ~=simbolo",
    ),
    say("valer =vale", "?Preparación|Robo|Acción|Otro|Fin situar [place@:de,el,la] poder=[n:un,a] ~=poder"),
    // The one attacked is turned up by saying what it is worth.
    say("valer =vale", "?Falta revelar [place@:de,el,la] =_[made:un,a] ~=poder ~=ya"),
    say(
        "valer =vale",
        "?Falta revelar {} =_[made:un,a] ~=defensor ~=totem ~=atacado ~=que ~atacar ~=poder ~=mi ~=el",
    ),
    say("=es ser", "?Robo|Acción|Fin situar [place@:de,el,la] poder=[n:un,a]"),
    // The one that attacked, told by what it is.
    say(
        "dejar mandar echar tirar poner descartar =va",
        "?Otro descartar ataque ~[made@] !=descarte|=descartes|=pila|=basura !atacar ~=a ~=al ~=en ~=la ~de ~=que ~atacar ~=con ~=el ~=he ~=ha ~=ya ~hacer ~=trabajo",
    ),
    say("usar", "?Acción|Otro atacar [place!^:contra,de] con [made:el] !=contra ~=en ~=contra ~=de"),
    say("=va =voy", "?Acción|Otro atacar [place!@:a] con [made:,con] ~=,"),
    say("=toma", "?Falta revelar {} =_[made:,] ~=ya"),
    // What was told wrong is told as it lies; nothing is turned up.
    say(
        "corregir =correccion",
        "situar [place:de,el] poder=[n:es,de,un,vale,tiene,son,poder] ~[n?^:no] ~=no ~=poder ~ser ~valer ~tener ~estar ~=mal ~=correccion ~corregir ~=descubierto ~=perdon",
    ),
    say(
        "anotar apuntar =esta_=mal",
        "situar [place:de,el] poder=[n:es,de,un,vale,tiene,son,poder] ~[n?^:no] ~=no ~=poder ~ser ~valer ~tener ~estar ~=mal ~=correccion ~corregir ~=descubierto ~=perdon",
    ),
    say(
        "=poder",
        "?Robo|Acción|Otro|Fin situar [place:de,el] poder=[n:es,a,un,vale,tiene] ~[n?^:no] ~=no ~=poder ~ser ~valer ~tener ~estar ~=mal ~=correccion ~corregir ~=descubierto ~=perdon",
    ),
    say(
        "valer =es tener",
        "?Robo|Acción|Otro|Fin situar [place:de,el] poder=[n:es,de,un,a,vale,tiene] !=mal|=poder ~[n?^:no] ~=no ~=poder ~ser ~valer ~tener ~estar ~=mal ~=correccion ~corregir ~=descubierto ~=perdon",
    ),
    say("quedar", "intercambiar [place:con] !bajar|poner|meter|dejar|colocar ~=otra ~=sitio ~=lugar"),
    say("=mano", "intercambiar [place@] !=otra|=otro ~=abajo"),
    say("poner", "atacar [place!^:contra] con [made:el,un]"),
    say("=esta", "?Falta revelar {} =_[made:el,un,mi] ~=ahi"),
    say(
        "=tapado =tapada",
        "-=al -=esta -=sigue -=estaba -=mira -=miro -=ve -=veo -=checa -=espia -=revisa reponer [place:en] [made?:con]",
    ),
    say("plantar", "reponer [place:en,a] [made?:con] ~=mano"),
    say("=y", "?Falta -=es -=era activar espada con [made:y,un]"),
    // In the window of a second attack an ability that is aimed at a place is the eye's.
    say(
        "usar activar descubrir destapar voltear revelar ver enseñar mostrar",
        "?Otro activar ojo [place!:en,a,de,sobre] !=habilidad|=ojo ~[made?^:de,del,con,por] ~descubrir ~destapar ~ver",
    ),
    say("descubrir destapar voltear", "?Otro activar ojo [place!:a,de] ~[made^:con,por]"),
    say("descartar tirar soltar botar echar", "descartar [n/made] ~[n^:tengo,tiene,tenia] ~tener"),
    say("seguir continuar", "?Otro pasar !=no ~=ya ~=mas"),
    say("&ojo &suma &escudo &espada", "?Acción|Otro -=es -=era atacar [place!] con [made]"),
    say("dejar parar", "?Otro pasar !atacar ~de ~pasar"),
    // «lo dejo aquí» ends the turn; «dejo un cinco en la dos» fills the place.
    say(
        "dejar",
        "?Robo|Acción|Otro|Fin pasar !=aqui|=asi|=ahi ~=lo ~=ya ~=te ~=le ~=turno ~tocar ~=por ~=hoy ~[seat?^:a,toca,tocas,sigue,sigues]",
    ),
    say(
        "dejar",
        "-=quedo -=aqui -=asi -=ahi reponer [place?:en,a,de] [made?:con,c/] [bocabajo|bocarriba?] ~=mano ~=hueco ~=espacio ~=vacio ~=lugar \
         ~=sitio ~=donde ~=estaba ~=libre ~=como ~quedar ~=abajo",
    ),
    say(
        "dejar",
        "?Preparación|Robo|Acción|Otro|Fin|Terminada descartar [made+:de,y,e,mas,+] !=descarte|=pila|=pozo|=basura ~=en ~=al ~bajar ~=para ~[n?^:a]",
    ),
    say(
        "dejar",
        "?Falta -=es -=era -=sale -=salio descartar [made+:de,y,e,mas,+] !=descarte|=pila|=pozo|=basura ~=en ~=al ~bajar ~=para ~[n?^:a]",
    ),
    say(
        "dejar",
        "?Robo|Acción|Otro|Fin -=turno descartar [n/made:a,de] !=descarte|=pila|=pozo|=basura ~=al ~en ~=carta ~=mano",
    ),
    say("dejar soltar entregar", "?Robo|Acción|Otro|Fin pasar !=turno ~[seat?^:a] ~=ya"),
    say("bajar quedar", "descartar [n] !descartar|tirar|soltar|botar ~[n^:a,con]"),
    // «me paso de seis, tiro el dos de ojo»
    say("descartar tirar soltar botar", "descartar [n/made?] ~robar !=para|=cambio ~=para ~=otra ~cambiar"),
    say("pasar", "descartar [n/made] !descartar|tirar|soltar|botar|echar ~[n^:de]"),
    say("=muere", "pasar !=turno ~=ahi"),
    say("=no_atacar", "?Otro pasar ~=mas ~=otra ~=vez ~pasar ~atacar"),
    say(
        "&destapado &destapada &descubierto &descubierta",
        "?Acción|Otro atacar [place!^:a,contra,sobre,al] con [made]",
    ),
    say("*", "atacar [place!] con [made:con]"),
    say("*", "-=al -=contra -=sobre revelar [place] =_[made]"),
    say("*", "atacar [place!] con [made:con] y_[made^:y,mas,+,con]"),
    say("*", "reponer [place] [made:con]"),
    say("reponer rellenar", "reponer [made^:con,pongo] [place?:en]"),
    say("intercambiar cambiar", "intercambiar [place:en,a,de]  ~=una ~=mano ~=por ~=otra"),
    // Who begins is «mano».
    say("=mano", "?Preparación empezar [seat@] !ser|ir|=sale"),
    say("dar", "rendirse !=perdida|=perdido ~=partida ~=juego ~por ~[seat?^:ante,contra]"),
    // «1 de mano a b3» counts: one of the hand.
    say(
        "=mano",
        "?Robo|Acción|Otro|Fin reponer [place:a,en,al] !=1|=un|=una|=uno !de ~=carta ~=la ~=mi ~=su",
    ),
    // «donde perdí el seis»: which fell there is told, and one place alone is empty.
    say(
        "meter poner colocar dejar reponer bajar",
        "?Robo|Acción|Otro|Fin reponer [bocabajo|bocarriba?] ~[made/n^:perdi,perdio,tenia,estaba,cayo,murio,tiraron] !=donde|=lugar|=hueco|=sitio \
         !perder|caer|morir|=estaba|=tenia|tirar ~=donde ~=lugar ~=hueco ~=sitio ~perder ~caer ~morir ~=estaba ~=tenia ~tirar ~=mano ~=que ~se ~de",
    ),
    // «sumo el 11 al 4»
    say(
        "sumar añadir agregar",
        "?Acción|Falta|Otro activar espada con [made:el,un] ~[made^:a,al] ~=espada ~=ataque",
    ),
    say(
        "traer acompañar venir",
        "?Acción|Falta|Otro activar espada con [made:un,el,con,compañero,compañera] !=espada ~=compañero ~=compañera ~con ~de ~[n?^:van,suman,son,total] ~=van \
         ~sumar ~=son ~=mi ~=su",
    ),
    // The two that attacked, where those of the hand may be meant as well: it is asked.
    say(
        "descartar tirar soltar botar echar mandar retirar quitar =descarte =descartes =pila =basura =cementerio",
        "?Otro|Fin descartar ataque !=2|=dos|=ambas|=ambos|=par|=pareja ~=2 ~=dos ~=ambas ~=ambos ~=par ~=pareja ~=al ~=a ~=descarte \
         ~=descartes ~=pila ~=basura ~=cementerio ~=en ~=con ~=que ~=q ~=del ~=ataque ~=fallo ~=fallaron ~ir ~atacar ~usar ~jugar ~descartar",
    ),
    say(
        "descartar tirar soltar botar echar mandar dejar retirar quitar =descarte =descartes =pila =basura =cementerio",
        "?Otro|Fin descartar ataque ~=espada ~=escudo ~=suma ~=ojo ~=y !usar|jugar|fallar|atacar ~=al ~=a ~=en ~=que ~=q ~=descarte \
         ~=descartes ~=pila ~=basura ~=cementerio ~ir ~usar ~jugar ~fallar ~atacar",
    ),
    say(
        "elegir escoger señalar",
        "activar ojo [place!:] =_[made:un,es,sale,hay] !=ojo ~=ojo ~para ~=con ~=por ~=a ~ver ~=ah ~=y",
    ),
    say("=peek", "?Robo|Acción|Otro|Fin mirar [place:a,en] ~=a"),
    say(
        "descartar tirar soltar botar echar mandar poner dejar retirar quitar =va =van =descarte =descartes =pila =cementerio",
        "?Otro|Fin descartar ataque !=atacante|=ataque|=pegue|=jugar|=jugue ~=atacante ~=ataque ~=pegue ~=con ~=q ~=que ~=del ~=de ~=al ~=a ~=en ~=entre ~=y \
         ~=descarte ~=descartes ~=pila ~=cementerio ~=carta ~acabar ~jugar ~echar ~ir",
    ),
    say("espiar", "activar ojo [place!:a,de]"),
    // «el 4 que usé al descarte», «bota su 4 suma»: the one that attacked, or one of the hand.
    say(
        "descartar tirar soltar botar echar mandar =descarte =descartes =pila =cementerio",
        "?Otro|Fin descartar ataque ~[made@] !=ataque|=use|=uso|=usado|=usada|=jugue|=jugo|=jugado|=jugada ~=use ~=uso ~=usado ~=usada ~=jugue ~=jugo ~=jugado \
         ~=jugada ~=que ~=q ~=al ~=a ~=descarte ~=descartes ~=pila ~=cementerio ~=del ~=ataque",
    ),
    say("descartar tirar soltar botar echar mandar", "?Otro|Fin descartar [made] !=ataque ~=del ~=ataque"),
    say("=ojo", "activar ojo [place!^:a,al] ~[n^@:d,de] !=d|=de ~=de ~=la"),
];
