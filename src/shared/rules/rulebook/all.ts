/** Every rule entry, section by section in the order in which a judge reads them. */
import { abilityRules } from './abilities.ts'
import { attackRules } from './attack.ts'
import { clarificationRules } from './clarifications.ts'
import { clixCampaignRules } from './clixCampaign.ts'
import { colossalRules } from './colossal.ts'
import { comboRules } from './combos.ts'
import { damageRules } from './damage.ts'
import { descentRules } from './descent.ts'
import { elevationRules } from './elevation.ts'
import { heroscapeRules } from './heroscape.ts'
import { improvedRules } from './improved.ts'
import { knockBackRules } from './knockBack.ts'
import { knockBackDamageRules } from './knockBackDamage.ts'
import { knockBackSourceRules } from './knockBackSources.ts'
import { lineOfFireRules } from './lineOfFire.ts'
import { movementRules } from './movement.ts'
import { multiBaseRules } from './multiBase.ts'
import { objectRules } from './objects.ts'
import { otherRules } from './other.ts'
import { outwitRules } from './outwit.ts'
import { powerRules } from './powers.ts'
import { probabilityRules } from './probability.ts'
import { readingRules } from './readings.ts'
import { sizeRules } from './size.ts'
import { specialMapRules } from './specialMaps.ts'
import { teamRules } from './teams.ts'
import { terrainRules } from './terrain.ts'
import { timingRules } from './timing.ts'
import { tournamentRules } from './tournament.ts'
import { valueRules } from './values.ts'
import type { RuleEntry } from '../vocabulary/ruleset.ts'

export const allRules: readonly RuleEntry[] = [
  ...timingRules,
  ...valueRules,
  ...terrainRules,
  ...movementRules,
  ...lineOfFireRules,
  ...elevationRules,
  ...sizeRules,
  ...attackRules,
  ...damageRules,
  ...knockBackRules,
  ...knockBackDamageRules,
  ...knockBackSourceRules,
  ...specialMapRules,
  ...objectRules,
  ...multiBaseRules,
  ...powerRules,
  ...abilityRules,
  ...improvedRules,
  ...clarificationRules,
  ...outwitRules,
  ...colossalRules,
  ...comboRules,
  ...otherRules,
  ...teamRules,
  ...probabilityRules,
  ...tournamentRules,
  ...readingRules,
  ...clixCampaignRules,
  ...heroscapeRules,
  ...descentRules
]
