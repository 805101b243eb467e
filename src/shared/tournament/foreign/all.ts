/** Programs whose tournaments are read, an entry each; the first that recognises a file reads it. */
import { coronate } from './coronate.ts'
import type { EventImporter } from './foreignEvent.ts'

export const EVENT_IMPORTERS: readonly EventImporter[] = [coronate]
