/** A stroke works out its own rows alone: what comes of it is what a board that is worked out anew shows. */
import { expect, it } from 'vitest'
import type { CaseMap, SquareXY } from '../../../../src/shared/contract/case.ts'
import { setEdges } from '../../../../src/shared/mapEdit/edges.ts'
import { paintBasic, paintIndoor, paintLevel, paintSpecial, paintStarting } from '../../../../src/shared/mapEdit/squares.ts'
import { groundModel, rowsThatDiffer } from '../../../../src/shared/scene/groundModel.ts'
import type { SceneBoard } from '../../../../src/shared/scene/scene.ts'
import { sceneBoard } from '../../../../src/shared/scene/sceneBoard.ts'
import { chanceFrom } from '../../../support/seeded.ts'

/** The same board as a value of its own: nothing of it is kept from an earlier one. */
const fresh = (board: SceneBoard): SceneBoard => structuredClone(board)

it('after any stroke', () => {
  const chance = chanceFrom(11)
  let map: CaseMap = { size: [12, 9] }
  let before = sceneBoard({ map })
  for (let n = 0; n < 300; n++) {
    const at: SquareXY = [chance.whole(0, 11), chance.whole(0, 8)]
    const next: SquareXY = at[0] < 11 ? [at[0] + 1, at[1]] : [at[0] - 1, at[1]]
    const strokes: readonly (() => CaseMap)[] = [
      () => paintBasic(map, [at, next], chance.pick(['hindering', 'blocking', 'water'])),
      () => paintLevel(map, [at], chance.whole(1, 3)),
      () => paintIndoor(map, [at], chance.is(0.5)),
      () => paintStarting(map, [at], chance.pick(['red', 'blue'])),
      () => paintSpecial(map, [at], chance.pick(['pit', 'lava'])),
      () => setEdges(map, chance.pick(['walls', 'barriers']), [[at, next]], chance.is(0.7))
    ]
    map = chance.pick(strokes)()
    const after = sceneBoard({ map })
    const [kept, anew] = [groundModel(after), groundModel(fresh(after))]
    expect([kept.rims, kept.indoor, kept.starting]).toEqual([anew.rims, anew.indoor, anew.starting])
    for (let y = 0; y < 9; y++) for (let x = 0; x < 12; x++) expect(kept.squareAt(x, y)).toEqual(anew.squareAt(x, y))
    // What is not in the rows that are painted anew is drawn as before.
    const rows = rowsThatDiffer(before, after)
    const outside = (board: SceneBoard) => {
      const isOutside = (y: number): boolean => rows === null || y < rows.top || y >= rows.bottom
      const { rims, indoor, starting } = groundModel(fresh(board))
      const drawn = [rims, indoor, starting].map((edges) => edges.filter(({ y }) => isOutside(y) && isOutside(y - 1)))
      const edges = [board.walls, board.barriers].map((list) =>
        list
          .filter((edge) => edge.every(([, y]) => isOutside(y)))
          .map(String)
          .sort()
      )
      return [board.squares.filter((square) => isOutside(square.at[1])), drawn, edges]
    }
    expect(outside(after)).toEqual(outside(before))
    before = after
  }
})

it('of another size, everything', () => {
  expect(rowsThatDiffer(sceneBoard({ map: { size: [3, 3] } }), sceneBoard({ map: { size: [4, 3] } }))).toBeNull()
})
