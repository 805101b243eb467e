/** Lo que se dice en un día de prácticas. */
import type { Translation } from '../language/shape.ts'
import type { eventPracticeTexts as english } from '../en/eventPracticeTexts.ts'

export const eventPracticeTexts: Translation<typeof english> = {
  practice: {
    seed: (n: number) => `Número del día: ${n}.`,
    explain: 'No hay nadie: lo que pasa es inventado. Empareje, anote resultados y atienda llamadas, o deje que ocurra.',
    next: 'Paso siguiente',
    round: 'Jugar la ronda hasta el final',
    speed: 'Velocidad',
    speeds: { step: 'A mano', slow: 'Cada 3 segundos', fast: 'Rápido' },
    over: 'El día ha terminado: mire la clasificación, el informe y el registro.',
    judge: 'Decidir una llamada',
    judgeText: 'Diga qué vale antes que el motor: posiciones que nadie ha puesto, sobre líneas de fuego, ataques, movimiento y retroceso.',
    take: (table) => `Atender la llamada de la mesa ${table}`,
    ask: 'Hágame una pregunta',
    another: 'Otra',
    score: (right, all) => `${right} de ${all} correctas`,
    question: (from, to) => `¿Está despejada la línea de fuego de ${from} a ${to}?`,
    yours: 'Su dictamen',
    note: (table, said, verdict) => `Juez en prácticas${table > 0 ? `, mesa ${table}` : ''}: dijo ${said}; el dictamen es ${verdict}.`,
    wasRight: 'Correcto.',
    wasWrong: (said) => `Usted dijo: ${said}.`,
    trainee: 'En prácticas',
    goesOn: 'El día sigue mientras usted mira las mesas, la clasificación o el registro; "Parar el día" está arriba.',
    stop: 'Parar el día',
    kinds: {
      'line-of-fire': 'Línea de fuego',
      needed: 'Tirada necesaria',
      odds: 'Probabilidad de impactar',
      move: 'Movimiento',
      'knock-back': 'Retroceso'
    },
    table: { kind: 'Preguntas', right: 'Respuestas', time: 'Tiempo medio', all: 'Todas' },
    roll: (roll) => `${roll} o más`,
    needed: (from, to) => `${from} hace un ataque a distancia contra ${to}. ¿Qué debe sumar la tirada?`,
    chance: (from, to) => `${from} hace un ataque a distancia contra ${to}. ¿Qué probabilidad hay de impactar?`,
    combat: (from, attack, range, to, defense) => `${from}: ataque ${attack}, alcance ${range} · ${to}: defensa ${defense}`,
    mayMove: (name, path) => `¿Puede ${name} moverse por ${path}?`,
    speedOf: (name, speed) => `${name}: velocidad ${speed}`,
    knockBack: (from, to, damage, at) => `${from} impacta a ${to} en ${at} con dobles; ${to} sufre ${damage} de daño. ¿Dónde acaba ${to}?`
  }
}
