/** A worked example that a document prints, as a position. */
import type { ClixCase } from '../../../shared/contract/case.ts'

export interface PrintedExample {
  /** Its golden case. */
  readonly id: string
  /** The document and the heading that it stands under. */
  readonly place: string
  readonly title: string
  readonly rules: readonly string[]
  readonly case: ClixCase
}
