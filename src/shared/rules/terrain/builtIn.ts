/** The special-terrain rules that every ruleset knows. They are the JSON files of the starter pack, checked at load. */
import airportWalkway from '../../../../resources/special-terrain/airport-walkway.json' with { type: 'json' }
import avengersRooftopsOpenAir from '../../../../resources/special-terrain/avengers-rooftops-open-air.json' with { type: 'json' }
import badlandsOrange from '../../../../resources/special-terrain/badlands-orange.json' with { type: 'json' }
import batcavePassage from '../../../../resources/special-terrain/batcave-passage.json' with { type: 'json' }
import bellTowerStreet from '../../../../resources/special-terrain/bell-tower-street.json' with { type: 'json' }
import blackgatePrisonBridge from '../../../../resources/special-terrain/blackgate-prison-bridge.json' with { type: 'json' }
import borgTranswarpHubArea from '../../../../resources/special-terrain/borg-transwarp-hub-area.json' with { type: 'json' }
import borgTranswarpHubGateway from '../../../../resources/special-terrain/borg-transwarp-hub-gateway.json' with { type: 'json' }
import centralPortGate from '../../../../resources/special-terrain/central-port-gate.json' with { type: 'json' }
import columbiaSky from '../../../../resources/special-terrain/columbia-sky.json' with { type: 'json' }
import crackstoneCampOrange from '../../../../resources/special-terrain/crackstone-camp-orange.json' with { type: 'json' }
import crocLairPassage from '../../../../resources/special-terrain/croc-lair-passage.json' with { type: 'json' }
import dawnOfManOrange from '../../../../resources/special-terrain/dawn-of-man-orange.json' with { type: 'json' }
import deepSpaceNineDockingPort from '../../../../resources/special-terrain/deep-space-nine-docking-port.json' with { type: 'json' }
import deepSpace from '../../../../resources/special-terrain/deep-space.json' with { type: 'json' }
import delphanaDomainOrange from '../../../../resources/special-terrain/delphana-domain-orange.json' with { type: 'json' }
import delphiArdruFlux from '../../../../resources/special-terrain/delphi-ardru-flux.json' with { type: 'json' }
import delphiArdruTkonBarrier from '../../../../resources/special-terrain/delphi-ardru-tkon-barrier.json' with { type: 'json' }
import delphiArdruWarp from '../../../../resources/special-terrain/delphi-ardru-warp.json' with { type: 'json' }
import doomsdayOrange from '../../../../resources/special-terrain/doomsday-orange.json' with { type: 'json' }
import fallenAsgardWorldTree from '../../../../resources/special-terrain/fallen-asgard-world-tree.json' with { type: 'json' }
import fearItselfImpactZone from '../../../../resources/special-terrain/fear-itself-impact-zone.json' with { type: 'json' }
import forceField from '../../../../resources/special-terrain/force-field.json' with { type: 'json' }
import fountainOfAsgardBridge from '../../../../resources/special-terrain/fountain-of-asgard-bridge.json' with { type: 'json' }
import gothamClocktowerOpenAir from '../../../../resources/special-terrain/gotham-clocktower-open-air.json' with { type: 'json' }
import gothamWaterfrontFire from '../../../../resources/special-terrain/gotham-waterfront-fire.json' with { type: 'json' }
import graveyardOrange from '../../../../resources/special-terrain/graveyard-orange.json' with { type: 'json' }
import greenLanternSciencellsArmory from '../../../../resources/special-terrain/green-lantern-sciencells-armory.json' with { type: 'json' }
import greenLanternSciencellsMonitor from '../../../../resources/special-terrain/green-lantern-sciencells-monitor.json' with { type: 'json' }
import hawkworldOpenAir from '../../../../resources/special-terrain/hawkworld-open-air.json' with { type: 'json' }
import helicarrier10000FeetBelow from '../../../../resources/special-terrain/helicarrier-10000-feet-below.json' with { type: 'json' }
import helicarrierBalcony from '../../../../resources/special-terrain/helicarrier-balcony.json' with { type: 'json' }
import helicarrierBowOrange from '../../../../resources/special-terrain/helicarrier-bow-orange.json' with { type: 'json' }
import helicarrierStairs from '../../../../resources/special-terrain/helicarrier-stairs.json' with { type: 'json' }
import helicarrierSternOrange from '../../../../resources/special-terrain/helicarrier-stern-orange.json' with { type: 'json' }
import helmsDeepOrange from '../../../../resources/special-terrain/helms-deep-orange.json' with { type: 'json' }
import karnakOrange from '../../../../resources/special-terrain/karnak-orange.json' with { type: 'json' }
import krakoaOrange from '../../../../resources/special-terrain/krakoa-orange.json' with { type: 'json' }
import lazarusPit from '../../../../resources/special-terrain/lazarus-pit.json' with { type: 'json' }
import libertyIslandLofty from '../../../../resources/special-terrain/liberty-island-lofty.json' with { type: 'json' }
import libertyIslandPassage from '../../../../resources/special-terrain/liberty-island-passage.json' with { type: 'json' }
import marsOrange from '../../../../resources/special-terrain/mars-orange.json' with { type: 'json' }
import minasTirithLofty from '../../../../resources/special-terrain/minas-tirith-lofty.json' with { type: 'json' }
import minasTirithTrebuchet from '../../../../resources/special-terrain/minas-tirith-trebuchet.json' with { type: 'json' }
import muspelheimLava from '../../../../resources/special-terrain/muspelheim-lava.json' with { type: 'json' }
import mutaraNebulaOrange from '../../../../resources/special-terrain/mutara-nebula-orange.json' with { type: 'json' }
import negativeZonePrisonOrange from '../../../../resources/special-terrain/negative-zone-prison-orange.json' with { type: 'json' }
import nexusOrange from '../../../../resources/special-terrain/nexus-orange.json' with { type: 'json' }
import nowhereCrucibleLava from '../../../../resources/special-terrain/nowhere-crucible-lava.json' with { type: 'json' }
import pacificOcean from '../../../../resources/special-terrain/pacific-ocean.json' with { type: 'json' }
import pelennorFieldsOrange from '../../../../resources/special-terrain/pelennor-fields-orange.json' with { type: 'json' }
import qUadrantOrange from '../../../../resources/special-terrain/q-uadrant-orange.json' with { type: 'json' }
import qonosOrange from '../../../../resources/special-terrain/qonos-orange.json' with { type: 'json' }
import rokosRuinsOrange from '../../../../resources/special-terrain/rokos-ruins-orange.json' with { type: 'json' }
import rooftopsOfGothamOpenAir from '../../../../resources/special-terrain/rooftops-of-gotham-open-air.json' with { type: 'json' }
import royalNavalAcademyOrange from '../../../../resources/special-terrain/royal-naval-academy-orange.json' with { type: 'json' }
import sectorZ6Orange from '../../../../resources/special-terrain/sector-z6-orange.json' with { type: 'json' }
import shadowlandFortress from '../../../../resources/special-terrain/shadowland-fortress.json' with { type: 'json' }
import spaceRacetrackLowGravity from '../../../../resources/special-terrain/space-racetrack-low-gravity.json' with { type: 'json' }
import spacedockOrange from '../../../../resources/special-terrain/spacedock-orange.json' with { type: 'json' }
import starkTowerCityBelow from '../../../../resources/special-terrain/stark-tower-city-below.json' with { type: 'json' }
import streetsOfGothamPassage from '../../../../resources/special-terrain/streets-of-gotham-passage.json' with { type: 'json' }
import svartalfheimForge from '../../../../resources/special-terrain/svartalfheim-forge.json' with { type: 'json' }
import theCraterOrange from '../../../../resources/special-terrain/the-crater-orange.json' with { type: 'json' }
import wayneManorPassage from '../../../../resources/special-terrain/wayne-manor-passage.json' with { type: 'json' }
import wyldenWatchChasm from '../../../../resources/special-terrain/wylden-watch-chasm.json' with { type: 'json' }
import { parseSpecialTerrainRule } from './parseSpecialTerrain.ts'
import type { SpecialTerrainRule } from '../vocabulary/specialTerrain.ts'

const FILES = [
  airportWalkway,
  avengersRooftopsOpenAir,
  badlandsOrange,
  batcavePassage,
  bellTowerStreet,
  blackgatePrisonBridge,
  borgTranswarpHubArea,
  borgTranswarpHubGateway,
  centralPortGate,
  columbiaSky,
  crackstoneCampOrange,
  crocLairPassage,
  dawnOfManOrange,
  deepSpaceNineDockingPort,
  deepSpace,
  delphanaDomainOrange,
  delphiArdruFlux,
  delphiArdruTkonBarrier,
  delphiArdruWarp,
  doomsdayOrange,
  fallenAsgardWorldTree,
  fearItselfImpactZone,
  forceField,
  fountainOfAsgardBridge,
  gothamClocktowerOpenAir,
  gothamWaterfrontFire,
  graveyardOrange,
  greenLanternSciencellsArmory,
  greenLanternSciencellsMonitor,
  hawkworldOpenAir,
  helicarrier10000FeetBelow,
  helicarrierBalcony,
  helicarrierBowOrange,
  helicarrierStairs,
  helicarrierSternOrange,
  helmsDeepOrange,
  karnakOrange,
  krakoaOrange,
  lazarusPit,
  libertyIslandLofty,
  libertyIslandPassage,
  marsOrange,
  minasTirithLofty,
  minasTirithTrebuchet,
  muspelheimLava,
  mutaraNebulaOrange,
  negativeZonePrisonOrange,
  nexusOrange,
  nowhereCrucibleLava,
  pacificOcean,
  pelennorFieldsOrange,
  qUadrantOrange,
  qonosOrange,
  rokosRuinsOrange,
  rooftopsOfGothamOpenAir,
  royalNavalAcademyOrange,
  sectorZ6Orange,
  shadowlandFortress,
  spaceRacetrackLowGravity,
  spacedockOrange,
  starkTowerCityBelow,
  streetsOfGothamPassage,
  svartalfheimForge,
  theCraterOrange,
  wayneManorPassage,
  wyldenWatchChasm
]

/** Other names under which a map may use a rule: the same text stands on several maps. */
const ALSO: Readonly<Record<string, string>> = {
  'airport-terminal-walkway': 'airport-walkway',
  'bell-tower-open-air': 'bell-tower-street',
  'brazil-impact-zone': 'fear-itself-impact-zone',
  'castle-doom-gardens-force-field': 'force-field',
  'china-impact-zone': 'fear-itself-impact-zone',
  columbia: 'columbia-sky',
  'columbia-sky-terrain': 'columbia-sky',
  'crater-orange': 'the-crater-orange',
  'delphi-ardru-judgment': 'delphi-ardru-flux',
  'fallen-asgard': 'fallen-asgard-world-tree',
  'fountain-of-asgard': 'fountain-of-asgard-bridge',
  'gotham-waterfront': 'gotham-waterfront-fire',
  graveyard: 'graveyard-orange',
  hawkworld: 'hawkworld-open-air',
  'helicarrier-bow': 'helicarrier-bow-orange',
  'helicarrier-s4-10000-feet-below': 'helicarrier-10000-feet-below',
  'helicarrier-stern': 'helicarrier-stern-orange',
  karnak: 'karnak-orange',
  krakoa: 'krakoa-orange',
  'lazarus-pit-water': 'lazarus-pit',
  muspelheim: 'muspelheim-lava',
  'negative-zone-prison': 'negative-zone-prison-orange',
  'nexus-of-reality': 'nexus-orange',
  'nexus-of-reality-orange': 'nexus-orange',
  'outer-space': 'deep-space',
  'pacific-ocean-water': 'pacific-ocean',
  'paris-impact-zone': 'fear-itself-impact-zone',
  'raft-impact-zone': 'fear-itself-impact-zone',
  'rooftops-open-air': 'avengers-rooftops-open-air',
  'sciencells-armory': 'green-lantern-sciencells-armory',
  'sciencells-monitor': 'green-lantern-sciencells-monitor',
  shadowland: 'shadowland-fortress',
  'skull-fortress-impact-zone': 'fear-itself-impact-zone',
  'south-africa-impact-zone': 'fear-itself-impact-zone',
  'space-racetrack': 'space-racetrack-low-gravity',
  'space-racetrack-orange': 'space-racetrack-low-gravity',
  svartalfheim: 'svartalfheim-forge',
  'the-crater': 'the-crater-orange',
  'transmatter-gate': 'central-port-gate',
  'wylden-watch': 'wylden-watch-chasm',
  'yancy-street-impact-zone': 'fear-itself-impact-zone'
}

const own: readonly SpecialTerrainRule[] = FILES.map((file) => {
  const parsed = parseSpecialTerrainRule(file.rule)
  if (!parsed.ok) throw new Error(`A built-in special-terrain rule is broken: ${parsed.problems[0]?.message}`)
  return parsed.value
})

export const builtInTerrain: readonly SpecialTerrainRule[] = [
  ...own,
  ...Object.entries(ALSO).map(([id, of]) => ({ ...own.find((rule) => rule.id === of)!, id }))
]
