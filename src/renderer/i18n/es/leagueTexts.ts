/** Todos los textos de las ligas, en español. */
import type { Translation } from '../language/shape.ts'
import type { leagueTexts as english } from '../en/leagueTexts.ts'
import { n } from './counted.ts'

export const leagueTexts: Translation<typeof english> = {
  title: 'Ligas',
  explain: 'Varios torneos contados juntos, como una noche cada semana.',
  make: 'Liga nueva',
  named: (when) => `Liga ${when}`,
  about: (events) => n(events, 'torneo', 'torneos'),
  back: 'Todos los torneos',
  name: 'Nombre',
  remove: (name) => `Borrar la liga: ${name}`,
  removed: (name) => `La liga "${name}" está borrada. Sus torneos se quedan.`,
  file: 'Guardar como archivo',
  csv: 'Guardar como CSV',
  publicNames: {
    names: 'El CSV y el papel llevan nombres completos, los menores un número.',
    number: 'El CSV y el papel llevan números, porque uno de los torneos muestra números.'
  },
  names: {
    with: 'El archivo tiene todos los nombres, también los de menores; en CSV y en papel los menores son números.',
    adults: 'Los menores son números, el mismo en cada torneo.',
    without: 'Todos son números, el mismo en cada torneo. Lo que alguien escribió con otras palabras se queda.'
  },
  came: (name, events) => `La liga "${name}" está aquí, con ${n(events, 'torneo', 'torneos')}.`,
  known: (name) => `Todo lo de la liga "${name}" ya está aquí.`,
  events: 'Torneos',
  noEvents: 'Todavía no hay torneos en este aparato.',
  counts: (name) => `Cuenta: ${name}`,
  missing: (names) => `No están en este aparato: ${names}. Traiga sus archivos.`,
  open: (count) => (count === 1 ? 'falta 1 resultado' : `faltan ${count} resultados`),
  rule: 'Cómo cuenta',
  rules: { places: 'Por puesto', wins: 'Por victorias', attendance: 'Por asistir', own: 'Puntos propios' },
  inDetail: 'Puntos en detalle',
  places: 'Puntos por puesto, el primero delante',
  shared: 'Quien comparte un puesto',
  sharing: { split: 'tiene la media', same: 'lo tiene entero' },
  win: 'Una partida ganada',
  bye: 'Un descanso',
  score: 'Un punto del torneo',
  attended: 'Asistir',
  best: 'Solo los mejores torneos de cada jugador',
  allCount: 'todos',
  wrong: 'Números desde 0, o fracciones como 1/2, separados por comas.',
  standings: 'Clasificación',
  nobody: 'Marque un torneo: sus jugadores aparecen aquí.',
  rank: '#',
  player: 'Jugador',
  points: 'Puntos',
  total: 'De todos',
  firsts: 'Torneos ganados',
  wins: 'Partidas ganadas',
  night: (number) => `${number}`,
  result: (event, place, wins, points) => `${event}: puesto ${place}, ${n(wins, 'partida ganada', 'partidas ganadas')}: ${points}`,
  leftOut: 'no cuenta',
  same: 'Es la misma persona que',
  apart: 'Otra vez dos personas',
  together: (names) => `Contados como una persona: ${names}`
}
