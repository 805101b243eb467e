/** The clocks of the shell: the one place of this layer that asks the computer for the time. */

/** Milliseconds since 1970 by the clock of the computer, for times of files. It can be wrong, and a user can set it. */
export const wallClock = (): number => Date.now()

/** Milliseconds that only go up: for everything that lasts. */
export const ticks = (): number => performance.now()
