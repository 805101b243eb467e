/** Begins a typed line: the ask field gets the focus with these letters in it, as if they had been typed there. */
export function typeIntoAsk(text: string): void {
  const field = document.getElementById('ask-field')
  if (!(field instanceof HTMLInputElement)) return
  field.focus()
  field.value = text
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
