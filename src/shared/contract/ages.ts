/** The ages of forces, as questions, events and formats of editions name them. */
export const AGES = ['golden', 'modern', 'silver', 'pulp', 'unrestricted', 'restricted'] as const
export type Age = (typeof AGES)[number]
