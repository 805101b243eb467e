import AwayDetails from './AwayDetails.svelte'
import DamageDetails from './DamageDetails.svelte'
import KnockBackDetails from './KnockBackDetails.svelte'
import MoveDetails from './MoveDetails.svelte'
import OddsDetails from './OddsDetails.svelte'
import TogetherDetails from './TogetherDetails.svelte'

/** The lines below a question of each kind, in one script: read before the first of them is asked for, none moves the board by coming later. */
export const DETAILS = { AwayDetails, DamageDetails, KnockBackDetails, MoveDetails, OddsDetails, TogetherDetails }
