/** The members of a team as a table for a spreadsheet; our own importer reads it back as the same force. */
import Papa from 'papaparse'
import type { TeamFile, TeamMember } from '../documents/teamFile.ts'

const HEADS = ['Qty', 'Set', '#', 'Figure', 'Pts'] as const

/** What the table says of a member. */
export const MEMBER_FIELDS = ['count', 'set', 'number', 'name', 'points'] as const satisfies readonly (keyof TeamMember)[]

const cellsOf = ({ count, set = '', number = '', name = '', points }: TeamMember) => [count, set, number, name, points ?? '']

/**
 * The text of the table, with a mark for spreadsheets that it is UTF-8; what one would run as a formula is guarded by a quote. What is not a member
 * (objects, maps, the sideline) is not in it.
 */
export const writeTeamCsv = ({ members }: TeamFile): string =>
  `\uFEFF${Papa.unparse({ fields: [...HEADS], data: members.map(cellsOf) }, { escapeFormulae: true })}\r\n`
