/** Descent: Journeys in the Dark, second edition: attacks, rerolls, and the chances of an attack. */
import { descentRules } from '../../rules/rulebook/descent.ts'
import type { BareGameRuling, Game } from '../common/game.ts'
import { aboutDescent } from './about.ts'
import type { DescentAttackAsk, DescentCase, DescentCaseOf, DescentOddsAsk } from './case.ts'
import { parseDescent } from './parse.ts'
import { ruleOnReroll } from './reroll.ts'
import { resolveAttack } from './resolve.ts'
import { ruleOnOdds, type DescentOddsFields } from './ruleOnOdds.ts'
import type { DescentAttackRuling, DescentRuling } from './ruling.ts'
import { descentSchema } from './shape.ts'

function rule(question: DescentCase): BareGameRuling {
  const { ask } = question
  switch (ask.kind) {
    case 'descent-attack':
      return resolveAttack(question as DescentCaseOf<DescentAttackAsk>)
    case 'descent-reroll':
      return ruleOnReroll(ask)
    case 'descent-odds':
      return ruleOnOdds(question as DescentCaseOf<DescentOddsAsk>)
  }
}

type Chance = { readonly fraction: string; readonly percent: number }
const chance = ({ fraction, percent }: Chance): string => `${fraction} (${percent.toFixed(2)} %)`

function attackLines({ distance, range, hearts, damage, verdict }: DescentAttackRuling): readonly string[] {
  return [
    `Distance ${distance}, range ${range}, hearts ${hearts}`,
    ...(verdict === 'hit' ? Object.entries(damage).map(([figure, taken]) => `${figure} takes ${taken}`) : [])
  ]
}

function oddsLines({ distance, missing, reach, reachUnaided, hearts, damage, mean }: DescentOddsFields): readonly string[] {
  const goal = `To reach ${distance}`
  return [
    ...(reachUnaided ? [`${distance === null ? 'No X' : `${goal} without surges`}: ${chance(reachUnaided)}`] : []),
    ...(reach && distance !== null ? [`${goal}: ${chance(reach)}`] : []),
    ...(hearts ?? []).map((one) => `At least ${one.atLeast} ${one.atLeast === 1 ? 'heart' : 'hearts'}: ${chance(one.chance)}`),
    ...(damage ?? []).map((one) => `Damage ${one.damage}: ${chance(one.chance)}`),
    ...(mean ? [`Damage to be expected: ${mean.fraction} (${(mean.hundredths / 100).toFixed(2)})`] : []),
    ...(missing.length > 0 ? [`For the rest the six faces have to be entered in "faces": ${missing.join(', ')}`] : [])
  ]
}

export const descent: Game<DescentCase, DescentRuling> = {
  ...aboutDescent,
  rules: descentRules,
  schema: descentSchema,
  parse: parseDescent,
  rule,
  lines: (ruling) => (ruling.kind === 'descent-attack' ? attackLines(ruling) : ruling.kind === 'descent-odds' ? oddsLines(ruling) : [])
}
