/** How much room the table has beside its panels. */
import type { Settings } from '../../storage/interface/storage.ts'

/** As in the panels' tokens. */
const SIZES: Readonly<Record<NonNullable<Settings['scale']>, number>> = { small: 0.9, normal: 1, large: 1.2, larger: 1.4 }

/** How much larger than usual the letters of a board are; small ones would not be read. */
export const boardLetters = ({ scale }: Pick<Settings, 'scale'>): number => Math.max(1, SIZES[scale ?? 'normal'])

/** CSS pixels at the interface's usual size that rail, tray, ruling and a map of 24 squares of 28 pixels take beside each other. */
const ALL_BESIDE = 1480

/** Whether the tray stands beside the board in a window of this width; else it lies over it, and is closed at first. */
export const hasRoomForTray = (width: number, { scale }: Pick<Settings, 'scale'>): boolean => width / SIZES[scale ?? 'normal'] >= ALL_BESIDE
