/** The edition of HeroClix that the calls and team lists of an event are judged by. */
import type { RulesetId } from '../../../../shared/contract/case.ts'
import type { EventState } from '../../../../shared/tournament/state/state.ts'
import { editionOf } from '../../settings/usualEdition.ts'

/** Events that name no edition are older than the others. */
const UNNAMED: RulesetId = 'heroclix-2012'

/** What the settings of the event say; `otherwise` where they say nothing, or something that is no edition of HeroClix. */
export const eventRuleset = ({ settings }: Pick<EventState, 'settings'>, otherwise: RulesetId = UNNAMED): RulesetId =>
  editionOf(settings.ruleset) ?? otherwise
