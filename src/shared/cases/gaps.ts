/**
 * What is a valid question and not ruled on yet: each gap is refused with a sentence instead of a wrong answer.
 * A gap that is closed is deleted here, and its cases start to count.
 */
import type { Problem } from '../result.ts'
import { isRecord } from '../validate.ts'
import { systemOf, systemOfKind } from '../systems/all.ts'
import type { ClixCase } from './case.ts'

/** Kinds that are not about a position: they are answered beside the table (`desk/`). */
export const DESK_KINDS: readonly string[] = ['combo', 'odds', 'best-outwit', 'winner', 'victory-points', 'action-total', 'alter-ego']

/** Is the question about the dice, or about powers and events, and not about what stands on the table? */
export function isDeskAsk(ask: unknown): boolean {
  if (!isRecord(ask) || typeof ask.kind !== 'string' || !DESK_KINDS.includes(ask.kind)) return false
  return ask.kind !== 'odds' || ask.needed !== undefined || (ask.from === undefined && ask.to === undefined)
}

/** The table holds a position and a question about it; these it sends to the command line. */
export function gapOnTable(json: unknown): Problem | null {
  const kind = isRecord(json) && isRecord(json.ask) ? json.ask.kind : undefined
  if (typeof kind !== 'string' || !isRecord(json) || !isDeskAsk(json.ask)) return null
  return { code: 'not-on-the-table', path: '/ask/kind', message: `A question of the kind "${kind}" is not about the table; the command line answers it: npm run -s judge -- FILE.` }
}

/** What belongs to a neighbouring game: its cases are checked and answered by itself (`systems/`). */
function otherGame(ruleset: unknown, kind: unknown): Problem | null {
  const own = systemOf(ruleset)
  if (own) return { code: 'other-game', path: '/ruleset', message: `At /ruleset there is "${own.ruleset}", which is another game; expected a ruleset of HeroClix here.` }
  const owner = systemOfKind(kind)
  return owner === undefined ? null : {
    code: 'other-game', path: '/ask/kind',
    message: `At /ask/kind there is "${String(kind)}", a question of ${owner.name}; expected the ruleset "${owner.ruleset}" with it.`
  }
}

/** Known gaps by kind and ruleset, before the shape of the case is looked at. */
export function gapBeforeShape(json: unknown): Problem | null {
  if (!isRecord(json)) return null
  const kind = isRecord(json.ask) ? json.ask.kind : undefined
  return otherGame(json.ruleset, kind)
}

/** Clix Campaign: what its own rules on fliers, hidden figures and several targets would decide. */
export function gapInClixCampaign(input: ClixCase): Problem | null {
  if (input.ruleset !== 'clix-campaign') return null
  const gap = (path: string, what: string): Problem => ({
    code: 'ruleset-not-yet', path, message: `This version of Linejudge does not rule on ${what} by clix-campaign yet.`
  })
  const { ask } = input
  const flier = input.figures?.findIndex((figure) => figure.flight !== undefined) ?? -1
  if (flier >= 0) return gap(`/figures/${flier}/flight`, 'hovering and soaring figures')
  if (ask.kind === 'timeline' || ask.kind === 'can-target' || ask.kind === 'targets' || ask.kind === 'value' || ask.kind === 'move' || ask.kind === 'reach' || ask.kind === 'break-away' || ask.kind === 'odds') return gap('/ask/kind', `questions of the kind "${ask.kind}"`)
  if (ask.kind === 'attack') {
    if (ask.targets.length > 1) return gap('/ask/targets', 'attacks on several targets')
    if (ask.action !== undefined && !['close', 'ranged', 'charge'].includes(ask.action)) return gap('/ask/action', `the action "${ask.action}"`)
    const special = input.figures?.findIndex((figure) => figure.powers?.some((id) => id === 'stealth' || id === 'shape-change')) ?? -1
    if (special >= 0) return gap(`/figures/${special}/powers`, 'attacks among figures with Stealth or Shape Change')
  }
  return null
}
