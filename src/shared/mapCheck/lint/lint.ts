/** What an author would want to know of a map before it is handed on: each check an entry of one list, each finding with its place. */
import { filled } from '../../base/text/filled.ts'
import type { Result } from '../../base/result.ts'
import { ok } from '../../base/result.ts'
import type { Segment, SquareXY } from '../../contract/case.ts'
import type { MapCensus } from '../census.ts'
import { DEFAULT_RULESET, Ground } from '../ground.ts'
import type { InRules } from '../../editions/shelf.ts'
import type { MapDocument } from '../../formats/documents/maps/mapDocument.ts'
import { CHECKS } from './checks.ts'
import { MapView, type LintCode, type Severity } from './view.ts'
import { lintSentences } from './sentences.ts'

export interface Finding {
  readonly code: LintCode
  readonly severity: Severity
  readonly squares: readonly SquareXY[]
  readonly edges: readonly Segment[]
  readonly count: number
  readonly facts: Readonly<Record<string, string | number>>
  /** The English sentence. */
  readonly message: string
}

export interface LintReport {
  readonly map: string
  /** No error. */
  readonly ok: boolean
  readonly errors: number
  readonly warnings: number
  readonly infos: number
  /** Errors first, then warnings, then notes; within one the order of the list of checks. */
  readonly findings: readonly Finding[]
  readonly census: MapCensus
}

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info']

/** Looks at a map with every check. Fails where it cannot be laid out for the ruleset. */
export function lintMap(document: MapDocument, rules: InRules = DEFAULT_RULESET): Result<LintReport> {
  const ground = Ground.of(document, rules)
  if (!ground.ok) return ground
  const view = new MapView(document, ground.value, rules)
  const findings = CHECKS.flatMap(({ code, severity, find }) =>
    find(view).map(
      ({ squares = [], edges = [], count = Math.max(1, squares.length + edges.length), facts = {}, severity: own }): Finding => ({
        code,
        severity: own ?? severity,
        squares,
        edges,
        count,
        facts,
        message: lintText(code, { ...facts, count })
      })
    )
  )
  const number = (severity: Severity): number => findings.filter((one) => one.severity === severity).length
  return ok({
    map: document.id,
    ok: number('error') === 0,
    errors: number('error'),
    warnings: number('warning'),
    infos: number('info'),
    findings: SEVERITIES.flatMap((severity) => findings.filter((one) => one.severity === severity)),
    census: view.census
  })
}

/** The sentence of a finding in a language. */
export const lintText = (
  code: LintCode,
  facts: Readonly<Record<string, string | number>>,
  sentences: Readonly<Record<LintCode, string>> = lintSentences
): string => filled(sentences[code], facts)
