/** A ruling as one sentence for a chat or a note. The wording is fixed: people compare it, and a test holds every kind of it. */
import type { ClixCase } from '../../../shared/contract/case.ts'
import { isNoBoardCase } from '../../../shared/cases/parseQuestion.ts'
import type { KnockBackOutcome, Ruling } from '../../../shared/contract/ruling.ts'
import { formatSquareName } from '../../../shared/grid/squareName.ts'
import { isGameCase } from '../../../shared/games/all.ts'
import type { RulingOverride, SavedRuling } from '../../storage/interface/storage.ts'
import { rulingTexts, texts } from '../../i18n/texts.ts'
import { askParts } from '../table/asks.ts'
import { powerName } from '../table/powerNames.ts'
import { chanceText } from './readOdds.ts'
import { stepWords } from './readPlan.ts'
import { decidingReason, reasonText } from './readRuling.ts'
import { terrainTargetName, terrainTargetOf } from '../table/terrainTarget.ts'
import { actionName, caseTitle, endName } from '../question/title.ts'

const t = rulingTexts.sentence
const names = (value: ClixCase, ids: readonly string[]): string => t.list(ids.map((id) => endName(value, id)))

const knocked = (value: ClixCase, { results }: Pick<KnockBackOutcome, 'results'>): string =>
  t.list(
    results.map(({ figure, knockedBack, path, end }) =>
      knockedBack ? t.knockedBack(endName(value, figure), path.length, formatSquareName(end)) : t.notKnockedBack(endName(value, figure))
    )
  )

/** What is ruled, without its reason: "Thor’s line of fire to Loki is blocked". */
function statementOf(value: ClixCase, ruling: Ruling): string {
  const { ask } = value
  const parts = askParts(ask)
  const terrain = terrainTargetOf(ask)
  const from = endName(value, parts.from)
  const to = terrain ? terrainTargetName(value, terrain) : endName(value, parts.to)
  const means = 'with' in ask ? (texts.ask.means(ask.with) ?? powerName(ask.with)) : ''
  if (ruling.verdict === 'judge') return t.judge(caseTitle({ ...value, title: undefined }))
  switch (ruling.kind) {
    case 'line-of-fire':
      return t.line[ruling.verdict](from, to)
    case 'can-target':
      return ruling.verdict === 'legal' ? t.mayTarget(from, to, means) : t.mayNotTarget(from, to, means)
    case 'targets':
      return ruling.legal.length ? t.mayTarget(from, names(value, ruling.legal), means) : t.noTarget(from, means)
    case 'attack': {
      const whom =
        ask.kind === 'attack' && !terrain
          ? names(
              value,
              ask.targets.filter((target) => typeof target === 'string')
            )
          : to
      if (ruling.destroyed !== undefined && ruling.verdict === 'hit')
        return ruling.destroyed ? t.destroys(from, whom) : t.doesNotDestroy(from, whom)
      const needed = Object.values(ruling.needed)
      const taken = Object.entries(ruling.damageTaken)
        .filter(([, clicks]) => clicks > 0)
        .map(([id, clicks]) => t.takes(endName(value, id), clicks))
      const moved = ruling.knockBack.results.some(({ knockedBack }) => knockedBack) ? [knocked(value, ruling.knockBack)] : []
      const said = t.attack[ruling.verdict](from, whom)
      return [
        needed.length === 1 && (ruling.verdict === 'hit' || ruling.verdict === 'miss') ? t.withNeeded(said, needed[0]!) : said,
        ...taken,
        ...moved
      ].join('; ')
    }
    case 'odds':
      return t.odds(from, to, chanceText(ruling.hit))
    case 'preparation': {
      const [best] = ruling.plans
      return best ? t.plan(from, best.steps.map((step) => stepWords(value, step)).join(', '), chanceText(best.hit)) : t.noPlan(from)
    }
    case 'knock-back':
      return knocked(value, ruling)
    case 'damage':
      return t.takes(to, ruling.taken)
    case 'value':
      return t.value(to, ask.kind === 'value' ? texts.values[ask.value] : '', ruling.value)
    case 'move':
      return ruling.verdict === 'legal'
        ? t.mayMove(from, formatSquareName(ruling.end), actionName(ask.kind === 'move' ? ask.action : undefined))
        : t.mayNotMove(
            from,
            ask.kind === 'move' && ask.path.length ? formatSquareName(ask.path.at(-1)!) : '',
            actionName(ask.kind === 'move' ? ask.action : undefined)
          )
    case 'reach':
      return ruling.verdict === 'none'
        ? t.cannotMove(from)
        : t.reach(from, ruling.squares.length, actionName(ask.kind === 'reach' ? ask.action : undefined))
    case 'break-away':
      return t.breakAway[ruling.verdict](from)
    case 'timeline':
      return ruling.event === undefined ? t.played(ruling.states.length) : t.eventIllegal(ruling.event + 1)
  }
}

const withoutStop = (sentence: string): string => sentence.replace(/[.。]\s*$/, '')

function whole(
  edition: string,
  statement: string,
  because: { readonly text: string; readonly rule: string } | null,
  override: RulingOverride | undefined
): string {
  const ruled = because ? t.because(edition, statement, withoutStop(because.text), because.rule) : t.bare(edition, statement)
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
    texts.rulesets[value.ruleset] ?? value.ruleset,
    statementOf(value, ruling),
    deciding && { text: reasonText(value, deciding), rule: deciding.rule },
    override
  )
}

/** The sentence of any kept ruling: of a neighbouring game or the desk its title, its verdict and the reason's own words. */
export function savedSentence({ case: value, ruling, title, override }: SavedRuling, word: string): string {
  if (!isGameCase(value) && !isNoBoardCase(value)) return oneSentence(value, ruling as Ruling, override)
  const deciding = decidingReason(ruling)
  const statement = t.other(title, word)
  return whole(
    texts.rulesets[value.ruleset] ?? value.ruleset,
    statement,
    deciding?.text ? { text: deciding.text, rule: deciding.rule } : null,
    override
  )
}
