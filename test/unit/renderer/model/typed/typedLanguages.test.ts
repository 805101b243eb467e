/** The ask field in every language: its own words, the English ones besides, and no word with two meanings. */
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseSquareName } from '../../../../../src/shared/grid/squareName.ts'
import type { ClixCase } from '../../../../../src/shared/contract/case.ts'
import { LANGUAGES, type LanguageId } from '../../../../../src/renderer/i18n/languages.ts'
import english from '../../../../../src/renderer/i18n/en/typedTexts.json' with { type: 'json' }

const value: ClixCase = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  map: { size: [16, 24] },
  ask: { kind: 'line-of-fire', from: 'thor', to: 'loki' },
  figures: [
    { id: 'thor', name: 'Thor', side: 'red', at: [1, 1], powers: ['charge'] },
    { id: 'loki', name: 'Loki', side: 'blue', at: [5, 1] },
    { id: 'skrull', name: 'Skrull', side: 'blue', at: [9, 9] },
    { id: 'merrow', name: 'Captain Merrow', side: 'red', at: [2, 1], powers: ['charge'] },
    { id: 'brine', name: 'Brine', side: 'blue', at: [6, 1] },
    { id: 'surtur', name: 'Surtur', side: 'blue', at: [5, 5] },
    { id: 'a', name: 'A', side: 'red', at: [3, 9] },
    { id: 'o', name: 'O', side: 'blue', at: [4, 9] }
  ]
}

// Files of a worker share what they import: the next one reads its texts anew, in English.
afterAll(() => {
  vi.resetModules()
})

/** The app as it reads lines in this language: the language is settled when its texts are first read. */
async function speaking(language: LanguageId) {
  vi.resetModules()
  vi.stubGlobal('localStorage', { getItem: () => language })
  const { typedTexts, typedWords } = await import('../../../../../src/renderer/i18n/texts.ts')
  const { parseTyped } = await import('../../../../../src/renderer/model/typed/parseTyped.ts')
  const understood = (line: string): string => {
    const maps = [{ id: 'heli', name: 'Helicarrier training map' }]
    const parsed = parseTyped(value, line, { near: [0, 0], shelf: [], maps })
    return parsed.ok ? parsed.value.do : (parsed.problems[0]?.message ?? '')
  }
  const asks = (line: string) => {
    const parsed = parseTyped(value, line)
    return parsed.ok && parsed.value.do === 'ask' ? parsed.value.ask : parsed
  }
  return { texts: typedTexts, words: typedWords, understood, asks }
}
const DONE = /^(ask|change|new-table|map|ruleset|undo|redo|swap|force)$/

describe.each(LANGUAGES.map(({ id }) => id))('%s', (language) => {
  let app: Awaited<ReturnType<typeof speaking>>
  beforeEach(async () => {
    app = await speaking(language)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('understands every line of its help and of the English one', () => {
    for (const { form } of [...app.texts.help, ...english.help])
      expect(`${form}: ${app.understood(form)}`).toMatch(/: (ask|change|new-table|map|ruleset|undo|redo|swap|force)$/)
  })

  it('understands its own examples, and shows them where a line is not whole', () => {
    const { edge, ...lines } = app.texts.examples
    for (const line of [...Object.values(lines), `${app.texts.words.walls[0]} ${edge}`]) expect(app.understood(line)).toMatch(DONE)
    // Sentences name a figure of the table.
    const ofTable = (line: string) => line.replace('merrow', 'thor')
    const [move, give, copy, remove, wall, special] = (['move', 'give', 'copy', 'remove', 'walls', 'special'] as const).map(
      (key) => app.texts.words[key][0]!
    )
    expect(app.understood(move!)).toContain(ofTable(lines.move))
    expect(app.understood(give!)).toContain(ofTable(lines.give))
    expect(app.understood(copy!)).toContain(ofTable(lines.copy))
    expect(app.understood(remove!)).toContain(ofTable(lines.remove))
    expect(app.understood(`${special!} C3`)).toContain(lines.special)
    expect(app.understood(wall!)).toContain(edge)
    expect(app.understood(`${app.texts.words.without[0]!} thor`)).toContain(lines.without)
  })

  it('takes each verb as its kind of question, in capitals and without accents too', () => {
    const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')
    for (const [verb, kind] of [
      ['attack', 'attack'],
      ['target', 'can-target']
    ] as const) {
      for (const word of app.words((texts) => texts.verbs[verb])) {
        for (const said of [word, plain(word), word.toUpperCase()])
          expect([said, app.asks(`thor ${said} loki`)]).toEqual([said, { from: 'thor', to: 'loki', kind }])
      }
    }
    for (const word of app.words((texts) => texts.between))
      expect([word, app.asks(`thor ${word} loki`)]).toEqual([word, { from: 'thor', to: 'loki', kind: null }])
  })

  it('lets a figure be called as a small word of a verb is', () => {
    for (const word of app.words((texts) => texts.verbs.attack))
      expect([word, app.asks(`loki ${word} A`)]).toEqual([word, { from: 'loki', to: 'a', kind: 'attack' }])
    expect(app.asks('A O')).toEqual({ from: 'a', to: 'o', kind: null })
  })

  it('gives no word between two ends a second meaning', () => {
    const between = [
      app.words((texts) => texts.between),
      app.words((texts) => texts.verbs.attack),
      app.words((texts) => texts.verbs.target)
    ]
    const all = between.flat().map((word) => word.toLowerCase())
    expect(all.filter((word, i) => all.indexOf(word) !== i)).toEqual([])
    const others = (['colours', 'sides', 'sizes'] as const).flatMap((group) => Object.values(app.texts[group]).flat())
    expect(all.filter((word) => others.includes(word) || parseSquareName(word).ok)).toEqual([])
  })
})
