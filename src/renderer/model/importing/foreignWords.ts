/** Maps of other programs in words: whose they are, what of their files is not in them, what does not go with an export. */
import type { Lost } from '../../../shared/formats/exporting/losses.ts'
import type { Incoming } from '../../../shared/formats/incoming.ts'
import type { GuessedEncoding } from '../../../shared/json/textEncoding.ts'
import { figuresTexts, mapsTexts } from '../../i18n/laterTexts.ts'
import { countCorrected } from '../figures/shelf.ts'

/** The programs whose maps are read, by the names that the gate has for them. */
const PROGRAMS: Readonly<Record<string, string>> = {
  'universal-vtt': 'Universal VTT',
  tiled: 'Tiled',
  ldtk: 'LDtk',
  'foundry-scene': 'Foundry',
  hcunits: 'HCUnits',
  'bbcode-dial': 'BBCode'
}

const filledIn = (sentence: string, facts: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{([a-zA-Z]+)\}/g, (place, name: string) => String(facts[name] ?? place))

/** Whose file a map came from, and what of it is not in the map. */
export function noteWords(incoming: Incoming): readonly string[] {
  if (incoming.kind !== 'map' && incoming.kind !== 'figures' && incoming.kind !== 'team') return []
  const { program, notes = [] } = incoming
  const name = program === undefined ? undefined : PROGRAMS[program]
  const corrected = incoming.kind === 'figures' ? countCorrected(incoming.document) : 0
  return [
    ...(corrected > 0 ? [figuresTexts.corrected.kept(corrected)] : []),
    ...(name === undefined ? [] : [mapsTexts.program(name)]),
    ...notes.map(({ code, facts, count }) => filledIn(mapsTexts.notes[code], { ...facts, count }))
  ]
}

/** By what a text was read that does not say how its letters are written. */
export const guessWords = (encoding: GuessedEncoding): string => filledIn(mapsTexts.notes['encoding-guessed'], { encoding })

/** What an export leaves behind. */
export const lostWords = ({ code, count }: Lost): string => filledIn(mapsTexts.lost[code], { count })
