/** The manual: the same steps in every language, each label one that is on the screen, each picture there. */
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { piecesOf } from '../../../../src/renderer/i18n/labels.ts'
import { LANGUAGES } from '../../../../src/renderer/i18n/languages.ts'

const PICTURES = new URL('../../../../resources/manual/', import.meta.url)

/** Every sentence of it, and the form that all languages share. */
async function manualOf({ load, later, manual }: (typeof LANGUAGES)[number]) {
  const [{ all }, { later: more }, { default: manualTexts }] = [await load(), await later(), await manual()]
  return {
    said: { ...all, ...more },
    form: {
      jobs: manualTexts.jobs.map(({ id, steps }) => [id, steps.map((step) => [step.text.length, step.picture ?? ''])]),
      sheets: manualTexts.sheets.map(({ id, lines }) => [id, lines.length])
    },
    pictures: manualTexts.jobs.flatMap(({ steps }) => steps.flatMap(({ picture }) => (picture === undefined ? [] : [picture]))),
    sentences: [
      ...manualTexts.jobs.flatMap(({ steps }) => steps.flatMap(({ text }) => text)),
      ...manualTexts.sheets.flatMap(({ lines }) => lines)
    ]
  }
}

describe.each(LANGUAGES)('the manual in $id', (language) => {
  it('has the same steps, pictures and cards as in English', async () => {
    expect((await manualOf(language)).form).toEqual((await manualOf(LANGUAGES[0])).form)
  })

  it('names only what stands on the screen', async () => {
    const { sentences, said } = await manualOf(language)
    const labels = sentences.flatMap((sentence) => piecesOf(sentence, said).filter(({ label }) => label))
    expect(labels.length).toBeGreaterThan(30)
    expect(() => piecesOf('{{texts.tray.nothing}}', said)).toThrow('texts.tray.nothing')
    expect(piecesOf('a {{texts.undo}}', { texts: { undo: 'U' } })).toEqual([
      { words: 'a ', label: false },
      { words: 'U', label: true }
    ])
  })

  it('has its pictures', async () => {
    for (const name of (await manualOf(language)).pictures)
      expect(existsSync(new URL(`${language.id}/${name}.webp`, PICTURES)), name).toBe(true)
  })
})
