/** Parameters of 2023 that an answer may depend on, as section 2 of the contract lists them: the value of the edition first. */
export type Value = string | number
export type Readings = Readonly<Record<string, Value>>

export const LINE_READINGS = {
  'lineOfFire.hinderedBonus': [1, 0],
  'lineOfFire.lowerFigures': ['never-block', 'block'],
  'lineOfFire.outdoorWalls': ['as-terrain', 'always-block'],
  'size.earthboundLines': ['stay', 'gone']
} as const satisfies Record<string, readonly Value[]>

/** Targets depend on lines, and on whether those of Giant Reach can be hindered (P8-09). */
export const TARGET_READINGS = {
  ...LINE_READINGS,
  'targeting.giantReachHindering': ['ignored', 'counts']
} as const satisfies Record<string, readonly Value[]>

export const KNOCK_BACK_READINGS = {
  'knockBack.fallOnLastSquare': [1, 0],
  'knockBack.fewerSquares': [0, 1],
  'knockBack.flightFalls': ['as-others', 'none'],
  'knockBack.greatSize': ['as-others', 'none'],
  'knockBack.higherFlanks': ['pass', 'stop'],
  'knockBack.path': ['far-diagonal', 'judge'],
  'knockBack.severalSquares': ['none', 'as-others']
} as const satisfies Record<string, readonly Value[]>

type Table = Readonly<Record<string, readonly Value[]>>

/** The reading of each parameter: that of the case, else that of the edition. */
export const readingsOf = (table: Table, chosen: Readings = {}): Readings =>
  Object.fromEntries(Object.entries(table).map(([name, [own]]) => [name, chosen[name] ?? own!]))

/** Each reading that differs in one parameter, by the parameter's name. */
export const otherReadings = (table: Table, readings: Readings): { readonly name: string; readonly changed: Readings }[] =>
  Object.keys(table)
    .sort()
    .flatMap((name) =>
      table[name]!.filter((value) => value !== readings[name]).map((value) => ({ name, changed: { ...readings, [name]: value } }))
    )
