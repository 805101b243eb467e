/** The editions that ship are documents in the same format as those of a store: clean, complete, with known hashes. */
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { RULESETS, type ClixCase } from '../../../../src/shared/contract/case.ts'
import { editionDiff } from '../../../../src/shared/editions/editionDiff.ts'
import { parseQuestion } from '../../../../src/shared/cases/parseQuestion.ts'
import { leftOutSource } from '../../../../src/shared/explain/leftOut.ts'
import { documentOf } from '../../../../src/shared/editionTools/editionDocument.ts'
import type { EditionFile } from '../../../../src/shared/editions/editionSchema.ts'
import { foundationOf } from '../../../../src/shared/editions/foundations.ts'
import { checkEditionShape, layEdition } from '../../../../src/shared/editions/readEdition.ts'
import { rulesHash } from '../../../../src/shared/editions/rulesHash.ts'
import {
  CLASSIC_EDITIONS,
  otherEditionOf,
  SHIPPED_IDS,
  shippedFile,
  shippedRuleset
} from '../../../../src/shared/editions/shippedEditions.ts'
import { SHIPPED, withEditions } from '../../../../src/shared/editions/shelf.ts'
import { answerAndSteps, rulingOn } from '../../../support/askEngine.ts'

const FOLDER = resolve(import.meta.dirname, '../../../../resources/editions')
const documentAt = (id: string) => JSON.parse(readFileSync(resolve(FOLDER, `${id}.json`), 'utf8')) as EditionFile

/** The hash of what each document rules: another one here is another ruling somewhere, and belongs into the changelog. */
const HASHES: Readonly<Record<string, string>> = {
  'heroclix-jan-2010': 'sha256:a611132b2ea559673739c88c43a5ab965f5f394dd43da521008255c773f153c1',
  'heroclix-2010': 'sha256:b6d5b9c05496cd2118b89c35f25e9df02fb6799e4a90046837022d40bd60a1ca',
  'heroclix-2012': 'sha256:b965614f40bf7ee252711f198757a42f24052c7ba8011aa92e0642d32e3404bf',
  'heroclix-2013': 'sha256:4cf52b10aedb46027d5745554253c4c13d17b81977b19066b5ba60a6ce5f524b',
  'clix-campaign': 'sha256:7dfa89e8361c297b5a97f317a5c14fe13e27b17dfd70f8987b123e5e35dd182d',
  'heroclix-2023': 'sha256:1147f041e4031236715a55ecca8a78de5f2889f7f8489a254f05d293b0e702cd'
}

describe('the editions that ship', () => {
  it('are the documents of the folder and the rulesets of cases', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(SHIPPED_IDS.map((id) => `${id}.json`).sort())
    expect(SHIPPED_IDS.filter((id) => !(RULESETS as readonly string[]).includes(id))).toEqual([])
  })

  it('have the hashes that are known', () => {
    expect(Object.fromEntries(SHIPPED_IDS.map((id) => [id, rulesHash(shippedRuleset(id)!)]))).toEqual(HASHES)
  })

  it('cite a row for each parameter that they change', () => {
    for (const id of SHIPPED_IDS)
      expect(
        Object.entries(documentAt(id).params ?? {}).flatMap(([address, value]) =>
          shippedRuleset(id)!.rules.has((value as { by?: string }).by ?? '') ? [] : [address]
        ),
        id
      ).toEqual([])
  })

  it.each(CLASSIC_EDITIONS.map(({ id }) => id))('%s is written and read again without a difference', (id) => {
    const file = documentAt(id)
    const parent = file.parent === undefined ? foundationOf('classic') : shippedRuleset(file.parent.id)!
    const again = checkEditionShape(
      JSON.parse(JSON.stringify(documentOf(parent, shippedRuleset(id)!, { id: 'copy', name: 'Copy', version: '1' })))
    )
    if (!again.ok) throw new Error(JSON.stringify(again.problems))
    const laid = layEdition(parent, again.value)
    if (!laid.ok) throw new Error(JSON.stringify(laid.problems))
    expect(editionDiff(shippedRuleset(id)!, laid.value)).toEqual([])
  })

  it('have nothing of a document that an older file says of itself', () => {
    for (const { id } of CLASSIC_EDITIONS) expect(shippedRuleset(id)!.brought).toBeUndefined()
    expect(shippedFile('heroclix-2013')!.parent).toEqual({ id: 'heroclix-2012' })
  })
})

describe('a document was written', () => {
  it('for the editions that list it, and is one of another edition in all others', () => {
    const drawingLines = 'heroclix.com: Normal Distribution – Drawing Lines (2010)'
    expect(otherEditionOf(drawingLines, 'heroclix-jan-2010')).toBeNull()
    expect(otherEditionOf(drawingLines, 'heroclix-2010')).toBeNull()
    expect(otherEditionOf(drawingLines, 'heroclix-2012')).toBe('HeroClix January 2010')
    expect(otherEditionOf('HeroClix Core Rulebook (2012)', 'clix-campaign')).toBe('HeroClix 2012')
    expect(otherEditionOf('WizKids: Rulebook 2011 – Terrain and Lines of Fire', 'heroclix-2012')).toBe('HeroClix 2011')
    expect(otherEditionOf('Map pack of 2013', 'heroclix-2012')).toBe('HeroClix 2013')
    expect(otherEditionOf('Linejudge reading', 'heroclix-2013')).toBeNull()
    expect(otherEditionOf('Clix Campaign house rules, chapter III (2009)', 'heroclix-2010')).toBeNull()
  })
})

describe('an edition', () => {
  const laidOver = (parent: string, change: Partial<EditionFile>) => {
    const file = { format: 'linejudge-edition/1', id: 'own', name: 'Own', version: '1', parent: { id: parent }, ...change }
    const shelf = withEditions(SHIPPED, [file])
    return shelf.ok ? shelf.value.brought.get('own')! : shelf.problems.map(({ code, path }) => `${code} ${path}`)
  }

  it('restores an effect of the foundation, with changes', () => {
    expect(shippedRuleset('heroclix-2012')!.effects.has('sidestep')).toBe(false)
    expect(laidOver('heroclix-2012', { effects: { sidestep: { restore: true } } })).toMatchObject({
      effects: new Map([
        ...shippedRuleset('heroclix-2012')!.effects,
        ['sidestep', shippedRuleset('heroclix-2013')!.effects.get('sidestep')]
      ])
    })
    const changed = laidOver('heroclix-2012', { effects: { sidestep: { restore: true, name: 'Side Step' } } })
    expect('effects' in changed && changed.effects.get('sidestep')).toEqual({
      ...shippedRuleset('heroclix-2013')!.effects.get('sidestep'),
      name: 'Side Step'
    })
    expect(laidOver('heroclix-2012', { effects: { nothing: { restore: true } } })).toContain('effect-missing /0/effects/nothing/restore')
    // 2013 has changed it: it is restored all the same.
    const outwit = laidOver('heroclix-2013', { effects: { outwit: { restore: true } } })
    expect('effects' in outwit && outwit.effects.get('outwit')).toEqual(foundationOf('classic').effects.get('outwit'))
    expect(shippedRuleset('heroclix-2013')!.effects.get('outwit')).not.toEqual(foundationOf('classic').effects.get('outwit'))
  })

  it('says rows of its parent in its own words, or has lost its own text', () => {
    const own = laidOver('heroclix-2013', { rows: { 'CS-1': { title: 'Ours', beside: ['KB-01'], lost: ['KB-02'] } } })
    expect(own).toMatchObject({ replacedRows: { 'KB-01': { rule: 'CS-1' }, 'KB-02': { rule: 'CS-1', lost: true } } })
    expect(laidOver('heroclix-2013', { rows: { 'CS-1': { title: 'Ours', lost: ['KB-99'] } } })).toEqual(['row-missing /0/rows/CS-1/lost/0'])
    expect(laidOver('clix-campaign', {})).toMatchObject({ replacedRows: shippedRuleset('clix-campaign')!.replacedRows })
  })

  it('leaves points to the judge, and a child decides one of them', () => {
    const rows = { 'CS-9': { title: 'Late players' }, 'CS-8': { title: 'Noise' } }
    const store = { format: 'linejudge-edition/1', id: 'store', name: 'Store', version: '1', parent: { id: 'heroclix-2013' }, rows }
    const judge = { 'CS-9': { why: 'How late is late.', touches: ['turn'] }, 'CS-8': { why: 'How loud is loud.' } }
    const child = { ...store, id: 'child', parent: { id: 'store' }, rows: {}, judge: { 'CS-9': null } }
    const shelf = withEditions(SHIPPED, [{ ...store, judge }, child])
    if (!shelf.ok) throw new Error(JSON.stringify(shelf.problems))
    const [parent, own] = ['store', 'child'].map((id) => shelf.value.brought.get(id)!)
    expect([...parent!.brought!.judge]).toEqual([
      ['CS-9', { why: 'How late is late.', touches: ['turn'] }],
      ['CS-8', { why: 'How loud is loud.', touches: [] }]
    ])
    expect([...own!.brought!.judge.keys()]).toEqual(['CS-8'])
    expect(editionDiff(parent!, own!).map(({ at }) => at)).toEqual(['judge/CS-9'])
    expect(documentOf(parent!, own!, { id: 'again', name: 'Again', version: '1' }).judge).toEqual({ 'CS-9': null })
    expect(laidOver('heroclix-2013', { judge: { 'CS-7': { why: 'There is no such row.' } } })).toEqual(['row-missing /0/judge/CS-7'])
  })

  it('reports what it leaves to the judge in the rulings that it touches, and in no other', () => {
    const edition = {
      format: 'linejudge-edition/1',
      id: 'store',
      name: 'Store',
      version: '1',
      parent: { id: 'heroclix-2013' },
      rows: { 'CS-9': { title: 'Low lamps' } },
      judge: { 'CS-9': { why: 'Whether the lamps hide a square.', touches: ['line-of-fire'] } },
      words: { es: { 'judge.CS-9': 'Si las lámparas ocultan una casilla.' } }
    }
    const questionOf = (ask: ClixCase['ask']): ClixCase => ({
      format: 'clixcase/1',
      ruleset: 'store',
      editions: [edition],
      map: { size: [6, 6] },
      figures: [
        { id: 'A', at: [0, 0] },
        { id: 'B', side: 'two', at: [3, 0] }
      ],
      ask
    })
    const asked = (ask: ClixCase['ask']) => rulingOn(questionOf(ask)).notConsidered
    expect(asked({ kind: 'line-of-fire', from: 'A', to: 'B' })).toEqual([
      { kind: 'condition', id: 'CS-9', text: 'Whether the lamps hide a square.' }
    ])
    const parsed = parseQuestion(questionOf({ kind: 'line-of-fire', from: 'A', to: 'B' }))
    const [entry] = parsed.ok ? answerAndSteps(parsed.value).answer.notConsidered : []
    const source = leftOutSource(entry!)
    expect(source && 'inLanguage' in source && ['es', 'pt'].map(source.inLanguage)).toEqual([
      'Si las lámparas ocultan una casilla.',
      undefined
    ])
    expect(asked({ kind: 'move', figure: 'A', path: [[0, 1]] })).toEqual([])
  })

  it('says how far objects of a weight are thrown, what they deal and what they add', () => {
    const edition = {
      format: 'linejudge-edition/1',
      id: 'store',
      name: 'Store',
      version: '1',
      parent: { id: 'heroclix-2013' },
      params: { 'objects.throwReach': { light: 3 }, 'objects.throwDamage': { light: 5 }, 'objects.adds': { light: 4 } }
    }
    const attack = (ruleset: string, to: number, action?: string) =>
      rulingOn({
        format: 'clixcase/1',
        ruleset,
        editions: [edition],
        map: { size: [12, 3] },
        figures: [
          { id: 'A', side: 'one', at: [0, 1], attack: 10, damage: 2, range: 6, holding: 'light', powers: ['super-strength'] },
          { id: 'T', side: 'two', at: [to, 1], defense: 12 }
        ],
        ask: { kind: 'attack', from: 'A', targets: ['T'], dice: [4, 3], ...(action !== undefined && { action }) }
      } as unknown as ClixCase)
    expect([attack('store', 3, 'thrown-object').damageTaken, attack('heroclix-2013', 3, 'thrown-object').damageTaken]).toEqual([
      { T: 5 },
      { T: 2 }
    ])
    expect([attack('store', 5, 'thrown-object').verdict, attack('heroclix-2013', 5, 'thrown-object').verdict]).toEqual(['illegal', 'hit'])
    // 4 more, of which the rule of three leaves 3.
    expect([attack('store', 1).damageTaken, attack('heroclix-2013', 1).damageTaken]).toEqual([{ T: 5 }, { T: 3 }])
  })
})
