/**
 * Nothing vanishes, in files of other programs and on the command line: a field that nobody reads, thrown in at any level, is told
 * with its name, or the file is refused with its place.
 */
import { describe, expect, it } from 'vitest'
import { readAny } from '../../../../src/shared/formats/anyFile.ts'
import { readIncoming } from '../../../../src/shared/formats/incoming.ts'
import { bytesOf } from '../../../../src/shared/json/utf8.ts'
import { foreignSamples, foreignTexts, teamSample } from '../../../fuzz/otherFormats.ts'
import { FIELD, thrownInto } from '../../../support/thrownIn.ts'

const file = (text: string) => [{ name: 'stranger', bytes: bytesOf(text) }]

/** What the command line and the gate of the app tell of a file, or the places where they refuse it. */
function told(text: string): readonly (readonly string[])[] {
  const any = readAny(file(text))
  const app = readIncoming(file(text))
  const words = (notes: readonly { readonly message: string }[] = []) => notes.map(({ message }) => message)
  return [
    any.ok ? any.files.flatMap(({ notes }) => words(notes)) : any.broken.problems.map(({ path, message }) => `${path} ${message}`),
    app.ok
      ? app.documents.flatMap((one) => ('notes' in one ? words(one.notes) : []))
      : app.broken.flatMap(({ problems }) => problems.map(({ path, message }) => `${path} ${message}`))
  ]
}

/** Is a field told by its name, or what it stands in; or the file refused at its place? */
const isNamed = (words: readonly string[], name: string, place: string): boolean =>
  words.some((sentence) => {
    if (sentence.startsWith(place) || sentence.startsWith(`${place.slice(0, -FIELD.length - 1)} `)) return true
    const names = /^Fields that nothing here reads \(\d+\): (.*)\.$/.exec(sentence)?.[1]?.split(', ') ?? []
    return names.some((one) => name === one || name.startsWith(`${one}/`))
  })

describe('a file of another program with a field that nobody reads', () => {
  it.each(Object.entries(foreignSamples))('%s: told on the command line and in the app', (_name, sample) => {
    for (const { place, document } of thrownInto(JSON.stringify(sample), 1)) {
      // Lights are told by their number and kept as they are; what a property holds is its author's.
      if (place.startsWith('/lights/')) continue
      const name = place.split('/').filter((step) => step !== '' && !/^\d+$/.test(step)).join('/') // prettier-ignore
      for (const words of told(JSON.stringify(document))) expect(isNamed(words, name, place), `${place}: ${words.join(' ')}`).toBe(true)
    }
  })

  it('is told nothing of where there is none', () => {
    for (const [name, sample] of Object.entries(foreignSamples)) {
      if (name === 'uvtt') continue
      for (const words of told(JSON.stringify(sample))) expect(words.join('\n'), name).not.toContain('nothing here reads')
    }
  })

  it('is told of in XML, as an attribute and as an element', () => {
    for (const element of ['map', 'tileset', 'tile', 'layer', 'objectgroup', 'object'])
      for (const [strange, what] of [
        [foreignTexts.tmx.replace(new RegExp(`<${element}(?=[ >])`), `<${element} ${FIELD}="3"`), 'attribute'],
        [foreignTexts.tmx.replace(new RegExp(`(<${element}(?: [^>]*)?>)`), `$1<${FIELD}/>`), 'element']
      ] as const) {
        expect(strange).not.toBe(foreignTexts.tmx)
        for (const words of told(strange)) expect(words.join('\n'), `${element} ${what}`).toContain(FIELD)
      }
  })

  it('is told of in the dial of a forum, wherever its line stands', () => {
    const lines = foreignTexts.forum.split('\n')
    for (let at = 0; at < lines.length - 1; at++)
      for (const words of told(lines.toSpliced(at, 0, `Gravity: ${FIELD}`).join('\n')))
        expect(words.join('\n'), `line ${at}`).toContain(FIELD)
  })

  it('is told of in tables: a column, a column without a head, a cell beside the columns', () => {
    for (const text of [foreignTexts.table, foreignTexts.force]) {
      const [head = '', first = '', ...rest] = text.split('\n')
      const columns = head.split(',').length
      expect(told([`${head},${FIELD}`, `${first},3`, ...rest].join('\n'))[0]!.join('\n')).toContain(FIELD)
      for (const heads of [`${head},`, head])
        expect(told([heads, `${first},${FIELD}`, ...rest].join('\n'))[0]!.join('\n')).toContain(`column "${columns + 1}"`)
    }
    expect(told(foreignTexts.force.replace('Qty', 'Qty,Rarity').replace('\n2', '\n2,rare').replace('\n1', '\n1,'))[0]!.join('\n')).toContain('rarity') // prettier-ignore
  })

  it('is refused with its line in a board as text', () => {
    for (const words of told(`# Board\n.h\nb.\n\n${FIELD} 3\n`)) expect(words.join('\n')).toMatch(new RegExp(`line 5.*${FIELD}`, 'i'))
  })
})

describe('a document of ours with a field that nobody knows', () => {
  it('is told on the command line with the name of the field: teams', () => {
    for (const { place, document } of thrownInto(JSON.stringify(teamSample), 2)) {
      const any = readAny(file(JSON.stringify(document)))
      if (!any.ok) throw new Error(place)
      const name = place.split('/').filter((step) => step !== '' && !/^\d+$/.test(step)).join('/') // prettier-ignore
      expect(any.files[0]!.notes, place).toMatchObject([{ code: 'fields-not-read', facts: { names: name } }])
      expect(JSON.stringify(any.files[0]!.documents[0]!.document), place).toContain(`"${FIELD}"`)
    }
  })
})
