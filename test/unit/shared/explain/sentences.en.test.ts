/** Every reason of every golden ruling becomes a whole sentence, and no sentence lies unused. */
import { describe, expect, it } from 'vitest'
import type { Reason } from '../../../../src/shared/contract/ruling.ts'
import { gameSentences } from '../../../../src/shared/explain/gameSentences.en.ts'
import { noBoardSentences } from '../../../../src/shared/explain/noBoardSentences.en.ts'
import { openReadings } from '../../../../src/shared/explain/openReadings.en.ts'
import { sentences as own, type SentenceId } from '../../../../src/shared/explain/sentences.en.ts'
import { answerQuestion } from '../../../../src/shared/cases/answerQuestion.ts'
import { parseQuestion } from '../../../../src/shared/cases/parseQuestion.ts'
import { modernFiles, questionOf } from '../../../cases/caseFiles.ts'
import { goldenRulings, type GoldenRuling } from '../../../cases/goldenRulings.ts'

const sentences: Readonly<Record<SentenceId, string>> = { ...own, ...gameSentences, ...noBoardSentences }

/** Sentences that no golden case brings about, each with the reason. */
const WITHOUT_A_CASE: Readonly<Partial<Record<SentenceId, string>>> = {
  'preparation.best-so-far': 'only where the steps of a question do not suffice: test/unit/shared/engine/budget',
  'preparation.unfinished': 'only where the steps of a question do not suffice: test/unit/shared/engine/budget',
  'preparation.turns-unfinished': 'only where the steps of a question do not suffice: test/unit/shared/engine/budget',
  'preparation.rolls-unlooked': 'a case of a parameter has it: attack.severalTargets in test/cases/params/attack.json',
  'time.unfinished': 'only where the steps of a question do not suffice: test/unit/shared/engine/budget',
  'value.assumed': 'said in the place of value.result, which a reason keeps: test/unit/shared/cases/common/statedValue.test.ts',
  'kb.dice-missing': 'the case check asks for the dice first: test/unit/shared/cases/questions/knockBack.test.ts',
  'force.list-banned': 'only an own edition has such lists: test/unit/shared/cases/common/forceFormats.test.ts',
  'force.list-day-unknown': 'only an own edition has such lists: test/unit/shared/cases/common/forceFormats.test.ts',
  'force.list-not-legal': 'only an own edition has such lists: test/unit/shared/cases/common/forceFormats.test.ts',
  'force.list-restricted': 'only an own edition has such lists: test/unit/shared/cases/common/forceFormats.test.ts',
  'force.list-sideline': 'only an own edition has such lists: test/unit/shared/cases/common/forceFormats.test.ts',
  'force.rarity-unknown': 'only an own edition has such lists: test/unit/shared/cases/common/forceFormats.test.ts'
}

/** Families of sentences whose questions have too few golden cases to use every one of them. */
const FAMILIES: readonly string[] = ['away', 'carry', 'combo', 'event', 'move', 'odds', 'pick-up', 'reach', 'square']

/** The rulings on cases of 2023 that are taken: their own sentences are used by them alone. */
const modern = modernFiles()
  .flatMap(({ cases }) => cases)
  .flatMap((one): readonly Pick<GoldenRuling, 'one' | 'because'>[] => {
    const parsed = parseQuestion(JSON.parse(JSON.stringify(questionOf(one))))
    return parsed.ok ? [{ one, because: answerQuestion(parsed.value).because }] : []
  })
const rulings = [...goldenRulings(), ...modern]
const reasons = rulings.flatMap(({ one, because }) => because.map((reason) => ({ case: one.id, reason })))

const placeholders = (template: string): string[] => [...template.matchAll(/\{([a-zA-Z]+)\}/g)].map((match) => match[1]!)

/** The words that a missing or empty fact turns into would be read as facts: "nobody", "something", "nothing". */
function unfilled({ say, at, by, facts }: Reason): string[] {
  return placeholders(sentences[say as SentenceId] ?? '').filter((name) => {
    if (name === 'at') return at.length === 0
    if (name === 'by') return by === null
    // Made of the parameter and its value.
    if (name === 'reading') return !Object.hasOwn(openReadings, `${String(facts.parameter)}=${String(facts.value)}`)
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined
    return fact === undefined || fact === null || (Array.isArray(fact) && fact.length === 0)
  })
}

describe('the sentences of the golden rulings', () => {
  it('are there for every reason', () => {
    const missing = reasons
      .filter(({ reason }) => !Object.hasOwn(sentences, reason.say))
      .map(({ case: id, reason }) => `${reason.say} in ${id}`)
    expect([...new Set(missing)]).toEqual([])
  })

  it('have everything filled in', () => {
    const found = new Map(reasons.flatMap(({ case: id, reason }) => unfilled(reason).map((name) => [`${reason.say} {${name}}`, id])))
    expect(Object.fromEntries(found)).toEqual({})
  })

  it('begin with a capital, end with a full stop and hold no braces', () => {
    const odd = reasons.map(({ reason }) => reason.text ?? '').filter((text) => !/^[^a-z{}][^{}]*[.:]$/u.test(text))
    expect([...new Set(odd)].slice(0, 20)).toEqual([])
  })

  it('say no word of the data that is no word of English', () => {
    const raw = rulings.flatMap(({ one, because }) => {
      // What the case itself calls so is said so.
      const own = JSON.stringify([one.map, one.figures, one.objects, one.teams, one.specialTerrain, one.ask])
      return because.flatMap(({ text = '', facts, by, say }) =>
        [...Object.values(facts), by]
          .flat()
          .filter((fact): fact is string => typeof fact === 'string' && /^[a-z]+(-[a-z]+)+$/.test(fact) && !own.includes(fact))
          .filter((word) => text.toLowerCase().includes(word))
          .map((word) => `${say} ${word}`)
      )
    })
    expect([...new Set(raw)]).toEqual([])
  })

  it('are all used but for those named', () => {
    const used = new Set(reasons.map(({ reason }) => reason.say))
    const unused = Object.keys(sentences)
      .filter((id) => !used.has(id as SentenceId) && !FAMILIES.includes(id.split('.')[0]!))
      .sort()
    expect(unused).toEqual(Object.keys(WITHOUT_A_CASE).sort())
  })

  it('leave out no family that is not there', () => {
    const families = new Set(Object.keys(sentences).map((id) => id.split('.')[0]!))
    expect(FAMILIES.filter((family) => !families.has(family))).toEqual([])
  })
})
