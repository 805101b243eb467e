/** What a file of another program leaves open: asked once for each file, and still asked after it was answered. */
import { describe, expect, it } from 'vitest'
import { openQuestions, type OpenQuestions } from '../../../../../src/renderer/model/importing/openQuestions.ts'

type Asked = Parameters<typeof openQuestions>[0]
type Note = { readonly code: string; readonly facts?: object }

const map = (program: string | undefined, notes: readonly Note[] = [], more: object = {}) => ({
  incoming: { kind: 'map', file: 'a.uvtt', ...(program !== undefined && { program }), notes, ...more }
})
const asked = (rows: readonly object[], choices: object = {}): readonly OpenQuestions[] =>
  openQuestions({ rows, choices } as unknown as Asked)
const none = { file: 'a.uvtt', objects: false, hidden: false, levels: [], tiles: [], what: 'tile' } as const
const tiles = (numbers: string): Note => ({ code: 'unmapped-tiles', facts: { tiles: numbers } })

describe('what a file leaves open', () => {
  it.each<[string, readonly object[], object, readonly OpenQuestions[]]>([
    ['nothing of a map of ours', [map(undefined, [{ code: 'objects-skipped' }, tiles('1')])], {}, []],
    ['nothing of a file that says everything', [map('tiled')], {}, []],
    ['nothing of a note about something else', [map('tiled', [{ code: 'clipped', facts: { tiles: '7' } }])], {}, []],
    [
      'nothing of a figure set',
      [{ incoming: { kind: 'figures', file: 'a', program: 'tiled', notes: [{ code: 'layer-hidden' }] } }],
      {},
      []
    ],
    ['objects that block sight', [map('universal-vtt', [{ code: 'objects-skipped' }])], {}, [{ ...none, objects: true }]],
    ['objects of another program', [map('tiled', [{ code: 'objects-skipped' }])], {}, [{ ...none, objects: true }]],
    [
      'values of a layer of another name',
      [map('ldtk', [{ code: 'unmapped-layer', facts: { tiles: '1, 3' } }])],
      {},
      [{ ...none, tiles: ['1', '3'], what: 'value' }]
    ],
    ['objects that were chosen already', [map('universal-vtt')], { 'a.uvtt': { objects: 'blocking' } }, [{ ...none, objects: true }]],
    ['hidden layers', [map('tiled', [{ code: 'layer-hidden' }])], {}, [{ ...none, hidden: true }]],
    ['hidden objects', [map('tiled', [{ code: 'objects-hidden' }])], {}, [{ ...none, hidden: true }]],
    ['hidden layers that were chosen already', [map('tiled')], { 'a.uvtt': { hidden: 'take' } }, [{ ...none, hidden: true }]],
    ['no choice for another file', [map('tiled')], { 'b.uvtt': { hidden: 'take' } }, []],
    ['nothing where skipping was chosen', [map('universal-vtt')], { 'a.uvtt': { hidden: 'skip', objects: 'skip' } }, []],
    ['levels of a scene', [map('foundry', [], { levels: ['Ground', 'Roof'] })], {}, [{ ...none, levels: ['Ground', 'Roof'] }]],
    ['tiles in the order of their numbers', [map('tiled', [tiles('10, 9, 100')])], {}, [{ ...none, tiles: ['9', '10', '100'] }]],
    [
      'tiles with those that were chosen',
      [map('tiled', [tiles('10')])],
      { 'a.uvtt': { tiles: { 2: 'water', 10: 'h' } } },
      [{ ...none, tiles: ['2', '10'] }]
    ],
    [
      'values of a grid',
      [map('ldtk', [{ code: 'unmapped-values', facts: { tiles: '3' } }])],
      {},
      [{ ...none, tiles: ['3'], what: 'value' }]
    ]
  ])('%s', (_name, rows, choices, open) => {
    expect(asked(rows, choices)).toEqual(open)
  })

  it('is gathered from all maps of the file: what one of them has is asked', () => {
    const rows = [
      map('universal-vtt', [{ code: 'objects-skipped' }, { code: 'layer-hidden' }, tiles('5')], { levels: ['Ground'] }),
      map('universal-vtt', [tiles('4, 5')], { levels: ['Other'] })
    ]
    expect(asked(rows)).toEqual([{ ...none, objects: true, hidden: true, levels: ['Ground'], tiles: ['4', '5'] }])
    expect(asked([map('foundry'), map('foundry', [], { levels: ['Roof'] })])).toEqual([{ ...none, levels: ['Roof'] }])
  })

  it('is asked file by file, and not of files that leave nothing open', () => {
    const rows = [
      map('tiled', [tiles('1')]),
      map('tiled', [], { file: 'b.tmx' }),
      map('tiled', [{ code: 'layer-hidden' }], { file: 'c.tmx', notes: [{ code: 'layer-hidden' }] })
    ]
    expect(asked(rows)).toEqual([
      { ...none, tiles: ['1'] },
      { ...none, file: 'c.tmx', hidden: true }
    ])
  })
})
