/**
 * The bounds of what is typed or pasted, in UTF-16 units. Every field has one of them as its `maxlength`; what is longer is refused with a message
 * (`panels/ui/fieldGuard.ts`) and never cut. What reads typed text takes work in proportion to its length (`test/growth`).
 */
export const LENGTHS = {
  /** A number, a code, a date. */
  number: 20,
  /** A name of a person, a figure, a document. */
  name: 200,
  /** What narrows a list, and the box of search. */
  search: 400,
  /** A line that is read: a question, a command. */
  line: 400,
  /** A few sentences. */
  note: 2000,
  /** A page: rules of a house, a long note. */
  page: 50_000,
  /** A table or a list out of another program. */
  paste: 200_000
} as const
