import type { TimelineAsk } from '../../../../shared/contract/case.ts'
import type { TimelineRuling } from '../../../../shared/contract/ruling.ts'
import { rulingTexts, texts } from '../../../i18n/texts.ts'
import type { AskEntry } from '../entry/askKind.ts'

export const timeline: AskEntry<TimelineAsk, TimelineRuling> = {
  kind: 'timeline',
  // What happens names its figures event by event.
  ends: 'none',
  fromOptional: true,
  parts: () => ({ from: '', to: '' }),
  withParts: (ask) => ask,
  start: () => ({ kind: 'timeline', events: [] }),
  missing: (ask, value, isBroken) => (!value.map ? 'map' : ask.events.some(isBroken) ? 'event' : null),
  title: (ask) => texts.titles.timeline(ask.events.length),
  sentence: (_, ruling) =>
    ruling.event === undefined ? rulingTexts.sentence.played(ruling.states.length) : rulingTexts.sentence.eventIllegal(ruling.event + 1),
  look: (ruling, plain) => ({
    ...plain,
    word: ruling.event === undefined ? texts.allLegal(ruling.states.length) : texts.eventNotAllowed(ruling.event + 1)
  }),
  facts: (_, ruling) => [{ label: texts.facts.events, value: String(ruling.states.length), strong: true }]
}
