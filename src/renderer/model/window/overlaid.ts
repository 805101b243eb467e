const OPEN = ':not([data-state="closed"])'
const OVER = `[role="dialog"]${OPEN}, dialog[open], .ui-popover${OPEN}`
const OVER_OR_CLOSING = '[role="dialog"], dialog[open], .ui-popover'

/**
 * Whether a dialog, or a card beside its button, lies over the page, so that this key is not the page's. One that is closing stays for
 * some frames more: a fast hand types on, and only the Escape that closed it is still its own.
 */
export const overlaid = (key: string): boolean => document.querySelector(key === 'Escape' ? OVER_OR_CLOSING : OVER) !== null

/** Whether the focus belongs to a dialog or a card, be it that it is closing. */
export const holdsOverlay = (): boolean => document.querySelector(OVER_OR_CLOSING) !== null
