/** Text for a terminal: what a file says must not be able to steer the screen it is shown on. */

/** Control characters, among them the escape that starts terminal commands, and the marks that turn text round. */
// eslint-disable-next-line no-control-regex -- these are what it is about
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g

/** `text` on one line, with everything that is no visible character replaced. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').replace(UNSAFE, '\ufffd')
