/**
 * Drawings as a PDF file: one page each, lines and areas as they are, letters from fonts that are put into the file.
 * Units of the drawings: points. Large libraries: load this file only when a PDF is wanted.
 */
import fontkit from '@cantoo/fontkit'
import {
  BlendMode,
  LineCapStyle,
  LineJoinStyle,
  PDFDocument,
  appendBezierCurve,
  clip,
  closePath,
  endPath,
  fill,
  fillAndStroke,
  lineTo,
  moveTo,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  setDashPattern,
  setFillingColor,
  setLineCap,
  setLineJoin,
  setLineWidth,
  setStrokingColor,
  stroke,
  type PDFFont,
  type PDFImage,
  type PDFOperator,
  type PDFPage,
  type RGB
} from '@cantoo/pdf-lib'
import type { Point } from '../../shared/scene/scene.ts'
import { HiddenLetters, PdfTags, type PageTags, type PdfElement } from './pdfTags.ts'
import { textsIn, type Box, type Drawing, type Shape, type TextShape } from './shapes.ts'

/** Files of the typeface for each weight: a sign is taken from the first that has it. */
export interface FontFiles {
  readonly plain: readonly Uint8Array[]
  readonly bold: readonly Uint8Array[]
}

/** A PNG of some text, for signs that no font file has. Its base line is `rise` below its top. */
export interface TextPicture {
  readonly png: Uint8Array
  readonly width: number
  readonly height: number
  readonly rise: number
}

export interface PdfAbout {
  readonly title: string
  /** A language tag, such as `en`. */
  readonly language: string
  readonly maker: string
  /** When what stands in the file was made: the same drawings then give the same file. */
  readonly madeAt: Date
}

/** Text in one font; null: no font has these signs. */
interface Run {
  readonly font: PDFFont | null
  readonly text: string
}
interface Face {
  readonly font: PDFFont
  readonly signs: ReadonlySet<number>
}

/**
 * The bytes of a PDF with a page for each drawing. `picture` draws what no font file can; `photo` is a JPEG that lies over the boards of the pages, so that
 * what is drawn shows through.
 */
export async function pdfOf(
  pages: readonly Drawing[],
  fonts: FontFiles,
  about: PdfAbout,
  picture: (text: TextShape) => Promise<TextPicture>,
  photo: Uint8Array | null = null
): Promise<Uint8Array> {
  const file = await PDFDocument.create({ updateMetadata: false })
  file.registerFontkit(fontkit)
  file.setTitle(about.title, { showInWindowTitleBar: true })
  file.setLanguage(about.language)
  file.setCreator(about.maker)
  file.setProducer(about.maker)
  file.setCreationDate(about.madeAt)
  file.setModificationDate(about.madeAt)
  const texts = pages.flatMap(({ shapes }) => textsIn(shapes))
  const faces = {
    plain: await facesFor(
      file,
      fonts.plain,
      texts.filter(({ bold }) => !bold)
    ),
    bold: await facesFor(
      file,
      fonts.bold,
      texts.filter(({ bold }) => bold)
    )
  }
  const pictured = picturesIn(file, picture)
  const tags = new PdfTags(file)
  const hidden = new HiddenLetters(file)
  const over = photo && (await file.embedJpg(photo))
  for (const { width, height, shapes, board } of pages) {
    const page = file.addPage([width, height])
    const say = (shape: TextShape): Promise<void> =>
      write(page, shape, runsOf(shape.text.normalize('NFC'), shape.bold ? faces.bold : faces.plain), pictured, hidden)
    const own = tags.page(page)
    await drawPage(page, shapes, own, say)
    if (!over || !board) continue
    const { whole, seen } = board
    own.adornment()
    page.pushOperators(pushGraphicsState(), ...boxPath(seen, height), clip(), endPath())
    page.drawImage(over, { x: whole.x, y: height - whole.y - whole.h, width: whole.w, height: whole.h, blendMode: BlendMode.Multiply })
    page.pushOperators(popGraphicsState())
    own.end()
  }
  tags.write()
  if (hidden.any) await hidden.put((faces.plain[0] ?? faces.bold[0])?.font ?? (await file.embedFont(fonts.plain[0]!, { subset: true })))
  return file.save()
}

/** Draws the shapes of a page, each as what it is to a reader aloud. Text that is no part of anything is a paragraph. */
async function drawPage(page: PDFPage, shapes: readonly Shape[], tags: PageTags, say: (shape: TextShape) => Promise<void>): Promise<void> {
  const height = page.getHeight()
  const within = async (box: Clip, draw: () => Promise<void>): Promise<void> => {
    page.pushOperators(pushGraphicsState(), ...boxPath(box, height), clip(), endPath())
    await draw()
    page.pushOperators(popGraphicsState())
  }
  /** A picture is one thing, whatever it is made of. */
  const drawPicture = async (some: readonly Shape[]): Promise<void> => {
    for (const shape of some) {
      if (shape.do === 'text') await say(shape)
      else if (shape.do === 'part') await drawPicture(shape.shapes)
      else if (shape.do === 'clip') await within(shape, () => drawPicture(shape.shapes))
      else page.pushOperators(...operators(shape, height))
    }
  }
  const draw = async (some: readonly Shape[], of: PdfElement | null): Promise<void> => {
    for (const shape of some) {
      if (shape.do === 'part') {
        const element = tags.element(shape.role, shape.alt ?? null, of)
        if (shape.role === 'picture') await tags.content(element, () => drawPicture(shape.shapes))
        else await draw(shape.shapes, element)
      } else if (shape.do === 'text') await tags.content(of ?? tags.element('paragraph', null, null), () => say(shape))
      else if (shape.do === 'clip') {
        tags.end()
        await within(shape, async () => {
          await draw(shape.shapes, of)
          tags.end()
        })
      } else {
        tags.adornment()
        page.pushOperators(...operators(shape, height))
      }
    }
  }
  await draw(shapes, null)
  tags.end()
}

/** The fonts that these texts need, put into the file with the signs in use only. */
async function facesFor(file: PDFDocument, fonts: readonly Uint8Array[], texts: readonly TextShape[]): Promise<readonly Face[]> {
  const faces: Face[] = []
  let missing = new Set(
    texts.flatMap(({ text }) =>
      Array.from(text.normalize('NFC'))
        .filter((sign) => !INVISIBLE.test(sign))
        .map(codeOf)
    )
  )
  for (const bytes of fonts) {
    if (missing.size === 0) break
    const font = await file.embedFont(bytes, { subset: true, features: { calt: false } })
    const signs = new Set(font.getCharacterSet())
    faces.push({ font, signs })
    missing = new Set([...missing].filter((code) => !signs.has(code)))
  }
  return faces
}

/** Signs that only direct how others stand: marks of direction, joiners, soft hyphens. Pasted names have them. */
const INVISIBLE = /^\p{Default_Ignorable_Code_Point}$/u

const codeOf = (sign: string): number => sign.codePointAt(0) ?? 0

/** The letters of whoever writes from the right. */
const FROM_RIGHT = String.raw`[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]`
const ANY_FROM_RIGHT = new RegExp(FROM_RIGHT, 'u')
const ALL_FROM_RIGHT = new RegExp(String.raw`${FROM_RIGHT}(?:[\s\p{P}\p{M}]*${FROM_RIGHT})*\p{M}*`, 'gu')

/** As the signs stand from left to right: programs that read a file expect them so and turn them back. */
const fromLeft = (text: string): string => text.replaceAll(ALL_FROM_RIGHT, (part) => Array.from(part).toReversed().join(''))

function runsOf(text: string, faces: readonly Face[]): readonly Run[] {
  // Words from right to left stand in an order of their own: who draws them draws all of them.
  if (ANY_FROM_RIGHT.test(text)) return [{ font: null, text }]
  const runs: Run[] = []
  for (const sign of text) {
    const last = runs.at(-1)
    // What nobody sees stands in no font, and by itself in no picture; within one it may join what stands around it.
    if (INVISIBLE.test(sign) && last?.font !== null) continue
    const font = INVISIBLE.test(sign) ? null : (faces.find(({ signs }) => signs.has(codeOf(sign)))?.font ?? null)
    if (last && last.font === font) runs[runs.length - 1] = { font, text: last.text + sign }
    else runs.push({ font, text: sign })
  }
  return runs
}

/** A picture of text in the file. */
interface PlacedPicture extends Omit<TextPicture, 'png'> {
  readonly image: PDFImage
}

/** Draws each text once, however often it stands in the file. */
function picturesIn(file: PDFDocument, picture: (text: TextShape) => Promise<TextPicture>): (text: TextShape) => Promise<PlacedPicture> {
  const known = new Map<string, Promise<PlacedPicture>>()
  const made = async (shape: TextShape): Promise<PlacedPicture> => {
    const { png, ...rest } = await picture(shape)
    return { ...rest, image: await file.embedPng(png) }
  }
  return (shape) => {
    const { text, size, fill, bold = false } = shape
    const key = JSON.stringify([text, size, fill, bold])
    const found = known.get(key) ?? made(shape)
    known.set(key, found)
    return found
  }
}

async function write(
  page: PDFPage,
  shape: TextShape,
  runs: readonly Run[],
  picture: (text: TextShape) => Promise<PlacedPicture>,
  hidden: HiddenLetters
): Promise<void> {
  const parts = await Promise.all(
    runs.map(async ({ font, text }) => {
      if (font) return { font, drawn: null, text, width: font.widthOfTextAtSize(text, shape.size) }
      const drawn = await picture({ ...shape, text })
      return { font: null, drawn, text, width: drawn.width }
    })
  )
  const whole = parts.reduce((sum, { width }) => sum + width, 0)
  let x = shape.x - (shape.align === 'right' ? whole : shape.align === 'middle' ? whole / 2 : 0)
  const y = page.getHeight() - shape.y
  for (const part of parts) {
    if (part.font) page.drawText(part.text, { font: part.font, size: shape.size, x, y, color: colourOf(shape.fill) })
    else {
      page.drawImage(part.drawn.image, {
        x,
        y: y + part.drawn.rise - part.drawn.height,
        width: part.drawn.width,
        height: part.drawn.height
      })
      hidden.write(page, fromLeft(part.text), x, y, part.drawn.width, shape.size)
    }
    x += part.width
  }
}

/** A colour written as `#rrggbb`. */
function colourOf(hex: string): RGB {
  const part = (from: number): number => Number.parseInt(hex.slice(from, from + 2), 16) / 255
  return rgb(part(1), part(3), part(5))
}

/** How far the handles of a Bézier quarter circle stand from its ends, in radii. */
const HANDLE = 0.5523

type Clip = Extract<Shape, { do: 'clip' }>
type Ink = Exclude<Shape, { do: 'text' | 'clip' | 'part' }>

const corners = (points: readonly Point[], height: number): PDFOperator[] =>
  points.map(([x, y], i) => (i === 0 ? moveTo(x, height - y) : lineTo(x, height - y)))

const boxPath = ({ x, y, w, h }: Box, height: number): PDFOperator[] => [
  ...corners(
    [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h]
    ],
    height
  ),
  closePath()
]

function outline(shape: Ink, height: number): PDFOperator[] {
  switch (shape.do) {
    case 'rect':
      return boxPath(shape, height)
    case 'circle': {
      const { x, r } = shape
      const [y, k] = [height - shape.y, r * HANDLE]
      return [
        moveTo(x + r, y),
        appendBezierCurve(x + r, y + k, x + k, y + r, x, y + r),
        appendBezierCurve(x - k, y + r, x - r, y + k, x - r, y),
        appendBezierCurve(x - r, y - k, x - k, y - r, x, y - r),
        appendBezierCurve(x + k, y - r, x + r, y - k, x + r, y),
        closePath()
      ]
    }
    case 'area':
      return [...corners(shape.points, height), closePath()]
    case 'line':
      return corners(shape.points, height)
  }
}

function operators(shape: Ink, height: number): PDFOperator[] {
  const filled = shape.do === 'line' ? undefined : shape.fill
  const stroked = shape.do === 'area' ? undefined : shape.stroke
  const paint = filled !== undefined && stroked !== undefined ? fillAndStroke() : filled !== undefined ? fill() : stroke()
  if (filled === undefined && stroked === undefined) return []
  return [
    pushGraphicsState(),
    ...(filled === undefined ? [] : [setFillingColor(colourOf(filled))]),
    ...(stroked === undefined || shape.do === 'area' ? [] : [setStrokingColor(colourOf(stroked)), setLineWidth(shape.width ?? 1)]),
    ...(shape.do === 'line'
      ? [
          setLineCap(shape.round ? LineCapStyle.Round : LineCapStyle.Butt),
          setLineJoin(LineJoinStyle.Round),
          ...(shape.dash ? [setDashPattern([...shape.dash], 0)] : [])
        ]
      : []),
    ...outline(shape, height),
    paint,
    popGraphicsState()
  ]
}
