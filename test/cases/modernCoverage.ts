/** The cases for each row of the edition of 2023: the text of `docs/coverage-2023.md`. */
import { shippedRuleset } from '../../src/shared/editions/shippedEditions.ts'
import { answerQuestion } from '../../src/shared/cases/answerQuestion.ts'
import { parseQuestion } from '../../src/shared/cases/parseQuestion.ts'
import { remembered } from '../support/remembered.ts'
import { modernFiles, questionOf, type GoldenCase } from './caseFiles.ts'
import { NOT_ASKED, THROUGH } from './modernRows.ts'

export type ModernState = 'shown' | 'through' | 'not asked' | 'owed'
export interface ModernRow {
  readonly id: string
  readonly title: string
  readonly state: ModernState
  /** Cases whose ruling names the row, and those about it in which it has no part. */
  readonly fires: readonly string[]
  readonly silent: readonly string[]
}

const EDITION = 'heroclix-2023'
const SUBJECTS = /^(?:MPAC|MTA|MKEY|MSYM|MIMP)-/

/** How cases spell what a row is about: the id of its power, ability, team or size; null for other rows. */
function subjectOf(id: string, title: string): string | null {
  if (!SUBJECTS.test(id)) return null
  const name = title.replace(/^Improved: /, '').toLowerCase()
  return name.replaceAll(/[^a-z]+/g, '-').replaceAll(/^-|-$/g, '')
}

/** Whether a figure, an action or a question of the case names the subject. */
const isAbout = (text: string, subject: string): boolean => new RegExp(`[":]${subject}[":]`).test(text)

const nameOf = ({ id }: GoldenCase): string => id.split('@', 1)[0]!

/** The state of every row of the edition; worked out once. */
export const modernCoverage = remembered((): readonly ModernRow[] => {
  const rows = [...shippedRuleset(EDITION)!.rules]
  const subjects = rows.flatMap(([id, { title }]) => {
    const subject = subjectOf(id, title)
    return subject ? [[id, subject] as const] : []
  })
  const fires = new Map<string, string[]>()
  const silent = new Map<string, string[]>()
  const add = (to: Map<string, string[]>, id: string, name: string): void => {
    const list = to.get(id) ?? []
    if (!list.includes(name)) to.set(id, [...list, name])
  }
  for (const one of modernFiles().flatMap(({ cases }) => cases)) {
    const parsed = parseQuestion(JSON.parse(JSON.stringify(questionOf(one))))
    if (!parsed.ok || one.ruleset !== EDITION) continue
    const { because = [] } = answerQuestion(parsed.value) as { because?: readonly { rule: string; weight: string }[] }
    for (const { rule } of because) add(fires, rule, nameOf(one))
    const named = new Set(because.map(({ rule }) => rule))
    for (const row of one.silent ?? []) add(silent, row, nameOf(one))
    const { map: _, figures, ask } = one
    const text = JSON.stringify({ figures, ask })
    for (const [id, subject] of subjects) if (!named.has(id) && isAbout(text, subject)) add(silent, id, nameOf(one))
  }
  return rows.map(([id, { title }]): ModernRow => {
    const [on, off] = [fires.get(id) ?? [], silent.get(id) ?? []]
    const state = NOT_ASKED.has(id) ? 'not asked' : THROUGH[id] ? 'through' : on.length > 0 && off.length > 0 ? 'shown' : 'owed'
    return { id, title, state, fires: on, silent: off }
  })
})

/** The first cases, and how many more there are. */
const some = (names: readonly string[]): string =>
  names.length === 0 ? '–' : names.slice(0, 3).join(' ') + (names.length > 3 ? ` +${names.length - 3}` : '')

export function modernCoverageText(): string {
  const all = modernCoverage()
  const of = (state: ModernState): readonly ModernRow[] => all.filter((row) => row.state === state)
  const owed = of('owed')
  const list = (rows: readonly ModernRow[]): string => rows.map(({ id }) => id).join(' ') || '–'
  return [
    '# Rows of the rules of 2023 in their cases',
    '',
    'Written by `npm run coverage`; not edited by hand.',
    '',
    'A row is *shown* if the ruling on some case of `test/cases/modern/` names it and another case has its power, ability or team, or lists it',
    'in `silent`, and does not name it. A row is shown *through* others that specify the same. A row that is *not asked* has its reason below.',
    '',
    `${all.length} rows: ${of('shown').length} shown, ${of('through').length} through others, ${of('not asked').length} not asked, ${owed.length} owed.`,
    '',
    '## Owed',
    '',
    `No case names it: ${list(owed.filter(({ fires }) => fires.length === 0))}`,
    '',
    `No case shows it silent: ${list(owed.filter(({ fires, silent }) => fires.length > 0 && silent.length === 0))}`,
    '',
    '## Each row',
    '',
    '| row | title | state | fires in | silent in |',
    '| --- | --- | --- | --- | --- |',
    ...all.map(({ id, title, state, fires, silent }) => `| ${[id, title, state, some(fires), some(silent)].join(' | ')} |`),
    '',
    '## Through other rows',
    '',
    ...Object.entries(THROUGH).map(([id, through]) => `- ${id}: ${through.join(' ')}`),
    '',
    '## Not asked',
    '',
    ...[...NOT_ASKED].map(([id, why]) => `- ${id}: ${why}`),
    ''
  ].join('\n')
}
