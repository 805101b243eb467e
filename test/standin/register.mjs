/** Preloaded into the Node process that plays the desktop app: whoever imports `electron` gets the stand-in. */
import { register } from 'node:module'

register('./hooks.mjs', import.meta.url)
