/**
 * The shape of the clauses that cards have: those of the rules (`editions/clauseSchema.ts`) with a frame around them, and those of cards alone.
 * Unknown addresses and fields are refused: a field that is not understood could change what a clause means.
 */
import * as v from 'valibot'
import { CLAUSE_ADDRESSES, clauseSchemaAt } from '../editions/clauseSchema.ts'
import { FRAME, type CardClause } from './grammar/frame.ts'
import { isObject, type Fields, type Value } from './grammar/grammar.ts'

/** Addresses that only cards have, with their fields. No ruling follows from them yet: rulings report the text. */
export const CARD_ADDRESSES: Readonly<Record<string, string>> = {
  'possess/have': 'things as act',
  'possess/give': 'as act',
  'possess/stop': 'when',
  'possess/text': 'texts',
  'possess/act-from-card': '',
  'possess/table': 'of',
  'possess/token-as-own': '',
  'possess/use-all-standard': 'slot',
  'possess/use-this-text': '',
  'possess/keyword': 'keywords lose',
  'possess/use-chosen': 'what each lasts',
  'possess/use-displayed': 'power',
  'possess/use-displayed-of': 'slots of',
  'possess/use-effect': 'of',
  'possess/use-free': 'power as',
  'possess/use-twice': 'powers',
  'adjacency/considers-adjacent': 'whom',
  'adjacency/counts-as-adjacent': 'to',
  'attack/penetrating': 'to',
  'attack/becomes-target': '',
  'dice/change': 'rolls by',
  'line-of-fire/hindered-to': 'to drawnBy',
  'line-of-fire/blocked-to': 'to drawnBy',
  'attack/damage-type': 'type of to',
  'break-away/never-automatic': '',
  'damage/cap': 'most from',
  'damage/reduce': 'dealtBy',
  'heal/past-start': 'thisWay',
  'score/not-when-ko': '',
  'setup/most-on-force': 'piece most',
  'setup/no-second': 'piece',
  'setup/starts-equipped': 'named unit choice',
  'setup/this-card': '',
  'setup/beside-sideline-limit': '',
  'setup/no-other-one-shots': '',
  'setup/starts-on-click': 'click',
  'setup/starts-on-line': 'line',
  'setup/starts-with-token': 'token amount',
  'forbid/attack': 'attack',
  'forbid/attack-others': 'whom',
  'forbid/be-chosen': 'for',
  'forbid/be-equipped': '',
  'forbid/be-given': 'action',
  'forbid/be-given-tokens': 'from',
  'forbid/be-healed-above': '',
  'forbid/draw-lines-to': 'whom',
  'forbid/use-abilities': '',
  'forbid/use-slot': 'slot',
  'forbid/use-this-text': '',
  'forbid/be-healed': '',
  'forbid/be-knocked-back': '',
  'forbid/be-moved-or-placed': '',
  'forbid/be-placed': '',
  'forbid/be-replaced': '',
  'forbid/be-replaced-or-healed': '',
  'forbid/be-targeted': 'by',
  'forbid/evade': '',
  'forbid/heal-or-modify': 'direction',
  'forbid/modify': 'direction',
  'forbid/reduce-damage': 'below',
  'forbid/target': 'whom',
  'forbid/use': 'powers',
  'forbid/move-adjacent': 'to',
  'forbid/move-or-be-placed': '',
  'forbid/remove-tokens': 'except',
  'forbid/use-chosen': '',
  'forbid/use-equipment': '',
  'forbid/use-improved': 'of',
  'forbid/use-stop': '',
  'forbid/use-team-abilities': '',
  'forbid/use-keyphrases': 'keyphrases',
  'action-total': 'by',
  value: 'each attacking attackedBy targetedBy attackKind',
  'deed/attack': 'attack targets only',
  'deed/change-result': 'by',
  'deed/choose': 'whom what of slot shared keyword number lasts for',
  'deed/damage': 'to amount type insteadOf each',
  'deed/destroy': 'what within of',
  'deed/equip': 'what to',
  'deed/face-up': 'what',
  'deed/flip-coin': '',
  'deed/generate': 'piece amount most max at insteadOf',
  'deed/generate-marker': 'marker terrain amount most at max',
  'deed/generate-figure': 'what from startsOn at',
  'deed/add-one-shots': 'named most free',
  'deed/attach': 'to',
  'deed/rally-off': 'from amount only for as',
  'deed/remove': 'whom unscored',
  'deed/remove-markers': 'kinds most within lineOfFire',
  'deed/replace-die': 'die with token from',
  'deed/unequip': 'from',
  'deed/halve-speed': '',
  'deed/heal': 'to amount each',
  'deed/knock-back': 'whom squares regardless',
  'deed/ko': 'whom',
  'deed/mission-points': 'points',
  'deed/more-damage': 'to by',
  'deed/move': 'whom squares',
  'deed/named-token': 'to token amount',
  'deed/named-token-off': 'from token amount most for',
  'deed/place': 'whom at',
  'deed/replace': 'whom with click',
  'deed/reroll': 'roll',
  'deed/roll': 'die count keep',
  'deed/score': 'points',
  'deed/token': 'to amount most',
  'deed/token-off': 'from amount most',
  'deed/turn-dial': 'whom click',
  'deed/use': 'power',
  'deed/use-again': 'power now',
  'deed/use-free': 'power now as'
}

/** The row of clauses of cards, because each clause of the rules has one. */
const ROW = 'CARD'

const fieldsAt = (address: string): readonly string[] => (CARD_ADDRESSES[address] ?? '').split(' ').filter((field) => field !== '')

export const addressOf = (clause: CardClause): string => (typeof clause.does === 'string' ? `${clause.phase}/${clause.does}` : clause.phase)

const without = (clause: CardClause, fields: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(clause).filter(([key]) => !fields.includes(key)))

const rulesAccept = (address: string, clause: Fields): boolean =>
  (CLAUSE_ADDRESSES as readonly string[]).includes(address) && v.is(clauseSchemaAt(address)!, { ...clause, rule: ROW })

/** Whether a clause without its frame is one of the rules. */
export const isOfRules = (clause: CardClause): boolean => rulesAccept(addressOf(clause), without(clause, FRAME))

/** Whether a clause of a card has a known address and no field that is unknown there. */
export function isCardClause(json: unknown): json is CardClause {
  if (!isObject(json as Value) || typeof (json as Fields).phase !== 'string') return false
  const clause = json as CardClause
  if (clause.does !== undefined && typeof clause.does !== 'string') return false
  const address = addressOf(clause)
  const own = without(clause, [...FRAME, ...fieldsAt(address)])
  if (rulesAccept(address, own)) return true
  return Object.hasOwn(CARD_ADDRESSES, address) && Object.keys(own).every((key) => key === 'phase' || key === 'does')
}
