/** Simulated readers of the public file: each asks again after its while and says which number it has. */
import { Agent, request } from 'node:http'
import { gunzipSync } from 'node:zlib'

export interface ReadersCount {
  readonly requests: number
  /** Whole files, and answers that nothing has changed. */
  readonly whole: number
  readonly unchanged: number
  readonly failed: number
  /** Bytes of all whole files. */
  readonly bytes: number
  /** Readers that ended with this number of the view. */
  readonly have: ReadonlyMap<number, number>
}

export interface ReadersPlan {
  readonly address: string
  readonly readers: number
  /** How often each asks. */
  readonly rounds: number
  /** Milliseconds over which the questions of one round are spread. */
  readonly spread: number
  /** Connections that are open at once, as those of a cache to what stands behind it. */
  readonly connections: number
  /** Called before each round: something may be published. */
  readonly before?: (round: number) => Promise<void>
}

/** Lets them read; ends by itself after its rounds. */
export async function letReadersRead(plan: ReadersPlan): Promise<ReadersCount> {
  const agent = new Agent({ keepAlive: true, maxSockets: plan.connections })
  const tags = new Array<string | undefined>(plan.readers)
  const numbers = new Int32Array(plan.readers).fill(-1)
  let [whole, unchanged, failed, bytes] = [0, 0, 0, 0]

  const read = (reader: number): Promise<void> =>
    new Promise((done) => {
      const tag = tags[reader]
      const asked = request(plan.address, { agent, headers: tag === undefined ? {} : { 'If-None-Match': tag } }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => {
          if (response.statusCode === 304) unchanged++
          else {
            const body = Buffer.concat(parts)
            whole++
            bytes += body.length
            tags[reader] = response.headers.etag
            numbers[reader] = (JSON.parse(gunzipSync(body).toString('utf8')) as { n: number }).n
          }
          done()
        })
      })
      asked.on('error', () => {
        failed++
        done()
      })
      asked.end()
    })

  for (let round = 0; round < plan.rounds; round++) {
    await plan.before?.(round)
    const steps = Math.max(1, Math.floor(plan.spread / 10))
    const waiting: Promise<void>[] = []
    for (let step = 0; step < steps; step++) {
      for (let reader = step; reader < plan.readers; reader += steps) waiting.push(read(reader))
      if (plan.spread > 0) await new Promise((done) => setTimeout(done, 10))
    }
    await Promise.all(waiting)
  }
  agent.destroy()
  const have = new Map<number, number>()
  for (const n of numbers) have.set(n, (have.get(n) ?? 0) + 1)
  return { requests: plan.readers * plan.rounds, whole, unchanged, failed, bytes, have }
}
