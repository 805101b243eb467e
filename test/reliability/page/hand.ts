/**
 * A person at the app: figures on the table, players and results of an event, rulings, notes, maps. An edit is
 * acknowledged when the mark of the screen reads “saved” after it.
 */
import { errors, type Page } from 'playwright-core'
import { boardDrawn, dropFiles, goTo, jsonFile, saveRuling } from '../../support/pageDriver.ts'
import type { Chance } from '../../support/seeded.ts'
import { showView } from '../../support/eventViews.ts'
import { eventFile } from '../../support/venue.ts'
import { Register, type Tally } from '../common/tally.ts'
import { EVENT } from '../host/crowd.ts'
import { storeEdition } from './storeEdition.ts'
import { GONE, keys, readRows, valuesIn, type Values } from './rows.ts'

const TABLES = 50
/** Labels of a map in a row and in a column, and the pixels from one to the next. */
const LABELS_ACROSS = 5
const LABEL_SPACE = 60
/** The edits that a difference is reported with. */
const LAST_EDITS = 12
/** Milliseconds until an edit that does not show itself is no longer waited for. */
const PATIENCE = 20_000
const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))

/** A word that stands nowhere else. */
function word(number: number): string {
  const letters = 'bcdfghjklmnpqrstvwxz'
  let text = ''
  for (let rest = number, at = 0; at < 4; at++, rest = Math.floor(rest / letters.length))
    text = letters.charAt(rest % letters.length) + text
  return `Zork${text}`
}

type Place = 'Table' | 'Event' | 'Rules' | 'Maps' | 'Figures' | 'Editions'

export class Hand {
  readonly #chance: Chance
  readonly #tally: Tally
  /** Every entered value, by its key. */
  readonly #entered = new Map<string, Register<string>>()
  /** Names that were forgotten for good. */
  readonly #forgotten = new Set<string>()
  /** Figures that are on the table, of those entered here. */
  readonly #figures = new Set<string>()
  /** Players who can be forgotten. */
  readonly #players = new Set<string>()
  #words = 0
  #labels = 0
  #editions = 0
  /** The edits of this life and the one before, the newest last. */
  #done: string[] = []
  #table = 0
  page!: Page

  constructor(chance: Chance, tally: Tally) {
    this.#chance = chance
    this.#tally = tally
  }

  /** Something that this hand has not entered was acknowledged, too. */
  expect(kind: string, key: string, value: string): void {
    this.#entered.set(key, new Register(value))
    this.#tally.acknowledge(kind)
  }

  /** Shows a view of the event. */
  async showEvent(view?: string): Promise<void> {
    await this.#to('Event', '[data-testid=event-desk], [data-testid=event-list]')
    if (!(await this.page.getByTestId('event-desk').isVisible())) {
      await this.page.getByTestId('event-list').getByText('Saturday').first().click()
      await this.page.getByTestId('event-desk').waitFor()
    }
    if (view !== undefined) await this.#view(view)
  }

  /** A first visit: an event in its first round, a set of figures and a map of one's own. */
  async begin(page: Page): Promise<void> {
    this.page = page
    await dropFiles(page, [jsonFile('day.event.json', eventFile(2 * TABLES, EVENT))])
    await page.locator('#arriving-take').click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByTestId('event-desk').waitFor()
    await this.#saved()
  }

  /** Compares everything acknowledged with the rows. Each difference counts once. */
  async compare(page: Page, when: string): Promise<void> {
    this.page = page
    this.#done.push(when)
    const values = valuesIn(await readRows(page), this.#forgotten)
    for (const [key, register] of this.#entered) {
      const found = values.get(key) ?? GONE
      const isTwice = / times$/.test(found)
      if (isTwice) this.#tally.duplicated.push(`${key}: ${found} ${when}`)
      else if (!register.takes(found)) {
        const list = key.startsWith('name ') || register.last === GONE ? this.#tally.cameBack : this.#tally.lost
        list.push(`${key}: ${found}, not ${register.last}, ${when} (${this.#done.slice(-LAST_EDITS).join('; ')})`)
        register.settle(found)
      }
    }
    this.#take(values)
  }

  /** Where something not acknowledged may or may not be there, it counts as it was found. */
  #take(values: Values): void {
    for (const name of [...this.#figures]) if (!values.has(keys.figure(name))) this.#figures.delete(name)
  }

  /** Edits until it is over. An edit that the kill interrupts is no fault. */
  async work(over: AbortSignal): Promise<void> {
    this.page.setDefaultTimeout(PATIENCE)
    try {
      let place: Place | null = null
      while (!over.aborted) {
        // Mostly on with what is under way.
        if (place === null || this.#chance.is(0.2))
          place = this.#chance.pick(['Table', 'Table', 'Table', 'Event', 'Event', 'Rules', 'Maps', 'Figures', 'Editions'] as const)
        await this.#edit(place)
        await pause(this.#chance.whole(50, 350))
      }
    } catch (error) {
      if (!over.aborted) throw error
    }
  }

  #edit(place: Place): Promise<void> {
    switch (place) {
      case 'Table':
        return this.#onTable()
      case 'Event':
        return this.#atEvent()
      case 'Rules':
        return this.#note()
      case 'Maps':
        return this.#label()
      case 'Figures':
        return this.#ownFigure()
      case 'Editions':
        return this.#edition()
    }
  }

  /** Enters something, and waits until the screen says that it is saved. @param enter resolves when the screen shows it */
  async #enter(kind: string, key: string, value: string, enter: () => Promise<void>): Promise<void> {
    const register = this.#entered.get(key) ?? new Register(GONE)
    this.#entered.set(key, register)
    register.send(value)
    this.#done.push(`${key} := ${value}`)
    try {
      await enter()
      await this.#saved()
    } catch (error) {
      // A disk that fails refuses some edits: such an edit is not acknowledged, and may be there or not.
      if (!(error instanceof errors.TimeoutError)) throw error
      this.#tally.count('edits refused or late')
      this.#done.push('late')
      return
    }
    register.acknowledge(value)
    this.#tally.acknowledge(kind)
    this.#done.push('saved')
  }

  /** Resolves when the mark reads “saved”; not before it has been drawn again after the last edit. */
  async #saved(): Promise<void> {
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))))
    await this.page.locator('[data-testid=save-state][data-state=saved]').waitFor()
  }

  async #to(screen: string, there: string): Promise<void> {
    await this.page.keyboard.press('Escape')
    if (await this.page.locator(there).first().isVisible()) return
    await goTo(this.page, screen)
    await this.page.locator(there).first().waitFor()
  }

  async #typed(line: string): Promise<void> {
    const { page } = this
    await page.getByPlaceholder(/merrow > brine/).click()
    await page.keyboard.type(line, { delay: 5 })
    await page.keyboard.press('Enter')
  }

  async #onTable(): Promise<void> {
    const { page } = this
    const chance = this.#chance
    await this.#to('Table', '[data-testid=board] canvas')
    const at = [chance.whole(0, 7), chance.whole(0, 7)] as const
    const square = `${'ABCDEFGH'.charAt(at[0])}${at[1] + 1}`
    const shown = (name: string) => page.getByRole('button', { name: `Edit ${name}`, exact: true })
    const [known] = chance.shuffled([...this.#figures])
    if (known !== undefined && chance.is(0.25)) {
      this.#figures.delete(known)
      await this.#enter('figures removed', keys.figure(known), GONE, async () => {
        await this.#typed(`remove ${known}`)
        await shown(known).waitFor({ state: 'detached' })
      })
    } else if (known !== undefined && chance.is(0.35)) {
      await this.#enter('figures moved', keys.figure(known), String(at), async () => {
        await this.#typed(`move ${known} ${square}`)
        await page.getByTestId('tray').locator('li', { hasText: known }).getByText(square, { exact: true }).waitFor()
      })
    } else if (chance.is(0.15)) {
      const title = word(++this.#words)
      await this.#enter('rulings', keys.ruling(title), 'saved', () => saveRuling(page, title))
    } else {
      const name = word(++this.#words)
      await this.#enter('figures', keys.figure(name), String(at), async () => {
        await this.#typed(`+ ${name} ${square}`)
        await shown(name).waitFor()
      })
      this.#figures.add(name)
    }
  }

  async #view(name: string): Promise<void> {
    const id = name.toLowerCase()
    if (!(await this.page.locator(`[data-view="${id}"] > *`).first().isVisible())) await showView(this.page, id)
  }

  async #atEvent(): Promise<void> {
    const { page } = this
    const chance = this.#chance
    await this.showEvent()
    if (this.#table < TABLES && chance.is(0.5)) {
      const table = ++this.#table
      const score = { [`p${2 * table - 1}`]: chance.whole(100, 300), [`p${2 * table}`]: chance.whole(0, 99) }
      await this.#view('Results')
      const [mine, theirs] = Object.values(score)
      await this.#enter('results', keys.result(table), JSON.stringify(score), async () => {
        const field = page.locator('input[name="table"]')
        await field.fill(String(table))
        await field.press('Enter')
        for (const typed of ['1', String(mine), 'Enter', String(theirs), 'Enter'])
          await (typed === 'Enter' || typed === '1' ? page.keyboard.press(typed) : page.keyboard.type(typed, { delay: 10 }))
        await page.getByText(`${mine} : ${theirs}`).first().waitFor()
      })
      return
    }
    await this.#view('Door')
    const [known] = chance.shuffled([...this.#players])
    if (known !== undefined && chance.is(0.25)) {
      this.#players.delete(known)
      this.#forgotten.add(known)
      const register = new Register('there')
      this.#entered.set(keys.name(known), register)
      this.#entered.delete(keys.player(known))
      await this.#enter('names forgotten', keys.name(known), GONE, async () => {
        await page.getByRole('button', { name: `Edit: ${known}` }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('button', { name: 'Forget this person' }).click()
        await dialog.getByRole('button', { name: 'Forget for good' }).click()
        await dialog.waitFor({ state: 'detached' })
      })
      return
    }
    const name = word(++this.#words)
    await this.#enter('players', keys.player(name), 'registered', async () => {
      const box = page.getByRole('searchbox', { name: 'Name: three letters' })
      await box.fill(name)
      // A name that could not be written is in the box again.
      const isIn = page.getByRole('button', { name: `Edit: ${name}` })
      for (let tries = 0; tries < 20 && !(await isIn.isVisible()); tries++) {
        if ((await box.inputValue()) === name) await box.press('Enter')
        await pause(200)
      }
      await isIn.waitFor()
    })
    this.#players.add(name)
  }

  async #note(): Promise<void> {
    const { page } = this
    const field = page.getByLabel('Own notes')
    if (!(await field.isVisible())) {
      await page.keyboard.press('Escape')
      await page.keyboard.press('/')
      await page.keyboard.type('lof5')
      await page.getByText('Both flanks of a corner').first().waitFor()
      await page.keyboard.press('Enter')
      await field.waitFor()
    }
    const text = word(++this.#words)
    await this.#enter('notes', keys.note('LOF-05'), text, () => field.fill(text))
  }

  async #label(): Promise<void> {
    const { page } = this
    await page.keyboard.press('Escape')
    if (!(await page.getByTestId('map-room').isVisible())) {
      await goTo(page, 'Maps')
      await page.getByRole('button', { name: 'New map: 8 × 8' }).click()
      await page.getByTestId('map-room').locator('canvas').first().waitFor()
    }
    const text = word(++this.#words)
    await this.#enter('labels of a map', keys.label(text), 'there', async () => {
      // A key typed into the text of the last label would change it.
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      const box = (await page.getByTestId('board').boundingBox())!
      // A click on a label would edit that label, so each new one has its own place.
      const nth = this.#labels++ % (LABELS_ACROSS * LABELS_ACROSS)
      const place = (length: number, at: number): number => length / 2 + (at - LABELS_ACROSS / 2) * LABEL_SPACE
      const field = page.getByTestId('label-text')
      // While the tool was on before, the key took it off, and the field is still that of the last label.
      for (let tries = 0; tries < 5 && !((await field.isVisible()) && (await field.inputValue()) === ''); tries++) {
        await page.keyboard.press('t')
        await page.mouse.click(box.x + place(box.width, nth % LABELS_ACROSS), box.y + place(box.height, Math.floor(nth / LABELS_ACROSS)))
        await pause(200)
      }
      if ((await field.inputValue()) !== '') throw new errors.TimeoutError('No new label.')
      await field.fill(text)
    })
    await page.keyboard.press('Escape')
  }

  /** The next version of the store's edition in the place of the one before; sometimes the table is ruled by it from then on. */
  async #edition(): Promise<void> {
    const { page } = this
    await page.keyboard.press('Escape')
    const version = String(++this.#editions)
    await this.#enter('versions of an edition', keys.edition, version, async () => {
      await dropFiles(page, [jsonFile('store.json', storeEdition(version))])
      const dialog = page.getByRole('dialog')
      await dialog.getByTestId('import-rows').waitFor()
      const theirs = dialog.getByText('Use the imported one', { exact: true })
      if (await theirs.isVisible()) await theirs.click()
      await dialog.getByRole('button', { name: 'Import 1 document' }).click()
      await dialog.waitFor({ state: 'detached' })
    })
    if (this.#chance.is(0.5)) return
    await goTo(page, 'Rules')
    await page.getByText('Editions of your own').first().click()
    const use = page.getByTestId('editions-page').getByRole('button', { name: 'Use on the table' })
    await page.getByTestId('editions-page').waitFor()
    if (await use.isVisible()) await use.click()
  }

  async #ownFigure(): Promise<void> {
    const { page } = this
    const field = page.getByRole('textbox', { name: 'Name', exact: true })
    // The editor of a figure on the table has such a field, too.
    const isThere = await page.locator('nav button[aria-current=page]', { hasText: 'Figures' }).isVisible()
    if (!isThere || !(await field.isVisible())) {
      await this.#to('Figures', 'button:has-text("New set")')
      await page.getByRole('button', { name: 'New set' }).first().click()
      await page.getByRole('button', { name: 'New figure' }).first().click()
      await field.waitFor()
    }
    const before = this.#entered.get(keys.ownFigure(await field.inputValue()))
    before?.send(GONE)
    const name = word(++this.#words)
    await this.#enter('figures of a set', keys.ownFigure(name), 'there', () => field.fill(name))
    if (this.#entered.get(keys.ownFigure(name))?.last === 'there') before?.acknowledge(GONE)
  }
}

/** Opens the app and waits until it can be used. */
export async function openTable(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await boardDrawn(page)
}
