/** Rulings of an event in words, as a list on paper: the sentence, the rule, the table with its players, and the end of an appeal. */
import type { EventRuling, EventState } from '../../../../shared/tournament/state/state.ts'
import { eventTexts } from '../../../i18n/laterTexts.ts'
import { ruleHeading } from '../floor/rulingWords.ts'
import { publicNames } from '../words/publicNames.ts'
import { freeWords } from './freeWords.ts'
import type { PublicList } from './publicLists.ts'

const t = eventTexts.rulings

/**
 * @param state with names as they are shown on this paper @param shown by id: which rulings are in the list; their numbers are those of all
 * rulings @param withNames without names, title and note are left out: they may describe people
 */
export function rulingsList(state: EventState, shown: (ruling: string) => boolean, withNames: boolean): PublicList {
  const called = publicNames(state)
  const { own } = freeWords(state, called)
  return {
    title: t.inWords,
    about: '',
    columns: [
      { label: t.number, share: 1, bold: true },
      { label: t.where, share: 3 },
      { label: t.players, share: 3.5 },
      { label: t.ruling, share: 8 },
      { label: t.rule, share: 4 }
    ],
    rows: state.rulings.flatMap((one, index) =>
      shown(one.ruling)
        ? [
            [
              String(index + 1),
              placeOf(one),
              one.players.map((id) => called.get(id) ?? id).join(' – '),
              wordsOf(one, own, withNames),
              ruleOf(one)
            ]
          ]
        : []
    )
  }
}

const placeOf = ({ round, table }: EventRuling): string =>
  round === null ? '' : table === null ? `${eventTexts.results.round} ${round}` : t.place(String(round), String(table))

/** The rule with its heading: "TER-05 Hindering terrain". */
const ruleOf = (one: EventRuling): string => [one.said.rule ?? '', ruleHeading(one) ?? ''].filter(Boolean).join(' ')

function wordsOf({ said, appeal }: EventRuling, own: (text: string) => string, withNames: boolean): string {
  const title = withNames && said.title !== said.verdict ? said.title : null
  const note = withNames && said.note !== null ? t.note(own(said.note)) : null
  const word = appeal && (appeal.upheld ? t.upheld : t.changed)
  const why = withNames && appeal?.reason ? own(appeal.reason) : null
  const ruled = [title, said.verdict].flatMap((text) => (text === null ? [] : own(text))).join(': ')
  const all = [ruled, note, [word, why].filter(Boolean).join(': ')].filter(Boolean).join(' · ')
  return all === '' ? t.gone : all
}
