/** Where every figure of a table stands on its dial, and what its next clicks hold. */
import type { CaseFigure, ClixCase } from '../../../shared/contract/case.ts'
import { isAside } from '../../../shared/contract/caseSquares.ts'
import { isStop, rowsOf } from '../../../shared/figures/dial/dialRows.ts'
import { DIAL_SLOTS } from '../../../shared/rules/dialColours.ts'
import { lettersOnTokens } from '../../../shared/scene/sceneTokens.ts'
import { sideIndexOf } from '../table/sentence/askChoices.ts'
import { belongsWords } from '../table/position/belongs.ts'
import { figureName } from '../table/position/caseEdit.ts'
import { isKo } from '../table/figures/dialPlace.ts'
import { cellOf, type CardCell } from './card.ts'

/** So many clicks are shown behind the one that it is on. */
const NEXT = 2

export interface StripClick {
  /** From 1. */
  readonly number: number
  /** `past`: behind the end of the dial. */
  readonly shows: 'values' | 'ko' | 'past'
  readonly stop: boolean
  readonly cells: readonly CardCell[]
}

export interface StripFigure {
  readonly figure: CaseFigure
  readonly name: string
  /** As on its token. */
  readonly letters: string
  /** Its owner and its equipment. */
  readonly belongs: string
  readonly side: number
  readonly click: number
  /** How many clicks its dial has; 0: nobody knows. */
  readonly clicks: number
  readonly ko: boolean
  readonly tokens: number
  /** The click that it is on, then the next ones; none where its dial is not known. */
  readonly shown: readonly StripClick[]
}

/** The figures of the table in its order; those beside the map are left out. */
export function dialStrip(value: ClixCase): readonly StripFigure[] {
  const figures = value.figures ?? []
  const letters = lettersOnTokens(figures)
  return figures
    .filter((figure) => !isAside(figure))
    .map((figure) => ({
      figure,
      name: figureName(figure),
      letters: letters.get(figure.id) ?? '',
      belongs: belongsWords(value, figure),
      side: sideIndexOf(value, figure),
      click: figure.click ?? 1,
      clicks: figure.dial?.length ?? 0,
      ko: isKo(figure),
      tokens: figure.tokens ?? 0,
      shown: shownOf(figure)
    }))
}

function shownOf({ dial = [], specialPowers = [], click = 1 }: CaseFigure): readonly StripClick[] {
  if (dial.length === 0) return []
  const rows = rowsOf(dial, specialPowers)
  return Array.from({ length: NEXT + 1 }, (_, index): StripClick => {
    const number = click + index
    const row = rows[number - 1]
    if (!row) return { number, shows: 'past', stop: false, cells: [] }
    return { number, shows: row.ko ? 'ko' : 'values', stop: isStop(row), cells: DIAL_SLOTS.map((slot) => cellOf(slot, row)) }
  })
}
