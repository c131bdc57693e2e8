//! The ways to say in Kódem what is put on a card, what goes elsewhere or changes places, and what tokens come in.

use crate::kernel::{Saying, say};

pub(super) const SAYINGS: [Saying; 21] = [
    say(
        "equipar poner =>",
        "equipar [card:a,al,en,sobre,debajo] [abajo|arriba] [name/new?~:con,llama,llamado] tipo=[Ixim|Rot?:tipo,es,un,el] \
         por=[card?^:por,x] ~boca ~llamar ~ser ~=equipo ~=equipamiento ~=equipito ~poner ~colocar ~meter ~bajar ~llevar ~jugar ~dejar ~quedar ~=que ~=y ~=1 ~=un",
    ),
    // It is shown where it is named.
    say(
        "equipar poner =>",
        "equipar [card:a,al,en,sobre,debajo] [name/new~:con,llama,llamado] tipo=[Ixim|Rot?:tipo,es,un,el] \
         por=[card?^:por,x] ~llamar ~ser ~=equipo ~=equipamiento ~=equipito ~poner ~colocar ~meter ~bajar ~llevar ~jugar ~dejar ~quedar ~=que ~=y ~=1 ~=un",
    ),
    say(
        "equipar poner",
        "equipar [card:a,al,en,sobre,debajo] por=[card?^:por,x] ~=equipo ~=equipamiento ~=equipito ~poner ~=que ~=y ~=1 ~=un",
    ),
    // What it is, and not how it lies: that is asked.
    say(
        "equipar poner &rot &ixim",
        "-=quita -=quito -=quitan -=quitar -=quitarle -=retira -=retiro -=retiran -=retirar equipar [card:a,al,en,sobre,debajo] abajo tipo=[Ixim|Rot:es,un,el,tipo] por=[card?^:por,x] ~equipar ~poner ~colocar ~meter ~bajar ~llevar ~agarrar ~jugar \
         ~cargar ~ser ~=equipo ~=equipamiento",
    ),
    say(
        "equipar poner &rot &ixim",
        "-=quita -=quito -=quitan -=quitar -=quitarle -=retira -=retiro -=retiran -=retirar equipar [card:a,al,en,sobre,debajo] arriba tipo=[Ixim|Rot:es,un,el,tipo] por=[card?^:por,x] ~equipar ~poner ~colocar ~meter ~bajar ~llevar ~agarrar ~jugar \
         ~cargar ~ser ~=equipo ~=equipamiento",
    ),
    say(
        "equipar poner",
        "equipar [card^:a,al,en] abajo por=[card@^:por] ~=boca ~abajo ~=tapado ~=equipo ~=equipamiento ~colocar",
    ),
    say(
        "=va =van llevar recibir meter colocar bajar cargar agarrar tomar jugar echar traer armar vestir",
        "equipar [card:a,al,en,sobre,debajo] [abajo|arriba] [name/new?:con,llama,llamado] tipo=[Ixim|Rot?:tipo,es,un,el] ~boca \
         ~=equipo ~=equipamiento ~=equipito ~=uno",
    ),
    say(
        "&rot &ixim",
        "-=quita -=quito -=quitan -=quitar -=quitarle -=retira -=retiro -=retiran -=retirar equipar [card:a,al,en,sobre,debajo] [abajo|arriba] [name/new?:con,llama,llamado] tipo=[Ixim|Rot:es,un,el,tipo] ~equipar \
         ~poner ~colocar ~meter ~bajar ~llevar ~agarrar ~jugar ~cargar ~ser ~=equipo ~=equipamiento",
    ),
    say(
        "&rot &ixim",
        "-=quita -=quito -=quitan -=quitar -=quitarle -=retira -=retiro -=retiran -=retirar equipar [card:a,al,en,sobre,debajo] [name/new:con,llama,llamado] tipo=[Ixim|Rot:es,un,el,tipo] ~equipar \
         ~poner ~colocar ~meter ~bajar ~llevar ~agarrar ~jugar ~cargar ~ser ~=equipo ~=equipamiento",
    ),
    say(
        "mover mandar llevar enviar regresar devolver sacar",
        "mover [pile^:de,del,desde] >[place:a,al,en,>] [n?] por=[card?^:por,x] ~=carta",
    ),
    // A card that goes to Extinción is extinguished: only piles are moved there.
    say(
        "mover mandar llevar enviar tirar echar moler =voy =vamos =va =van =fue =fueron &mazo",
        "mover [pile:de,del,desde] >[pile:a,al,en,>] [n?] por=[card?@^:por,x] ~=primero ~=primera ~=arriba ~=carta \
         ~mandar ~mover ~tirar ~echar ~meter ~pasar ~enviar ~moler ~sacar ~aventar ~poner ~quemar ~llevar ~caer ~bajar ~ir ~regresar \
         ~volver ~devolver ~=encima ~perder ~=pila ~descartar",
    ),
    say(
        "mover mandar llevar enviar tirar echar moler =voy =vamos",
        "-=extincion -=ext -=cementerio mover [place:de,del,desde] >[place:a,al,en,>] [n?] por=[card?@^:por,x] ~=primero ~=primera ~=arriba \
         ~mandar ~mover ~tirar \
         ~echar ~meter ~pasar ~enviar ~moler ~sacar ~aventar ~poner ~quemar ~llevar ~caer ~bajar ~regresar \
         ~volver ~devolver ~=encima ~perder ~=pila ~descartar",
    ),
    say(
        "cambiar intercambiar permutar canjear trocar",
        "cambiar [card:a,de] <>[card:con,por,y,x] por=[card?@^:por,efecto,usando,con,de,x] ~=lugar ~=sitio ~=entre ~=ella ~=ellos \
         ~usar ~=efecto ~=puesto ~=posicion ~hacer",
    ),
    // «zorro: cambio a1 x a3»: what stands first is by what they change.
    say(
        "cambiar intercambiar permutar canjear trocar =swap",
        "cambiar [card:a,de] <>[card:con,por,y,x] por=[card@] ~=lugar ~=sitio ~=entre ~=puesto ~=posicion ~hacer ~=efecto",
    ),
    say("=>", "mover [place:de,del,desde] >[pile:a,al,en,>] [n?]"),
    say("=>", "mover [pile:de,del,desde] >[place:a,al,en,>] [n?]"),
    say("=<>", "cambiar [card] <>[card:<>]"),
    say("=<>", "cambiar [card] <>[card:<>] por=[card@]"),
    say("=> =<>", "cambiar [card] <>[card:>,<>] por=[card^:por,x]"),
    say(
        "mover pasar cambiar",
        "cambiar [card:a,de] <>[card^:y,a,al,de,lugar,sitio] por=[card?@^:por,efecto,usando,x] \
         !=lugar|=sitio|=puesto|=posicion ~=entre ~=ella ~=ellos ~si ~usar",
    ),
    say(
        "crear poner =token invocar generar =ficha aparecer salir nacer",
        "token [place:en] [name/new?] por=[card@^:por,con,x] ~=token ~=ficha ~poner ~crear",
    ),
];
