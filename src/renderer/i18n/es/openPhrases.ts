/** Decisiones de jugadores, dados y tiradas pendientes de un dictamen, en español. */
import type { Moved, OpenPhrases } from '../../../shared/explain/openPhrases.en.ts'

const movedWords = (moved: Moved): string =>
  moved === null
    ? ''
    : moved.how === 'back'
      ? `, retrocede hasta ${moved.square}`
      : moved.how === 'stays'
        ? ` y se queda en ${moved.square}`
        : ', sin retroceso'

const all = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} y ${parts.at(-1) ?? ''}`

export const openPhrases: OpenPhrases = {
  all,
  rolled: (dice) => `Tirada: ${dice}`,
  onDoubles: 'Con dobles',
  rolledAgainst: (dice, name) => `Tirada contra ${name}: ${dice}`,
  rolledFor: (dice, power, name) => `Tirada de ${power} de ${name}: ${dice}`,
  inEvent: (event, text) => `Suceso ${event}: ${text}`,
  due: (power, name, from) =>
    from === undefined ? `Falta tirar: ${power} de ${name}` : `Falta tirar: ${power} de ${name} (${from} o más)`,
  player: (side) => side,
  decides: (players) => `${all(players)} ${players.length > 1 ? 'deciden' : 'decide'}`,
  aPlayer: 'Un jugador',
  dieDecides: 'Falta tirar',
  chose: (player, what) => `${player} eligió: ${what}`,
  edge: 'el borde del mapa',
  towards: (name, from, goal) => `${name} desde ${from} hacia ${goal}`,
  uses: (power, to) => `${power} a ${to}`,
  usesNot: (power) => `Sin ${power}`,
  of: (name, what) => `${name}: ${what}`,
  time: (n, what) => `${n}. ${what}`,
  instead: (to, from) => `atacar a ${to} en lugar de ${from}`,
  nobodyInstead: (from) => `ningún otro objetivo en lugar de ${from}`,
  knockBack: (name, yes) => (yes ? `${name} sufre retroceso` : `${name} no sufre retroceso`),
  order: (names) => `en este orden: ${names.join(', ')}`,
  reducer: (power) => `${power} reduce el daño`,
  replacement: (power) => `${power} reemplaza el valor`,
  split: (parts) => `reparto del daño: ${parts}`,
  part: (name, part) => `${name} ${part}`,
  expert: { attack: 'los dos al ataque', damage: 'los dos al daño', both: 'uno al ataque y uno al daño' },
  aftermath: { heal: 'primero la curación', damage: 'primero el daño' },
  captive: (name) => `rescatar a ${name}`,
  place: (name, square) => `${name} en ${square}`,
  die: (power, die) => `${power} saca ${die}`,
  noAttack: 'sin ataque',
  misses: (name) => `falla contra ${name}`,
  value: (value) => `el valor es ${value}`,
  end: ({ name, taken, moved, more, ko }) =>
    [
      taken === null
        ? moved === null || moved.how === 'unmoved'
          ? more > 0
            ? `${name} sufre ${more}`
            : `${name} no sufre retroceso`
          : moved.how === 'back'
            ? `${name} retrocede hasta ${moved.square}`
            : `${name} se queda en ${moved.square}`
        : `${name} sufre ${taken}${movedWords(moved)}`,
      taken === null && (moved === null || moved.how === 'unmoved') ? '' : more > 0 ? `${more} por el retroceso` : '',
      ko ? 'KO' : ''
    ]
      .filter(Boolean)
      .join(', ')
}
