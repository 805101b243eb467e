/**
 * A second reader of tournament reports, after the published description of the TRF of 2016 and without a look at what writes them: columns
 * are counted from 1, numbers stand at the right of their columns, and what the rounds say of two players must agree.
 */

export interface TrfCell {
  readonly opponent: number
  readonly colour: 'w' | 'b' | '-'
  /** `1 0 =`, forfeits `+ -`, unrated `W L D`, byes `U F H Z`, a blank while it is played. */
  readonly result: string
}

export interface TrfPlayer {
  readonly number: number
  readonly name: string
  readonly points: number
  readonly rank: number
  readonly rounds: readonly TrfCell[]
}

export interface TrfReport {
  readonly tournament: string
  readonly players: readonly TrfPlayer[]
  /** The number of rounds as it is planned (`XXR`). */
  readonly planned: number | null
}

const WHOLE_POINT = '1+WUF'
const HALF_POINT = '=DH'
const NO_OPPONENT = 'UFHZ'
const opposite = { w: 'b', b: 'w', '-': '-' } as const

/** Throws where a line is not as the description has it. */
export function readTrf16(text: string): TrfReport {
  const fault = (why: string, line: string): never => {
    throw new Error(`${why}: ${JSON.stringify(line)}`)
  }
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line !== '')
  const head = (code: string): string | null => lines.find((line) => line.startsWith(`${code} `))?.slice(4) ?? null
  const players = lines.filter((line) => line.startsWith('001')).map((line) => playerIn(line, fault))
  const told = head('062')
  if (told !== null && Number(told) !== players.length) fault('another number of players', told)
  agree(players, fault)
  const planned = head('XXR')
  return { tournament: head('012') ?? '', players, planned: planned === null ? null : Number(planned) }
}

function playerIn(line: string, fault: (why: string, line: string) => never): TrfPlayer {
  const signs = [...line]
  const columns = (from: number, to: number): string => signs.slice(from - 1, to).join('')
  const number = (from: number, to: number): number => {
    const found = columns(from, to)
    return /^ *\d+(\.\d)?$/.test(found) ? Number(found) : fault(`no number in ${from} to ${to}`, line)
  }
  for (const blank of [4, 9, 14, 48, 85, 90, 91]) if (!' '.includes(columns(blank, blank))) fault(`column ${blank} is not blank`, line)
  if (!/^ *\d\d?\d?\.\d$/.test(columns(81, 84))) fault('points without a digit behind the point', line)
  const rounds: TrfCell[] = []
  for (let at = 92; at <= signs.length; at += 10) {
    const [opponent, colour, result] = [columns(at, at + 3), columns(at + 5, at + 5), columns(at + 7, at + 7)]
    if (!/^( {0,3}\d{1,4}|0000)$/.test(opponent) || opponent.length !== 4) fault(`no opponent in column ${at}`, line)
    if (columns(at + 4, at + 4) !== ' ' || columns(at + 6, at + 6) !== ' ') fault(`columns run together at ${at}`, line)
    if (!'wb-'.includes(colour)) fault(`no colour in column ${at + 5}`, line)
    if (!'10=+-WLDUFHZ '.includes(result)) fault(`no result in column ${at + 7}`, line)
    if (NO_OPPONENT.includes(result) !== (Number(opponent) === 0)) fault(`opponent and result at ${at} do not fit`, line)
    rounds.push({ opponent: Number(opponent), colour: colour as TrfCell['colour'], result })
  }
  return { number: number(5, 8), name: columns(15, 47).trimEnd(), points: number(81, 84), rank: number(86, 89), rounds }
}

/** Points are the sum of the rounds, and both of a pair tell the same of it. */
function agree(players: readonly TrfPlayer[], fault: (why: string, line: string) => never): void {
  const byNumber = new Map(players.map((player) => [player.number, player]))
  if (byNumber.size !== players.length) fault('a number twice', '')
  for (const { number, points, rounds } of players) {
    const sum = rounds.reduce(
      (all, { result }) => all + (result !== ' ' && WHOLE_POINT.includes(result) ? 1 : HALF_POINT.includes(result) ? 0.5 : 0),
      0
    )
    if (sum !== points) fault(`points of ${number}`, `${points}, its rounds come to ${sum}`)
    rounds.forEach(({ opponent, colour, result }, round) => {
      if (opponent === 0) return
      const other = byNumber.get(opponent)?.rounds[round]
      if (other?.opponent !== number) fault(`round ${round + 1} of ${number}`, `${opponent} tells of another opponent`)
      if (other?.colour !== opposite[colour]) fault(`round ${round + 1} of ${number}`, 'colours do not fit')
      const won = (sign: string): boolean => sign !== ' ' && '1+W'.includes(sign)
      if (other && won(result) && won(other.result)) fault(`round ${round + 1} of ${number}`, 'both have won')
      if (other && (result === ' ') !== (other.result === ' ')) fault(`round ${round + 1} of ${number}`, 'played for one of the two')
    })
  }
}
