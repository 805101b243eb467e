/** What an event did to the table, figure by figure: the difference between two moments. */
import type { SquareXY, ValueName } from '../../../shared/contract/case.ts'
import { statesOf } from '../../../shared/cases/questions/timeline.ts'
import type { TimelineState } from '../../../shared/contract/ruling.ts'
import type { Lasting } from '../../../shared/engine/situation/situation.ts'
import { plainContext } from '../../../shared/engine/values/context.ts'
import { valueOf } from '../../../shared/engine/values/valueOf.ts'
import type { Play } from '../../../shared/engine/timeline/play/play.ts'

export type Change =
  | { readonly kind: 'damage' | 'healed'; readonly figure: string; readonly clicks: number; readonly click: number }
  | { readonly kind: 'ko'; readonly figure: string; readonly clicks: number }
  | { readonly kind: 'tokens'; readonly figure: string; readonly from: number; readonly to: number }
  | { readonly kind: 'moved'; readonly figure: string; readonly from: SquareXY; readonly to: SquareXY }
  | { readonly kind: 'countered' | 'back'; readonly figure: string; readonly power: string }
  | { readonly kind: 'holds'; readonly figure: string; readonly what: string | null }
  | { readonly kind: 'replaced'; readonly figure: string; readonly by: readonly string[] }
  | { readonly kind: 'comesIn'; readonly figure: string; readonly at: SquareXY | null; readonly click: number }
  | { readonly kind: 'boards' | 'leaves'; readonly figure: string; readonly vehicle: string }
  | { readonly kind: 'copies'; readonly figure: string; readonly what: string | null }
  | { readonly kind: 'counters'; readonly figure: string; readonly counters: Readonly<Record<string, number>> }
  | {
      readonly kind: 'value'
      readonly figure: string
      readonly value: ValueName
      readonly from: number
      readonly to: number
      readonly by: Lasting | null
    }
  | { readonly kind: 'objects'; readonly more: number }
  | { readonly kind: 'walls' }

function changesOf(figure: string, before: TimelineState, now: TimelineState): Change[] {
  const found: Change[] = []
  if (now.pilotOf !== undefined && before.pilotOf === undefined) return [{ kind: 'boards', figure, vehicle: now.pilotOf }]
  if (now.aside && !before.aside) return [{ kind: 'replaced', figure, by: now.replacedBy ?? [] }]
  // A pilot has been beside the map, too, and does not come in anew.
  if (before.pilotOf !== undefined && now.pilotOf === undefined) found.push({ kind: 'leaves', figure, vehicle: before.pilotOf })
  // Who comes in on a later click has lost nothing by it.
  else if (before.aside && !now.aside) return [{ kind: 'comesIn', figure, at: now.at, click: now.click }]
  const clicks = now.click - before.click
  if (now.ko && !before.ko) found.push({ kind: 'ko', figure, clicks })
  else if (clicks > 0) found.push({ kind: 'damage', figure, clicks, click: now.click })
  else if (clicks < 0) found.push({ kind: 'healed', figure, clicks: -clicks, click: now.click })
  if (now.ko) return found
  if (before.at && now.at && String(before.at) !== String(now.at)) found.push({ kind: 'moved', figure, from: before.at, to: now.at })
  if (now.tokens !== before.tokens) found.push({ kind: 'tokens', figure, from: before.tokens, to: now.tokens })
  for (const power of now.countered) if (!before.countered.includes(power)) found.push({ kind: 'countered', figure, power })
  for (const power of before.countered) if (!now.countered.includes(power)) found.push({ kind: 'back', figure, power })
  const names = new Set([...Object.keys(now.counters ?? {}), ...Object.keys(before.counters ?? {})])
  if ([...names].some((name) => now.counters?.[name] !== before.counters?.[name]))
    found.push({ kind: 'counters', figure, counters: now.counters ?? {} })
  if (now.holding !== before.holding) found.push({ kind: 'holds', figure, what: now.holding })
  return found
}

const known = new WeakMap<Play, { readonly before: Play; readonly changes: readonly Change[] }>()

/** Everything that became different, figures in the table's order; empty where nothing did. Worked out once. */
export function changesBetween(before: Play, now: Play): readonly Change[] {
  if (before === now) return []
  const there = known.get(now)
  if (there?.before === before) return there.changes
  const changes = compare(before, now)
  known.set(now, { before, changes })
  return changes
}

/** Values that an effect has changed, or that are as before because it has ended; those of a turned dial are no such change. */
function valuesBetween({ situation: before }: Play, { situation: now }: Play): readonly Change[] {
  const [old, next] = [before.lasting ?? [], now.lasting ?? []]
  const differing = [...old.filter((one) => !next.includes(one)), ...next.filter((one) => !old.includes(one))]
  const seen = new Set<string>()
  return differing.flatMap(({ on, applied }): readonly Change[] => {
    const [was, is] = [before, now].map(({ states }) => states.find(({ id }) => id === on))
    if (!applied || !was || !is || is.ko || was.click !== is.click || seen.has(`${on} ${applied.value}`)) return []
    seen.add(`${on} ${applied.value}`)
    const from = valueOf(before, was, applied.value, plainContext).value
    const to = valueOf(now, is, applied.value, plainContext).value
    const by = next.find((one) => one.on === on && one.applied?.value === applied.value) ?? null
    return from === to ? [] : [{ kind: 'value', figure: on, value: applied.value, from, to, by }]
  })
}

function compare(before: Play, now: Play): readonly Change[] {
  const [old, next] = [statesOf(before), statesOf(now)]
  const figures = Object.entries(next).flatMap(([id, state]) => (old[id] ? changesOf(id, old[id], state) : []))
  const more = now.situation.position.objects.length - before.situation.position.objects.length
  const copies = now.situation.states.flatMap((state, index) => {
    const { copies: what } = state.figure
    return what === before.situation.states[index]!.figure.copies ? [] : [{ kind: 'copies', figure: state.id, what } as const]
  })
  return [
    ...figures,
    ...copies,
    ...valuesBetween(before, now),
    ...(more === 0 ? [] : [{ kind: 'objects', more } as const]),
    ...(now.situation.position.edges === before.situation.position.edges ? [] : [{ kind: 'walls' } as const])
  ]
}
