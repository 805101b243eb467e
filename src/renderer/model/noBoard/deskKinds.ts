/** The questions of the desk: a beginning for each kind, and its title. */
import type { RulesetId } from '../../../shared/contract/case.ts'
import type { DeskAsk, DeskCase } from '../../../shared/cases/noBoard/noBoardCase.ts'
import { effectsOf } from '../../../shared/rules/catalog.ts'
import { powerName } from '../table/powerNames.ts'
import { deskTexts } from '../../i18n/texts/deskTexts.ts'

export type DeskKind = DeskAsk['kind']
export const KINDS: readonly DeskKind[] = ['combo', 'odds', 'best-outwit', 'winner', 'victory-points', 'action-total', 'alter-ego']

export function blankAsk(kind: DeskKind): DeskAsk {
  switch (kind) {
    case 'combo':
      return { kind, action: 'charge', with: ['flurry'] }
    case 'odds':
      return { kind, needed: 7 }
    case 'best-outwit':
      return {
        kind,
        targets: [
          { id: deskTexts.target(1), needed: 7, probabilityControl: true },
          { id: deskTexts.target(2), needed: 6, superSenses: true, shapeChange: true }
        ]
      }
    case 'winner':
      return { kind, time: 'called', players: [1, 2].map((n) => ({ id: deskTexts.player(n), victoryPoints: 0, figuresLeft: 1 })) }
    case 'victory-points':
      return { kind, figures: [{ id: deskTexts.figure(1), points: 100 }], defeated: [] }
    case 'action-total':
      return { kind, buildTotal: 300 }
    case 'alter-ego':
      return { kind, from: 'Diana Prince', to: 'Wonder Woman', format: 'sealed', opened: [] }
  }
}

export const blankCase = (kind: DeskKind, ruleset: RulesetId): DeskCase => ({ format: 'clixcase/1', ruleset, ask: blankAsk(kind) })

export function deskTitle({ title, ask }: DeskCase): string {
  if (title) return title
  const t = deskTexts.titles
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

const actionName = (id: string): string => deskTexts.actions[id] ?? powerName(id)

/** Actions of their own, and the powers that are or grant one. */
export function actionsOf(ruleset: RulesetId): readonly { readonly id: string; readonly label: string }[] {
  const granting = effectsOf(ruleset).filter((effect) => effect.act !== 'always' && effect.act !== 'event')
  return [
    ...Object.entries(deskTexts.actions).map(([id, label]) => ({ id, label })),
    ...granting.map(({ id, name }) => ({ id, label: name }))
  ]
}

export const powersOf = (ruleset: RulesetId): readonly { readonly id: string; readonly label: string }[] =>
  effectsOf(ruleset)
    .filter(({ kind }) => kind === 'power' || kind === 'ability')
    .map(({ id, name }) => ({ id, label: name }))
