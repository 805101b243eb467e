/** Sentences of reasons, in Spanish: combinations, odds and what happens in a turn. */
import type { Phrasebook } from '../../../shared/explain/toText.ts'

export const eventsSentences: Phrasebook['sentences'] = {
  'combo.needs-damage': '{effect} extiende el daño que se causa, y {action} no causa ninguno.',
  'odds.needed': 'El ataque necesita {needed} o más con dos dados.',
  'odds.rerolled': 'Los rivales pueden hacer repetir un impacto {count|vez|veces}.',
  'odds.own-reroll': 'Un fallo se puede repetir {count|vez|veces}.',
  'odds.evade': 'Un dado todavía puede evadir el impacto. Un 5 o un 6 sale 1 de cada 3 veces.',
  'odds.refuse': 'Un dado puede rechazar ser el objetivo. El ataque va entonces al siguiente mejor.',
  'odds.chance': 'La probabilidad de impactar es {fraction}.',
  'odds.illegal': 'No se puede atacar a {figure}: la probabilidad es 0.',
  'odds.refuse-again': 'Si ese dado falla, {effect} le da otro.',
  'odds.refused-to': 'Si rechaza el ataque, se ataca en su lugar a {figure}.',
  'odds.refused-to-nobody': 'Si rechaza el ataque, no se puede atacar a nadie más.',
  'odds.independent': 'Tiradas que no dependen unas de otras: sus probabilidades se multiplican.',
  'odds.doubles': 'Un impacto con dobles tiene la probabilidad {fraction}.',
  'odds.assume-aftermath': 'Del orden entre curarse y el daño, se supone el que deja mejor al atacante.',
  'odds.assume-reducer': 'De lo que podría reducir el daño, se supone lo que deja menos a {figure}.',
  'odds.assume-mastermind': 'Se supone que el daño se queda en {figure}: Mastermind podría transferirlo.',
  'odds.assume-direction': 'Donde {figure} podría retroceder en varias direcciones, se supone la primera.',
  'odds.assume-no-knock-back': 'Donde un jugador puede permitir el retroceso de {figure}, se supone que no lo hace.',
  'odds.assume-order': 'Las figuras a la misma distancia retroceden en el orden en que se nombraron.',
  'odds.assume-split': 'Se supone que todo el daño va a la primera figura impactada.',
  'odds.no-dial': 'No se ha indicado el dial de {figure}: no se sabe si sufre KO.',
  'preparation.best':
    'La mejor probabilidad de impactar de {user} es {fraction}, contra {figures}; {count|ataque comparado|ataques comparados}.',
  'preparation.unfinished':
    'Hay más que mirar de lo que admite una pregunta. Mirado, lo más prometedor primero: {count|ataque|ataques} de {user}.',
  'preparation.best-so-far':
    'Entre lo mirado, la mejor probabilidad de impactar de {user} es {fraction}, contra {figures}; encontrado hasta entonces: {count|ataque|ataques}.',
  'preparation.none': '{user} no puede atacar a nadie en su turno.',
  'preparation.own-turn': 'Se supone que es el turno de {user}: solo entonces puede recibir acciones.',
  'preparation.free-first': 'Outwit y Perplex van antes de la acción, cada uno una vez por turno y no dentro de ella.',
  'preparation.not-looked-at':
    'No se miran: ataques sin daño, más de dos objetivos, dos acciones en una salvo Flurry, casillas que solo se distinguen por adónde lleva un retroceso, y lo que las figuras aliadas podrían hacer antes.',
  'preparation.best-turn':
    'El mejor turno de {figures}: al menos un ataque impacta con la probabilidad {fraction}; los clics de media son como mucho {mean}. {count|turno jugado|turnos jugados}.',
  'preparation.turns-unfinished':
    'Hay más turnos de {figures} de los que una pregunta puede mirar. Mirados, los más prometedores primero: {count|turno|turnos}.',
  'preparation.no-turn': 'Ninguna de {figures} puede atacar a nadie en este turno.',
  'preparation.comes-to':
    'El ataque de {user} a {figures} llega a una probabilidad de impactar de {fraction} y {mean} clics de media, después de lo que va antes.',
  'preparation.knock-back-too': 'Con el retroceso y lo demás que sigue al ataque, los rivales reciben {mean} clics de media.',
  'preparation.rerolls-each': 'Quien puede hacer repetir una tirada se cuenta en cada ataque, aunque es una vez por turno.',
  'preparation.turns-not-looked-at':
    'No se ha mirado: ataques sin daño, más de dos objetivos, dos acciones en una salvo Flurry, casillas que solo se distinguen por adónde lleva un retroceso, movimientos sin ataque, un plan que cambie con los dados.',
  'preparation.none-looked-at': 'Nada de lo mirado permite a {user} atacar a alguien en su turno.',
  'preparation.no-turn-looked-at': 'Nada de lo mirado permite a ninguna de {figures} atacar a alguien en este turno.',
  'preparation.beside-unlooked': 'No se ha mirado: {objects}, al lado del camino de {user} y junto a ninguno de sus extremos.',
  'preparation.free-move-unlooked':
    'No se ha mirado: un movimiento de {user} con {effect} antes de una acción que también la mueve, o antes de otra acción gratuita.',
  'preparation.hurled-unlooked': 'No se ha mirado: {objects}, que {user} podría lanzar con {effect}.',
  'preparation.square-unlooked': 'No se ha mirado: un ataque de {user} con {effect} a una casilla y a todas las figuras alrededor.',
  'preparation.outwit': 'Con una acción gratuita, {user} contrarresta {effect} de {figure}.',
  'preparation.perplex': 'Con una acción gratuita, {user} cambia el valor de {value} de {figure} en {amount}.',
  'preparation.move': 'Con {effect}, {user} se mueve {count|casilla|casillas} hasta {square}.',
  'preparation.base': '{user} queda entonces en {at}.',
  'preparation.away': 'Primero tiene que destrabarse (probabilidad {fraction}): todas las probabilidades cuentan con ello.',
  'preparation.approach':
    'Para llegar junto a {figure} tiene que sacar por el camino más de {fails} en un d6, lo que se logra con la probabilidad {fraction}: todas las probabilidades la incluyen. Lo que aún podría hacer tras fallar la tirada no se ha mirado.',
  'preparation.pick-up': 'Por el camino, {user} recoge {object}.',
  'preparation.powers': 'En el ataque, {user} usa {effects}.',
  'preparation.twice':
    'Dos ataques: al menos uno impacta con la probabilidad {fraction}. El segundo es al mismo objetivo, o a otro si ese queda fuera de alcance. Las repeticiones cuentan en el primero.',
  'odds.plans': 'El mejor de {count|plan|planes}: contrarrestar {counter} y atacar a {figure}.',
  'wild.is-none': '{figure} no es un comodín: no copia ninguna habilidad de equipo.',
  'wild.no-action': 'Un comodín cambia con una acción que alguien declara, y en este turno nadie ha declarado ninguna.',
  'wild.not-inside': 'Cambiar lo que copia un comodín es una acción gratuita de {figure}: no se hace en medio de otra acción.',
  'wild.copies-nothing': '{figure} no copia nada que pueda dejar de usar.',
  'wild.dropped': '{figure} deja de copiar {effect}.',
  'wild.no-friend': 'Ninguna figura aliada de {figure} en juego tiene {effect} por sí misma: no hay nada que copiar.',
  'wild.copied': '{figure} copia desde ahora {effect} de {others}. Si esa habilidad de equipo excluye a los comodines, lo dice su tarjeta.',
  'wild.copied-surely': '{figure} copia desde ahora {effect} de {others}.',
  'wild.uncopyable': '{effect} no se puede copiar: su texto excluye a los comodines.',
  'wild.lost': 'No queda en juego ninguna figura aliada con {effect}: {figure} deja de copiarla.',
  'wild.illegal-then': 'Con lo que {figure} copiaría no se podría hacer la acción en curso: con esta acción no puede cambiar así.',
  'use.not-themed': 'Nada dice que la fuerza de {user} sea un equipo temático.',
  'use.themed-keyword': '{user} no tiene la palabra clave del equipo temático.',
  'use.themed-none-left': 'El equipo temático ha usado su Probability Control {count|vez|veces}: no le queda ninguna.',
  'use.themed-acted': 'A {user} ya se le ha dado una acción este turno; una acción gratuita cuenta.',
  'use.themed-acted-non-free': 'A {user} ya se le ha dado este turno una acción que no es gratuita.',
  'use.themed-able': '{user} puede usar Probability Control de otro modo, así que no por su equipo temático.',
  'use.reroll': '{user} hace repetir una tirada de {figure} con {effect}.',
  'use.no-reroll': '{effect} no hace repetir ninguna tirada.',
  'use.themed-once': '{user} ya ha usado este turno el Probability Control de su equipo temático.',
  'use.themed-third-token': '{user} ya tiene dos tokens de acción, y esto le daría un tercero.',
  'use.reroll-of-another-side':
    'Es el turno de {active}: Probability Control hace repetir una tirada de ese bando, y {figure} es de {side}.',
  'use.themed-for-token':
    'Gracias a su equipo temático, {user} hace repetir la tirada de {figure} y recibe un token de acción que no cuenta para el total de acciones: los dados se dicen como quedan al final.',
  'use.themed':
    'Gracias a su equipo temático, {user} hace repetir la tirada de {figure}: los dados se dicen como quedan al final. Qué más cuesta esto no lo dicen los documentos de aquí.',
  'area.fits': 'Cada fuerza cabe en su área inicial tal como está.',
  'area.grown': 'Ambas áreas iniciales crecen {count|vez|veces} una fila y una columna: entonces cabe cada fuerza.',
  'area.all-grown': 'Todas las áreas iniciales crecen {count|vez|veces} una fila y una columna: entonces cabe cada fuerza.',
  'area.too-small': 'El mapa se acaba antes de que quepa cada fuerza.',
  'area.meet': 'Las áreas iniciales se cruzarían antes de que quepa cada fuerza, y ninguna crece dentro de la de otro jugador.',
  'area.must-shrink': 'Antes de mayo de 2010 una fuerza que no cabe tiene que reducirse: {sides}.',
  'area.overlap': 'Las áreas se cruzan. De quién es entonces una casilla, ningún documento a mano lo dice.',
  'area.apart': 'Las áreas se cruzan, y no pueden: una casilla está en una sola área inicial.',
  'area.which-way': 'La fila y la columna se añaden alejándose de los bordes del mapa.'
}
