/** The edition of HeroClix that the calls and team lists of an event are judged by. */
import { RULESETS, type RulesetId } from '../../../../shared/contract/case.ts'
import { USUAL_EDITION } from '../../../../shared/editions/usual.ts'
import { gameOf } from '../../../../shared/games/all.ts'
import type { EventState } from '../../../../shared/tournament/state/state.ts'

/** Events that name no edition are older than the others. */
const UNNAMED: RulesetId = 'heroclix-2012'

/** `id` where it is an edition of HeroClix, else undefined. */
function editionOf(id: string | null): RulesetId | undefined {
  const known = RULESETS.find((one) => one === id)
  return gameOf(known) ? undefined : known
}

/** What the settings of the event say; `otherwise` where they say nothing, or something that is no edition of HeroClix. */
export const eventRuleset = ({ settings }: Pick<EventState, 'settings'>, otherwise: RulesetId = UNNAMED): RulesetId =>
  editionOf(settings.ruleset) ?? otherwise

/** What a new event starts from: the edition of this desk, unless that is another game. */
export const rulesetOfNewEvent = (ofTable: string): RulesetId => editionOf(ofTable) ?? USUAL_EDITION
