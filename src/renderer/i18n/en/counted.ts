/** A number with its noun, one or many. */
export const n = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`)
