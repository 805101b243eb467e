/** Every kind of fact, by what it says was done. */
import { FLOOR } from './floor.ts'
import type { FactKind } from './factKind.ts'
import { PEOPLE } from './people.ts'
import { ROUNDS } from './rounds.ts'

export const FACT_KINDS: ReadonlyMap<string, FactKind> = new Map([...PEOPLE, ...ROUNDS, ...FLOOR].map((kind) => [kind.do, kind]))
