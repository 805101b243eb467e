/** How a table stands in the middle of a turn, as one word: two that stand alike go on alike. */
import type { FigureState, Situation } from '../situation/situation.ts'

const figureKey = ({ click, tokens, squares, figure: { holding, counters } }: FigureState): string =>
  `${click},${tokens},${squares.join('+')},${holding ?? ''},${Object.entries(counters).flat().join('+')}`

/** The objects on the map, and where. */
export const objectsKey = ({ position }: Situation): string => position.objects.map(({ id, square }) => `${id}@${square}`).join()

const lastingKey = ({ lasting = [] }: Situation): string =>
  lasting.map(({ by, on, counter, applied }) => `${by}>${on}:${counter ?? applied?.value ?? ''}`).join()

/** Figures, what lasts on them, and objects. */
export const tableKey = (situation: Situation): string =>
  `${situation.states.map(figureKey).join(' ')} ${lastingKey(situation)} ${objectsKey(situation)}`
