/**
 * `npm run bench -- --app --fields`: how long the page stands still after a key in a field that holds the worst text that it takes, and after
 * a paste that is too long. Goals: 100 ms for a key, 2 s for a paste or a message at once.
 */
import { ms, tell } from './benchApp.mjs'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Locator} Locator */

/** What is repeated: each has made a reader slow. */
const UNITS = [
  ' ',
  'a',
  'a ',
  '7 ',
  'A1-GR200 ',
  '+ A1 ',
  'move a ',
  'red ',
  '> ',
  'thor ',
  'thro ',
  '"',
  'kw:"',
  '!',
  '- ',
  'aa ab ac ad ae ',
  '\u0301'
]

/** @param {number} length */
const worst = (length) => UNITS.map((unit) => `+ ${unit.repeat(length)}`.slice(0, length - 1))

/** From a change of the field to the frame after it, in ms. @param {Locator} field @param {string} text */
const timeOf = (field, text) =>
  field.evaluate(async (element, value) => {
    if (!(element instanceof HTMLInputElement)) throw new Error('The field is no input.')
    const begun = performance.now()
    element.value = value
    element.dispatchEvent(new InputEvent('input', { bubbles: true }))
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    return performance.now() - begun
  }, text)

/** @param {string} what @param {Locator} field */
async function measured(what, field) {
  await field.focus()
  const most = await field.evaluate((element) => (element instanceof HTMLInputElement ? element.maxLength : 0))
  let slowest = { time: 0, text: '' }
  for (const text of worst(most)) {
    // The first time reads what is needed; the second is what a key costs.
    await timeOf(field, text)
    const time = await timeOf(field, `${text}x`)
    if (time > slowest.time) slowest = { time, text }
    await timeOf(field, '')
  }
  tell(`a key in ${what} with ${most} letters (${JSON.stringify(slowest.text.slice(0, 14))})`, ms(slowest.time), '100 ms')
  tell(`a paste of a million letters into ${what}`, ms(await timeOf(field, 'a '.repeat(500_000))), '2 s, or a message')
}

/** @param {Page} page with a table */
export async function fields(page) {
  await page.keyboard.press('Alt+1')
  await measured('the ask field', page.locator('#ask-field'))
  await page.locator('#ask-field').press('Escape')
  await page.locator('body').press('/')
  await page.locator('.search-input').waitFor()
  await page.waitForTimeout(2000)
  await measured('the box of search', page.locator('.search-input'))
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
}
