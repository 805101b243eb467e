/** Equipment: put on by POWER, dropped when its bearer leaves the game or puts on another (MR-OBJ-07). */
import type { UseEvent } from '../../../contract/case.ts'
import type { Reason } from '../../../contract/ruling.ts'
import type { FigureText, MapObject, Thing } from '../../../position/position.ts'
import { contributes, decides } from '../../situation/reasons.ts'
import { knowsClause, type FigureState, type Situation } from '../../situation/situation.ts'
import type { Play } from '../play/play.ts'

const isEquipment = ({ kind }: FigureText): boolean => kind === 'equipment'

/** The equipment that the event names, or the only one in hand or in its squares. */
function equipmentFor(
  play: Play,
  user: FigureState,
  on: string | undefined
): { readonly thing: Thing; readonly lies: MapObject | null } | null {
  const { holding, held } = user.figure
  const inHand = holding === 'equipment' ? held : null
  const there = play.situation.position.objects.filter(({ kind, square }) => kind === 'equipment' && user.squares.includes(square))
  if (inHand && (on === undefined || on === inHand.id)) return { thing: inHand, lies: null }
  const lies = on === undefined ? (there.length === 1 ? there[0] : undefined) : there.find(({ id }) => id === on)
  return lies ? { thing: lies, lies } : null
}

/** Lays what it wears in its square. */
function dropWorn(play: Play, { figure, stood }: FigureState, worn: readonly FigureText[]): void {
  const [square] = stood
  const left = figure.traits.filter((text) => !worn.includes(text))
  play.change(figure.index, { traits: left })
  if (square === undefined) return
  const dropped = worn.map((text): MapObject => ({ id: text.id, kind: 'equipment', square, putBy: null, worn: text }))
  play.setObjects([...play.situation.position.objects, ...dropped])
}

const aboutDropped = (figure: string): readonly Reason[] => [
  contributes('OBJ-02', 'object.equipment-dropped', { by: figure, facts: { figure } }),
  contributes('OBJ-02', 'object.equipment-stays', { by: figure, facts: { figure } })
]

/** Puts on the equipment; null, or why that is not possible. */
export function equip(play: Play, rule: string, event: UseEvent): Reason | null {
  const on = typeof event.on === 'string' ? event.on : event.on?.[0]
  const user = play.state(event.figure)
  const facts = { user: user.id, figure: user.id, effect: event.power, object: on ?? '' }
  const found = equipmentFor(play, user, on)
  if (!found) return decides(rule, 'use.no-equipment', { by: event.power, facts })
  const { thing, lies } = found
  const { worn } = thing
  if (!worn) throw new Error(`The equipment ${thing.id} has no text.`)
  if (lies) play.setObjects(play.situation.position.objects.filter((other) => other !== lies))
  else play.setHolding(user.id, null)
  const before = user.figure.traits.filter(isEquipment)
  if (before.length > 0) {
    dropWorn(play, play.state(user.id), before)
    play.because.push(...aboutDropped(user.id))
  }
  const { traits } = play.state(user.id).figure
  play.change(user.figure.index, { traits: [...traits, worn] })
  play.because.push(contributes(rule, 'use.equips', { by: event.power, facts: { ...facts, object: thing.id } }))
  if (user.size !== 'standard' || user.squares.length > 1)
    play.because.push(contributes(rule, 'use.equips-any', { by: event.power, facts: { ...facts, object: thing.id } }))
  return null
}

/** Figures defeated since `before` drop their equipment, in editions in which an action puts it on. */
export function dropEquipment(play: Play, before: Situation): void {
  if (!knowsClause(before.ruleset, 'use', 'equip')) return
  for (const was of before.states) {
    const state = play.state(was.id)
    const worn = state.ko && !was.ko ? state.figure.traits.filter(isEquipment) : []
    if (worn.length === 0) continue
    dropWorn(play, state, worn)
    play.because.push(...aboutDropped(state.id))
  }
}
