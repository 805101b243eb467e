/**
 * A chance as players say it: in throws of two dice if it is a number of them, and in percent.
 * @param fraction in lowest terms, such as `13/18`
 * @param of the word between the two numbers
 * @param percent with its sign, as the language writes numbers
 */
export function chanceShown(fraction: string, of: string, percent: string): string {
  const [part = 0, all = 1] = fraction.split('/').map(Number)
  if (part === 0) return '0 %'
  if (part === all) return '100 %'
  return `${36 % all === 0 ? `${(part * 36) / all} ${of} 36` : fraction} · ${percent}`
}
