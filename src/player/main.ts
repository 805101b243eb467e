/** The small page: of a player (`/play#<player>.<token>`) or of a display (`/display`). */
import { showDisplay } from './displayPage.ts'
import { element } from './elements.ts'
import { PlayerLine } from './hostLine.ts'
import { waitForHost } from './waiting.ts'
import { showPlayer } from './playerPage.ts'
import { slipIn } from './slip.ts'
import { languageOf, textsOf } from './texts.ts'

const language = languageOf(navigator.languages)
const texts = textsOf(language)
document.documentElement.lang = language
const main = document.getElementById('page')!
const slip = slipIn(location.hash)

if (location.pathname === '/display') showDisplay(main, texts)
else if (slip) showPlayer(main, texts, new PlayerLine(slip))
// Everybody else who opens a stand-by's address.
else if (location.pathname !== '/play') waitForHost(main, texts)
else main.append(element('section', {}, element('p', {}, texts.noSlip)))
// Another slip in the same tab.
addEventListener('hashchange', () => {
  location.reload()
})
