/**
 * What every rule says, in own words, by the id of its row. Apart from the rows, because a ruling cites a rule by its title and place:
 * what it says is read in the reference, in search and under a reason.
 */
import { abilitySummaries } from './abilities.ts'
import { attackSummaries } from './attack.ts'
import { clarificationSummaries } from './clarifications.ts'
import { clixCampaignSummaries } from './clixCampaign.ts'
import { colossalSummaries } from './colossal.ts'
import { comboSummaries } from './combos.ts'
import { damageSummaries } from './damage.ts'
import { descentSummaries } from './descent.ts'
import { elevationSummaries } from './elevation.ts'
import { heroscapeSummaries } from './heroscape.ts'
import { improvedSummaries } from './improved.ts'
import { knockBackSummaries } from './knockBack.ts'
import { knockBackDamageSummaries } from './knockBackDamage.ts'
import { knockBackSourceSummaries } from './knockBackSources.ts'
import { lineOfFireSummaries } from './lineOfFire.ts'
import { movementSummaries } from './movement.ts'
import { multiBaseSummaries } from './multiBase.ts'
import { objectSummaries } from './objects.ts'
import { otherSummaries } from './other.ts'
import { outwitSummaries } from './outwit.ts'
import { powerSummaries } from './powers.ts'
import { probabilitySummaries } from './probability.ts'
import { readingSummaries } from './readings.ts'
import { sizeSummaries } from './size.ts'
import { specialMapSummaries } from './specialMaps.ts'
import { teamSummaries } from './teams.ts'
import { terrainSummaries } from './terrain.ts'
import { timingSummaries } from './timing.ts'
import { tournamentSummaries } from './tournament.ts'
import { valueSummaries } from './values.ts'

export const ruleSummaries: Readonly<Record<string, string>> = {
  ...timingSummaries,
  ...valueSummaries,
  ...terrainSummaries,
  ...movementSummaries,
  ...lineOfFireSummaries,
  ...elevationSummaries,
  ...sizeSummaries,
  ...attackSummaries,
  ...damageSummaries,
  ...knockBackSummaries,
  ...knockBackDamageSummaries,
  ...knockBackSourceSummaries,
  ...specialMapSummaries,
  ...objectSummaries,
  ...multiBaseSummaries,
  ...powerSummaries,
  ...abilitySummaries,
  ...improvedSummaries,
  ...clarificationSummaries,
  ...outwitSummaries,
  ...colossalSummaries,
  ...comboSummaries,
  ...otherSummaries,
  ...teamSummaries,
  ...probabilitySummaries,
  ...tournamentSummaries,
  ...readingSummaries,
  ...clixCampaignSummaries,
  ...heroscapeSummaries,
  ...descentSummaries
}
