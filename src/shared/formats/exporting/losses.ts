/** What an export of a map or a figure set leaves behind, each with how often and its English sentence. Other languages say them by the same codes. */

export const lossSentences = {
  'not-seen:terrain': '{count} squares of terrain: other programs do not see them, Linejudge reads them back.',
  'not-seen:levels': '{count} squares above the ground: other programs do not see them, Linejudge reads them back.',
  'not-seen:indoor': '{count} squares indoors: other programs do not see them, Linejudge reads them back.',
  'not-seen:barriers': '{count} barriers: other programs do not see them, Linejudge reads them back.',
  'not-seen:stairs': '{count} stairs: other programs do not see them, Linejudge reads them back.',
  'not-seen:starting': '{count} starting squares: other programs do not see them, Linejudge reads them back.',
  'not-seen:labels': '{count} labels: other programs do not see them, Linejudge reads them back.',
  'not-seen:rules': '{count} rules of the map: other programs do not see them, Linejudge reads them back.',
  'not-seen:special-rules': '{count} rules of special terrain: other programs do not see them, Linejudge reads them back.',
  'not-seen:pins': '{count} pins: other programs do not see them, Linejudge reads them back.',
  'not-held:special-rules': '{count} rules of special terrain do not go with it; only their names do.',
  'not-held:pins': '{count} pins do not go with it.',
  'not-held:words': '{count} of description, systems, facts about the map and counts do not go with it.',
  'not-held:foreign': '{count} fields of other programs do not go with it.',
  'not-held:picture': 'The picture does not go with it.',
  'picture-not-here': 'The picture of the map is not here, so it does not go with it.',
  'not-held:figures': '{count} figures do not come back from it.',
  'not-held:ids': '{count} figures have another id when they come back.',
  'not-held:lines': 'The starting lines of {count} figures do not go with it whole.',
  'not-held:texts': 'The special powers and traits of {count} figures do not go with it whole.',
  'not-held:clicks': 'The clicks of {count} figures do not go with it whole.',
  'not-held:card': 'Something else of the cards of {count} figures does not go with it: symbols, marks, what stands beside the dial.',
  'not-held:team': '{count} of objects, maps, sideline, build total and such do not go with it: it is a table of the members.',
  'not-held:members': 'Equipment, feats and starting lines of {count} members do not go with it.',
  'foreign-other-size': 'Layers of the file that the map came from do not go with it: the map has another size now.'
} as const

export type LossCode = keyof typeof lossSentences

export interface Lost {
  readonly code: LossCode
  readonly count: number
  /** The English sentence. */
  readonly message: string
}

export class Losses {
  readonly #lost = new Map<LossCode, number>()

  /** Tells that so many of something stay behind; none: nothing is told. */
  add(code: LossCode, count = 1): void {
    if (count > 0) this.#lost.set(code, (this.#lost.get(code) ?? 0) + count)
  }

  get all(): readonly Lost[] {
    return [...this.#lost].map(([code, count]) => ({ code, count, message: lossSentences[code].replace('{count}', String(count)) }))
  }
}
