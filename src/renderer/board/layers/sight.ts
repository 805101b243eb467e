/** Every line of fire from one place as one picture: each square tinted, patterned and lettered by its verdict. */
import { Container } from 'pixi.js'
import type { LineVerdict } from '../../../shared/contract/ruling.ts'
import type { SightMark } from '../../../shared/scene/scene.ts'
import type { Kit } from '../kit/kit.ts'
import { paintSight } from '../paint/sight.ts'
import { picture } from './picture.ts'

/** Device pixels: its letters are to be read. */
const MOST = 8_000_000
const VERDICTS: readonly LineVerdict[] = ['clear', 'hindered', 'blocked']

export function sightNode(kit: Kit, mark: SightMark): Container {
  const squares = VERDICTS.flatMap((verdict) => mark[verdict])
  if (squares.length === 0) return new Container()
  const region = { left: 0, top: 0, right: Math.max(...squares.map(([x]) => x)) + 1, bottom: Math.max(...squares.map(([, y]) => y)) + 1 }
  return picture(kit, region, MOST, (context, look) => {
    for (const verdict of VERDICTS) paintSight(context, mark[verdict], verdict, mark.letters[verdict], look)
  })
}
