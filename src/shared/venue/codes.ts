/** Codes that people read to each other and type: letters of which none looks like another. */

/** Without I, L, O, U, V and every digit: 20 letters. */
export const LETTERS = 'ABCDEFGHKMNPQRSTWXYZ'

/** So many letters are typed; the picture of a code carries more, which nobody can try out. */
export const CODE_LETTERS = 6
export const LONG_LETTERS = 26

/** Letters out of random bytes, each letter as likely as any other. @param draw gives one random byte */
export function lettersOf(draw: () => number, length: number): string {
  const fair = 256 - (256 % LETTERS.length)
  let letters = ''
  while (letters.length < length) {
    const byte = draw()
    if (byte < fair) letters += LETTERS[byte % LETTERS.length]!
  }
  return letters
}

/** The same from bytes that are a proof already: as many letters as asked for, the same on both sides. */
export const lettersFrom = (bytes: Uint8Array, length: number): string =>
  [...bytes.subarray(0, length)].map((byte) => LETTERS[byte % LETTERS.length]!).join('')

/** What somebody has typed as it was meant: small letters, blanks and dashes are all the same. Null: that is no code. */
export function readCode(typed: string): string | null {
  const letters = typed.toUpperCase().replaceAll(/[\s.-]/g, '')
  const right = letters.length === CODE_LETTERS || letters.length === LONG_LETTERS
  return right && [...letters].every((letter) => LETTERS.includes(letter)) ? letters : null
}

/** The address of the host with this and a code behind it leads to joining. */
export const JOIN_PLACE = '#join-'
/** The address of a new host with this and what a device brings along behind it. */
export const GO_ON_PLACE = '#go-on-'
/** Path at which a page of a host begins with joining. */
export const JOIN_PATH = '/join'
