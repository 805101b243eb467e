/** What `npm run texts` prints: read where the languages are read. */
import { textFaults } from './texts.ts'

export const faults: readonly string[] = await textFaults()
