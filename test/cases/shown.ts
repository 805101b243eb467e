/** What the app shows and offers for a question and its ruling, as plain data: words, facts, choices, marks on the board, steps. */
import { boardText } from '../../src/renderer/model/board/boardText.ts'
import { walkOfEvent } from '../../src/renderer/model/board/eventSteps.ts'
import { walkOfRuling } from '../../src/renderer/model/board/pathSteps.ts'
import { profileOf } from '../../src/renderer/model/board/profile.ts'
import { entryOf } from '../../src/renderer/model/question/kinds/all.ts'
import {
  actionChoices,
  carryChoices,
  causeChoices,
  figureChoices,
  hasChoices,
  isRolledCause,
  lineForChoices,
  meansChoices,
  moveChoices,
  pickUpChoices,
  rollsNeeded,
  usedInAttack,
  withChoice
} from '../../src/renderer/model/table/sentence/askChoices.ts'
import { grenadeChoices } from '../../src/renderer/model/table/sentence/grenadeSquares.ts'
import { caseTitle, namesOn } from '../../src/renderer/model/table/sentence/title.ts'
import { toScene } from '../../src/renderer/model/question/toScene.ts'
import { oneSentence } from '../../src/renderer/model/ruling/oneSentence.ts'
import { blockerNumber, decidingReason, factsOf, optionWords, reasonText, verdictLook } from '../../src/renderer/model/ruling/readRuling.ts'
import { countersFor } from '../../src/renderer/model/setup/counters.ts'
import { mirrored } from '../../src/renderer/model/setup/mirror.ts'
import { levelUnder, withQuickPowers } from '../../src/renderer/model/setup/quickCard.ts'
import { sideAfter, quickName } from '../../src/renderer/model/setup/quickFigure.ts'
import {
  applyAfter,
  duplicateFigure,
  editFigure,
  moveFigure,
  putFigure,
  removeFigure,
  withAside,
  withCaptor,
  withVehicle
} from '../../src/renderer/model/table/position/caseEdit.ts'
import {
  askParts,
  canSwap,
  firstPick,
  missingPart,
  pickAfterFrom,
  renameInAsk,
  swapped,
  withKind,
  withParts
} from '../../src/renderer/model/table/ask/asks.ts'
import { assumptions } from '../../src/renderer/model/table/ask/assumptions.ts'
import { playTable, type Played } from '../../src/renderer/model/table/playing.ts'
import { ownRolls, withFittingDice } from '../../src/renderer/model/table/ask/separateDice.ts'
import { optionsOfAttack, sceneOfDraft } from '../../src/renderer/model/timeline/draftAsk.ts'
import {
  actionChoices as actionsOfEvent,
  asideChoices,
  attackPowers,
  attackRolls,
  copyChoices,
  counterChoices,
  friendsBeside,
  hasToBreakAway,
  hurlsObjects,
  needsOf,
  resistsCounter,
  useChoices,
  useRolls,
  usersOf,
  whoChoices,
  wildCardsIn
} from '../../src/renderer/model/timeline/draftChoices.ts'
import { isWhole, nextSlot, slotsOf } from '../../src/renderer/model/timeline/drafts.ts'
import { slotValue } from '../../src/renderer/model/timeline/slotValues.ts'
import { tableAt } from '../../src/shared/cases/tableAt.ts'
import { changesBetween } from '../../src/renderer/model/timeline/changes.ts'
import { changeWords, eventWords } from '../../src/renderer/model/timeline/eventWords.ts'
import { standingAt } from '../../src/renderer/model/timeline/standing.ts'
import { traceOf } from '../../src/renderer/model/timeline/trace.ts'
import { turnsOf } from '../../src/renderer/model/timeline/turns.ts'
import { differencesOf } from '../../src/renderer/model/variants/differences.ts'
import { ASK_KINDS } from '../../src/renderer/model/question/kinds/all.ts'
import type { ClixCase } from '../../src/shared/contract/case.ts'
import type { Ruling } from '../../src/shared/contract/ruling.ts'

const VIEW = { cursor: null, theme: 'dark', squareNames: false, reducedMotion: true } as const

/** Around a ruling: sentence, facts, reasons, options, what is drawn and can be walked. */
export function shownOf(value: ClixCase, ruling: Ruling): object {
  const { options = [] } = ruling as { options?: readonly Parameters<typeof optionWords>[1][] }
  return {
    title: caseTitle(value),
    sentence: oneSentence(value, ruling),
    look: verdictLook(ruling),
    facts: factsOf(value, ruling),
    deciding: decidingReason(ruling)?.rule ?? null,
    reasons: ruling.because.map((reason) => [reasonText(value, reason), blockerNumber(ruling, reason)]),
    options: options.map((option) => [optionWords(value, option), withChoice(value.ask, option)]),
    outcome: entryOf(value.ask).outcome?.(ruling, 'word', namesOn(value)),
    scene: toScene(value, ruling, VIEW),
    second: toScene(value, ruling, { ...VIEW, plan: 1 }).marks,
    walk: walkOfRuling(value, ruling, 0)?.steps,
    profile: profileOf(value, ruling, undefined)
  }
}

/** Around a question: what is offered and what is missing, and what becomes of it when something else is chosen. */
export function offeredFor(value: ClixCase): object {
  const { ask, figures = [] } = value
  const parts = askParts(ask)
  const [first] = figures
  const other = figures.at(-1)
  return {
    parts,
    missing: missingPart(value),
    picks: [firstPick(ask), pickAfterFrom(ask), canSwap(ask)],
    swapped: canSwap(ask) && swapped(ask),
    mirrored: mirrored(value),
    kinds: ASK_KINDS.map((kind) => withKind(ask, kind)),
    moved: other && withParts(ask, { from: other.id }),
    renamed: first && renameInAsk(ask, first.id, 'another'),
    choices: figures
      .slice(0, 2)
      .map((figure) => [
        meansChoices(value, figure, 'close-attack'),
        moveChoices(value, figure, undefined),
        carryChoices(value, figure),
        actionChoices(value, figure, undefined),
        usedInAttack(value, figure),
        causeChoices(value, figure, undefined),
        lineForChoices(value, figure, undefined),
        (figure.powers ?? []).map((power) => isRolledCause(value, power))
      ]),
    figures: figureChoices(value),
    pickUps: pickUpChoices(value),
    rolls: rollsNeeded(value),
    hasChoices: hasChoices(ask),
    dice: ask.kind === 'attack' && [ownRolls(value, ask), withFittingDice(value, ask)],
    assumptions: assumptions(value),
    text: value.map && boardText(value)
  }
}

/** What becomes of the position when a figure of it is touched. */
export function editedOf(value: ClixCase): object {
  const { figures = [] } = value
  const [first] = figures
  if (!first || !value.map) return {}
  const [columns, rows] = value.map.size
  const corner = [columns - 1, rows - 1] as const
  const after = { [first.id]: { click: 2, tokens: 1, damage: 1, ko: false, at: corner } }
  const changed = [
    removeFigure(value, first.id),
    moveFigure(value, first.id, corner),
    moveFigure(value, first.id, figures.at(-1)!.at ?? corner),
    duplicateFigure(value, first.id)?.value,
    editFigure(value, first.id, { side: 'gold', tokens: 1, powers: undefined }),
    putFigure(value, { ...first, id: '', name: 'New' }, corner, 1)?.value,
    applyAfter(value, after as never)
  ]
  return { changed, words: changed.map((one) => one && differencesOf(value, one)), next: [sideAfter(value), quickName(value)] }
}

/** A timeline event by event: words, standing, what changed, what could be asked next. */
export function playedOf(value: ClixCase): object | null {
  const played: Played | null = playTable(value, null, Number.POSITIVE_INFINITY)
  if (!played || value.ask.kind !== 'timeline') return null
  const { start, steps, rules, count } = played
  let before = start
  const shown = steps.map(({ event, moment, broken }) => {
    const needs = needsOf(value, before.play, event)
    const words = [
      eventWords(value, event),
      broken,
      slotsOf(event, needs).map(({ key }) => key),
      nextSlot(event, needs),
      isWhole(event, needs),
      whoChoices(value, before.play, true)
    ]
    if (!moment || moment.forbidden) return words
    const figure = value.figures?.[0]?.id ?? ''
    const now = [
      ...words,
      standingAt(value, moment, rules),
      changesBetween(before.play, moment.play).map((change) => changeWords(value, change)),
      traceOf(before.play, moment.play, event),
      walkOfEvent(value, before.play, moment, event)?.steps,
      actionsOfEvent(moment, rules, figure, ''),
      useChoices(value, moment.play, figure, ''),
      counterChoices(value, moment.play, figure, '')
    ]
    before = moment
    return now
  })
  return {
    count,
    shown,
    turns: turnsOf(played).map(({ side, round, events }) => [
      side,
      round,
      events.map(({ index, part, side: whose }) => [index, part, whose])
    ])
  }
}

/** What becomes of figures that leave the board, change powers or are met by a grenade. */
export function leavingOf(value: ClixCase): object {
  const { figures = [], ask } = value
  const [first] = figures
  const last = figures.at(-1)
  if (!first || !last || !value.map) return {}
  const captive = withCaptor(value, last.id, first.id)
  const pilot = withVehicle(value, last.id, first.id)
  const aside = withAside(value, last.id, true)
  const target = ask.kind === 'attack' ? ask.targets[0] : undefined
  return {
    captive: [captive, captive && withCaptor(captive, last.id, null), captive && removeFigure(captive, first.id)],
    pilot: [pilot, pilot && withVehicle(pilot, last.id, null), pilot && removeFigure(pilot, first.id)],
    aside: [aside, aside && withAside(aside, last.id, false), withAside(value, last.id, false)],
    grenades: ['smoke-grenade', 'thermite-grenade', 'fragmentation-grenade'].map((power) =>
      grenadeChoices(value, typeof target === 'object' && 'square' in target ? target : { square: first.at ?? [1, 1] }, [power])
    ),
    figures: figures.map((figure) => [
      countersFor(value, figure),
      levelUnder(value, figure),
      withQuickPowers(value.ruleset, figure, [...(figure.powers ?? []).slice(1), 'charge', 'flight', 'avengers', 'not-known'])
    ])
  }
}

/** A timeline event by event as it is put together: what stands in its parts, what is offered for them, what the board draws of it. */
export function draftedOf(value: ClixCase): object | null {
  const played: Played | null = playTable(value, null, Number.POSITIVE_INFINITY)
  if (!played || value.ask.kind !== 'timeline') return null
  let before = played.start
  return played.steps.map(({ event, moment }) => {
    const { play } = before
    const shown = tableAt(value, play)
    const needs = needsOf(value, play, event)
    const { ruling, squares } = sceneOfDraft(shown, event, needs.moves)
    const drafted = [
      slotsOf(event, needs).map(({ key }) => [key, slotValue(shown, event, key)]),
      [ruling?.verdict, squares],
      event.do === 'attack' && [attackRolls(shown, event), attackPowers(shown, event), optionsOfAttack(shown, event)],
      event.do === 'use' && [useRolls(value, event), usersOf(play, event.power)],
      wildCardsIn(play),
      (shown.figures ?? []).map(({ id, powers = [], abilities = [] }) => [
        asideChoices(value, play, id),
        copyChoices(play, id, 'avengers'),
        friendsBeside(value, play, id),
        [hurlsObjects(play, id), hasToBreakAway(play, id)],
        [...powers, ...abilities].map((power) => resistsCounter(value, power))
      ])
    ]
    if (moment && !moment.forbidden) before = moment
    return drafted
  })
}
