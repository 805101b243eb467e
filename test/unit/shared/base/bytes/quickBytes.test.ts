/** The walk over the bytes of a JSON text says yes only where reading it and valibot say yes and change nothing. */
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { walkOf, walksAll } from '../../../../../src/shared/base/bytes/quickBytes.ts'
import { FORBIDDEN_KEYS, idText, listOf, oneOf, optionalText, recordOf, text, whole } from '../../../../../src/shared/base/validate.ts'
import { bytesOf } from '../../../../../src/shared/json/utf8.ts'
import { parseJsonText } from '../../../../../src/shared/json/jsonText.ts'
import { seededRuns } from '../../../../support/seeded.ts'

const LIMITS = { deepest: 64, forbidden: FORBIDDEN_KEYS }

/** Yes or no; a yes that reading the text or valibot does not say, or says of something else, is an error. */
function sure(schema: v.GenericSchema, json: string): boolean {
  const isSure = walksAll(walkOf(schema, LIMITS), bytesOf(json))
  if (isSure) {
    const read = parseJsonText(json)
    if (!read.ok) throw new Error(`Taken, and no JSON: ${json}`)
    const said = v.safeParse(schema, read.value)
    expect(said.success, json).toBe(true)
    expect(said.output).toEqual(read.value)
  }
  return isSure
}

const thing = v.looseObject({
  id: idText,
  name: text(5),
  note: v.optional(optionalText(3)),
  count: v.nullable(whole(0, 99)),
  kind: oneOf(['one', 'two']),
  sure: v.optional(v.boolean()),
  parts: listOf(v.looseObject({ is: idText }), 2)
})
const GOOD = '{"id":"a-1","name":"abc","count":7,"kind":"two","parts":[{"is":"b"},{"is":"c:2"}]}'

describe('the walk over the bytes', () => {
  it.each([
    ['a thing', thing, GOOD],
    [
      'fields in another order, with blanks between',
      thing,
      ' {\n "kind" : "one", "parts":[ ] ,"count":null,"sure":false,"name":"a","id":"a","note":"" }\n'
    ],
    ['a field that nobody names', thing, GOOD.replace('{', '{"more":{"a":[1.5,-2,"x",true,null,{}]},')],
    ['a text with escapes and with letters of several bytes', text(20), '"a\\n\\u00e9\\"é😀"'],
    ['a text as long as it may be, in letters of several bytes', text(4), '"éé😀"'],
    ['a number below 0', whole(-9, 9), '-3']
  ])('takes %s', (_what, schema, json) => {
    expect(sure(schema, json)).toBe(true)
  })

  it.each([
    ['a text too long', text(2), '"abc"'],
    ['a text too long in letters of two halves', text(3), '"😀😀"'],
    ['an empty text', text(2), '""'],
    ['a text that does not end', text(9), '"abc'],
    ['a text with a bare line break', text(9), '"a\nb"'],
    ['an escape that is none', text(9), '"\\x"'],
    ['half an escape', text(9), '"\\u00g0"'],
    ['an id with a letter of no id', idText, '"a_b"'],
    ['an id that ends with a dash', idText, '"a-"'],
    ['an id with two dashes', idText, '"a--b"'],
    ['an id written with an escape', idText, '"\\u0061"'],
    ['an id too long', idText, `"${'a'.repeat(81)}"`],
    ['half a number', whole(0, 9), '1.5'],
    ['a number with an exponent', whole(0, 99), '1e1'],
    ['a number with a zero in front', whole(0, 99), '07'],
    ['a number too large', whole(0, 9), '10'],
    ['a number of more digits than are told apart', whole(0, Infinity), '1234567890123456'],
    ['a number that is none', v.unknown(), '1e999'],
    ['a number that stops at its point', v.unknown(), '1.'],
    ['another word', oneOf(['a', 'b']), '"c"'],
    ['a list too long', listOf(idText, 1), '["a","b"]'],
    ['a list with a comma at its end', listOf(idText, 9), '["a",]'],
    ['a wrong entry', listOf(idText, 3), '["a","B"]'],
    ['a missing field', thing, GOOD.replace('"count":7,', '')],
    ['a field twice', thing, GOOD.replace('{', '{"name":"a",')],
    ['a field whose name is written with an escape', thing, GOOD.replace('{', '{"\\u005f_proto__":1,')],
    ['a name that could reach a prototype', thing, GOOD.replace('{', '{"more":{"__proto__":1},')],
    ['what is too deep', v.unknown(), `${'['.repeat(65)}${']'.repeat(65)}`],
    ['more behind the end', thing, `${GOOD}1`],
    ['a mark of the byte order', thing, `\uFEFF${GOOD}`],
    ['what would be taken out', v.object({}), '{"a":1}'],
    ['what would be put in', v.looseObject({ a: v.optional(v.number(), 1) }), '{}'],
    ['what would be another value', v.pipe(v.string(), v.transform(Number)), '"1"'],
    ['a check of its own', v.pipe(v.string(), v.check(() => false)), '"a"'], // prettier-ignore
    ['a list of what has a check of its own', v.array(v.pipe(v.unknown(), v.check(() => false))), '[1]'], // prettier-ignore
    ['what is not known here', recordOf(v.string(), v.number(), 3), '{"a":1}'],
    ['nothing', v.unknown(), '']
  ])('leaves to who reads it %s', (_what, schema, json) => {
    expect(sure(schema, json)).toBe(false)
  })

  it('never takes what reading refuses, wherever a text is changed', () => {
    const signs = fc.constantFrom(...'{}[]",:\\-.0179eEabntu_ \n\té😀', '"a":', 'null', '\\u00e9', '')
    const changes = fc.array(fc.tuple(fc.nat(), fc.nat(2), signs), { minLength: 1, maxLength: 3 })
    let taken = 0
    fc.assert(
      fc.property(fc.constantFrom(GOOD, '{"a":[1.5,{"b":"c"}],"d":null}'), changes, (from, all) => {
        const json = all.reduce<string>((now, [place, length, sign]) => {
          const at = place % (now.length + 1)
          return now.slice(0, at) + sign + now.slice(at + length)
        }, from)
        if (sure(from === GOOD ? thing : v.unknown(), json)) taken++
      }),
      seededRuns(3000)
    )
    expect(taken).toBeGreaterThan(100)
  })
})
