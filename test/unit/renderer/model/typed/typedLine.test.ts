/** Typed lines, word for word: what Enter says that it will do, what it does and nothing beside it, and what is told of a line that is not understood. */
import { describe, expect, it } from 'vitest'
import { parseTyped } from '../../../../../src/renderer/model/typed/parseTyped.ts'
import type { CaseFigure, ClixCase } from '../../../../../src/shared/contract/case.ts'

const table: ClixCase = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  map: { size: [6, 6] },
  figures: [
    { id: 'thor', name: 'Thor', side: 'red', at: [1, 1], powers: ['charge'] },
    { id: 'iron', name: 'Iron Man', side: 'blue', at: [4, 1] },
    { id: 'giant', name: 'Giganto', side: 'blue', size: 'colossal', squares: [[0, 4], [1, 4], [0, 5], [1, 5]] }, // prettier-ignore
    { id: 'water-wizard', name: 'Water Wizard', side: 'blue', at: [5, 5] }
  ],
  ask: { kind: 'line-of-fire', from: 'thor', to: 'iron' }
}
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
const isNew = (figure: CaseFigure): boolean => !table.figures!.some((other) => same(other, figure))

/** What of the table is another: figures that came or changed, how many are gone, the map, the question. */
function changed(next: ClixCase): object {
  const figures = (next.figures ?? []).filter(isNew)
  const gone = table.figures!.filter(({ id }) => !next.figures!.some((figure) => figure.id === id)).length
  return {
    ...(figures.length > 0 && { figures }),
    ...(gone > 0 && { gone }),
    ...(!same(next.map, table.map) && { map: next.map }),
    ...(!same(next.ask, table.ask) && { ask: next.ask })
  }
}

/** A line that changes the table: what Enter says, whom it selects or which end it asks for next, and what is another. */
const CHANGES: readonly (readonly [string, string, object, object])[] = [
  ['+', 'add A', { selected: 'a' }, { figures: [{ id: 'a', name: 'A', side: 'blue', at: [0, 0] }] }],
  ['water C3', 'Water terrain in C3', {}, { map: { size: [6, 6], terrain: ['......', '......', '..w...', '......', '......', '......'] } }],
  [
    'water C3-D4 A1',
    'Water terrain in C3-D4, A1',
    {},
    { map: { size: [6, 6], terrain: ['w.....', '......', '..ww..', '..ww..', '......', '......'] } }
  ],
  ['no water C3', 'take away Water terrain in C3', {}, {}],
  ['no wtaer C3', 'take away Water terrain in C3', {}, {}],
  [
    'hindring C3',
    'Hindering terrain in C3',
    {},
    { map: { size: [6, 6], terrain: ['......', '......', '..h...', '......', '......', '......'] } }
  ],
  [
    'blocking C3',
    'Blocking terrain in C3',
    {},
    { map: { size: [6, 6], terrain: ['......', '......', '..b...', '......', '......', '......'] } }
  ],
  ['clear C3', 'Clear everything in C3', {}, {}],
  ['indoor A1-B2', 'Indoor in A1-B2', {}, { map: { size: [6, 6], indoor: ['ii....', 'ii....', '......', '......', '......', '......'] } }],
  [
    'no outdoor C3',
    'take away Outdoor in C3',
    {},
    { map: { size: [6, 6], indoor: ['......', '......', '..i...', '......', '......', '......'] } }
  ],
  ['outdoor C3', 'Outdoor in C3', {}, {}],
  ['elevated C3', 'Level 2 in C3', {}, { map: { size: [6, 6], level: ['111111', '111111', '112111', '111111', '111111', '111111'] } }],
  ['elevated C3 3', 'Level 3 in C3', {}, { map: { size: [6, 6], level: ['111111', '111111', '113111', '111111', '111111', '111111'] } }],
  ['elevated C3 1', 'Ground in C3', {}, {}],
  ['no elevated C3', 'Ground in C3', {}, {}],
  ['start A1', 'Starting area (Red) in A1', {}, { map: { size: [6, 6], starting: { red: [[0, 0]] } } }],
  ['no start A1', 'take away Starting area in A1', {}, {}],
  ['start blue A1', 'Starting area (Blue) in A1', {}, { map: { size: [6, 6], starting: { blue: [[0, 0]] } } }],
  [
    'special deep space C3',
    'Deep Space in C3',
    {},
    { map: { size: [6, 6], legend: { s: ['special:deep-space'] }, terrain: ['......', '......', '..s...', '......', '......', '......'] } }
  ],
  ['no special C3', 'take away Special terrain in C3', {}, {}],
  [
    'wall C3 C4',
    'Wall on 1 edge',
    {},
    {
      map: {
        size: [6, 6],
        walls: [
          [
            [2, 2],
            [2, 3]
          ]
        ]
      }
    }
  ],
  [
    'wall C3 south',
    'Wall on 1 edge',
    {},
    {
      map: {
        size: [6, 6],
        walls: [
          [
            [2, 2],
            [2, 3]
          ]
        ]
      }
    }
  ],
  [
    'wall C3 C4 D3 D4',
    'Wall on 2 edges',
    {},
    {
      map: {
        size: [6, 6],
        walls: [
          [
            [2, 2],
            [2, 3]
          ],
          [
            [3, 2],
            [3, 3]
          ]
        ]
      }
    }
  ],
  [
    'wall C3 south east',
    'Wall on 2 edges',
    {},
    {
      map: {
        size: [6, 6],
        walls: [
          [
            [2, 2],
            [2, 3]
          ],
          [
            [2, 2],
            [3, 2]
          ]
        ]
      }
    }
  ],
  ['no wall C3 C4', 'take away Wall on 1 edge', {}, {}],
  [
    'forcefield C3 C4',
    'Force field on 1 edge',
    {},
    {
      map: {
        size: [6, 6],
        barriers: [
          [
            [2, 2],
            [2, 3]
          ]
        ]
      }
    }
  ],
  [
    'stairs C3 C4',
    'Stairs on 1 edge',
    {},
    {
      map: {
        size: [6, 6],
        stairs: [
          [
            [2, 2],
            [2, 3]
          ]
        ]
      }
    }
  ],
  [
    'wall C3-D4 south',
    'Wall on 4 edges',
    {},
    {
      map: {
        size: [6, 6],
        walls: [
          [
            [2, 2],
            [2, 3]
          ],
          [
            [3, 2],
            [3, 3]
          ],
          [
            [2, 3],
            [2, 4]
          ],
          [
            [3, 3],
            [3, 4]
          ]
        ]
      }
    }
  ],
  [
    'wall C3-C4',
    'Wall on 1 edge',
    {},
    {
      map: {
        size: [6, 6],
        walls: [
          [
            [2, 2],
            [2, 3]
          ]
        ]
      }
    }
  ],
  ['line thor > iron', 'Line of fire, Thor to Iron Man', { pick: 'from' }, {}],
  ['line C3 > D4', 'Line of fire, C3 to D4', { pick: 'from' }, { ask: { kind: 'line-of-fire', from: [2, 2], to: [3, 3] } }],
  ['line iron', 'Line of fire, Iron Man', { pick: 'to' }, { ask: { kind: 'line-of-fire', from: 'iron', to: '' } }],
  ['line C3', 'Line of fire, C3', { pick: 'to' }, { ask: { kind: 'line-of-fire', from: [2, 2], to: '' } }],
  [
    'attack thor > iron',
    'Attack, Thor to Iron Man',
    { pick: 'from' },
    { ask: { kind: 'attack', from: 'thor', targets: ['iron'], attack: 'ranged', dice: null } }
  ],
  [
    'attack thor > iron 6 5',
    'Attack, Thor to Iron Man',
    { pick: 'from' },
    { ask: { kind: 'attack', from: 'thor', targets: ['iron'], attack: 'ranged', dice: [6, 5] } }
  ],
  ['attack thor', 'Attack, Thor', { pick: 'to' }, { ask: { kind: 'attack', from: 'thor', targets: [''], attack: 'ranged', dice: null } }],
  ['odds thor > iron', 'Odds of an attack, Thor to Iron Man', { pick: 'from' }, { ask: { kind: 'odds', from: 'thor', to: 'iron' } }],
  [
    'target thor > iron',
    'Can it target?, Thor to Iron Man',
    { pick: 'from' },
    { ask: { kind: 'can-target', from: 'thor', to: 'iron', with: 'ranged-attack' } }
  ],
  [
    'kb thor > iron 4',
    'Knock back, Thor to Iron Man',
    { pick: 'from' },
    { ask: { kind: 'knock-back', from: 'thor', hits: [{ figure: 'iron', damageTaken: 4 }], dice: [4, 4] } }
  ],
  [
    'kb thor > iron',
    'Knock back, Thor to Iron Man',
    { pick: 'from' },
    { ask: { kind: 'knock-back', from: 'thor', hits: [{ figure: 'iron' }], dice: [4, 4] } }
  ],
  ['what can thor target', 'Legal targets, Thor', { pick: 'from' }, { ask: { kind: 'targets', from: 'thor', with: 'ranged-attack' } }],
  ['where can iron move', 'Reach, Iron Man', { pick: 'from' }, { ask: { kind: 'reach', figure: 'iron', action: 'move' } }],
  ['+ Hulk', 'add Hulk', { selected: 'hulk' }, { figures: [{ id: 'hulk', name: 'Hulk', side: 'blue', at: [0, 0] }] }],
  ['+ Hulk C3', 'add Hulk on C3', { selected: 'hulk' }, { figures: [{ id: 'hulk', name: 'Hulk', side: 'blue', at: [2, 2] }] }],
  ['+ C3', 'add A on C3', { selected: 'a' }, { figures: [{ id: 'a', name: 'A', side: 'blue', at: [2, 2] }] }],
  [
    '+ C3 D3',
    'add Figure on C3, D3',
    { selected: 'b' },
    {
      figures: [
        { id: 'a', name: 'A', side: 'blue', at: [2, 2] },
        { id: 'b', name: 'B', side: 'blue', at: [3, 2] }
      ]
    }
  ],
  ['+ red C3', 'add A on C3', { selected: 'a' }, { figures: [{ id: 'a', side: 'red', name: 'A', at: [2, 2] }] }],
  ['+ giant red C3', 'add A on C3', { selected: 'a' }, { figures: [{ id: 'a', side: 'red', size: 'giant', name: 'A', at: [2, 2] }] }],
  [
    '+ Hulk C3 D3',
    'add Hulk 2 on C3, D3',
    { selected: 'hulk-2' },
    {
      figures: [
        { id: 'hulk', name: 'Hulk', side: 'blue', at: [2, 2] },
        { id: 'hulk-2', name: 'Hulk 2', side: 'blue', at: [3, 2] }
      ]
    }
  ],
  [
    '+ C3 D3 red giant',
    'add Figure on C3, D3',
    { selected: 'b' },
    {
      figures: [
        { id: 'a', side: 'red', size: 'giant', name: 'A', at: [2, 2] },
        { id: 'b', side: 'red', size: 'giant', name: 'B', at: [3, 2] }
      ]
    }
  ],
  [
    '+ Hulk range 6 C3',
    'add Hulk range 6 on C3',
    { selected: 'hulk-range-6' },
    { figures: [{ id: 'hulk-range-6', name: 'Hulk range 6', side: 'blue', at: [2, 2] }] }
  ],
  ['+ Hulk C3 standard', 'add Hulk on C3', { selected: 'hulk' }, { figures: [{ id: 'hulk', name: 'Hulk', side: 'blue', at: [2, 2] }] }],
  [
    '+ Hulk foo C3',
    'add Hulk foo on C3',
    { selected: 'hulk-foo' },
    { figures: [{ id: 'hulk-foo', name: 'Hulk foo', side: 'blue', at: [2, 2] }] }
  ],
  ['+ Z9 C3', 'add Z9 on C3', { selected: 'z9' }, { figures: [{ id: 'z9', name: 'Z9', side: 'blue', at: [2, 2] }] }],
  ['+ Red1 C3', 'add Red1 on C3', { selected: 'red1' }, { figures: [{ id: 'red1', name: 'Red1', side: 'blue', at: [2, 2] }] }],
  ['+ Foe2', 'add Foe2', { selected: 'foe2' }, { figures: [{ id: 'foe2', name: 'Foe2', side: 'blue', at: [0, 0] }] }],
  ['+Hulk C3', 'add Hulk on C3', { selected: 'hulk' }, { figures: [{ id: 'hulk', name: 'Hulk', side: 'blue', at: [2, 2] }] }],
  ['put Hulk C3', 'add Hulk on C3', { selected: 'hulk' }, { figures: [{ id: 'hulk', name: 'Hulk', side: 'blue', at: [2, 2] }] }],
  [
    'move thor C3',
    'Thor to C3',
    { selected: 'thor' },
    { figures: [{ id: 'thor', name: 'Thor', side: 'red', at: [2, 2], powers: ['charge'] }] }
  ],
  [
    'move giganto C3',
    'Giganto to C3',
    { selected: 'giant' },
    {
      figures: [
        {
          id: 'giant',
          name: 'Giganto',
          side: 'blue',
          size: 'colossal',
          squares: [
            [2, 2],
            [3, 2],
            [2, 3],
            [3, 3]
          ]
        }
      ]
    }
  ],
  ['move iron man C3', 'Iron Man to C3', { selected: 'iron' }, { figures: [{ id: 'iron', name: 'Iron Man', side: 'blue', at: [2, 2] }] }],
  [
    'give thor toughness',
    'Thor: toughness',
    { selected: 'thor' },
    { figures: [{ id: 'thor', name: 'Thor', side: 'red', at: [1, 1], powers: ['charge', 'toughness'] }] }
  ],
  ['give thor charge', 'Thor: charge', { selected: 'thor' }, {}],
  [
    'give thor flight attack 10',
    'Thor: flight attack 10',
    { selected: 'thor' },
    { figures: [{ id: 'thor', name: 'Thor', side: 'red', at: [1, 1], powers: ['charge'], attack: 10, abilities: ['flight'] }] }
  ],
  ['give thor standard', 'Thor: standard', { selected: 'thor' }, {}],
  [
    'give giganto standard',
    'Giganto: standard',
    { selected: 'giant' },
    {
      figures: [
        {
          id: 'giant',
          name: 'Giganto',
          side: 'blue',
          squares: [
            [0, 4],
            [1, 4],
            [0, 5],
            [1, 5]
          ]
        }
      ]
    }
  ],
  [
    'give thor blue',
    'Thor: blue',
    { selected: 'thor' },
    { figures: [{ id: 'thor', name: 'Thor', side: 'blue', at: [1, 1], powers: ['charge'] }] }
  ],
  [
    'copy thor',
    'one more of Thor',
    { selected: 'thor-2' },
    { figures: [{ id: 'thor-2', name: 'Thor 2', side: 'red', powers: ['charge'], at: [1, 0] }] }
  ],
  [
    'copy thor C3',
    'one more of Thor',
    { selected: 'thor-2' },
    { figures: [{ id: 'thor-2', name: 'Thor 2', side: 'red', powers: ['charge'], at: [2, 2] }] }
  ],
  [
    'copy giganto E3',
    'one more of Giganto',
    { selected: 'giganto-2' },
    {
      figures: [
        {
          id: 'giganto-2',
          name: 'Giganto 2',
          side: 'blue',
          size: 'colossal',
          squares: [
            [4, 2],
            [5, 2],
            [4, 3],
            [5, 3]
          ]
        }
      ]
    }
  ],
  ['remove thor', 'take Thor off', { pick: 'from' }, { ask: { kind: 'line-of-fire', from: '', to: 'iron' }, gone: 1 }],
  ['remove B2', 'take Thor off', { pick: 'from' }, { ask: { kind: 'line-of-fire', from: '', to: 'iron' }, gone: 1 }],
  ['remove iron man', 'take Iron Man off', { pick: 'from' }, { ask: { kind: 'line-of-fire', from: 'thor', to: '' }, gone: 1 }],
  ['remove A6', 'take Giganto off', { pick: 'from' }, { gone: 1 }]
]

/** A line that does something else. */
const OTHERS: readonly (readonly [string, object])[] = [
  ['2013', { do: 'ruleset', ruleset: 'heroclix-2013', says: 'Enter: 2013 rules' }],
  ['2010', { do: 'ruleset', ruleset: 'heroclix-2010', says: 'Enter: 2010 rules' }],
  ['water', { do: 'ask', ask: { from: 'water-wizard', to: null, kind: null }, says: 'Enter: from Water Wizard' }],
  ['Water Wizard > thor', { do: 'ask', ask: { from: 'water-wizard', to: 'thor', kind: null }, says: 'Enter: Water Wizard to Thor' }],
  ['water > thor', { do: 'ask', ask: { from: 'water-wizard', to: 'thor', kind: null }, says: 'Enter: Water Wizard to Thor' }],
  ['wtaer C3', { do: 'ask', ask: { from: 'water-wizard', to: [2, 2], kind: null }, says: 'Enter: Water Wizard to C3' }],
  ['new', { do: 'new-table', size: [16, 24], says: 'Enter: an empty table, 16 × 24 squares' }],
  ['new 2x2', { do: 'new-table', size: [2, 2], says: 'Enter: an empty table, 2 × 2 squares' }],
  ['new 200x200', { do: 'new-table', size: [200, 200], says: 'Enter: an empty table, 200 × 200 squares' }],
  ['new 24 x 36', { do: 'new-table', size: [24, 36], says: 'Enter: an empty table, 24 × 36 squares' }],
  ['new 24*36', { do: 'new-table', size: [24, 36], says: 'Enter: an empty table, 24 × 36 squares' }],
  ['new 24×36', { do: 'new-table', size: [24, 36], says: 'Enter: an empty table, 24 × 36 squares' }],
  ['undo', { do: 'undo', says: 'Enter: undo' }],
  ['redo', { do: 'redo', says: 'Enter: redo' }],
  ['swap', { do: 'swap', says: 'Enter: swap attacker and target' }],
  ['thor', { do: 'ask', ask: { from: 'thor', to: null, kind: null }, says: 'Enter: from Thor' }],
  ['thor > iron', { do: 'ask', ask: { from: 'thor', to: 'iron', kind: null }, says: 'Enter: Thor to Iron Man' }],
  ['thor C3', { do: 'ask', ask: { from: 'thor', to: [2, 2], kind: null }, says: 'Enter: Thor to C3' }],
  ['C3 D4', { do: 'ask', ask: { from: [2, 2], to: [3, 3], kind: null }, says: 'Enter: C3 to D4' }],
  ['C3', { do: 'ask', ask: { from: [2, 2], to: null, kind: null }, says: 'Enter: from C3' }],
  ['thor attacks iron', { do: 'ask', ask: { from: 'thor', to: 'iron', kind: 'attack' }, says: 'Enter: Thor to Iron Man' }],
  ['i > thor', { do: 'ask', ask: { from: 'iron', to: 'thor', kind: null }, says: 'Enter: Iron Man to Thor' }]
]

/** A line that is not understood, or cannot be done: the code, and the sentence. */
const REFUSED: readonly (readonly [string, string, string])[] = [
  ['', 'empty', 'Type two names or two squares, such as B4 G7.'],
  ['water wizard', 'square', '“wizard” is no square: expected squares, such as C3.'],
  ['no', 'without', 'Which squares? Type them after it, such as no wall B4 south.'],
  ['no thor', 'without', 'Which squares? Type them after it, such as no wall B4 south.'],
  ['no clear C3', 'without', 'Which squares? Type them after it, such as no wall B4 south.'],
  ['special C3', 'special', 'Which special terrain? Type its name before the squares, such as special deep space C3.'],
  ['special nothing C3', 'special', 'No special terrain is called “nothing”.'],
  ['wall C3 D4', 'not-apart', 'C3 and D4 do not share an edge. Name two neighbours, or one square and a side: north, east, south or west.'],
  ['wall C3-D4', 'no-edge', 'Between which squares? Name two neighbours, or one square and a side, such as B4 south.'],
  ['wall', 'no-edge', 'Between which squares? Name two neighbours, or one square and a side, such as B4 south.'],
  ['wall A1 north', 'border', 'A1 has no square to its north: the edge of the map is no wall.'],
  ['wall C3', 'no-edge', 'Between which squares? Name two neighbours, or one square and a side, such as B4 south.'],
  ['wall C3 foo', 'square', '“foo” is no square: expected squares, such as B4 south.'],
  ['wall C3 C4 C5', 'no-edge', 'Between which squares? Name two neighbours, or one square and a side, such as B4 south.'],
  ['water C3-D4-E5', 'square', '“C3-D4-E5” is no square: expected squares, such as C3.'],
  ['water Z9', 'off-board', 'Square Z9 is not on this map: its squares go from A1 to F6.'],
  ['water C3 Z9', 'off-board', 'Square Z9 is not on this map: its squares go from A1 to F6.'],
  ['new 1x2', 'size', '“1x2” is no size of a map: expected columns and rows from 2 to 200, such as 24x24.'],
  ['new 2x1', 'size', '“2x1” is no size of a map: expected columns and rows from 2 to 200, such as 24x24.'],
  ['new 201x200', 'size', '“201x200” is no size of a map: expected columns and rows from 2 to 200, such as 24x24.'],
  ['new foo', 'size', '“foo” is no size of a map: expected columns and rows from 2 to 200, such as 24x24.'],
  ['attack C3 > thor', 'figures', 'This question is about figures: name a figure at both ends.'],
  ['attack thor > C3', 'figures', 'This question is about figures: name a figure at both ends.'],
  ['attack', 'ends', 'That needs two figures, such as attack thor > iron.'],
  ['attack 5 6', 'ends', 'That needs two figures, such as attack thor > iron.'],
  ['odds thor > iron 5', 'unknown', 'No figure on the table is called “iron 5”, and it is no square such as B4.'],
  ['kb thor > iron 4 5', 'unknown', 'No figure on the table is called “iron 4”, and it is no square such as B4.'],
  ['kb C3', 'figures', 'This question is about figures: name a figure at both ends.'],
  ['attack nobody > thor', 'unknown', 'No figure on the table is called “nobody”, and it is no square such as B4.'],
  ['what can nobody target', 'unknown', 'No figure on the table is called “nobody”.'],
  ['thor > thor', 'same', 'Both ends are the same. Name another figure or square for the second.'],
  ['thor > iron > giganto', 'too-many', 'That names 3 ends: thor, iron, giganto. A line has two.'],
  ['nobody > thor', 'unknown', 'No figure on the table is called “nobody”, and it is no square such as B4.'],
  ['+ Hulk F6', 'taken', 'Water Wizard already stands on F6.'],
  ['+ Hulk C3 range', 'number', '“range” needs a number from 0 to 99 after it, such as range 6.'],
  ['+ Hulk C3 chrage', 'attribute', '“chrage” is not known here. Is it Charge?'],
  ['+ Z9', 'off-board', 'Square Z9 is not on this map: its squares go from A1 to F6.'],
  ['+ B2', 'taken', 'Thor already stands on B2.'],
  ['move thor', 'no-squares', 'Which squares? Type them after it, such as C5.'],
  ['move', 'no-figure', 'Which figure? Type its name after it, such as move thor C5.'],
  ['move nobody C3', 'unknown', 'No figure on the table is called “nobody”.'],
  ['move thor C3 D4', 'one-square', 'A figure goes to one square, and that names more: C3 D4.'],
  ['move thor C3-D4', 'one-square', 'A figure goes to one square, and that names more: C3-D4.'],
  ['move giganto C1-D1', 'one-square', 'A figure goes to one square, and that names more: C1-D1.'],
  ['copy thor C3 D4', 'one-square', 'A figure goes to one square, and that names more: C3 D4.'],
  ['attack thor > iron 6', 'two-dice', 'An attack has two dice from 1 to 6. Type both, such as 5 4.'],
  ['attack thor > iron 7 4', 'two-dice', 'An attack has two dice from 1 to 6. Type both, such as 5 4.'],
  ['attack thor > iron 3 0', 'two-dice', 'An attack has two dice from 1 to 6. Type both, such as 5 4.'],
  ['attack thor > nobody 6', 'unknown', 'No figure on the table is called “nobody”, and it is no square such as B4.'],
  ['move thor E2', 'taken', 'Iron Man already stands on E2.'],
  ['move giganto F4', 'taken', 'Giganto does not fit on F4.'],
  ['move giganto E5', 'taken', 'Giganto does not fit on E5.'],
  ['move thor foo', 'square', '“foo” is no square: expected squares, such as C5.'],
  ['give thor', 'nothing', 'What is it that Thor gets? Type a side, a size, a power, or a value such as range 6.'],
  ['give', 'no-figure', 'Which figure? Type its name after it, such as give thor toughness.'],
  ['give thor C3', 'nothing', 'What is it that Thor gets? Type a side, a size, a power, or a value such as range 6.'],
  ['give thor foo', 'attribute', '“foo” is not known here: expected a square, a side, a size, a power, or a value such as range 6.'],
  ['copy thor E2', 'taken', 'Iron Man already stands on E2.'],
  ['copy', 'no-figure', 'Which figure? Type its name after it, such as duplicate thor.'],
  ['copy nobody', 'unknown', 'No figure on the table is called “nobody”.'],
  ['copy thor foo', 'square', '“foo” is no square: expected squares, such as C5.'],
  ['copy giganto F5', 'taken', 'Giganto does not fit on F5.'],
  ['remove C3', 'unknown', 'No figure on the table is called “C3”.'],
  ['remove', 'no-figure', 'Which figure? Type its name after it, such as remove thor.'],
  ['remove Z9', 'unknown', 'No figure on the table is called “Z9”.'],
  ['remove nobody', 'unknown', 'No figure on the table is called “nobody”.'],
  ['foo', 'unknown', 'No figure on the table is called “foo”, and it is no square such as B4.'],
  ['foo bar', 'unknown', 'No figure on the table is called “foo”, and it is no square such as B4.']
]

describe('a typed line', () => {
  it.each(CHANGES)('“%s” says: %s', (text, says, more, difference) => {
    const parsed = parseTyped(table, text)
    if (!parsed.ok || parsed.value.do !== 'change') throw new Error(`“${text}” changes nothing`)
    const { next, ...rest } = parsed.value
    expect(rest).toEqual({ do: 'change', says: `Enter: ${says}`, ...more })
    expect(changed(next)).toEqual(difference)
  })

  it.each(OTHERS)('“%s” does something else than change the position', (text, line) => {
    expect(parseTyped(table, text)).toEqual({ ok: true, value: line })
  })

  it.each(REFUSED)('“%s” is refused (%s): %s', (text, code, message) => {
    expect(parseTyped(table, text)).toEqual({ ok: false, problems: [{ code, message, path: '' }] })
  })
})

describe('where a typed figure goes', () => {
  const put = (text: string, value: ClixCase = table, near: readonly [number, number] = [1, 1]) => {
    const parsed = parseTyped(value, text, { near, shelf: [] })
    if (!parsed.ok) return parsed.problems.map(({ code, message }) => [code, message]).flat()
    return parsed.value.do === 'change' ? parsed.value.next.figures!.filter(({ id }) => id === 'hulk').map(({ at }) => at) : []
  }
  const alone: ClixCase = { ...table, map: { size: [1, 1] }, figures: [{ id: 'thor', name: 'Thor', at: [0, 0] }] }

  it('is the free place nearest to where one looks, and the square that is named or none', () => {
    expect(put('+ Hulk', table, [3, 3])).toEqual([[3, 3]])
    const [[x, y] = [9, 9]] = put('+ Hulk') as readonly (readonly [number, number])[]
    expect([Math.max(Math.abs(x - 1), Math.abs(y - 1)), [x, y]]).toEqual([1, expect.not.objectContaining([1, 1])])
    expect(put('+ Hulk B2')).toEqual(['taken', 'Thor already stands on B2.'])
  })

  it('is a map of one column too, and nowhere on a map that is full', () => {
    expect(put('+ Hulk', { ...alone, map: { size: [1, 2] } }, [0, 0])).toEqual([[0, 1]])
    const full = put('+ Hulk', alone, [0, 0])
    expect([full.length, full[0]]).toEqual([2, 'full'])
    expect(put('copy thor', alone)).toEqual(full)
  })
})

it.each([
  ['+ Hulk C3 C3-foo', '“C3-foo” is not known here: expected a square, a side, a size, a power, or a value such as range 6.'],
  ['+ Hulk C3 C3-D4-E5', '“C3-D4-E5” is not known here: expected a square, a side, a size, a power, or a value such as range 6.'],
  ['wall C3-C4 D3 D4', 'Between which squares? Name two neighbours, or one square and a side, such as B4 south.']
])('“%s” names no squares: %s', (text, message) => {
  const parsed = parseTyped(table, text)
  expect(parsed.ok ? parsed.value.says : parsed.problems[0]?.message).toBe(message)
})

it.each(['special deep C3', 'special eep spac C3', 'special deap space C3', 'special DEEP SPACE C3'])(
  'finds the special terrain of “%s”',
  (text) => {
    const parsed = parseTyped(table, text)
    expect(parsed.ok && parsed.value.says).toBe('Enter: Deep Space in C3')
  }
)

it('swaps nothing where the question has one end', () => {
  const parsed = parseTyped({ ...table, ask: { kind: 'reach', figure: 'thor', action: 'move' } }, 'swap')
  expect(parsed.ok ? '' : parsed.problems[0]?.code).toBe('swap')
})

it('a block as large as the base is where it stands', () => {
  const moved = parseTyped(table, 'move giganto C3-D4')
  expect(moved.ok && moved.value.do === 'change' && moved.value.next.figures?.find(({ id }) => id === 'giant')?.squares).toEqual([
    [2, 2],
    [3, 2],
    [2, 3],
    [3, 3]
  ])
})

it('one number behind an attack may be the end of a name', () => {
  const robots = ['5', '6'].map((n): CaseFigure => ({ id: `robot-${n}`, name: `Robot ${n}`, side: 'blue', at: [Number(n) - 4, 0] }))
  const line = parseTyped({ ...table, figures: [...table.figures!, ...robots] }, 'attack thor > robot 6')
  expect(line.ok && line.value.do === 'change' && line.value.next.ask).toMatchObject({ targets: ['robot-6'], dice: null })
})
