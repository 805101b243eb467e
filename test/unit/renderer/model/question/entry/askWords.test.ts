/** What is chosen in the sentence of a question beyond its ends, and what each choice makes of the question. */
import { expect, it } from 'vitest'
import type { Ask, ClixCase } from '../../../../../../src/shared/contract/case.ts'
import { entryOf } from '../../../../../../src/renderer/model/question/kinds/all.ts'
import { choicesOn } from '../../../../../../src/renderer/model/table/sentence/askChoices.ts'

const [from, to] = ['thor', 'loki'] as const
const duel: ClixCase = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  map: { size: [8, 8] },
  figures: [
    { id: from, at: [1, 1] },
    { id: to, at: [6, 1] }
  ],
  ask: { kind: 'line-of-fire', from, to }
}
const wordsOf = (ask: Ask) => entryOf(ask).words?.(ask, choicesOn({ ...duel, ask })) ?? []

it.each<[Ask, string, Partial<Ask>]>([
  [{ kind: 'line-of-fire', from, to }, 'attack', { for: undefined }],
  [{ kind: 'can-target', from, to, with: 'ranged-attack' }, 'close-attack', { with: 'close-attack' }],
  [{ kind: 'targets', from, with: 'ranged-attack' }, 'close-attack', { with: 'close-attack' }],
  [{ kind: 'attack', from, targets: [to], attack: 'ranged', dice: [4, 4], choices: {} }, 'close', { attack: 'close', choices: undefined }],
  [{ kind: 'move', figure: from, path: [] }, 'move', { action: 'move' }],
  [{ kind: 'reach', figure: from }, 'move', { action: 'move' }],
  [{ kind: 'break-away', figure: from }, 'move', { action: 'move' }],
  [{ kind: 'value', figure: to, value: 'defense' }, 'speed', { value: 'speed' }]
])('%j offers %s', (ask, id, change) => {
  const [word] = wordsOf(ask)
  expect(word!.choices.map((choice) => choice.id)).toEqual(expect.arrayContaining([id, word!.value]))
  expect(word!.chosen(id)).toEqual({ ...ask, ...change })
})

it('asks for the combat of a value only where it is a value against somebody', () => {
  const ask: Ask = { kind: 'value', figure: to, value: 'defense' }
  const [, against, combat] = wordsOf(ask)
  expect([against!.value, combat]).toEqual(['', undefined])
  const met = against!.chosen(from)
  expect(met).toMatchObject({ against: { from, attack: 'ranged' } })
  expect(wordsOf(met)[2]!.chosen('close')).toMatchObject({ against: { from, attack: 'close' } })
  expect(wordsOf(met)[1]!.chosen('')).toEqual({ ...ask, against: undefined })
})

it('keeps a choice that the figure cannot make itself', () => {
  const [word] = wordsOf({ kind: 'move', figure: from, action: 'hypersonic-speed', path: [] })
  expect(word!.choices.map(({ id }) => id)).toContain('hypersonic-speed')
})
