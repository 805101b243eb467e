/** An attack from the declaration to the damage, in the order of its steps (D2-01). */
import { considered, contributes, decides } from '../../engine/situation/reasons.ts'
import type { NotConsidered, Reason } from '../../contract/ruling.ts'
import { leftOutFrom } from '../../explain/leftOut.ts'
import { besideSentences } from '../../explain/leftOutBeside.ts'
import type { BareGameRuling } from '../common/game.ts'
import { boardOf, type Board } from './board.ts'
import type { DescentAttackAsk, DescentCaseOf, SurgeAbility } from './case.ts'
import { affectedBy, damageFor } from './damage.ts'
import { declare, type Declaration } from './declare.ts'
import { isAttackDie, mostOf } from './dice.ts'
import type { DescentOption, DescentOutcome } from './ruling.ts'
import { allSpendings, bestSpending, NOTHING_SPENT, spendingOf, type Spending } from './spending.ts'

/** What follows from one spending, and why. */
interface Outcome extends DescentOutcome {
  readonly because: readonly Reason[]
}

interface Attack {
  readonly ask: DescentAttackAsk
  readonly board: Board
  readonly declaration: Declaration
  readonly abilities: readonly SurgeAbility[]
  readonly rolled: { readonly range: number; readonly hearts: number; readonly surges: number; readonly miss: boolean }
  readonly isRanged: boolean
  /** Range that the dice fall short of the distance; 0 where none is checked. */
  readonly missing: number
}

const question = ({ ask, abilities, rolled, missing }: Attack) => ({
  abilities,
  surges: rolled.surges,
  missing,
  repeat: ask.repeatSurges ?? false
})

/** Step 2: what was rolled (D2-05), the X (D2-06), and whether the dice can show that (D2-10). */
function rollReasons({ ask, rolled }: Attack): Reason[] {
  const { range, hearts, surges } = rolled
  const dice = ask.weapon.dice.filter(isAttackDie)
  const most = dice
    .map(mostOf)
    .reduce((sum, one) => ({ range: sum.range + one.range, hearts: sum.hearts + one.hearts }), { range: 0, hearts: 0 })
  const known = dice.length === ask.weapon.dice.length && dice.length > 0
  const tooMuch = known && (range > most.range || hearts > most.hearts || surges > dice.length || (rolled.miss && !dice.includes('blue')))
  return [
    contributes('D2-05', 'descent.rolled', { by: ask.attacker, facts: { figure: ask.attacker, range, hearts, surges } }),
    ...(known
      ? [
          considered('D2-10', tooMuch ? 'descent.too-much' : 'descent.pool', {
            facts: { text: dice.join(', '), range: most.range, hearts: most.hearts, surges: dice.length }
          })
        ]
      : []),
    ...(rolled.miss
      ? [decides('D2-06', 'descent.cross', { by: ask.attacker })]
      : dice.includes('blue')
        ? [considered('D2-06', 'descent.no-cross')]
        : [])
  ]
}

/** Step 3: the range check (D2-07), with what surges do about it. */
function rangeReasons(
  { ask, declaration: { distance }, rolled, isRanged, missing }: Attack,
  spending: Spending,
  could: Spending
): Reason[] {
  const facts = { figure: ask.attacker, distance, range: rolled.range, missing, total: rolled.range + spending.range }
  const place = { at: [ask.space], by: ask.attacker, facts }
  if (!isRanged) return [considered('D2-07', 'descent.no-range-check', place)]
  if (missing === 0) return [contributes('D2-07', 'descent.in-range', place)]
  if (spending.range >= missing) return [contributes('D2-07', 'descent.range-saved', place)]
  return [
    decides('D2-07', 'descent.out-of-range', place),
    ...(could.range >= missing ? [considered('D2-07', 'descent.could-reach', { facts: { ...facts, cost: could.cost } })] : [])
  ]
}

/** Step 4: what is bought (D2-08), or why it may not be. */
function surgeReasons({ ask, abilities, rolled }: Attack, spend: NonNullable<DescentAttackAsk['spend']>): Reason[] {
  const indexes = spend.filter((one) => typeof one === 'number')
  const facts = { figure: ask.attacker, surges: rolled.surges }
  const { cost } = spendingOf(abilities, indexes)
  const twice = indexes.find((index, place) => indexes.indexOf(index) !== place)
  const against: Reason[] = [
    ...(indexes.length < spend.length
      ? [
          ask.monster === true
            ? decides('D2-04', 'descent.monster-no-weapon', { by: ask.attacker, facts })
            : decides('D2-03', 'descent.other-weapon', { by: ask.attacker, facts })
        ]
      : []),
    ...(cost > rolled.surges ? [decides('D2-08', 'descent.too-few-surges', { by: ask.attacker, facts: { ...facts, cost } })] : []),
    ...(twice !== undefined && !ask.repeatSurges
      ? [decides('D2-08', 'descent.twice', { by: ask.attacker, facts: { number: twice + 1 } })]
      : [])
  ]
  if (against.length > 0) return against
  return [
    ...indexes.map((index) => {
      const { cost: price, range = 0, hearts = 0, blast, other } = abilities[index]!
      const say =
        range > 0 && hearts > 0
          ? 'descent.bought'
          : range > 0
            ? 'descent.bought-range'
            : hearts > 0
              ? 'descent.bought-hearts'
              : other !== undefined || blast === true
                ? 'descent.bought-other'
                : 'descent.bought-untold'
      return contributes('D2-08', say, {
        by: ask.attacker,
        facts: { number: index + 1, cost: price, range, hearts, text: other ?? 'Blast' }
      })
    }),
    ...(twice === undefined ? [] : [considered('D2-08', 'descent.twice-allowed', { facts: { number: twice + 1 } })]),
    ...(rolled.surges > cost ? [considered('D2-08', 'descent.left', { facts: { left: rolled.surges - cost } })] : [])
  ]
}

function play(attack: Attack, spend: NonNullable<DescentAttackAsk['spend']>, could: Spending): Outcome {
  const { ask, declaration, rolled, isRanged, missing, abilities, board } = attack
  const { target, illegal, adjacent } = declaration
  const none = Object.fromEntries(target && target.id !== ask.attacker ? [[target.id, 0]] : [])
  const bare = { inRange: isRanged ? missing === 0 : adjacent, range: rolled.range, hearts: rolled.hearts, damage: none }
  if (illegal || !target) return { ...bare, verdict: 'illegal', endsIn: 1, because: declaration.because }
  const affected = affectedBy(
    board,
    ask,
    target,
    spend.some((one) => typeof one === 'number' && abilities[one]!.blast === true)
  )
  const nobody = Object.fromEntries(affected.map(({ id }) => [id, 0]))
  const roll = [...declaration.because, ...rollReasons(attack)]
  if (rolled.miss) return { ...bare, verdict: 'miss', endsIn: 2, damage: nobody, because: roll }
  const surges = surgeReasons(attack, spend)
  if (surges.some(({ weight }) => weight === 'decides'))
    return { ...bare, verdict: 'illegal', endsIn: 4, damage: nobody, because: [...roll, ...surges] }
  const spending = spendingOf(
    abilities,
    spend.filter((one) => typeof one === 'number')
  )
  const after = { range: rolled.range + spending.range, hearts: rolled.hearts + spending.hearts }
  const inRange = !isRanged || spending.range >= missing
  const because = [...roll, ...rangeReasons(attack, spending, could), ...surges]
  if (!inRange) return { verdict: 'miss', endsIn: 3, inRange, ...after, damage: nobody, because }
  const { damage, because: dealt } = damageFor(ask, affected, after.hearts)
  return { verdict: 'hit', endsIn: 5, inRange, ...after, damage, because: [...because, ...dealt] }
}

/** What abilities do besides range and hearts is in words: the players resolve it. */
function inWords({ ask, abilities }: Attack, spend: readonly unknown[]): NotConsidered[] {
  return [...new Set(spend)].flatMap((index) => {
    const other = typeof index === 'number' ? abilities[index]?.other : undefined
    return other
      ? [leftOutFrom(besideSentences, { kind: 'special-power', figure: ask.attacker, id: other }, 'by-its-card', { id: other })]
      : []
  })
}

/** Dice that are in none of the tables (D2-10). */
const unknownDice = ({ weapon }: DescentAttackAsk): NotConsidered[] =>
  weapon.dice.flatMap((die, index) =>
    isAttackDie(die)
      ? []
      : [leftOutFrom(besideSentences, { kind: 'field', id: die, path: `/ask/weapon/dice/${index}` }, 'unknown-die', { id: die })]
  )

/** The ruling on an attack. */
export function resolveAttack({ ask, map, figures = [] }: DescentCaseOf<DescentAttackAsk>): BareGameRuling {
  const board = boardOf(map ?? { size: [1, 1] }, figures)
  const declaration = declare(board, ask)
  const { range = 0, hearts = 0, surges = 0, miss = false } = ask.result
  const isRanged = ask.weapon.type === 'ranged'
  const attack: Attack = {
    ask,
    board,
    declaration,
    abilities: ask.weapon.surges ?? [],
    rolled: { range, hearts, surges, miss },
    isRanged,
    missing: isRanged ? Math.max(0, declaration.distance - range) : 0
  }
  const ends = declaration.illegal || miss
  const could = ends ? NOTHING_SPENT : bestSpending(question(attack))
  // Where no spending reaches the target there is nothing to choose: all of them miss.
  const open = ask.spend === undefined && !ends && could.range >= attack.missing ? allSpendings(question(attack), could) : []
  const spend = ask.spend ?? could.spend
  const { because, verdict, ...fields } = play(attack, spend, could)
  const options: DescentOption[] =
    open.length < 2
      ? []
      : open.map((one) => {
          const { because: _, ...follows } = play(attack, one.spend, could)
          return { choices: { spend: one.spend }, ...follows }
        })
  const isSpent = verdict !== 'illegal' && (ask.spend ?? []).length > 0
  const proposal = ends || attack.abilities.length === 0 ? null : proposalOf(attack, could)
  return {
    kind: ask.kind,
    verdict,
    distance: declaration.distance,
    ...fields,
    proposal,
    line: declaration.sight.line,
    blockedBy: isRanged ? declaration.sight.blockedBy : [],
    because: [...because, ...proposalReasons(attack, could, proposal !== null, isSpent), steps(fields.endsIn)],
    notConsidered: [...unknownDice(ask), ...(verdict === 'hit' ? inWords(attack, spend) : [])],
    ...(options.length === 0 ? {} : { options })
  }
}

function proposalOf({ rolled, missing }: Attack, best: Spending) {
  return {
    spend: best.spend,
    cost: best.cost,
    left: rolled.surges - best.cost,
    reaches: best.range >= missing,
    range: rolled.range + best.range,
    hearts: rolled.hearts + best.hearts
  }
}

function proposalReasons({ rolled, missing }: Attack, best: Spending, isGiven: boolean, isSpent: boolean): Reason[] {
  if (!isGiven || rolled.surges === 0) return []
  const facts = { text: best.spend.map((index) => index + 1).join(' and '), cost: best.cost, hearts: rolled.hearts + best.hearts, missing }
  const say =
    best.range < missing
      ? 'descent.propose-none'
      : best.cost === 0
        ? 'descent.propose-nothing'
        : missing > 0
          ? 'descent.propose-reach'
          : 'descent.propose-hearts'
  // What is spent already is free for nothing else; what is left is told with the spending.
  if (say === 'descent.propose-nothing' && isSpent) return []
  return [considered('D2-08', say, { facts })]
}

const STEPS = ['', 'descent.ends-declared', 'descent.ends-rolled', 'descent.ends-range', 'descent.ends-surges', 'descent.ends-damage']
const steps = (endsIn: number): Reason => considered('D2-01', STEPS[endsIn]!)
