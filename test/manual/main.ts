/** `npm run manual`: the pictures of the manual out of the running app, and the manual on paper, in every language. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { LANGUAGES } from '../../src/renderer/i18n/languages.ts'
import { openApp, sharedBrowser } from '../support/browser.ts'
import { boardDrawn } from '../support/pageDriver.ts'
import { saidIn, SCENES } from './scenes.ts'

const ROOT = resolve(import.meta.dirname, '../..')
/** Half as many again as are shown: sharp on paper. */
const SIZE = { width: 1280, height: 800 }
const SHOWN = { width: 960, height: 600 }

const LOCALES: Readonly<Record<string, string>> = { en: 'en-GB', es: 'es-ES', pt: 'pt-BR' }

/** Read here: what is imported later is not found any more when a script has this module. */
const spoken = await Promise.all(LANGUAGES.map(async (language) => ({ id: language.id, said: await saidIn(language) })))

async function opened(id: string): Promise<{ readonly page: Page; readonly close: () => Promise<void> }> {
  const app = await openApp({
    browser: await sharedBrowser(),
    context: { viewport: SIZE, locale: LOCALES[id] ?? id, colorScheme: 'light', reducedMotion: 'reduce' }
  })
  app.page.setDefaultTimeout(20_000)
  await boardDrawn(app.page)
  return { page: app.page, close: () => app.close() }
}

/** A picture of the window as WebP, as large as the manual shows it. */
async function picture(page: Page): Promise<Buffer> {
  const png = (await page.screenshot()).toString('base64')
  const webp = await page.evaluate(
    async ({ png, width, height }) => {
      const image = new Image()
      image.src = `data:image/png;base64,${png}`
      await image.decode()
      const canvas = new OffscreenCanvas(width, height)
      const context = canvas.getContext('2d')!
      context.imageSmoothingQuality = 'high'
      context.drawImage(image, 0, 0, width, height)
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.72 })).arrayBuffer())
      return btoa(String.fromCharCode(...bytes))
    },
    { png, ...SHOWN }
  )
  return Buffer.from(webp, 'base64')
}

/** Makes every picture anew. @param told called with each file */
export async function makePictures(told: (file: string) => void): Promise<void> {
  for (const { id, said } of spoken) {
    const folder = join(ROOT, 'resources/manual', id)
    mkdirSync(folder, { recursive: true })
    const { page, close } = await opened(id)
    for (const { name, go } of SCENES) {
      await go(page, said)
      // What moves comes to rest; notices lie over what the picture is about.
      for (const notices of await page.locator('.notices').all())
        await notices.evaluate((shown) => {
          if (shown instanceof HTMLElement) shown.style.display = 'none'
        })
      await page.waitForTimeout(700)
      const file = join(folder, `${name}.webp`)
      writeFileSync(file, await picture(page))
      told(file)
    }
    await close()
  }
}

/** The manual as the app prints it, one file a language. */
export async function makePapers(folder: string, told: (file: string) => void): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const { id, said } of spoken) {
    const { page, close } = await opened(id)
    const { helpTexts } = said
    await page.keyboard.press('F1')
    await page.getByRole('dialog').getByRole('button', { name: helpTexts.manual }).click()
    await page.getByTestId('manual-author').waitFor()
    // What the app would print is put on paper by the browser.
    await page.evaluate(() => {
      window.print = () => undefined
    })
    await page.getByRole('dialog').getByRole('button', { name: helpTexts.print }).click()
    await page.waitForTimeout(500)
    const file = join(folder, `linejudge-manual-${id}.pdf`)
    writeFileSync(
      file,
      await page.pdf({ format: 'A4', printBackground: true, margin: { top: '16mm', bottom: '16mm', left: '16mm', right: '16mm' } })
    )
    told(file)
    await close()
  }
}

/** Ends the browser that all of it has shared. */
export const closeBrowser = async (): Promise<void> => (await sharedBrowser()).close()
