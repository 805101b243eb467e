/** Rulings that were given in an event before on the same question: the same kind, decided by the same rules. */
import type { SavedRuling } from '../../../storage/interface/storage.ts'

type Asked = Pick<SavedRuling, 'case' | 'ruling'>

/** The rules that decided, in a form that can be compared; empty where none did. */
const deciding = ({ ruling }: Asked): string =>
  [...new Set(ruling.because.filter(({ weight }) => weight === 'decides').map(({ rule }) => rule))].toSorted().join(' ')

/** The newest first. */
export function ruledBefore(rulings: readonly SavedRuling[], event: string, now: Asked): SavedRuling[] {
  const rules = deciding(now)
  if (rules === '') return []
  return rulings
    .filter((saved) => saved.event === event && saved.case.ask.kind === now.case.ask.kind && deciding(saved) === rules)
    .toSorted((a, b) => (a.savedAt < b.savedAt ? 1 : -1))
}
