/**
 * Rows that define a word or restate others: no ruling names them, the rulings by the rows that rest on them do.
 * `through` must be rows that golden cases fire.
 */
export interface Definition {
  readonly rule: string
  readonly through: readonly string[]
  readonly why: string
}

export const definitions: readonly Definition[] = [
  { rule: 'CC-22', through: ['CC-19', 'CC-20'], why: 'A printed example: its cases come out by these rows.' },
  { rule: 'GEN-03', through: ['KB-21'], why: 'Whose order counts at one moment is settled where an order is asked for.' },
  { rule: 'GEN-10', through: ['KBX-01'], why: 'What a power must do it does in every ruling; what it may do is a choice of the question.' },
  { rule: 'OUT-08', through: ['OUT-06', 'TEAM-MYSTICS', 'ACT-09'], why: 'A printed example: its case comes out by these rows.' },
  { rule: 'OUT-09', through: ['OUT-06', 'ERR-17'], why: 'A printed example: its case comes out by these rows.' },
  { rule: 'COL-04', through: ['COL-01', 'COL-02', 'COL-03', 'ACT-09'], why: 'A printed example: its case comes out by these rows.' },
  { rule: 'HS-EX1', through: ['HS-03'], why: 'A printed example: its case comes out by this row.' },
  { rule: 'HS-EX2', through: ['HS-03', 'HS-04', 'HS-05', 'HS-10'], why: 'A printed example: its case comes out by these rows.' },
  { rule: 'HS-EX3', through: ['HS-05', 'HS-06', 'HS-09'], why: 'A printed example: its case comes out by these rows.' },
  { rule: 'HS-EX4', through: ['HS-06', 'HS-09'], why: 'A printed example: its case comes out by these rows.' },
  { rule: 'TER-01', through: ['TER-05', 'TER-06', 'TER-09'], why: 'It lists the kinds of terrain; the rows of each kind decide.' },
  { rule: 'TER-02', through: ['ELV-01', 'ELV-08'], why: 'It says how levels are numbered; the rows on elevation decide.' },
  {
    rule: 'TER-03',
    through: ['LOF-09', 'LOF-12'],
    why: 'The most restrictive kind counts: a line is told with what hinders and what blocks it.'
  },
  {
    rule: 'TER-04',
    through: ['MOV-05', 'LOF-12'],
    why: 'Hindering terrain is told where it hinders a move or a line; close combat it leaves alone.'
  },
  { rule: 'MAP-DS1', through: ['MAP-DS2', 'MAP-DS3', 'MAP-DS4'], why: 'It says what space is; the rows of what happens there decide.' },
  { rule: 'MAP-DS5', through: ['MAP-DS4'], why: 'It says which damage the row on knock back in space means.' },
  { rule: 'MAP-DS9', through: ['KBX-01', 'KBX-02'], why: 'Who is immune to knock back is so in space too, by those rows.' },
  {
    rule: 'OBJ-03',
    through: ['OBJ-02', 'OBJ-04'],
    why: 'A held object is no object on the map: a case writes it in the hand of its figure.'
  },
  {
    rule: 'MUL-01',
    through: ['MUL-02', 'MUL-03', 'MUL-04'],
    why: 'It says what a larger base is; the rows on its moves and lines decide.'
  },
  {
    rule: 'MUL-05',
    through: ['ATK-03', 'SIZ-10'],
    why: 'Next to one square is next to the base: the rows on shooting while based decide.'
  },
  {
    rule: 'ABL-IM',
    through: ['IMT-02', 'IMT-03', 'IMT-04', 'IMT-05', 'IMT-06', 'IMT-07', 'IMT-08'],
    why: 'The ability is its symbols, and each symbol has a row.'
  },
  { rule: 'COL-05', through: ['ABL-GS', 'SIZ-03'], why: 'What colossals pass when they move is said by their size.' },
  { rule: 'TER-15', through: ['TER-14', 'ELV-03'], why: 'It says which squares are indoor; a case writes that down square by square.' },
  {
    rule: 'LOF-01',
    through: ['LOF-02', 'LOF-13'],
    why: 'It says what a line is, and that range is another matter: range has a row of its own.'
  },
  {
    rule: 'LOF-03',
    through: ['LOF-02', 'LOF-12'],
    why: 'The squares crossed are the same from either end; only the target square differs, and that is told.'
  },
  {
    rule: 'LOF-08',
    through: ['LOF-02', 'LOF-04'],
    why: 'A way to see the midpoint at the table; the engine walks the whole line exactly.'
  },
  { rule: 'ELV-09', through: ['ELV-04', 'ELV-07'], why: 'It follows from the rule on elevated squares in between, which decides.' },
  { rule: 'SIZ-04', through: ['SIZ-03'], why: 'It says where Giant Size changes nothing: cases there show its row silent.' },
  { rule: 'SIZ-11', through: ['LOF-12', 'ELV-01'], why: 'Lines between tiny and standard figures are like all others.' },
  { rule: 'SIZ-12', through: ['SIZ-01', 'SIZ-02', 'SIZ-05'], why: 'It says where the size is read; a case writes the size of the symbol.' },
  {
    rule: 'ATK-08',
    through: ['ATK-09', 'DMG-02', 'KB-05', 'KB-20'],
    why: 'The order of the steps: every attack is played and told in it.'
  },
  {
    rule: 'KB-14',
    through: ['KB-08', 'KB-10', 'KB-11'],
    why: 'Only places on the plan give the direction; the rows on directions decide.'
  },
  { rule: 'KBD-12', through: ['KBD-01', 'KBD-05'], why: 'A path ends once, so only one of the two amounts is ever dealt.' },
  {
    rule: 'ABL-IT',
    through: ['IMT-02', 'IMT-03', 'IMT-05', 'IMT-07', 'IMT-08'],
    why: 'The ability is its symbols, and each symbol has a row.'
  },
  { rule: 'NEW-01', through: ['OUT-02'], why: 'It is about what is printed on a figure; a case gives the number of the click.' },
  {
    rule: 'CMB-17',
    through: ['CMB-02'],
    why: 'A printed example: what a special power lets a figure use goes together like what it possesses.'
  },
  { rule: 'PRB-06', through: ['PRB-03', 'PRB-04', 'PRB-05'], why: 'A printed example: its cases come out by these rows.' }
]
