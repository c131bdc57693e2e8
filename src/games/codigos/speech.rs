//! How Códigos Ocultos is spoken of at the table.

use crate::kernel::{SILENT, Saying, Speech, Versus, say};

/// The game as it is spoken of.
pub const SPEECH: Speech = Speech {
    sayings: &SAYINGS,
    words: &WORDS,
    places: &PLACES,
    fillers: FILLERS,
    lies: &LIES,
    unique: true,
    versus: Some(VERSUS),
    next: &[("Revelación", "seguir"), ("Última revelación", "seguir"), ("", "pasar")],
    traps: &[("pasar", "Preparación")],
    ..SILENT
};

/// The usual match of two.
const VERSUS: Versus = Versus { lines: "preparar {1} {2}", first: "empezar {name}", last: "" };

/// Words that say nothing here.
const FILLERS: &str = "comun arriba encima nueva nuevo medio listo \
    a_ver orale venga andale mira miren oigan ahorita ahi alli enseguida nomas directo compa juez \
    acabo_de acaba_de acabamos_de acaban_de me_toca te_toca le_toca nos_toca tengo_que tiene_que hay_que por_ultimo \
    ahora_mismo de_nuevo otra_vez para_si de_una de_golpe a_continuacion en_total dale che parce wey guey \
    tope_de hoy 3_jug 2_jug 4_jug tres_jugadores dos_jugadores cuatro_jugadores 3_jugadores 2_jugadores 4_jugadores al_lado_del_mazo antes_de_salir antes_de_empezar \
    en_vez_del_encarte en_vez_de_del_encarte sin_decir_nada en_ese_orden area_de de_primera_accion de_segunda_accion primera_accion segunda_accion \
    con_su_primera_accion con_su_segunda_accion con_mi_primera_accion con_mi_segunda_accion primera_accion_de \
    segunda_accion_de como_manda_el_reglamento como_manda_el_manual como_dice_el_reglamento sin_decir_cual \
    que_tiene_el_soldado que_tiene_el_soldado_encima con_el_soldado_encima con_soldado_y_todo con_todo_y_soldado con_todo_y_el_soldado aunque_tenga_el_soldado aunque_tenga_el_soldado_encima aunque_tenga_soldado aunque_este_el_soldado con_soldado \
    donde_esta_el_soldado que_esta_bloqueado que_esta_bloqueada esta_bloqueado esta_bloqueada la_bloqueada \
    el_bloqueado la_tapada_por_el_soldado estaba_el_soldado_encima y_estaba_el_soldado_encima turno_de \
    que_esta_pegada_al_mazo que_esta_pegado_al_mazo adios ojo perdon recien ademas \
    no_hago_nada_mas no_hago_mas_nada no_hago_mas las_otras_dos mis_otras_dos sus_otras_dos otras_dos_cartas mis_otras_dos_cartas sus_otras_dos_cartas sin_verla sin_mirarla sin_mirar a_ciegas ya_no_quedan_cartas no_quedan_mas_cartas no_quedan_cartas \
    de_una_vez de_un_jalon de_un_tiron tengo_las_tres otras_dos_que_tengo la_siguiente la_siguiente_carta que_sigue_del_mazo otra_del_mazo \
    si_no_les_importa si_no_te_importa en_realidad la_verdad \
    y_ya y_ya_esta y_listo nada_mas y_nada_mas y_asi anotame anotalo dos_extra 2_extra dos_de_extra \
    ya_no_quiero_seguir_con ya_no_quiere_seguir_con no_quiero_seguir_con no_quiere_seguir_con";

/// Other words for fixed words.
const WORDS: [(&str, &str); 16] = [
    (
        "boca_abajo",
        "bocabajo b_abajo tapadas tapados ocultas ocultos dadas_vuelta dados_vuelta dadas_la_vuelta",
    ),
    (
        "fondo_revelen",
        "al_fondo en_el_fondo al_fondo_del_mazo en_el_fondo_del_mazo hasta_el_fondo hasta_abajo abajo_del_mazo abajo debajo \
         debajo_del_mazo al_final_del_mazo revelen_al_fondo revelen_fondo revelen_abajo revelen_en_el_fondo revelen_debajo ultima_revelen_en_el_fondo \
         una_revelen_al_fondo una_revelen_en_el_fondo la_revelen_en_el_fondo con_revelen_al_fondo",
    ),
    (
        "exacto",
        "exacta correcto correcta perfecto perfecta bien acertado acertada ok clavado clavada impecable \
         tal_cual igualito sin_errores sin_error sin_fallar sin_equivocarse sin_equivocarme en_orden en_su_orden en_el_orden_correcto",
    ),
    (
        "desordenado",
        "en_desorden desorden mal_orden en_mal_orden mal_ordenado mal_ordenada orden_cambiado cambiados_de_orden el_orden_mal orden_equivocado en_orden_equivocado fuera_de_orden en_otro_orden otro_orden revuelto revuelta desord cambiado cambiada",
    ),
    (
        "dudoso",
        "con_dudas dudas en_duda duda sin_arriesgar inseguro insegura opc_3 opcion_3 opcion_tres tercera_opcion",
    ),
    (
        "errado",
        "mal falla fallo fallado equivoca equivoco equivocado equivocada incorrecto incorrecta fallada erroneo \
         erronea",
    ),
    ("granada", "granadas"),
    ("casco", "cascos"),
    ("tanque", "tanques"),
    ("descarte", "pila pila_de_descarte descartes pozo"),
    (
        "revelen",
        "revelen_codigos_ocultos revelen_codigos la_de_revelar carta_revelen carta_de_revelen carta_de_revelar carta_de_revelacion la_de_revelacion",
    ),
    ("derecha", "dcha der derecho lado_derecho mano_derecha"),
    ("izquierda", "izq izda izquierdo lado_izquierdo mano_izquierda"),
    ("1", "primer p1 junto_al_mazo al_lado_del_mazo lado_del_mazo del_lado_del_mazo"),
    ("2", "p2 medio en_medio enmedio centro central mitad"),
    ("3", "p3 pila pila_de_descarte descarte pila_descarte ultima ultimo"),
];

/// Where cards lie that are called by their place.
const LIES: [(&str, &str); 3] = [("P1", "1"), ("P2", "2"), ("P3", "3")];

/// Other words for places.
const PLACES: [(&str, &str); 0] = [];

const SAYINGS: [Saying; 147] = [
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
         &simb &cod &med &pide &vale =foto",
        "carta [any@] símbolo_[granada|casco|tanque?:simbolo,simb,con,trae,lleva,tiene,es,de] \
         código_[granada|casco|tanque%?^:codigo,cod,pide,necesita,ocupa] \
         medalla_[n?^:medalla,med,vale,m,da] foto_[n?^:foto,numero,f] ~apuntar ~anotar ~registrar ~tener ~llevar ~traer \
         ~ir ~=numero ~=foto ~ser ~presentar ~pedir ~valer",
    ),
    say(
        "repartir =rep dar entregar tocar recibir agarrar quedar empezar arrancar comenzar iniciar tener salir llevar \
         =mano =para =de",
        "repartir [seat@:a,para,de] [any:con] [any:y] [any:y] [boca_abajo?] ~poner ~dejar ~=carta ~=mano ~tres ~tocar ~3 ~en ~recibir ~ser \
         ~son ~empezar ~inicial",
    ),
    say(
        "abrir voltear destapar poner colocar extender desplegar quedar =encarte =centro =mesa =boca_=arriba",
        "abrir [any:con] [any:y] [any:y] ~=encarte ~=carta ~tres ~3 ~quedar ~poner ~colocar ~voltear ~abrir ~en \
         ~para ~el ~=boca ~=mesa ~salir ~ser ~son ~=al",
    ),
    say(
        "=primer =1º =1o =1ro =1ero =1a =inicia =primerea",
        "empezar [seat:de,a,para] ~=turno ~ir ~ser ~jugar",
    ),
    say("abrir", "empezar [seat@:a] !=partida|=juego"),
    // What is counted is told as it lies; nothing was done.
    say("=mazo", "-=no situar mazo n=[n-:con,de,a,tiene,son,queda,quedan] ~=carta ~=todavia ~=aun"),
    // «el mazo está mal anotado, le quedan 18», «son 18, no 20».
    say(
        "=mazo corregir",
        "-=no situar mazo n=[n:con,de,a,en,tiene,son,queda,quedan,hay] !=mazo ~=mal ~anotar ~corregir ~contar ~quedar ~haber ~tener \
         ~=son ~ser ~=hay ~=veces ~=carta",
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
        "empezar comenzar iniciar arrancar salir abrir ir_=primero jugar_=primero",
        "empezar [seat:a] ~=es ~=quien ~=que ~tener ~=foto ~=mayor ~=alta ~=mas ~=primero ~=primera ~=partida ~=juego ~tocar ~jugar ~ser \
         ~mirar ~=numero ~=alto ~=grande ~=porque",
    ),
    say(
        "encartar tomar robar",
        "encartar [nth/1|2|3:de,del,en,a,lugar,la,con,puesto,por,desde] [any?:con,a] ~=lugar ~=puesto ~=espacio \
         ~=posicion ~=encarte ~=descarte \
         ~=pila ~=esta ~=estaba ~=mi ~=mano ~=que ~=tope ~encartar ~tocar ~poder",
    ),
    say(
        "levantar alzar agarrar jalar coger pillar pescar escoger elegir llevar quedar recoger =para =pa",
        "encartar [nth/1|2|3:de,del,en,a,lugar,la,con,puesto,por,desde] [name?:con,a] ~=lugar ~=puesto ~=espacio \
         ~=posicion ~=encarte ~=descarte \
         ~=pila ~=esta ~=estaba ~=mi ~=mano ~=que ~=tope ~encartar ~tocar ~poder",
    ),
    say(
        "encartar levantar alzar tomar agarrar jalar robar coger pillar pescar escoger elegir llevar quedar \
         recoger =para =pa =p preferir =a_=mano",
        "encartar [where:con,a] ~=lugar ~=medio ~=la ~en ~=encarte ~=descarte ~=pila ~de ~=esta ~=estaba ~tocar \
         ~encartar \
         ~=tope ~=mesa ~=mano ~=puesto",
    ),
    say(
        "encartar tomar robar levantar alzar agarrar jalar sacar coger llevar pescar preferir",
        "encartar mazo !=mazo ~=carta ~=arriba ~=encima ~=tope ~=una ~=un ~1 ~tapar ~de ~del ~=reposicion ~=directamente ~encartar",
    ),
    say("sacar", "encartar [where]"),
    say("=+", "encartar [where]"),
    say("sacar", "encartar [where:con] !=encarte|=descarte|=pila ~de ~del"),
    say("sacar", "encartar [nth/1|2|3:de,del,en,lugar] [name:con,a,del,de] ~=lugar ~=encarte ~=carta"),
    say("=descarte =pila", "encartar 3 [name:con] !=mano|=conmigo"),
    say(
        "exponer =exp",
        "exponer [any:a,codigo,de,con] ~[seat?^:de] ~=codigo ~exponer ~como ~=carta ~=mesa ~para ~=ir ~armar ~completar \
         ~armandola \
         ~ser ~=nuevo",
    ),
    say(
        "sacar presentar",
        "exponer [name:a,codigo,de] ~=codigo ~exponer ~como ~=mesa ~para ~=ir ~armar ~completar ~ser ~=nuevo",
    ),
    say("=codigo", "exponer [name:a] !como ~=codigo ~ser ~=nuevo"),
    say("=codigo", "exponer [name^@] ~=nuevo"),
    say(
        "poner dejar colocar jugar bajar",
        "exponer [name:a] !=como|=de|=cod !codigo|=cod ~=codigo ~=mesa ~=nuevo ~=otro",
    ),
    say("poner", "-=en exponer [name:a] ~=codigo"),
    say(
        "poner dejar colocar bajar pasar",
        "exponer [name:a] !=area|=zona !=codigo|=expuesto ~=codigo ~=expuesto ~en ~de",
    ),
    say("=codigo", "exponer [name] !=segundo|=nuevo|=otro ~=expuesto ~[seat?^:para]"),
    say("dejar poner meter", "descartar [name:a] !=debajo ~=soldado ~de ~del"),
    say("poner", "exponer [name:a] !=cod"),
    say("poner dejar colocar", "exponer [name:a] !=boca !=arriba ~para ~completar ~armar ~=codigo ~como"),
    say("empezar comenzar iniciar", "exponer [name:a,con]"),
    say("=codigo", "bajar [name] con [name+:con,y]"),
    say("=simbolo", "completar [name+@:con,y]"),
    say("=codigo =cod", "exponer [name] !=nuevo|=otro"),
    say("abrir empezar", "exponer [name:a,codigo,de,con] !=codigo ~=otro ~=nuevo"),
    say("poner dejar colocar quedar", "exponer [name:a,codigo,de] !=expuesto ~=como ~=codigo"),
    say("poner dejar mostrar enseñar", "exponer [name:a] !=vista ~a ~=la"),
    say("=vista", "exponer [name:a]"),
    say(
        "mover correr trasladar",
        "mover soldado [n/1|2|3:a,al,en,sobre,hasta] !=soldado|=soldadito|=ficha|=tropas ~=lugar",
    ),
    say(
        "quitar levantar pasar sacar",
        "mover soldado [spot^:a,al,en,sobre] !=soldado|=soldadito|=guardia ~[name?^:de,del] ~poner ~colocar ~dejar ~pasar ~mover ~llevar",
    ),
    say("=mazo", "encartar mazo !=mas !1"),
    say("=pila =descarte", "reutilizar con [revelen^:con,y,+,incluida,mas] !=mazo ~ser ~como ~a ~=nuevo"),
    say("=tope =cima", "descubrir [name:=,es,de,con] ~=descarte ~=pila"),
    say("=rev", "colocar revelen [descarte^:a,en]"),
    say("=s", "mover soldado [n/1|2|3:a,al,en,>] ~mover"),
    say("=la", "encartar [nth/1|2|3:la]"),
    say("armar", "exponer [any:a] !empezar|comenzar|=ir ~=codigo ~a"),
    say(
        "completar añadir agregar",
        "completar [any+:con,y] en_[name?^:en,a,al,de] ~[granada|casco|tanque?^:como,de,un,una,el,la] ~=codigo ~=expuesto ~=simbolo \
         ~=como ~=para ~completar ~terminar ~faltar ~tener ~=dos ~=ambas",
    ),
    say(
        "sumar echar meter usar poner colocar bajar aportar incorporar anexar acompletar jugar gastar arrimar \
         rellenar \
         terminar cubrir",
        "-=nuevo -=segundo completar [name+:con,y] en_[name?^:en,a,al,de] ~[granada|casco|tanque?^:como,de,un,una,el,la] ~=codigo ~=expuesto ~=simbolo \
         ~=como ~=para ~completar ~terminar ~faltar ~tener ~=dos ~=ambas",
    ),
    say("=codigo", "-=nuevo -=otro -=segundo completar [name+:con,y] !=expuesto ~=codigo"),
    say("=codigo", "-=nuevo -=otro -=segundo completar [name+^@:con,y]"),
    say("&al", "completar [name+] en_[name^:al] ~ir ~=codigo"),
    say("voltear poner girar", "ocultar [name?:a] !=abajo ~=boca ~=codigo"),
    say("cerrar", "ocultar [name?:a] !=codigo"),
    say(
        "ocultar tapar cubrir esconder guardar archivar =dar_=vuelta =doy_=vuelta =da_=vuelta =dio_=vuelta voltear girar",
        "ocultar [name?:a,de] ~=codigo ~=completo ~=completado ~=terminado ~=ya ~=esta ~=porque ~dejar ~ocultar \
         ~=que ~=listo ~=quedo",
    ),
    say("pasar", "ocultar [name?:a] ~=codigo ~a !=oculto"),
    say(
        "bajar armar",
        "bajar [any:a,codigo,de] con [any+^:con,usando,usa,uso,usamos,a,c/,mas,mediante,+] ~[granada|casco|tanque?^:para,de,como] ~[granada|casco|tanque?^:para,de,como] ~ocultar ~tapar ~=completo \
         ~=entero ~=codigo ~=vez \
         ~=usando ~de ~una ~bajar ~=simbolos ~armar",
    ),
    say(
        "completar formar cerrar construir mostrar enseñar jugar hacer lanzar",
        "bajar [name:a,codigo,de] con [name+^:con,usando,usa,y,a,c/,mas,mediante] ~[granada|casco|tanque?^:para,de,como] ~[granada|casco|tanque?^:para,de,como] ~ocultar ~tapar ~=completo \
         ~=entero ~=codigo ~=vez \
         ~=usando ~de ~una ~bajar ~=simbolos ~armar",
    ),
    say("bajar", "bajar [name:codigo,de] con [name+:con,usando] ~=codigo ~=completo ~=entero"),
    say("=completo =entero", "bajar [name^@] con [name+:con,y] ~=codigo"),
    say("&=", "bajar [name^@] con [name+^:=,+]"),
    say(
        "poner meter dejar jugar",
        "bajar [name:a,codigo] con [name+^:con,y,usando] !=expediente ~=codigo ~en",
    ),
    say("&con", "bajar [name:codigo] con [name+^:con,y] ~=codigo ~=completo"),
    say(
        "=descartar =dcto =dsc =descarto =descarta =descartas =descartamos =descartan =descartando =descartaron =descartado",
        "descartar [any:a,de] ~=descarte ~=pila ~ir ~mandar ~=fuera ~=encima ~en ~descartar ~decidir ~=mano",
    ),
    say(
        "tirar aventar botar echar soltar eliminar deshacer desechar arrojar lanzar desprender quitar_=encima =fuera =pozo =menos \
         ir_=descarte mandar_=descarte ir_=pila mandar_=pila",
        "descartar [name:a,de] ~[name?^:encima,sobre] ~[seat?^:de] ~=descarte ~=pila ~ir ~mandar ~=fuera ~=encima ~en ~descartar ~decidir ~=mano",
    ),
    say("=descarte", "-=del descartar [name:a,de] ~[seat?^:de] ~en ~=pila ~ir ~=mano"),
    say("=descarte =pila", "encartar [where] !=del ~=tope"),
    say("=codigo", "exponer [name:con,a] !de|como|para ~ir ~ser"),
    say(
        "poner dejar llevar pasar mandar enviar colocar",
        "descartar [name:a] !=descarte|=pila|=descartes ~=encima ~de ~del ~=mano",
    ),
    say(
        "abandonar =ab =chao renunciar desistir cancelar dejar soltar deshacer",
        "abandonar [name?:a,de,codigo] ~=codigo ~=expuesto ~=armar ~abandonar ~=tenia ~=tengo ~de",
    ),
    say("=no_seguir", "abandonar [name:con,a,de,codigo] !=ya ~=codigo"),
    say("rendir", "abandonar [name:con]"),
    say("rendir", "abandonar [name?:con,a,de] !=codigo ~abandonar ~=expuesto"),
    say(
        "=soldado =soldadito =sold =guardia =tropas =tropa =ficha bloquear tapar proteger",
        "mover soldado [n/1|2|3:a,al,en,sobre,lugar,puesto,encima,de,del,hasta] ~=soldadito ~=sold ~=guardia \
         ~=puesto ~=encarte ~=espacio \
         ~=encima ~=arriba ~comenzar ~empezar ~correr ~cambiar ~=pila ~=descarte ~=soldado ~mover ~pasar ~poner \
         ~colocar ~dejar ~llevar ~mandar ~ir \
         ~tapar ~quedar ~=lugar ~bloquear ~=carta ~con",
    ),
    say(
        "=soldado =soldadito =sold =guardia =tropas =tropa =ficha bloquear tapar",
        "mover soldado [spot:a,al,en,sobre,encima,de,del,con] ~[seat?^:a] ~=soldado ~=soldadito ~=guardia ~=encima ~=arriba ~mover \
         ~pasar ~poner ~colocar ~dejar ~llevar ~ir ~tapar ~=carta",
    ),
    say(
        "reponer =da =dio =dan salir entrar caer aparecer llegar venir rellenar llenar =nueva =hay",
        "reponer [n/1|2?:en,a,al,lugar,hueco,puesto,espacio,de,del,para] [any/revelen|comodín?:con,es,sale,sacar,y] \
         del_[descarte?^:del] \
         ~=lugar ~=hueco ~=puesto ~=espacio ~=libre ~=vacio ~=que ~quedar ~dejar ~poner ~=encarte ~=arriba \
         ~aparecer ~=nuevo \
         ~tocar ~reponer ~salir ~=mazo ~entrar ~caer ~ser ~es",
    ),
    say(
        "poner ocupar completar cubrir sacar voltear tocar",
        "reponer [n/1|2?:en,a,al,lugar,hueco,puesto,espacio,de,del,para] [name/revelen|comodín:con,es,sale,sacar,y] \
         del_[descarte?^:del] \
         ~=lugar ~=hueco ~=puesto ~=espacio ~=libre ~=vacio ~=que ~quedar ~dejar ~poner ~=encarte ~=arriba \
         ~aparecer ~=nuevo \
         ~tocar ~reponer ~salir ~=mazo ~entrar ~caer ~ser ~es",
    ),
    say(
        "colocar",
        "reponer [n:en,a,al,lugar,hueco,puesto,espacio,de,del,para] [name/revelen|comodín:con] ~=lugar ~=hueco ~=puesto \
         ~=espacio ~=libre ~=vacio",
    ),
    say("colocar", "reponer [name:con] !=hueco|=espacio|=lugar ~=libre ~=vacio ~en ~el"),
    say("&revelen &comodin", "reponer [revelen|comodín] ~salir"),
    say("&en &a &al &=", "reponer [n^:en,a,al,lugar,hueco,=] [name/revelen|comodín:=] ~=lugar ~=hueco"),
    say("&=", "reponer [n] [name/revelen|comodín^:=]"),
    say(
        "descubrir aparecer asomar mostrar =ver =ve =veo =vemos =vio =visible =vista",
        "descubrir [any/revelen:a,es] ~=tercer ~=tercero ~=tercera ~3 ~=lugar ~=puesto ~=descarte ~=pila ~=encima ~=arriba ~de ~quedar ~=visible ~=tope ~estar",
    ),
    say(
        "=arriba =encima =tope =cima",
        "descubrir [name/revelen:a,es] ~=descarte ~=pila ~de ~quedar ~estar ~=encima ~=visible",
    ),
    // Of a card nobody has named yet nothing else is done on the pile.
    say(
        "=arriba =encima =tope =cima",
        "descubrir [new:a,es,con,de,=] !=descarte|=pila ~=hasta ~=tope ~=cima ~=encima ~=arriba ~de ~del ~quedar ~estar ~ser \
         ~ver ~llamar",
    ),
    say(
        "revelar voltear destapar enseñar recitar cantar &exacto &desordenado &dudoso &errado &correcto &correcta \
         &perfecto &mal \
         &desorden &otro &desord &fuera &duda &bien &ok &incorrecto &equivocado &fallado &clavado &inseguro &revuelto &opcion &opc \
         decir",
        "revelar [name:a,codigo,con,de,para,por] [exacto|desordenado|dudoso|errado:en,como] \
         dijo_[granada|casco|tanque+?:dijo,dije,dice,digo,diciendo,porque,recito,recita,recite,recitando,canto,canta,con] \
         ~=codigo ~revelar ~acertar ~recitar ~cantar ~=simbolo ~ser ~declarar ~ir ~recordar ~=orden ~pero ~empezar ~seguir \
         ~=primer ~=primero ~=segundo ~comprobar ~verificar ~revisar ~llevar ~cobrar ~ganar ~=medalla ~[n?^:puntos,punto] ~=punto \
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
         ~mandar ~tirar ~de ~=encima ~colocar ~poner ~dejar ~ir",
    ),
    say(
        "seguir continuar reanudar =sigue =sigo cerrar terminar =fin acabar",
        "seguir !=ronda|=juego|=revelacion|=partida ~=ronda ~=juego ~=revelacion ~jugar ~seguir ~continuar ~=queda \
         ~cerrar ~cerrada ~=partida",
    ),
    say("=no_usar =no_hacer =no_jugar =no_gastar", "?Segunda pasar !=segunda|=otra ~=accion"),
    say("=nada", "pasar !=parte ~=mas ~de ~=siga ~[seat?:que] ~=que"),
    say("=nadie_revelar", "?Revelación seguir ~=mas ~ir ~querer ~=codigo"),
    say("=sigamos =seguimos =continuamos", "seguir ~=turno ~=juego ~con ~jugar ~=partida"),
    say("seguir continuar", "seguir ~jugar"),
    say("volver retomar regresar", "seguir !=juego|=partida|=turno|=turnos ~=a"),
    say("finalizar concluir =termina", "seguir !=ronda|=revelacion ~revelar ~seguir ~jugar"),
    say("=vacio", "agotar !=mazo ~quedar ~estar"),
    say(
        "agotar acabar terminar quedar_=sin",
        "agotar !=mazo ~=sin ~quedar ~reponer ~=reposicion ~estar ~=cartas ~=para",
    ),
    say("=mazo", "agotar !=hay|=quedan|=queda !=no ~=carta ~=mas"),
    say("agotar", "agotar ~=carta"),
    say("rebarajar", "reutilizar"),
    say("reciclar reusar", "reutilizar con [revelen^:con,+]"),
    say("=mazo", "agotar !=0|=cero"),
    say("=sin", "agotar !=mazo"),
    say("=no_alcanzar", "agotar !=mazo ~=carta ~para ~reponer ~robar"),
    say("vaciar", "agotar !=mazo"),
    say(
        "=no_=hay =no_=quedan =no_=queda",
        "agotar !=mazo|reponer|robar ~=carta ~=mazo ~=mas ~para ~reponer ~en",
    ),
    say(
        "reutilizar barajar barajear revolver mezclar voltear",
        "reutilizar con_[revelen?^:con] !=descarte|=pila|reutilizar ~=mazo ~=nuevo ~hacer ~usar ~de ~para ~ser",
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
    say(
        "pasar terminar acabar cerrar finalizar concluir ceder =fin =hasta_=aqui =hasta_=aca",
        "pasar ~[seat?^:a,toca,tocas,va,vas,sigue,sigues,para] ~=turno ~=mas ~=nada ~pasar",
    ),
    say("=turno =toca =sigue =va", "pasar ~[seat:a,de]"),
    say("=+", "completar [name+^:+] en_[name?^:en,a,al]"),
    say("=+", "completar [name+^:+] en_[name@]"),
    say("*", "reponer [n/1|2@:en,a,al] [name/revelen|comodín]"),
    // Behind both actions only what is missing is laid.
    say("*", "?2_acciones reponer [n/1|2@:en,a,al] [new]"),
    say("*", "encartar [nth/1|2|3@:de,del] [name@]"),
    say("*", "encartar [where]"),
    say("=a", "repartir [seat^:a] [name] [name:y] [name:y] [boca_abajo?]"),
    say(
        "poner colocar dejar dar",
        "?Preparación repartir [seat^@:a,para] [name] [name:y] [name:y] [boca_abajo?]",
    ),
    say(
        "*",
        "?Preparación abrir [name] [name] [name:y] !1|uno !2|dos !3|tres ~=fila ~=encarte ~=carta ~ser ~=son ~en",
    ),
    say("*", "?Preparación repartir [seat@] ~3 ~tres [name] [any:y] [any:y] [boca_abajo?]"),
    say("*", "completar [name@] en_[name^:a,al,en] ~[granada|casco|tanque?^:como,de,por]"),
    say("=va", "completar [name@] en_[name^:a,al,en,con,para] ~[granada|casco|tanque?^:como,de,por]"),
    say(
        "&medalla &med &foto",
        "carta [any@] símbolo_[granada|casco|tanque:simbolo,simb] código_[granada|casco|tanque%:codigo,cod] \
         medalla_[n^:medalla,med] foto_[n^:foto,numero]",
    ),
    say("=comodin", "carta [card] comodín ~=comodin !es|como"),
    say("=comodin", "?Preparación carta [any@] comodín ~apuntar ~anotar"),
    say("=comodin", "carta [any:llama] comodín !llamar ~haber ~=hay ~=es"),
    say("=comodin", "carta [any@] comodín !es|=como|=sirve|=hace ~apuntar ~anotar ~de"),
    say(
        "errar equivocar fallar pifiar",
        "revelar [name:a,codigo,con,en,de] errado \
         dijo_[granada|casco|tanque+?:dijo,dije,dice,diciendo,decir,recito,recita,recitar,recitando] ~revelar \
         ~decir ~=codigo ~recitar",
    ),
    say("dudar", "revelar [name:a,codigo,con,de,en] dudoso ~revelar ~=codigo"),
    // Who shows a code and does not recite it leaves it so.
    say(
        "=no_arriesgar =sin_arriesgar =no_=juega =no_=juego",
        "revelar [name:a,codigo,con,de,en] dudoso ~=codigo ~revelar ~dejar ~=dudoso ~arriesgar ~=duda ~en \
         ~mostrar ~voltear ~enseñar ~destapar ~dar ~=vuelta ~preferir ~decidir ~quedar ~llevar ~cobrar ~ganar ~con ~=medalla ~=puntos ~acordar ~recordar ~=no",
    ),
    say(
        "=no_=acuerda =no_=acuerdo =no_acordar =no_recordar =no_decir_=nada =sin_decir =sin_recitar =sin_cantar =sin_declarar",
        "?Revelación|Última_revelación revelar [name:a,codigo,con,de,en] dudoso ~=codigo ~revelar ~mostrar ~voltear \
         ~enseñar ~destapar ~dar ~=vuelta ~dejar ~=dudoso ~=duda ~en ~como ~preferir ~decidir ~quedar ~llevar ~cobrar \
         ~ganar ~con ~=medalla ~=puntos ~=nada ~=ningun ~=ninguno ~=simbolo ~=orden ~arriesgar ~recitar ~decir ~=como \
         ~=era ~ser ~=no",
    ),
    say(
        "=no_atinar =no_acertar =no_clavar",
        "?Revelación|Última_revelación -=orden -=exacto -=todos revelar [name:a,con,en,de] errado ~revelar ~=codigo ~perder",
    ),
    say(
        "acertar atinar clavar bordar",
        "revelar [name:a,codigo,con,en,de] exacto \
         dijo_[granada|casco|tanque+?:dijo,dije,dice,diciendo,con,recito,recita,recitando] ~revelar ~decir \
         ~=codigo ~=exacto ~recitar",
    ),
    say(
        "acertar",
        "revelar [name:a,codigo,con,en,de] [desordenado:en] \
         dijo_[granada|casco|tanque+?:dijo,dije,dice,diciendo,recito,recita] ~pero ~=aunque ~=todos ~tres ~3 ~=simbolo \
         ~=codigo",
    ),
    say("sacar", "exponer [name:a] como ~=codigo ~exponer"),
];
