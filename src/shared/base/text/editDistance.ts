/** How many signs have to be put in, taken out or exchanged to make one text another (Levenshtein). */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const exchange = row[j - 1]! + Number(a[i - 1] !== b[j - 1])
      next.push(Math.min(exchange, row[j]! + 1, next[j - 1]! + 1))
    }
    row = next
  }
  return row[b.length]!
}

/** The word that is written most like another, the first of several, and by how many slips; `null`: there are no words. */
export function nearestWord(word: string, words: Iterable<string>): { readonly word: string; readonly slips: number } | null {
  let best: { readonly word: string; readonly slips: number } | null = null
  for (const one of words) {
    const slips = editDistance(word, one)
    if (best === null || slips < best.slips) best = { word: one, slips }
  }
  return best
}
