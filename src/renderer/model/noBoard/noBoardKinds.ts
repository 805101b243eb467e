/** The questions of the desk: a beginning for each kind, and its title. */
import type { RulesetId } from '../../../shared/contract/case.ts'
import type { NoBoardCase } from '../../../shared/cases/parseQuestion.ts'
import type { NoBoardAsk } from '../../../shared/cases/questions/all.ts'
import { effectsOf } from '../../../shared/rules/catalog.ts'
import { powerName } from '../table/powerNames.ts'
import { noBoardTexts } from '../../i18n/texts.ts'

export type NoBoardKind = NoBoardAsk['kind']
export const KINDS: readonly NoBoardKind[] = ['combo', 'odds', 'best-outwit', 'winner', 'victory-points', 'action-total', 'alter-ego']

export function blankAsk(kind: NoBoardKind): NoBoardAsk {
  switch (kind) {
    case 'combo':
      return { kind, action: 'charge', with: ['flurry'] }
    case 'odds':
      return { kind, needed: 7 }
    case 'best-outwit':
      return {
        kind,
        targets: [
          { id: noBoardTexts.target(1), needed: 7, probabilityControl: true },
          { id: noBoardTexts.target(2), needed: 6, superSenses: true, shapeChange: true }
        ]
      }
    case 'winner':
      return { kind, time: 'called', players: [1, 2].map((n) => ({ id: noBoardTexts.player(n), victoryPoints: 0, figuresLeft: 1 })) }
    case 'victory-points':
      return { kind, figures: [{ id: noBoardTexts.figure(1), points: 100 }], defeated: [] }
    case 'action-total':
      return { kind, buildTotal: 300 }
    case 'alter-ego':
      return { kind, from: 'Diana Prince', to: 'Wonder Woman', format: 'sealed', opened: [] }
  }
}

export const blankCase = (kind: NoBoardKind, ruleset: RulesetId): NoBoardCase => ({ format: 'clixcase/1', ruleset, ask: blankAsk(kind) })

export function noBoardTitle({ title, ask }: NoBoardCase): string {
  if (title) return title
  const t = noBoardTexts.titles
  switch (ask.kind) {
    case 'combo':
      return t.combo(actionName(ask.action), ask.with.map(powerName).join(', ') || '…')
    case 'odds':
      return t.odds(ask.needed)
    case 'best-outwit':
      return t['best-outwit'](ask.targets.map(({ id }) => id).join(', '))
    case 'winner':
      return t.winner(ask.players.map(({ id }) => id).join(', '))
    case 'victory-points':
      return t['victory-points']
    case 'action-total':
      return t['action-total'](ask.buildTotal)
    case 'alter-ego':
      return t['alter-ego'](ask.from, ask.to)
  }
}

const actionName = (id: string): string => noBoardTexts.actions[id] ?? powerName(id)

/** Actions of their own, and the powers that are or grant one. */
export function actionsOf(ruleset: RulesetId): readonly { readonly id: string; readonly label: string }[] {
  const granting = effectsOf(ruleset).filter((effect) => effect.act !== 'always' && effect.act !== 'event')
  return [
    ...Object.entries(noBoardTexts.actions).map(([id, label]) => ({ id, label })),
    ...granting.map(({ id, name }) => ({ id, label: name }))
  ]
}

export const powersOf = (ruleset: RulesetId): readonly { readonly id: string; readonly label: string }[] =>
  effectsOf(ruleset)
    .filter(({ kind }) => kind === 'power' || kind === 'ability')
    .map(({ id, name }) => ({ id, label: name }))
