/**
 * The JSON text of large values, kept beside them: what came as text is stored as that text, and is not written out again.
 * Values are never changed in place, and so their texts stay true.
 */
const texts = new WeakMap<object, string>()
/** Those of them that have passed the check of their format. */
const checkedOnes = new WeakSet<object>()

/** Shorter texts are as soon written again. */
const WORTH_KEEPING = 4096

/** Notes that `text` is the JSON of `value`. */
export function rememberText(value: unknown, text: string): void {
  if (typeof value === 'object' && value !== null && text.length >= WORTH_KEEPING) texts.set(value, text)
}

/** Notes that `document` has passed the check of its format as it is. */
export const rememberChecked = (document: object): void => {
  checkedOnes.add(document)
}

/** Whether `document` has passed the check of its format, and its text is known. */
export const isCheckedText = (document: object): boolean => checkedOnes.has(document) && texts.has(document)

/** `value` as JSON text: the one that it came as, where it is known. Throws where it holds what JSON cannot. */
export const jsonTextOf = (value: unknown): string =>
  (typeof value === 'object' && value !== null ? texts.get(value) : undefined) ?? JSON.stringify(value)

/** The text that `value` came as; undefined: it is not known. */
export const knownTextOf = (value: object): string | undefined => texts.get(value)
