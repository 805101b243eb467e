/** Ten questions on the rules of 2023, with the figures of Saltmere on the maps that are drawn for these rules. */
import type { CaseFigure, SquareXY } from '../../../shared/contract/case.ts'
import type { ExampleId } from './examples.ts'
import { question, trained, type Made, type Shelves } from './exampleParts.ts'

/** The training figures of 2023: of our own invention, and shipped. */
const SALTMERE = 'saltmere'
const RED_TURN = { turn: { active: 'red' } }

/** Puts figures of Saltmere on the map: the id on the table, the name in the set, the side and the place of each. */
const placing =
  ({ figureSets }: Pick<Shelves, 'figureSets'>) =>
  (id: string, name: string, side: 'red' | 'blue', at: SquareXY, more: Pick<CaseFigure, 'name' | 'held'> = {}): CaseFigure =>
    trained(figureSets, SALTMERE, id, name, side, { at, ...more })

/** A short name: the whole question, and the field for typing, are in one row of a small screen. */
const BRACE = { name: 'Captain Brace' }

export const MODERN = {
  chargeFlurry({ maps, figureSets }) {
    const put = placing({ figureSets })
    const blow = { do: 'attack', from: 'gannet', to: 'hest', dice: [4, 4], choices: { knockBack: { hest: false } } } as const
    return question(
      maps,
      'tidegate-locks',
      [put('gannet', 'Tom Gannet', 'red', [4, 1]), put('hest', 'Ironclad Hest', 'blue', [9, 1])],
      {
        kind: 'timeline',
        events: [
          {
            do: 'action',
            figure: 'gannet',
            action: 'charge',
            steps: [
              { do: 'move', path: [[5, 1], [6, 1], [7, 1], [8, 1]] }, // prettier-ignore
              { do: 'action', figure: 'gannet', action: 'flurry', steps: [blow, blow] }
            ]
          }
        ]
      },
      RED_TURN
    )
  },
  runningShot({ maps, figureSets }) {
    const put = placing({ figureSets })
    return question(
      maps,
      'signal-hill',
      [put('teal', 'Corporal Teal', 'red', [2, 5]), put('bramble', 'Bramble', 'blue', [10, 5])],
      {
        kind: 'timeline',
        events: [
          {
            do: 'action',
            figure: 'teal',
            action: 'running-shot',
            steps: [
              { do: 'move', path: [[3, 5], [4, 5], [5, 5], [6, 5]] }, // prettier-ignore
              { do: 'action', figure: 'teal', action: 'ranged', steps: [{ do: 'attack', from: 'teal', to: 'bramble', dice: [5, 4] }] }
            ]
          }
        ]
      },
      RED_TURN
    )
  },
  fall({ maps, figureSets }) {
    const put = placing({ figureSets })
    return question(maps, 'tidegate-locks', [put('drum', 'Sable Drum', 'red', [12, 5]), put('quarrel', 'Quarrel', 'blue', [13, 5])], {
      kind: 'attack',
      from: 'drum',
      targets: ['quarrel'],
      attack: 'close',
      dice: [4, 4],
      choices: { knockBack: { quarrel: true } }
    })
  },
  mastermind({ maps, figureSets }) {
    const put = placing({ figureSets })
    return question(
      maps,
      'kiln-hall',
      [
        put('brace', 'Captain Orla Brace', 'red', [4, 4], BRACE),
        put('marl', 'Mother Marl', 'blue', [9, 4]),
        put('rafter', 'Rafter', 'blue', [10, 5])
      ],
      { kind: 'attack', from: 'brace', targets: ['marl'], attack: 'ranged', dice: [5, 4], choices: { mastermind: { marl: 'rafter' } } }
    )
  },
  stealth({ maps, figureSets }) {
    const put = placing({ figureSets })
    return question(
      maps,
      'signal-hill',
      [put('teal', 'Corporal Teal', 'red', [5, 3]), put('wisp', 'Grey Wisp', 'blue', [10, 3])],
      { kind: 'line-of-fire', from: 'teal', to: 'wisp' },
      RED_TURN
    )
  },
  pulseWave({ maps, figureSets }) {
    const put = placing({ figureSets })
    return question(
      maps,
      'tidegate-locks',
      [
        put('lumen', 'Lumen', 'red', [8, 1]),
        put('brace', 'Captain Orla Brace', 'blue', [10, 1], BRACE),
        put('hest', 'Ironclad Hest', 'blue', [8, 3]),
        put('alder', 'Doctor Alder', 'red', [6, 0])
      ],
      { kind: 'attack', from: 'lumen', targets: ['brace'], attack: 'ranged', powers: ['pulse-wave'], dice: [3, 3] }
    )
  },
  quake({ maps, figureSets }) {
    const put = placing({ figureSets })
    return question(
      maps,
      'tidegate-locks',
      [put('drum', 'Sable Drum', 'red', [13, 4]), put('gannet', 'Tom Gannet', 'blue', [12, 4]), put('weir', 'Weir', 'blue', [13, 5])],
      {
        kind: 'attack',
        from: 'drum',
        targets: ['gannet', 'weir'],
        attack: 'close',
        powers: ['quake'],
        dice: [4, 4],
        choices: { knockBack: { gannet: false, weir: false } }
      },
      { objects: [{ id: 'crate', kind: 'blocking-marker', at: [14, 5] }] }
    )
  },
  outwitProtected({ maps, figureSets }) {
    const put = placing({ figureSets })
    return question(
      maps,
      'signal-hill',
      [put('marl', 'Mother Marl', 'red', [5, 1]), put('hest', 'Ironclad Hest', 'blue', [10, 1])],
      { kind: 'timeline', events: [{ do: 'outwit', from: 'marl', to: 'hest', counter: 'riveted-plate' }] },
      RED_TURN
    )
  },
  thrownMarker({ maps, figureSets }) {
    const put = placing({ figureSets })
    const held = { id: 'crate', kind: 'blocking-marker', printed: { bolt: 6, burst: [3, 2] } } as const
    return question(
      maps,
      'kiln-hall',
      [put('grindle', 'Grindle', 'red', [4, 4], { held }), put('brace', 'Captain Orla Brace', 'blue', [9, 4], BRACE)],
      { kind: 'attack', from: 'grindle', targets: ['brace'], attack: 'ranged', action: 'terrain', dice: [5, 4] }
    )
  },
  plasticity({ maps, figureSets }) {
    const put = placing({ figureSets })
    return question(maps, 'tidegate-locks', [put('teal', 'Corporal Teal', 'red', [8, 8]), put('weir', 'Weir', 'blue', [8, 9])], {
      kind: 'break-away',
      figure: 'teal',
      roll: 5
    })
  }
} satisfies Partial<Record<ExampleId, Made>>
