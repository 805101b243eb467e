/** A person has decided: this stand-by is the host now. */
import { NO_LONGER_FOLLOWING } from './follow/following.ts'
import type { StandBy } from './follow/standBy.ts'
import { startHost, type HostOptions, type RunningHost } from './startHost.ts'

/** The stand-by's host still answers: two hosts in one room are worse than a minute's pause. */
export class HostStillThere extends Error {}

/**
 * Makes a stand-by the host: the epoch rises, and that is a fact of the log. Rejects with HostStillThere where the old host can be heard;
 * @param anyway it is known to be wrong
 */
export async function promote(standBy: StandBy, options: Omit<HostOptions, 'takesOver'>, anyway = false): Promise<RunningHost> {
  const { link, origin, epoch } = standBy.status
  if (link.is === 'up' && !anyway) throw new HostStillThere(`The host at ${origin} still answers.`)
  await standBy.close()
  const host = await startHost({ ...options, takesOver: epoch })
  await options.store.commit({ gone: NO_LONGER_FOLLOWING })
  await host.shutOut(standBy.device)
  return host
}
