/** The words about the browser edition, in Spanish. */
import type { Translation } from '../language/shape.ts'
import type { editionTexts as english } from '../en/editionTexts.ts'

export const editionTexts: Translation<typeof english> = {
  title: 'En este dispositivo',
  offline: {
    ready: 'A partir de ahora se abre sin conexión.',
    preparing: 'Se guarda en este dispositivo para usarse sin conexión …',
    unavailable: 'Este navegador no conserva la página: necesita su servidor en cada inicio.'
  },
  install: 'Instalar como aplicación',
  installHint: 'Tiene su propia ventana y su icono. No se envía nada a ninguna parte.',
  installed: 'Instalada como aplicación.',
  waiting: 'Hay una versión nueva lista.',
  waitingHint: 'Entra cuando usted cargue la página de nuevo. La mesa queda como está.',
  changed: 'Otra ventana ha pasado a una versión nueva: cargue esta de nuevo.',
  reload: 'Recargar',
  later: 'Más tarde'
}
