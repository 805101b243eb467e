/** "4 maps, 2 figure sets": what is in a backup, in the order of the screen. */
import { dataTexts } from '../../i18n/texts.ts'

export const countsLine = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(dataTexts.counts)
    .flatMap(([table, say]) => (counts[table] ? [say(counts[table])] : []))
    .join(', ')
