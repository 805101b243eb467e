/** What the command line prints to; a test collects it. */
export interface Output {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  readonly terminal: boolean
}
