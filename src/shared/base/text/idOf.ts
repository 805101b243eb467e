/** Ids out of names. */

/** A name as special terrain and files have it: small letters, digits and single dashes. */
export const idOf = (name: string, otherwise: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80)
    .replaceAll(/-+$/g, '') || otherwise
