/** The pictures of the documents: each scene can still be played in the app as it is, and each picture is of a scene and is shown somewhere. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { decode } from 'fast-png'
import { describe, expect, it } from 'vitest'
import { LAPTOP, pictureOf, SCENES } from '../pictures/scenes.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const FOLDER = join(ROOT, 'docs/pictures')

/** How many of so many points differ plainly. */
function difference(a: Uint8Array, b: Uint8Array): number {
  const one = decode(a)
  const other = decode(b)
  let differ = 0
  for (let at = 0; at < one.data.length; at += one.channels)
    if (Math.abs(one.data[at]! - other.data[(at / one.channels) * other.channels]!) > 24) differ++
  return differ / (one.width * one.height)
}

describe('the pictures of the documents', () => {
  it('are those of the scenes, in their sizes', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(SCENES.map(({ name }) => `${name}.png`).sort())
    for (const { name, size = LAPTOP } of SCENES) {
      const { width, height } = decode(readFileSync(join(FOLDER, `${name}.png`)))
      expect([name, width, height]).toEqual([name, size.width, size.height])
    }
  })

  it('are shown in a document, and no document shows one that is not there', () => {
    const texts = ['README.md', ...readdirSync(join(ROOT, 'docs')).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : []))]
    const shown = texts.flatMap((name) =>
      [...readFileSync(join(ROOT, name), 'utf8').matchAll(/\((?:docs\/)?pictures\/([\w-]+)\.png/g)].map(([, one]) => one!)
    )
    expect([...new Set(shown)].sort()).toEqual(SCENES.map(({ name }) => name).sort())
  })

  it('of two screens differ by far more than the same screen does', () => {
    const [first, ...others] = SCENES.map(({ name }) => readFileSync(join(FOLDER, `${name}.png`)))
    for (const other of others) expect(difference(first!, other)).toBeGreaterThan(0.12)
  })

  it.each(SCENES)('$name looks as the app does (npm run pictures)', async (scene) => {
    const now = await pictureOf(scene)
    // Fonts and edges differ from machine to machine, a clock goes on: a screen that looks otherwise differs by far more.
    expect(difference(readFileSync(join(FOLDER, `${scene.name}.png`)), now)).toBeLessThan(0.06)
  })
})
