/** Lo que se dice de la clasificación, sus sumas, el corte y los premios. */
import type { Translation } from '../language/shape.ts'
import type { eventStandingsTexts as english } from '../en/eventStandingsTexts.ts'
import { n } from './counted.ts'

export const eventStandingsTexts: Translation<typeof english> = {
  standings: {
    after: 'A fecha de',
    now: 'Ahora',
    afterRound: (round) => `Tras la ronda ${round}`,
    open: (count) => n(count, 'mesa abierta', 'mesas abiertas'),
    decimalMark: ',',
    rank: 'N.º',
    player: 'Jugador',
    record: 'G–P',
    score: 'Puntos',
    rate: 'Tasa de rivales',
    opponentsScore: 'Puntos de rivales',
    byes: (count) => n(count, 'descanso', 'descansos'),
    dropped: 'retirado',
    tied: (names) => `Siguen empatados: ${names}. Tiren los dados y elija el orden.`,
    rollOff: 'Guardar el orden',
    parted: 'El desempate está guardado.'
  },
  sums: {
    score: (score) => `Puntos: ${score}`,
    match: (round, against, won, score) => `Ronda ${round}: ${won ? 'ganó' : 'perdió'} contra ${against}, ${score}`,
    pod: (round, place, score) => `Ronda ${round}: puesto ${place} de un grupo, ${score}`,
    bye: (round, score) => `Ronda ${round}: descanso, ${score}`,
    missed: (rounds) => `Rondas no jugadas: ${n(rounds, 'derrota', 'derrotas')}`,
    penalty: (round, score, infraction) => `Ronda ${round}: sanción ${score} (${infraction})`,
    rate: (fraction, percent) => `Tasa de rivales: ${fraction} = ${percent}`,
    opponentRate: (name, won, played) => `${name}: ${won} de ${played}`,
    floored: 'lo mínimo que cuenta',
    opponentsScore: (mean) => `Puntos de rivales: media ${mean}`
  },
  cut: {
    size: 'Cuántos siguen',
    make: (size) => `Corte a los ${size} mejores`,
    open: (count) => `${n(count, 'resultado falta', 'resultados faltan')} antes del corte.`,
    seeds: 'Seguirían jugando',
    tie: (names) => `${names} están empatados en la línea. Un desempate en la clasificación los separa.`,
    made: (size) => `Siguen los ${size} mejores.`,
    round: (left) => (left === 1 ? 'Final' : left === 2 ? 'Semifinales' : `Ronda de ${left * 2}`),
    unknown: 'aún no se sabe',
    enter: 'Resultado',
    left: (name) => `${name} se ha ido.`,
    next: (next) => `Hacer el corte otra vez con ${next}`,
    cutAgain: (next) => `El corte se ha hecho otra vez, con ${next}.`,
    walkOver: (name) => `${name} pasa sin jugar`,
    walkedOver: (name) => `${name} pasa sin jugar la partida.`,
    winner: (name) => `${name} ha ganado el torneo.`,
    seed: (seed) => `${seed}.`,
    tooFew: 'Hay muy pocos jugadores para ello.'
  },
  prizes: {
    title: 'Premios',
    hint: 'Escriba qué recibe cada puesto, una línea por puesto: primero el primero. Márquelo cuando se haya entregado.',
    plan: 'Premios por puesto',
    example: 'Ladrillo de sobres\nSobre\nSobre',
    save: 'Guardar la lista',
    saved: 'La lista de premios está guardada.',
    give: (name, prize) => `${name}: ${prize} entregado`,
    given: 'entregado',
    other: 'Otro premio',
    player: 'Jugador',
    prize: 'Premio',
    add: 'Entregar'
  }
}
