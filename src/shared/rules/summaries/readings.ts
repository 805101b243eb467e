/** What no document settles and Linejudge had to read one way or the other (RDG). */

export const readingSummaries: Readonly<Record<string, string>> = {
  'RDG-STEALTH':
    "Whether Stealth of 2012 still blocks hindered lines in its own player's turn could not be read on the card of that year. It is taken as in 2013: only while it is not its player's turn. (Linejudge's reading: no document settles it.)",
  'RDG-HIGHER':
    "Where a figure stands on the higher ground that a knock-back path meets, the ground would cost 1 and the figure nothing. The ground decides: the path stops, with 1 knock-back damage. (Linejudge's reading: no document settles it.)",
  'RDG-WATER':
    "Who ignores hindering terrain on its way ignores water, too, in 2010 and before, where water hinders movement as that does. From 2012 water has a symbol of its own: only that symbol or Phasing/Teleport passes it. (Linejudge's reading: no document settles it.)",
  'RDG-FIELD':
    "A force field stands on the level of its squares only, indoors as well, unlike an indoor wall. On that level nobody looks over it, however large: it cannot be ignored. (Linejudge's reading: no document settles it.)",
  'RDG-ROOF':
    "The other squares of a base that stands on elevated terrain do not block its own line down to a lower level. Hindering terrain in them counts. (Linejudge's reading: no document settles it.)",
  'RDG-ENERGY':
    "Damage that Mastermind gives to another figure is no attack on that figure. It does not feed Steal Energy: no opponent took damage from the close attack. (Linejudge's reading: no document settles it.)",
  'RDG-TOKENS':
    "In 2010 Incapacitate cannot be given against a figure with two tokens, as no action may leave a third. In 2012 it can, and the hit does nothing to that figure. (Linejudge's reading: no document settles it.)",
  'RDG-AWAY':
    "Who moves as if figures were not there, as with Phasing/Teleport, leaves those next to it without a roll. The text of the power as it was printed is lost. (Linejudge's reading: no document settles it.)",
  'RDG-FLANK':
    "Before May 2010 movement took the stricter way round a corner; of knock back nothing is said. A path passes a corner of which one side is open, as later. (Linejudge's reading: no document settles it.)",
  'RDG-CORNER':
    "A diagonal step round a hindered corner ends the move also where the figure came out of hindering terrain already: the row on corners makes no exception. (Linejudge's reading: no document settles it.)",
  'RDG-ABOVE':
    "Who ignores elevated terrain for its lines does not ignore what stands up there: blocking or hindering terrain and figures count as on the level of the line. (Linejudge's reading: no document settles it.)",
  'RDG-PULSE':
    "The cards before 2013 name the exceptions of Pulse Wave in other words, which are not at hand; the power is ruled by its text of 2013. (Linejudge's reading: no document settles it.)",
  'RDG-REPLACE':
    "Merge and Split say which figures are replaced, not in which squares. Who comes in stands in a square that became free, or next to one. (Linejudge's reading: no document settles it.)",
  'RDG-NAMES':
    'Before 2013, which goes by name, set and number: two unique figures of one name are one too many. Where their sets or numbers are ' +
    'told and differ, a Duo is made of a unique figure of the force, or an Alter Ego turns into one, the list is left to the judge. ' +
    "(Linejudge's reading: no document settles it.)",
  'RDG-AREA':
    'A starting area grows by one row and one column away from the edges that it touches; where it touches none, to the side with more room. ' +
    "(Linejudge's reading: no document settles it.)",
  'RDG-BESIDES':
    "Clix Campaign gives each figure a move in its turn besides an attack and says nothing of action tokens. Each of the two brings a token, and the second pushes, as in 2010. (Linejudge's reading: no document settles it.)",
  'RDG-PILOT':
    "Who boards leaves the object that it holds behind. A person may put a pilot into any square, also where no action ejects it. The wreck of a vehicle on a larger base lies where it stood; in which square the object is put a person says. (Linejudge's reading: no document settles it.)",
  'RDG-SPLASH':
    "Energy Explosion needs an action that deals damage, and its area is around hit targets to whom damage was assigned. What reduces that damage comes later: the area is there although a target takes nothing. Where nothing is assigned there is none. (Linejudge's reading: no document settles it.)",
  'RDG-CAPTIVE':
    "A captive is off the map and not defeated: what it has lasting, such as an Outwit, goes on for its time. (Linejudge's reading: no document settles it.)",
  'RDG-LIGHT':
    "Before 2013 nothing printed says what an ultra-light object adds to a close attack. There it is used up as every object is and adds nothing; from 2013 on it is not used. (Linejudge's reading: no document settles it.)",
  'RDG-SYMBOL':
    "The card does not name all combat symbols whose bearers are not carried: the pictures are lost. A figure with such a symbol is carried. (Linejudge's reading: no document settles it.)",
  'RDG-THIRD':
    "Incapacitate deals no damage and deals 1 penetrating damage to a target that has two action tokens. That damage comes after the attack: it sets off nothing that waits for damage from an attack, and knocks nobody back. (Linejudge's reading: no document settles it.)",
  'RDG-BASE':
    "That figures on several squares are not knocked back is a rule and no effect. Combat Reflexes before 2013 lifts what effects say, and so not this. (Linejudge's reading: no document settles it.)",
  'RDG-RIM':
    "Where a wall stands on the edge between higher and lower ground, a path would end at the one and fall over the other. The wall comes first: the path ends there, with 1 knock-back damage. (Linejudge's reading: no document settles it.)",
  'RDG-UNMOVED':
    "In the first round nothing may be done to a figure that has not acted. It is on the map all the same, and stops the path of another. (Linejudge's reading: no document settles it.)",
  'RDG-HELD':
    "Quake strikes at all opposing figures in reach. Where that is a single one, the object in hand is used up; where they are several, it is not. (Linejudge's reading: no document settles it.)",
  'RDG-FROM':
    "A figure on several squares may attack from any of them, and they may lead a path in different directions. Of those from which it could make the attack the nearest to the figure that is hit counts, whichever the line was drawn from. (Linejudge's reading: no document settles it.)"
}
