/** What activates what (CMB). */

export const comboSummaries: Readonly<Record<string, string>> = {
  'CMB-00':
    'Ask what the second effect needs: exactly that kind of action must have been given. An effect ' +
    'that needs only an attack is content with any.',
  'CMB-01': 'Yes: Charge gives a close combat action, which is what Flurry needs.',
  'CMB-02':
    'Yes: Blades/Claws/Fangs, Quake, Steal Energy, Incapacitate in close combat, Exploit Weakness, an ' +
    'object in hand, and Empower since 2013 all work with the close combat action that Charge gives.',
  'CMB-03': 'No: both want a power action, and one action activates one of them.',
  'CMB-04': 'No: the move of Charge is not a move action, so terrain is not ignored.',
  'CMB-05': 'Yes: the close combat action that Charge gives may go at a figure on another level.',
  'CMB-06': 'Yes: Flight and Improved Movement work whenever the figure moves, whatever the action.',
  'CMB-07': 'No: Phasing/Teleport needs a move action.',
  'CMB-08':
    'Yes: Penetrating Blast, Incapacitate at range, Pulse Wave, Energy Explosion and several targets ' +
    'work with the ranged combat action that Running Shot gives.',
  'CMB-09':
    'No: it gives only an attack. Flurry, Exploit Weakness, Quake, Incapacitate, Pulse Wave, ' +
    'Penetrating Blast, Blades/Claws/Fangs and the 2013 Energy Explosion want a combat action.',
  'CMB-10':
    'Yes: Precision Strike, Steal Energy, Enhancement, Empower, the hit option of Force Blast and an ' +
    'object in hand need only an attack.',
  'CMB-11': 'No: they take an action of their own and cannot be used in the middle of Hypersonic Speed or any ' + 'other action.',
  'CMB-12': 'No: one close combat action activates one of the two.',
  'CMB-13': 'Yes: Blades/Claws/Fangs joins the close combat action, in both attacks.',
  'CMB-14': 'No: Duo Attack makes attacks and gives no close combat action.',
  'CMB-15': 'No: Sidestep is a free action and not the move action which they need.',
  'CMB-16':
    'Energy Explosion: no up to 2012, when both needed the action; yes in 2013. Pulse Wave: no in ' +
    'every edition, both need the ranged combat action.',
  'CMB-17':
    'Yes: if a special power lets the figure use Charge and Exploit Weakness, both work in the same ' +
    "action, as in the rulebook's example."
}
