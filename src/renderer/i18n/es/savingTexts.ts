/** What cannot be kept as a backup, copied or handed to another app, and whose names a backup brings back, in Spanish. */
import type { LaterTexts } from '../language/shape.ts'

export const savingTexts: LaterTexts['savingTexts'] = {
  noPlace: 'Este navegador no da a Linejudge ningún lugar para copias de seguridad. Guarde una copia en un archivo.',
  placeClosed: 'No se puede abrir el lugar del navegador para copias de seguridad.',
  noText: (name) => `“${name}” está dañado: no es un texto en UTF-8.`,
  notRead: (name) => `No se pudo leer “${name}”.`,
  taken: (name) => `Ya hay una copia de seguridad llamada “${name}”; se deja como está.`,
  cannotWrite: 'Este navegador no puede escribir copias de seguridad. Guarde una copia en un archivo.',
  notWritten: 'No se pudo escribir la copia de seguridad. Lo que había antes sigue igual.',
  notRemoved: (name) => `No se pudo quitar “${name}”.`,
  full: 'El disco, o el espacio que el navegador da a Linejudge, está lleno.',
  browserSays: (why) => `El navegador dice: ${why}`,
  notReadBack: 'La copia de seguridad se escribió, pero no se puede volver a leer; por eso se ha quitado.',
  readsOtherwise: 'La copia de seguridad se escribió, pero no se lee como era; por eso se ha quitado.',
  notBefore: 'No se ha cambiado nada, porque antes no se pudo hacer una copia de seguridad del estado actual.',
  otherChecksum: 'Al volver a leerlo, el contenido tiene otra suma de comprobación que en la copia de seguridad.',
  namesBack: (names) => `Vuelven estos nombres, aunque aquí se olvidaron: ${names}. Después, olvídelos otra vez.`,
  handing: {
    notCopied: (why) => `No se ha copiado nada: ${why}.`,
    noPictures: 'este navegador no copia imágenes',
    notAllowed: 'este navegador no lo permite a ninguna página',
    notTaken: (name) => `Aquí no se puede pasar “${name}” a otra aplicación: guárdelo como archivo.`,
    notSent: (why) => `No se ha pasado nada. El navegador dice: ${why}`
  }
}
