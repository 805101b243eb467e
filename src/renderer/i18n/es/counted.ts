/** Un número con su nombre, en singular o plural. */
export const n = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`)
