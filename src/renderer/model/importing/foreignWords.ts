/** Notes on files of other programs in words: the program, the losses of an import and of an export. */
import type { Lost } from '../../../shared/formats/exporting/losses.ts'
import type { BrokenFile } from '../../../shared/formats/fileSizes.ts'
import { filledIn } from '../../../shared/formats/foreign/notes.ts'
import type { Incoming } from '../../../shared/formats/incoming.ts'
import type { GuessedEncoding } from '../../../shared/json/textEncoding.ts'
import { figuresTexts, mapsTexts } from '../../i18n/laterTexts.ts'
import { problemText } from '../../i18n/texts.ts'
import { countCorrected } from '../figures/shelf.ts'

/** The programs whose maps are read, by the names that the gate has for them. */
const PROGRAMS: Readonly<Record<string, string>> = {
  'universal-vtt': 'Universal VTT',
  tiled: 'Tiled',
  ldtk: 'LDtk',
  'foundry-scene': 'Foundry',
  hcunits: 'HCUnits',
  octgn: 'OCTGN',
  'bbcode-dial': 'BBCode'
}

/** The program of a document and the notes of its import. */
export function noteWords(incoming: Incoming): readonly string[] {
  if (incoming.kind !== 'map' && incoming.kind !== 'figures' && incoming.kind !== 'team') return []
  const { program, notes = [] } = incoming
  const name = program === undefined ? undefined : PROGRAMS[program]
  const corrected = incoming.kind === 'figures' ? countCorrected(incoming.document) : 0
  return [
    ...(corrected > 0 ? [figuresTexts.corrected.kept(corrected)] : []),
    ...(name === undefined ? [] : [mapsTexts.program(name)]),
    ...notes.map(({ code, facts, count, because }) =>
      filledIn(mapsTexts.notes[code], { ...facts, count, ...(because && { why: problemText(because) }) })
    )
  ]
}

/** By what a text was read that does not say how its letters are written. */
export const guessWords = (encoding: GuessedEncoding): string => filledIn(mapsTexts.notes['encoding-guessed'], { encoding })

/** A part of a file that is not imported, with its first problem. */
export const skippedWords = ({ name, problems }: BrokenFile): string =>
  filledIn(mapsTexts.notes['part-skipped'], { name, why: problemText(problems[0]) })

/** A loss of an export. */
export const lostWords = ({ code, count }: Lost): string => filledIn(mapsTexts.lost[code], { count })
