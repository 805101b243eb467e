/** Which rows an entry of the errata changes or makes clear: told beside the rule, and back. */

/** By row of the errata. */
export const ERRATA: Readonly<Record<string, readonly string[]>> = {
  'ERR-01': ['POW-FL'],
  'ERR-02': ['POW-PT'],
  'ERR-03': ['POW-CH', 'POW-RS'],
  'ERR-04': ['POW-MC'],
  'ERR-05': ['POW-FB', 'KBX-08'],
  'ERR-06': ['POW-HS'],
  'ERR-07': ['POW-BC'],
  'ERR-08': ['POW-EE'],
  'ERR-09': ['POW-PW'],
  'ERR-10': ['POW-QK'],
  'ERR-11': ['POW-SE'],
  'ERR-12': ['POW-TK'],
  'ERR-13': ['POW-DE'],
  'ERR-14': ['POW-CR', 'KBX-05'],
  'ERR-15': ['POW-BA'],
  'ERR-16': ['POW-MM'],
  'ERR-17': ['POW-OU'],
  'ERR-18': ['POW-LE'],
  'ERR-19': ['ABL-CARRY', 'ABL-DUO', 'ABL-GR', 'ABL-MER', 'ABL-SPL', 'ABL-MUL', 'ABL-RAM', 'ABL-GRN'],
  'ERR-20': ['ABL-CAP']
}

/** The rows that an entry of the errata is about; empty for any other row. */
export const changedBy = (erratum: string): readonly string[] => ERRATA[erratum] ?? []

/** The entries of the errata about a row, in their order. */
export const errataOf = (rule: string): readonly string[] =>
  Object.entries(ERRATA)
    .filter(([, rules]) => rules.includes(rule))
    .map(([erratum]) => erratum)
