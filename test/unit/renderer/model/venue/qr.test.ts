/** Codes to scan: what a phone reads, and the dark squares as a drawing. */
import { expect, it } from 'vitest'
import { pathOf, runsOf, squaresOf, wifiCode } from '../../../../../src/renderer/model/venue/qr.ts'

const rowsOf = (...rows: readonly string[]): readonly (readonly boolean[])[] => rows.map((row) => [...row].map((sign) => sign === '#'))

it('draws dark squares beside each other as one piece, row by row', () => {
  const rows = rowsOf('##.#', '....', '.###', '####')
  expect(runsOf(rows)).toEqual([
    { x: 0, y: 0, w: 2 },
    { x: 3, y: 0, w: 1 },
    { x: 1, y: 2, w: 3 },
    { x: 0, y: 3, w: 4 }
  ])
  expect(pathOf(rows)).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3zM0 3h4v1h-4z')
  expect([runsOf([]), pathOf(rowsOf('..', '..'))]).toEqual([[], ''])
})

it('is as wide as high, with a light border of two squares and a corner mark behind it', () => {
  const code = squaresOf('http://192.168.1.20:8080/#join-abc')
  expect(code.every((row) => row.length === code.length)).toBe(true)
  for (const row of [code[0]!, code[1]!, code.at(-1)!, code.at(-2)!]) expect(row.includes(true)).toBe(false)
  for (const row of code) expect([row[0], row[1], row.at(-2), row.at(-1)]).toEqual([false, false, false, false])
  expect(code[2]!.slice(2, 9)).toEqual(Array.from({ length: 7 }, () => true))
})

it.each([
  ['Hall', 'secret', 'WIFI:T:WPA;S:Hall;P:secret;;'],
  ['Hall', '', 'WIFI:T:nopass;S:Hall;;'],
  ['a;b', 'c:d,e"f\\g', 'WIFI:T:WPA;S:a\\;b;P:c\\:d\\,e\\"f\\\\g;;'],
  ['a;b', '', 'WIFI:T:nopass;S:a\\;b;;']
])('brings a phone into the Wi-Fi %s with the password “%s”', (name, password, code) => {
  expect(wifiCode(name, password)).toBe(code)
})
