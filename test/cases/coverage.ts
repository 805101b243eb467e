/** Which rows of the rulebook the golden rulings name, section by section: the text of `docs/coverage.md`. */
import { allRules } from '../../src/shared/rules/core/all.ts'
import { caseFiles } from './caseFiles.ts'
import { goldenRulings } from './goldenRulings.ts'

/** The sections by the letters that their ids begin with, in the rulebook's order. */
const SECTIONS: readonly (readonly [letters: string, title: string])[] = [
  ['GEN', 'Timing'], ['ACT', 'Actions and tokens'], ['VAL', 'Combat values'], ['ADJ', 'Adjacency'], ['TER', 'Terrain'],
  ['MOV', 'Movement'], ['LOF', 'Line of fire: geometry'], ['ELV', 'Line of fire: elevation'], ['SIZ', 'Line of fire: size'],
  ['ATK', 'Attacks'], ['DMG', 'Damage'], ['KB', 'Knock back: trigger, amount, direction'],
  ['KBD', 'Knock back: stopping and damage'], ['KBX', 'Knock back: immunity and sources'], ['MAP', 'Special maps'],
  ['OBJ', 'Objects'], ['MUL', 'Multi-base figures'], ['POW', 'Standard powers'], ['ABL', 'Combat abilities'],
  ['IMT', 'Improved Movement and Targeting'], ['ERR', "Player's Guide clarifications"], ['OUT', 'Outwit'],
  ['COL', 'Colossal stamina'], ['CMB', 'Combos'], ['NEW', 'Other changes'], ['WLD', 'Wild cards'], ['NAM', 'Names'],
  ['TEAM', 'Team abilities'], ['COND', 'Battlefield conditions'], ['PRB', 'Probability'], ['TRN', 'Tournaments'],
  ['CC', 'Clix Campaign'], ['HS', 'HeroScape knock back'], ['D2', 'Descent']
]

const lettersOf = (id: string): string => id.slice(0, id.indexOf('-'))

export function coverageText(): string {
  const all = caseFiles().flatMap(({ cases }) => cases)
  const rulings = goldenRulings()
  const named = new Set(rulings.flatMap(({ because }) => because.map(({ rule }) => rule)))
  const asked = new Set(all.flatMap(({ cites = [] }) => cites))
  const homeless = allRules.filter(({ id }) => !SECTIONS.some(([letters]) => letters === lettersOf(id)))
  if (homeless.length > 0) throw new Error(`No section for ${homeless.map(({ id }) => id).join(', ')}`)
  const rows = SECTIONS.map(([letters, title]) => {
    const ids = allRules.map(({ id }) => id).filter((id) => lettersOf(id) === letters)
    return { letters, title, ids, missing: ids.filter((id) => !named.has(id)) }
  })
  const total = rows.reduce((sum, { ids }) => sum + ids.length, 0)
  const covered = rows.reduce((sum, { ids, missing }) => sum + ids.length - missing.length, 0)
  return [
    '# Rows of the rulebook in the golden cases',
    '',
    'Written by `npm run coverage`; not edited by hand.',
    '',
    'A row counts as covered when the ruling on some golden case names it among its reasons. Rows that are definitions,',
    'or that belong to questions this version does not answer, are never named; an asterisk marks those that some case',
    'cites all the same.',
    '',
    `${all.length} cases, ${rulings.length} of them ruled on; ${covered} of ${total} rows named.`,
    '',
    '| section | rows | named | not named |',
    '| --- | ---: | ---: | --- |',
    ...rows.map(({ letters, title, ids, missing }) =>
      `| ${title} (${letters}) | ${ids.length} | ${ids.length - missing.length} | ${missing.map((id) => (asked.has(id) ? `${id}*` : id)).join(' ') || '–'} |`),
    ''
  ].join('\n')
}
