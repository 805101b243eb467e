/** Which sentence clauses were accepted for: if its words change, they no longer hold. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Written with accepted clauses as the version of the reader that gave them. */
export const READER = 'cards-1'

/** The first 16 digits of the SHA-256 of a sentence, with one blank for each run of blanks. */
export const sentenceHash = (sentence: string): string =>
  bytesToHex(sha256(utf8ToBytes(sentence.trim().replaceAll(/\s+/g, ' ')))).slice(0, 16)
