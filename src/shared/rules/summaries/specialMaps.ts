/** Special terrain and map rules (MAP). */

export const specialMapSummaries: Readonly<Record<string, string>> = {
  'MAP-DS1':
    'The squares inside the orange line are space: clear terrain with rules of its own, which hold ' +
    'however a figure treats other terrain.',
  'MAP-DS2': 'A figure given a move action while it stands in space has +2 speed for that action.',
  'MAP-DS3':
    'Range is halved for a figure in space and for one that draws a line to a figure in space; only ' +
    'passing over space changes nothing. Hypersonic Speed halves once more. If both reasons apply we halve ' +
    "once. (Linejudge's reading: no document settles it.)",
  'MAP-DS4':
    'A hit that would not knock the figure in space back for another reason does so by the damage ' +
    'dealt minus 2, at least 0. If there is another reason, that one sets the distance.',
  'MAP-DS5':
    'Damage dealt means the amount after all increases and reductions. 2013 says so; for the older ' +
    "editions we read it the same way. (Linejudge's reading: no document settles it.)",
  'MAP-DS6': 'Force Blast at a figure in space rolls two dice for the distance instead of one.',
  'MAP-DS7':
    'Any knock back, whatever caused it, ends in the first square that is not space. The figure does ' +
    'enter that square, and this alone deals no damage.',
  'MAP-DS8':
    'A figure in space whose path ends at the map edge is dealt no knock-back damage; walls, blocking ' +
    "and higher ground still deal 1. A path that starts outside space follows the usual rules. (Linejudge's " +
    'reading: no document settles it.)',
  'MAP-DS9': 'Whoever cannot be knocked back or ignores knock back is not knocked back by the map either.',
  'MAP-HC1':
    'Orange squares can be neither entered nor occupied. A knock-back path stopped by one costs the ' +
    'usual 1 knock-back damage and 1 unavoidable damage on top; reducing or ignoring the first leaves the ' +
    'second.',
  'MAP-HC2':
    'By power action a figure on an orange arrow is placed on the matching square of the other map. ' +
    'From a balcony, marked by a white arrow, it must roll 4 or more, with +1 for Flight.',
  'MAP-HC3':
    'At the end of every turn a figure without Flight on an orange square is placed in the nearest ' +
    "legal square outside and given an action token. Stark Tower's City Below works alike.",
  'MAP-01': 'A figure on orange that is hit is knocked back by the damage it took; doubles are not needed.',
  'MAP-02':
    'A figure whose move or power action ends on a gate may, after tokens and pushing, be placed on ' +
    'any other free gate. Only the figure that acted may do so.',
  'MAP-03':
    'After any action, a figure there without a wing symbol takes 1 penetrating damage and is placed ' + 'beside the numbered stairwell.',
  'MAP-04':
    'After actions, figures there without Flight take 1 unavoidable damage and go back to their ' +
    'starting area. Loose objects there are removed.',
  'MAP-05':
    'Without Leap/Climb, Phasing, Flight or Great Size a figure there takes 1 unavoidable damage and ' + 'goes back to its starting area.',
  'MAP-06':
    'A figure there without Flight gets an action token and may be placed in its starting area. Loose ' + 'objects there are removed.',
  'MAP-07':
    'Force fields on grid lines stop lines of fire like walls but are neither walls nor blocking ' +
    'terrain and cannot be destroyed. Nobody moves through or over them, squares on both sides are not ' +
    'adjacent, and ranges and areas are not counted through them.',
  'MAP-08':
    'Barriers work like force fields. Warp areas of the same number are adjacent for movement. Flux areas stop ' +
    'movement, hold figures marked as their turn begins, and give area powers. There are judgment tokens.',
  'MAP-09':
    'Orange is hindering for movement and clear for lines of fire, but every line of fire to a figure ' + 'standing on it is blocked.',
  'MAP-10':
    'While a friend stands on a monitor square its whole side ignores hindering terrain and figures ' +
    'for lines of fire, and the one on it may make no ranged attacks. The first two objects go to the ' +
    'armories.',
  'MAP-11':
    'Orange acts as blocking that cannot be destroyed. At the end of the turn a die is rolled: on 4 ' +
    'everybody is hurt, on 5 printed hindering acts as blocking and expels its occupants, on 6 the island ' +
    'itself attacks.',
  'MAP-12': "At the end of each player's turn everyone on lava takes 1 unavoidable damage.",
  'MAP-13':
    'After an action, every figure that moved into orange rolls a die: 1 to 3 it takes 1 penetrating ' + 'damage, 4 to 6 it heals 1.',
  'MAP-14':
    'When a turn begins, figures without Flight that stand wholly on the walkway are placed one square ' +
    'toward the thick line, those nearest the line first.',
  'MAP-15': 'Bridge squares in the row with the same number are adjacent for movement.',
  'MAP-16': 'An object on an orange square stays there: nobody picks it up, moves it or destroys it.',
  'MAP-17': 'Orange is blocking terrain that cannot be destroyed.',
  'MAP-18':
    'The chasm blocks movement, is clear for lines of fire and cannot be destroyed. A figure knocked ' +
    'back toward it stops in front and is dealt 1 knock-back damage.',
  'MAP-19': 'Orange is clear. Figures on it are given no close combat, ranged combat or power actions, but ' + 'break away automatically.',
  'MAP-20': 'Nothing more than 6 squares away can be targeted.',
  'MAP-21': 'The pit is water. Figures in it may use Regeneration; one that heals there has Battle Fury until ' + 'it is damaged.',
  'MAP-22': 'The tree is hindering. Figures in it ignore 1 of any damage dealt, and a damage reducer still ' + 'works as well.',
  'MAP-23':
    'A figure that starts the turn on the forge takes 1 unavoidable damage and gets an Uru token. Each ' +
    'token is +1 attack and defense until an attack damages the figure.',
  'MAP-24': 'A power action takes a figure from a marked square to the matching one on the other map.',
  'MAP-25':
    'The bridge is level 2, and lines and moves on the ground pass under it. Ending a move on it takes ' +
    'coming from level 2 or ignoring elevated terrain.',
  'MAP-26':
    'Lofty squares are elevated against everything else; seen from there, other elevated terrain counts as grounded. On Liberty Island ' +
    'the squares with A are adjacent to each other for movement, and so are those with B.',
  'MAP-27':
    'A figure there may shoot from any X with range 6, one bolt and Sharpshooter. Then two dice plus ' +
    'the occupied orange squares are added: 9 or more deals 1 unavoidable damage.',
  'MAP-28':
    'A figure entering a gateway rolls a die and is placed in the area of that number. On 1 its player ' +
    'chooses an area, at the price of 1 unavoidable damage, or stays.',
  'MAP-29':
    'These maps bring scenario effects of their own, such as moving debris, nebula rolls, plasma ' +
    'storms and tokens. Read the text printed on the map.',
  'MAP-30': 'These maps bring scenario rules with bombs, gates, ladders, trebuchets or objectives. Read the ' + 'text printed on the map.',
  'MAP-31':
    'These maps are not for tournaments. As long as the hammer stays in its impact zone, one named ' +
    'power or ability cannot be used within 6 squares.',
  'MAP-32': 'Water is ignored for movement. Swimmers have +2 speed and ignore hindering and elevated terrain ' + 'and figures.'
}
