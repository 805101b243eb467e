/** Descent: Journeys in the Dark, second edition: attacks, rerolls, and the chances of an attack. */
import { hangTogether } from '../../contract/caseSquares.ts'
import type { NotConsidered } from '../../contract/ruling.ts'
import { leftOutFrom } from '../../explain/leftOut.ts'
import { besideSentences } from '../../explain/leftOutBeside.ts'
import { descentRules } from '../../rules/rulebook/descent.ts'
import type { BareGameRuling, Game } from '../common/game.ts'
import { aboutDescent } from './about.ts'
import { spacesOf } from './board.ts'
import type { DescentAttackAsk, DescentCase, DescentCaseOf, DescentOddsAsk } from './case.ts'
import { parseDescent } from './parse.ts'
import { ruleOnReroll } from './reroll.ts'
import { resolveAttack } from './resolve.ts'
import { ruleOnOdds, type DescentOddsFields } from './ruleOnOdds.ts'
import type { DescentAttackRuling, DescentRuling } from './ruling.ts'
import { descentSchema } from './shape.ts'

/** A large figure stands on spaces side by side; one whose spaces lie apart is ruled on as it stands, and told. */
const apart = ({ figures = [] }: DescentCase): NotConsidered[] =>
  figures.flatMap((figure, index) =>
    hangTogether(spacesOf(figure), false)
      ? []
      : [
          leftOutFrom(
            besideSentences,
            { kind: 'field', id: 'squares', path: `/figures/${index}/squares` },
            'spaces-apart',
            { figure: figure.name?.trim() || figure.id },
            figure.id
          )
        ]
  )

function rule(question: DescentCase): BareGameRuling {
  const ruling = ruled(question)
  return { ...ruling, notConsidered: [...ruling.notConsidered, ...apart(question)] }
}

function ruled(question: DescentCase): BareGameRuling {
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
