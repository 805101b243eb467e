/** A `set.xml` of OCTGN with cards of our own. */
const GAME = 'dabf7f85-249a-48ee-9d42-8f59adf60185'

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!).replaceAll('\n', '&#10;')

type Fields = Readonly<Record<string, string>>

export interface OctgnCard {
  readonly number: string
  readonly name: string
  readonly fields: Fields
  readonly clicks: readonly Fields[]
  /** Of the base, such as `1x1`. */
  readonly size: string
}

/** A click of a card. @param more `values: ''` leaves out all values */
export function click(number: number, more: Readonly<Record<string, string | number>> = {}): Fields {
  const { speed = 10, start = '', values, speedPower, attackPower, defense, damagePower } = more
  const power = (name: string, value: string | number | undefined) => (value === undefined ? {} : { [`${name} Ability`]: String(value) })
  return {
    'Click Number': String(number),
    ...(start === '' ? {} : { 'Starting Line': String(start) }),
    ...(values === '' ? {} : { Speed: String(speed), Attack: '11', Defense: '17', Damage: '3' }),
    ...power('Speed', speedPower),
    ...power('Attack', attackPower),
    ...power('Defense', defense),
    ...power('Damage', damagePower)
  }
}

/** A card with a dial of three clicks, with the changes in `card`. */
export const octgnCard = ({
  number = '001',
  name = 'Watchman',
  fields = {},
  size = '1x1',
  clicks
}: Partial<OctgnCard> = {}): OctgnCard => ({
  number,
  name,
  size,
  fields: {
    'Unit ID': `own${number}`,
    'Collector Number': number,
    'Unit Type': 'Character',
    Rarity: 'Super Rare',
    'Point Values': '75',
    Properties: 'Unique | Prime',
    'Team Abilities': 'X Men',
    'Team Abilities Search': '| X Men |',
    Keywords: "X Men | Guardians Of The Galaxy | Darkseid'S Elite",
    Range: '6',
    Targets: '2',
    'Combat Symbols': 'Wing | Fist | Indomitable | Starburst',
    'Traits and Special Powers': '',
    ...fields
  },
  clicks: clicks ?? [
    click(1, {
      start: 'Auto',
      speedPower: 'Running Shot',
      attackPower: 'Blades Claws Fangs',
      defense: 'Super Senses',
      damagePower: 'Outwit'
    }),
    click(2),
    click(3)
  ]
})

const properties = (fields: Fields): string =>
  Object.entries(fields)
    .map(([name, value]) => `<property name="${escaped(name)}" value="${escaped(value)}" />`)
    .join('\n')

const cardXml = ({ name, fields, clicks, size }: OctgnCard, index: number): string =>
  `<card id="card-${index}" name="${escaped(name)}" size="Card">${properties(fields)}
${clicks.map((one) => `<alternate name="${escaped(name)}" type="Click${one['Click Number']}" size="${size}">${properties(one)}</alternate>`).join('\n')}
<alternate name="${escaped(name)}" type="KO" size="${size}"><property name="Speed" value="KO" /></alternate></card>`

export const octgnSet = (cards: readonly OctgnCard[], name = 'Own Set'): string =>
  `<?xml version='1.0' encoding='utf-8'?>
<set name="${escaped(name)}" id="own" gameId="${GAME}" gameVersion="1.0.0.0" version="1.0.0.0"><cards>${cards.map(cardXml).join('\n')}</cards></set>`
