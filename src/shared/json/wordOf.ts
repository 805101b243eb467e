/**
 * What stands in a parsed file, as a word to tell or to look up: texts, numbers and truth as they are, all else as JSON. Never throws,
 * where `String` asks an object for a `toString` that the file itself may have put there.
 */
export const wordOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))
