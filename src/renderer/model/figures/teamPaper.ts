/** A team on paper: who is in it, on which line, for how many points; what it brings, what is wrong with it, a line to sign. */
import type { TeamFile } from '../../../shared/formats/documents/teamFile.ts'
import { figuresTexts as t } from '../../i18n/laterTexts.ts'
import { texts } from '../../i18n/texts.ts'
import { noBoardReason } from '../noBoard/noBoardReason.ts'
import type { TeamRow, TeamSheet } from './teamSheet.ts'

const numberOf = ({ found: { member, figure } }: TeamRow): string =>
  [figure?.set ?? member.set, figure?.number ?? member.number].filter(Boolean).join(' ')

const lineOf = ({ lines, found: { member } }: TeamRow): string => lines[member.line ?? 0]?.label ?? ''

/** The list for the printer. */
export function teamPaper(team: TeamFile, { rows, sideline, total: ofMembers, answer }: TeamSheet) {
  // As on the screen: with all that it has bought.
  const ruled = answer.state === 'ruled' ? answer.ruling.total : null
  const total = typeof ruled === 'number' ? ruled : ofMembers
  const said =
    answer.state === 'ruled'
      ? answer.ruling.because.filter(({ weight }) => weight === 'decides').map((reason) => noBoardReason(answer.question, reason))
      : [answer.message]
  const alone = (text: string): string[] => ['', text, '', '', '']
  const part = (title: string, lines: readonly (readonly string[])[]) => (lines.length === 0 ? [] : [alone(title), ...lines])
  return {
    title: team.name,
    about: [t.team.of(total, team.buildTotal ?? null), team.theme ?? ''].filter(Boolean).join(' · '),
    big: String(total),
    columns: [
      { label: t.team.count, share: 1 },
      { label: texts.figure.name, share: 6, bold: true },
      { label: t.number, share: 2.5 },
      { label: t.team.line, share: 2.5 },
      { label: t.points, share: 1.5, align: 'right' as const }
    ],
    rows: [
      ...rows.map((row) => [
        String(row.found.member.count),
        [row.name, ...row.equipment].join(' + '),
        numberOf(row),
        lineOf(row),
        row.points === null ? '?' : String(row.points * row.found.member.count)
      ]),
      ['', t.team.total, '', '', String(total)],
      ...part(t.team.brought, (team.objects ?? []).map(alone)),
      ...part(
        t.team.sideline,
        sideline.map((row) => [String(row.found.member.count), row.name, numberOf(row), '', ''])
      ),
      ...part(t.team.maps, (team.maps ?? []).map(alone)),
      ...part(t.team.checks, said.map(alone)),
      alone(`${t.team.signed}: ______________________________`)
    ],
    size: 12
  }
}
