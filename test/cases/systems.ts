/** The systems that the documents describe, as a table for `docs/coverage.md`. */
import { systems } from '../../src/shared/rules/systems/all.ts'
import type { System, SystemSource, SystemState } from '../../src/shared/rules/systems/system.ts'

const SOURCES: Readonly<Record<SystemSource, string>> = {
  articles: 'heroclix.com articles',
  'players-guide': "Player's Guide",
  'clix-campaign': 'Clix Campaign',
  heroscape: 'HeroScape knockback',
  descent: 'Descent wiki diff',
  referee: 'beside the rules'
}

const STATES: readonly SystemState[] = ['works', 'partly', 'told', 'silent']

/** Whether what shows a system is a test, and not a golden case. */
export const isTest = (name: string): boolean => name.startsWith('test/')

const shown = ({ shownBy }: System): string => shownBy.map((name) => `\`${name}\``).join(' ')

/** The chapter on systems. */
export function systemsText(): string[] {
  const counts = STATES.map((state) => `${systems.filter((system) => system.state === state).length} ${state}`)
  return [
    '## The systems of the documents',
    '',
    'Each has an entry in `src/shared/rules/systems/`. What *works* is shown by golden cases; what is *told* the rulings say that they do',
    'not consider; *silent* is what nobody is told, and a defect.',
    '',
    `${systems.length} systems: ${counts.join(', ')}.`,
    '',
    '| # | system | where | state | what is missing | shown by |',
    '| ---: | --- | --- | --- | --- | --- |',
    ...systems.map((system) => {
      const { number, name, source, heading, state, lacks = '–' } = system
      return `| ${number} | ${name} | ${SOURCES[source]}: ${heading} | ${state} | ${lacks} | ${shown(system) || '–'} |`
    }),
    ''
  ]
}
