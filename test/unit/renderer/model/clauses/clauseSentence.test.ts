/** Clauses as sentences: each has one, no two of a kind read the same, and what a clause changes can be shown. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { clauseWords } from '../../../../../src/renderer/model/clauses/clauseSentence.ts'
import { trialOf } from '../../../../../src/renderer/model/clauses/clauseTrial.ts'
import english from '../../../../../src/renderer/i18n/en/clausesTexts.json' with { type: 'json' }
import spanish from '../../../../../src/renderer/i18n/es/clausesTexts.json' with { type: 'json' }
import portuguese from '../../../../../src/renderer/i18n/pt/clausesTexts.json' with { type: 'json' }
import {
  blankClause,
  CLAUSE_FORMS,
  withClauseField,
  withPart,
  type ClauseField,
  type LooseClause
} from '../../../../../src/shared/rules/terrain/clauseForms.ts'

const FOLDER = new URL('../../../../../resources/special-terrain/', import.meta.url)
const shipped = readdirSync(FOLDER).flatMap(
  (name) => (JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as { rule: { clauses: readonly LooseClause[] } }).rule.clauses
)
const valuesOf = (field: ClauseField): readonly unknown[] => {
  if (field.takes === 'choice') return field.of
  if (field.takes === 'choices') return field.of.map((one) => [one])
  if (field.takes === 'number') return [field.least, field.most]
  return field.takes === 'powers' || field.takes === 'names' ? [['outwit'], ['outwit', 'perplex']] : ['outwit', 'perplex']
}

/** Every clause that differs from another in one choice. */
const variants = CLAUSE_FORMS.flatMap((form) => {
  const blank = blankClause(form)
  return form.parts.flatMap((part) => {
    const said = withPart(blank, part)
    return [said, ...Object.entries(part.fields).flatMap(([field, of]) => valuesOf(of).map((value) => withClauseField(said, field, value)))]
  })
})

const placesOf = (phase: string): readonly ('squares' | 'own')[] => {
  const on = CLAUSE_FORMS.find((form) => form.phase === phase)!.on
  return on === 'both' ? ['squares', 'own'] : [on]
}

describe('the sentence of a clause', () => {
  it('has nothing left open, and two that differ never read the same', () => {
    const said = new Map<string, string>()
    for (const { rule: _, ...clause } of [...shipped, ...variants] as readonly (LooseClause & { rule?: string })[])
      for (const place of placesOf(clause.phase)) {
        const words = clauseWords(clause, place)
        expect(words).not.toMatch(/[{}]|undefined|\[object/)
        const data = JSON.stringify(Object.entries(clause).sort(([a], [b]) => (a < b ? -1 : 1)))
        const before = said.get(`${place} ${words}`)
        expect([words, before ?? data]).toEqual([words, data])
        said.set(`${place} ${words}`, data)
      }
  })

  it('begins with a capital letter that stands for the one that was there, and ends with a full stop', () => {
    expect(clauseWords({ phase: 'break-away', automatic: true }, 'own')).toBe('This figure breaks away without a roll.')
  })

  it('has the same places in every language', () => {
    const places = (text: string): readonly string[] => [...text.matchAll(/\{[\w.]+\}/g)].map(([place]) => place).sort()
    for (const other of [spanish, portuguese])
      for (const [part, text] of Object.entries(english.parts))
        expect([part, places(other.parts[part as keyof typeof english.parts])]).toEqual([part, places(text)])
  })
})

describe('what a clause changes', () => {
  const own: readonly LooseClause[] = [
    { phase: 'value', value: 'range', occupies: 'self', halve: true },
    { phase: 'damage', ignore: 2 },
    { phase: 'action', forbids: ['ranged'] },
    { phase: 'knock-back-none', none: true },
    { phase: 'targeting', within: 2 },
    { phase: 'not-targeted', by: ['outwit'] },
    { phase: 'break-away', automatic: true },
    { phase: 'ask-judge', touches: ['attack'], text: 'something' }
  ]
  it.each(own)('is shown for $phase with a figure', (clause) => {
    const trial = trialOf('heroclix-2012', [clause], 0, 'own')
    expect(trial?.without.says).toBeTypeOf('string')
    expect(trial?.without.says).not.toBe(trial?.with.says)
  })

  it('is shown for every clause of Deep Space on squares, but for the edge of the map, which is far away', () => {
    const deep = JSON.parse(readFileSync(new URL('deep-space.json', FOLDER), 'utf8')) as { rule: { clauses: readonly LooseClause[] } }
    const { clauses } = deep.rule
    expect(clauses.filter((_, at) => trialOf('heroclix-2012', clauses, at, 'squares') === null).map(({ phase }) => phase)).toEqual([])
  })

  it('is said in so many words where any of the questions can say it', () => {
    const ground: LooseClause = { phase: 'terrain', actsAs: 'hindering', for: 'everything' }
    const trial = trialOf('heroclix-2012', [ground], 0, 'squares')!
    expect(trial.without.says).not.toBe(trial.with.says)
  })

  it('is nothing for a clause that says nothing new', () => {
    const twice: LooseClause = { phase: 'break-away', automatic: true }
    expect(trialOf('heroclix-2012', [twice, twice], 1, 'own')).toBeNull()
  })
})
