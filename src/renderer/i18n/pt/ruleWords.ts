/** The texts of the rules in Portuguese. */
import type { RuleWords } from '../language/shape.ts'
import exact from './ruleWords.json' with { type: 'json' }

export const ruleWords: RuleWords = {
  exact,
  patterns: [
    [/^(.+) has "(.+)", which Linejudge does not know\.$/, '$1 tem "$2", que o Linejudge não conhece.'],
    [/^(.+) has the trait "(.+)", which Linejudge does not know\.$/, '$1 tem a característica "$2", que o Linejudge não conhece.'],
    [
      /^(.+) has the team ability "(.+)", which Linejudge does not know\.$/,
      '$1 tem a habilidade de equipe "$2", que o Linejudge não conhece.'
    ],
    [
      /^The map has special terrain "(.+)", which nobody has described; it was treated as clear\.$/,
      'O mapa tem o terreno especial "$1", que ninguém descreveu; ele foi tratado como livre.'
    ],
    [/^The map has the special rule "(.+)", which nobody has described\.$/, 'O mapa tem a regra especial "$1", que ninguém descreveu.'],
    [
      /^The battlefield condition "(.+)" is in play, which Linejudge does not know\.$/,
      'A condição de campo de batalha "$1" está em jogo, e o Linejudge não a conhece.'
    ],
    [
      /^(.+) may use (.+) after this attack: ask for that knock back by itself\.$/,
      '$1 pode usar $2 depois deste ataque: pergunte por esse recuo em separado.'
    ],
    [/^What "(.+)" does is resolved by its card\.$/, 'O que "$1" faz é resolvido pela carta.'],
    [
      /^(.+) and (.+) stand on touching hexes, but one of them as high as the other's head: whether they are adjacent is for HeroScape's own rules\.$/,
      '$1 e $2 estão em hexágonos que se tocam, mas um deles à altura da cabeça do outro: se são adjacentes, dizem as regras do próprio HeroScape.'
    ],
    [
      /^What lies on hex (\(.+\)) has no meaning in HeroScape and stopped nobody\.$/,
      'O que está no hexágono $1 não tem significado no HeroScape e não parou ninguém.'
    ],
    [
      /^A fall of (.+)'s Height and 10 levels more costs more than one die; how much is for HeroScape's own rules\.$/,
      'Uma queda da altura de $1 e mais 10 níveis custa mais de um dado; quanto, dizem as regras do próprio HeroScape.'
    ],
    [
      /^(.+) ends with its two hexes on different levels; whether it may stand so is for HeroScape's own rules\.$/,
      '$1 termina com seus dois hexágonos em níveis diferentes; se pode ficar assim, dizem as regras do próprio HeroScape.'
    ],
    [
      /^The step that (.+) could not take was also barred otherwise; which of the two counts no document settles\.$/,
      'O passo que $1 não pôde dar também estava impedido de outro modo; qual dos dois conta, nenhum documento decide.'
    ]
  ]
}
