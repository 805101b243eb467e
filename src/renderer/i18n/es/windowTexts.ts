/** The words of the window, in Spanish. */
import type { Translation } from '../language/shape.ts'
import type { windowTexts as english } from '../en/windowTexts.ts'

export const windowTexts: Translation<typeof english> = {
  failed: {
    title: 'Linejudge no pudo abrirse',
    text: 'No se pierde nada: lo guardado está donde estaba. Algo falló al abrir:',
    slowTitle: 'Linejudge tarda más de lo debido',
    slow: 'Todavía se está abriendo. Puede que el navegador esté ocupado o no responda.',
    withoutQuestion: 'Abrir sin la última pregunta',
    again: 'Intentar de nuevo',
    saveCopy: 'Guardar una copia',
    saveLog: 'Guardar la lista de errores',
    saved: (name: string) => `Guardado como ${name}.`,
    notSaved: (why: string) => `No se guardó: ${why}`,
    part: 'Algo falló aquí. El resto de Linejudge sigue, y lo guardado está ahí.',
    goOn: 'Seguir'
  },
  engine: {
    name: (name: string) => `Motor del navegador: ${name}`,
    age: (weeks: number) => `de hace unas ${weeks} semanas`,
    old: 'Actualiza la aplicación o el navegador: un motor viejo tiene fallos conocidos.'
  },
  edition: {
    title: 'En este dispositivo',
    offline: {
      ready: 'A partir de ahora se abre sin conexión.',
      preparing: 'Guardando en este dispositivo para usarse sin conexión…',
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
  },
  keys: {
    title: 'Teclas',
    print: 'Imprimir esta hoja',
    names: {
      mod: 'Ctrl o Cmd',
      shift: 'Mayús',
      alt: 'Alt',
      letter: 'Cualquier letra o número',
      arrows: 'Flechas',
      enter: 'Enter',
      delete: 'Supr',
      backspace: 'Retroceso',
      tab: 'Tab',
      esc: 'Esc',
      pageUp: 'Re Pág',
      pageDown: 'Av Pág',
      home: 'Inicio',
      end: 'Fin'
    },
    or: 'o',
    groups: {
      anywhere: 'En todas partes',
      table: 'En la mesa',
      board: 'En el tablero',
      setup: 'En el tablero al preparar',
      timeline: 'En una línea de tiempo',
      reference: 'En las reglas',
      event: 'En la mesa de un torneo'
    },
    does: {
      search: 'Buscar reglas, poderes, mapas, figuras, dictámenes, torneo',
      palette: 'Cada orden por sus palabras, y la búsqueda',
      keys: 'Estas teclas',
      back: 'Un paso atrás',
      screens: 'Mesa, mapas, figuras, reglas, dictámenes, torneo',
      undo: 'Deshacer',
      redo: 'Rehacer',
      save: 'Guardar el dictamen',
      open: 'Abrir un archivo',
      next: 'Al control siguiente. El tablero es uno de ellos',
      ask: 'Preguntar por escrito: thor > surtur, B4 G7',
      zoomIn: 'Acercar',
      zoomOut: 'Alejar',
      zoomFit: 'El mapa entero',
      zoomQuestion: 'La pregunta de cerca',
      setUp: 'Preparar la mesa: pinceles por su número',
      duplicate: 'Duplicar la figura seleccionada. Mayús o Alt y un toque la pone en esa casilla',
      variantBefore: 'La versión anterior',
      variantNext: 'La versión siguiente',
      pathBefore: 'El paso anterior del recorrido del dictamen',
      pathNext: 'Su paso siguiente',
      stepBack: 'Un paso del recorrido atrás',
      cursor: 'Mover el cursor',
      choose: 'Atacante, luego objetivo',
      shift: 'Mover la figura o el objeto seleccionado',
      remove: 'Quitar la figura o el objeto seleccionado',
      inspect: 'Qué hay en la casilla bajo el cursor',
      ruler: 'Medir una distancia',
      lines: 'Todas las líneas de fuego desde aquí',
      turn: 'Girar el tablero',
      brush: 'Tomar ese pincel',
      wall: 'Una pared en ese lado del cursor',
      same: 'La misma figura aquí',
      eventBefore: 'Un suceso atrás',
      eventNext: 'Un suceso adelante',
      eventFirst: 'Antes del primer suceso',
      eventLast: 'Después del último suceso',
      pageBack: 'Volver a la página anterior',
      pageForward: 'Adelante de nuevo',
      pageNext: 'La regla siguiente',
      pagePrevious: 'La regla anterior',
      view: 'La vista anterior, la siguiente',
      nextStep: 'Lo que viene: emparejar, reloj, resultados',
      slip: 'En el campo del ganador: primero, segundo, nadie, no se presentó',
      walk: 'Por la lista',
      jump: 'A la siguiente entrada que empieza así'
    }
  }
}
