/** The words of a page while no host answers: that it is tried again, and after a while the other addresses of the event. */
import { element } from './elements.ts'
import { hosts } from './hostLine.ts'
import type { Texts } from './texts.ts'

/** @param addressAt the address of this page at another host */
export const goneParts = (texts: Texts, addressAt: (host: string) => string): HTMLElement[] => [
  element('p', { class: 'bad', role: 'status' }, texts.gone),
  ...hosts.others.map((host) => element('p', {}, element('a', { class: 'button', href: addressAt(host) }, texts.goTo(host))))
]
