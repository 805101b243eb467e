/** The questions without a board: what each begins with, what it is called, and what of the table goes into it. */
import { describe, expect, it } from 'vitest'
import type { CaseFigure } from '../../../../../src/shared/contract/case.ts'
import type { NoBoardAsk } from '../../../../../src/shared/cases/questions/noBoard.ts'
import { forceEntryOf, teamOf, withForce, type ForceAsk } from '../../../../../src/renderer/model/noBoard/force.ts'
import {
  actionsOf,
  blankAsk,
  blankCase,
  KINDS,
  noBoardEntryOf,
  noBoardTitle,
  powersOf
} from '../../../../../src/renderer/model/noBoard/noBoardKinds.ts'
import {
  newFigure,
  tidyScored,
  withoutFigure,
  withTableFigures,
  type VictoryAsk
} from '../../../../../src/renderer/model/noBoard/victory.ts'

describe('a question without a board', () => {
  const BLANK: readonly (readonly [ask: NoBoardAsk, title: string, verdicts: readonly string[] | undefined])[] = [
    [{ kind: 'combo', action: 'charge', with: ['flurry'] }, 'Charge with Flurry', ['legal', 'illegal']],
    [{ kind: 'odds', needed: 7 }, 'Odds of 7 or more', undefined],
    [
      {
        kind: 'best-outwit',
        targets: [
          { id: 'Target 1', needed: 7, probabilityControl: true },
          { id: 'Target 2', needed: 6, superSenses: true, shapeChange: true }
        ]
      },
      'What to Outwit: Target 1, Target 2',
      undefined
    ],
    [
      {
        kind: 'winner',
        time: 'called',
        players: [
          { id: 'Player 1', victoryPoints: 0, figuresLeft: 1 },
          { id: 'Player 2', victoryPoints: 0, figuresLeft: 1 }
        ]
      },
      'Who has won: Player 1, Player 2',
      undefined
    ],
    [{ kind: 'victory-points', figures: [{ id: 'Figure 1', points: 100 }], defeated: [] }, 'Victory points', undefined],
    [{ kind: 'action-total', buildTotal: 300 }, 'Actions at 300 points', undefined],
    [
      { kind: 'alter-ego', from: 'Diana Prince', to: 'Wonder Woman', format: 'sealed', opened: [] },
      'Diana Prince becomes Wonder Woman',
      undefined
    ],
    [
      { kind: 'force', buildTotal: 300, figures: [{ id: 'figure-1', name: 'Figure 1', points: 100 }] },
      'A force of 300 points',
      ['legal', 'illegal', 'judge']
    ],
    [
      {
        kind: 'starting-area',
        size: [16, 24],
        areas: { red: { left: 4, top: 22, columns: 8, rows: 2 }, blue: { left: 4, top: 0, columns: 8, rows: 2 } },
        needs: { red: 4, blue: 4 }
      },
      'Starting areas',
      ['fits', 'grown', 'too-small']
    ],
    [{ kind: 'initiative', bonuses: { 'Player 1': 0, 'Player 2': 0 } }, 'Bonuses for the first roll', undefined]
  ]

  it.each(BLANK)('%j begins so, and is called %j', (ask, title, verdicts) => {
    expect(blankAsk(ask.kind)).toEqual(ask)
    expect(noBoardTitle({ format: 'clixcase/1', ruleset: 'heroclix-2012', ask })).toBe(title)
    expect(noBoardTitle({ format: 'clixcase/1', ruleset: 'heroclix-2012', title: 'Mine', ask })).toBe('Mine')
    expect(noBoardEntryOf(ask.kind)?.verdicts).toEqual(verdicts)
    expect(blankCase(ask.kind, 'heroclix-2010')).toEqual({ format: 'clixcase/1', ruleset: 'heroclix-2010', ask })
  })

  it('is one of these, in this order', () => {
    expect(KINDS).toEqual(BLANK.map(([{ kind }]) => kind))
    expect(noBoardEntryOf('own')).toBeUndefined()
    expect(() => blankAsk('own' as NoBoardAsk['kind'])).toThrow('No question own.')
  })

  it('is called with three dots where no power is chosen, and by the words of an action of its own', () => {
    const title = (ask: NoBoardAsk) => noBoardTitle({ format: 'clixcase/1', ruleset: 'heroclix-2012', ask })
    expect([title({ kind: 'combo', action: 'move', with: [] }), title({ kind: 'force' })]).toEqual(['a move action with …', 'A force'])
  })

  it('offers the actions of their own first, then the powers that are or grant one, and powers and abilities alone to combine', () => {
    const actions = actionsOf('heroclix-2012')
    expect(actions.slice(0, 4)).toEqual([
      { id: 'close', label: 'a close combat action' },
      { id: 'ranged', label: 'a ranged combat action' },
      { id: 'move', label: 'a move action' },
      { id: 'power', label: 'a power action' }
    ])
    const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)
    expect([ids(actions).includes('charge'), ids(actions).includes('toughness'), ids(actions).includes('mystics')]).toEqual([
      true,
      false,
      false
    ])
    const powers = powersOf('heroclix-2012')
    expect(powers).toContainEqual({ id: 'toughness', label: 'Toughness' })
    expect([ids(powers).includes('flight'), ids(powers).includes('mystics')]).toEqual([true, false])
  })
})

describe('the defeated figures', () => {
  const ask: VictoryAsk = {
    kind: 'victory-points',
    figures: [
      { id: 'figure-1', points: 50 },
      { id: 'figure-3', points: 60, replacedBy: ['figure-1'] },
      { id: 'figure-4', points: 70, replacedBy: ['figure-1', 'figure-3'] }
    ],
    defeated: ['figure-1', 'figure-3'],
    captured: ['figure-1'],
    controlled: ['figure-3']
  }

  it('have one more with an id that none has', () => {
    expect(newFigure(ask, 'New')).toEqual({ id: 'figure-5', name: 'New', points: 100 })
    expect(newFigure({ ...ask, figures: [] }, 'New').id).toBe('figure-1')
    expect(newFigure({ ...ask, figures: ask.figures.slice(0, 2) }, 'New').id).toBe('figure-4')
  })

  it('have nothing left of one that goes', () => {
    expect(withoutFigure(ask, 'figure-1')).toStrictEqual({
      figures: [
        { id: 'figure-3', points: 60 },
        { id: 'figure-4', points: 70, replacedBy: ['figure-3'] }
      ],
      defeated: ['figure-3'],
      captured: undefined,
      controlled: ['figure-3']
    })
    expect(withoutFigure({ ...ask, defeated: ['figure-1'] }, 'figure-1').defeated).toEqual([])
  })

  it('leave out what says nothing', () => {
    expect(tidyScored({ id: 'a', points: 0, name: undefined })).toStrictEqual({ id: 'a', points: 0 })
  })

  it('are those of a side whose dial shows KO, with whom they were replaced by', () => {
    const figures: readonly CaseFigure[] = [
      { id: 'a', points: 50, dial: [{}, {}], click: 3 },
      { id: 'b', dial: [{}], click: 2 },
      { id: 'c', side: 'red', points: 60, dial: [{}, { ko: true }], click: 2, replacedBy: ['a', 'b', 'e'] },
      { id: 'd', side: 'red', dial: [{}, {}], click: 2 },
      { id: 'e', side: 'red', click: 9 },
      { id: 'f', side: 'red', dial: [{ ko: true }] }
    ]
    expect(withTableFigures({ figures }, 'red')).toEqual({
      figures: [
        { id: 'a', points: 50, powers: [] },
        { id: 'c', points: 60, powers: [], replacedBy: ['a', 'e'] },
        { id: 'd', powers: [] },
        { id: 'e', powers: [] },
        { id: 'f', powers: [] }
      ],
      defeated: ['a', 'c', 'f'],
      captured: undefined,
      controlled: undefined
    })
    expect(withTableFigures({}, 'red')).toEqual({ figures: [], defeated: [], captured: undefined, controlled: undefined })
  })
})

describe('a force', () => {
  it.each<[ask: Omit<ForceAsk, 'kind'>, team: ReturnType<typeof teamOf>]>([
    [{}, null],
    [{ alternateTeamAbilities: [] }, null],
    [{ probabilityControl: 2 }, null],
    [{ theme: 'x-men' }, { theme: 'x-men' }],
    [
      { theme: 'x-men', probabilityControl: 0 },
      { theme: 'x-men', probabilityControl: 0 }
    ],
    [{ alternateTeamAbilities: [{ id: 'mystics' }, { id: 'other' }], probabilityControl: 2 }, { ata: { id: 'mystics' } }],
    [
      { alternateTeamAbilities: [{ id: 'mystics', keywords: ['x'] }], theme: 'y' },
      { ata: { id: 'mystics', keywords: ['x'] }, theme: 'y' }
    ]
  ])('%j goes on being known as %j', (ask, team) => {
    expect(teamOf({ kind: 'force', ...ask })).toEqual(team)
  })

  it('is that of one side: the other keeps its own', () => {
    const table = {
      format: 'clixcase/1' as const,
      ruleset: 'heroclix-2012' as const,
      teams: { blue: { theme: 'gods' }, red: { theme: 'old' } },
      figures: [
        { id: 'a', name: 'Thor', keywords: ['old'] },
        { id: 'b', name: 'Thor' },
        { id: 'c', side: 'red' }
      ],
      ask: { kind: 'reach' as const, figure: 'a' }
    }
    const next = withForce(table, 'red', {
      kind: 'force',
      theme: 'new',
      figures: [{ id: 'x', name: 'Thor', keywords: ['gods'] }, { id: 'c' }]
    })
    expect([next.teams, next.figures]).toEqual([
      { blue: { theme: 'gods' }, red: { theme: 'new' } },
      [{ id: 'a', name: 'Thor', keywords: ['gods'] }, table.figures[1], table.figures[2]]
    ])
    const { figures: _, teams: __, ...bare } = table
    expect(withForce(bare, 'red', { kind: 'force' })).toEqual({ ...bare, teams: {}, figures: [] })
  })

  it('has of a figure whatever building it asks for', () => {
    expect(
      forceEntryOf({
        id: 'a',
        name: 'A',
        at: [1, 1],
        tokens: 1,
        points: 0,
        lines: [{ points: 50, click: 1 }],
        line: 1,
        realName: 'R',
        keywords: ['k'],
        powers: ['p'],
        dial: [{ powers: ['q'] }, {}],
        canUse: ['c'],
        abilities: ['b'],
        teamAbilities: ['t'],
        traits: [{ id: 'tr', grants: [], gains: ['g'] }],
        feats: ['f', { id: 'g', name: 'G' }],
        wildCard: true,
        range: 0,
        bolts: 2
      })
    ).toStrictEqual({
      id: 'a',
      name: 'A',
      points: 0,
      lines: [{ points: 50, click: 1 }],
      line: 1,
      realName: 'R',
      keywords: ['k'],
      powers: ['p', 'q'],
      canUse: ['c'],
      abilities: ['b'],
      teamAbilities: ['t'],
      traits: [{ id: 'tr', grants: ['g'] }],
      feats: ['f', 'g'],
      wildCard: true,
      range: 0,
      bolts: 2
    })
  })
})
