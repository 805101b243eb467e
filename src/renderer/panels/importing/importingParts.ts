/** Parts of the preview of an import that are read when they are first shown. */
import type { MapFile } from '../../../shared/formats/documents/documents.ts'
import { lazily } from '../parts/later/lazily.ts'

export const PINS_THAT_DIFFER = lazily<{ mine: MapFile; theirs: MapFile }>(() => import('../mapRoom/PinsThatDiffer.svelte'))
