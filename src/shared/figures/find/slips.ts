/**
 * How many slips lie between what was typed and the best place in a name: letters left out, put in, changed, or two neighbours swapped.
 * The columns of the table are the bits of whole numbers (Myers 1999; Hyyrö 2003 for swapped neighbours), so that a name costs a few steps a letter.
 */

/** So many letters fit; what is typed beyond them is not compared. */
const MOST_LETTERS = 30

export class Slips {
  readonly #length: number
  readonly #peq = new Int32Array(128)
  readonly #last: number
  /** Which letters it has. */
  readonly #letters: number

  /** @param typed in small letters without accents */
  constructor(typed: string) {
    this.#length = Math.min(typed.length, MOST_LETTERS)
    this.#last = 1 << (this.#length - 1)
    for (let i = 0; i < this.#length; i++) this.#peq[typed.charCodeAt(i) & 127]! |= 1 << i
    this.#letters = lettersOf(typed.slice(0, this.#length))
  }

  /** Whether a name with these letters may be so near at all: every letter that it lacks is a slip. */
  mayBeIn(letters: number, most: number): boolean {
    let lacking = this.#letters & ~letters
    for (let slips = 0; lacking !== 0; lacking &= lacking - 1) if (++slips > most) return false
    return true
  }

  /** The fewest slips with which what was typed stands somewhere in `name`; `most + 1` where there are more. */
  in(name: string, most: number): number {
    const peq = this.#peq
    const last = this.#last
    let vp = -1
    let vn = 0
    let d0 = 0
    let before = 0
    let score = this.#length
    let best = score
    for (let i = 0; i < name.length; i++) {
      const eq = peq[name.charCodeAt(i) & 127]!
      const swapped = ((~d0 & eq) << 1) & before
      d0 = (((eq & vp) + vp) ^ vp) | eq | vn | swapped
      let hp = vn | ~(d0 | vp)
      const hn = vp & d0
      if (hp & last) score++
      else if (hn & last) score--
      hp <<= 1
      vp = (hn << 1) | ~(d0 | hp)
      vn = hp & d0
      before = eq
      if (score < best) best = score
    }
    return best > most ? most + 1 : best
  }
}

/** Which letters a text has, a bit each. */
export function lettersOf(text: string): number {
  let letters = 0
  for (let i = 0; i < text.length; i++) letters |= 1 << (text.charCodeAt(i) & 31)
  return letters
}
