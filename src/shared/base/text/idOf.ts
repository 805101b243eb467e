/** Ids out of names. */
import { withoutAtEnds } from './ends.ts'

/** A name as special terrain and files have it: small letters, digits and single dashes. */
export const idOf = (name: string, otherwise: string): string =>
  withoutAtEnds(
    withoutAtEnds(
      name
        .normalize('NFD')
        .replaceAll(/\p{M}/gu, '')
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-'),
      '-'
    ).slice(0, 80),
    '-'
  ) || otherwise
