import { describe, expect, it } from 'vitest'
import { sceneBoard } from '../../../../src/shared/scene/sceneBoard.ts'
import { specialPlaces } from '../../../../src/shared/scene/specialPlaces.ts'

const board = (terrain: readonly string[], legend: Readonly<Record<string, readonly string[]>>) =>
  sceneBoard({ map: { size: [terrain[0]!.length, terrain.length], terrain, legend } })

describe('the name of special terrain on the board', () => {
  it('is what the rules call it, also where the map file brings no rule', () => {
    const { squares } = board(['s.'], { s: ['special:helicarrier-10000-feet-below'] })
    expect(squares[0]?.special).toBe('10,000 feet below')
    expect(board(['s'], { s: ['special:my-own-hole'] }).squares[0]?.special).toBe('My Own Hole')
  })

  it('stands once in each area that hangs together, along its longest row', () => {
    const { squares } = board(['s..s', 'ssss', 'ssss', '....', '.sg.', '..g.'], { s: ['special:deep-space'], g: ['special:my-gate'] })
    const at = specialPlaces(squares).map(({ name, x, y, length }) => [name, x, y, length])
    expect(at).toEqual([
      ['Deep Space', 0, 1, 4],
      ['Deep Space', 1, 4, 1],
      ['My Gate', 2, 4, 1]
    ])
  })
})
