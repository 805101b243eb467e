/** A Postgres of one's own for as long as it is needed: Debian's package, a folder that is thrown away, one local socket and no port. */
import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Pool } from 'pg'

const PACKAGED = '/usr/lib/postgresql'

/** The folder of Postgres' programs; null where it is not installed. */
export function postgresPrograms(): string | null {
  if (!existsSync(PACKAGED)) return null
  const newest = readdirSync(PACKAGED).toSorted((a, b) => Number(b) - Number(a))
  return newest.map((version) => join(PACKAGED, version, 'bin')).find((folder) => existsSync(join(folder, 'initdb'))) ?? null
}

/** Postgres refuses to run for root: there it runs for the user that its package has made. */
function runningUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (what: '-u' | '-g'): number => Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

export interface OwnPostgres {
  /** Opens connections to it. The caller ends them. */
  connect(): Pool
  /** Ends it as a power cut does, and starts it again over what lies on the disk. */
  crash(): Promise<void>
  /** Ends it and throws its folder away. */
  stop(): Promise<void>
}

/** Starts one. Rejects with what its programs have printed. */
export async function startPostgres(programs: string): Promise<OwnPostgres> {
  const user = runningUser()
  const folder = mkdtempSync(join(tmpdir(), 'linejudge-centre-'))
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  await promisify(execFile)(join(programs, 'initdb'), ['-D', data, '-U', 'centre', '-A', 'trust', '--no-instructions'], {
    ...user,
    cwd: folder
  })
  let server = await started()

  async function started(): Promise<ChildProcess> {
    const child = spawn(join(programs, 'postgres'), ['-D', data, '-k', folder, '-c', 'listen_addresses='], {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe']
    })
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')))
    for (;;) {
      if (child.exitCode !== null) throw new Error(`Postgres did not start: ${said}`)
      const ready = await promisify(execFile)(join(programs, 'pg_isready'), ['-h', folder, '-q']).then(
        () => true,
        () => false
      )
      if (ready) return child
    }
  }

  const ended = (signal: NodeJS.Signals): Promise<void> =>
    new Promise((done) => {
      server.once('exit', () => {
        done()
      })
      server.kill(signal)
    })

  return {
    connect() {
      const pool = new Pool({ host: folder, database: 'postgres', user: 'centre', max: 4 })
      // A connection that breaks is told to whoever asks it, and replaced by the next question.
      pool.on('error', () => undefined)
      pool.on('connect', (client) => {
        client.on('error', () => undefined)
      })
      return pool
    },
    async crash() {
      // Its helpers end themselves when they find it gone; it starts again only after the last of them.
      await ended('SIGQUIT')
      server = await started()
    },
    async stop() {
      await ended('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
