/** The reason that is shown first for a ruling. */
import type { Reason } from '../contract/ruling.ts'

/** Sentences that say why a figure is not knocked back. */
const WHY_NOT: ReadonlySet<string> = new Set(
  [
    'multi-base',
    'ignores',
    'cannot',
    'token-instead',
    'kept-in-place',
    'captive',
    'defeated',
    'no-direction',
    'itself',
    'no-damage',
    'declined',
    'undecided',
    'terrain-too-little',
    'causes-nothing',
    'no-doubles',
    'nothing'
  ].map((say) => `kb.${say}`)
)

const isWhyNotKnockedBack = ({ say, weight }: Reason): boolean => WHY_NOT.has(say) && weight !== 'overridden'

/** Why this figure is not knocked back: what keeps it from it before what is merely missing. */
export const whyNotKnockedBack = (because: readonly Reason[], figure: string): Reason | undefined =>
  because
    .filter((reason) => isWhyNotKnockedBack(reason) && (reason.facts['figure'] === figure || reason.say === 'kb.nothing'))
    .sort((a, b) => Number(a.weight === 'considered') - Number(b.weight === 'considered'))[0]

/** That a point is open decides, too, but does not give the reason for the result. */
const decidesResult = ({ weight, say }: Reason): boolean => weight === 'decides' && say !== 'open.reading'

/** The first reason that decides, or why no figure is knocked back, or the first of all; `null` if there is none. */
export function decidingReason(ruling: {
  readonly because: readonly Reason[]
  readonly results?: readonly { readonly figure: string; readonly knockedBack: boolean }[]
}): Reason | null {
  const { because, results } = ruling
  const [unmoved] = results?.every(({ knockedBack }) => !knockedBack) ? results : []
  return because.find(decidesResult) ?? (unmoved && whyNotKnockedBack(because, unmoved.figure)) ?? because[0] ?? null
}
