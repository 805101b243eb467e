/** A figure's whole name below its token, once the board is large enough: one line, closer by two. */
import { letterDensity, type Look } from '../kit/look.ts'
import { plate } from './plate.ts'
import { drawCentred, fitText, setFont } from '../kit/text.ts'

const SIZE = 11
const LINE = 1.25
/** CSS pixels per square. */
const ONE_LINE_FROM = 40
const TWO_LINES_FROM = 90

const scaleOf = (look: Look): number => look.u / look.density
/** Larger letters need two lines sooner. */
const twoLinesFrom = ({ letters = 1 }: Look): number => TWO_LINES_FROM / letters

export const showsName = (look: Look): boolean => scaleOf(look) >= ONE_LINE_FROM
export const nameLines = (look: Look): number => (scaleOf(look) >= twoLinesFrom(look) ? 2 : 1)
/** Device pixels that the name takes below the base. @param line CSS pixels of a line */
export const nameDepth = (look: Look, line: number): number =>
  showsName(look) ? Math.ceil(nameLines(look) * line * letterDensity(look)) : 0

/** The name in as many lines as there may be; what does not fit is cut off with an ellipsis. */
function linesOf(context: CanvasRenderingContext2D, name: string, width: number, most: number): string[] {
  if (most === 1 || context.measureText(name).width <= width) return [fitText(context, name, width)]
  const words = name.split(' ')
  let first = ''
  while (words.length > 1 && context.measureText(`${first} ${words[0]!}`.trim()).width <= width) first = `${first} ${words.shift()!}`.trim()
  return first === '' ? [fitText(context, name, width)] : [first, fitText(context, words.join(' '), width)]
}

interface Fitted {
  readonly size: number
  readonly pad: number
  readonly lines: readonly string[]
}

/** The name in the largest letters in which all of it has room; in the usual ones what does not fit is cut off. */
function fitted(context: CanvasRenderingContext2D, name: string, width: number, most: number, look: Look): Fitted {
  const [usual, largest] = [SIZE * look.density, SIZE * letterDensity(look)]
  const at = (size: number): Fitted => {
    const pad = size * 0.45
    setFont(context, { size, weight: 600 })
    return { size, pad, lines: linesOf(context, name, width - 2 * pad, most) }
  }
  const isWhole = ({ lines }: Fitted): boolean => !lines.some((line) => line.endsWith('…'))
  for (const size of [largest, (largest + usual) / 2]) {
    const large = at(size)
    if (isWhole(large)) return large
  }
  return at(usual)
}

/** Paints the name around `x`, just below `top`, in `most` lines or fewer. */
export function paintName(
  context: CanvasRenderingContext2D,
  name: string,
  x: number,
  top: number,
  width: number,
  most: number,
  look: Look
): void {
  const { size, pad, lines } = fitted(context, name, width, most, look)
  const widest = Math.max(...lines.map((line) => context.measureText(line).width))
  const height = size * (LINE * lines.length + 0.1)
  plate(context, x, top + size * 0.35 + height / 2, widest + 2 * pad, height, look.theme.surface, look)
  lines.forEach((line, i) => {
    const y = top + size * 0.35 + height / 2 + (i - (lines.length - 1) / 2) * size * LINE
    drawCentred(context, line, x, y, { size, colour: look.theme.text, weight: 600 })
  })
}
