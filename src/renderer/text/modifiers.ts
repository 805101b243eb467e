/** The modifiers of a key press other than Shift. A key with one of them belongs to the window or to the browser, not to the field that has the focus. */

type Pressed = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>

/** True if Alt, Control or Command is held. A handler of plain keys must ask this first: Alt+1 opens a screen and must not set a die. */
export const hasModifier = ({ altKey, ctrlKey, metaKey }: Pressed): boolean => altKey || ctrlKey || metaKey
