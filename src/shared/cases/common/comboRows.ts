/** Which row of the rules speaks of a pair; the verdict never comes from here. */

const ROWS: readonly (readonly [row: string, actions: readonly string[], powers: readonly string[]])[] = [
  ['CMB-01', ['charge'], ['flurry']],
  ['CMB-02', ['charge'], ['blades-claws-fangs', 'quake', 'steal-energy', 'incapacitate', 'exploit-weakness', 'empower', 'super-strength']],
  ['CMB-03', ['charge', 'running-shot'], ['close-combat-expert', 'ranged-combat-expert']],
  ['CMB-04', ['charge', 'running-shot'], ['leap-climb']],
  ['CMB-06', ['charge', 'running-shot'], ['flight']],
  ['CMB-07', ['charge', 'running-shot'], ['phasing-teleport']],
  ['CMB-08', ['running-shot'], ['penetrating-psychic-blast', 'incapacitate', 'pulse-wave', 'energy-explosion']],
  [
    'CMB-09',
    ['hypersonic-speed'],
    [
      'flurry',
      'exploit-weakness',
      'quake',
      'incapacitate',
      'pulse-wave',
      'penetrating-psychic-blast',
      'blades-claws-fangs',
      'energy-explosion'
    ]
  ],
  [
    'CMB-10',
    ['hypersonic-speed'],
    ['precision-strike', 'steal-energy', 'enhancement', 'empower', 'force-blast', 'super-strength', 'thrown-object']
  ],
  ['CMB-12', ['flurry'], ['exploit-weakness', 'incapacitate', 'quake']],
  ['CMB-12', ['exploit-weakness', 'incapacitate', 'quake'], ['flurry']],
  ['CMB-12', ['move', 'leap-climb', 'phasing-teleport', 'ram'], ['leap-climb', 'phasing-teleport', 'ram']],
  ['CMB-13', ['flurry', 'close'], ['blades-claws-fangs', 'flurry']],
  ['CMB-14', ['duo-attack'], ['blades-claws-fangs']],
  ['CMB-15', ['sidestep'], ['leap-climb', 'phasing-teleport']],
  [
    'CMB-16',
    ['ranged', 'pulse-wave', 'energy-explosion', 'penetrating-psychic-blast'],
    ['penetrating-psychic-blast', 'energy-explosion', 'pulse-wave']
  ]
]

export function comboRow(action: string, id: string): string {
  if (id === 'outwit' || id === 'perplex') return 'CMB-11'
  if (id.startsWith('improved-')) return 'CMB-06'
  const row = ROWS.find(([, actions, powers]) => actions.includes(action) && powers.includes(id))?.[0]
  return row ?? (id === 'thrown-object' ? 'OBJ-05' : 'ACT-10')
}
