/** The formats of play of an edition, those of its parents included. */
import type { EditionFormat, Ruleset } from '../rules/vocabulary/ruleset.ts'

export const formatsOf = ({ brought }: Ruleset): readonly EditionFormat[] => [...(brought?.formats.values() ?? [])]

/** The format of this id; undefined: the edition does not have it. */
export const formatIn = ({ brought }: Ruleset, id: string): EditionFormat | undefined => brought?.formats.get(id)
