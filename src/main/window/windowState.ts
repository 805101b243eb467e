/** Where the window stood: kept in a small file, checked against today's screens before it is used. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'

const whole = v.pipe(v.number(), v.integer(), v.minValue(-100_000), v.maxValue(100_000))
const schema = v.object({ x: whole, y: whole, width: whole, height: whole, maximized: v.boolean(), fullScreen: v.boolean() })
export type WindowState = v.InferOutput<typeof schema>

export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Sizes in device-independent pixels. */
export const SMALLEST = { width: 480, height: 480 }
const USUAL = { width: 1280, height: 800 }
/** How much of the title bar must be on a screen for the window to be reachable. */
const REACHABLE = { width: 120, height: 40 }

/** The kept state, or null where there is none that can be used: a first start, or a broken file. */
export function readWindowState(file: string): WindowState | null {
  try {
    const parsed = v.safeParse(schema, JSON.parse(readFileSync(file, 'utf8')))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

/** Keeps the state: whole or not at all. A disk that cannot be written to is no reason to disturb a judge. */
export function writeWindowState(file: string, state: WindowState): void {
  try {
    writeFileSync(`${file}.tmp`, JSON.stringify(state), { flush: true })
    renameSync(`${file}.tmp`, file)
  } catch {
    // The window opens in its usual place next time.
  }
}

/** Where to open the window: as it was left where that is still on a screen, otherwise in the middle of the first one. */
export function placeWindow(kept: WindowState | null, workAreas: readonly Area[]): WindowState {
  const [first] = workAreas
  if (first === undefined) return { x: 0, y: 0, ...USUAL, maximized: false, fullScreen: false }
  const { width, height } = kept ?? USUAL
  const sizeOn = (area: Area): Pick<Area, 'width' | 'height'> => ({
    width: clamp(width, SMALLEST.width, area.width),
    height: clamp(height, SMALLEST.height, area.height)
  })
  // As large as it will be, not as large as it was: made smaller, it may no longer reach onto the screen.
  const home = kept === null ? undefined : workAreas.find((area) => isReachable({ ...kept, ...sizeOn(area) }, area))
  const area = home ?? first
  const size = sizeOn(area)
  const middle = {
    x: Math.round(area.x + (area.width - size.width) / 2),
    y: Math.round(area.y + (area.height - size.height) / 2)
  }
  const place = kept !== null && home !== undefined ? { x: kept.x, y: kept.y } : middle
  return { ...place, ...size, maximized: kept?.maximized ?? false, fullScreen: kept?.fullScreen ?? false }
}

function isReachable(window: Area, screen: Area): boolean {
  const across = Math.min(window.x + window.width, screen.x + screen.width) - Math.max(window.x, screen.x)
  const barIsOn = window.y >= screen.y - 8 && window.y + REACHABLE.height <= screen.y + screen.height
  return across >= REACHABLE.width && barIsOn
}

/** `most` wins over `least`: a window is never larger than its screen. */
const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)
