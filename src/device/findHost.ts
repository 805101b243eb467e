/** Where the event is led now, when the host that was known is gone or leads it no more. */
import { askHello } from './comeIn.ts'
import type { VenueWire } from './wire.ts'

/** How long an address is given to answer, in milliseconds. */
const PATIENCE = 3000

export interface FoundHost {
  readonly origin: string
  readonly epoch: number
}

/**
 * The address at which a host of a higher epoch leads the event; null: at none of them. What it says of itself is believed only so far
 * that it is asked: nobody follows it who does not hold the same key.
 * @param seen the highest epoch that was seen
 */
export async function findHost(
  wireAt: (origin: string) => Pick<VenueWire, 'post'>,
  origins: readonly string[],
  event: string,
  seen: number
): Promise<FoundHost | null> {
  const asked = await Promise.all(
    origins.map(async (origin): Promise<FoundHost | null> => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const late = new Promise<null>((done) => {
        timer = setTimeout(() => {
          done(null)
        }, PATIENCE)
      })
      const hello = await Promise.race([askHello(wireAt(origin)).catch(() => null), late])
      clearTimeout(timer)
      return hello?.ok && hello.value.event.id === event && hello.value.epoch > seen ? { origin, epoch: hello.value.epoch } : null
    })
  )
  return asked.reduce((best, one) => (one !== null && one.epoch > (best?.epoch ?? 0) ? one : best), null)
}
