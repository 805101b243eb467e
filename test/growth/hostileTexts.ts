/** Texts that make a careless reader slow: one sign or word again and again, by itself and between words. */

/** Each is repeated until the text has its length. */
const UNITS: readonly string[] = [
  ' ', '\t', '\r\n', 'a', '7', 'a ', 'A1 ', '\u0301', '😀', '- ', '!', '. ', ', ', '; ', ':', '/', ' / ', '|', '"', "'", '([{', '<a', '<a b="', '\\',
  '{"a":', '[1,', '[b]', '[/b]', '[dial]', ' and ', '> ', '3 x ', 'x; 9\n', '1-9 a\n', 'a:with b;', 'label 1 1 x\n', 'a,b,c\n', 'improved movement ', 'red ',
  'A1-Z99 ', 'thor ', 'kw:"', '\u00a0'
] // prettier-ignore

const repeated = (unit: string, length: number): string => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)

/** Words of which no two are the same: what keeps words in a set is not helped by it. */
function differentWords(length: number): string {
  let text = ''
  for (let i = 0; text.length < length; i++) text += `${(i + 36 ** 2).toString(36)} `
  return text.slice(0, length)
}

/** All of them, each with a name and about `length` signs long. */
export const hostileTexts = (length: number): readonly (readonly [name: string, text: string])[] => [
  ...UNITS.flatMap((unit) => {
    const name = JSON.stringify(unit)
    const text = repeated(unit, length)
    return [
      [name, text],
      [`a ${name} b`, `a ${text}b`]
    ] as const
  }),
  ['different words', differentWords(length)],
  ['different lines', differentWords(length).replaceAll(' ', '\n')]
]
