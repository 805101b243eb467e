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
  'MR-CHG-01': ['MR-ACT-04'],
  'MR-CHG-02': ['MR-ACT-01', 'MR-ACT-05'],
  'MR-CHG-04': ['MIMP-EL', 'MIMP-HI', 'MIMP-BL', 'MIMP-OB', 'MIMP-DB', 'MIMP-CH', 'MIMP-MT'],
  'MR-CHG-07': ['MPAC-HSS'],
  'MR-CHG-08': ['MPAC-EARTH'],
  'MR-CHG-09': ['MPAC-PLAST'],
  'MR-CHG-10': ['MPAC-FORCE', 'MPAC-QUAKE', 'MPAC-SUPER'],
  'MR-CHG-12': ['MPAC-INCAP', 'MPAC-EE', 'MPAC-QUAKE', 'MPAC-PULSE'],
  'MR-MOV-27': ['D-38'],
  'MR-DMG-04': ['MPAC-INVINC'],
  'O-05': ['MR-CHG-06'],
  'P8-12': ['MTA-AVE'],
  'MR-FRC-01': ['MTHM-BUILD'],
  'MTRM-COST': ['MR-ACT-01'],
  'MTRM-NORM': ['MR-DMG-02'],
  'MTRM-EQUIP': ['MR-TER-15', 'MPAC-CCE'],
  'MR-SIZ-01': ['MKEY-GREAT', 'MKEY-REACH', 'MSYM-TINY'],
  'MR-TA-01': ['MTA-AVE', 'MTA-MOE', 'MTA-SUA', 'MTA-SPI', 'MTA-MOD', 'MTA-GUA', 'MTA-WILD'],
  'MR-THM-01': ['MTHM-TEAM', 'MTHM-INIT', 'MTHM-TTPC'],
  'MR-VAL-06': ['MKEY-UNIQ'],
  'MR-KB-13': ['MR-TER-14'],
  'MSYM-SHARP': ['D-26'],
  'MELM-MP': ['MTRN-MP'],
  'P8-13': ['MKEY-EQF', 'MKEY-UNEQ'],
  'P8-15': ['MR-OBJ-03'],
  'D-23': ['MKEY-AT'],
  'D-27': ['MR-OBJ-03'],
  'MSYM-BOLTS': ['MR-ATK-04'],
  'MSYM-GIANT': ['MKEY-GREAT', 'MKEY-REACH'],
  'MSYM-COLOSSAL': ['MKEY-GREAT', 'MKEY-REACH'],
  'MR-SIZ-03': ['MKEY-GREAT']
}

const HISTORY = 'history: how older cards differ'
const PROCEDURE = 'procedure of a tournament: a person sees to it'
const WORD = 'a word: other rows use it'
const UNREAD = 'text not read: not ruled on, and reported as such'
const UNPLAYED = 'not played: the format tells nothing of it, or rulings report that they left it out'
const MAKING = 'about the form of questions and answers'
const NO_EFFECT = 'no effect of the edition does that: texts of single cards may'

const sorted = (why: string, rows: string): readonly (readonly [string, string])[] => rows.split(' ').map((row) => [row, why] as const)

/** A row that no question asks about, and why. */
export const NOT_ASKED: ReadonlyMap<string, string> = new Map([
  ...sorted(HISTORY, 'MR-MOV-05 MB-OLD'),
  ...sorted(HISTORY, 'MR-TER-04 MKEY-BA MKEY-PROTPC MKEY-RAM O-16 P8-16'),
  ...sorted(PROCEDURE, 'MTRN-JUDGE MTRN-SHEET MTRN-LATE MTRN-NOTES MTRN-SCULPT MTRN-DIAL MTRN-FIRST MTRN-NOMAP MTRN-SWISS'),
  ...sorted(PROCEDURE, 'MR-END-01 O-14'),
  ...sorted(UNREAD, 'MTRN-VIC19 MTRN-BYE MTRM-END MTRM-HILO MTA-WAK MTA-CRI MELM-MYST MELM-TAROT MELM-ONE'),
  ...sorted(UNREAD, 'MSYM-VEH P8-14'),
  ...sorted(WORD, 'MTRM-FINAL MTRM-TEAM MTRM-PROT MTRM-SIDE MTRM-EVENLOST MTRM-BENCH MTHM-KEY'),
  ...sorted(WORD, 'MR-TER-03 MSYM-SIZE MSYM-BOOT'),
  ...sorted(UNPLAYED, 'MELM-RALLY MELM-CON MELM-ID MTRN-MAPSIZE MTRN-CONC'),
  ...sorted(NO_EFFECT, 'MR-ACT-13 MR-TER-02 MR-ATK-22 MKEY-SIDEACT'),
  ...sorted(MAKING, 'D-34 D-35 D-36')
])

/** Rows that wait for a case: none can join or leave unnoticed. */
export const MODERN_OWED: readonly string[] = []
