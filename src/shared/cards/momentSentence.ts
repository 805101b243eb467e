/** Whether a sentence is about a moment, by its first words. */
import type { Words } from './grammar/grammar.ts'

/** Words before the beginning of a sentence. */
const BEFORE: readonly (readonly string[])[] = [
  ['UNIQUE', 'MODIFIER', '-'],
  ['SIDELINE', 'ACTIVE', '-']
]
const ACTIONS = 'FREE MOVE CLOSE RANGE POWER'.split(' ')
/** Words that give an order, or that point to a figure of the sentence before. */
const DEEDS =
  'when whenever at during after before then once first deal heal give remove place move roll choose generate make use turn replace knock KO add increase reroll destroy attach trigger score equip they? he? his? her? their? that those until'.split(
    ' '
  )

export function isMomentSentence({ keys }: Words): boolean {
  const start = BEFORE.filter((words) => words.every((word, index) => keys[index] === word)).reduce((at, { length }) => at + length, 0)
  const [first = '', second = '', third = ''] = keys.slice(start, start + 3)
  if (ACTIONS.includes(first) && second === ':') return true
  if (/^\[d:/.test(first) || (/^\d+$/.test(first) && ['+', '-', ':'].includes(second))) return true
  if (first === 'the') return second === 'first'
  if (first === 'this') return second === 'game' || second === 'turn'
  if (first === 'for') return second === 'all'
  if (first === 'if') return second === 'you' || third === 'do' || third === 'does' || keys.includes('when')
  return DEEDS.includes(first)
}
