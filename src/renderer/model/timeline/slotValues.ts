/** What stands in a part of an event, as the form shows it. */
import type { AttackEvent, CaseTarget, ClixCase, SquareXY, TimelineEvent } from '../../../shared/contract/case.ts'
import { formatSquareName } from '../../../shared/grid/squareName.ts'
import { objectById } from '../table/position/objects.ts'
import { terrainTargetName } from '../table/position/terrainTarget.ts'
import { objectName } from '../table/position/objectName.ts'

export interface SlotValue {
  /** The figure chosen; `''`: none. */
  readonly figure: string
  /** Words for what is no figure: a square, a wall, an object. */
  readonly shown: string | undefined
}

const NOTHING: SlotValue = { figure: '', shown: undefined }
const isSquareList = (to: SquareXY | readonly SquareXY[]): to is readonly SquareXY[] => typeof to[0] !== 'number'

function ofTarget(value: ClixCase, to: AttackEvent['to']): SlotValue {
  if (Array.isArray(to)) return { figure: String(to[0] ?? ''), shown: undefined }
  if (typeof to === 'string') return { figure: to, shown: undefined }
  return { figure: '', shown: terrainTargetName(value, to as Exclude<CaseTarget, string>) }
}

const ofSquare = (at: SquareXY | undefined): SlotValue => (at && at[0] >= 0 ? { figure: '', shown: formatSquareName(at) } : NOTHING)

/** The part `key` of the event, on the table that the board shows. */
export function slotValue(value: ClixCase, event: TimelineEvent, key: string): SlotValue {
  if (event.do === 'action' && key.includes('.')) {
    const [number, field] = key.split('.')
    const step = event.steps?.[Number(number)]
    return step && field !== undefined ? slotValue(value, step, field) : NOTHING
  }
  switch (event.do) {
    case 'action':
      return key === 'figure' ? { figure: event.figure, shown: undefined } : ofSquare(event.to ?? event.path?.at(-1))
    case 'move':
      return ofSquare(event.to ?? event.path?.at(-1))
    case 'generate':
      if (key === 'by') return { figure: event.by ?? '', shown: undefined }
      return key === 'figure' ? { figure: event.figure, shown: undefined } : ofSquare(event.to)
    case 'place':
      return key === 'figure' ? { figure: event.figure, shown: undefined } : ofSquare(event.to)
    case 'attack':
      return key === 'from' ? { figure: event.from, shown: undefined } : ofTarget(value, event.to)
    case 'outwit':
    case 'perplex':
      return { figure: key === 'from' ? event.from : event.to, shown: undefined }
    case 'damage':
    case 'heal':
      return { figure: event.to, shown: undefined }
    case 'use': {
      if (key === 'figure') return { figure: event.figure, shown: undefined }
      if (key === 'on') {
        const on = typeof event.on === 'string' ? event.on : (event.on?.[0] ?? '')
        const object = objectById(value, on)
        return object ? { figure: '', shown: objectName(object) } : { figure: on, shown: undefined }
      }
      if (event.to === undefined) return NOTHING
      return { figure: '', shown: (isSquareList(event.to) ? event.to : [event.to]).map(formatSquareName).join(' ') }
    }
    case 'copy':
      return { figure: event.figure, shown: undefined }
    default:
      return NOTHING
  }
}
