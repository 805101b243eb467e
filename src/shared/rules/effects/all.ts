/**
 * Every power, ability and team ability that the engine knows, by the folder it lives in: one file each.
 * To add one, write its file and name it here; `test/unit/shared/rules/effects/all.test.ts` checks that nobody forgot.
 */
import type { Effect } from '../vocabulary/vocabulary.ts'
import { improvedEffects } from './abilities/improved.ts'
import { alterEgo } from './special/alter-ego.ts'
import { specialMovement } from './actions/special-movement.ts'
import { attentiveness } from './actions/attentiveness.ts'
import { release } from './actions/release.ts'
import { board } from './actions/board.ts'
import { eject } from './actions/eject.ts'
import { rescue } from './actions/rescue.ts'
import { cancelReroll } from './actions/cancel-reroll.ts'
import { themedTeam } from './actions/themed-team.ts'
import { hovering } from './states/hovering.ts'
import { soaring } from './states/soaring.ts'
import { charge } from './speed/charge.ts'
import { earthboundNeutralized } from './speed/earthbound-neutralized.ts'
import { flurry } from './speed/flurry.ts'
import { forceBlast } from './speed/force-blast.ts'
import { hypersonicSpeed } from './speed/hypersonic-speed.ts'
import { leapClimb } from './speed/leap-climb.ts'
import { mindControl } from './speed/mind-control.ts'
import { phasingTeleport } from './speed/phasing-teleport.ts'
import { plasticity } from './speed/plasticity.ts'
import { runningShot } from './speed/running-shot.ts'
import { sidestep } from './speed/sidestep.ts'
import { stealth } from './speed/stealth.ts'
import { bladesClawsFangs } from './attack/blades-claws-fangs.ts'
import { energyExplosion } from './attack/energy-explosion.ts'
import { incapacitate } from './attack/incapacitate.ts'
import { penetratingPsychicBlast } from './attack/penetrating-psychic-blast.ts'
import { poison } from './attack/poison.ts'
import { precisionStrike } from './attack/precision-strike.ts'
import { pulseWave } from './attack/pulse-wave.ts'
import { quake } from './attack/quake.ts'
import { smokeCloud } from './attack/smoke-cloud.ts'
import { stealEnergy } from './attack/steal-energy.ts'
import { superStrength } from './attack/super-strength.ts'
import { telekinesis } from './attack/telekinesis.ts'
import { barrier } from './defense/barrier.ts'
import { combatReflexes } from './defense/combat-reflexes.ts'
import { defend } from './defense/defend.ts'
import { energyShieldDeflection } from './defense/energy-shield-deflection.ts'
import { impervious } from './defense/impervious.ts'
import { invincible } from './defense/invincible.ts'
import { invulnerability } from './defense/invulnerability.ts'
import { mastermind } from './defense/mastermind.ts'
import { regeneration } from './defense/regeneration.ts'
import { superSenses } from './defense/super-senses.ts'
import { toughness } from './defense/toughness.ts'
import { willpower } from './defense/willpower.ts'
import { battleFury } from './damage/battle-fury.ts'
import { closeCombatExpert } from './damage/close-combat-expert.ts'
import { empower } from './damage/empower.ts'
import { enhancement } from './damage/enhancement.ts'
import { exploitWeakness } from './damage/exploit-weakness.ts'
import { leadership } from './damage/leadership.ts'
import { outwit } from './damage/outwit.ts'
import { perplex } from './damage/perplex.ts'
import { probabilityControl } from './damage/probability-control.ts'
import { rangedCombatExpert } from './damage/ranged-combat-expert.ts'
import { shapeChange } from './damage/shape-change.ts'
import { support } from './damage/support.ts'
import { capture } from './abilities/capture.ts'
import { carry } from './abilities/carry.ts'
import { flightTransporter } from './abilities/flight-transporter.ts'
import { speedTransporter } from './abilities/speed-transporter.ts'
import { swimTransporter } from './abilities/swim-transporter.ts'
import { colossalSize } from './abilities/colossal-size.ts'
import { colossalStamina } from './abilities/colossal-stamina.ts'
import { duoAttack } from './abilities/duo-attack.ts'
import { flight } from './abilities/flight.ts'
import { giantReach } from './abilities/giant-reach.ts'
import { giantSize } from './abilities/giant-size.ts'
import { greatSize } from './abilities/great-size.ts'
import { indomitable } from './abilities/indomitable.ts'
import { merge } from './abilities/merge.ts'
import { moveAndAttack } from './abilities/move-and-attack.ts'
import { multiattack } from './abilities/multiattack.ts'
import { ram } from './abilities/ram.ts'
import { sharpshooter } from './abilities/sharpshooter.ts'
import { split } from './abilities/split.ts'
import { swim } from './abilities/swim.ts'
import { throwAGrenade } from './abilities/throw-a-grenade.ts'
import { tinySize } from './abilities/tiny-size.ts'
import { autopilot } from './abilities/autopilot.ts'
import { pilotOnBoard } from './abilities/pilot-on-board.ts'
import { piloted } from './abilities/piloted.ts'
import { vehicle } from './abilities/vehicle.ts'
import { arachnos } from './teams/arachnos.ts'
import { avengersInitiative } from './teams/avengers-initiative.ts'
import { avengers } from './teams/avengers.ts'
import { batmanAlly } from './teams/batman-ally.ts'
import { brotherhoodOfMutants } from './teams/brotherhood-of-mutants.ts'
import { brotherhood } from './teams/brotherhood.ts'
import { crossgen } from './teams/crossgen.ts'
import { crusade } from './teams/crusade.ts'
import { crusaders } from './teams/crusaders.ts'
import { dangerGirl } from './teams/danger-girl.ts'
import { hypertime } from './teams/hypertime.ts'
import { justiceLeague } from './teams/justice-league.ts'
import { kabuki } from './teams/kabuki.ts'
import { kaiju } from './teams/kaiju.ts'
import { kingdomCome } from './teams/kingdom-come.ts'
import { locustHorde } from './teams/locust-horde.ts'
import { mastersOfEvil } from './teams/masters-of-evil.ts'
import { mystics } from './teams/mystics.ts'
import { powerCosmic } from './teams/power-cosmic.ts'
import { quintessence } from './teams/quintessence.ts'
import { shield } from './teams/shield.ts'
import { skrull } from './teams/skrull.ts'
import { calculator } from './teams/calculator.ts'
import { minionsOfDoom } from './teams/minions-of-doom.ts'
import { legionOfSuperHeroes } from './teams/legion-of-super-heroes.ts'
import { freedomPhalanx } from './teams/freedom-phalanx.ts'
import { bureauOfParanormalResearchAndDefense } from './teams/bureau-of-paranormal-research-and-defense.ts'
import { spiderMan } from './teams/spider-man.ts'
import { spiderManAlly } from './teams/spider-man-ally.ts'
import { skrulls } from './teams/skrulls.ts'
import { supermanAlly } from './teams/superman-ally.ts'
import { topCow } from './teams/top-cow.ts'
import { ultimates } from './teams/ultimates.ts'
import { unitedNationsSpaceCommand } from './teams/united-nations-space-command.ts'
import { batmanEnemy } from './teams/batman-enemy.ts'
import { defenders } from './teams/defenders.ts'
import { guardiansOfTheGlobe } from './teams/guardians-of-the-globe.ts'
import { hydra } from './teams/hydra.ts'
import { justiceSociety } from './teams/justice-society.ts'
import { police } from './teams/police.ts'
import { panPacificDefenseCorps } from './teams/pan-pacific-defense-corps.ts'
import { ppdc } from './teams/ppdc.ts'
import { sinisterSyndicate } from './teams/sinister-syndicate.ts'
import { flashbangGrenade } from './special/flashbang-grenade.ts'
import { inkGrenade } from './special/ink-grenade.ts'
import { plasmaGrenade } from './special/plasma-grenade.ts'
import { smokeGrenade } from './special/smoke-grenade.ts'
import { thermiteGrenade } from './special/thermite-grenade.ts'
import { alias } from './feats/alias.ts'
import { armorPiercing } from './feats/armor-piercing.ts'
import { forceField } from './feats/force-field.ts'
import { pymParticles } from './feats/pym-particles.ts'
import { fragGrenade } from './special/frag-grenade.ts'
import { livingBombBurst } from './special/living-bomb-burst.ts'
import { repulsorRays } from './special/repulsor-rays.ts'
import { swat } from './special/swat.ts'

export const allEffects: readonly Effect[] = [
  charge,
  earthboundNeutralized,
  flurry,
  forceBlast,
  hypersonicSpeed,
  leapClimb,
  mindControl,
  phasingTeleport,
  plasticity,
  runningShot,
  sidestep,
  stealth,
  bladesClawsFangs,
  energyExplosion,
  incapacitate,
  penetratingPsychicBlast,
  poison,
  precisionStrike,
  pulseWave,
  quake,
  smokeCloud,
  stealEnergy,
  superStrength,
  telekinesis,
  barrier,
  combatReflexes,
  defend,
  energyShieldDeflection,
  impervious,
  invincible,
  invulnerability,
  mastermind,
  regeneration,
  superSenses,
  toughness,
  willpower,
  battleFury,
  closeCombatExpert,
  empower,
  enhancement,
  exploitWeakness,
  leadership,
  outwit,
  perplex,
  probabilityControl,
  rangedCombatExpert,
  shapeChange,
  support,
  capture,
  carry,
  flightTransporter,
  speedTransporter,
  swimTransporter,
  colossalSize,
  colossalStamina,
  duoAttack,
  flight,
  giantReach,
  giantSize,
  greatSize,
  indomitable,
  merge,
  moveAndAttack,
  multiattack,
  ram,
  sharpshooter,
  split,
  swim,
  throwAGrenade,
  tinySize,
  vehicle,
  autopilot,
  pilotOnBoard,
  piloted,
  arachnos,
  avengersInitiative,
  avengers,
  batmanAlly,
  brotherhood,
  brotherhoodOfMutants,
  crossgen,
  crusaders,
  crusade,
  dangerGirl,
  hypertime,
  justiceLeague,
  kabuki,
  kaiju,
  kingdomCome,
  locustHorde,
  mastersOfEvil,
  mystics,
  powerCosmic,
  quintessence,
  shield,
  skrull,
  skrulls,
  spiderMan,
  spiderManAlly,
  calculator,
  minionsOfDoom,
  legionOfSuperHeroes,
  freedomPhalanx,
  bureauOfParanormalResearchAndDefense,
  supermanAlly,
  topCow,
  ultimates,
  unitedNationsSpaceCommand,
  batmanEnemy,
  defenders,
  guardiansOfTheGlobe,
  hydra,
  justiceSociety,
  police,
  panPacificDefenseCorps,
  ppdc,
  sinisterSyndicate,
  flashbangGrenade,
  fragGrenade,
  inkGrenade,
  plasmaGrenade,
  smokeGrenade,
  thermiteGrenade,
  livingBombBurst,
  repulsorRays,
  swat,
  alias,
  alterEgo,
  armorPiercing,
  forceField,
  pymParticles,
  attentiveness,
  specialMovement,
  release,
  board,
  eject,
  rescue,
  cancelReroll,
  themedTeam,
  hovering,
  soaring,
  ...improvedEffects
]
