/**
 * Clarifications of the Player's Guide, and readings of our own (RDG), that bear on one reason of a ruling: told beside
 * it, so that a judge finds the entry. `beside` names the reason by its sentence; `by` narrows it to one effect.
 */
export interface Clarification {
  readonly rule: string
  readonly beside: readonly string[]
  readonly by?: readonly string[]
  /** Only where one of these is said, too. */
  readonly where?: readonly string[]
  /** Of these reasons only where they are about another figure than the one that acts. */
  readonly another?: readonly string[]
  /** Only in these editions; default: in all. */
  readonly rulesets?: readonly string[]
  /** The sentence that says what it clarifies here. */
  readonly say: string
}

/** The teams to whose members hindering terrain is clear. */
const HINDERED_TEAMS = ['superman-ally', 'ultimates', 'avengers-initiative']
export const clarifications: readonly Clarification[] = [
  { rule: 'ERR-05', beside: ['power.legal'], by: ['force-blast'], say: 'clarified.force-blast-targets' },
  { rule: 'ERR-08', beside: ['attack.splash'], say: 'clarified.explosion-area' },
  { rule: 'ERR-09', beside: ['attack.area'], say: 'clarified.wave-ignores' },
  {
    rule: 'ERR-12',
    beside: ['power.legal', 'target.itself', 'power.too-large'],
    by: ['telekinesis'],
    another: ['power.legal'],
    say: 'clarified.telekinesis'
  },
  { rule: 'ERR-13', beside: ['value.set'], by: ['defend'], say: 'clarified.defend-first' },
  { rule: 'ERR-14', beside: ['kb.ignores'], by: ['combat-reflexes'], rulesets: ['heroclix-2013'], say: 'clarified.reflexes' },
  { rule: 'KBX-06', beside: ['damage.ignored'], by: ['combat-reflexes'], say: 'clarified.reflexes-parts' },
  {
    rule: 'LOF-15',
    beside: ['line.ignores'],
    by: ['improved-targeting:characters', 'improved-targeting:friendly-characters', 'improved-targeting:opposing-characters'],
    say: 'clarified.bases-only'
  },
  { rule: 'OUT-01', beside: ['means.own-action'], by: ['outwit'], say: 'clarified.outwit-action' },
  { rule: 'ERR-19', beside: ['means.not-inside', 'attack.more-bolts'], say: 'clarified.abilities' },
  { rule: 'POW-SS2', beside: ['object.dropped', 'attack.object-used'], say: 'clarified.strength' },
  {
    rule: 'ERR-02',
    beside: ['move.passes'],
    by: ['phasing-teleport'],
    where: ['carry.off-the-map', 'pick-up.through-terrain', 'pick-up.clears'],
    say: 'clarified.phasing'
  },
  { rule: 'ERR-06', beside: ['means.action'], by: ['hypersonic-speed'], say: 'clarified.hypersonic' },
  {
    rule: 'CC-19',
    beside: ['means.action'],
    by: ['hypersonic-speed'],
    where: ['attack.object-used'],
    rulesets: ['clix-campaign'],
    say: 'clarified.hypersonic-object'
  },
  {
    rule: 'CC-13',
    beside: ['damage.reduced'],
    by: ['toughness'],
    where: ['aftermath.lands', 'use.hurts-adjacent'],
    rulesets: ['clix-campaign'],
    say: 'clarified.combat-damage'
  },
  { rule: 'ERR-03', beside: ['time.set-down'], say: 'clarified.set-down' },
  { rule: 'ERR-04', beside: ['attack.controls', 'time.controlled'], say: 'clarified.control' },
  { rule: 'CC-23', beside: ['close.hidden', 'line.stealth'], by: ['stealth'], rulesets: ['clix-campaign'], say: 'clarified.attentiveness' },
  { rule: 'CC-10', beside: ['line.figure'], rulesets: ['clix-campaign'], say: 'clarified.both-grounded' },
  { rule: 'ERR-18', beside: ['use.extra-action', 'use.no-extra-action'], by: ['leadership'], say: 'clarified.leadership' },
  { rule: 'ERR-20', beside: ['attack.captured'], say: 'clarified.captives' },
  { rule: 'RDG-STEALTH', beside: ['line.stealth-own-turn'], by: ['stealth'], rulesets: ['heroclix-2012'], say: 'reading.stealth' },
  { rule: 'RDG-HIGHER', beside: ['path.higher-figure'], say: 'reading.higher' },
  { rule: 'RDG-WATER', beside: ['move.water-own-kind', 'value.water-own-kind'], say: 'reading.water' },
  {
    rule: 'RDG-WATER',
    beside: ['move.over-water'],
    by: ['flight', 'leap-climb', 'giant-size', 'colossal-size', ...HINDERED_TEAMS],
    rulesets: ['heroclix-jan-2010', 'heroclix-2010'],
    say: 'reading.water'
  },
  {
    rule: 'RDG-WATER',
    beside: ['move.over-water'],
    by: ['leap-climb', 'giant-size', 'colossal-size', ...HINDERED_TEAMS],
    rulesets: ['clix-campaign'],
    say: 'reading.water'
  },
  { rule: 'RDG-FIELD', beside: ['line.field-not-looked-over', 'line.field-below'], say: 'reading.field' },
  { rule: 'RDG-ROOF', beside: ['line.own-roof'], say: 'reading.roof' },
  { rule: 'RDG-ENERGY', beside: ['aftermath.redirected-no-heal'], say: 'reading.energy' },
  { rule: 'RDG-TOKENS', beside: ['attack.no-third-token', 'target.two-tokens'], say: 'reading.tokens' },
  { rule: 'RDG-AWAY', beside: ['away.passes-figures'], say: 'reading.away' },
  { rule: 'RDG-FLANK', beside: ['path.corner-half-open'], rulesets: ['heroclix-jan-2010'], say: 'reading.flank' },
  { rule: 'RDG-CORNER', beside: ['move.stop-corner-again'], say: 'reading.corner' },
  { rule: 'RDG-ABOVE', beside: ['line.stands-above'], say: 'reading.above' },
  {
    rule: 'RDG-PULSE',
    beside: ['attack.area'],
    rulesets: ['heroclix-jan-2010', 'heroclix-2010', 'heroclix-2012'],
    say: 'reading.pulse'
  },
  { rule: 'RDG-BESIDES', beside: ['time.besides'], say: 'reading.besides' },
  {
    rule: 'GEN-03',
    beside: ['kb.same-distance'],
    rulesets: ['heroclix-jan-2010', 'heroclix-2010', 'clix-campaign'],
    say: 'reading.ties'
  },
  {
    rule: 'MAP-DS5',
    beside: ['kb.terrain', 'kb.terrain-too-little'],
    by: ['deep-space'],
    where: ['damage.reduced', 'damage.half-ignored', 'damage.rolled-away', 'damage.terrain-ignores'],
    rulesets: ['heroclix-jan-2010', 'heroclix-2010', 'heroclix-2012'],
    say: 'reading.space-damage'
  },
  { rule: 'RDG-HELD', beside: ['attack.object-used'], where: ['attack.all-close'], rulesets: ['heroclix-2012'], say: 'reading.held' },
  { rule: 'ERR-16', beside: ['damage.redirected'], say: 'clarified.mastermind-source' }
]
