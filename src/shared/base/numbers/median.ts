/** The value in the middle of whole numbers in rising order, as a fraction: of two in the middle half their sum. Null where there is none. */
export function medianOf(sorted: readonly number[]): readonly [over: number, under: 1 | 2] | null {
  if (sorted.length === 0) return null
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? [sorted[middle]!, 1] : [sorted[middle - 1]! + sorted[middle]!, 2]
}
