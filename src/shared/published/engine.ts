/**
 * The engine as others use it (`npm run pack:engine`): everything that is named here stays, and only grows. Questions are
 * checked and answered, maps looked at, events paired. Pure: no clock, no network, no files.
 */
import { RULESETS } from '../contract/case.ts'

export { answer, changesTo, checkQuestion, tableOf, type Question, type Table } from './questions.ts'
export { checkEdition, shelf, type CheckedEdition, type EditionShelf } from './editions.ts'
export { checkMap, difference, fairness, lint, pins } from './maps.ts'
export { checkEvent, type TournamentEvent } from './events.ts'

/** The ids of all rulesets: of HeroClix by edition, and of the neighbouring games. */
export const rulesets: readonly string[] = RULESETS

export type { Problem, Result } from '../base/result.ts'
export type { CaseFigure, CaseMap, ClixCase, RulesetId, Segment, SquareXY } from '../contract/case.ts'
export type { Citation, NotConsidered, Reason, Ruling, RulingBase, UnfinishedRuling } from '../contract/ruling.ts'
export type { AnyRuling } from '../cases/answerQuestion.ts'
export type { Proposal, WhatWouldChange } from '../cases/change/whatWouldChange.ts'
export type { LineSurvey, ReachSurvey, SurveyEnd } from '../cases/survey.ts'
export type { EditionWarning } from '../editionTools/editionLint.ts'
export type { MapFile } from '../formats/documents/maps/mapDocument.ts'
export type { MapDifference } from '../mapCheck/difference.ts'
export type { Fairness, FairnessOptions, Share } from '../mapCheck/fairness.ts'
export type { Finding, LintReport } from '../mapCheck/lint/lint.ts'
export type { PinReport } from '../mapCheck/pins.ts'
export type { EventAnswer } from '../tournament/asks/answerEvent.ts'
export type { Pairable, PairedRound, PairedTable } from '../tournament/pairing/pair.ts'
export type { Standings, StandingsRow } from '../tournament/state/standings.ts'
