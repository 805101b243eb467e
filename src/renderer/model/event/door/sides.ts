/** Two at one side of a table: named together, written as two names. */

/** What separates two names that are typed; blanks around it are trimmed. */
const BETWEEN = /[/&+]|\s[-–]\s/u

/** The names of a side, as they are typed. */
export const partsTyped = (typed: string): string[] =>
  typed
    .split(BETWEEN)
    .map((name) => name.trim().replaceAll(/\s+/g, ' '))
    .filter((name) => name !== '')

/** "Kim Park / Ada Lo" as those who play together; one name: one person. @param most so many play at one side */
export function membersTyped(typed: string, most: number): string[] {
  const names = partsTyped(typed)
  return most > 1 && names.length > 1 && names.length <= most ? names : []
}

/** The fields of a registration for what is typed. */
export function sideFields(typed: string, most: number): { readonly name: string; readonly members?: readonly string[] } {
  const members = membersTyped(typed, most)
  return members.length === 0 ? { name: typed.trim().replaceAll(/\s+/g, ' ') } : { name: members.join(' & '), members }
}
