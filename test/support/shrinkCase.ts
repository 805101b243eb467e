/** Makes a failing case small enough to be read: takes away whatever is not needed for it to fail. */
import type { CaseFigure, CaseMap, ClixCase, KnockBackAsk } from '../../src/shared/contract/case.ts'

/** The smallest case that greedy removal finds and that still fails. `fails` may throw: that counts as no. */
export function shrinkCase<T extends ClixCase>(start: T, fails: (c: T) => boolean): T {
  const isFailing = (c: T): boolean => {
    try {
      return fails(c)
    } catch {
      return false
    }
  }
  let best = start
  for (let again = true; again;) {
    again = false
    for (const smaller of smallerCases(best)) {
      if (!isFailing(smaller)) continue
      best = smaller
      again = true
      break
    }
  }
  return best
}

function* smallerCases<T extends ClixCase>(c: T): Generator<T> {
  const named = JSON.stringify(c.ask)
  const withMap = (map: Partial<CaseMap>): T => ({ ...c, map: { ...c.map!, ...map } })
  const figures = c.figures ?? []
  for (const f of figures) if (!named.includes(`"${f.id}"`) || !isAsked(c, f)) yield { ...c, figures: figures.filter((g) => g !== f) }
  for (const o of c.objects ?? []) yield { ...c, objects: c.objects!.filter((p) => p !== o) }
  for (const w of c.map?.walls ?? []) yield withMap({ walls: c.map!.walls!.filter((v) => v !== w) })
  for (const w of c.map?.barriers ?? []) yield withMap({ barriers: c.map!.barriers!.filter((v) => v !== w) })
  for (const [key, plain] of [
    ['terrain', '.'],
    ['indoor', '.'],
    ['level', '1']
  ] as const) {
    const rows = c.map?.[key]
    if (!rows) continue
    const { [key]: _, ...without } = c.map
    yield { ...c, map: without }
    for (let y = 0; y < rows.length; y += 1) {
      if ([...rows[y]!].every((letter) => letter === plain)) continue
      yield withMap({ [key]: rows.map((row, i) => (i === y ? plain.repeat(row.length) : row)) })
      for (let x = 0; x < rows[y]!.length; x += 1) {
        if (rows[y]![x] !== plain)
          yield withMap({ [key]: rows.map((row, i) => (i === y ? row.slice(0, x) + plain + row.slice(x + 1) : row)) })
      }
    }
  }
  const { objects: _, ...noObjects } = c
  if (c.objects?.length === 0) yield { ...noObjects } as T
  for (const list of ['walls', 'barriers'] as const) {
    const { [list]: __, ...without } = c.map ?? { size: [1, 1] as const }
    if (c.map?.[list]?.length === 0) yield { ...c, map: without }
  }
  if (c.ask.kind === 'knock-back') yield* smallerKnockBacks(c)
  for (const f of figures) {
    for (const plainer of plainerFigures(f)) yield { ...c, figures: figures.map((g) => (g === f ? plainer : g)) }
  }
}

/** Whether the question is about this figure, and not only its dice or choices. */
function isAsked({ ask }: ClixCase, { id }: CaseFigure): boolean {
  return ask.kind !== 'knock-back' || ask.from === id || ask.hits.some((hit) => hit.figure === id)
}

function* smallerKnockBacks<T extends ClixCase>(c: T): Generator<T> {
  const ask = c.ask as KnockBackAsk
  for (const hit of ask.hits) {
    if (ask.hits.length === 1) continue
    const choices = ask.choices && {
      ...ask.choices,
      ...(ask.choices.order && { order: ask.choices.order.filter((id) => id !== hit.figure) })
    }
    yield { ...c, ask: { ...ask, hits: ask.hits.filter((h) => h !== hit), ...(choices && { choices }) } }
  }
  for (const key of ['rolls', 'choices'] as const) {
    const { [key]: _, ...without } = ask
    if (ask[key]) yield { ...c, ask: without }
    for (const one of Object.keys(ask[key] ?? {})) {
      const { [one]: __, ...rest } = ask[key] as Record<string, unknown>
      yield { ...c, ask: { ...ask, [key]: rest } }
    }
  }
}

function* plainerFigures(f: CaseFigure): Generator<CaseFigure> {
  for (const list of ['powers', 'abilities', 'countered'] as const) {
    for (const one of f[list] ?? []) {
      const rest = f[list]!.filter((other) => other !== one)
      const { [list]: _, ...without } = f
      yield rest.length > 0 ? { ...f, [list]: rest } : without
    }
  }
  if (f.squares && f.squares.length > 1) {
    const { squares, ...rest } = f
    yield { ...rest, at: squares[0]! }
  }
  if (f.size !== undefined && f.size !== 'standard') {
    const { size: _, ...rest } = f
    yield rest
  }
}
