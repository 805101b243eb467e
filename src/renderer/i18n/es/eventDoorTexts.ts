/** Lo que se dice en la entrada de un torneo: jugadores, sus listas, una lista de fuera. */
import type { Translation } from '../language/shape.ts'
import type { eventDoorTexts as english } from '../en/eventDoorTexts.ts'
import { n } from './counted.ts'

export const eventDoorTexts: Translation<typeof english> = {
  door: {
    search: 'Nombre: tres letras e Intro',
    searchSides: 'Dos nombres con / en medio y Enter; tres letras los encuentran',
    list: 'Pegar o abrir una lista',
    nobody: 'No hay nadie en la lista. Escriba un nombre y pulse Intro, o pegue una lista.',
    counts: (all, here, waiting, unpaid) =>
      [
        `${all} en la lista`,
        `${here} juegan`,
        ...(waiting > 0 ? [`${waiting} en espera`] : []),
        ...(unpaid > 0 ? [`${unpaid} sin pagar`] : [])
      ].join(' · '),
    standing: { in: 'aquí', 'not-here': 'aún no está', waiting: 'lista de espera', dropped: 'retirado', disqualified: 'descalificado' },
    allHere: (count) => `Están todos: confirmar ${count}`,
    allChecked: (count) => `${n(count, 'jugador confirmado', 'jugadores confirmados')}.`,
    does: { 'not-here': 'Confirmar', waiting: 'Dejar entrar', dropped: 'Volver' },
    paid: (fee) => `Pagado: ${fee}`,
    drop: 'Retirar',
    edit: 'Cambiar',
    add: 'Añadir',
    minor: 'Menor',
    regular: 'ya vino antes',
    minorHint: 'En público aparece con nombre e inicial; nunca en una exportación.',
    alreadyHere: (name) => `${name} ya está aquí.`,
    which: (names) => `¿Quién es: ${names}?`,
    whichNew: (here, typed) => `${here} ya está aquí. ¿“${typed}” es otra persona?`,
    isOut: (name) => `${name}: descalificado.`,
    noNumber: (number) => `Ningún jugador tiene el número ${number}. Escriba el nombre y después #${number}.`,
    numberSaved: (name, number) => `${name}: número ${number}.`,
    whichHow: 'Las flechas e Intro eligen, Esc borra el nombre.',
    refused: (keys) => `Sin anotar: ${n(keys, 'tecla escrita', 'teclas escritas')} desde entonces.`,
    unsaved: (name) => `Sin guardar: ${name}`,
    again: 'Anotar de nuevo',
    checkedIn: (name) => `${name} ha confirmado.`,
    admitted: (name) => `${name} entra desde la lista de espera.`,
    returned: (name, losses) =>
      losses === 0 ? `${name} ha vuelto.` : `${name} ha vuelto, con ${n(losses, 'derrota', 'derrotas')} por las rondas no jugadas.`,
    added: (name) => `${name} está en la lista.`,
    waits: (name) => `El torneo está lleno: ${name} queda en la lista de espera.`,
    late: (name, losses) =>
      losses === 0
        ? `${name} juega desde la próxima ronda.`
        : `${name} juega desde la próxima ronda, con ${n(losses, 'derrota', 'derrotas')}.`,
    dropped: (name, left, bye) =>
      `${name} se ha retirado. ${n(left, 'jugador queda', 'jugadores quedan')}${bye ? ', así que habrá un descanso' : ''}.`,
    name: 'Nombre',
    club: 'Club',
    publisher: 'Número de la editorial (WIN)',
    publisherHint: 'Lo ven el personal y los archivos con nombres, nunca los jugadores ni las pantallas. En la entrada: Kim Park #12345.',
    fixedTable: 'Siempre en la mesa',
    anyTable: 'cualquiera',
    forget: 'Olvidar a esta persona…',
    forgetWhat: (name, number) =>
      `"${name}" desaparece de todas las anotaciones de este torneo y de sus dictámenes, con club, número y contacto; el registro conserva "Player ${number}". No se puede deshacer.`,
    forgetNow: 'Olvidar para siempre',
    forgetNot: 'Conservar',
    forgotten: (number) => `Player ${number} queda en el olvido.`,
    save: 'Guardar',
    cancel: 'Cancelar',
    leaving: {
      title: (name) => `${name} se retira`,
      left: (count, bye) =>
        `${n(count, 'jugador queda', 'jugadores quedan')}${bye === 'comes' ? ', así que habrá un descanso' : bye === 'goes' ? ', así que ya no habrá descanso' : ''}.`,
      open: (table, against) => `La mesa ${table} contra ${against} aún no tiene resultado; la próxima ronda lo espera.`,
      noShow: (name) => `Retirar, y gana ${name}: no se presentó`,
      inCut: (name) => `${name} juega en el corte: su rival sigue sin partida, o el corte se hace de nuevo.`,
      next: (round) => `La ronda ${round}, tal como está sorteada, tendría entonces estas parejas:`,
      nextSame: (round) => `La ronda ${round}, tal como está sorteada, conserva sus parejas.`,
      nextBye: (name) => `Descanso: ${name}`,
      pair: (table, a, b) => `Mesa ${table}: ${a} – ${b}`,
      more: (count) => `y ${count} más`,
      now: 'Retirar'
    },
    held: {
      title: (number) => `Player ${number} queda en el olvido`,
      text: (backups) =>
        `${n(backups, 'copia de seguridad de este dispositivo aún contiene', 'copias de seguridad de este dispositivo aún contienen')} el nombre. También lo contiene un archivo que se guardó en otro lugar.`,
      unread: 'no se puede leer, así que no se sabe',
      keep: 'Conservarlas hasta que otras ocupen su lugar',
      delete: 'Borrarlas y hacer una nueva',
      deleted: (backups, number) =>
        `${n(backups, 'copia de seguridad borrada', 'copias de seguridad borradas')}; una nueva solo conoce "Player ${number}".`
    }
  },
  lists: {
    nobody: 'Aún no hay nadie en la lista: los jugadores llegan por la puerta.',
    missing: (count) =>
      count === 0
        ? 'Todos los jugadores han entregado su lista.'
        : `${n(count, 'lista falta', 'listas faltan')}. Aun así se puede emparejar.`,
    figures: (count, points) => `${n(count, 'figura', 'figuras')}, ${n(points, 'punto', 'puntos')}`,
    notKnown: (count) => `En ${n(count, 'lista', 'listas')} no se conocen todas las figuras: conviene revisarlas a mano.`,
    figuresUnknown: (count) => `sin conocer: ${n(count, 'figura', 'figuras')}`,
    states: { none: 'sin lista', fits: 'correcta', wrong: 'problema', accepted: 'aceptada', rejected: 'rechazada' },
    trouble: (rejected, wrong, missing) =>
      `Listas de equipo: ${[
        ...(rejected.length > 0 ? [`${n(rejected.length, 'rechazada', 'rechazadas')} (${rejected.join(', ')})`] : []),
        ...(wrong > 0 ? [`${wrong} con un problema`] : []),
        ...(missing > 0 ? [`${n(missing, 'falta', 'faltan')}`] : [])
      ].join(', ')}.`,
    rejectedOf: (names) => `lista rechazada: ${names}`,
    figuresLabel: 'La lista: una figura por línea con sus puntos, y su colección si hace falta',
    example: 'Captain Merrow; 110\n2 x Stray Cat (44)\n- Brine',
    offered: 'Figuras de la biblioteca',
    unread: (lines) => `En la línea ${lines} no hay una figura con sus puntos.`,
    unknown: (names) => `No están en la biblioteca y no se sabe nada de su tarjeta: ${names}.`,
    opened: 'Abierto en los sobres: nombres separados por comas',
    save: 'Guardar la lista',
    saved: (name) => `La lista de ${name} está guardada.`,
    fromTeam: 'Tomar un equipo de la biblioteca',
    house: (on) => `Comprobadas con la lista propia de la tienda${on === '' ? '' : ` del ${on}`}.`,
    reason: 'Por qué (opcional)',
    accept: 'Aceptar',
    reject: 'Rechazar',
    checked: (name) => `Su decisión sobre la lista de ${name} está guardada.`
  },
  listing: {
    title: 'Una lista de jugadores',
    description: 'Pegue una tabla o un nombre por línea, o abra un archivo CSV. Nada entra antes de que usted lo haya visto.',
    paste: 'La lista',
    example: 'Kim Park; Club Rojo\nAda Lo; Club Azul',
    file: 'Abrir un archivo',
    tooLarge: 'Este archivo es demasiado grande para una lista de jugadores.',
    column: (name) => `Columna ${name}`,
    columns: { name: 'Nombre', last: 'Apellido', club: 'Club', publisher: 'Número de la editorial', minor: 'Menor', skip: 'Omitir' },
    what: 'Qué ocurre',
    verdicts: {
      new: 'entra',
      here: 'ya está aquí',
      twice: 'está dos veces en la lista',
      'no-name': 'no tiene nombre',
      'too-long': 'el nombre es demasiado largo'
    },
    emptyRow: 'Una fila',
    result: (fresh, known, twice, left) =>
      [
        n(fresh, 'nuevo', 'nuevos'),
        ...(known > 0 ? [n(known, 'ya está aquí', 'ya están aquí')] : []),
        ...(twice > 0 ? [n(twice, 'está dos veces en la lista', 'están dos veces en la lista')] : []),
        ...(left > 0 ? [n(left, 'omitido', 'omitidos')] : [])
      ].join(', '),
    take: (count) => `Añadir ${count}`,
    taken: (count) => `${n(count, 'jugador está', 'jugadores están')} en la lista.`,
    cancel: 'Cancelar'
  }
}
