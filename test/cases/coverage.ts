/** What the golden cases show of the rulebook, section by section: the text of `docs/coverage.md`. */
import { openReadings } from './openReadings.ts'
import { leftToJudge } from '../../src/shared/rules/leftToJudge.ts'
import { caseFiles } from './caseFiles.ts'
import { definitions } from '../../src/shared/rules/definitions.ts'
import { goldenRulings } from './goldenRulings.ts'
import { clausesOf, countsOf, readDocuments, type ParagraphCounts } from './paragraphs.ts'
import { printedText } from './printedExamples.ts'
import { systemsText } from './systems.ts'
import { classicRows, lettersOf, OTHER_GAMES, rowCoverage, SECTIONS, type RowCoverage, type RowState } from './rowCoverage.ts'

const list = (rows: readonly RowCoverage[]): string => rows.map(({ id }) => id).join(' ') || '–'

function sectionLine(letters: string, title: string, rows: readonly RowCoverage[]): string {
  const of = (state: RowState): readonly RowCoverage[] => rows.filter((row) => row.state === state)
  const owed = of('owed')
  return `| ${[
    `${title} (${letters})`,
    rows.length,
    of('shown').length,
    of('defined').length,
    of('judge').length,
    list(owed.filter((row) => row.fires === 0)),
    list(owed.filter((row) => row.fires > 0 && row.silent === 0))
  ].join(' | ')} |`
}

const HEAD = [
  '| section | rows | shown | definitions | left to the judge | no case fires it | no case shows it silent |',
  '| --- | ---: | ---: | ---: | ---: | --- | --- |'
]

/** A line of the table of documents. */
function documentLine(name: string, counts: readonly ParagraphCounts[]): string {
  const sum = (of: (one: ParagraphCounts) => number): number => counts.reduce((total, one) => total + of(one), 0)
  return `| ${[
    name,
    sum(({ paragraphs }) => paragraphs),
    sum(({ rules }) => rules),
    sum(({ examples }) => examples),
    sum(({ clauses }) => clauses),
    sum(({ shown }) => shown),
    sum(({ notInEngine }) => notInEngine),
    sum(({ owed }) => owed)
  ].join(' | ')} |`
}

/** The five documents that the rules come from, read paragraph by paragraph. */
function documentsText(): string[] {
  const all = readDocuments()
  const owed = all.flatMap((document) =>
    document.paragraphs.flatMap(({ n, clauses = [] }) =>
      clauses.flatMap(({ says, rules, owed: missing }) =>
        missing === undefined ? [] : [`| ${document.document} ${n} | ${rules.join(' ')} | ${says} | ${missing} |`]
      )
    )
  )
  const said = new Map<string, number>()
  for (const { notInEngine } of all.flatMap(clausesOf)) {
    if (!notInEngine) continue
    const key = `${notInEngine.list} | ${notInEngine.id}`
    said.set(key, (said.get(key) ?? 0) + 1)
  }
  return [
    '## The documents, paragraph by paragraph',
    '',
    'Each paragraph of the five documents has a row in `test/cases/paragraphs/`: what it states, and for each clause of a rule the',
    'golden cases that *show* it, or where a ruling says that it is *not in the engine*. What is neither is *owed*.',
    '',
    '| document | paragraphs | state a rule | printed examples | clauses | shown | not in the engine | owed |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...all.map((document) => documentLine(`${document.name} (${document.document})`, [countsOf(document)])),
    documentLine('together', all.map(countsOf)),
    '',
    '### Clauses not in the engine',
    '',
    '| said as | id | clauses |',
    '| --- | --- | ---: |',
    ...[...said].map(([key, count]) => `| ${key} | ${count} |`).sort(),
    '',
    '### Clauses owed',
    '',
    '| paragraph | rows | clause | what is missing |',
    '| --- | --- | --- | --- |',
    ...owed,
    ''
  ]
}

export function coverageText(): string {
  const all = rowCoverage()
  const homeless = classicRows().filter((id) => !SECTIONS.some(([letters]) => letters === lettersOf(id)))
  if (homeless.length > 0) throw new Error(`No section for ${homeless.join(', ')}`)
  const lines = (other: boolean): string[] =>
    SECTIONS.filter(([letters]) => OTHER_GAMES.includes(letters) === other).map(([letters, title]) =>
      sectionLine(
        letters,
        title,
        all.filter(({ id }) => lettersOf(id) === letters)
      )
    )
  const heroclix = all.filter(({ id }) => !OTHER_GAMES.includes(lettersOf(id)))
  const settled = heroclix.filter(({ state }) => state !== 'owed').length
  const cases = caseFiles().flatMap((file) => file.cases)
  return [
    '# Rows of the rulebook in the golden cases',
    '',
    'Written by `npm run coverage`; not edited by hand.',
    '',
    'A row is *shown* when the ruling on some golden case rests on it and another case, about the same thing, states in',
    '`silent` that it has no part in its ruling. A *definition* is shown through the rows that rest on it. What is *left',
    'to the judge* is applied at the table; its entry in the reference says so.',
    '',
    `${cases.length} cases, ${goldenRulings().length} of them ruled on; ${settled} of ${heroclix.length} rows of HeroClix settled.`,
    '',
    '## HeroClix',
    '',
    ...HEAD,
    ...lines(false),
    '',
    '## Other games and house rules',
    '',
    ...HEAD,
    ...lines(true),
    '',
    ...systemsText(),
    ...documentsText(),
    ...printedText(),
    '## Definitions',
    '',
    '| row | shown by | why |',
    '| --- | --- | --- |',
    ...definitions.map(({ rule, through, why }) => `| ${rule} | ${through.join(' ')} | ${why} |`),
    '',
    '## Left to the judge',
    '',
    '| row | why | said |',
    '| --- | --- | --- |',
    ...leftToJudge.map(
      ({ rule, why, said }) => `| ${rule} | ${why} | ${said === 'entry' ? 'in its entry' : 'in its entry and beside the rulings'} |`
    ),
    '',
    '## Open readings',
    '',
    'Points that a reader of the rules may decide otherwise. *Fixed* and *decided* name the golden case or the row that shows it; *open* means',
    'that no row decides the point.',
    '',
    '| point | state | by | answer |',
    '| --- | --- | --- | --- |',
    ...openReadings.map(({ point, state, by, answer }) => `| ${point} | ${state} | ${by.join(' ')} | ${answer} |`),
    ''
  ].join('\n')
}

export { modernCoverageText } from './modernCoverage.ts'
export { printedData } from './printedExamples.ts'
