/** Elements made by hand: the page is too small for anything else. Text is only ever text. */

type Child = Node | string | null

/** @param attributes `class`, `type` …; a function is called when it is clicked or sent */
export function element<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  attributes: Readonly<Record<string, string | boolean | (() => void)>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[T] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') {
      made.addEventListener(name, (event) => {
        event.preventDefault()
        value()
      })
    } else if (value !== false) made.setAttribute(name, value === true ? '' : value)
  }
  made.append(...children.filter((child) => child !== null))
  return made
}

/** A part of the page that is made anew only when what it shows has changed, so that nobody's typing is lost. */
export class Part {
  readonly section: HTMLElement
  #shown = ''

  constructor(section: HTMLElement) {
    this.section = section
  }

  show(what: unknown, children: () => readonly Child[]): void {
    const text = JSON.stringify(what) ?? ''
    if (text === this.#shown) return
    this.#shown = text
    const made = children().filter((child) => child !== null)
    this.section.replaceChildren(...made)
    this.section.hidden = made.length === 0
  }
}
