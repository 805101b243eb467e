/** Every paragraph of the documents has a row; every clause of a rule is shown by a golden case, said in a ruling, or owed. */
import { describe, expect, it } from 'vitest'
import { leftOutSentences } from '../../src/shared/explain/leftOut.ts'
import { besideSentences } from '../../src/shared/explain/leftOutBeside.ts'
import { gameSentences } from '../../src/shared/explain/gameSentences.en.ts'
import { noBoardSentences } from '../../src/shared/explain/noBoardSentences.en.ts'
import { sentences } from '../../src/shared/explain/sentences.en.ts'
import { clarifications } from '../../src/shared/rules/clarifies.ts'
import { definitions } from '../../src/shared/rules/definitions.ts'
import { judgeDecides } from '../../src/shared/rules/leftToJudge.ts'
import { allRules } from '../../src/shared/rules/rulebook/all.ts'
import { documents as books } from '../../src/shared/rules/rulebook/documents.ts'
import { ruleTexts } from '../../src/shared/reference/ruleTexts.ts'
import { goldenRulings } from './goldenRulings.ts'
import { clausesOf, countsOf, readDocuments, type Clause, type Said } from './paragraphs.ts'

/** How many paragraphs each document has: a document cannot lose one here unnoticed. */
const PARAGRAPHS = { S0: 429, S1: 54, S2: 21, S3: 65, S4: 286 }

/** Clauses that no case shows and no ruling speaks of: a gap can neither grow nor vanish unnoticed. */
const OWED = 0

/** Books that none of the five documents holds: their rows are read elsewhere. */
const ELSEWHERE: readonly string[] = [
  books.core2010,
  books.core2012,
  books.core2013,
  books.pac2010,
  books.pac2012,
  books.pac2013,
  books.guide01,
  books.guide05,
  books.guide06,
  books.guide08,
  books.rulebook2011,
  books.bigOrSmall,
  books.tournamentRules,
  books.teamCards2012,
  books.guideTeams,
  books.guideTeams2013,
  books.teamAnswers,
  books.teamsBefore2011,
  books.heroscape,
  books.laterRulings,
  books.reading
]

/** Rows under one of the five that come from what was found beside it, or follow from its other rows. */
const BESIDE: readonly string[] = ['HS-11', 'D2-06', 'D2-09', 'D2-10']

const all = readDocuments()
const clauses = all.flatMap((document) => clausesOf(document).map((clause) => ({ document: document.document, clause })))
const rows = new Set(allRules.map(({ id }) => id))
const golden = new Map(goldenRulings().map((ruling) => [ruling.one.id, ruling]))

describe('the documents, paragraph by paragraph', () => {
  it('have one row for each paragraph, in order', () => {
    expect(Object.fromEntries(all.map(({ document, count }) => [document, count]))).toEqual(PARAGRAPHS)
    for (const { document, count, paragraphs } of all) {
      expect(
        paragraphs.map(({ n }) => n),
        document
      ).toEqual(Array.from({ length: count }, (_, index) => index + 1))
    }
  })

  it('say what each paragraph states, and under which heading', () => {
    const bare = all.flatMap(({ document, paragraphs }) =>
      paragraphs.filter(({ label, under }) => label === '' || under === '').map(({ n }) => `${document} ${n}`)
    )
    expect(bare).toEqual([])
  })

  it('have clauses wherever a rule is stated', () => {
    const without = all.flatMap(({ document, paragraphs }) =>
      paragraphs.filter(({ kind, clauses: own = [] }) => kind === 'rule' && own.length === 0).map(({ n }) => `${document} ${n}`)
    )
    expect(without).toEqual([])
    const strange = all.flatMap(({ document, paragraphs }) =>
      paragraphs
        .filter(({ kind, clauses: own }) => (kind === 'heading' || kind === 'prose') && own !== undefined)
        .map(({ n }) => `${document} ${n}`)
    )
    expect(strange).toEqual([])
  })
})

describe('a clause', () => {
  const told = ({ document, clause }: { document: string; clause: Clause }): string => `${document}: ${clause.says}`

  it('is shown, or said, or owed: one of the three', () => {
    const wrong = clauses.filter(
      ({ clause: { says, rules, cases, notInEngine, owed } }) =>
        says === '' ||
        rules.length === 0 ||
        [cases, notInEngine, owed].filter((one) => one !== undefined).length !== 1 ||
        cases?.length === 0 ||
        (owed !== undefined && !/^[A-Z].+\.$/.test(owed))
    )
    expect(wrong.map(told)).toEqual([])
  })

  it('names rows of the rulebook and golden cases that are ruled on', () => {
    expect(clauses.flatMap(({ clause }) => clause.rules.filter((id) => !rows.has(id)))).toEqual([])
    expect(clauses.flatMap(({ clause }) => (clause.cases ?? []).filter((id) => !golden.has(id)))).toEqual([])
  })

  it('is about the rows that its cases are about', () => {
    const through = new Map(definitions.map((definition) => [definition.rule, definition.through]))
    const apart = clauses.flatMap(({ document, clause }) => {
      if (!clause.cases) return []
      const about = new Set(
        clause.cases.flatMap((id) => {
          const ruling = golden.get(id)
          return ruling ? [...(ruling.one.cites ?? []), ...ruling.because.map(({ rule }) => rule)] : []
        })
      )
      return clause.rules
        .filter((id) => !about.has(id) && !(through.get(id) ?? []).some((other) => about.has(other)))
        .map((id) => `${document}, ${clause.says}: ${id} in none of ${clause.cases?.join(' ') ?? ''}`)
    })
    expect(apart).toEqual([])
  })

  it('that the engine does not decide is said where it says', () => {
    const asked = ruleTexts()
    const is: Readonly<Record<Said, (id: string) => boolean>> = {
      'left-to-judge': (id) => judgeDecides(id) !== undefined,
      'not-considered': (id) => [leftOutSentences, besideSentences].some((known) => Object.hasOwn(known, id)),
      asked: (id) => id.includes('.ask.') && asked.has(id),
      clarified: (id) => clarifications.some(({ say }) => say === id),
      told: (id) => [sentences, gameSentences, noBoardSentences].some((known) => Object.hasOwn(known, id))
    }
    const nowhere = clauses.filter(({ clause: { notInEngine: none } }) => none && !is[none.list](none.id))
    expect(nowhere.map(told)).toEqual([])
  })

  it('is owed as often as counted', () => {
    expect(clauses.filter(({ clause }) => clause.owed !== undefined).map(told)).toHaveLength(OWED)
  })
})

describe('a row of the rulebook', () => {
  it('is named by a clause, or comes from elsewhere', () => {
    const named = new Set(clauses.flatMap(({ clause }) => clause.rules))
    const unread = allRules.filter(({ id, document }) => !named.has(id) && !ELSEWHERE.includes(document) && !BESIDE.includes(id))
    expect(unread.map(({ id, document }) => `${id} ${document}`)).toEqual([])
    expect(
      BESIDE.filter((id) => named.has(id) || !rows.has(id)),
      'read after all'
    ).toEqual([])
  })
})

describe('the counts', () => {
  it('add up', () => {
    for (const document of all) {
      const { paragraphs, rules, examples, clauses: number, shown, notInEngine, owed } = countsOf(document)
      expect(paragraphs).toBe(document.count)
      expect(rules + examples).toBeLessThan(paragraphs)
      expect(shown + notInEngine + owed).toBe(number)
    }
  })
})
