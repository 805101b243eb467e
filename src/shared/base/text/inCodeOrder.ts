/**
 * Texts in the order of their code units, for `sort`: below 0 where `a` comes first, above 0 where `b` does, 0 where they are the same. It is the same
 * on every machine, whatever its language.
 */
export const inCodeOrder = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
