/** Escolhas de jogadores, dados e rolagens pendentes de uma decisão, em português. */
import type { Moved, OpenPhrases } from '../../../shared/explain/openPhrases.en.ts'

const movedWords = (moved: Moved): string =>
  moved === null
    ? ''
    : moved.how === 'back'
      ? `, é empurrada até ${moved.square}`
      : moved.how === 'stays'
        ? ` e fica em ${moved.square}`
        : ', sem empurrão'

const all = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} e ${parts.at(-1) ?? ''}`

export const openPhrases: OpenPhrases = {
  all,
  rolled: (dice) => `Rolagem: ${dice}`,
  onDoubles: 'Com dados iguais',
  rolledAgainst: (dice, name) => `Rolagem contra ${name}: ${dice}`,
  rolledFor: (dice, power, name) => `Rolagem de ${power} de ${name}: ${dice}`,
  inEvent: (event, text) => `Evento ${event}: ${text}`,
  due: (power, name, from) =>
    from === undefined ? `Falta rolar: ${power} de ${name}` : `Falta rolar: ${power} de ${name} (${from} ou mais)`,
  player: (side) => side,
  decides: (players) => `${all(players)} ${players.length > 1 ? 'decidem' : 'decide'}`,
  aPlayer: 'Um jogador',
  dieDecides: 'Falta rolar',
  chose: (player, what) => `${player} escolheu: ${what}`,
  edge: 'a borda do mapa',
  towards: (name, from, goal) => `${name} de ${from} em direção a ${goal}`,
  uses: (power, to) => `${power} para ${to}`,
  usesNot: (power) => `Sem ${power}`,
  of: (name, what) => `${name}: ${what}`,
  time: (n, what) => `${n}. ${what}`,
  instead: (to, from) => `atacar ${to} no lugar de ${from}`,
  nobodyInstead: (from) => `nenhum outro alvo no lugar de ${from}`,
  knockBack: (name, yes) => (yes ? `${name} sofre empurrão` : `${name} não sofre empurrão`),
  order: (names) => `nesta ordem: ${names.join(', ')}`,
  reducer: (power) => `${power} reduz o dano`,
  replacement: (power) => `${power} substitui o valor`,
  split: (parts) => `divisão do dano: ${parts}`,
  part: (name, part) => `${name} ${part}`,
  expert: { attack: 'os dois no ataque', damage: 'os dois no dano', both: 'um no ataque e um no dano' },
  aftermath: { heal: 'primeiro a cura', damage: 'primeiro o dano' },
  captive: (name) => `resgatar ${name}`,
  place: (name, square) => `${name} em ${square}`,
  die: (power, die) => `${power} tira ${die}`,
  noAttack: 'sem ataque',
  misses: (name) => `erra ${name}`,
  value: (value) => `o valor é ${value}`,
  end: ({ name, taken, moved, more, ko }) =>
    [
      taken === null
        ? moved === null || moved.how === 'unmoved'
          ? more > 0
            ? `${name} sofre ${more}`
            : `${name} não sofre empurrão`
          : moved.how === 'back'
            ? `${name} é empurrada até ${moved.square}`
            : `${name} fica em ${moved.square}`
        : `${name} sofre ${taken}${movedWords(moved)}`,
      taken === null && (moved === null || moved.how === 'unmoved') ? '' : more > 0 ? `${more} pelo empurrão` : '',
      ko ? 'KO' : ''
    ]
      .filter(Boolean)
      .join(', ')
}
