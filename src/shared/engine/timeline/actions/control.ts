/** Whose a figure is while another action has it act (POW-MC). */
import { withFigure } from '../../situation/changes.ts'
import { contributes } from '../../situation/reasons.ts'
import type { Reason } from '../../../contract/ruling.ts'
import type { FigureState } from '../../situation/situation.ts'
import type { Doing } from '../play/doing.ts'
import type { Play } from '../play/play.ts'

/** What its force was built with: feats, resources, relics, equipment. */
const boughtBy = ({ figure }: FigureState): FigureState['figure']['traits'] => figure.traits.filter(({ kind }) => kind !== 'trait')

/** Its team abilities without the alternate one of its force. */
const ownTeams = ({ figure }: FigureState): readonly string[] => figure.teamAbilities.filter((id) => id !== figure.ata)

/** The figure as its master has it act: without what its own force was built with (ERR-04). */
export function inOtherHands(play: Play, figure: FigureState, inside: Doing | null): FigureState {
  const bought = boughtBy(figure)
  const { index, traits, ata } = figure.figure
  if (!inside || (bought.length === 0 && ata === null) || play.state(inside.figure).side === figure.side) return figure
  return withFigure(play.situation, index, { traits: traits.filter((one) => !bought.includes(one)), teamAbilities: ownTeams(figure) })
    .states[index]!
}

/** The opponents of this side whom the action has still to give one of theirs: by index, each with the side that it is of. */
const waitingVictims = (play: Play, inside: Doing | null, master: string): readonly { readonly at: number; readonly side: string }[] =>
  [
    ...[...(inside?.gives ?? [])].filter(([, count]) => count > 0),
    ...[...(inside?.controls ?? [])].filter(([, { parts }]) => parts.length === 0)
  ]
    .map(([id]) => play.state(id))
    .filter(({ side }) => side !== master)
    .map(({ figure, side }) => ({ at: figure.index, side }))

/** Plays what the figure does in this action: under Mind Control it is a friend of its master meanwhile, and its own again after. */
export function underControl(play: Play, figure: FigureState, inside: Doing | null, body: () => Reason | null): Reason | null {
  const own = figure.side
  const master = inside ? play.state(inside.figure).side : own
  if (master === own) return body()
  // What its force was built with is out of its hand meanwhile: feats, resources, relics, equipment (ERR-04).
  const { index, traits, teamAbilities, ata } = play.state(figure.id).figure
  const bought = boughtBy(play.state(figure.id))
  play.change(index, {
    side: master,
    traits: traits.filter((one) => !bought.includes(one)),
    teamAbilities: ownTeams(play.state(figure.id))
  })
  const facts = { figure: figure.id, side: master }
  play.because.push(contributes('POW-MC', 'time.controlled', { by: figure.id, facts }))
  const effects = [...bought.map(({ name }) => name), ...(ata === null ? [] : [play.situation.ruleset.effects.get(ata)?.name ?? ata])]
  if (effects.length > 0)
    play.because.push(contributes('ERR-04', 'control.without-extras', { by: figure.id, facts: { ...facts, effects } }))
  // Whoever was hit with it and has not acted yet is a friend of that side as well, and of this figure.
  const others = waitingVictims(play, inside, master)
  for (const { at } of others) play.change(at, { side: master })
  const failed = body()
  if (failed) return failed
  for (const { at, side } of others) play.change(at, { side })
  play.change(index, { side: own, traits, teamAbilities })
  return null
}
