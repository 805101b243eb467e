/**
 * The board's colours: one palette for dim venues, one for bright halls. Marks always come with an outline of another
 * lightness, so that they keep 3 : 1 on every terrain.
 */
import type { LineVerdict } from '../../../shared/contract/ruling.ts'

export interface BoardTheme {
  readonly name: 'dark' | 'bright'
  /** Around the map. */
  readonly background: string
  readonly surface: string
  readonly text: string
  readonly quiet: string
  readonly accent: string
  /** Squares that somebody points at in the reasons. */
  readonly highlight: string
  /** Outline around letters and marks in the text's colour. */
  readonly casing: string
  /** Outline around tokens and coloured marks: dark in both themes, for their colours are of middling lightness. */
  readonly edge: string
  readonly ground: string
  readonly grid: string
  readonly frame: string
  readonly wall: string
  readonly wallCasing: string
  readonly barrier: string
  readonly hindering: TerrainColours
  readonly blocking: TerrainColours
  readonly water: TerrainColours
  readonly special: TerrainColours
  readonly starting: TerrainColours
  readonly indoor: string
  readonly rim: string
  /** Lightens (or darkens) ground one step per level above the first. */
  readonly levelTint: string
  readonly token: string
  readonly tokenText: string
  readonly sides: readonly string[]
  /** Each side's mark on its colour. */
  readonly sideInks: readonly string[]
  readonly verdict: Readonly<Record<LineVerdict, string>>
  readonly damage: string
  /** Letters on verdict colours and damage. */
  readonly onColour: string
  /** Behind the number of squares that a figure was knocked back. */
  readonly stepPlate: string
  readonly stepText: string
  /** Action tokens. */
  readonly pip: string
}

export interface TerrainColours {
  readonly fill: string
  readonly ink: string
}

const dark: BoardTheme = {
  name: 'dark',
  background: '#14171c',
  surface: '#1c2128',
  text: '#e8ecf1',
  quiet: '#98a3b1',
  accent: '#4da3ff',
  highlight: '#ffe066',
  casing: '#0a0c0f',
  edge: '#0a0c0f',
  ground: '#2a3038',
  grid: '#414a56',
  frame: '#5b6675',
  wall: '#f1e9d8',
  wallCasing: '#0a0c0f',
  barrier: '#35e0f2',
  hindering: { fill: '#1e3a2a', ink: '#6fce8c' },
  blocking: { fill: '#3a2a1b', ink: '#c3935f' },
  water: { fill: '#143352', ink: '#63b0f0' },
  special: { fill: '#3c2a16', ink: '#e98a2b' },
  starting: { fill: '#3c2f63', ink: '#b196ff' },
  indoor: '#f2cf3f',
  rim: '#ff6960',
  levelTint: '#ffffff',
  token: '#12161b',
  tokenText: '#f4f7fa',
  sides: ['#e5484d', '#3e8bff', '#30a46c', '#f5a623', '#c77dff', '#e8ecf1'],
  sideInks: ['#ffffff', '#0a0c0f', '#0a0c0f', '#0a0c0f', '#0a0c0f', '#0a0c0f'],
  verdict: { clear: '#53c08f', hindered: '#ffb224', blocked: '#ff7176' },
  damage: '#ff7176',
  onColour: '#0a0c0f',
  stepPlate: '#e8ecf1',
  stepText: '#0a0c0f',
  pip: '#ffd43b'
}

const bright: BoardTheme = {
  name: 'bright',
  background: '#f4f5f7',
  surface: '#ffffff',
  text: '#14181d',
  quiet: '#5a6570',
  accent: '#0b62c4',
  highlight: '#a3189b',
  casing: '#ffffff',
  edge: '#14181d',
  ground: '#efece4',
  grid: '#cdc8bb',
  frame: '#8d8778',
  wall: '#17130d',
  wallCasing: '#ffffff',
  barrier: '#007d93',
  hindering: { fill: '#cfe7c9', ink: '#2b7d35' },
  blocking: { fill: '#dcc6a8', ink: '#7d5128' },
  water: { fill: '#c5e0f5', ink: '#1269ac' },
  special: { fill: '#fbe0c0', ink: '#9c4000' },
  starting: { fill: '#ddd0f7', ink: '#7146c2' },
  indoor: '#a57d00',
  rim: '#cf2f2a',
  levelTint: '#6b4a2a',
  token: '#ffffff',
  tokenText: '#14181d',
  sides: ['#e5484d', '#3e8bff', '#30a46c', '#f5a623', '#8e4ec6', '#3c4653'],
  sideInks: ['#ffffff', '#0a0c0f', '#0a0c0f', '#0a0c0f', '#ffffff', '#ffffff'],
  verdict: { clear: '#2f9e6e', hindered: '#b87d00', blocked: '#d13438' },
  damage: '#d13438',
  onColour: '#ffffff',
  stepPlate: '#3c4653',
  stepText: '#ffffff',
  pip: '#ffc800'
}

export const THEMES: Readonly<Record<'dark' | 'bright', BoardTheme>> = { dark, bright }

export const BOARD_FONT = "'Inter Variable', Inter, system-ui, 'Segoe UI', 'Helvetica Neue', 'DejaVu Sans', sans-serif"

/** The colour of a side; more sides than colours begin again, their marks (see paint/sideMark.ts) do not. */
export const sideColour = (theme: BoardTheme, sideIndex: number): string => theme.sides[sideIndex % theme.sides.length]!

/** The colour of a side's mark where it stands on the side's own colour. */
export const sideInk = (theme: BoardTheme, sideIndex: number): string => theme.sideInks[sideIndex % theme.sideInks.length]!
