//! How Kódem is spoken of at the table.

use crate::kernel::{SILENT, Saying, Speech, Versus, say};

/// The game as it is spoken of.
pub const SPEECH: Speech = Speech {
    sayings: &SAYINGS,
    words: &WORDS,
    places: &PLACES,
    fillers: FILLERS,
    by_place: true,
    settles: &["resolver"],
    versus: Some(VERSUS),
    ..SILENT
};

/// Three cards and a Protector each, everything face down.
const VERSUS: Versus = Versus {
    lines: "preparar estandar {1} {2}; colocar {1} principal=3 abajo protector=1 abajo; \
            colocar {2} principal=3 abajo protector=1 abajo",
    first: "iniciar {name}",
    last: "",
};

/// Words that say nothing here.
const FILLERS: &str = "adendeis criatura espacio casilla lugar efecto objetivo listo sistema_de";

/// Other words for fixed words.
const WORDS: [(&str, &str); 24] = [
    ("abajo", "boca_abajo tapada oculta bocabajo"),
    ("arriba", "boca_arriba destapada bocarriba"),
    ("azar", "sorteo dado volado moneda suerte"),
    ("Adendei", "adendey"),
    ("previa", "preparacion"),
    ("batalla", "combate"),
    ("post", "postbatalla post_batalla posterior"),
    ("equipo", "equipamiento"),
    ("resolucion", "resoluciones"),
    ("fin", "final"),
    ("veneno", "envenenada envenenado"),
    ("quemadura", "quemada quemado"),
    ("abismada", "abismado abismo"),
    ("pasiva-rapida", "pasiva_rapida"),
    ("rapida", "activa_rapida"),
    ("vida", "falta_de_vida"),
    ("costo", "coste"),
    ("estandar", "normal clasico"),
    ("multi", "multijugador"),
    ("sin-activa", "sin_activa"),
    ("ataque", "ataques"),
    ("opcional", "opcion"),
    ("rava", "ravas"),
    ("acuerdo", "comun_acuerdo"),
];

/// Other words for places.
const PLACES: [(&str, &str); 5] = [
    ("Ext", "ext extincion pila_de_extincion"),
    ("Mazo", "mazo baraja"),
    ("Equipo", "zona_de_equipo"),
    ("Bio", "bio"),
    ("P", "protector"),
];

const SAYINGS: [Saying; 44] = [
    say("preparar jugar =partida", "preparar [estandar|multi] [todos|equipos?] [person+]"),
    say(
        "iniciar empezar comenzar abrir",
        "iniciar [seat:a] [azar|acuerdo|perdedor|eleccion?:por,al,de] ~=primero ~=primera ~=turno ~=partida ~=juego",
    ),
    say("=turno empezar abrir", "turno [seat?:de,a] ~=turno ~nuevo ~empezar ~comenzar ~abrir"),
    say("tocar seguir", "turno [seat:a,de] ~=turno !tocar|seguir"),
    say("elegir escoger =rival", "elegir [seat:a,de,es,como] ~=rival ~=turno ~como"),
    say(
        "=fase &previa &batalla &respuesta &resolucion &post &equipo &fin &declaracion &inicio &combate &preparacion",
        "fase [previa|batalla|respuesta|resolucion|post|equipo|fin|inicio|declaracion:a,de,en] ~=fase ~entrar ~pasar \
         ~empezar ~comenzar ~llegar ~listo ~=turno ~acabar ~seguir ~abrir ~siguiente",
    ),
    // The phase that ends may be named besides.
    say(
        "terminar acabar",
        "fase [batalla|respuesta|resolucion|post|equipo|fin:a,de,en] ~=fase ~entrar ~pasar ~empezar !=previa|=batalla|=post|=equipo|=inicio ~=listo",
    ),
    say("pasar saltar", "pasar ~=turno ~=batalla ~sin"),
    say(
        "revelar descubrir voltear destapar girar mostrar enseñar dar_=vuelta poner_=arriba &arriba &boca",
        "revelar [card:a,de] [name/new?:llama,llamado,es,nombre] tipo=[Adendei|Rava|Protector|Bio|Ixim|Rot?:tipo,es,de] \
         energía=[Pírica|Lítica|Cháaktica|Átlica|Demótica|Húumica|Gélida|Feral?:energia,de] daño=[n?^:daño,de,con,hace] \
         descansos=[n?^:descanso,descansos] activa=[obligatoria|condicional|opcional|no?^:activa] ~llamar ~tener ~ser ~=nombre \
         ~=respuesta ~poner ~arriba ~boca ~quedar",
    ),
    say(
        "ocultar voltear_=abajo poner_=abajo =boca_=abajo quedar_=abajo",
        "ocultar [card:a] por=[card@:por,con,de] ~boca ~=boca ~quedar ~=abajo",
    ),
    say(
        "identificar",
        "identificar [card:a,de] [name/new?:como,es] tipo=[Adendei|Rava|Protector|Bio|Ixim|Rot?:tipo,es] daño=[n?^:daño] \
         descansos=[n?^:descanso,descansos] ~como ~=boca ~abajo",
    ),
    say(
        "atacar pegar golpear =ataque ir_=contra =>",
        "atacar [card@:con,de] >[card*:a,al,contra,sobre,>] [n?:por,con,de,daño,hace,=,punto,puntos] [azar|elegido?:al] \
         [sin-activa?:sin] extra=[n?^:extra] ~salir ~tocar ~elegir ~=ataque ~=daño",
    ),
    say(
        "atacar",
        "atacar [card@:con,de] >[card*:a,al,contra,sobre,>] [n:por,con,de,daño,hace,=,punto,puntos] costo=vida:[n^:costo,vida,pagando] \
         ~=ataque ~pagar ~=vida",
    ),
    say(
        "activar usar &activa &pasiva &opcional",
        "activar [activa|rapida|pasiva|opcional|pasiva-rapida] [card@:con,de] >[card*?:a,sobre,en,contra,objetivo,>] ~=efecto ~usar \
         ~activar ~=objetivo ~=pasiva",
    ),
    say("vincular unir enlazar", "vincular [card@:de] >[card:a,con,>] ~=protector"),
    say(
        "pagar",
        "pagar [card@:con,de] vida=[n:vida,de,punto,puntos] para=[card/ataque?:para,por] ~=vida ~=costo ~=punto",
    ),
    say("resolver =resolucion", "resolver ataque [card:de,a] !=ataque ~=ahora"),
    say("resolver", "resolver activa [card:de,a] !=activa"),
    say("resolver", "resolver [card:de,a] ~=efecto"),
    say("negar anular cancelar", "negar ataque [card:de,a] !=ataque por=[card?@:por,con] ~quedar"),
    say("negar anular cancelar", "negar [card:de,a] por=[card?@:por,con] ~=efecto ~quedar"),
    say("desviar redirigir", "desviar ataque [card:de] >[card:a,hacia,>] [n?:por,daño] ~=ataque"),
    say(
        "dañar hacer_=daño quitar_=vida perder_=vida =daño perder herir hacer recibir_=daño",
        "dañar [card:a,de] [n:de,daño,en,punto,puntos] por=[card/ataque|efecto|costo|marca?@:por,con,de] ~=daño ~=vida ~=punto ~perder",
    ),
    say(
        "curar sanar recuperar",
        "curar [card:a,de] [n:de,en,vida,punto,puntos] por=[card?@:por,con,de] ~=vida ~=punto",
    ),
    say(
        "escalar subir aumentar ganar",
        "escalar [card:a,de] [n:de,en,punto,puntos,daño] por=[card?@:por,con,de] ~=daño ~=permanente ~=siempre ~=para ~=punto",
    ),
    say(
        "descender =- bajar reducir",
        "descender [card:a,de,para] [n:de,en,punto,puntos,daño] por=[card?@:por,con,de] ~=daño ~=permanente ~=para ~=siempre ~=punto ~hacer",
    ),
    say(
        "marcar poner_=marca quedar_=marca",
        "marcar [card:a] [quemadura|abismada|veneno:de,con] por=[card?@:por,con,de] ~=marca",
    ),
    say(
        "envenenar quedar_=veneno =veneno",
        "marcar [card:a] veneno por=[card?@:por,con,de] ~=veneno ~quedar ~=marca",
    ),
    say("quemar quedar_=quemadura", "marcar [card:a] quemadura por=[card?@:por,con,de] ~=quemadura"),
    say("abismar", "marcar [card:a] abismada por=[card?@:por,con,de] ~=abismo ~quedar"),
    say(
        "quitar curar",
        "marcar [card:a,de] [quemadura|abismada|veneno:de] quitar por=[card?@:por,con] ~=marca",
    ),
    say(
        "feralizar volver_=feral =feral hacer_=feral perder_=energia convertir_=feral",
        "feralizar [card:a] por=[card?@:por,con,de] ~=feral ~volver ~hacer ~perder ~=energia",
    ),
    say(
        "descansar =descanso recibir_=descanso",
        "descansar [card:a,de] [n:de,en,descanso,descansos] por=[card?@:por,con,de] ~=descanso ~=marca",
    ),
    say(
        "extinguir mandar_=extincion ir_=extincion enviar_=extincion llevar_=extincion pasar_=extincion morir caer =extincion =ext",
        "extinguir [card:a,de] por=[card/vida|costo|activa|pasiva|repetida?@:por,de,con] ~=extincion ~=ext ~mandar",
    ),
    say(
        "reemplazar reponer poner =suplente entrar_=suplente ocupar",
        "reemplazar [place:en,a,de] [abajo|arriba] [name/new?] ~=suplente ~=mazo ~=hueco ~=sitio ~=boca",
    ),
    say("entrar poner", "entrar [place:a,en] [name/new?] ~=protector ~=suplente ~=juego"),
    say(
        "regresar volver revivir",
        "regresar rava con=[card*^:con,por,cambio] en=[place^:en] ~=rava ~=extincion ~=cambio",
    ),
    say(
        "equipar poner =>",
        "equipar [card:a,al,en,sobre] [abajo|arriba?] [name/new?:con] tipo=[Ixim|Rot?:tipo,es,un,el] por=[card?^:por] ~boca",
    ),
    say(
        "&rot &ixim",
        "equipar [card:a,al,en,sobre] [abajo|arriba] [name/new?:con] tipo=[Ixim|Rot] ~equipar ~poner",
    ),
    say(
        "mover mandar llevar ir &mazo",
        "mover [place:de,del,desde] >[place:a,al,en] [n?] ~=primero ~=primera ~=arriba ~mandar ~mover",
    ),
    say(
        "cambiar intercambiar",
        "cambiar [card:a,de] <>[card:con,por,y] por=[card?@^:por,efecto,usando,con] ~=lugar ~=sitio ~=entre ~usar ~=efecto",
    ),
    say("barajar mezclar revolver", "barajar [seat:de,a] ~=mazo ~=baraja"),
    say("rendir abandonar conceder", "rendirse [seat?:de] ~=partida ~=juego"),
    say("crear poner =token", "token [place:en] [name/new?] por=[card@^:por,con] ~=token ~=ficha"),
];
