/** A person has decided: this stand-by is the host now. */
import { NO_LONGER_FOLLOWING } from './follow/following.ts'
import type { StandBy } from './follow/standBy.ts'
import { startHost, type HostOptions } from './startHost.ts'
import type { RunningHost } from './runningHost.ts'

/** The stand-by's host still answers: two hosts in one room are worse than a minute's pause. */
export class HostStillThere extends Error {}

/**
 * Makes a stand-by the host: the epoch rises, and that is a fact of the log. Rejects with HostStillThere if the old host
 * still answers, or with a ByteStoreError if the change could not be written: then it is no host.
 * @param anyway promotes although the old host answers
 * @param beforeListening frees the port at which this one will be the host
 */
export async function promote(
  standBy: StandBy,
  options: Omit<HostOptions, 'takesOver'>,
  anyway = false,
  beforeListening: () => Promise<void> = () => Promise.resolve()
): Promise<RunningHost> {
  const { link, origin, epoch } = standBy.status
  if (link.is === 'up' && !anyway) throw new HostStillThere(`The host at ${origin} still answers.`)
  await standBy.close()
  await beforeListening()
  const host = await startHost({ ...options, takesOver: epoch })
  try {
    await options.store.commit({ gone: NO_LONGER_FOLLOWING })
    await host.shutOut(standBy.device)
  } catch (error) {
    // The caller becomes a stand-by again: two writers on one store would be worse than another try.
    await host.end()
    throw error
  }
  return host
}
