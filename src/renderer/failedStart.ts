/** The page of a start that failed: words, a copy of what is there, and other ways in. It needs nothing of the app but its texts. */
import { windowTexts } from './i18n/texts.ts'

const t = windowTexts.failed

export interface FailedStart {
  /** What was said, as a sentence or as the browser put it; null: nobody said anything, it only takes too long. */
  readonly why: string | null
  /** Saves everything that can be read as a file; null where nothing can be read. Resolves to the name of the file; null: cancelled. */
  readonly saveCopy: (() => Promise<string | null>) | null
  /** Saves what went wrong, without names. */
  readonly saveLog: () => Promise<string | null>
  /** Opens again without asking the last question. */
  readonly withoutQuestion: () => void
  readonly again: () => void
}

function element<K extends keyof HTMLElementTagNameMap>(name: K, text = '', ...children: readonly Node[]): HTMLElementTagNameMap[K] {
  const made = document.createElement(name)
  made.textContent = text
  made.append(...children)
  return made
}

/** Puts the page in the place of the app. Returns what takes it away. */
export function showFailedStart(target: HTMLElement, { why, saveCopy, saveLog, withoutQuestion, again }: FailedStart): () => void {
  const said = element('p')
  said.setAttribute('role', 'status')
  const button = (label: string, run: () => void): HTMLButtonElement => {
    const made = element('button', label)
    made.type = 'button'
    made.addEventListener('click', run)
    return made
  }
  const saving = (save: () => Promise<string | null>) => (): void => {
    save().then(
      (name) => {
        said.textContent = name === null ? '' : t.saved(name)
      },
      (error: unknown) => {
        said.textContent = t.notSaved(error instanceof Error ? error.message : String(error))
      }
    )
  }
  const buttons = element(
    'div',
    '',
    button(t.withoutQuestion, withoutQuestion),
    button(t.again, again),
    ...(saveCopy ? [button(t.saveCopy, saving(saveCopy))] : []),
    button(t.saveLog, saving(saveLog))
  )
  buttons.className = 'failed-buttons'
  const page = element(
    'main',
    '',
    element('h1', why === null ? t.slowTitle : t.title),
    element('p', why === null ? t.slow : t.text),
    ...(why === null ? [] : [element('p', why)]),
    buttons,
    said
  )
  page.className = 'failed-start'
  page.dataset.testid = 'failed-start'
  target.append(page)
  page.querySelector('button')?.focus()
  return () => {
    page.remove()
  }
}
