/** The special-terrain rules that every ruleset knows. They are the JSON files of the starter pack, checked at load. */
import airportWalkway from '../../../../resources/special-terrain/airport-walkway.json' with { type: 'json' }
import columbiaSky from '../../../../resources/special-terrain/columbia-sky.json' with { type: 'json' }
import deepSpace from '../../../../resources/special-terrain/deep-space.json' with { type: 'json' }
import fallenAsgard from '../../../../resources/special-terrain/fallen-asgard-world-tree.json' with { type: 'json' }
import forceField from '../../../../resources/special-terrain/force-field.json' with { type: 'json' }
import graveyard from '../../../../resources/special-terrain/graveyard-orange.json' with { type: 'json' }
import hawkworld from '../../../../resources/special-terrain/hawkworld-open-air.json' with { type: 'json' }
import helicarrier from '../../../../resources/special-terrain/helicarrier-10000-feet-below.json' with { type: 'json' }
import karnak from '../../../../resources/special-terrain/karnak-orange.json' with { type: 'json' }
import krakoa from '../../../../resources/special-terrain/krakoa-orange.json' with { type: 'json' }
import muspelheim from '../../../../resources/special-terrain/muspelheim-lava.json' with { type: 'json' }
import negativeZone from '../../../../resources/special-terrain/negative-zone-prison-orange.json' with { type: 'json' }
import nexus from '../../../../resources/special-terrain/nexus-orange.json' with { type: 'json' }
import racetrack from '../../../../resources/special-terrain/space-racetrack-low-gravity.json' with { type: 'json' }
import chasm from '../../../../resources/special-terrain/wylden-watch-chasm.json' with { type: 'json' }
import { parseSpecialTerrainRule } from '../parseSpecialTerrain.ts'
import type { SpecialTerrainRule } from '../specialTerrain.ts'

const FILES = [
  airportWalkway, columbiaSky, deepSpace, fallenAsgard, forceField, graveyard, hawkworld, helicarrier, karnak, krakoa,
  muspelheim, negativeZone, nexus, racetrack, chasm
]

export const builtInTerrain: readonly SpecialTerrainRule[] = FILES.map((file) => {
  const parsed = parseSpecialTerrainRule(file.rule)
  if (!parsed.ok) throw new Error(`A built-in special-terrain rule is broken: ${parsed.problems[0]?.message}`)
  return parsed.value
})
