/** What would change a ruling, in lines for a person and as data for a program (docs/case-format.md). */
import { isUnfinished, wordsOf } from '../../shared/cases/answerWith.ts'
import type { Change, ChangeKind } from '../../shared/cases/change/change.ts'
import { canSearch, whatWouldChange, type Proposal, type WhatWouldChange } from '../../shared/cases/change/whatWouldChange.ts'
import type { AnyRuling } from '../../shared/cases/answerQuestion.ts'
import type { CheckedQuestion } from '../../shared/cases/parseQuestion.ts'
import { isNoBoardCase } from '../../shared/cases/question.ts'
import { tableQuestion } from '../../shared/cases/questions/onTable.ts'
import type { Ruling } from '../../shared/contract/ruling.ts'
import type { Words } from '../../shared/explain/toText.ts'
import { exhausted } from '../../shared/base/result.ts'
import { isGameCase } from '../../shared/games/all.ts'

export interface FoundChange extends Pick<Proposal, 'changes' | 'effect' | 'leftOpen'> {
  readonly verdict: string
  /** What comes out, in a few words. */
  readonly outcome: string
}

/** null: questions of this kind are not searched. */
export type FoundChanges = (Omit<WhatWouldChange, 'proposals'> & { readonly proposals: readonly FoundChange[] }) | null

/** The smallest changes to a checked question that give another ruling, nearest to a judge's question first. */
export function changesOf(question: CheckedQuestion, ruling: AnyRuling): FoundChanges {
  if (isGameCase(question) || isNoBoardCase(question) || !canSearch(question) || isUnfinished(ruling)) return null
  const found = whatWouldChange(question, ruling as Ruling)
  return (
    found && {
      ...found,
      proposals: found.proposals.map(({ changes, effect, leftOpen, ruling: then }) => ({
        changes,
        effect,
        leftOpen,
        verdict: then.verdict,
        outcome: outcomeOf(then)
      }))
    }
  )
}

const outcomeOf = (ruling: Ruling): string => [ruling.verdict, ...(tableQuestion(ruling).outcomeWords?.(ruling) ?? [])].join(', ')

/** A change as a sentence with a gap: changes that differ only in what fills it are told together. */
interface Gapped {
  readonly before: string
  readonly gap: string
  readonly after: string
}

const SIZED = { tiny: 'tiny', standard: 'of standard size', giant: 'giant', colossal: 'colossal' } as const

function told(change: Change, words: Words): Gapped {
  const figure = (id: string): string => words.figure(id) ?? id
  const effect = (id: string): string => words.effect(id) ?? id
  switch (change.do) {
    case 'figure-gone':
      return { before: `${figure(change.figure)} were not there`, gap: '', after: '' }
    case 'figure-moved':
      return { before: `${figure(change.figure)} stood in `, gap: words.square(change.to), after: '' }
    case 'countered':
      return { before: '', gap: effect(change.power), after: ` of ${figure(change.figure)} were countered` }
    case 'combat':
      return { before: 'it were in ', gap: change.to, after: ' combat' }
    case 'action':
      return change.to === null
        ? { before: 'it were ', gap: 'a plain action', after: '' }
        : { before: 'it were by ', gap: effect(change.to), after: '' }
    case 'had':
      return { before: `${figure(change.figure)} had `, gap: effect(change.power), after: '' }
    case 'size':
      return { before: `${figure(change.figure)} were `, gap: SIZED[change.size], after: '' }
    case 'value':
      return { before: `the ${change.value} of ${figure(change.figure)} were `, gap: String(change.to), after: '' }
    case 'ground':
      return { before: '', gap: words.square(change.at), after: change.to === 'clear' ? ' were clear' : ` were ${change.to} terrain` }
    case 'level':
      return { before: '', gap: words.square(change.at), after: ` were on level ${change.to}` }
    case 'door-shut':
    case 'door-open':
      return {
        before: 'the door between ',
        gap: change.between.map(words.square).join(' and '),
        after: change.do === 'door-shut' ? ' were shut' : ' were open'
      }
    case 'wall-gone':
      return { before: 'no wall stood between ', gap: change.between.map(words.square).join(' and '), after: '' }
    case 'object-gone':
      return { before: `${change.object} were not there`, gap: '', after: '' }
    case 'ruleset':
      return { before: 'ruled by ', gap: change.ruleset, after: '' }
    default:
      return exhausted(change)
  }
}

const KINDS: Readonly<Record<ChangeKind, string>> = {
  combat: 'the other kind of attack',
  action: 'other actions',
  'figure-gone': 'figures taken away',
  'figure-moved': 'figures one square aside',
  countered: 'powers countered',
  had: 'powers given',
  size: 'sizes',
  value: 'values',
  ground: 'grounds',
  level: 'levels',
  'door-shut': 'doors shut',
  'door-open': 'doors opened',
  'wall-gone': 'walls taken away',
  'object-gone': 'objects taken away',
  ruleset: 'other editions'
}

const either = (gaps: readonly string[]): string =>
  gaps.length < 2 ? gaps.join('') : `${gaps.slice(0, -1).join(', ')} or ${gaps.at(-1) ?? ''}`

/** Lines without indentation. */
export function changeLines(question: CheckedQuestion, found: FoundChanges): readonly string[] {
  if (found === null || isGameCase(question) || isNoBoardCase(question)) return ['Questions of this kind are not searched.']
  const words = wordsOf(question)
  const groups = new Map<string, { readonly before: string; readonly gaps: string[]; readonly rest: string }>()
  for (const { changes, effect, leftOpen, outcome } of found.proposals) {
    const [first, ...others] = changes.map((change) => told(change, words))
    if (!first) continue
    const rest = [
      first.after,
      ...others.map(({ before, gap, after }) => ` and ${before}${gap}${after}`),
      `: ${outcome}`,
      ...(effect === 'number' ? [' (the same verdict)'] : []),
      ...(leftOpen ? [' (something is left to the judge)'] : [])
    ].join('')
    const key = JSON.stringify([first.before, rest])
    const group = groups.get(key)
    if (group) group.gaps.push(first.gap)
    else groups.set(key, { before: first.before, gaps: [first.gap], rest })
  }
  const tried = Object.entries(found.tried).map(([kind, count]) => `${KINDS[kind as ChangeKind]} ${count}`)
  return [
    ...(groups.size === 0
      ? ['Nothing that was tried changes it.']
      : [...groups.values()].map(({ before, gaps, rest }) => `If ${before}${either(gaps)}${rest}`)),
    `Tried: ${[...tried, ...(found.pairs > 0 ? [`pairs of causes ${found.pairs}`] : [])].join(', ') || 'nothing'}.${found.complete ? '' : ' The board is so full that the search was stopped.'}`
  ]
}
