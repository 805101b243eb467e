/** The page of help and the tour of the first start, in Spanish. */
import type { Translation } from '../language/shape.ts'
import type { helpTexts as english } from '../en/helpTexts.ts'

export const helpTexts: Translation<typeof english> = {
  title: 'Ayuda',
  short: 'Qué hace',
  manual: 'Manual',
  print: 'Imprimir esta página',
  licences: {
    title: 'Licencias',
    what: 'Linejudge se ha hecho con el trabajo de otros. Estos paquetes forman parte de lo que se entrega.',
    count: (n) => `${n} paquetes. El texto de una licencia se despliega donde el nombre está subrayado.`,
    beside:
      'Las licencias de Electron y Chromium, sobre los que funciona la aplicación de escritorio, están junto a su programa: LICENSE.electron.txt y LICENSES.chromium.html.',
    reading: 'Leyendo la lista…',
    close: 'Cerrar'
  },
  tour: {
    again: 'Enséñeme lo básico',
    label: 'Un recorrido de cuatro pasos',
    step: (n, of) => `Paso ${n} de ${of}`,
    back: 'Atrás',
    next: 'Siguiente',
    leave: 'Salir del recorrido',
    done: 'Listo',
    steps: [
      {
        title: 'Las figuras',
        text: 'Aquí están todas las figuras de la mesa. “Añadir a la mesa” trae una figura de un conjunto o crea una rápida; toque una figura para cambiar sus valores.'
      },
      {
        title: 'La pregunta',
        text: 'Toque en el tablero al atacante y después el objetivo, o escriba aquí dos nombres o dos casillas. La frase dice qué se pregunta: cambie cualquier parte.'
      },
      {
        title: 'La respuesta',
        text: 'Una palabra, con sus motivos. Toque un motivo para leer su regla y de dónde sale. “Guardar dictamen” conserva la respuesta con su posición.'
      },
      {
        title: 'Todo lo demás',
        text: 'Mapas, figuras, reglas, dictámenes guardados y el torneo están a un toque. La tecla / busca en todo, ? muestra las teclas, F1 abre la ayuda.'
      }
    ]
  },
  sections: [
    {
      id: 'rules',
      title: 'Qué resuelve',
      text: [
        'Líneas de fuego, objetivos, ataques con sus dados, retroceso, daño, valores de combate, movimientos, alcance del movimiento, destrabarse, probabilidades, el mejor ataque de un turno y turnos enteros, suceso a suceso: HeroClix según las reglas de enero de 2010, 2010, 2012 y 2013, y Clix Campaign. El retroceso de HeroScape y los ataques de Descent tienen mesas propias: elíjalas donde se eligen las reglas.',
        'Cada respuesta es una palabra con sus motivos. Un motivo nombra su regla; la regla nombra el documento y el lugar.',
        '“Decide” marca el motivo que da la respuesta, “Se aplica” lo que cuenta para ella, “Revisado” lo que se comprobó y no cambia nada, “Anulado” lo que otra regla aparta.',
        'Los “Valores supuestos” son números que nadie ha indicado: complételos para estar seguro. “Sin considerar” enumera lo que ninguna regla cubre aquí, como el texto de una tarjeta que no se ha introducido.'
      ]
    },
    {
      id: 'asking',
      title: 'Cómo preguntar',
      text: [
        'Toque en el tablero al atacante y después el objetivo. La respuesta aparece enseguida.',
        'O escriba: cualquier letra empieza una línea. merrow > brine pregunta por dos figuras, B4 G7 por dos casillas, + Ogre G7 añade una figura rápida. La lista bajo el campo muestra todo lo que se puede escribir.',
        'La frase de la pregunta se cambia por partes: ataque, retroceso, movimiento, probabilidades, con qué poder, con qué reglas.',
        '“Mesa nueva” empieza una posición vacía. “Qué lo cambiaría” prueba cada pequeño cambio. “Guardar dictamen” conserva la respuesta.',
        'La tecla / busca reglas, poderes, mapas y figuras, también por nombres locales y antiguos. Esc vuelve un paso atrás, y Deshacer lo deshace todo.'
      ]
    },
    {
      id: 'browsers',
      title: 'Dónde funciona y qué se conserva',
      text: [
        'La aplicación de escritorio guarda todo en archivos de este ordenador.',
        'Chrome, Edge y Firefox guardan todo en el dispositivo, y pueden borrarlo cuando casi no queda espacio.',
        'Safari, como en todos los iPad, borra lo que guarda una página tras siete días sin visita, salvo que la página esté en la pantalla de inicio. Allí Linejudge ofrece por sí mismo guardar una copia en un archivo. En Safari mismo no se ha probado.',
        'Un navegador que no guarda archivos, como los que usan WebKitGTK, lo abre y dictamina, y dice que no se conserva nada.'
      ]
    },
    {
      id: 'not',
      title: 'Qué no hace',
      text: [
        'No tira dados: indique lo que salió o pregunte por las probabilidades.',
        'No conoce reglas posteriores a 2013 ni el texto de una tarjeta que nadie ha introducido.',
        'No reemplaza al juez: se puede dictaminar otra cosa, y lo que decidió el juez se muestra al lado.',
        'No envía nada a ninguna parte: lo que usted hace queda en este dispositivo hasta que lo exporte.'
      ]
    }
  ],
  jobs: {
    title: 'Tres tareas',
    list: [
      {
        title: 'Juez',
        text: 'Pregunte en la mesa, lea la respuesta y sus motivos, guárdela con mesa, ronda y jugadores. En Dictámenes se encuentran todos, se comprueban con una versión más nueva y se imprimen.'
      },
      {
        title: 'Organizador',
        text: 'Torneo es el puesto de un torneo: jugadores y sus listas, emparejamientos, reloj, resultados, clasificación, penalizaciones y premios, y lo que va en papel. Datos guarda copias y lleva todo a otro equipo.'
      },
      {
        title: 'Autor de mapas',
        text: 'Mapas › Nuevo dibuja un mapa; Desde una imagen encuentra la cuadrícula en una foto. Las comprobaciones, las preguntas fijadas y lo que recibe cada bando siguen cada trazo. Un mapa sale en papel a tamaño real y en paquetes para otros.'
      }
    ]
  },
  words: {
    title: 'Palabras de las reglas',
    text: 'Cómo se dicen aquí las palabras de los reglamentos en inglés. Los nombres de los poderes quedan en inglés; la búsqueda encuentra los locales.',
    english: 'Inglés',
    own: 'Aquí'
  }
}
