/** A shelf of backups in memory whose operations can be made to fail, one at a time. */
import type { BackupShelf } from '../../src/renderer/platform/interface/backupShelf.ts'

/** `throw`: it does nothing and says so; `tear`: half of it happens and it says so; `lie`: half of it happens and it says nothing. */
export type Fault = 'throw' | 'tear' | 'lie'

export class MemoryShelf implements BackupShelf {
  readonly files = new Map<string, string>()
  /** Operations so far. */
  count = 0
  #fault: { readonly at: number; readonly kind: Fault } | null = null

  /** The n-th operation from now on fails; the ones after it work again. */
  failAt(n: number, kind: Fault): void {
    this.#fault = { at: this.count + n, kind }
  }

  place = () => Promise.resolve({ kind: 'browser' as const, folder: null, problem: null })

  list = async () => {
    await this.#operation()
    return [...this.files].map(([name, text]) => ({ name, bytes: new TextEncoder().encode(text).length }))
  }

  read = async (name: string) => {
    const fault = await this.#operation()
    const text = this.files.get(name)
    if (text === undefined) throw new Error(`“${name}” could not be read: it is not there.`)
    return fault === null ? text : text.slice(0, text.length / 2)
  }

  write = async (name: string, text: string) => {
    const fault = await this.#operation(() => {
      this.files.set(name, text.slice(0, text.length / 2))
    })
    if (this.files.has(name) && fault === null) throw new Error(`There is a backup called “${name}” already; it is left as it is.`)
    if (fault === null) this.files.set(name, text)
  }

  remove = async (name: string) => {
    if ((await this.#operation()) === null) this.files.delete(name)
  }

  async #operation(half: () => void = () => undefined): Promise<Fault | null> {
    await Promise.resolve()
    this.count += 1
    if (this.#fault?.at !== this.count) return null
    const { kind } = this.#fault
    if (kind !== 'throw') half()
    if (kind !== 'lie') throw new Error('The disk is full.')
    return kind
  }
}
