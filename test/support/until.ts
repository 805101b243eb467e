/** Waits for a condition, never for a time. */
export async function until<T>(
  condition: () => T | undefined | null | false | Promise<T | undefined | null | false>,
  what = 'the condition'
): Promise<T> {
  for (let tries = 0; tries < 1500; tries++) {
    const value = await condition()
    if (value !== undefined && value !== null && value !== false) return value
    await new Promise((done) => setTimeout(done, 10))
  }
  throw new Error(`Waited in vain for ${what}: ${String(condition)}`)
}
