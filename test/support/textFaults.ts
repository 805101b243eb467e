/** Output of `npm run texts`: faults of the languages, and the types that it writes. */
import { englishCalls, textFaults } from './texts.ts'
import { CALLS_FILE } from './textCalls.ts'

export const faults: readonly string[] = await textFaults()

/** The types of the English texts, and their file. */
export const types = { file: CALLS_FILE, text: await englishCalls() }
