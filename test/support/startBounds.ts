/** What weighs on the scripts of a start, in bytes, besides what version 0.3 had: each raised on purpose, with its reason. */

/** The rules of the systems that came since, in engine and sentences: with the first script, or read while nobody does anything. */
export const RULES_SINCE = 96_000
/** The board that stays where it is: opening and bringing questions into sight, arrows at its edge, what was assumed beside the verdict. */
export const BOARD_SINCE = 10_000
/** Eight more maps with their pins, which the first start alone puts into the library. */
export const STARTER_MAPS = 40_000
/** A set of training figures with whole dials: the first start alone puts it into the library. */
export const TRAINING_FIGURES = 40_000
/** Three maps and a set of training figures of 2023, and ten examples: the first start alone reads them. */
export const PACKS_OF_2023 = 58_000
/** Lines, moves and searches that are many times as fast: the shadows behind what stands, ground kept with its map, words found by their letters. */
export const FAST_SINCE = 20_000
/** What a ruling leaves open or does not consider, said in words beside the verdict: with the first script. */
export const WORDS_SINCE = 4_000
/**
 * Rulings that rules lawyers found wrong, with their sentences: teams, objects of 2012 and 2013, what comes to one figure at once, who is attacked
 * instead, vehicles, objects in time and thrown, teams and replaced figures in time; dice, choices, powers and fields that nothing asks for; larger
 * bases in whole turns, each wherever it can come to lie; best turns that count what they use up, lift objects beside the way and Sidestep.
 */
export const RULINGS_SINCE = 97_000
/**
 * Guards of acknowledged work that every start needs: the age of changes left on exit, the merge with a journal that was away, bounds of
 * fields, the room of the storage, clocks; presses that were not meant, and results that are applied once; the address of a host, and notices that
 * cover no button; a start in the middle of a round, and Escape that does not leave it.
 */
export const GUARDS_SINCE = 19_500
/** Small windows: the table starts with the board alone and a question in one line; panels that keep the question in sight. */
export const SMALL_WINDOWS_SINCE = 3_000
/**
 * Answers to what was asked: headlines, ways and rolls that are open in words, values that the judge sets, changes made before, rerolls, turns
 * that wait while another question is asked, marks of events that come out differently. A third of it is the engine and its sentences.
 */
export const ANSWERS_SINCE = 36_000
/**
 * Editions that a case brings: the shape of every clause and parameter, read over their parents, with the hash of what they rule, and the sentences
 * that they may replace (each must have the places of the usual one: this brings the sentences of questions without a board). In the page, and once
 * more in the worker that rules. Since 0.8 also the editions of the user, by which tables and events are ruled from the start: stored in the
 * library, chosen, compared with those of cases; their formats in the check of forces, and the versions that saved rulings share.
 * The engine names no power: effects of own editions are found by their clauses, and every value of a parameter counts.
 */
export const EDITIONS_SINCE = 72_000
/** Code of the engine for the edition of 2023, with its sentences and words of actions, the sentences of its open points and the questions about them. */
export const RULES_OF_2023 = 108_000
/**
 * The edition of 2023 as a document: rows, texts and powers. It is a separate script, read at the same time as the first one. Since the five older
 * editions are documents, they are in it, too, and no longer in the first script.
 */
export const DOCUMENT_OF_2023 = 178_000
/**
 * Cards of 2023: the shape of the clauses of accepted sentences, which every figure set of the library is checked by, what rulings use of them as a
 * figure is put on the table, game elements of sets, and
 * what rulings report of accepted and other sentences.
 */
export const CARDS_SINCE = 20_000
/**
 * Keys with modifiers that change no field, owners of bystanders and equipment with their figures, game elements in the search, and the longest
 * functions of the engine as named steps.
 */
export const OWNERS_AND_STEPS = 8_000
/**
 * Twenty-one rows of team abilities of 2010 to 2013 with their words (in the script of the editions), best turns that play the steps of a timeline,
 * and the check of figures that older versions imported.
 */
export const TEAMS_OF_2012 = 24_000
