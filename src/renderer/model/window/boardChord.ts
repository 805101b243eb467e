/** The modifier of the letter keys of a board: Alt, on a Mac Control. A letter without it begins a typed line. */

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey'>

/** On a Mac, Alt and a letter write another sign. */
const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.platform)

/** Is this key pressed with the modifier of the board's letters, and with no other but Shift? */
export function isBoardChord({ altKey, ctrlKey, metaKey, code }: Pressed): boolean {
  if (metaKey || !/^Key[A-Z]$/.test(code)) return false
  return isMac() ? ctrlKey && !altKey : altKey && !ctrlKey
}

/** The letter of the key, lower case: of the key itself if the modifier makes another sign of it. */
export const letterOf = ({ key, code }: Pressed): string => (/^[a-z]$/i.test(key) ? key : code.slice(3)).toLowerCase()
