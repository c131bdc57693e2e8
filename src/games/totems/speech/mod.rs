//! How Tótems is spoken of at the table.

mod lies;

use crate::kernel::{Made, SILENT, Saying, Speech, Versus, joined, say};

/// The game as it is spoken of.
pub const SPEECH: Speech = Speech {
    sayings: &SAYINGS,
    words: &WORDS,
    places: &PLACES,
    fillers: FILLERS,
    made: Some(MADE),
    versus: Some(VERSUS),
    unlikely: &["no consta ninguna carta en", "no puede haber un", "donde no hay ninguno"],
    each: &["repartir", "colocar"],
    next: &[("", "robar"), ("", "pasar")],
    traps: &[("pasar", "Preparación"), ("fin", "")],
    told: include_str!("told.txt"),
    ..SILENT
};

/// A card is its power and its ability.
const MADE: Made = Made {
    words: &["ojo", "espada", "escudo", "suma"],
    none: ("sin_habilidad sin_nada sin_dibujo sin_icono sin_simbolo pelado pelon liso a_secas", "-"),
    bare_from: 10,
    facts: [("cara", "arriba"), ("poder", ""), ("habilidad", "no")],
};

/// The usual match of two.
const VERSUS: Versus = Versus { lines: "preparar {1} {2}", first: "empezar {name}", last: "" };

/// Words that say nothing here.
const FILLERS: &str = "totem totems defensor defensora defensores accion otro otra cada nuevo nueva nuevamente \
    de_nuevo otra_vez estoy estamos esta estan acabo acaba acabamos acaban vas van vamonos dale orale venga anota_que apunta_que \
    ahorita nomas listo directo directamente quisiera quiera decido decide jugada turno como_aguanto \
    ya_que_aguanto eh ah mira miren porfa okey okay claro perfecto finalmente a_ver por_ultimo por_mi_parte \
    a_continuacion tengo_que hay_que me_toca le_toca nos_toca pts pt 2do 2º 1er 1º che parce wey guey dale_pues \
    con_esto de_una prueba_suerte pruebo_suerte probando_suerte a_ver_que_sale a_ver_que_escondes a_ver_que_hay \
    a_ver_que_tiene que_no_sirve que_no_me_sirve que_no_le_sirve para_nada para_empezar anotalo apuntalo \
    antes_de_voltear antes_de_revelar antes_de_destapar antes_de_descubrir antes_de_levantar a_cambio a_cambio_de_la_que_tiro a_cambio_de_la_que_descarto por_la_que_tiro por_la_que_descarto \
    por_la_descartada uno_de_la_mano uno_de_mi_mano uno_de_su_mano uno_mas uno_nuevo 1_de_mano 1_de_la_mano 1_de_mi_mano 1_de_su_mano hasta_aqui_llego hasta_aqui_llegue como_accion como_mi_accion de_accion primera_carta segunda_carta tercera_carta cuarta_carta \
    de_segundo de_segundas 2o_ataque 2do_ataque 2º_ataque 1er_ataque segundo_ataque primer_ataque con_permiso lo_siento     que_pena me_parece sin_mas sin_accion ni_nada ni_una_mas y_ya_esta que_sigue_tapado que_sigue_tapada que_esta_tapado que_esta_tapada     antes_de_destaparlo antes_de_destaparla antes_de_voltearlo antes_de_voltearla antes_de_revelarlo antes_de_revelarla antes_de_descubrirlo antes_de_descubrirla antes_de_enseñarlo antes_de_mostrarlo \
    como_gane como_gano como_ganamos ya_que_gane porque_gane por_ganar por_haber_ganado o_sea_que no_alcanza no_te_alcanza no_le_alcanza no_me_alcanza que_no_lleva_habilidad que_no_tiene_habilidad que_esta_boca_arriba que_esta_boca_abajo que_sigue_boca_abajo que_tienes_boca_arriba que_tiene_boca_arriba que_tienes_boca_abajo \
    que_tiene_boca_abajo que_tienes_descubierto que_tienes_tapado que_tienes_tapada \
    antes_de_acabar antes_de_terminar antes_de_pasar antes_de_que_la_voltees antes_de_que_lo_voltees antes_de_que_la_voltee antes_de_que_lo_voltee antes_de_que_la_destapes antes_de_que_lo_destapes \
    antes_de_que_la_destape antes_de_que_lo_destape antes_de_que_la_reveles antes_de_que_lo_reveles antes_de_que_la_descubras antes_de_que_lo_descubras \
    no_voy_a_usar_el_ojo no_uso_el_ojo sin_usar_el_ojo no_quiero_usar_el_ojo prefiero no_me_lo_matas no_me_la_matas asi_que_no_me_lo_matas no_lo_matas no_me_lo_tumbas \
    que_me_sobra que_le_sobra no_puedo_hacer_otra_cosa no_puede_hacer_otra_cosa felicidades enhorabuena no_puedo_mas no_doy_mas te_la_doy jeje jejeje jajaj jeje_si \
    defensa defensas pon_que ponle_que no_puedo_hacer_mas no_puede_hacer_mas no_hago_nada_mas no_hace_nada_mas para_si";

/// Other words for fixed words.
const WORDS: [(&str, &str); 13] = [
    ("espada", "esp espadita"),
    ("escudo", "esc escudito"),
    ("ojo", "ojito"),
    (
        "arriba",
        "boca_arriba bocarriba destapado destapada descubierto descubierta volteado volteada visible a_la_vista",
    ),
    ("abajo", "boca_abajo bocabajo tapado tapada oculto oculta cubierto cubierta"),
    ("bocabajo", "boca_abajo tapado oculto oculta tapada tapados ocultos tapadas ocultas"),
    ("bocarriba", "boca_arriba destapado"),
    ("descarte", "descartes pila_de_descarte"),
    ("azar", "sorteo moneda dado dados volado suerte echado cara_o_cruz aguila_o_sol piedra_papel_o_tijera"),
    ("acuerdo", "comun_acuerdo"),
    ("mazo", "baraja"),
    ("mano", "manos"),
    ("empate", "tablas empatada empatado empatados"),
];

/// Other words for places.
const PLACES: [(&str, &str); 1] = [("descarte", "descartes pila_de_descarte pila_de_descartes")];

const SAYINGS: [Saying; 196] = joined(PLAYED, lies::LIES);

/// What is done.
const PLAYED: [Saying; 114] = [
    say("barajar barajear mezclar revolver =barajada", "barajar [n?:de] ~=mazo ~=baraja ~=doy ~=da"),
    say(
        "repartir =rep =rpt recibir entregar pasar tocar =doy =da =dan =damos =dio =dar =darle",
        "repartir [seat:a,para,pa] [n:de,con] ~repartir ~recibir ~tocar ~=inicial ~=iniciales ~=mano ~=mazo",
    ),
    say("=cartas", "?Preparación repartir [seat@:a,para] [n]"),
    // One card more is dealt to who has too few, before the match begins.
    say(
        "repartir =doy =da =dan =damos =dio =dar =darle pasar entregar recibir",
        "?Preparación repartir [seat@:a,para,pa] 1 !=mas|=otra|=falta|=faltaba|=faltante|=adicional|=extra !=una|=1|=otra|=carta ~=una ~=1 ~=mas ~=otra ~=carta \
         ~=falta ~=faltaba ~=le ~=se ~=la ~=lo ~repartir ~=doy ~=damos ~dar ~=ahora ~=ya ~tener ~[n?^:tiene,tenia,completa,complete,completar,las,sus,di,solo,dio] \
         ~=para ~=que ~completar ~=extra ~=adicional ~=faltante ~=del ~=mazo ~=ahi ~va ~recibir ~pasar ~entregar",
    ),
    say(
        "repartir =doy =da =dan =damos =dio =dar =darle pasar entregar recibir tomar coger agarrar llevar",
        "?Preparación -=falta -=faltan repartir [seat@:a,para,pa] 1 !=otra ~=carta ~=le ~=se ~=ahora ~=ya ~=del ~=mazo ~=que ~=te ~=di ~=solo ~=ahi \
         ~=para ~completar ~tener ~[n?^:di,dio,tiene,tenia,solo,completa,complete,completar,las,sus] ~va",
    ),
    say(
        "tomar coger agarrar llevar",
        "?Preparación repartir [seat@:a,para,pa] 1 !=mas !=una|=1 ~=carta ~=le ~=del ~=mazo ~=que ~=te ~=di ~dar ~tener ~=solo ~=ya ~=ahi ~va \
         ~[n?^:di,dio,tiene,tenia,solo]",
    ),
    say(
        "=mas",
        "?Preparación -=falta -=faltan repartir [seat@:a,para,pa] 1 !=una|=1 ~=carta ~=ahi ~va ~=solo",
    ),
    say("=otra", "?Preparación -=falta -=faltan repartir [seat@:a,para,pa] 1 ~=carta ~=ahi ~va ~=mas ~=solo"),
    // «beto se queda con tres cartas» tells of a hand once the match goes on.
    say("quedar", "?Preparación repartir [seat@:a,para] [n:de,con] ~=inicial ~=iniciales ~=mano ~=mazo"),
    say("=a", "repartir [seat^:a] [n:de] ~repartir ~recibir ~=mazo"),
    say("=para", "repartir [seat^:para] [n:de] ~=van ~=son ~repartir ~recibir"),
    say(
        "agarrar tomar coger llevar arrancar",
        "repartir [seat@^:a,para] [n:de,con] ~=inicial ~=iniciales ~=mano ~=mazo",
    ),
    say(
        "colocar poner bajar meter desplegar acomodar tender armar jugar =defensores =totems =abajo",
        "-=que colocar [n:con] [bocabajo|bocarriba?] ~=inicial ~=iniciales ~=mano ~=mesa ~=como ~colocar ~poner ~=zona \
         ~=frente ~[seat?:de] ~[n?^:de] ~tocar ~tener ~recibir ~robar",
    ),
    say(
        "empezar comenzar iniciar salir arrancar abrir =primero =1ro =1ero =1º =1o =1a",
        "-=su -=mi -=tu empezar [seat:a] [azar|acuerdo?:al,por,de,a,x,con,en] ~=primero ~=primera ~=partida ~=juego ~salir ~elegir \
         ~decidir ~tocar ~empezar ~=turno ~=quien ~=es ~jugar ~comenzar ~echar ~tirar ~hacer ~lanzar ~sortear ~salir \
         ~toco",
    ),
    say(
        "robar pedir tomar coger sacar levantar agarrar jalar pescar alzar recoger manotear chupar",
        "-=hay -=quedan -=queda robar [n?] ~=mazo ~de ~=para ~comenzar ~empezar ~abrir ~tocar ~robar ~=tope ~=baraja ~=turno ~=arriba \
         ~=encima ~=monton",
    ),
    say(
        "reponer =rep poner colocar rellenar llenar cubrir ocupar meter bajar completar desplegar \
         =tapo =tapa =tapamos =tapar =tapando añadir \
         agregar",
        "-=quedo reponer [place?:en,a,de] [made?:con,c/] [bocabajo|bocarriba?] ~=mano ~=hueco ~=espacio ~=vacio ~=lugar \
         ~=sitio ~poner ~=donde ~=estaba \
         ~meter ~colocar ~=libre ~dejar ~=como ~quedar ~=abajo",
    ),
    say(
        "=reposicion =relleno",
        "reponer [place?:en,a,de] [made?:con,c/] ~=hueco ~=espacio ~=sitio ~=lugar ~hacer ~=mano",
    ),
    say("=hueco =espacio =lugar =mano", "reponer [place@:en,a,de] [made:con] ~=mano ~de ~ir"),
    say("=hueco =vacio", "?Robo|Acción|Otro|Fin reponer [made@:con,un,el] ~=mano ~ir ~=mi ~=en ~=al"),
    say("=en", "reponer [place:en] !=carta|=defensor|=totem"),
    say(
        "atacar pegar golpear usar reventar probar_=suerte =contra =vs =con => =ataque =a =para =voy_=por =va_=por =vamos_=por =voy_=al =va_=al =vamos_=al =voy_=contra =va_=contra tirar echar rematar \
         aventar lanzar mandar \
         soltar jugar meter arrear embestir arremeter enviar disparar cascar enfrentar chocar tumbar combinar \
         juntar =doy =da =dan =dio =dar =darle",
        "-=es -=era -=sale -=salio atacar [place!:a,contra,sobre,al,vs,>,por,hacia,para] con [made@:con,de,c/,usando] \
         y_[made?^:y,mas,ademas,junto,junta,juntando,+,con,acompañado,acompañada,acompañando,acompaña,sumando,sumandole,\
         añade,añado,añadiendo,agrega,agrego,agregando,reforzado,apoyado] ~[n?^:son,suman,total] ~=ataque ~atacar \
         ~repetir ~=para ~=mano ~=descubierto ~=descubierta ~jugar ~voy ~va ~por ~pegar ~golpear ~tirar ~seguir \
         ~volver ~hacer ~=pareja ~=par ~lanzar ~juntar ~combinar ~usar ~mandar ~=pelado ~=solo ~=golpe ~quedar ~tener \
         ~[seat?^:a] ~[made?^:gana,vence,supera,gano,vencio] ~ganar ~vencer ~=que",
    ),
    // «con 5 espada, es un 9 ojo»: what is told behind is what was met.
    say(
        "atacar pegar golpear usar =a =voy_=por =va_=por =voy_=a =va_=a =contra tirar lanzar mandar jugar meter",
        "atacar [place!:a,contra,sobre,al,vs,>,por,hacia,para] con [made!:con,de,c/,usando] !ser \
         ~=ataque ~atacar ~=para ~=mano ~jugar ~voy ~va ~por ~tirar ~usar ~=solo ~=que",
    ),
    // More than one of them is against the rules, and told so.
    say(
        "atacar pegar golpear =contra",
        "atacar [place!:a,contra,sobre,al,por] [place!^:y,e,a,al,contra] con [made@:con,usando] !=y|=e ~=ataque ~=vez ~=mismo ~=tiempo",
    ),
    say(
        "revelar descubrir voltear destapar mostrar enseñar salir girar =ser =es =era =sale =salio resultar \
         aparecer abrir presentar =habia =hay &= \
         dar_=vuelta tener ver",
        "?Preparación|Robo|Falta|Fin|Terminada -=contra revelar [place:a,de,en] =_[made:es,era,=,un,con,de,y,tiene,tenia,habia,hay] ~salir \
         ~resultar ~aparecer ~=debajo ~=que ~=habia ~era ~ser ~=final \
         ~=ahi ~tener ~=boca ~=arriba ~voltear ~descubrir ~=vuelta",
    ),
    // While no attack waits an eye turns it up: the other side's.
    say(
        "revelar descubrir voltear destapar mostrar enseñar salir girar =ser =es =era =sale =salio resultar \
         aparecer abrir presentar =habia =hay &= \
         dar_=vuelta tener ver",
        "?Acción|Otro -=contra -=destapado -=destapada -=descubierto -=descubierta revelar [place!:a,de,en] =_[made:es,era,=,un,con,de,y,tiene,tenia,habia,hay] ~salir \
         ~resultar ~aparecer ~=debajo ~=que ~=habia ~era ~ser ~=final \
         ~=ahi ~tener ~=boca ~=arriba ~voltear ~descubrir ~=vuelta",
    ),
    say("=un", "atacar [place!^:a,contra,sobre,por] con [made]"),
    say(
        "=pareja =par =doble",
        "-=que atacar [place!@:a,contra] con [made:con] y_[made:y,con,mas] ~=ataque ~atacar",
    ),
    say("=nueva", "reponer [place@:en]"),
    say("=>", "atacar [place!] con [made] y_[made]"),
    say("&espada", "atacar [place!:a,contra,sobre,al] con [made:con] y_[made^:y,mas,+,con]"),
    say(
        "=sumo =sumamos =sumando =junto =combino",
        "?Acción|Otro atacar [place!^:a,contra,sobre,al,por] con [made:el] y_[made^:y,mas,+,con] ~[n?^:son,suman,total] ~=voy ~=va ~=vamos ~=ataco ~=y",
    ),
    say(
        "=un =en &espada &escudo &ojo &suma",
        "-=al -=contra -=sobre revelar [place:en] =_[made:un,de,con] ~=ahi",
    ),
    say(
        "revelar descubrir voltear destapar mostrar enseñar dar_=vuelta",
        "revelar ataque = [made:es,era,=] !=ataque ~ser",
    ),
    // What an ability brings to sight is told of the eye alone, what joins it of the sword alone.
    say(
        "activar usar aplicar aprovechar emplear &ojo",
        "activar [ojo:con,a,de] [place!:en,sobre,a,al,de,con,contra,>] \
         =_[made?:es,era,=,tenia,tiene,y,descubro,sale,aparece,hay,habia] de_[place?^:de] ~[made?^:mi,como,aguanto,resistio,gano] \
         ~[seat?:de] ~usar ~activar \
         ~=habilidad ~aplicar ~aprovechar ~emplear ~ser ~era ~destapar ~descubrir ~voltear ~ver ~tener ~=ahi \
         ~mirar ~salir ~aparecer ~ir ~poder ~revelar ~querer ~enseñar ~mostrar",
    ),
    say(
        "activar usar aplicar aprovechar emplear &espada",
        "activar [espada:con,a,de] \
         con_[made?^:con,añade,añado,junto,juega,juego,+,mas,y,meto,mete,agrego,agrega,pongo,pone,c/,sumo] \
         de_[place?^:de] ~[made?^:de,mi] ~usar ~activar ~=habilidad ~aplicar ~aprovechar ~emplear ~añadir ~juntar ~jugar ~agregar \
         ~reforzar ~poner ~meter ~=sumar ~=sumo ~=sumando ~=sumamos ~=ademas ~=tambien ~llegar ~[n?^:llegar,son,suman,total,a]",
    ),
    // «era un 1 de escudo» shows a card.
    say(
        "activar usar aplicar aprovechar emplear &escudo",
        "-=es activar [escudo:con,a,de,por] de_[place?^:de,en] ~[made?^:de,mi] ~=era ~usar ~activar ~=habilidad ~aplicar ~aprovechar \
         ~emplear ~defender ~cancelar ~anular ~proteger ~parar ~bloquear ~por ~=su ~tener ~para ~=gracias ~[seat?:de] \
         ~salvar ~aguantar ~resistir ~detener ~frenar ~=golpe ~=ataque",
    ),
    say(
        "activar usar aplicar aprovechar emplear &suma",
        "activar [suma:con,a,de,por] de_[place?:de,en] ~[made?^:de,mi] ~=era ~usar ~activar ~=habilidad ~aplicar ~aprovechar \
         ~emplear ~defender ~cancelar ~anular ~proteger ~parar ~bloquear ~robar ~por ~=su ~tener ~para ~tomar \
         ~ganar ~=gracias ~[seat?:de] ~=da ~=mas ~=1",
    ),
    say("=+ =mas", "?Falta -=con activar espada con [made]"),
    say("meter poner jugar", "?Acción|Falta|Otro activar espada con [made:a,con] !=tambien|=ademas ~=carta"),
    say(
        "añadir agregar juntar acompañar reforzar apoyar complementar",
        "activar espada con [made:a,con] ~=carta ~=espada ~=ataque ~=mano",
    ),
    say(
        "&espada &esp",
        "activar [espada:a,con] con [made-:con,un,el,+,mas] ~añadir ~juntar ~jugar ~usar ~activar ~=habilidad \
         ~agregar ~reforzar ~poner ~meter ~=sumar ~=sumo ~=sumando ~=sumamos",
    ),
    say(
        "intercambiar cambiar reemplazar sustituir canjear trocar permutar =swap",
        "-=por -=x -=entra -=mete -=meto -=pone -=pongo -=dejo -=deja intercambiar [place:en,a,de] \
         [made?:sale,quita,quito,era,tenia] ~=mano ~salir ~entrar ~quitar ~meter ~poner ~dejar ~ser ~=defensor ~una ~hacer ~=intercambio \
         ~=cambio ~era ~tener ~tenia ~=ahi ~=mia ~=que",
    ),
    say(
        "intercambiar cambiar reemplazar sustituir canjear trocar permutar =swap",
        "intercambiar [place:en,a,de] [made:sale,quita,quito,era,tenia] [made:entra,por,mete,meto,pongo,deja,un,con,x] \
         ~=por ~=mano ~salir ~entrar ~quitar ~meter ~poner ~dejar ~ser ~=defensor ~una ~hacer ~=intercambio ~=cambio \
         ~era ~tener ~tenia ~=ahi ~=mia ~=que",
    ),
    say(
        "intercambiar cambiar reemplazar sustituir canjear trocar permutar =swap",
        "intercambiar [place:en,a,de] ~=por ~=mano ~=una ~=otra ~=que ~=mia ~=ahi ~=defensor ~tener ~hacer",
    ),
    // Of one card alone it is said whether it goes in.
    say(
        "intercambiar cambiar reemplazar sustituir canjear trocar permutar =swap",
        "intercambiar [place:en,a,de] ?_[made^:entra,por,mete,meto,pone,pongo,deja,dejo,con,x] ~=mano ~entrar ~meter \
         ~poner ~dejar ~=defensor ~=ahi ~=que ~=tengo ~=tenia",
    ),
    say(
        "intercambiar cambiar sustituir canjear",
        "intercambiar [place^:por,x] ?_[made] ~=mano ~=que ~=tengo",
    ),
    say(
        "poner colocar meter dejar bajar",
        "-=hueco -=vacio -=libre intercambiar [place:en,a,de,por] ?_[made:con] !=lugar|=vez|=cambio|=estaba|=habia ~=donde \
         ~=mano ~=que",
    ),
    say(
        "=intercambio =cambio =sustitucion =canje =trueque",
        "intercambiar [place:en,a,de,con] ~hacer ~=mano ~=espacio ~=posicion ~=sitio ~=lugar ~=mesa ~=una ~=por",
    ),
    // The card that goes in follows its own verb.
    say(
        "sacar quitar levantar alzar agarrar llevar salir tomar coger recoger quedar retirar cambiar",
        "intercambiar [place:en,a,de] [made:con,era,de,sale] \
         [made^:entra,entro,por,mete,meto,meter,pone,pongo,poner,deja,dejo,dejar,baja,bajo] ~=mano ~=lugar \
         ~=sitio ~ser ~era ~sacar ~quitar ~levantar ~=hueco ~=ahi ~=vez",
    ),
    say(
        "llevar quitar sacar levantar alzar agarrar tomar coger recoger retirar subir",
        "intercambiar [place:en,a,de] !poner|dejar|meter|bajar|colocar ~=mano ~=lugar ~=sitio ~=ahi ~=por ~=boca ~=abajo ~=distinta ~=diferente",
    ),
    say("=por =x =<>", "intercambiar [place:en,a,de] !=mano|=otra|=una|=1 ~=por"),
    say("meter poner dejar colocar bajar", "intercambiar [place@:en,a] !=otra|=otro ~=mano ~=lugar"),
    say("=menos", "intercambiar [place@:en,a,de] [made] [made^:mas,+]"),
    say("=menos", "descartar [made]"),
    say("=mas", "reponer [place@:en,a] [made]"),
    say("=por =x", "intercambiar [place:en,a,de] [made] [made^:por,x]"),
    say(
        "descartar =desc =dcto tirar soltar =descarte =pila =pozo =basura =cementerio desechar echar botar mandar aventar deshacer =fuera arrojar \
         desprender lanzar",
        "?Preparación|Robo|Acción|Otro|Fin|Terminada -=le -=hay -=quedan -=queda -=tiene descartar [n/made?:a,de] ~=descarte ~=al ~=mano ~descartar ~volver ~tirar ~dejar ~=pila ~=basura ~=cementerio ~=encima ~=para ~=de ~en ~mandar ~echar ~cambiar ~quedar ~sobrar ~tener ~[n?^:con,en] ~[n?^:tengo,tiene,tenia,son] ~usar ~=exceso ~=limite",
    ),
    say(
        "descartar =desc =dcto tirar soltar =descarte =pila =pozo =basura =cementerio desechar echar botar mandar aventar deshacer =fuera arrojar \
         desprender lanzar",
        "?Falta -=tenia -=hay -=quedan -=queda -=tiene -=es -=era -=sale -=salio descartar [n/made?:a,de] ~=descarte ~=al ~=mano ~descartar ~volver ~tirar ~dejar ~=pila ~=basura ~=cementerio ~=encima ~=para ~=de ~en ~mandar ~echar ~cambiar ~quedar ~sobrar ~tener ~[n?^:con,en] ~[n?^:tengo,tiene,tenia,son] ~usar ~=exceso ~=limite",
    ),
    say(
        "descartar =desc =dcto tirar soltar =descarte =pila =pozo =basura =cementerio desechar echar botar mandar aventar deshacer =fuera quitar \
         arrojar desprender lanzar =van",
        "?Preparación|Robo|Acción|Otro|Fin|Terminada -=le -=pone -=pongo -=coloca -=coloco -=mete -=meto -=entra descartar [made+:de,y,e,mas,+] ~=descarte ~=al ~=mano ~descartar ~tirar ~dejar ~=pila ~=basura ~=cementerio ~=encima ~=para ~en \
         ~mandar ~echar ~quedar ~sobrar ~bajar ~[n?^:con,en,a,descarta,descarto,sobran] ~usar ~=para ~=exceso ~=limite",
    ),
    say(
        "descartar =desc =dcto tirar soltar =descarte =pila =pozo =basura =cementerio desechar echar botar mandar aventar deshacer =fuera quitar \
         arrojar desprender lanzar =van",
        "?Falta -=tenia -=pone -=pongo -=coloca -=coloco -=mete -=meto -=entra -=es -=era -=sale -=salio descartar [made+:de,y,e,mas,+] ~=descarte ~=al ~=mano ~descartar ~tirar ~dejar ~=pila ~=basura ~=cementerio ~=encima ~=para ~en \
         ~mandar ~echar ~quedar ~sobrar ~bajar ~[n?^:con,en,a,descarta,descarto,sobran] ~usar ~=para ~=exceso ~=limite",
    ),
    say(
        "descartar perder quitar caer mandar tirar echar llevar retirar =va =van =muere =muerto =murio eliminar matar derrotar destruir vencer",
        "-=turno -=mazo descartar [place@:a,de] ~=descarte ~=al ~=pila ~=que ~caer",
    ),
    say(
        "pasar terminar acabar =fin tocar finalizar ceder concluir cerrar plantar =hasta_=aqui =hasta_=aca \
         =hasta_=ahi",
        "pasar ~[seat?^:a,toca,tocas,va,vas,sigue,sigues,para] ~=turno ~=mas ~=nada ~tocar ~acabar ~terminar ~=de ~=del ~ti ~pasar",
    ),
    say("descartar tirar perder =descarte", "descartar ataque !=ataque ~=descarte ~=al ~descartar ~tirar"),
    say("descartar tirar", "descartar ataque !atacar ~=carta ~con ~que"),
    // «el 6 de espada al descarte»: it may be the one that attacked, or one of the hand.
    say("=descarte =pila", "?Otro descartar ataque ~[made@] !=al|=a ~ir ~=carta ~mandar"),
    // «caen los dos» once the attack is won: what «los» counts is no card of that power.
    say(
        "caer morir =fuera",
        "?Otro -=el -=al descartar ataque !=dos|=ambos|=ambas ~=carta ~=descarte ~=van ~=empate ~empatar",
    ),
    say("descartar", "?Otro descartar ataque !=ambos|=ambas ~=carta ~=descarte"),
    say("=nada", "pasar !=no|=sin !=hago|=hace|=hacemos|=hacer ~=mas ~=turno ~terminar ~acabar"),
    say(
        "mirar ver espiar echar_=vistazo echar_=ojo echar_=ojeada checar chequear revisar fijar asomar observar \
         repasar comprobar consultar pispear ojear chusmear dar_=ojeada dar_=vistazo",
        "mirar [place:a,en] ~=tapada ~=tapado ~=vistazo ~=ojeada ~volver ~=a ~=sin ~enseñar ~mirar ~dejar ~=como ~estaba ~tener ~=que ~=cual ~ser",
    ),
    say(
        "girar tumbar acostar recostar inclinar rotar ladear poner_=lado poner_=costado =horizontal dejar_=tumbado =de_=lado",
        "girar [place@:a,en] ~=horizontal ~=de ~=lado ~poner ~tumbar ~dejar ~quedar",
    ),
    say(
        "mover llevar devolver pasar regresar volver subir",
        "mover [place/made/mano|mazo:de,desde] [place/mano|descarte|mazo|bocabajo:a,al] ~=mano",
    ),
    say(
        "ganar =gana =victoria vencer triunfar =ganador =vencedor =campeon =campeona =gg =win =wins",
        "fin [seat@:de,para] ~[seat?^:a,contra] ~=partida ~=juego ~=porque ~tener ~=mas ~=mazo ~terminar ~acabar ~ser ~=por ~=final \
         ~=resultado ~=win ~=wins ~=fin ~=ha ~[pair?:por,con,a] ~[n?:con,por] ~[n?:a,contra,por]",
    ),
    say("=victoria =triunfo =partida", "fin [seat^:a,para,p,pa] ~ser ~=totem ~[n?] ~[n?^:contra,a]"),
    say("=ganadora =vencedora", "fin [seat^:es,fue] ~=partida ~=juego ~acabar ~terminar ~=se ~=y ~ser"),
    say("=nadie", "fin empate !ganar|=gana ~=partida ~=juego"),
    say("llevar quedar", "fin [seat:a,para] !=partida|=juego|=victoria|=triunfo"),
    say("=partida =juego =triunfo", "fin [seat^:para]"),
    say(
        "=empate empatar =tablas =empatados =empatadas =igualados quedar_=tablas quedar_=empate",
        "fin empate ~[n?] ~[n?:a,-] ~[seat?:entre] ~[seat?:y] ~=fin ~=partida ~quedar ~=final ~=resultado ~acabar ~terminar ~=empate ~=tablas ~=juego ~=nadie \
         ~=igualados",
    ),
    say(
        "rendir abandonar conceder retirar entregar =vencido =toalla =ff =gg =se_=va =derrota",
        "rendirse ~=partida ~=juego ~querer ~seguir ~terminar ~=aqui ~=ya ~soy ~=da ~=doy ~=por ~tirar ~dejar \
         ~[seat?^:gana,gano,ganas,ganaste,gane] ~=victoria \
         ~abandonar ~rendir ~conceder ~retirar ~reconocer ~decidir ~=gg",
    ),
    say(
        "seguir continuar jugar",
        "rendirse !=no !rendir|abandonar|conceder|retirar ~=partida ~=juego ~querer ~=mas ~jugar",
    ),
    say("colocar poner", "colocar [n] ~=sus"),
    say(
        "colocar poner bajar",
        "?Preparación colocar [n] [bocabajo|bocarriba?] [made+^:un,una,:,son,es] ~=sus ~=mesa ~=boca ~=inicial ~=iniciales ~=frente",
    ),
    say("preparar", "preparar [person?] [person?]"),
    say("=turno =toca =va", "pasar ~[seat:a,de]"),
    say("=sigue", "pasar ~[seat^:sigue,a]"),
    say("=mas", "robar [n]"),
    // The one attacked is turned up: which it is was said.
    say(
        "=es =era =son =sale =salio =resulta =resulto =tenia =tengo =tiene =habia =hay =aparece =escondia =escondo \
         =descubre =descubro =voltea =volteo =levanto =levanta =destapo =destapa =muestro =muestra =enseño =enseña =aguanto =aguanta",
        "?Falta revelar {} =_[made:es,era,=,un,con,de,y,sale,tiene,tenia,habia,hay] ~=pero ~=ahi ~=que ~=icono ~=igual \
         ~=atacado ~=atacada ~=defensor ~=totem ~escoger ~elegir ~abrir ~=abro ~=dibujo ~=boca ~=arriba ~=al ~=levantarlo ~=descubrirlo ~=vuelta ~=debajo ~=mio ~=lleva ~=poder ~aguantar ~caer ~ganar ~perder ~morir ~sobrevivir ~[made?^:al,contra,gana,pierde] \
         ~[n?^:tu,su]",
    ),
    say("dar_=vuelta", "?Falta revelar {} =_[made:un,y,es,de]"),
    // «te topaste con mi doce»
    say(
        "topar encontrar =estrellaste =estrellas =estrello",
        "?Falta revelar {} =_[made^:con,mi] ~=boca ~=arriba ~poner ~voltear ~destapar ~enseñar ~mostrar ~=lo ~=ahi",
    ),
    say(
        "mirar ver espiar echar_=vistazo echar_=ojo echar_=ojeada checar chequear revisar",
        "?Falta -=ataco -=ataca -=gano mirar {} !=lo|=la|=carta|=totem|=mia|=mio ~=vistazo ~=ojeada ~=antes ~=de ~=a ~=que ~=es ~=tengo ~=cual ~ser ~=sin ~enseñar \
         ~mostrar ~voltear ~=era ~=escondo",
    ),
    // «y un 10», «+ 6 ojo» add a card.
    say(
        "=un &escudo &espada &ojo &suma",
        "?Falta -=y -=+ -=mas -=con revelar {} =_[made:de,un,la,el] ~revelar ~descubrir ~voltear ~destapar ~mostrar ~enseñar",
    ),
    say("*", "?Falta -=y -=+ -=mas -=con revelar {} =_[made]"),
    say("seguir", "atacar [place!:a,contra,con] con [made:con]"),
    say("&ojo &suma &escudo", "atacar [place!^:a,contra,sobre,al,>] con [made]"),
    say("&ojo &suma &escudo", "atacar [place!] con [made^:con]"),
    say(
        "caer recibir encajar",
        "atacar [place!@^:a,de] con [made@:un,el] y_[made?^:y,mas,+] ~=carta ~2 ~dos",
    ),
    say("recibir encajar", "atacar [place!@] con [made:un,el] y_[made?^:y,mas,+]"),
    say("=carta", "atacar [place!^:a,para,contra,sobre] con [made] y_[made^:y,mas,+] ~dos ~2"),
    say("*", "-=que atacar [place!] con [made:con] y_[made:con]"),
    say("&ojo &espada &escudo &suma", "reponer [place:en,a] [made]"),
    say("recoger recuperar", "mover [made@:a] mano ~=mano ~a"),
    say("=mano", "mover [made@] mano !a"),
    say("=carta", "robar !=mazo"),
    say("llevar", "robar !=mazo ~=carta"),
    say("caer", "?Preparación repartir [seat@^:a] [n] ~=carta"),
    say("sacar", "colocar [n] !=mesa|=zona|=frente"),
    say(
        "levantar alzar asomar",
        "mirar [place] !ver|=verla|=verlo|=mirarla|=mirarlo ~=para ~=poco ~=poquito ~=sola ~=solo",
    ),
    say(
        "=turno",
        "?Preparación empezar [seat@:de,a,para] [azar|acuerdo?:al,por,de,a,con,en] !=primer|=inicial ~ser ~tener",
    ),
    say("dejar", "?Preparación colocar [n] !=mesa|=zona|=frente ~[n?^:con] ~quedar"),
    say("poner colocar", "?Preparación colocar [n] ~[n^:queda,quedo,con] ~quedar ~=mano"),
    say(
        "formar armar montar construir",
        "?Preparación colocar [n:con,de] ~=zona ~=linea ~=fila ~=defensa ~=muro",
    ),
    say("elegir escoger", "?Preparación colocar [n] ~=inicial ~=iniciales"),
    say(
        "jugar enfrentar =partida =juego",
        "?Preparación preparar [person@:entre] [person^:y,contra,vs,con,e] ~jugar ~=partida ~=juego ~empezar ~comenzar ~=hoy \
         ~=nueva ~ir ~=entre",
    ),
    say("=inicial", "?Preparación empezar [seat@:es,sera,de] ~ser ~=jugador"),
];
