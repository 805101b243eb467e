/**
 * What the worker of the gate has read, on its way to the page: large documents go as text, since a text is handed over at once and the
 * thousands of objects in it are not. The page reads it again, a document at a time, so that nothing waits for it.
 */
import { nextTask } from '../../shared/base/nextTask.ts'
import { isCheckedText, jsonTextOf, rememberChecked, rememberText } from '../../shared/base/text/knownText.ts'
import type { Incoming, Reading } from '../../shared/formats/incoming.ts'

type FigureSet = Extract<Incoming, { readonly kind: 'figures' }>

/** A figure set as text; `sure`: it has passed the check of its format as that text. */
type AsText = Omit<FigureSet, 'document'> & { readonly text: string; readonly sure: boolean }

/** A reading whose figure sets are texts. */
export type HandedOver =
  | Extract<Reading, { readonly ok: false }>
  | (Omit<Extract<Reading, { readonly ok: true }>, 'documents'> & {
      readonly documents: readonly (Exclude<Incoming, { readonly kind: 'figures' }> | AsText)[]
    })

/** In the worker. */
export const handedOver = (reading: Reading): HandedOver =>
  reading.ok
    ? {
        ...reading,
        documents: reading.documents.map((incoming) => {
          if (incoming.kind !== 'figures') return incoming
          const { document, ...rest } = incoming
          return { ...rest, text: jsonTextOf(document), sure: isCheckedText(document) }
        })
      }
    : reading

/** So long the page may be held up at a time, in milliseconds. */
const SLICE_MS = 12

/** In the page. @param rest lets the page go on for a moment */
export async function takenOver(reading: HandedOver, rest: () => Promise<void> = nextTask): Promise<Reading> {
  if (!reading.ok) return reading
  const documents: Incoming[] = []
  let since = performance.now()
  for (const incoming of reading.documents) {
    if (!('text' in incoming)) {
      documents.push(incoming)
      continue
    }
    if (performance.now() - since > SLICE_MS) {
      await rest()
      since = performance.now()
    }
    const { text, sure, ...about } = incoming
    const document = JSON.parse(text) as FigureSet['document']
    rememberText(document, text)
    if (sure) rememberChecked(document)
    documents.push({ ...about, document })
  }
  return { ...reading, documents }
}
