/** Formats of an edition: their lists on a day, and forces that are checked by them. */
import { describe, expect, it } from 'vitest'
import { answerQuestion } from '../../../../../src/shared/cases/answerQuestion.ts'
import { formatFields, listsOn } from '../../../../../src/shared/cases/common/forceFormats.ts'
import { formatIn, formatsOf } from '../../../../../src/shared/editions/formats.ts'
import { parseQuestion } from '../../../../../src/shared/cases/parseQuestion.ts'
import { rulesetOn, withEditions, SHIPPED } from '../../../../../src/shared/editions/shelf.ts'
import { shippedRuleset } from '../../../../../src/shared/editions/shippedEditions.ts'
import type { EditionFile } from '../../../../../src/shared/editions/editionSchema.ts'
import type { ForceFigure } from '../../../../../src/shared/tournament/force/list.ts'
import { editionFile } from '../../../../support/editions.ts'

const club = editionFile('club')
const rulesetOf = (...documents: readonly EditionFile[]) => {
  const shelf = withEditions(SHIPPED, documents)
  if (!shelf.ok) throw new Error(shelf.problems[0]?.message)
  return rulesetOn(shelf.value, documents[0]!.id)!
}
const ruleset = rulesetOf(club)

interface Ruled {
  readonly verdict: string
  readonly total: number
  readonly buildTotal: number | null
  readonly problems: readonly { readonly code: string; readonly rule: string; readonly path: string }[]
  readonly open: readonly { readonly code: string; readonly path: string }[]
  readonly because: readonly { readonly rule: string; readonly text: string; readonly standing?: string }[]
}
function ask(ask: Readonly<Record<string, unknown>>, edition = club): Ruled {
  const question = parseQuestion({ format: 'clixcase/1', ruleset: edition.id, editions: [edition], ask: { kind: 'force', ...ask } })
  if (!question.ok) throw new Error(question.problems[0]!.message)
  return answerQuestion(question.value) as unknown as Ruled
}
const figure = (id: string, more: Partial<ForceFigure> = {}): ForceFigure => ({ id, points: 50, ...more })

describe('a list from a day on', () => {
  const figures = [figure('a', { name: 'Ana', set: 'zz' }), figure('b', { name: 'Bea', set: 'aa' })]

  it('is not there the day before, and bans that day: list and day are named, and the row that says it', () => {
    expect(ask({ figures, format: 'club', on: '2026-11-30' })).toMatchObject({ verdict: 'legal', buildTotal: 300, problems: [], open: [] })
    const banned = ask({ figures, format: 'club', on: '2026-12-01' })
    expect(banned).toMatchObject({ verdict: 'illegal', problems: [{ code: 'retired', rule: 'CL-1', path: '/figures/0' }], open: [] })
    expect(banned.because[0]).toMatchObject({
      rule: 'CL-1',
      standing: 'house',
      text: 'Ana is banned by the list “Club night” of 2026-12-01; the day asked is 2026-12-01.'
    })
  })

  it('is left to the judge if the day is unknown', () => {
    expect(ask({ figures, format: 'club' })).toMatchObject({
      verdict: 'judge',
      problems: [],
      open: [{ code: 'day-unknown', path: '/figures/0' }]
    })
  })

  it('is the same as its resolved form without the edition', () => {
    const lists = listsOn(ruleset, 'club', '2026-12-01')
    expect(lists).toEqual([
      { name: 'Club night', format: 'club', from: '2026-12-01', banned: ['set:zz', 'figure:yy/001'], rule: 'CL-1' },
      {
        name: 'Strong ones',
        format: 'club',
        from: '2026-01-01',
        until: '2027-01-01',
        restricted: ['name:Mira', 'rarity:chase'],
        most: 2,
        rule: 'CL-2'
      },
      { name: 'Club night', format: 'club', from: '2026-01-01', watch: ['name:Zork'], rule: 'CL-2' }
    ])
    const question = parseQuestion({
      format: 'clixcase/1',
      ruleset: 'heroclix-2013',
      ask: { kind: 'force', figures, on: '2026-12-01', lists }
    })
    if (!question.ok) throw new Error(question.problems[0]!.message)
    const ruling = answerQuestion(question.value) as unknown as Ruled
    expect(ruling).toMatchObject({ verdict: 'illegal', problems: [{ code: 'retired', rule: 'TRN-08', path: '/figures/0' }] })
    expect(ruling.because[0]!.text).toContain('“Club night” of 2026-12-01')
    expect(listsOn(ruleset, 'club', '2026-11-30').map(({ banned }) => banned)).toEqual([undefined, undefined])
    expect(listsOn(ruleset, 'club').map(({ banned }) => banned?.length)).toEqual([2, undefined, undefined])
    expect(listsOn(ruleset, 'nothing', '2026-12-01')).toEqual([])
  })

  it.each([
    ['a figure of another set with that number', { set: 'aa', number: '001' }, []],
    ['that figure by its number', { set: 'yy', number: '001' }, ['retired']],
    ['that figure by its id with its set', { id: 'yy-001', set: 'yy' }, ['retired']]
  ])('%s', (_, more, codes) => {
    const { problems } = ask({ figures: [figure('x', more)], format: 'club', on: '2026-12-01' })
    expect(problems.map(({ code }) => code)).toEqual(codes)
  })

  it('leaves a figure of an untold set to the judge', () => {
    expect(ask({ figures: [figure('x', { rarity: 'rare' })], format: 'club', on: '2026-12-01' })).toMatchObject({
      verdict: 'judge',
      open: [{ code: 'set-unknown', path: '/figures/0/set' }]
    })
    expect(ask({ figures: [figure('x', { rarity: 'rare' })], format: 'club', on: '2026-11-30' })).toMatchObject({ verdict: 'legal' })
  })
})

describe('a restricted list', () => {
  const on = { format: 'club', on: '2026-11-30' }
  const mira = figure('m', { name: 'Mira', set: 'aa', count: 2 })

  it('allows as many as it says', () => {
    expect(ask({ figures: [mira, figure('n', { set: 'aa', rarity: 'rare' })], ...on }).verdict).toBe('legal')
    const third = ask({ figures: [mira, figure('n', { name: 'Nils', set: 'aa', rarity: 'Chase' })], ...on })
    expect(third.problems).toMatchObject([{ code: 'restricted-twice', rule: 'CL-2', path: '/figures/1' }])
    expect(third.because[0]!.text).toContain('the list “Strong ones” of 2026-01-01 allows 2')
  })

  it('asks for a rarity only if it matters', () => {
    expect(ask({ figures: [mira, figure('n', { set: 'aa' })], ...on })).toMatchObject({
      verdict: 'judge',
      open: [{ code: 'rarity-unknown', path: '/figures/1/rarity' }]
    })
    expect(ask({ figures: [{ ...mira, count: 1 }, figure('n', { set: 'aa' })], ...on }).verdict).toBe('legal')
  })

  it('no longer holds on its last day', () => {
    const figures = [{ ...mira, count: 3 }]
    expect(ask({ figures, format: 'club', on: '2026-12-31' }).problems.map(({ code }) => code)).toEqual(['restricted-twice'])
    expect(ask({ figures, format: 'club', on: '2027-01-01' }).problems).toEqual([])
  })
})

describe('lists of what is legal', () => {
  const codes = (one: ForceFigure, on?: string): readonly string[] => {
    const { problems, open } = ask({ figures: [one], format: 'commons', ...(on !== undefined && { on }) })
    return [...problems, ...open].map(({ code, path }) => `${code} ${path}`)
  }

  it('one of them has to name a figure on the day', () => {
    expect(codes(figure('x', { set: 'aa' }), '2026-11-30')).toEqual([])
    expect(codes(figure('x', { set: 'aa' }), '2026-05-31')).toEqual(['set-not-legal /figures/0/set'])
    expect(codes(figure('x', { set: 'bb' }), '2026-10-31')).toEqual(['set-not-legal /figures/0/set'])
    expect(codes(figure('x', { set: 'bb' }), '2026-11-01')).toEqual([])
    expect(codes(figure('x', { set: 'bb', rarity: 'rare' }), '2026-12-15')).toEqual(['set-not-legal /figures/0/set'])
    expect(codes(figure('x', { set: 'cc', rarity: 'Common' }), '2026-12-01')).toEqual([])
    expect(codes(figure('x', { set: 'cc', rarity: 'rare' }), '2026-12-01')).toEqual(['set-not-legal /figures/0/set'])
    expect(codes(figure('x', { name: 'Zork' }), '2026-12-01')).toEqual([])
  })

  it('leave what is not told to the judge', () => {
    expect(codes(figure('x', { set: 'cc' }), '2026-12-01')).toEqual(['rarity-unknown /figures/0/rarity'])
    expect(codes(figure('x', { rarity: 'rare' }), '2026-12-01')).toEqual(['set-unknown /figures/0/set'])
    expect(codes(figure('x', { set: 'aa' }))).toEqual(['day-unknown /figures/0/set'])
  })

  it('name the format and the day', () => {
    expect(
      ask({ figures: [figure('x', { name: 'Xeno', set: 'cc', rarity: 'rare' })], format: 'commons', on: '2026-12-01' }).because[0]!.text
    ).toBe('Xeno is on no list of what is legal in “Commons” on 2026-12-01.')
  })

  it('ban kinds of elements, and limit the sideline', () => {
    const force = { figures: [figure('x', { set: 'aa' })], format: 'commons', on: '2026-12-01' }
    expect(ask({ ...force, feats: [{ id: 'f', points: 5 }] }).problems).toMatchObject([{ code: 'retired', path: '/feats/0' }])
    expect(ask({ ...force, sideline: ['a', 'b'] }).problems).toEqual([])
    const over = ask({ ...force, sideline: ['a', 'b', 'c'] })
    expect(over.problems).toMatchObject([{ code: 'sideline-too-large', path: '/sideline/2' }])
    expect(over.because[0]!.text).toBe('3 elements on the sideline: “Commons” allows 2.')
  })
})

describe('formats of an edition', () => {
  const child: EditionFile = {
    format: 'linejudge-edition/1',
    id: 'child',
    name: 'Child',
    version: '1',
    parent: { id: 'club' },
    formats: [
      '-commons',
      { id: 'club', name: 'Night', themed: true, lists: [] },
      { id: 'modern', name: 'Modern', age: 'modern', lists: [] }
    ]
  }

  it('come from the parent; one of the same id takes its place, and one can be removed', () => {
    const own = rulesetOf(child, club)
    expect(formatsOf(own).map(({ id, name }) => `${id} ${name}`)).toEqual(['club Night', 'modern Modern'])
    expect(formatFields(formatIn(own, 'club')!)).toEqual({ play: 'theme' })
    expect(formatFields(formatIn(own, 'modern')!)).toEqual({ age: 'modern' })
    expect(formatsOf(shippedRuleset('heroclix-2013')!)).toEqual([])
  })

  it('one with an age is resolved into its lists: each set has the days on which it counts', () => {
    const list = { does: 'legal' as const, from: '2026-11-20', until: '2028-01-01', what: ['set:aa'] }
    const modern = rulesetOf({ ...child, parent: { id: 'heroclix-2023' }, formats: [{ id: 'm', name: 'M', age: 'modern', lists: [list] }] })
    expect(listsOn(modern, 'm', '2026-11-25')).toEqual([
      { name: 'M', age: 'modern', format: 'm', sets: [{ id: 'aa', released: '2026-11-20', until: '2028-01-01' }] }
    ])
    const edition = {
      ...child,
      parent: { id: 'heroclix-2023' },
      formats: [{ id: 'm', name: 'M', age: 'modern', lists: [list] }]
    } as EditionFile
    const on = (day: string) =>
      ask({ figures: [figure('x', { set: 'aa' })], format: 'm', on: day }, edition).problems.map(({ code }) => code)
    expect([on('2026-11-27'), on('2026-11-28'), on('2028-01-01')]).toEqual([['set-too-new'], [], ['set-not-legal']])
  })

  it('what the question says itself counts', () => {
    expect(ask({ figures: [figure('x', { set: 'aa' })], format: 'club', on: '2026-11-30', buildTotal: 40 }).problems).toMatchObject([
      { code: 'over-total' }
    ])
  })

  it('one that the edition does not have is a problem with the ids of those that it has', () => {
    const value = { format: 'clixcase/1', ruleset: 'club', editions: [club], ask: { kind: 'force', figures: [], format: 'clubs' } }
    expect(parseQuestion(value)).toMatchObject({
      ok: false,
      problems: [{ code: 'unknown-format', path: '/ask/format', message: expect.stringContaining('club, commons') as unknown }]
    })
    expect(parseQuestion({ ...value, ruleset: 'heroclix-2013', editions: undefined })).toMatchObject({ ok: false })
  })
})
