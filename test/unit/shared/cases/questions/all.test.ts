import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { QUESTIONS } from '../../../../../src/shared/cases/questions/all.ts'
import { noBoardQuestionOf } from '../../../../../src/shared/cases/questions/noBoard.ts'
import { TABLE_QUESTIONS } from '../../../../../src/shared/cases/questions/onTable.ts'
import type { AskKind } from '../../../../../src/shared/contract/case.ts'
import { KINDS as NO_BOARD_IN_APP } from '../../../../../src/renderer/model/noBoard/noBoardKinds.ts'
import { ASK_KINDS } from '../../../../../src/renderer/model/question/kinds/all.ts'
import { caseFiles, modernFiles } from '../../../../cases/caseFiles.ts'

const SRC = resolve(import.meta.dirname, '../../../../../src')

/** Of the contract: one that is left out or made up does not compile. */
const OF_CONTRACT = {
  'line-of-fire': true,
  'can-target': true,
  targets: true,
  value: true,
  attack: true,
  damage: true,
  'knock-back': true,
  move: true,
  reach: true,
  'break-away': true,
  timeline: true,
  odds: true,
  preparation: true
} satisfies Record<AskKind, true>

describe('the kinds of question', () => {
  it('are those of the contract, each once', () => {
    expect(TABLE_QUESTIONS.map(({ kind }) => kind).sort()).toEqual(Object.keys(OF_CONTRACT).sort())
  })

  it('are the same in the app', () => {
    expect([...ASK_KINDS].sort()).toEqual(TABLE_QUESTIONS.map(({ kind }) => kind).sort())
    expect([...NO_BOARD_IN_APP].sort()).toEqual(
      QUESTIONS.filter(({ about }) => about === 'no board')
        .map(({ kind }) => kind)
        .sort()
    )
  })

  const asked = [...caseFiles(), ...modernFiles()].flatMap(({ cases }) =>
    cases.filter(({ unsure }) => !unsure).map(({ ask }): unknown => ask)
  )
  const kindOf = (ask: unknown): unknown => (ask as { readonly kind: string }).kind
  it.each(QUESTIONS.map((entry) => [`${entry.kind} (${entry.about})`, entry] as const))('%s is answered by a golden case', (_, entry) => {
    const own = asked.filter((ask) => kindOf(ask) === entry.kind && (noBoardQuestionOf(ask) === undefined) === (entry.about === 'table'))
    expect(own.length).toBeGreaterThan(0)
  })
})

/** Every source file outside of the texts, the sentences of reasons, and the entries themselves. */
function filesBesideEntries(): readonly { readonly path: string; readonly text: string }[] {
  const passedOver =
    /^(renderer\/i18n|shared\/explain\/sentences|shared\/cases\/questions\/|renderer\/(model|panels)\/question\/kinds\/|renderer\/panels\/noBoard\/forms\/)/
  return readdirSync(SRC, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && /\.(ts|svelte)$/.test(one.name))
    .map((one) => join(one.parentPath, one.name))
    .filter((file) => !passedOver.test(relative(SRC, file).replaceAll('\\', '/')))
    .map((file) => ({ path: relative(SRC, file), text: readFileSync(file, 'utf8') }))
}

describe('a kind of question is known by its entries', () => {
  const files = filesBesideEntries()
  /** So many files may know one: the two contracts, and two that ask it. */
  const MOST = 4
  /** Words that mean something else as well: a topic, a cause of damage, a roll, an action, an event, a typed line, a group of parameters. Of them what is compared counts. */
  const COMMON: readonly string[] = [
    'line-of-fire',
    'knock-back',
    'break-away',
    'targets',
    'value',
    'attack',
    'damage',
    'move',
    'reach',
    'timeline',
    'odds',
    'winner',
    'force'
  ]
  /** Where a word means something else: in a clause the place to which terrain sends somebody. */
  const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
    // The clauses of cards have the same word for a rule.
    'action-total': ['shared/cards/cardClauseSchema.ts', 'shared/cards/rules/deeds.ts'],
    'starting-area': [
      'shared/engine/tokens/terrainActs.ts',
      'shared/rules/terrain/parseSpecialTerrain.ts',
      'shared/rules/vocabulary/specialTerrain.ts'
    ]
  }
  const kinds = [...new Set<string>(QUESTIONS.map(({ kind }) => kind))]
  const quoting = (kind: string): readonly string[] => {
    const sign = COMMON.includes(kind) ? new RegExp(`\\b(ask|ruling)\\??\\.kind [!=]== '${kind}'`) : new RegExp(`'${kind}'`)
    return files.filter(({ path, text }) => sign.test(text) && !ELSEWHERE[kind]?.includes(path)).map(({ path }) => path)
  }

  it('reads the sources', () => {
    expect(files.length).toBeGreaterThan(300)
    expect(quoting('can-target').length).toBeGreaterThan(0)
    expect(quoting('timeline').length).toBeGreaterThan(0)
  })

  it.each(kinds)('%s stands in at most four other files', (kind) => {
    expect(quoting(kind).length, quoting(kind).join(' ')).toBeLessThanOrEqual(MOST)
  })

  it('and by no switch', () => {
    const games = /^(shared\/games|renderer\/model\/(descent|heroscape))\//
    const switches = files.filter(({ path, text }) => !games.test(path) && /switch \((\w+\??\.)*(ask|ruling)\??\.kind\)/.test(text))
    expect(switches.map(({ path }) => path)).toEqual([])
  })

  /** A panel that tells kinds apart by the name of one, or by a field that only some have. */
  const CHAIN = /\bask\??\.kind [!=]==|'\w+' in (\w+\.)*ask\b/

  it('and by no chain in a panel', () => {
    const panels = files.filter(({ path }) => path.startsWith(join('renderer', 'panels')))
    expect(panels.length).toBeGreaterThan(200)
    expect(panels.filter(({ text }) => CHAIN.test(text)).map(({ path }) => path)).toEqual([])
    for (const chain of ["{#if 'targets' in ask}", "{:else if ask.kind === 'odds'}", "'choices' in table.case.ask"])
      expect(CHAIN.test(chain)).toBe(true)
  })
})
