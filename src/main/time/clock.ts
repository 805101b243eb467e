/** The clocks of the shell: the one place of this layer that asks the computer for the time. */

/** What the computer says the time is, for times of files: milliseconds since 1970. It can be wrong, and somebody can set it. */
export const wallClock = (): number => Date.now()

/** Milliseconds that only go up: for everything that lasts. */
export const ticks = (): number => performance.now()
