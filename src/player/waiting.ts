/** The page of a stand-by for people who open its address while no host is heard: it moves to the host as soon as there is one. */
import { element, Part } from './elements.ts'
import { hosts } from './hostLine.ts'
import { goneParts } from './gone.ts'
import type { Texts } from './texts.ts'

/** Milliseconds. */
const LOOK = 2000

export function waitForHost(main: HTMLElement, texts: Texts): void {
  const part = new Part(main.appendChild(element('section')))
  const look = async (): Promise<void> => {
    const origin = await hosts.look()
    if (origin !== null) {
      location.replace(`${origin}${location.pathname}${location.search}${location.hash}`)
      return
    }
    // It became the host itself: the app is at this address now.
    if (hosts.leadsHere) location.reload()
    part.show(hosts.others, () => goneParts(texts, (host) => `${host}${location.pathname}${location.hash}`))
    setTimeout(() => void look(), LOOK)
  }
  void look()
}
