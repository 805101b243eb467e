/** Which colour and mark a side has: the sides named after a colour have that one, others the next that is free. */

/** Index of the side's colour and mark, for every side of a table in the order in which they appear. */
export function sideIndexes(sides: Iterable<string>): ReadonlyMap<string, number> {
  const NAMED: readonly string[] = ['red', 'blue', 'green', 'gold']
  const given = new Map<string, number>()
  const unnamed: string[] = []
  for (const side of new Set(sides)) {
    const own = NAMED.indexOf(side)
    if (own >= 0) given.set(side, own)
    else unnamed.push(side)
  }
  const taken = new Set(given.values())
  let next = 0
  for (const side of unnamed) {
    while (taken.has(next)) next++
    given.set(side, next)
    taken.add(next)
  }
  return given
}
