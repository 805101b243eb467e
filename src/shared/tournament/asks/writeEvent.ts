/** Writes an event file (`linejudge-event/1`) in one form: the same event gives the same bytes. */
import { EVENT_FORMAT } from './readEvent.ts'

/** What stands in an event file beside its format and its log. */
export interface EventFields {
  readonly id: string
  readonly name: string
  /** Settings, and whatever else somebody wrote there. */
  readonly [field: string]: unknown
}

/** The file as a value: fields first, then the log. */
export const eventDocument = (fields: EventFields, log: readonly unknown[]): Readonly<Record<string, unknown>> & EventFields => ({
  format: EVENT_FORMAT,
  ...fields,
  log
})

/** The file as text: a field a line, a fact a line, so that two files can be compared. */
export function writeEvent(fields: EventFields, log: readonly unknown[]): string {
  const head = Object.entries({ format: EVENT_FORMAT, ...fields }).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`
  )
  const facts = log.map((fact) => `    ${JSON.stringify(fact)}`)
  return `{\n${[...head, `  "log": [${facts.length === 0 ? '' : `\n${facts.join(',\n')}\n  `}]`].join(',\n')}\n}\n`
}
