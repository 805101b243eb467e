/** A browser's engine, driven through what all of them have in common: W3C actions, a script in the page, a picture, a PDF. */

/** One source of W3C actions, as WebDriver and BiDi write them. */
export interface Source {
  readonly type: 'pointer' | 'key'
  readonly id: string
  readonly parameters?: { readonly pointerType: 'mouse' }
  readonly actions: readonly Readonly<Record<string, unknown>>[]
}

export interface Engine {
  readonly name: string
  goto(address: string): Promise<void>
  /** Runs a function body in the page; what it returns (or a promise of it) comes back through JSON. */
  run(body: string): Promise<unknown>
  act(sources: readonly Source[]): Promise<void>
  /** A PNG. */
  shot(): Promise<Buffer>
  /** The page as it is printed, or null where the engine's driver cannot. */
  print(): Promise<Buffer | null>
  close(): Promise<void>
}

/** How an engine is started on a profile that outlives it; null with why where it is not on this machine. */
export interface EngineKind {
  readonly name: string
  readonly missing: () => string | null
  /** Why a browser that is driven from outside forgets everything when it ends; absent: it does not. */
  readonly forgets?: string
  readonly start: (profile: string) => Promise<Engine>
}

const KEYS: Readonly<Record<string, string>> = { Enter: '\uE007', Escape: '\uE00C', Control: '\uE009', Alt: '\uE00A', Shift: '\uE008' }

/** Hands on the app in any engine. */
export class EnginePage {
  constructor(readonly engine: Engine) {}

  /** Waits until the body gives something, and returns it. */
  async until<T>(what: string, body: string, patience = 60_000): Promise<T> {
    const end = Date.now() + patience
    for (;;) {
      const found = await this.engine.run(body).catch(() => null)
      if (found !== null && found !== undefined && found !== false) return found as T
      if (Date.now() > end) throw new Error(`${this.engine.name}: waited in vain for ${what}. The page says: ${String(await this.text())}`)
      await new Promise((later) => setTimeout(later, 50))
    }
  }

  text(): Promise<unknown> {
    return this.engine.run(`return document.body.innerText.slice(0, 600)`)
  }

  says(words: string): Promise<unknown> {
    return this.until(`“${words}”`, `return document.body.innerText.includes(${JSON.stringify(words)})`)
  }

  shown(selector: string): Promise<unknown> {
    return this.until(selector, `return document.querySelector(${JSON.stringify(selector)}) !== null`)
  }

  verdict(word: string): Promise<unknown> {
    return this.shown(`[data-testid=verdict][data-verdict=${word}]`)
  }

  saved(): Promise<unknown> {
    return this.shown('[data-testid=save-state][data-state=saved]')
  }

  async click(x: number, y: number): Promise<void> {
    await this.drag([[x, y]])
  }

  /** Presses at the first point, goes over the others, lets go at the last. */
  async drag([first, ...others]: readonly (readonly [number, number])[]): Promise<void> {
    const move = ([x, y]: readonly [number, number]) => ({
      type: 'pointerMove',
      x: Math.round(x),
      y: Math.round(y),
      duration: 0,
      origin: 'viewport'
    })
    await this.engine.act([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [move(first!), { type: 'pointerDown', button: 0 }, ...others.map(move), { type: 'pointerUp', button: 0 }]
      }
    ])
  }

  /** Lets a file fall on the page. */
  async drop(name: string, text: string): Promise<void> {
    await this.engine.run(`const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([${JSON.stringify(text)}], ${JSON.stringify(name)}, { type: 'application/json' }))
      document.querySelector('#app').dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
      return true`)
  }

  /** The middle of a button by its whole name, or by how its name begins. */
  async button(name: string): Promise<void> {
    const at = await this.until<[number, number]>(
      `the button ${name}`,
      `const wanted = ${JSON.stringify(name)}
       const named = [...document.querySelectorAll('button, [role=button], [role=tab], [role=option]')].filter((one) => {
         const said = (one.getAttribute('aria-label') ?? one.innerText).trim()
         return said === wanted || said.startsWith(wanted)
       })
       const button = named.find((one) => one.getBoundingClientRect().width > 0)
       if (!button) return null
       button.scrollIntoView({ block: 'nearest' })
       const { left, top, width, height } = button.getBoundingClientRect()
       return [left + width / 2, top + height / 2]`
    )
    await this.click(...at)
  }

  /** Types a text; an array is a chord. */
  async type(...keys: readonly (string | readonly string[])[]): Promise<void> {
    const actions = keys.flatMap((part) => {
      if (typeof part !== 'string') {
        const values = part.map((key) => KEYS[key] ?? key)
        return [...values.map((value) => ({ type: 'keyDown', value })), ...values.toReversed().map((value) => ({ type: 'keyUp', value }))]
      }
      const values = part in KEYS ? [KEYS[part]!] : [...part]
      return values.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value }
      ])
    })
    await this.engine.act([{ type: 'key', id: 'keys', actions }])
  }

  async line(text: string): Promise<void> {
    await this.type(text, 'Enter')
  }

  /** Where squares of the board are. */
  async grid(): Promise<(name: string, part?: readonly [number, number]) => readonly [number, number]> {
    const [left, top, x, y, rx, ry, dx, dy] = await this.until<number[]>(
      'the board',
      `const board = document.querySelector('[data-testid=board]')
       const said = board?.getAttribute('data-grid')
       if (!said) return null
       const box = board.getBoundingClientRect()
       return [box.left, box.top, ...said.split(' ').map(Number)]`
    )
    return (name, [px, py] = [0.5, 0.5]) => {
      const [column, row] = [name.charCodeAt(0) - 65 + px, Number(name.slice(1)) - 1 + py]
      return [left! + x! + column * rx! + row * dx!, top! + y! + column * ry! + row * dy!]
    }
  }

  async open(address: string): Promise<void> {
    await this.engine.goto(address)
    await this.shown('[data-testid=board] canvas')
  }
}
