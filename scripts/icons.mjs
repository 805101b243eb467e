/** `npm run icons`: draws resources/icons out of resources/icon.svg: pictures for Linux, one file each for Windows and macOS. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findChromium } from './chromium.mjs'
import { ensureInstalled, root, runScript, Stop } from './lib.mjs'

/** What desktops of Linux look for. */
export const LINUX_SIZES = [16, 24, 32, 48, 64, 128, 256, 512]
/** What Windows shows, from the taskbar to large tiles. */
export const WINDOWS_SIZES = [16, 24, 32, 48, 64, 128, 256]
/** The pictures of macOS by the four letters that name each size in its file. @type {readonly (readonly [string, number])[]} */
export const MAC_SIZES = [
  ['icp4', 16],
  ['icp5', 32],
  ['ic07', 128],
  ['ic08', 256],
  ['ic09', 512],
  ['ic10', 1024],
  ['ic11', 32],
  ['ic12', 64],
  ['ic13', 256],
  ['ic14', 512]
]

/**
 * An icon of Windows: a directory of PNG pictures, each with its size and place.
 * @param {readonly { readonly size: number, readonly png: Uint8Array }[]} pictures
 */
export function icoOf(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let at = head.length
  pictures.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index
    // 256 is written as 0.
    head.writeUInt8(size % 256, entry)
    head.writeUInt8(size % 256, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(at, entry + 12)
    at += png.length
  })
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

/**
 * An icon of macOS: PNG pictures one behind the other, each behind its name and length.
 * @param {readonly { readonly name: string, readonly png: Uint8Array }[]} pictures
 */
export function icnsOf(pictures) {
  /** @param {string} name @param {number} length */
  const head = (name, length) => {
    const bytes = Buffer.alloc(8)
    bytes.write(name, 'ascii')
    bytes.writeUInt32BE(length, 4)
    return bytes
  }
  const parts = pictures.flatMap(({ name, png }) => [head(name, png.length + 8), png])
  return Buffer.concat([head('icns', 8 + parts.reduce((sum, part) => sum + part.length, 0)), ...parts])
}

/** @param {readonly number[]} sizes @returns {Promise<ReadonlyMap<number, Buffer>>} the drawing at each size, as PNG */
async function drawn(sizes) {
  const executablePath = findChromium()
  if (executablePath === null) throw new Stop('No Chromium was found to draw with: `npm test` installs one or says how.')
  const { chromium } = await import('playwright-core')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const address = `data:image/svg+xml;base64,${readFileSync(join(root, 'resources/icon.svg')).toString('base64')}`
  /** @type {Map<number, Buffer>} */
  const pictures = new Map()
  try {
    for (const size of sizes) {
      const page = await browser.newPage({ viewport: { width: size, height: size } })
      await page.setContent(`<style>*{margin:0}img{display:block;width:100vw;height:100vh}</style><img src="${address}">`)
      await page.locator('img').evaluate((/** @type {HTMLImageElement} */ image) => image.decode())
      pictures.set(size, await page.screenshot({ omitBackground: true }))
      await page.close()
    }
  } finally {
    await browser.close()
  }
  return pictures
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runScript(async () => {
    await ensureInstalled()
    const folder = join(root, 'resources/icons')
    mkdirSync(folder, { recursive: true })
    const pictures = await drawn([...new Set([...LINUX_SIZES, ...WINDOWS_SIZES, ...MAC_SIZES.map(([, size]) => size)])])
    /** @param {number} size */
    const at = (size) => pictures.get(size) ?? Buffer.alloc(0)
    for (const size of LINUX_SIZES) writeFileSync(join(folder, `${size}x${size}.png`), at(size))
    writeFileSync(join(folder, 'icon.ico'), icoOf(WINDOWS_SIZES.map((size) => ({ size, png: at(size) }))))
    writeFileSync(join(folder, 'icon.icns'), icnsOf(MAC_SIZES.map(([name, size]) => ({ name, png: at(size) }))))
  })
}
