/** Combat abilities and traits, as of 2013 (ABL). */

export const abilitySummaries: Readonly<Record<string, string>> = {
  'ABL-CAP':
    'By power action: a close attack without damage takes one standard or tiny opponent (+2 defense ' +
    'with Phasing or Plasticity) off the map, at most three. Opponents may rescue it by an attack on the ' +
    'captor, and losing or defeating the captor frees everyone.',
  'ABL-CARRY':
    'When moving by an action the figure may take along one friend that was adjacent at the start, at ' +
    'speed -2. Not larger or multi-base figures, not ones with objects or other symbols. The passenger is off ' +
    'the map meanwhile and gets no non-free action this turn.',
  'ABL-CS':
    'The figure breaks away automatically, may shoot at non-adjacent opponents while adjacent to ' +
    'others, and may act with two tokens (COL-01). It cannot be countered.',
  'ABL-DUO':
    'By power action: two attacks as free actions, with two bolts for the action; the same effect may ' +
    'be used in both. The earlier -1 damage of the second attack gave way to damage depletion.',
  'ABL-FLY':
    'The figure ignores elevated, hindering and outdoor blocking terrain while moving and passes ' +
    'opponents. It is dealt no knock-back damage for leaving elevated terrain.',
  'ABL-GR':
    '+1 to break away, Carry, and close attacks within two squares and line of fire (SIZ-09), lower ' +
    'levels included. It cannot be countered.',
  'ABL-GS':
    'Moves like Flight, ignores opposing Plasticity, cannot be knocked back, may count as higher for ' +
    'lines of fire and attack higher levels in close combat. It cannot be countered.',
  'ABL-IM':
    'Symbols tell what the figure ignores whenever it moves. They are one combat ability together; see ' +
    'the entries on the symbols (IMT).',
  'ABL-IT':
    'Symbols tell what the figure ignores whenever it draws a line of fire. They are one combat ' +
    'ability together; see the entries on the symbols (IMT).',
  'ABL-IND': 'The figure can use Willpower.',
  'ABL-MER':
    'By free action, adjacent matching friends without tokens, together worth at least the Duo, are ' +
    'replaced by the Duo on the click they showed. The Duo may not Split this turn. It cannot be countered.',
  'ABL-MA':
    'The figure can use Hypersonic Speed with -2 attack if no opponent was adjacent when the action ' +
    'was given. Before 2011: with its full range.',
  'ABL-MUL': 'By power action: any two actions as free actions, except Multiattack itself and Capture. It ' + 'cannot be countered.',
  'ABL-RAM':
    'By move action straight across or along, without turning; then one close attack on all opponents ' +
    'it moved through. It takes 1 unavoidable damage for every 100 points it damaged.',
  'ABL-SHA':
    'The figure may make ranged attacks while opponents are adjacent, but only at adjacent ones; others can still be caught in an area. Opposing figures do not block its lines of fire; friendly ones do.',
  'ABL-SPL':
    'By power action without tokens: matching figures worth no more than the Duo replace it on the ' +
    'same click, each with one token and no action this turn. It cannot be countered.',
  'ABL-SWI': 'The figure ignores water terrain when it moves.',
  'ABL-TIN':
    '+1 defense against ranged attacks. A larger adjacent friend may carry it whatever its symbols, ' +
    'without losing speed, and carry another figure as usual. It cannot be countered.',
  'ABL-GRN':
    'A trait used by power action: a square within 5 (flashbang 8) and line of fire is named, and ' +
    'figures in and next to it are attacked. What happens depends on the grenade. A frag grenade knocks back ' +
    'from its square, not from the thrower.',
  'ABL-VEH':
    'On autopilot an action with an attack costs 1 unavoidable damage; piloted without a pilot every action does that is not ' +
    'free. Free actions board it and eject its pilot; boarded it waits for the next turn. It carries ' +
    'passengers at no cost, moves past figures and hindering terrain and shoots also while opponents are adjacent. Its wreck is an ' +
    'ultra-heavy object and costs its pilot 1.'
}
