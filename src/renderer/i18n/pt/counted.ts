/** Um número com seu nome, no singular ou plural. */
export const n = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`)
