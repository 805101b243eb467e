/** What is typed behind `npm run -s host --`. */

export interface Arguments {
  readonly file: string | null
  readonly data: string | null
  /** Where it listens, or would as a host. */
  readonly address: string
  /** 0: any free one. */
  readonly port: number
  /** The address of the host that is followed; null: this is the host. */
  readonly follow: string | null
  /** As the host shows it, for coming in the first time. */
  readonly code: string | null
  /** What this one is called at the host. */
  readonly name: string | null
}

const USAGE = `Expected: [EVENT.json] [--data DIR] [--address 127.0.0.1] [--port 0]; an event, a folder that holds one, or both.
Or as a stand-by: --follow http://ADDRESS:PORT --data DIR [--code CODE] [--name NAME] [--address 127.0.0.1] [--port 0].`

const OPTIONS = ['--data', '--address', '--port', '--follow', '--code', '--name']

/** The arguments, or what is wrong with them. */
export function readArguments(args: readonly string[]): Arguments | string {
  const options = new Map<string, string>()
  let file: string | null = null
  for (let at = 0; at < args.length; at++) {
    const arg = args[at]!
    if (!arg.startsWith('--')) {
      if (file !== null) return USAGE
      file = arg
    } else if (OPTIONS.includes(arg) && args[at + 1] !== undefined) options.set(arg, args[++at]!)
    else return `There is no option ${arg} here. ${USAGE}`
  }
  const of = (name: string): string | null => options.get(name) ?? null
  const port = Number(of('--port') ?? '0')
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return `“${of('--port')}” is no port. ${USAGE}`
  const follow = of('--follow')?.replace(/\/$/, '') ?? null
  if (follow !== null && !/^https?:\/\/[^\s/?#@]+$/.test(follow)) return `“${follow}” is no address of a host. ${USAGE}`
  const data = of('--data')
  if (follow !== null ? file !== null || data === null : file === null && data === null) return USAGE
  return { file, data, address: of('--address') ?? '127.0.0.1', port, follow, code: of('--code'), name: of('--name') }
}
