/** Imported by every file that says one of `fileSentences`: from then on they are known in English. */
import { alsoSaid } from './alsoSaid.ts'
import { fileSentences } from './fileSentences.ts'

Object.assign(alsoSaid, fileSentences)
