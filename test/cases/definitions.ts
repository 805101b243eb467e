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
  { rule: 'HS-EX4', through: ['HS-06', 'HS-09'], why: 'A printed example: its case comes out by these rows.' }
]
