/** As much of a page as papers are drawn on: elements that remember their texts, and letters of one width. */
export interface PaperNode {
  readonly name: string
  readonly attributes: Record<string, string>
  readonly children: PaperNode[]
  textContent: string
}

function nodeOf(name: string, context: () => unknown = () => null): PaperNode {
  const attributes: Record<string, string> = {}
  const children: PaperNode[] = []
  return Object.assign(
    { name, attributes, children, textContent: '', width: 0, height: 0 },
    {
      // A picture says how large it is.
      toBlob(this: { width: number; height: number }, take: (picture: Blob) => void) {
        take(new Blob([`${this.width} × ${this.height}`]))
      },
      append: (...more: PaperNode[]) => children.push(...more),
      setAttribute: (key: string, value: string) => {
        attributes[key] = value
      },
      getContext: context
    }
  )
}

/** Its letters are there once they have been waited for. */
export function paperPage(): Document {
  let waited = false
  const context = (): unknown => {
    if (!waited) throw new Error('The fonts are not there yet.')
    return new Proxy<Record<string, unknown>>(
      { font: '', measureText: (text: string) => ({ width: text.length * 55 }) },
      { get: (known, name: string) => known[name] ?? (() => undefined) }
    )
  }
  const page = {
    fonts: {
      get ready() {
        waited = true
        return Promise.resolve()
      }
    },
    createElement: (name: string) => nodeOf(name, context),
    createElementNS: (_space: string, name: string) => nodeOf(name)
  }
  return page as unknown as Document
}

/** All texts below a node, in their order. */
export function textsBelow(node: unknown): string[] {
  const { textContent, children } = node as PaperNode
  return [...(textContent === '' ? [] : [textContent]), ...children.flatMap(textsBelow)]
}
