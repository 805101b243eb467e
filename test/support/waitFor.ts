/** Waiting in tests that know nothing of time. */
import { vi } from 'vitest'

/** What somebody waits for, or a fault, comes within this time on any machine, in milliseconds. */
const ANY_MACHINE = 60_000

/** Waits until a check no longer throws; like `vi.waitFor` it lets a clock of a test go on, and a busy machine has time. */
export const waitFor = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: ANY_MACHINE })
