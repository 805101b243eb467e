/** Special terrain that comes with the app has its name in the language of the app, wherever it is named. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ClixCase } from '../../../../src/shared/contract/case.ts'
import type { Reason } from '../../../../src/shared/contract/ruling.ts'
import spanish from '../../../../src/renderer/i18n/es/shippedTexts.json' with { type: 'json' }
import portuguese from '../../../../src/renderer/i18n/pt/shippedTexts.json' with { type: 'json' }
import { shippedSentences } from '../../../../src/renderer/i18n/shippedSentences.ts'
import { builtInTerrain } from '../../../../src/shared/rules/terrain/builtIn.ts'

const position: ClixCase = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  map: {
    size: [2, 2],
    terrain: ['F.', 'BM'],
    legend: {
      F: ['special:helicarrier-10000-feet-below'],
      B: ['special:blackgate-prison-bridge', 'special:lazarus-pit'],
      M: ['special:my-own-hole']
    }
  },
  figures: [],
  ask: { kind: 'movement', figure: 'a', to: [0, 0] }
} as unknown as ClixCase

const bySquare: Reason = {
  rule: 'MAP-HC1',
  weight: 'decides',
  say: 'move.special-ground',
  by: null,
  at: [],
  facts: { terrain: 'helicarrier-10000-feet-below', square: [0, 0] }
} as unknown as Reason

/** Modules that are imported again read their texts in this language. */
async function inLanguage(language: string) {
  vi.resetModules()
  vi.stubGlobal('localStorage', { getItem: () => language })
  return {
    ...(await import('../../../../src/renderer/model/board/boardOf.ts')),
    ...(await import('../../../../src/renderer/model/table/sentence/title.ts')),
    ...(await import('../../../../src/renderer/model/setup/specials.ts')),
    ...(await import('../../../../src/renderer/model/reference/entries.ts')),
    ...(await import('../../../../src/renderer/model/search/documents.ts'))
  }
}

describe.each([
  ['es', '10.000 pies más abajo', 'Puente y Lazarus Pit', 'Así lo dice'],
  ['pt', '10.000 pés abaixo', 'Ponte e Lazarus Pit', 'diz']
] as const)('special terrain in %s', (language, hole, both, says) => {
  let app: Awaited<ReturnType<typeof inLanguage>>
  beforeAll(async () => {
    app = await inLanguage(language)
  })
  // Test files of a worker share modules: the next one reads its texts again, in English.
  afterAll(() => {
    vi.resetModules()
  })

  it('is named on the board, one of one’s own as it was written', () => {
    expect(app.boardOf(position).squares.map(({ special }) => special)).toEqual([hole, both, 'My Own Hole'])
  })

  it('is named in the sentences of rulings', () => {
    const sentence = app.namesOn(position).reason(bySquare)
    expect(sentence).toContain(hole)
    expect(sentence).toContain(says)
  })

  it('is named in lists of terrain, and found by both names', () => {
    const found = app.specialNames(position, []).find(({ id }) => id === 'helicarrier-10000-feet-below')
    expect(found).toMatchObject({ label: hole })
    expect(found?.names).toEqual(expect.arrayContaining([hole, '10,000 feet below']))
  })

  it('is named in the reference and by search', () => {
    const book = new app.Book()
    const page = book.all.find(({ title }) => title === hole)!
    expect(page.kind).toBe('terrain')
    const read = [...app.entryDocuments(book, 'terrain')].find(({ id }) => id === page.id)
    expect(read?.names).toContain('10,000 feet below')
  })
})

it.each([
  ['es', spanish],
  ['pt', portuguese]
])('every special terrain that comes with the app has a name in %s', (_language, written: Readonly<Record<string, string>>) => {
  const missing = builtInTerrain.filter(({ name }) => shippedSentences(name).some(({ key }) => !Object.hasOwn(written, key)))
  expect(missing.map(({ name }) => name)).toEqual([])
})
