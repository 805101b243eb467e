/** What weighs on the first scripts, in bytes, besides what version 0.3 had: each raised on purpose, with its reason. */

/** The rules of the systems that came since, in engine and sentences: each of them may be asked at once. */
export const RULES_SINCE = 96_000
/** Events: the rows of their facts in the storage, their place in the rail, a call that is answered on the table. */
export const EVENTS = 6_500
/** Eight more maps with their pins, which the first start alone puts into the library. */
export const STARTER_MAPS = 40_000
