/** Rows of the edition of 2023 that no ruling has to name: what another row repeats, and what no question asks, with the reason in a word. */

/** A row that repeats what other rows specify, and these. */
export const THROUGH: Readonly<Record<string, readonly string[]>> = {
  'MR-ACT-09': ['MPAC-WILL', 'MKEY-GREAT'],
  'MR-ACT-11': ['MSYM-AUTO'],
  'MR-ACT-14': ['MPAC-LEAD'],
  'MR-VAL-05': ['MPAC-PERP'],
  'MR-TER-17': ['MPAC-SMOKE'],
  'MR-TER-18': ['MPAC-BARR'],
  'MR-MOV-06': ['MPAC-PLAST'],
  'MR-MOV-10': ['MIMP-BL', 'MIMP-DB'],
  'MR-MOV-11': ['MIMP-CH'],
  'MR-MOV-12': ['MIMP-MT'],
  'MR-MOV-13': ['MSYM-WING'],
  'MR-MOV-14': ['MPAC-LEAP'],
  'MR-MOV-15': ['MPAC-PHASE'],
  'MR-MOV-16': ['MPAC-HSS'],
  'MR-MOV-17': ['MPAC-CHARGE', 'MPAC-RUN'],
  'MR-MOV-18': ['MPAC-SIDE'],
  'MR-MOV-21': ['MKEY-PASS'],
  'MR-MOV-24': ['MTA-HYP'],
  'MR-LOF-12': ['MIMP-EL', 'MIMP-HI', 'MIMP-BL', 'MIMP-OB', 'MIMP-CH'],
  'MR-LOF-13': ['MIMP-DB'],
  'MR-LOF-14': ['MIMP-MT'],
  'MR-LOF-15': ['MKEY-GREAT'],
  'MR-LOF-17': ['MPAC-STEALTH'],
  'MR-LOF-18': ['MIMP-HI'],
  'MR-LOF-19': ['MKEY-REACH'],
  'MR-LOF-21': ['MR-VAL-04'],
  'MR-ATK-09': ['MPAC-PROB'],
  'MR-ATK-10': ['MPAC-SHAPE'],
  'MR-ATK-11': ['MPAC-SENSES', 'MPAC-PREC'],
  'MR-ATK-12': ['MPAC-MASTER'],
  'MR-ATK-13': ['MPAC-EE'],
  'MR-ATK-14': ['MPAC-PULSE'],
  'MR-ATK-15': ['MPAC-QUAKE'],
  'MR-ATK-16': ['MPAC-INCAP'],
  'MR-ATK-18': ['MPAC-REFLEX', 'MPAC-ESD', 'MSYM-TINY'],
  'MR-ATK-19': ['MPAC-BCF'],
  'MR-ATK-20': ['MPAC-FLURRY'],
  'MR-ATK-21': ['MPAC-FURY', 'MPAC-POISON', 'MPAC-SUPPORT', 'MPAC-REGEN', 'MPAC-OUTWIT'],
  'MR-DMG-07': ['MPAC-PREC'],
  'MR-DMG-09': ['MTA-MYS'],
  'MR-KB-15': ['MPAC-FORCE'],
  'MR-KB-16': ['MPAC-SUPER', 'MPAC-QUAKE'],
  'MR-KB-10': ['O-03'],
  'MR-KB-14': ['P8-02'],
  'P8-07': ['MTA-MYS'],
  'P8-08': ['MTA-TIT'],
  'P8-10': ['MPAC-MASTER'],
  'O-11': ['MR-MOV-03'],
  'D-03': ['MR-ATK-06', 'MR-ATK-07'],
  'D-04': ['MR-KB-06'],
  'D-05': ['MR-KB-06'],
  'D-13': ['MR-ATK-02'],
  'D-16': ['MR-TER-14'],
  'MSYM-BOLTS': ['MR-ATK-04'],
  'MSYM-GIANT': ['MKEY-GREAT', 'MKEY-REACH'],
  'MSYM-COLOSSAL': ['MKEY-GREAT', 'MKEY-REACH'],
  'MR-SIZ-03': ['MKEY-GREAT']
}

const HISTORY = 'history: how older cards differ'
const PROCEDURE = 'procedure of a tournament: a person sees to it'
const WORD = 'a word: other rows use it'
const UNREAD = 'text not read: not ruled on, and reported as such'
const MAKING = 'about the form of questions and answers'

const sorted = (why: string, rows: string): readonly (readonly [string, string])[] => rows.split(' ').map((row) => [row, why] as const)

/** A row that no question asks about, and why. */
export const NOT_ASKED: ReadonlyMap<string, string> = new Map([
  ...sorted(
    HISTORY,
    'MR-CHG-01 MR-CHG-02 MR-CHG-03 MR-CHG-04 MR-CHG-05 MR-CHG-07 MR-CHG-08 MR-CHG-09 MR-CHG-10 MR-CHG-12 MR-MOV-05 MR-MOV-27'
  ),
  ...sorted(HISTORY, 'MR-TER-04 MR-DMG-04 MKEY-BA MKEY-PROTPC MKEY-RAM O-05 O-16 P8-12 P8-16'),
  ...sorted(PROCEDURE, 'MTRN-HIER MTRN-JUDGE MTRN-SHEET MTRN-LATE MTRN-NOTES MTRN-SCULPT MTRN-DIAL MTRN-FIRST MTRN-NOMAP MTRN-SWISS'),
  ...sorted(PROCEDURE, 'MR-END-01 MR-FRC-01 O-14 MTRN-TIME'),
  ...sorted(
    UNREAD,
    'MTRN-VIC19 MTRN-BYE MTRN-CONC MTRN-MAPSIZE MTRM-END MTRM-HILO MTA-WAK MTA-CRI MELM-RALLY MELM-MYST MELM-TAROT MELM-ONE'
  ),
  ...sorted(UNREAD, 'MELM-CON MELM-ID MSYM-VEH P8-14 MR-MOV-26'),
  ...sorted(WORD, 'MTRM-COST MTRM-NORM MTRM-FINAL MTRM-TEAM MTRM-PROT MTRM-SIDE MTRM-EQUIP MTRM-EVENLOST MTRM-SELF MTRM-BENCH MTHM-KEY'),
  ...sorted(WORD, 'MR-TER-03 MR-SIZ-01 MSYM-SIZE MSYM-BOOT MR-TA-01 MR-THM-01'),
  ...sorted(MAKING, 'D-33 D-34 D-35 D-36 D-37')
])

/** Rows still without a case that names them: none can join or leave unnoticed. */
export const NOT_NAMED: readonly string[] = [
  ...'MR-CHG-11 MR-ACT-12 MR-ACT-13 MR-VAL-03 MR-VAL-06 MR-TER-02 MR-TER-05 MR-MOV-07 MR-ATK-03 MR-ATK-22 MR-DMG-02 MR-DMG-10'.split(' '),
  ...'MR-KB-03 MR-KB-13 MR-OBJ-02 MR-OBJ-08 MR-OBJ-09 MSYM-INDOM MSYM-SHARP MSYM-DUO MSYM-TRANS'.split(' '),
  ...'MKEY-IMMOB MTRM-UNC MKEY-PROTO MKEY-PROTPW MKEY-SIDEACT MKEY-UNIQ MKEY-EQF MKEY-UNEQ MIMP-WA MTA-GLC'.split(' '),
  ...'MTA-WILD MTHM-BY MELM-MP MTRN-WILD O-09b P8-13 P8-15 D-11 D-17 D-20 D-22'.split(' '),
  ...'D-23 D-26 D-27 D-28 D-29 D-30 D-31 D-32 D-39 D-41 MB-SAME MB-MAY MB-WHOM MB-PATH MB-LEVEL MB-BASE MB-SINK MB-HELD'.split(' '),
  ...'MB-NAME MB-GROW'.split(' ')
]

/** Rows that no case shows silent. */
export const NOT_SILENT: readonly string[] = [
  ...'MR-CHG-06 MR-ACT-02 MR-ACT-07 MR-VAL-01 MR-TER-15 MR-MOV-01 MR-ATK-05 MR-ATK-08 MR-KB-01 MR-OBJ-07 MTHM-BUILD MTRN-TOTAL'.split(' '),
  ...'MTRN-END P8-05 P8-06 D-12 D-14 MB-USE MB-CHANGE MB-PIECE MB-LINE MB-ONCE MB-ZERO'.split(' ')
]

export const MODERN_OWED: readonly string[] = [...NOT_NAMED, ...NOT_SILENT]
