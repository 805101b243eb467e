/** The grammar of the cards since 2023, with the names at hand. */
import { compile } from './grammar/compile.ts'
import type { Grammar } from './grammar/grammar.ts'
import { lexiconOf } from './lexicon.ts'
import type { CardNames } from './cardNames.ts'
import { DEEDS } from './rules/deeds.ts'
import { EVENTS } from './rules/events.ts'
import { FRAMES } from './rules/frames.ts'
import { POWERS } from './rules/powers.ts'
import { STANDING } from './rules/standing.ts'
import { WHO } from './rules/who.ts'

const RULES = { ...WHO, ...POWERS, ...EVENTS, ...DEEDS, ...STANDING, ...FRAMES }

export const grammarOf = (names: CardNames): Grammar => compile({ ...lexiconOf(names), ...RULES })
