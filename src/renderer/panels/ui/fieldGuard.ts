/**
 * Refuses what is longer than a field takes, with a message at the field. A `maxlength` alone cuts what is pasted without a word. One guard
 * for the whole page: no field can be without a bound.
 */
import { texts } from '../../i18n/texts.ts'
import { LENGTHS } from '../../text/lengths.ts'

type TextField = HTMLInputElement | HTMLTextAreaElement

/** Kinds of input into which no text is typed. */
const NO_TEXT = ['button', 'checkbox', 'color', 'date', 'datetime-local', 'file', 'hidden', 'image', 'month', 'radio', 'range', 'reset', 'submit', 'time', 'week'] // prettier-ignore

const isTextField = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !NO_TEXT.includes(target.type))

/** The bound of a field: its `maxlength`, or that of a line or a page. */
const mostOf = (field: TextField): number =>
  field.maxLength >= 0 ? field.maxLength : field instanceof HTMLTextAreaElement ? LENGTHS.page : LENGTHS.line

/** How many lines of a text hold something. */
const linesIn = (text: string): number => text.split(/[\r\n]+/).filter((line) => line.trim() !== '').length

/** Watches every field of the page. Returns a function that ends it. */
export function guardFields(page: Document): () => void {
  /** The text of each field before it changed: a text that is too long is replaced by it. */
  const before = new WeakMap<TextField, string>()
  const message = page.createElement('div')
  message.className = 'field-refused'
  message.setAttribute('role', 'alert')
  let refused: TextField | null = null

  function hide(): void {
    refused = null
    message.remove()
  }

  const tooLong = (field: TextField, given: number, most: number): void => {
    show(field, given > most + 1 ? texts.ui.notInserted(given, most) : texts.ui.fieldFull(most))
  }

  function show(field: TextField, words: string): void {
    refused = field
    message.textContent = words
    // In the dialog of the field: everything outside of an open dialog is behind it and is not read out.
    const around = field.closest('dialog, [role="dialog"], [role="alertdialog"]') ?? page.body
    if (message.parentElement !== around) around.append(message)
    const { left, bottom } = field.getBoundingClientRect()
    message.style.translate = '0 0'
    const own = message.getBoundingClientRect()
    // Fixed boxes inside of a transformed dialog are placed from its corner: measured and moved from there.
    const right = page.documentElement.clientWidth - own.width - 8
    const below = Math.min(bottom + 4, page.documentElement.clientHeight - own.height - 8)
    message.style.translate = `${Math.max(8, Math.min(left, right)) - own.left}px ${below - own.top}px`
  }

  function onBeforeInput(event: InputEvent): void {
    const field = event.target
    if (!isTextField(field) || event.isComposing) return
    before.set(field, field.value)
    const inserted = event.data ?? event.dataTransfer?.getData('text/plain') ?? ''
    if (inserted === '') return
    const selected = field.selectionStart === null ? 0 : (field.selectionEnd ?? 0) - field.selectionStart
    const length = field.value.length - selected + inserted.length
    const most = mostOf(field)
    if (length <= Math.max(most, field.value.length)) return
    event.preventDefault()
    tooLong(field, length, most)
  }

  /** What no `beforeinput` announced: a program, or an input method at its end. */
  function onInput(event: Event): void {
    const field = event.target
    if (!isTextField(field)) return
    const known = before.get(field) ?? ''
    const most = Math.max(mostOf(field), known.length)
    if (field.value.length > most && !(event instanceof InputEvent && event.isComposing)) {
      const given = field.value.length
      field.value = known
      tooLong(field, given, mostOf(field))
    } else if (refused === field) hide()
    before.set(field, field.value)
  }

  /** Several lines in a field of one line would become one. A field that takes them as something else has done so before. */
  function onPaste(event: ClipboardEvent): void {
    const field = event.target
    if (event.defaultPrevented || !(field instanceof HTMLInputElement) || !isTextField(field)) return
    const lines = linesIn(event.clipboardData?.getData('text/plain') ?? '')
    if (lines < 2) return
    event.preventDefault()
    show(field, texts.ui.severalLines(lines))
  }

  function onLeave(event: Event): void {
    if (event.target === refused) hide()
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape' || event.key === 'Enter') hide()
  }

  const remember = (event: FocusEvent): void => {
    if (isTextField(event.target)) before.set(event.target, event.target.value)
  }
  page.addEventListener('focusin', remember, true)
  page.addEventListener('beforeinput', onBeforeInput, true)
  page.addEventListener('input', onInput, true)
  page.addEventListener('focusout', onLeave, true)
  page.addEventListener('keydown', onKey, true)
  page.addEventListener('paste', onPaste)
  return () => {
    hide()
    page.removeEventListener('focusin', remember, true)
    page.removeEventListener('beforeinput', onBeforeInput, true)
    page.removeEventListener('input', onInput, true)
    page.removeEventListener('focusout', onLeave, true)
    page.removeEventListener('keydown', onKey, true)
    page.removeEventListener('paste', onPaste)
  }
}
