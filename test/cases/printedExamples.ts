/** The worked examples that the documents print, each with its place and the golden case that comes out as printed. */
import type { PrintedExample } from '../../src/renderer/model/reference/printedExample.ts'
import { caseFiles, questionOf } from './caseFiles.ts'
import { readDocuments } from './paragraphs.ts'

/** What a golden case says beside its question. */
const BESIDE: readonly string[] = ['id', 'cites', 'notes']

/** What of a case is put on the table: neither what it cites nor how its file calls it. */
function bare(question: object): PrintedExample['case'] {
  return Object.fromEntries(Object.entries(question).filter(([field]) => !BESIDE.includes(field))) as PrintedExample['case']
}

/** One entry for each golden case of an example, in the order of the documents. */
export function printedExamples(): readonly PrintedExample[] {
  const golden = new Map(caseFiles().flatMap(({ cases }) => cases.map((one) => [one.id, one] as const)))
  const found = new Map<string, PrintedExample>()
  for (const { name, paragraphs } of readDocuments()) {
    for (const { kind, under, clauses = [] } of paragraphs) {
      if (kind !== 'example') continue
      for (const { rules, cases = [] } of clauses) {
        for (const id of cases) {
          const one = golden.get(id)
          if (!one) continue
          const before = found.get(id)
          found.set(id, {
            id,
            place: before?.place ?? `${name}, ${under}`,
            title: one.title ?? id,
            rules: [...new Set([...(before?.rules ?? []), ...rules])],
            case: bare(questionOf(one))
          })
        }
      }
    }
  }
  return [...found.values()]
}

/** The text of `src/renderer/model/reference/printedExamplesData.ts`, one line for each example. */
export function printedData(): string {
  return [
    '/** The printed examples as positions. Written by `npm run coverage`; not edited by hand. */',
    "import type { PrintedExample } from './printedExample.ts'",
    '',
    '// prettier-ignore',
    'export const examples: readonly PrintedExample[] = [',
    printedExamples()
      .map((one) => `  ${JSON.stringify(one)}`)
      .join(',\n'),
    ']',
    ''
  ].join('\n')
}

/** How many examples are printed, how many of them a golden case shows, and those that none shows. */
export function printedCounts(): { readonly printed: number; readonly shown: number; readonly told: number } {
  const examples = readDocuments().flatMap(({ paragraphs }) => paragraphs.filter(({ kind }) => kind === 'example'))
  const shown = examples.filter(({ clauses = [] }) => clauses.some(({ cases = [] }) => cases.length > 0)).length
  return { printed: examples.length, shown, told: examples.length - shown }
}

/** The chapter of `docs/coverage.md`. */
export function printedText(): string[] {
  const { printed, shown, told } = printedCounts()
  const examples = printedExamples()
  return [
    '## Printed examples',
    '',
    `The documents give ${printed} paragraphs to worked examples: ${shown} come out as printed in a golden case, ${told} only set a scene that`,
    `another one settles. The reference shows the ${examples.length} golden cases beside their rules and opens each where it is asked: on a board, or without one.`,
    '',
    '| place | golden case | rules |',
    '| --- | --- | --- |',
    ...examples.map(({ id, place, rules }) => `| ${place} | \`${id}\` | ${rules.join(' ')} |`),
    ''
  ]
}
