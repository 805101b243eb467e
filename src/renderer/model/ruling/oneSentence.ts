/** A ruling as one sentence for a chat or a note. The wording is fixed: people compare it, and a test holds every kind of it. */
import { rulesetName } from '../../model/table/sentence/rulesetChoices.ts'
import type { ClixCase } from '../../../shared/contract/case.ts'
import { isNoBoardCase } from '../../../shared/cases/question.ts'
import type { Ruling } from '../../../shared/contract/ruling.ts'
import { isGameCase } from '../../../shared/games/all.ts'
import type { RulingOverride, SavedRuling } from '../../storage/interface/storage.ts'
import { rulingTexts } from '../../i18n/texts.ts'
import { entryOf } from '../question/kinds/all.ts'
import { caseTitle, endNames, namesOn } from '../table/sentence/title.ts'
import { openLines } from '../../../shared/explain/openParts.ts'
import { firstRoundAssumed } from '../table/firstRound.ts'
import { decidingReason, openOf, reasonText } from './readRuling.ts'
import { outOfRange } from './spoken.ts'

const t = rulingTexts.sentence
/** What is ruled, without its reason: "Thor’s line of fire to Loki is blocked". */
const statementOf = (value: ClixCase, ruling: Ruling): string =>
  ruling.verdict === 'judge'
    ? t.judge(caseTitle({ ...value, title: undefined }))
    : ruling.verdict === 'unfinished'
      ? t.unfinished(caseTitle({ ...value, title: undefined }))
      : [outOfRange(value, ruling) ?? '', entryOf(ruling).sentence(value.ask, ruling, endNames(value), namesOn(value))]
          .filter(Boolean)
          .join('; ')

/** Dice, due rolls, choices and what is assumed of round 1, each as a sentence. */
const openWords = (value: ClixCase, ruling: Ruling): string =>
  [...openLines(openOf(value, ruling)), ...firstRoundAssumed(value)].map((line) => ` ${withoutStop(line)}.`).join('')

const withoutStop = (sentence: string): string => sentence.replace(/[.。]\s*$/, '')

function whole(
  edition: string,
  statement: string,
  because: { readonly text: string; readonly rule: string } | null,
  override: RulingOverride | undefined,
  open = ''
): string {
  const ruled = (because ? t.because(edition, statement, withoutStop(because.text), because.rule) : t.bare(edition, statement)) + open
  return override ? t.overruled(ruled, overrideText(override)) : ruled
}

/** The judge's own ruling beside the engine's: "The judge (Ana) rules: clear, because … (LOF-09)". */
function overrideText({ author, verdict, reason, rule }: RulingOverride): string {
  const cited = rule ? t.withRule(withoutStop(reason), rule) : withoutStop(reason)
  return author ? t.judgeNamed(author, verdict, cited) : t.judgeRules(verdict, cited)
}

/** The sentence of a HeroClix ruling on the table. */
export function oneSentence(value: ClixCase, ruling: Ruling, override?: RulingOverride): string {
  const deciding = decidingReason(ruling)
  return whole(
    rulesetName(value),
    statementOf(value, ruling),
    deciding && { text: reasonText(value, deciding), rule: deciding.rule },
    override,
    openWords(value, ruling)
  )
}

/** The sentence of any kept ruling: of a neighbouring game or a question without a board its title, its verdict and the reason's own words. */
export function savedSentence({ case: value, ruling, title, override }: SavedRuling, word: string): string {
  if (!isGameCase(value) && !isNoBoardCase(value)) return oneSentence(value, ruling as Ruling, override)
  const deciding = decidingReason(ruling)
  const statement = t.other(title, word)
  return whole(rulesetName(value), statement, deciding?.text ? { text: deciding.text, rule: deciding.rule } : null, override)
}
