/** The sheet of a ruling: what stands on it in words, and where it goes (PDF, printer, picture, plain text); its board alone. */
import { rulesetName } from '../../model/table/sentence/rulesetChoices.ts'
import { isNoBoardCase } from '../../../shared/cases/question.ts'
import type { ClixCase } from '../../../shared/contract/case.ts'
import type { Reason, Ruling } from '../../../shared/contract/ruling.ts'
import type { BoardScene, SceneToken } from '../../../shared/scene/scene.ts'
import { toScene } from '../../model/question/toScene.ts'
import { isGameCase } from '../../../shared/games/all.ts'
import { messageOf } from '../../../shared/base/result.ts'
import type { FileKind } from '../../platform/interface/platform.ts'
import { boardDrawing } from '../../sheet/boardShapes.ts'
import { heightDrawing } from '../../sheet/heightShapes.ts'
import type { Paper, SheetText } from '../../sheet/layout.ts'
import { figureSwatch, mapDrawing, questionDrawing, questionWindow, unnamedFigures } from '../../sheet/questionBoard.ts'
import { LIES, sheetPages, type Lie, type SheetBoards } from '../../sheet/sheetPages.ts'
import { paperLegend } from '../../sheet/legend.ts'
import type { Drawing, Measure } from '../../sheet/shapes.ts'
import { tilePages } from '../../sheet/tiles.ts'
import { measureOn, pngOf } from '../../sheet/toPng.ts'
import { svgElement } from '../../sheet/toSvg.ts'
import { matters } from '../../../shared/explain/leftOut.ts'
import { boardTexts, leftOutText, rulingTexts, texts } from '../../i18n/texts.ts'
import { language } from '../../i18n/spoken.ts'
import type { App } from '../app.ts'
import { legendName } from '../../model/board/legendName.ts'
import { fileName } from '../../model/table/caseFile.ts'
import { spokenSentence } from '../../model/ruling/spoken.ts'
import { readingLine, readingsShown } from '../../model/ruling/otherReadings.ts'
import { cardsShown } from '../../model/cards/cardsRead.ts'
import { decidingReason, factsOf, reasonText } from '../../model/ruling/readRuling.ts'
import type { SheetRuling } from '../../model/event/record/rulingOnSheet.ts'
import { profileOf } from '../../model/board/profile.ts'
import { lookOfSaved } from '../games/activeTable.ts'
import { sentencesOf } from '../cards/cardStores.ts'
import { sentenceFor } from '../savedRulings/saveRuling.ts'
import { placeText, timeText } from '../../model/savedRulings/savedList.ts'

const t = rulingTexts.sheet
const MARKS = { open: 'open', half: 'half', bar: 'bar' } as const

const isClix = (saved: SheetRuling): saved is SheetRuling & { readonly case: ClixCase; readonly ruling: Ruling } =>
  !isGameCase(saved.case) && !isNoBoardCase(saved.case)

/** The board of a ruling as it is printed; null for questions that have none, and for other games. */
function sceneOf(saved: SheetRuling): BoardScene | null {
  if (!isClix(saved) || !saved.case.map) return null
  return toScene(saved.case, saved.ruling, { cursor: null, theme: 'bright', squareNames: false, reducedMotion: true })
}

/** A figure in the legend: its name and the letters on it. */
const figureEntry = (token: SceneToken): SheetText['legend'][number] => ({
  text: boardTexts.legend.lettered(token.name, token.label),
  swatch: figureSwatch(token)
})

/** The words of a sheet below the verdict, the same as those read aloud: dice, due rolls and every way of a choice. */
export const sheetWords = (value: ClixCase, ruling: Ruling): string => spokenSentence(value, ruling)

/** The edition, its version, and how well the weakest deciding rule is founded. */
function editionOf({ case: value, ruling }: SheetRuling): string {
  const { edition, standing } = ruling
  if (!edition) return rulesetName(value)
  return texts.rule.byEdition(edition.name, edition.version, standing ? texts.rule.standings[standing.weakest] : null)
}

/** The parts of the app that a sheet is made with. */
export type PaperNeeds = Pick<App, 'games' | 'session' | 'library'>

/** Everything that a sheet says. */
function sheetText(app: PaperNeeds, saved: SheetRuling, scene: BoardScene | null): SheetText {
  const look = lookOfSaved(app, saved)
  const deciding = decidingReason(saved.ruling)
  const { ruling, override } = saved
  const because: readonly Reason[] = ruling.because
  // Sentence by sentence as on the screen; until the card reader is loaded, a card's text is whole.
  const left = isClix(saved) ? sentencesOf(app).entries(saved.case, saved.ruling, app.library.figureSets) : ruling.notConsidered
  const open = left.filter(matters)
  const words = (reason: Reason): string => (isClix(saved) ? reasonText(saved.case, reason) : (reason.text ?? reason.rule))
  return {
    title: saved.title,
    about: [...(saved.eventName === undefined ? [] : [saved.eventName]), ...placeText(saved), timeText(saved.savedAt)].join(' · '),
    edition: editionOf(saved),
    verdict: look.word,
    tone: look.tone,
    mark: look.shape in MARKS ? MARKS[look.shape as keyof typeof MARKS] : null,
    // As it is read aloud; other games say their first reason.
    sentence: isClix(saved) ? sheetWords(saved.case, saved.ruling) : deciding ? words(deciding) : '',
    override: override
      ? {
          verdict: rulingTexts.kept.judgeSays(override.verdict),
          reason: override.reason,
          by: [rulingTexts.kept.byAt(override.author, timeText(override.at)), override.rule ?? ''].filter(Boolean).join(' · ')
        }
      : null,
    note: saved.note ?? '',
    headings: {
      numbers: texts.ruling.numbers,
      reasons: texts.ruling.reasons,
      otherReadings: rulingTexts.otherReadings.title,
      sources: t.sources,
      leftOut: texts.ruling.notConsidered,
      alsoOnCards: texts.ruling.alsoOnCards
    },
    facts: isClix(saved) ? factsOf(saved.case, saved.ruling).map(({ label, value }) => ({ label, value })) : [],
    reasons: because.map((reason) => ({
      weight: texts.ruling.weights[reason.weight],
      decides: reason.weight === 'decides',
      setAside: reason.weight === 'overridden' || reason.weight === 'considered',
      text: words(reason),
      rule: reason.rule
    })),
    otherReadings: isClix(saved) ? readingsShown(saved.case, saved.ruling).map(readingLine) : [],
    sources: [
      ...ruling.cites.map(({ rule, document, section, writtenFor }) => t.source(rule, document, section, writtenFor)),
      ...(isClix(saved) ? cardsShown(saved.case, saved.ruling).map(({ line }) => rulingTexts.cards.source(line)) : [])
    ],
    leftOut: open.length ? open.map(leftOutText) : [texts.ruling.nothingLeftOut],
    alsoOnCards: left.filter((item) => !matters(item)).map(leftOutText),
    foot: t.foot(saved.engineVersion),
    sign: t.sign,
    legend: scene ? [...paperLegend(scene, t.on, legendName), ...unnamedFigures(scene).map(figureEntry)] : []
  }
}

/** What is put on paper: the ruling with its reasons, or the board alone so large that figures can stand on it, all of it or the part in question. */
export const SHEET_KINDS = ['ruling', 'board', 'part'] as const
export type SheetKind = (typeof SHEET_KINDS)[number]

export interface OnPaper {
  readonly kind: SheetKind
  readonly paper: Paper
  /** How the paper of a ruling lies; a board lies as it takes fewer pages. */
  readonly lie: Lie
  /** How wide a square of the board is in true size. */
  readonly inches: number
}

/** The pages of a ruling's sheet; the fonts of the page are there. */
export function rulingPages(
  app: PaperNeeds,
  saved: SheetRuling,
  paper: Paper,
  measure: Measure,
  lie: Lie = 'upright'
): readonly Drawing[] {
  const scene = sceneOf(saved)
  return sheetPages(sheetText(app, saved, scene), scene && boardsOf(saved, scene), paper, measure, lie)
}

/** The question large, the map small, and the heights where they matter. */
function boardsOf(saved: SheetRuling, scene: BoardScene): SheetBoards {
  const profile = isClix(saved) ? profileOf(saved.case, saved.ruling, undefined) : null
  return {
    question: questionDrawing(scene),
    map: mapDrawing(scene),
    heights: profile && heightDrawing(profile, boardTexts.profile.level)
  }
}

/** The pages of a ruling's sheet one under another, or those of its board in true size as they lie on the table. */
async function rowsOf(
  app: PaperNeeds,
  saved: SheetRuling,
  { kind, paper, lie, inches }: OnPaper,
  page: Document
): Promise<readonly (readonly Drawing[])[]> {
  await page.fonts.ready
  await cardsReady(app, [saved])
  const scene = sceneOf(saved)
  if (kind === 'ruling' || !scene) return rulingPages(app, saved, paper, measureOn(page), lie).map((one) => [one])
  const foot = (name: string, last: string): string => t.tileFoot(name, last, boardTexts.trueSize.squareSize(inches))
  return tilePages(scene, paper, inches, foot, (kind === 'part' ? questionWindow(scene) : null) ?? undefined)
}

/** Waits until the sheets of these rulings can list the texts of cards sentence by sentence. It never rejects. */
export async function cardsReady(app: PaperNeeds, rulings: readonly SheetRuling[]): Promise<void> {
  await Promise.all(rulings.filter(isClix).map(({ ruling }) => sentencesOf(app).ready(ruling)))
}

/** The sheet as plain text, for a chat or a mail. */
function plainSheet(app: PaperNeeds, saved: SheetRuling): string {
  const text = sheetText(app, saved, null)
  const part = (title: string, lines: readonly string[]): string[] => (lines.length ? ['', title, ...lines.map((line) => `  ${line}`)] : [])
  return [
    text.title,
    [text.edition, text.about].filter(Boolean).join(' · '),
    '',
    sentenceFor(app, saved),
    ...(text.note ? ['', text.note] : []),
    ...part(
      text.headings.reasons,
      text.reasons.map(({ text: said, rule, weight }) => `${said} [${rule}, ${weight}]`)
    ),
    ...part(text.headings.otherReadings, text.otherReadings),
    ...part(text.headings.leftOut, text.leftOut),
    ...part(text.headings.alsoOnCards, text.alsoOnCards),
    ...part(text.headings.sources, text.sources),
    '',
    text.foot,
    ''
  ].join('\n')
}

/** What a sheet can be given as. */
export type SheetWay = 'pdf' | 'print' | 'png' | 'text' | 'board-png' | 'board-svg'

/** Pixels for each point, and for each square of the board alone: 300 dots to the inch at true size is 450. */
const SHEET_SCALE = 3
const SQUARE_PIXELS = 120

async function save(app: Pick<App, 'session' | 'platform'>, name: string, kind: FileKind, bytes: Uint8Array): Promise<void> {
  const saved = await app.platform.saveBytes({ name, kind, bytes })
  if (saved) app.session.notify('info', texts.notices.savedFile(saved.name))
}

/** Is the question about a part of the map only? Then that part can be printed by itself. */
export function hasPart(saved: SheetRuling): boolean {
  const scene = sceneOf(saved)
  return scene !== null && questionWindow(scene) !== null
}

/** Has this ruling a board that can be given by itself? */
export const hasBoard = (saved: SheetRuling): boolean => sceneOf(saved) !== null

/** Gives the sheet away. What goes wrong is told in a notice. */
export async function giveSheet(
  app: PaperNeeds & Pick<App, 'platform'>,
  saved: SheetRuling,
  way: SheetWay,
  what: OnPaper,
  page: Document = document
): Promise<void> {
  const title = fileName(saved.title)
  const name = what.kind !== 'ruling' && hasBoard(saved) ? t.boardName(title) : title
  try {
    const scene = sceneOf(saved)
    switch (way) {
      case 'pdf': {
        const pages = (await rowsOf(app, saved, what, page)).flat()
        // The libraries for it are larger than the rest of the desk: they come when they are wanted.
        const { pdfFile } = await import('../../sheet/pdfFile.ts')
        const about = { title: saved.title, language, maker: `Linejudge ${saved.engineVersion}`, madeAt: new Date(saved.savedAt) }
        await save(app, name, 'pdf', await pdfFile(page, pages, about, measureOn(page)))
        return
      }
      case 'print': {
        const element = page.createElement('div')
        const pages = (await rowsOf(app, saved, what, page)).flat()
        element.append(...pages.map((drawing) => svgElement(page, drawing, 'pt')))
        const [{ width, height } = { width: 0, height: 0 }] = pages
        const printed = await app.platform.print({ name, element, page: [width, height] })
        if (printed.kind === 'saved') app.session.notify('info', texts.notices.savedFile(printed.name))
        return
      }
      case 'png': {
        const pages = (await rowsOf(app, saved, what, page)).flat()
        for (const [index, drawing] of pages.entries())
          await save(app, pages.length > 1 ? `${name} ${index + 1}` : name, 'png', await pngOf(page, drawing, SHEET_SCALE))
        return
      }
      case 'text':
        await cardsReady(app, [saved])
        await save(app, name, 'text', new TextEncoder().encode(plainSheet(app, saved)))
        return
      case 'board-png':
        if (!scene) return
        await page.fonts.ready
        await save(app, name, 'png', await pngOf(page, boardDrawing(scene), SQUARE_PIXELS))
        return
      case 'board-svg': {
        if (!scene) return
        const svg = new XMLSerializer().serializeToString(svgElement(page, boardDrawing(scene), 'in', what.inches))
        await save(app, name, 'svg', new TextEncoder().encode(`${svg}\n`))
      }
    }
  } catch (error) {
    app.session.notify('error', messageOf(error))
  }
}

/** How the page of a ruling may lie. */
export const PAGE_LIES: readonly Lie[] = LIES

export const PAPER_NAMES = ['a4', 'letter'] as const satisfies readonly Paper[]

/** The pages as they are shown before they are given away, in rows. */
export const showPages = async (
  app: PaperNeeds,
  saved: SheetRuling,
  what: OnPaper,
  page: Document
): Promise<readonly (readonly SVGSVGElement[])[]> =>
  (await rowsOf(app, saved, what, page)).map((row) => row.map((drawing) => svgElement(page, drawing, 'pt')))
