/** The texts of the rules in Spanish. */
import type { RuleWords } from '../language/shape.ts'
import exact from './ruleWords.json' with { type: 'json' }

export const ruleWords: RuleWords = {
  exact,
  patterns: [
    [/^(.+) has "(.+)", which Linejudge does not know\.$/, '$1 tiene "$2", que Linejudge no conoce.'],
    [/^(.+) has the trait "(.+)", which Linejudge does not know\.$/, '$1 tiene el rasgo "$2", que Linejudge no conoce.'],
    [
      /^(.+) has the team ability "(.+)", which Linejudge does not know\.$/,
      '$1 tiene la habilidad de equipo "$2", que Linejudge no conoce.'
    ],
    [
      /^The map has special terrain "(.+)", which nobody has described; it was treated as clear\.$/,
      'El mapa tiene el terreno especial "$1", que nadie ha descrito; se ha tratado como despejado.'
    ],
    [/^The map has the special rule "(.+)", which nobody has described\.$/, 'El mapa tiene la regla especial "$1", que nadie ha descrito.'],
    [
      /^The battlefield condition "(.+)" is in play, which Linejudge does not know\.$/,
      'La condición de campo de batalla "$1" está en juego, y Linejudge no la conoce.'
    ],
    [
      /^(.+) may use (.+) after this attack: ask for that knock back by itself\.$/,
      '$1 puede usar $2 después de este ataque: pregunte por ese retroceso aparte.'
    ],
    [/^What "(.+)" does is resolved by its card\.$/, 'Lo que hace "$1" se resuelve por su carta.'],
    [
      /^(.+) and (.+) stand on touching hexes, but one of them as high as the other's head: whether they are adjacent is for HeroScape's own rules\.$/,
      '$1 y $2 están en hexágonos que se tocan, pero uno de ellos a la altura de la cabeza del otro: si son adyacentes lo dicen las reglas de HeroScape.'
    ],
    [
      /^What lies on hex (\(.+\)) has no meaning in HeroScape and stopped nobody\.$/,
      'Lo que está en el hexágono $1 no significa nada en HeroScape y no ha parado a nadie.'
    ],
    [
      /^A fall of (.+)'s Height and 10 levels more costs more than one die; how much is for HeroScape's own rules\.$/,
      'Una caída de la altura de $1 y 10 niveles más cuesta más de un dado; cuánto, lo dicen las reglas de HeroScape.'
    ],
    [
      /^(.+) ends with its two hexes on different levels; whether it may stand so is for HeroScape's own rules\.$/,
      '$1 termina con sus dos hexágonos en niveles distintos; si puede quedar así lo dicen las reglas de HeroScape.'
    ],
    [
      /^The step that (.+) could not take was also barred otherwise; which of the two counts no document settles\.$/,
      'El paso que $1 no pudo dar también estaba impedido de otro modo; cuál de los dos cuenta no lo decide ningún documento.'
    ]
  ]
}
