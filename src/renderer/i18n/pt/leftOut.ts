/** What a ruling did not consider, in Portuguese: the ids of `leftOutSentences`. */
import type { Language } from '../language/shape.ts'

export const leftOut: Language['leftOut'] = {
  'unknown-power': '{figure} tem "{id}", que o Linejudge não conhece.',
  'unknown-trait': '{figure} tem a característica "{id}", que o Linejudge não conhece.',
  'unknown-team-ability': '{figure} tem a habilidade de equipe "{id}", que o Linejudge não conhece.',
  'unknown-terrain': 'O mapa tem o terreno especial "{id}", que ninguém descreveu; ele foi tratado como livre.',
  'unknown-map-rule': 'O mapa tem a regra especial "{id}", que ninguém descreveu.',
  'unknown-condition': 'A condição de campo de batalha "{id}" está em jogo, e o Linejudge não a conhece.',
  'comes-afterwards': '{figure} pode usar {effect} depois deste ataque: pergunte por esse recuo em separado.',
  'comes-later': 'O que {effect} deixa para trás, ou faz no próximo turno de {figure}, cabe ao juiz conduzir.',
  'text-lost': 'O texto de {ruleset} sobre isto não se conservou ({own}); foi usado {row} de 2010, o juiz pode saber mais.',
  'too-many-tokens': '{figure} tem {tokens} marcadores de ação; nenhuma figura tem mais de 2. A decisão vale como está.',
  'base-apart': 'As casas da base de {figure} não se tocam; a decisão vale como está.',
  'stands-in-blocking': '{figure} está em {square}, onde ninguém pode ficar; a decisão vale como está.',
  'wall-and-field': 'Há uma parede e um campo de força na mesma linha entre {first} e {second}; vale o campo de força.',
  'edge-in-square': '"{id}" fica nas linhas entre casas; na casa {square} não faz nada. Escreva-o como barreira.',
  'object-named-as-figure': 'Um objeto e uma figura se chamam "{id}"; onde a pergunta o nomeia procura-se primeiro uma figura.',
  'side-without-figures': 'É o turno do lado "{side}", que não tem nenhuma figura aqui.',
  'unknown-die': 'O Linejudge não conhece o dado "{id}"; o resultado foi tomado como informado.',
  'by-its-card': 'O que "{id}" faz é resolvido pela carta.',
  'adjacent-across-levels':
    '{figure} e {other} estão em hexágonos que se tocam, mas um deles à altura da cabeça do outro: se são adjacentes, dizem as regras do próprio HeroScape.',
  'flat-object': 'O que está no hexágono ({hex}) não tem significado no HeroScape e não parou ninguém.',
  'deep-fall': 'Uma queda da altura de {figure} e mais 10 níveis custa mais de um dado; quanto, dizem as regras do próprio HeroScape.',
  'two-levels': '{figure} termina com seus dois hexágonos em níveis diferentes; se pode ficar assim, dizem as regras do próprio HeroScape.',
  'two-causes': 'O passo que {figure} não pôde dar também estava impedido de outro modo; qual dos dois conta, nenhum documento decide.'
}
