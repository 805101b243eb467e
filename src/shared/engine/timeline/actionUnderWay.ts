/**
 * An action that is played step by step, as a timeline plays it, but in every way that its dice can fall: each step leaves the action on a new
 * table and does not change the one before.
 */
import type { ActionEvent, AttackEvent } from '../../contract/case.ts'
import type { AttackFields, Seen } from '../attack/resolve.ts'
import type { ScriptedOracle } from '../odds/everyRoll.ts'
import type { Situation } from '../situation/situation.ts'
import { afterSteps, closeAction, openAction, type Giving, type Opened } from './actions/action.ts'
import { branchOf } from './play/doing.ts'
import { Play } from './play/play.ts'
import { beginEvent, endEvent, playEvent, type Begun } from './timeline.ts'

const RULES = { actionTotal: null }

/** An attack that was made, and the action after it. */
export interface AttackMade {
  readonly fields: AttackFields
  readonly action: ActionUnderWay
}

/** The name of the event that gives the action: its steps are played one by one. */
const eventOf = (figure: string, action: string): ActionEvent => ({ do: 'action', figure, action, steps: [] })

export class ActionUnderWay {
  private constructor(
    private readonly play: Play,
    private readonly opened: Opened,
    private readonly begun: Begun,
    private readonly giving: Giving
  ) {}

  /** Gives the figure the action on this table; null: a rule forbids it. */
  static give(situation: Situation, figure: string, action: string): ActionUnderWay | null {
    const play = Play.start(situation)
    const begun = beginEvent(play)
    const giving: Giving = {
      event: eventOf(figure, action),
      inside: null,
      most: RULES.actionTotal,
      step: (at, event, inside) => playEvent(at, event, inside, RULES)
    }
    const opened = openAction(play, giving)
    return 'ended' in opened ? null : new ActionUnderWay(play, opened, begun, giving)
  }

  get situation(): Situation {
    return this.play.situation
  }

  /** Whether this figure has refused to be the target of its figure (POW-SC). */
  isRefusedBy(figure: string): boolean {
    return this.play.turn.refused.has(`${this.opened.doing.figure} ${figure}`)
  }

  /** The clicks of damage that the figure has taken in it. */
  damageOf(figure: string): number {
    return this.play.damage.get(figure) ?? 0
  }

  private branch(oracle: ScriptedOracle | null): ActionUnderWay {
    const play = this.play.branch()
    if (oracle) play.oracleOf = (given) => oracle.withGiven(given)
    return new ActionUnderWay(play, { ...this.opened, doing: branchOf(this.opened.doing) }, this.begun, this.giving)
  }

  /**
   * Makes an attack in it; null: a rule forbids the attack.
   * @param seen what was seen of the same attack on this table
   * @param isOver whether the action is over after it
   */
  attack(event: AttackEvent, oracle: ScriptedOracle, seen: Seen, isOver: (made: AttackMade) => boolean): AttackMade | null {
    const action = this.branch(oracle)
    action.play.seen = seen
    const forbidden = playEvent(action.play, event, action.opened.doing, RULES)
    const { attacked } = action.play
    if (forbidden || !attacked) return null
    const made = { fields: attacked, action }
    if (isOver(made)) action.end()
    return made
  }

  /** It ends without another attack, and no die is rolled any more. */
  ended(): ActionUnderWay {
    const action = this.branch(null)
    action.end()
    return action
  }

  /** Its token, and all that comes when an action is over. */
  private end(): void {
    const { play, opened, giving, begun } = this
    afterSteps(play, opened.doing)
    closeAction(play, opened, giving)
    endEvent(play, begun, giving.event, null)
  }
}
