/** Puts one sheet on the page for the time of printing: on paper it is all there is, on the screen it is not seen. */
import type { PrintSheet } from './interface/platform.ts'

const STYLE = `
.on-paper { display: none; }
@media print {
  body:has(> .on-paper) > :not(.on-paper) { display: none !important; }
  html:has(.on-paper), body:has(> .on-paper) { height: auto; overflow: visible; background: #fff; }
  .on-paper { display: block; }
}`

/** Pages that are drawn to their edges: nothing is put around them, nothing is cut in two. */
const wholePages = ([width, height]: readonly [number, number]): string => `
@page { size: ${width}pt ${height}pt; margin: 0; }
@media print {
  .on-paper > * > svg { display: block; break-inside: avoid; }
  .on-paper > * > svg + svg { break-before: page; }
}`

/**
 * Shows the sheet to the printer while `print` runs. Its pictures and fonts are there before, and whatever happens the
 * page is afterwards as it was. `.paper` gives it the bright colours (see the tokens).
 */
export async function onPaper<T>(page: Document, { name, element, page: paper }: PrintSheet, print: () => Promise<T>): Promise<T> {
  const holder = page.createElement('div')
  holder.className = 'on-paper paper'
  const style = page.createElement('style')
  style.textContent = paper ? STYLE + wholePages(paper) : STYLE
  holder.append(style, element)
  const title = page.title
  page.body.append(holder)
  // A browser proposes the title as the name of the PDF.
  page.title = name
  try {
    await Promise.allSettled([page.fonts.ready, ...[...holder.querySelectorAll('img')].map((image) => image.decode())])
    return await print()
  } finally {
    holder.remove()
    page.title = title
  }
}

/** Opens the browser's print dialog and resolves when it is closed. Some browsers do not say so: then at the next touch or key. */
export function printDialog(browser: Window): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController()
    const end = (): void => {
      ended.abort()
      resolve()
    }
    for (const event of ['afterprint', 'pointerdown', 'keydown'])
      browser.addEventListener(event, end, { signal: ended.signal, capture: true })
    browser.print()
  })
}
