/** Hands on the running app: find a square on the screen, tap it, drop a file, choose a question. */
import type { Page } from 'playwright-core'
import texts from '../../src/renderer/i18n/en/texts.json' with { type: 'json' }

interface Run {
  readonly text: string
  readonly from: number
  to: number
}

const nextLetter = (text: string): string => (text === '' ? '' : String.fromCharCode(text.charCodeAt(0) + 1))
const nextRow = (text: string): string => String(Number(text) + 1)

/** The stretch of the screen that shows `wanted`: beside the map the foot names the cursor's square instead. */
function stretchOf(runs: readonly Run[], wanted: string, next: (text: string) => string): Run {
  const named = runs.filter(({ text }) => text === wanted)
  const found =
    named.find((run) => {
      const at = runs.indexOf(run)
      return next(runs[at - 1]?.text ?? '') === wanted || runs[at + 1]?.text === next(wanted)
    }) ?? named[0]
  if (!found) throw new Error(`The board shows no ${wanted}: ${runs.map(({ text }) => text).join(' ')}`)
  return found
}

/** Where the corner of the map lies in the window and how far a square to the right and one down on the map are from it, in CSS pixels. */
export interface BoardGrid {
  readonly at: readonly [number, number]
  readonly right: readonly [number, number]
  readonly down: readonly [number, number]
  /** How large a square is. */
  readonly square: number
}

/** Where the squares lie, as the board itself says; null where it says nothing (another game, the map room). */
export async function boardGrid(page: Page): Promise<BoardGrid | null> {
  const board = page.getByTestId('board')
  const [box, said] = [await board.boundingBox(), await board.getAttribute('data-grid')]
  if (!box) throw new Error('The board is not shown.')
  if (said === null) return null
  const [x = 0, y = 0, rx = 0, ry = 0, dx = 0, dy = 0] = said.split(' ').map(Number)
  return { at: [box.x + x, box.y + y], right: [rx, ry], down: [dx, dy], square: Math.abs(rx) + Math.abs(ry) }
}

const placeOf = (name: string): readonly [number, number] => [name.charCodeAt(0) - 65, Number(name.slice(1)) - 1]

type PointIn = (name: string, part?: readonly [number, number]) => readonly [number, number]
const pointIn =
  ({ at, right, down }: BoardGrid): PointIn =>
  (name, [px, py] = [0.5, 0.5]) => {
    const [column, row] = placeOf(name)
    const [x, y] = [column + px, row + py]
    return [at[0] + x * right[0] + y * down[0], at[1] + x * right[1] + y * down[1]]
  }

/** Where every square of the board is that shows all of these: the whole map where they are not in sight. */
async function pointsOf(page: Page, names: readonly string[]): Promise<PointIn | null> {
  const grid = await boardGrid(page)
  const board = await page.getByTestId('board').boundingBox()
  if (!grid || !board) return null
  const isSeen = names.every((name) => {
    const [x, y] = pointIn(grid)(name)
    return x > board.x && y > board.y && x < board.x + board.width - 48 && y < board.y + board.height
  })
  if (isSeen) return pointIn(grid)
  await page.getByRole('button', { name: 'Whole map' }).click()
  const whole = await boardGrid(page)
  return whole && pointIn(whole)
}

/** The middle of a square on the screen; the whole map is shown where it is not in sight. */
export async function pointOf(page: Page, name: string): Promise<readonly [number, number]> {
  const known = await pointsOf(page, [name])
  return known ? known(name) : pointByName(page, name)
}

/** The middle of a square on the screen, found by what the foot of the board calls the square under the pointer. */
export async function pointByName(page: Page, name: string): Promise<readonly [number, number]> {
  const box = await page.getByTestId('board').boundingBox()
  if (!box) throw new Error('The board is not shown.')
  const [letter, row] = [name.slice(0, 1), name.slice(1)]
  const across = await namesAlong(page, [box.x, box.y + box.height / 2], [4, 0], Math.floor(box.width / 4))
  const column = stretchOf(runsOf(across.map((text) => text.slice(0, 1))), letter, nextLetter)
  const x = box.x + (column.from + column.to) * 2
  const down = await namesAlong(page, [x, box.y], [0, 4], Math.floor(box.height / 4))
  const line = stretchOf(runsOf(down.map((text) => text.slice(1))), row, nextRow)
  return [x, box.y + (line.from + line.to) * 2]
}

/** What the foot calls the square under a pointer that goes so many steps from `start`. */
function namesAlong(page: Page, start: readonly [number, number], step: readonly [number, number], steps: number): Promise<string[]> {
  return page.evaluate(
    async ([[x, y], [dx, dy], count]) => {
      const names: string[] = []
      for (let i = 0; i < count; i++) {
        const [clientX, clientY] = [x + dx * i, y + dy * i]
        const move = new PointerEvent('pointermove', { clientX, clientY, pointerType: 'mouse', bubbles: true })
        document.elementFromPoint(clientX, clientY)?.dispatchEvent(move)
        // The foot is written anew in a microtask.
        await new Promise((done) => {
          queueMicrotask(() => {
            queueMicrotask(() => {
              done(null)
            })
          })
        })
        names.push(document.querySelector('[data-testid=under-pointer]')?.textContent.split(' ')[0] ?? '')
      }
      return names
    },
    [start, step, steps] as const
  )
}

function runsOf(texts: readonly string[]): readonly Run[] {
  const runs: Run[] = []
  texts.forEach((text, at) => {
    const last = runs.at(-1)
    if (last?.text === text) last.to = at
    else runs.push({ text, from: at, to: at })
  })
  return runs
}

export async function tapSquare(page: Page, name: string): Promise<void> {
  const [x, y] = await pointOf(page, name)
  await page.mouse.click(x, y)
}

export async function drag(page: Page, from: string, to: string): Promise<void> {
  const [a, b] = [await pointOf(page, from), await pointOf(page, to)]
  await page.mouse.move(...a)
  await page.mouse.down()
  await page.mouse.move((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, { steps: 4 })
  await page.mouse.move(...b, { steps: 4 })
  await page.mouse.up()
}

/** The middle of a square, however the board is turned: the foot of the board has to call it so, too. */
export async function pointOnTurned(page: Page, name: string): Promise<readonly [number, number]> {
  const grid = await boardGrid(page)
  if (!grid) throw new Error('The board does not say where its squares lie.')
  const point = pointIn(grid)(name)
  const [called] = await namesAlong(page, point, [0, 0], 1)
  if (called !== name) throw new Error(`The board calls it ${called} where ${name} should be.`)
  return point
}

/** Drops a file with this text on the window. */
export async function dropFile(page: Page, name: string, text: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([fileName, content]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([content ?? ''], fileName ?? '', { type: 'application/json' }))
      return transfer
    },
    [name, text]
  )
  await page.dispatchEvent('#app', 'drop', { dataTransfer: data })
}

let opened = 0

/** Opens a case as a file of this name and a number, so that its notice is told from those of the cases before it in the same window. */
export async function openCase(page: Page, name: string, value: unknown): Promise<void> {
  const file = `${name}-${++opened}.clixcase`
  await dropFile(page, file, JSON.stringify(value))
  await page.getByText(`Opened ${file}.`).waitFor()
}

export interface DroppedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** A file with this value as JSON. */
export const jsonFile = (name: string, value: unknown): DroppedFile => ({ name, bytes: new TextEncoder().encode(JSON.stringify(value)) })

/** Drops several files of whatever content on the window. */
export async function dropFiles(page: Page, files: readonly DroppedFile[]): Promise<void> {
  const data = await page.evaluateHandle(
    (dropped) => {
      const transfer = new DataTransfer()
      for (const { name, base64 } of dropped) {
        transfer.items.add(new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], name))
      }
      return transfer
    },
    files.map(({ name, bytes }) => ({ name, base64: Buffer.from(bytes).toString('base64') }))
  )
  await page.dispatchEvent('#app', 'drop', { dataTransfer: data })
}

/** Chooses what is asked, by the name of the question ("Reach"). */
export async function askKind(page: Page, kind: string): Promise<void> {
  const [id] = Object.entries(texts.ask.kindNotes).find(([, name]) => name === kind) ?? []
  if (id === undefined) throw new Error(`No question is called ${kind}.`)
  await page.getByRole('button', { name: /^What is asked/ }).click()
  await page.locator(`[role=option][data-value="${id}"]`).click()
}

/** Finds every square of the board from two that are looked up: `at('C3')`, or a point of it with whole squares and parts from its top left. */
export async function gridOf(page: Page, first: string, last: string): Promise<PointIn> {
  const known = await pointsOf(page, [first, last])
  if (known) return known
  const [a, b] = [await pointOf(page, first), await pointOf(page, last)]
  const place = (name: string): readonly [number, number] => [name.charCodeAt(0) - 65, Number(name.slice(1)) - 1]
  const [p, q] = [place(first), place(last)]
  const [across, down] = [(b[0] - a[0]) / (q[0] - p[0]), (b[1] - a[1]) / (q[1] - p[1])]
  return (name, [px, py] = [0.5, 0.5]) => {
    const [x, y] = place(name)
    return [a[0] + (x - p[0] + px - 0.5) * across, a[1] + (y - p[1] + py - 0.5) * down]
  }
}

/** Until the board stands on the screen. */
export const boardDrawn = (page: Page): Promise<void> => page.getByTestId('board').locator('canvas').first().waitFor()

/** Until the ruling on the screen says this, by the engine's own word for it ("blocked"). */
export const verdictIs = (page: Page, word: string): Promise<void> => page.locator(`[data-testid=verdict][data-verdict=${word}]`).waitFor()

/** Opens a list by its button and chooses from it. */
export async function choose(page: Page, button: string | RegExp, option: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('option', { name: option }).click()
}

/** Goes to another screen by the rail ("Rulings"). */
export const goTo = (page: Page, screen: string): Promise<void> =>
  page.getByRole('navigation').getByRole('button', { name: screen, exact: true }).click()

/** Until everything that was changed is saved. */
export const saved = (page: Page): Promise<void> => page.locator('[data-testid=save-state][data-state=saved]').waitFor()

/** Saves the ruling on the table under this title. */
export async function saveRuling(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await page.getByTestId('verdict').waitFor()
  await page.keyboard.press('Control+s')
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByRole('button', { name: 'Save ruling' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** The titles of all saved rulings in the order of the alphabet; the screen then shows their list. */
export async function savedTitles(page: Page): Promise<string[]> {
  await goTo(page, 'Rulings')
  await page.getByRole('heading', { name: 'Saved rulings' }).waitFor()
  return (await page.getByTestId('saved-ruling').locator('.card-title').allInnerTexts()).sort()
}
