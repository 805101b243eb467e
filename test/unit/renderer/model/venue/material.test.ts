/** What judges share beside the event: what goes over the wire, and what of others can be read. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { materialOf, pieceOf, withdrawn, type Piece } from '../../../../../src/renderer/model/venue/material.ts'
import { LIMITS } from '../../../../../src/shared/venue/limits.ts'

const ruling = {
  id: 'r1',
  title: 'Line',
  savedAt: '2026-01-01T00:00:00.000Z',
  engineVersion: '1',
  case: { ruleset: 'heroclix-2012' },
  ruling: { verdict: 'clear' }
}
const note = { id: 'LOF-01', text: 'Mind the corner', bookmarked: true, changedAt: 'then' }
const terrain = JSON.parse(
  readFileSync(new URL('../../../../../resources/special-terrain/airport-walkway.json', import.meta.url), 'utf8')
) as { readonly rule: { readonly id: string } }
const shared = (kind: string, body: unknown) =>
  ({ id: 'x', kind, title: 'T', body, by: 'ann', at: '2026-02-02T00:00:00.000Z', own: false }) as Parameters<typeof pieceOf>[0]

describe('what is shared', () => {
  it('goes over the wire under its kind and id, with a title that is not too long', () => {
    const pieces = [
      { kind: 'ruling', ruling },
      { kind: 'rule-note', note },
      { kind: 'special-terrain', terrain }
    ] as unknown as readonly Piece[]
    expect(pieces.map((piece) => materialOf(piece, 'x'.repeat(300)))).toEqual([
      { id: 'ruling/r1', kind: 'ruling', title: 'x'.repeat(200), body: ruling },
      { id: 'rule-note/LOF-01', kind: 'rule-note', title: 'x'.repeat(200), body: note },
      { id: `special-terrain/${terrain.rule.id}`, kind: 'special-terrain', title: 'x'.repeat(200), body: terrain }
    ])
    const long = { kind: 'rule-note', note: { ...note, id: 'n'.repeat(300) } } as Piece
    expect(materialOf(long, 'T')!.id).toHaveLength(120)
  })

  it('is refused where it is too large, to the byte', () => {
    const of = (text: string) => materialOf({ kind: 'rule-note', note: { ...note, text } }, 'T')
    const bare = JSON.stringify(of('')).length
    expect(of('a'.repeat(LIMITS.materialBytes - bare))).not.toBeNull()
    expect(of('a'.repeat(LIMITS.materialBytes - bare + 1))).toBeNull()
  })

  it('is taken back as the same thing without a body', () => {
    expect(withdrawn(shared('ruling', ruling))).toEqual({ id: 'x', kind: 'ruling', title: 'T', body: null })
  })

  it('of others is read as what it is, and left alone where another version wrote it', () => {
    expect(pieceOf(shared('ruling', ruling))).toEqual({ kind: 'ruling', ruling })
    for (const broken of ['id', 'title', 'savedAt', 'engineVersion', 'case', 'ruling'])
      expect(pieceOf(shared('ruling', { ...ruling, [broken]: 7 })), broken).toBeNull()
    expect(pieceOf(shared('ruling', { ...ruling, case: { ruleset: 7 } }))).toBeNull()
    expect(pieceOf(shared('ruling', { ...ruling, ruling: {} }))).toBeNull()
    expect(pieceOf(shared('ruling', null))).toBeNull()
    expect(pieceOf(shared('rule-note', note))).toEqual({
      kind: 'rule-note',
      note: { id: 'LOF-01', text: 'Mind the corner', bookmarked: false, changedAt: '2026-02-02T00:00:00.000Z' }
    })
    expect(
      [{ id: 'LOF-01' }, { text: 'T' }, { id: '', text: 'T' }, 'text', null].map((body) => pieceOf(shared('rule-note', body)))
    ).toEqual(Array(5).fill(null))
    expect(pieceOf(shared('special-terrain', terrain))).toMatchObject({
      kind: 'special-terrain',
      terrain: { rule: { id: terrain.rule.id } }
    })
    expect(pieceOf(shared('special-terrain', { format: 'x' }))).toBeNull()
  })
})
