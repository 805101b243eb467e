/** The map on the table is the case's own: what is painted here never touches the map in the library. */
import type { CaseMap, ClixCase } from '../../../shared/contract/case.ts'
import { shippedText, setupTexts } from '../../i18n/texts.ts'

/** The case with its map changed. A map of the library is a copy from now on, under a name that says so. */
export function withOwnMap(value: ClixCase, map: CaseMap): ClixCase {
  if (map === value.map) return value
  const { id, ...own } = map
  return {
    ...value,
    map: id === undefined ? map : { ...own, name: setupTexts.changedMap(map.name === undefined ? id : shippedText(map.name)) }
  }
}
