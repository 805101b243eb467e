/** What an event gives to others, read by readers that know nothing of what wrote it, and compared with the record. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { EVENT_PAPERS } from '../../src/renderer/actions/event/record/papers.ts'
import { EVENT_EXPORTS, exportText } from '../../src/renderer/model/event/record/exports.ts'
import { pdfOf, type FontFiles } from '../../src/renderer/sheet/toPdf.ts'
import { EventLog } from '../../src/shared/tournament/log/eventLog.ts'
import { standingsOf } from '../../src/shared/tournament/state/standings.ts'
import { readCsv4180 } from '../support/csv4180.ts'
import { textOfPdf } from '../support/pdfText.ts'
import { mustTake, proposedEvent, randomEvent } from '../support/randomEvents.ts'
import { readTrf16 } from '../support/trf16.ts'

const exported = (id: string, log: EventLog, withNames = true): string =>
  exportText(
    EVENT_EXPORTS.find((one) => one.id === id)!,
    log,
    'Night of the year',
    withNames
  )

describe('a report in TRF', () => {
  it.each([
    [1, 7, 4],
    [2, 12, 5],
    [3, 33, 6],
    [4, 150, 3]
  ] as const)('says of every round what the log says (%i)', (seed, players, rounds) => {
    // prettier-ignore
    for (const { log } of [randomEvent(seed, players, rounds), proposedEvent(seed, players, rounds)]) {
      const { state } = log
      const report = readTrf16(exported('trf', log))
      expect(report.tournament).toBe('Night of the year')
      const rows = new Map(standingsOf(state).rows.map((row) => [row.player, row]))
      const byNumber = new Map([...state.players.values()].map((player) => [player.number, player]))
      expect(report.players.length).toBe(rows.size)
      for (const { number, name, points, rank, rounds } of report.players) {
        const player = byNumber.get(number)!
        expect([name, points, rank]).toEqual([player.name, rows.get(player.id)!.wins, rows.get(player.id)!.rank])
        expect(rounds.length).toBe(state.rounds.length)
        rounds.forEach(({ opponent, result }, index) => {
          const { tables, bye } = state.rounds[index]!
          const found = [...tables.values()].find((one) => one.players.includes(player.id))
          const other = found?.players.find((id) => id !== player.id)
          expect(opponent).toBe(other === undefined ? 0 : state.players.get(other)!.number)
          const won = found?.result?.winner === player.id
          const expected = !found ? (bye === player.id ? 'U' : 'Z') : found.result!.kind === 'no-show' ? (won ? '+' : '-') : won ? '1' : '0'
          expect(result).toBe(expected)
        })
      }
    }
  })

  it('keeps its columns whatever a name is made of', () => {
    const log = new EventLog({})
    const names = ['Zoë 東京 Ñandú 🎲', 'A'.repeat(80), 'Tab\there\r\nand there', "O'Neil, =1+1"]
    names.forEach((name, index) => {
      mustTake(log, { do: 'register', player: `p${index}`, name })
    })
    mustTake(log, { do: 'round', round: 1, pairs: [['p0', 'p1'], ['p2', 'p3']] }) // prettier-ignore
    mustTake(log, { do: 'result', round: 1, table: 1, winner: 'p0', score: {}, first: 'p1' })
    const { players } = readTrf16(exported('trf', log))
    expect(players.map(({ name }) => name)).toEqual(['Zoë 東京 Ñandú 🎲', 'A'.repeat(33), 'Tab here and there', "O'Neil, =1+1"])
    expect(players.map(({ rounds: [cell] }) => `${cell!.colour}${cell!.result}`)).toEqual(['b1', 'w0', '- ', '- '])
  })
})

describe('tables for a spreadsheet', () => {
  const log = new EventLog({})
  const names = ['=SUM(A1:A9)', '+49 30', '-2', '@home', '\tTab', 'a "quoted", name', 'two\nlines', 'Zoë']
  names.forEach((name, index) => {
    mustTake(log, { do: 'register', player: `p${index}`, name })
  })
  mustTake(log, { do: 'round', round: 1, pairs: [['p0', 'p1'], ['p2', 'p3'], ['p4', 'p5'], ['p6', 'p7']] }) // prettier-ignore
  mustTake(log, { do: 'result', round: 1, table: 1, winner: 'p0', score: { p0: 10, p1: 5 } })
  mustTake(log, { do: 'penalty', player: 'p3', round: 1, level: 'warning', infraction: '=cmd|x', score: -10 })

  it.each(['standings', 'pairings', 'penalties'])('%s: every record has its fields, and nothing in it is a formula', (id) => {
    const rows = readCsv4180(exported(id, log))
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+@\t\r]|^-(?!\d+(\.\d+)?$)/)
  })

  it('have the names as they are, but for the guard', () => {
    const found = readCsv4180(exported('standings', log)).slice(1).map(([, name]) => name!.replace(/^'/, '')) // prettier-ignore
    expect(found.toSorted()).toEqual(names.toSorted())
  })
})

describe('the papers as PDF', () => {
  const { resolve } = createRequire(import.meta.url)
  const fontFile = (name: string): Uint8Array => new Uint8Array(readFileSync(resolve(`@fontsource/inter/files/inter-${name}-normal.woff`)))
  const fonts: FontFiles = {
    plain: [fontFile('latin-400'), fontFile('latin-ext-400')],
    bold: [fontFile('latin-700'), fontFile('latin-ext-700')]
  }
  const { log } = randomEvent(5, 41, 3)
  const { state } = log
  async function pagesOf(id: string): Promise<string[][]> {
    const paper = EVENT_PAPERS.find((one) => one.id === id)!
    const measure = (text: string, size: number) => text.length * size * 0.55
    const pages = paper.pages({ state, event: 'Night', round: 3, paper: 'a4', measure, rulings: () => [] })
    const about = { title: 'Night', language: 'en', maker: 'Linejudge', madeAt: new Date(0) }
    return textOfPdf(await pdfOf(pages, fonts, about, (shape) => Promise.reject(new Error(`No font has ${shape.text}.`))))
  }

  it('standings: everybody with place, record and points as the log has them, in their order', async () => {
    const words = (await pagesOf('standings')).flat()
    let from = 0
    for (const { rank, player, score } of standingsOf(state).rows) {
      const { name } = state.players.get(player)!
      // Who has left has a word behind the name.
      const at = words.findIndex((one, index) => index >= from && (one === name || one.startsWith(`${name} (`)))
      expect(at, player).toBeGreaterThan(0)
      expect([words[at - 1], words.slice(at, at + 6).includes(String(score))], player).toEqual([String(rank), true])
      from = at
    }
  })

  it('pairings by table: each pair with its table on one page', async () => {
    const pages = await pagesOf('by-table')
    for (const { table, players } of state.rounds[2]!.tables.values()) {
      const [a, b] = players.map((id) => state.players.get(id)!.name)
      const page = pages.find((texts) => texts.includes(a!))!
      const at = page.indexOf(a!)
      expect(page.slice(at - 1, at + 3)).toEqual(expect.arrayContaining([String(table), a, b]))
    }
  })
})
