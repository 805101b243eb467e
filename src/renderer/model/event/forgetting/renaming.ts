/** Other names in place of names in texts: apart from what is forgotten, which every start reads. */
import { nameIn } from '../../../../shared/tournament/facts/namesIn.ts'

/** Changes texts in which names stand as a whole, each to what is to stand there, whatever their case. Of equal names the first counts. */
export function renaming(names: readonly (readonly [name: string, instead: string])[]): (text: string) => string {
  const plain = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase()
  const called = new Map(names.toReversed().map(([name, instead]) => [plain(name), instead]))
  called.delete('')
  const found = nameIn([...called.keys()].toSorted((a, b) => b.length - a.length))
  const instead = (name: string): string => {
    const other = called.get(plain(name)) ?? name
    // A name that stays stays as it was written.
    return plain(other) === plain(name) ? name : other
  }
  return (text) => (found === null ? text : text.replaceAll(found, instead))
}
