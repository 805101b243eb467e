/** The chances of the attack on the table before it is rolled, and whether a card may reroll: each with its ruling. */
import type { DefenseDie, DescentCase, DescentOddsAsk, DescentRerollAsk } from '../../../shared/games/descent/case.ts'
import type { DescentOddsRuling } from '../../../shared/games/descent/ruling.ts'
import { isAttackDie } from '../../../shared/games/descent/dice.ts'
import { parseDescent } from '../../../shared/games/descent/parse.ts'
import { answerGame } from '../../../shared/games/answer.ts'
import type { GameRuling } from '../../../shared/games/common/game.ts'
import { asAttack, figureById, hasTarget } from './descentEdit.ts'
import type { AttackFaces } from './descentFaces.ts'
import { descentTexts, problemText } from '../../i18n/texts.ts'

/** The question about the attack's chances: with the faces that its dice need, so that a file holds all of it. */
export function oddsCase(value: DescentCase, defenseDice: readonly DefenseDie[], faces: AttackFaces): DescentCase {
  const { attacker, space, weapon, repeatSurges } = asAttack(value).ask
  const used = Object.fromEntries(Object.entries(faces).filter(([die]) => weapon.dice.includes(die)))
  const ask: DescentOddsAsk = {
    kind: 'descent-odds',
    weapon,
    ...(weapon.type === 'ranged' && { attacker, space }),
    ...(repeatSurges && { repeatSurges }),
    ...(defenseDice.length > 0 && { defenseDice }),
    ...(Object.keys(used).length > 0 && { faces: used })
  }
  return { ...value, ask }
}

export const rerollCase = (value: DescentCase, ask: Omit<DescentRerollAsk, 'kind'>): DescentCase => ({
  ...value,
  ask: { kind: 'descent-reroll', ...ask }
})

/** The ruling, or the sentence that says what it still needs. */
export function oddsOf(value: DescentCase): DescentOddsRuling | string {
  const { ask } = value
  if (ask.kind !== 'descent-odds') return descentTexts.odds.noDice
  if (ask.weapon.dice.length === 0 || !ask.weapon.dice.every(isAttackDie)) return descentTexts.odds.noDice
  if (ask.weapon.type === 'ranged' && ask.distance === undefined && !hasTarget(value, figureById(value, ask.attacker)))
    return descentTexts.odds.noTarget
  const parsed = parseDescent(value)
  return parsed.ok ? (answerGame(parsed.value) as DescentOddsRuling) : problemText(parsed.problems[0])
}

/** The ruling on a reroll: there is always one. */
export function rerollOf(value: DescentCase): GameRuling {
  return answerGame(value)
}
