/** Sentences of reasons, in Portuguese: values, and what may be used together. */
import type { Phrasebook } from '../../../shared/explain/toText.ts'

export const valuesSentences: Phrasebook['sentences'] = {
  // What may be used together
  'means.suppressed': '{user} não pode usar {effect} tão perto de {by}.',
  'means.object-of-ground': '{object} está lá, em {by}: é tomado pelo objeto que este chão espera.',
  'means.cannot-use': '{user} não pode usar {effect}.',
  'means.action': 'O ataque faz parte de {effect}.',
  'means.not-inside': '{effect} não pode ser usado com {action}.',
  'means.own-action': '{effect} é uma ação própria e não se usa dentro de {action}.',
  'means.unknown': '{effect} não está entre o que esta edição permite que {user} use para isso.',
  'means.undescribed': '{effect} é um poder de {user} que ninguém descreveu ao Linejudge: o juiz decide.',
  'means.wrong-attack': '{effect} não combina com um ataque {attack}.',
  'means.alone': 'Durante {action} nenhum outro poder se usa: nem {effect}.',
  'means.needs-own-action': '{effect} precisa de uma ação de poder própria.',
  'means.needs-combat-action': '{effect} precisa de uma ação de combate própria, que isto não dá.',
  'choice.not-open': 'Essa escolha ({choice}) não está aberta ao jogador.',
  // Values
  'value.result': '{figure} tem {result} de {value} (impresso: {printed}).',
  'value.result-set': '{figure} tem {result} de {value} (fixado pelo árbitro: {to}).',
  'value.set-by-judge': 'O árbitro fixou em {to} o valor de {value} de {figure}; ele conta no lugar de {printed}.',
  'value.assumed': '{figure} tem {result} de {value}; o impresso não se conhece e supõe-se {printed}.',
  'value.halve': '{source} divide o valor pela metade: {from} passa a {to}.',
  'value.set': '{source} substitui o valor por {to}.',
  'value.modify': '{source} modifica o valor em {amount}: {to}.',
  'value.lock': '{source} fixa o valor em {to} e o trava.',
  'value.water-own-kind': 'Está na água, que não é terreno difícil para quem o ignora: tem símbolo próprio.',
  'value.locked': 'Um valor travado de {value} não é substituído nem modificado.',
  'value.rounded-up': 'Frações se arredondam para cima: a metade de {from} é {to}.',
  'value.replaced-is-unmodified': 'Um valor substituído é o novo valor não modificado.',
  'value.lent-on': 'O valor emprestado é por sua vez emprestado por uma figura vizinha.',
  'value.user-ignored': 'Pulse Wave ignora o que {user} usou: {source} não conta.',
  'value.halved-as-it-stood': 'O que tinha sido mudado antes é reduzido à metade com ele.',
  'value.replacement-declined': '{source} oferece {amount} no lugar de {from}, e o jogador recusa.',
  'value.limit': 'Modificadores de {sum} contam como {counted}.',
  'value.no-longer-adjacent': '{figure} não recebe nada de {user} por {source}: agora não são adjacentes.',
  'value.minimum': 'O valor é no mínimo {minimum}.',
  'value.earlier-modifier-lost': 'Uma substituição posterior apaga o modificador anterior de {sources}.'
}
