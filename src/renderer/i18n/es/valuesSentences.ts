/** Sentences of reasons, in Spanish: values, and what may be used together. */
import type { Phrasebook } from '../../../shared/explain/toText.ts'

export const valuesSentences: Phrasebook['sentences'] = {
  // What may be used together
  'means.suppressed': '{user} no puede usar {effect} tan cerca de {by}.',
  'means.object-of-ground': '{object} está allí, en {by}: se toma por el objeto que este suelo espera.',
  'means.cannot-use': '{user} no puede usar {effect}.',
  'means.action': 'El ataque forma parte de {effect}.',
  'means.not-inside': '{effect} no se puede usar con {action}.',
  'means.own-action': '{effect} es una acción por sí misma y no se usa dentro de {action}.',
  'means.unknown': '{effect} no está entre lo que esta edición permite usar a {user} para eso.',
  'means.undescribed': '{effect} es un poder de {user} que nadie ha descrito a Linejudge: decide el juez.',
  'means.wrong-attack': '{effect} no va con un ataque {attack}.',
  'means.alone': 'Durante {action} no se usa ningún otro poder: tampoco {effect}.',
  'means.needs-own-action': '{effect} necesita su propia acción de poder.',
  'means.needs-combat-action': '{effect} necesita su propia acción de combate, y esto no la da.',
  'choice.not-open': 'El jugador no tiene esa elección ({choice}).',
  // Values
  'value.result': 'El valor de {value} de {figure} es {result} (impreso: {printed}).',
  'value.result-set': 'El valor de {value} de {figure} es {result} (fijado por el árbitro: {to}).',
  'value.set-by-judge': 'El árbitro ha fijado en {to} el valor de {value} de {figure}; cuenta en lugar de {printed}.',
  'value.assumed': 'El valor de {value} de {figure} es {result}; el impreso no se conoce y se supone {printed}.',
  'value.halve': '{source} divide el valor a la mitad: {from} pasa a {to}.',
  'value.set': '{source} reemplaza el valor por {to}.',
  'value.modify': '{source} modifica el valor en {amount}: {to}.',
  'value.lock': '{source} fija el valor en {to}.',
  'value.water-own-kind': 'Está en agua, que no es terreno obstaculizador para quien lo ignora: tiene su propio símbolo.',
  'value.locked': 'Un valor fijado de {value} no se reemplaza ni se modifica.',
  'value.rounded-up': 'Las fracciones se redondean hacia arriba: la mitad de {from} es {to}.',
  'value.replaced-is-unmodified': 'Un valor reemplazado es el nuevo valor sin modificar.',
  'value.lent-on': 'El valor prestado lo presta a su vez una figura vecina.',
  'value.user-ignored': 'Pulse Wave ignora lo que ha usado {user}: {source} no cuenta.',
  'value.halved-as-it-stood': 'Lo que se había cambiado antes se reduce a la mitad con él.',
  'value.replacement-declined': '{source} ofrece {amount} en lugar de {from}, y su jugador lo rechaza.',
  'value.limit': 'Modificadores de {sum} cuentan como {counted}.',
  'value.no-longer-adjacent': '{figure} no recibe nada de {user} por {source}: ahora no son adyacentes.',
  'value.minimum': 'El valor es al menos {minimum}.',
  'value.earlier-modifier-lost': 'Un reemplazo posterior borra el modificador anterior de {sources}.'
}
