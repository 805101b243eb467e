/** The test's hand inside: runs functions that it sends with the stand-in as their argument, as Playwright does in the real Electron. */

interface Sent {
  readonly id: number
  readonly work: string
  readonly arg: unknown
}

/** `go`: the test has put everything in place. `listen`: from then on its functions are run. */
export function hearTest(): { readonly go: Promise<void>; readonly listen: (electron: object) => void } {
  let begin = (): void => undefined
  const go = new Promise<void>((done) => {
    begin = done
  })
  return {
    go,
    listen: (electron) => {
      process.on('message', (sent: 'go' | Sent) => {
        if (sent === 'go') begin()
        else void run(sent, electron)
      })
      process.send?.('there')
    }
  }
}

async function run({ id, work, arg }: Sent, electron: object): Promise<void> {
  try {
    // oxlint-disable-next-line no-eval -- the test's own function, sent as text to its own process
    const it = (0, eval)(`(${work})`) as (electron: object, arg: unknown) => unknown
    process.send?.({ id, value: (await it(electron, arg)) ?? null })
  } catch (error) {
    process.send?.({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
}
