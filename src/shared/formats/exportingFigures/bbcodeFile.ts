/** Dials as the forum of HCRealms shows them: a head, lines of values, slots with their colours, texts. Our own importer reads them back. */
import type { CaseClick } from '../../contract/case.ts'
import { DIAL_SLOTS, type DialSlot } from '../../rules/dialColours.ts'
import type { FigureEntry, FigureText } from '../documents/documents.ts'
import { RARITIES } from '../foreignFigures/bbcode.ts'
import { colourOfPower, symbolIn } from '../foreignFigures/names.ts'

/** The light blue of the card is called blue there, and the dark one dark blue. */
const COLOURS: Readonly<Record<string, string>> = { turquoise: 'blue', blue: 'darkblue' }
const ICONS: Readonly<Record<DialSlot, string>> = { speed: 'm', attack: 'a', defense: 'd', damage: 'g' }
/** Clicks that such a dial has at least; those behind the last show KO. */
const CLICKS = 12

/** The text of the posts, a figure under the other. */
export const writeBbcode = (figures: readonly FigureEntry[]): string => `${figures.map(postOf).join('\n\n')}\n`

/** One figure as it is put into a post. */
export function postOf(figure: FigureEntry): string {
  const { name, teamAbilities, range, bolts, points, keywords = [], traits = [], specialPowers } = figure
  const line = (label: string, value: string): string[] => (value === '' ? [] : [`${label}: [b]${value}[/b]`])
  return [
    `${headId(figure)} ${rarityOf(figure)} [b]${oneLine(name)}[/b]`,
    ...line('Team', teamAbilities.join('|')),
    ...line('Range', [range ?? '', ':bolt:'.repeat(bolts ?? 0)].filter((one) => one !== '').join(' ')),
    ...line('Points', points === null ? '' : String(points)),
    ...line('Keywords', keywords.join(', ')),
    dialOf(figure),
    ...specialPowers.map((text) => textLine(text, text.slot ?? 'special')),
    ...traits.map((text) => textLine(text, text.kind ?? 'special'))
  ].join('\n')
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

function headId({ id, set, number }: FigureEntry): string {
  const place = set && number ? `${set}${/\d$/.test(set) ? '-' : ''}${number}` : id
  return place.replaceAll(/\s+/g, '-')
}

const rarityOf = ({ rarity = '' }: FigureEntry): string =>
  Object.entries(RARITIES).find(([, name]) => name === rarity)?.[0] ?? rarity.replaceAll(/\s+/g, '_')

function dialOf(figure: FigureEntry): string {
  const { dial, specialPowers } = figure
  const icons = DIAL_SLOTS.map((slot) => `[icon]${ICONS[slot]}-${symbolIn(slot, figure)}[/icon]`)
  const clicks = Array.from({ length: Math.max(CLICKS, dial.length) }, (_, index) => clickOf(dial[index] ?? { ko: true }, specialPowers))
  return `[dial][header]${icons.join('')}[/header]${clicks.join('')}[/dial]`
}

function clickOf(click: CaseClick, texts: readonly FigureText[]): string {
  const slots = DIAL_SLOTS.map((slot) =>
    click.ko ? '[slot=ko]KO[/slot]' : `[slot=${colourIn(slot, click, texts)}]${click[slot] ?? '.'}[/slot]`
  )
  return `[click]${slots.join('')}[/click]`
}

function colourIn(slot: DialSlot, { powers = [], special = [] }: CaseClick, texts: readonly FigureText[]): string {
  if (special.some((one) => one === slot || texts.find(({ id }) => id === one)?.slot === slot)) return 'special'
  const colour = powers.map((id) => colourOfPower(slot, id)).find((one) => one !== null)
  return colour ? (COLOURS[colour] ?? colour) : 'none'
}

/** Lines without blanks around them; empty lines are left out. */
const trimmedLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')

const textLine = ({ name = '', text = '' }: FigureText, label: string): string => `[b](${label[0]!.toUpperCase()}${label.slice(1)}) ${oneLine(name)}:[/b] ${trimmedLines(text)}`.trim() // prettier-ignore
