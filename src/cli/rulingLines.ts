/** The numbers and squares of a ruling in a few lines, kind by kind. */
import type {
  AttackRuling,
  Blocker,
  ChanceShown,
  KnockBackResult,
  OddsRuling,
  PreparationRuling,
  PreparationStep,
  Ruling,
  TimelineRuling,
  XY
} from '../shared/contract/ruling.ts'
import type { NoBoardRuling } from '../shared/cases/answerQuestion.ts'
import { exhausted } from '../shared/base/result.ts'

const square = ([x, y]: XY): string => `(${x},${y})`
const squares = (list: readonly XY[]): string => list.map(square).join(' ')
const list = (ids: readonly string[]): string => (ids.length === 0 ? 'none' : ids.join(', '))
const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

const blocker = ({ kind, at, figure }: Blocker): string => `${figure ?? kind} ${squares(at)}`

/** Lines without indentation; empty for a ruling that is said by its verdict alone. */
export function rulingLines(ruling: Ruling): readonly string[] {
  switch (ruling.kind) {
    case 'line-of-fire':
      return [
        `From ${square(ruling.between[0])} to ${square(ruling.between[1])}, distance ${ruling.distance}`,
        ...(ruling.blockedBy.length === 0 ? [] : [`Blocked by ${ruling.blockedBy.map(blocker).join('; ')}`]),
        ...(ruling.hinderedBy.length === 0 ? [] : [`Hindered by ${squares(ruling.hinderedBy)}`]),
        ...(ruling.defenseModifier === 0 ? [] : [`Defense +${ruling.defenseModifier} against a ranged attack`])
      ]
    case 'can-target':
      return [
        [
          ruling.distance === null ? null : `distance ${ruling.distance}`,
          ruling.reach === null ? null : `reach ${ruling.reach}`,
          ruling.lineOfFire === null ? null : `line of fire ${ruling.lineOfFire}`,
          ruling.adjacent ? 'adjacent' : 'not adjacent'
        ]
          .filter((part) => part !== null)
          .join(', ')
      ]
    case 'targets':
      return [`Legal: ${list(ruling.legal)}`, ...ruling.illegal.map(({ figure, rule }) => `Not ${figure} (${rule})`)]
    case 'value':
      return [`${ruling.value}   (${ruling.steps.map((step) => `${step.source} ${step.result}`).join(' → ')})`]
    case 'damage':
      return [
        `${count(ruling.taken, 'click', 'clicks')} taken   (${ruling.steps.map((step) => `${step.source} ${step.result}`).join(' → ')})`
      ]
    case 'knock-back':
      return ruling.results.map(knockBackLine)
    case 'attack':
      return attackLines(ruling)
    case 'move':
      return [
        `Ends in ${square(ruling.end)}, speed ${ruling.speed}${ruling.mustStop ? ', must stop there' : ''}`,
        ...(ruling.bases === undefined || ruling.bases.length < 2 ? [] : [`The base may lie on ${ruling.bases.map(squares).join(' or ')}`]),
        ...(ruling.holding === undefined ? [] : [`Holds ${ruling.holding ?? 'nothing'}`]),
        ...(ruling.setDown === undefined ? [] : [`Sets down on ${squares(ruling.setDown) || 'no square'}`]),
        ...(ruling.destroyed === undefined
          ? []
          : [
              `Destroys ${[...ruling.destroyed.squares.map(square), ...ruling.destroyed.walls.map((wall) => `the wall ${squares(wall)}`)].join(' ')}`
            ])
      ]
    case 'reach':
      return [
        `${count(ruling.squares.length, 'square', 'squares')} with speed ${ruling.speed}: ${squares(ruling.squares)}`,
        ...(ruling.attackable.length === 0 ? [] : [`Could attack ${list(ruling.attackable)}`]),
        ...ruling.refused.map(({ figure, rule, text }) => `Not ${figure} (${rule}): ${text}`)
      ]
    case 'odds':
      return oddsLines(ruling)
    case 'preparation':
      return preparationLines(ruling)
    case 'timeline':
      return timelineLines(ruling)
    case 'break-away':
      return ruling.total === null ? [] : [`Total ${ruling.total}`]
    default:
      return exhausted(ruling)
  }
}

/** What each event changed, figure by figure. */
function timelineLines({ states, event }: TimelineRuling): readonly string[] {
  const lines = states.map((figures, index) => {
    const before = states[index - 1] ?? {}
    const changed = Object.entries(figures).flatMap(([id, state]) => {
      const was = before[id]
      const parts = [
        ...(was
          ? state.damage !== was.damage
            ? [`${state.damage} damage in all`]
            : []
          : state.damage > 0
            ? [`${state.damage} damage in all`]
            : []),
        ...(was && state.click !== was.click ? [`click ${state.click}`] : []),
        ...(was && state.tokens !== was.tokens ? [count(state.tokens, 'token', 'tokens')] : []),
        ...(was && String(state.at) !== String(was.at) && state.at ? [`at ${square(state.at)}`] : []),
        ...(was && String(state.countered) !== String(was.countered) ? [`countered: ${list(state.countered)}`] : []),
        ...(state.ko && !was?.ko ? ['KO'] : [])
      ]
      return parts.length > 0 ? [`${id} ${parts.join(', ')}`] : []
    })
    return `${index + 1}. ${changed.length > 0 ? changed.join('; ') : 'nothing to see'}`
  })
  return event === undefined ? lines : [...lines, `${event + 1}. not allowed`]
}

const chance = ({ fraction, percent }: ChanceShown): string => `${fraction} (${percent.toFixed(2)} %)`

function oddsLines(ruling: OddsRuling): readonly string[] {
  const { clicks, expected, ko, knockBack, otherwise } = ruling
  return [
    `To hit: ${chance(ruling.hit)}`,
    `To hit with doubles: ${chance(ruling.hitWithDoubles)}`,
    ...(clicks ?? []).map((one) => `${count(one.taken, 'click', 'clicks')}: ${chance(one)}`),
    ...(expected ? [`Expected: ${expected.fraction} (${expected.decimal}) clicks`] : []),
    ...(ko ? [`Defeated: ${chance(ko)}`] : []),
    ...(knockBack ? [`Knocked back: ${chance(knockBack.chance)}`] : []),
    ...(knockBack?.squares ?? []).map((one) => `  by ${count(one.squares, 'square', 'squares')}: ${chance(one)}`),
    ...(knockBack && knockBack.squares.length > 0 ? [`Damage from knock back: ${chance(knockBack.damage)}`] : []),
    ...(otherwise ? [`Refuses: ${chance(otherwise.chance)}, then ${otherwise.figure ?? 'nobody'} is attacked`] : [])
  ]
}

function stepText(step: PreparationStep): string {
  switch (step.do) {
    case 'outwit':
      return `outwit ${step.counter} of ${step.figure}`
    case 'perplex':
      return `perplex ${step.value} of ${step.figure} ${step.modifier > 0 ? '+' : ''}${step.modifier}`
    case 'move':
      return `${step.action} to ${squares(step.path.slice(-1))}`
    case 'pick-up':
      return `pick up ${step.object}`
    case 'attack': {
      const how = [step.action, ...step.powers, step.expert ? `expert ${step.expert}` : null].filter((part) => part !== null)
      const split = step.split
        ? `, split ${Object.entries(step.split)
            .map(([id, part]) => `${id} ${part}`)
            .join(' ')}`
        : ''
      return `${step.kind} attack on ${list(step.targets)}${how.length > 0 ? ` (${how.join(', ')})` : ''}${split}`
    }
  }
}

function preparationLines({ plans, bestBy }: PreparationRuling): readonly string[] {
  const best = [
    ['hit', bestBy.hit],
    ['damage', bestBy.damage],
    ['defeat', bestBy.ko]
  ] as const
  return plans.flatMap((plan, index) => {
    const first = best.filter(([, at]) => at === index).map(([name]) => name)
    return [
      `${index + 1}. ${plan.steps.map(stepText).join('; ')}${first.length > 0 ? `   best: ${first.join(', ')}` : ''}`,
      `   hit ${chance(plan.hit)}, expected ${plan.expected.fraction} (${plan.expected.decimal}) clicks${plan.ko ? `, defeat ${chance(plan.ko)}` : ''}`,
      ...plan.because.map(({ text, rule }) => `   - ${text ?? ''} [${rule}]`)
    ]
  })
}

function attackLines(ruling: AttackRuling): readonly string[] {
  const needed = Object.entries(ruling.needed).map(([figure, roll]) => `${figure} ${roll}`)
  const total =
    typeof ruling.total === 'object' && ruling.total !== null
      ? Object.entries(ruling.total)
          .map(([figure, roll]) => `${figure} ${roll}`)
          .join(', ')
      : ruling.total
  const taken = Object.entries(ruling.damageTaken).map(([figure, damage]) => {
    const dealt = ruling.damageDealt[figure]
    const ko = ruling.after[figure]?.ko ? ', KO' : ''
    return `${figure}: ${damage} taken${dealt === undefined ? '' : ` of ${dealt} dealt`}${ko}`
  })
  return [
    ...(needed.length === 0 ? [] : [`Needed: ${needed.join(', ')}${total === null ? '' : `; total ${total}`}`]),
    ...(ruling.critical === null ? [] : [`Critical ${ruling.critical}`]),
    ...(ruling.hits.length === 0 ? [] : [`Hits: ${list(ruling.hits)}`]),
    ...taken,
    ...(ruling.selfDamage === 0 ? [] : [`The attacker takes ${ruling.selfDamage}`]),
    ...ruling.knockBack.results.map(knockBackLine)
  ]
}

function knockBackLine(result: KnockBackResult): string {
  if (!result.knockedBack) return `${result.figure} is not knocked back`
  const path = result.path.length === 0 ? 'stays where it is' : `goes ${squares(result.path)}`
  const stop = result.stoppedBy === null ? '' : `, stopped by ${result.stoppedBy}`
  const damage = result.damage.map(({ kind, to, dealt, taken }) => `; ${kind} damage to ${to}: ${dealt} dealt, ${taken} taken`)
  return `${result.figure} is knocked back ${count(result.squares, 'square', 'squares')}: ${path}${stop}${damage.join('')}`
}

const isChance = (value: unknown): value is ChanceShown => typeof value === 'object' && value !== null && 'fraction' in value

/** The same for questions that are not about the table: odds, combinations, events. */
export function noBoardLines(ruling: Ruling | NoBoardRuling): readonly string[] {
  const fields = ruling as NoBoardRuling
  const lines: string[] = []
  if (isChance(fields.hit)) lines.push(`To hit: ${chance(fields.hit)}`)
  if (isChance(fields.hitWithDoubles)) lines.push(`To hit with doubles: ${chance(fields.hitWithDoubles)}`)
  if (Array.isArray(fields.plans)) {
    for (const plan of fields.plans as readonly { counter: string | null; target: string; hit: ChanceShown }[]) {
      lines.push(`${chance(plan.hit)}  counter ${plan.counter ?? 'nothing'}, attack ${plan.target}`)
    }
  }
  if (typeof fields.value === 'number') lines.push(String(fields.value))
  if (typeof fields.winner === 'string') lines.push(fields.winner)
  return lines
}
