/** Las palabras para incorporar una versión más nueva de la aplicación, en español. */
import type { Translation } from '../language/shape.ts'
import type { renewalTexts as english } from '../en/renewalTexts.ts'

/** By why the shell refuses it. */
const refused = {
  'no-key':
    'Esta copia de Linejudge se hizo sin una clave para comprobar actualizaciones. Instala una versión más nueva desde donde obtuviste esta.',
  unreadable: 'No se pudo leer el archivo.',
  'not-an-update': 'No es una actualización de Linejudge; se esperaba un archivo que termine en .clixupdate.',
  'later-format': 'Esta actualización es para un Linejudge posterior. Instálala a mano.',
  'wrong-signature':
    'Esta actualización no está firmada por los autores de este Linejudge, o se cambió después. Tampoco la instales a mano.',
  'other-system': 'Esta actualización es para otro sistema u otro procesador.',
  'cut-short': 'El archivo termina demasiado pronto: no se copió o descargó entero.',
  changed: 'El archivo no es el que firmaron sus autores: está dañado o cambiado.',
  'no-room': 'No hay espacio en el disco, o no se puede escribir en él.',
  'not-reached': 'El otro equipo no respondió, o se cortó la conexión.',
  'none-newer': 'No hay ninguna versión más nueva.',
  'not-started': 'No se pudo iniciar el instalador.'
}

export const renewalTexts: Translation<typeof english> = {
  title: 'Actualizar Linejudge',
  what: 'Linejudge no busca nada por su cuenta. Una actualización es un solo archivo: se comprueba entero, después se hace una copia de todo lo que has guardado y después se inicia su instalador.',
  own: (version, built) => `Esta es la versión ${version}${built === null ? '' : `, hecha el ${built}`}.`,
  fromFile: 'Actualizar desde un archivo…',
  fromAddress: (host) => `Mirar en ${host}`,
  looking: 'Comprobando cada byte de la actualización…',
  offered: (version, built, mib) => `Versión ${version}, hecha el ${built}, ${mib} MiB`,
  signed: 'Su firma es correcta: viene de los autores de este Linejudge, entera y sin cambios.',
  against: {
    newer: 'Es más nueva que esta versión. Linejudge se cierra cuando se inicia el instalador.',
    same: 'Es la versión que está en marcha. Instalarla otra vez no cambia nada de lo que has guardado.',
    older:
      'Es más antigua que esta versión. Quizá no pueda leer lo que esta ha guardado: la copia que se hace ahora es para esta versión o posteriores.'
  },
  take: 'Hacer copia e instalar',
  backingUp: 'Haciendo una copia de todo lo que has guardado…',
  starting: 'Iniciando el instalador…',
  notBackedUp: (why) => `No se pudo hacer la copia, así que no se inició nada. ${why}`,
  untouched: 'No se ha cambiado nada.',
  close: 'Cerrar',
  refused
}
