/** Printed names of powers, abilities and team abilities, for lists to choose from. Ids are the names in kebab-case. */

export interface PowerName {
  readonly id: string
  readonly name: string
}

const named = (names: string): readonly PowerName[] =>
  names.split('\n').map(line => line.trim()).filter(Boolean).map(name => ({ id: kebab(name), name }))

/** "Leap/Climb" is `leap-climb`. */
export const kebab = (name: string): string =>
  name.toLowerCase().replace(/[^a-z0-9:]+/g, '-').replace(/^-|-$/g, '')

export const POWERS = named(`
  Barrier
  Battle Fury
  Blades/Claws/Fangs
  Charge
  Close Combat Expert
  Combat Reflexes
  Defend
  Earthbound/Neutralized
  Empower
  Energy Explosion
  Energy Shield/Deflection
  Enhancement
  Exploit Weakness
  Flurry
  Force Blast
  Hypersonic Speed
  Impervious
  Incapacitate
  Invincible
  Invulnerability
  Leadership
  Leap/Climb
  Mastermind
  Mind Control
  Outwit
  Penetrating/Psychic Blast
  Perplex
  Phasing/Teleport
  Plasticity
  Poison
  Precision Strike
  Probability Control
  Pulse Wave
  Quake
  Ranged Combat Expert
  Regeneration
  Running Shot
  Shape Change
  Sidestep
  Smoke Cloud
  Stealth
  Steal Energy
  Super Senses
  Super Strength
  Support
  Telekinesis
  Toughness
  Willpower`)

export const ABILITIES = [
  ...named(`
  Carry
  Colossal Stamina
  Duo Attack
  Flight
  Giant Reach
  Great Size
  Indomitable
  Move and Attack
  Multiattack
  Sharpshooter
  Swim
  Tiny Size`),
  ...['elevated', 'hindering', 'water', 'blocking', 'characters'].map(kind => (
    { id: `improved-movement:${kind}`, name: `Improved Movement: ${kind}` })),
  ...['elevated', 'hindering', 'water', 'blocking', 'characters'].map(kind => (
    { id: `improved-targeting:${kind}`, name: `Improved Targeting: ${kind}` }))
]

export const TEAM_ABILITIES = named(`
  Avengers
  Batman Ally
  Crime Syndicate
  Defenders
  Guardians of the Globe
  Hydra
  Hypertime
  JLA
  JSA
  Justice Society
  Legion of Super Heroes
  Minions of Doom
  Mystics
  Outsiders
  Police
  Power Cosmic
  Quintessence
  S.H.I.E.L.D.
  Serpent Society
  Sinister Syndicate
  Spider-Man Ally
  Suicide Squad
  Superman Ally
  Titans
  Ultimates
  X-Men`)

const NAMES = new Map([...POWERS, ...ABILITIES, ...TEAM_ABILITIES].map(({ id, name }) => [id, name]))

/** The printed name where we know it, else the id with spaces and capitals. */
export const powerName = (id: string): string =>
  NAMES.get(id) ?? id.split('-').map(word => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
