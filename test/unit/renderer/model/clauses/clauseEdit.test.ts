/** A list of clauses as its form changes it. */
import { describe, expect, it } from 'vitest'
import {
  begun,
  choose,
  chosenFor,
  isSayable,
  leaveOut,
  say,
  sentencesFor,
  unsaidParts
} from '../../../../../src/renderer/model/clauses/clauseEdit.ts'
import { CLAUSE_FORMS, type LooseClause } from '../../../../../src/shared/rules/terrain/clauseForms.ts'

describe('a list of clauses', () => {
  it('gets one more as it begins, by any of the sentences that mean something there', () => {
    for (const place of ['squares', 'own'] as const) {
      const sentences = sentencesFor(place)
      expect(sentences.length).toBe(new Set(sentences).size)
      const made = sentences.map((sentence) => begun(['before'], sentence))
      expect(made.every((list) => list.length === 2 && list[0] === 'before' && isSayable(list[1]))).toBe(true)
      expect(made.map((list) => (list[1] as LooseClause).phase)).toEqual(sentences.map((sentence) => sentence.split('.')[0]))
    }
    expect(sentencesFor('squares')).not.toEqual(sentencesFor('own'))
    for (const { phase, on } of CLAUSE_FORMS)
      expect([sentencesFor('squares').includes(phase), sentencesFor('own').includes(phase)], phase).toEqual([
        on !== 'own',
        on !== 'squares'
      ])
    expect(begun(['before'], 'never-heard-of')).toEqual(['before'])
  })

  it('keeps what cannot be said', () => {
    expect([null, 7, 'text', {}, { phase: 7 }, { phase: 'never-heard-of' }, { phase: 'counter' }].map(isSayable)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
      true
    ])
  })

  it('has each part that can be said besides said once, and left out again', () => {
    for (const { phase, parts } of CLAUSE_FORMS) {
      const [clause] = begun([], phase) as readonly LooseClause[]
      const ids = (one: LooseClause) => unsaidParts(one).map(({ id }) => id)
      for (const part of unsaidParts(clause!)) {
        const said = say(clause!, part)
        expect(ids(said), `${phase} ${part.id}`).not.toContain(part.id)
        expect(ids(leaveOut(said, part)), `${phase} ${part.id}`).toContain(part.id)
        // What needs it can be said from then on.
        for (const { id } of parts.filter(({ needs }) => needs === part.id))
          expect([ids(clause!).includes(id), ids(said).includes(id)], `${phase} ${id}`).toEqual([false, true])
      }
    }
    expect(unsaidParts({ phase: 'never-heard-of' })).toEqual([])
  })

  it('has something else chosen for a field', () => {
    const [counter] = begun([], 'counter') as readonly LooseClause[]
    const chosen = choose(counter!, 'modify', 3)
    expect([chosenFor(counter!, 'modify'), chosenFor(chosen, 'modify'), chosenFor(chosen, 'value')]).toEqual([1, 3, 'attack'])
  })
})
