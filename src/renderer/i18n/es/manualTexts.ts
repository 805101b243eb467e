/** El manual en español: la primera hora de cada tarea y una hoja de cada una para dejar junto al portátil. */
import type { Translation } from '../language/shape.ts'
import type { manualTexts as english } from '../en/manualTexts.ts'

export const manualTexts: Translation<typeof english> = {
  title: 'Manual',
  intro:
    'Tres tareas, una hora cada una. Todo funciona sin red y se queda en este dispositivo. Lo que se pulsa está escrito como aparece en la pantalla.',
  print: 'Imprimir el manual',
  chapters: 'Capítulos',
  cards: 'Hojas para dejar junto al portátil',
  pictureOf: (what) => `Imagen: ${what}`,
  jobs: [
    {
      id: 'judge',
      title: 'La primera hora de un juez',
      steps: [
        {
          title: 'Poner la posición en la mesa',
          text: [
            '{{setupTexts.newTable}} empieza una vacía; sobre el tablero se elige otro mapa. {{texts.tray.add}} trae figuras de una colección o crea figuras rápidas, de las que solo se conocen el nombre y el bando.',
            '{{texts.words.brushes}} abre los pinceles: paredes, niveles, terreno, puertas. Cambian el mapa de esta mesa y nunca el de la biblioteca. Con el teclado lo hace F2, y cada línea se puede escribir: pared B4 sur.'
          ]
        },
        {
          title: 'Preguntar',
          text: [
            'Toque al atacante y después al objetivo. La respuesta está ahí al momento, y de nuevo tras cada cambio.',
            'La frase sobre la respuesta dice qué se pregunta. Se puede tocar cada parte: ataque, movimiento, retroceso, probabilidades, un turno entero; con qué poder; con qué reglas.'
          ],
          picture: 'judge-table'
        },
        {
          title: 'Leer la respuesta en voz alta',
          text: [
            'La palabra grande y la frase de debajo son para leérselas a los jugadores. Debajo están los motivos: {{texts.ruling.weights.decides}} da la respuesta, {{texts.ruling.weights.contributes}} cuenta para ella, {{texts.ruling.weights.considered}} se ha mirado, {{texts.ruling.weights.overridden}} cede ante otra regla. Toque uno para leer su regla y el documento del que viene.',
            'Los números que nadie ha escrito se suponen y están marcados. {{texts.ruling.notConsidered}} dice lo que ninguna regla de aquí cubre: esa parte la juzga usted.'
          ]
        },
        {
          title: 'Y si',
          text: [
            '{{rulingTexts.change.title}} prueba cada cambio pequeño y dice con cuáles la respuesta sería otra. Ctrl + Z deshace todo lo que hizo, tan atrás como quiera.'
          ]
        },
        {
          title: 'Guardarlo',
          text: [
            '{{texts.ruling.save}} guarda la respuesta con su posición, mesa, ronda y jugadores. En {{texts.screens.rulings}} se vuelve a encontrar, se pregunta con otras reglas, se imprime y se comparte. Si juzga otra cosa, {{rulingTexts.kept.overrule}} escribe su veredicto junto al del motor.',
            'En un navegador nada sale del dispositivo. Chrome, Edge y Firefox guardan todo; Safari, como en todos los iPad, lo borra tras siete días sin visita salvo que la página esté en la pantalla de inicio, y entonces Linejudge ofrece guardar una copia en un archivo; un navegador que no guarda archivos, como los que usan WebKitGTK, lo dice. La aplicación de escritorio guarda todo en archivos.'
          ],
          picture: 'judge-kept'
        },
        {
          title: 'Consultar una regla',
          text: [
            'La tecla / busca reglas, poderes, mapas y figuras, también por nombres locales y antiguos. En {{texts.screens.rules}} cada regla dice en qué años era distinta; los marcadores y sus propias palabras quedan con ella.'
          ]
        }
      ]
    },
    {
      id: 'organiser',
      title: 'La primera hora de un organizador',
      steps: [
        {
          title: 'Probarlo sin nadie',
          text: [
            '{{texts.screens.event}}, {{eventTexts.list.make}}, {{eventTexts.make.practice}}: una jornada inventada avanza sola o paso a paso, a la velocidad que quiera. Es la forma más rápida de aprender el resto y de formar jueces.'
          ]
        },
        {
          title: 'Crear el torneo',
          text: [
            'Basta un nombre. El total de puntos, los minutos, las rondas, el corte y las reglas se pueden cambiar en cualquier momento; cada cambio queda en el registro. Nada es definitivo antes de la primera ronda.'
          ]
        },
        {
          title: 'La entrada',
          text: [
            'Escriba un nombre e Intro: el jugador está dentro. {{eventTexts.door.list}} toma una lista de otro sitio y muestra lo que ha entendido antes de escribir nada. Tres letras e Intro confirman a alguien.',
            'En {{eventTexts.views.lists}} se comprueba cada lista y cada fallo se dice con su regla; lo que no se conoce se dice, nunca se da por bueno.'
          ],
          picture: 'event-door'
        },
        {
          title: 'Emparejar, imprimir, empezar',
          text: [
            'Alt + Intro hace lo que viene: empareja, publica, pone en marcha el reloj, abre los resultados. {{eventTexts.pairings.why}} dice por qué se enfrentan dos, y qué costaría la mejor ronda sin esa pareja. Dos nombres tocados uno tras otro se cambian de sitio.',
            '{{eventTexts.views.paper}} imprime las parejas por mesa y por nombre, y hojas de resultado con los campos en el orden en que los escribirá. {{eventTexts.views.display}} llena una segunda pantalla.',
            'Varios dispositivos: {{eventTexts.views.venue}}, {{venueTexts.hosting.start}} (aplicación de escritorio). Una tableta escanea el código o escribe seis letras, usted compara cuatro letras y la deja entrar con una función; un portátil con la aplicación de escritorio hace lo mismo por una línea cifrada ({{venueTexts.join.open}}); los jugadores reciben papeletas con su propio código y un televisor abre la dirección de las pantallas. Un segundo ordenador con la aplicación de escritorio es el suplente ({{venueTexts.hosting.standBy.open}}): tiene cada anotación al momento y, si el anfitrión falla, una persona lo convierte en anfitrión con una pulsación. Funciona sin internet, y el mismo lugar dice qué hacer si falla la red o el ordenador.'
          ]
        },
        {
          title: 'La ronda',
          text: [
            'Una hoja son cinco entradas: mesa, ganador, puntos, puntos, Intro. {{eventTexts.views.floor}} muestra cada mesa con su estado; una llamada a un juez abre la mesa del juez con jugadores, mesa y ronda ya escritos, y el dictamen guardado pertenece a la llamada.',
            'Un resultado equivocado se corrige en su sitio: primero se muestra qué sería distinto, y nada de lo publicado se mueve.'
          ],
          picture: 'event-floor'
        },
        {
          title: 'El final',
          text: [
            'En {{eventTexts.views.standings}} cada cifra se abre hasta su suma. {{eventTexts.views.cut}} hace el cuadro, {{eventTexts.views.prizes}} anota quién recibió qué. {{eventTexts.paper.kinds.report}} lo imprime todo; los archivos salen del torneo con nombres o sin ellos.',
            '{{dataTexts.open}}: las copias de seguridad se hacen solas mientras trabaja; llévese una en una memoria antes de irse a casa.'
          ]
        }
      ]
    },
    {
      id: 'author',
      title: 'La primera hora de un autor de mapas',
      steps: [
        {
          title: 'Empezar con una imagen, o con nada',
          text: [
            '{{texts.screens.maps}}, {{texts.maps.fromPicture}}: elija, pegue o haga una foto de un mapa de papel. Ponga las cuatro esquinas donde empieza la cuadrícula; la lupa y las flechas ayudan. Lo que se desvía se dice en partes de una casilla.',
            '{{mapPictureTexts.suggest}} lee los colores impresos y propone zona por zona. Nada está en el mapa antes de que lo acepte. {{mapRoomTexts.new}} empieza en cambio con suelo vacío.'
          ]
        },
        {
          title: 'Dibujar',
          text: [
            'Las herramientas a la izquierda, lo que pintan arriba. {{mapRoomTexts.tools.brush}}, {{mapRoomTexts.tools.rectangle}}, {{mapRoomTexts.tools.fill}} para suelo y niveles; {{mapRoomTexts.tools.wall}}, {{mapRoomTexts.tools.door}}, {{mapRoomTexts.tools.stairs}} en los bordes; {{mapRoomTexts.tools.select}} y {{mapRoomTexts.tools.stamp}} para copiar, reflejar y girar. {{mapRoomTexts.symmetry}} dibuja las dos mitades a la vez.',
            'Todo se puede deshacer, también mañana.'
          ],
          picture: 'map-room'
        },
        {
          title: 'Preguntar mientras se dibuja',
          text: [
            '{{mapRoomTexts.words.ask}} dictamina al momento sobre una línea entre dos casillas. {{mapRoomTexts.line.pin}} conserva la pregunta: se vuelve a hacer tras cada trazo, y avisa cuando cambia su respuesta.'
          ]
        },
        {
          title: 'Revisar',
          text: [
            '{{mapRoomTexts.tabs.checks}} encuentra habitaciones sin puerta, escaleras que no llevan a ningún sitio, áreas iniciales demasiado pequeñas; muchas cosas se arreglan con un toque. {{mapRoomTexts.tabs.sides}} dice en números qué recibe cada bando. {{mapRoomTexts.tabs.versions}} muestra qué ha cambiado desde entonces y qué significa para las líneas.'
          ]
        },
        {
          title: 'Terreno especial',
          text: [
            'Una regla impresa en un mapa se compone de frases; el tablero muestra lo que hace mientras elige. Lo que ninguna frase dice sigue siendo del juez, y los dictámenes lo dicen.'
          ]
        },
        {
          title: 'Entregarlo',
          text: [
            '{{mapRoomTexts.about.trueSize}} imprime hojas con casillas tan grandes como en la mesa. {{mapRoomTexts.about.export}} hace un archivo para otros, con la imagen si es suya.'
          ]
        }
      ]
    }
  ],
  sheets: [
    {
      id: 'judge',
      title: 'Juez',
      lines: [
        'Toque al atacante, toque al objetivo, lea la palabra en voz alta.',
        'Cualquier letra escribe una línea: merrow > brine · pared B4 sur · + Ogre G7',
        '/ buscar · ? teclas · F1 ayuda · F2 pinceles · Esc un paso atrás · Ctrl + Z deshacer',
        'Un número supuesto: escríbalo. {{texts.ruling.notConsidered}}: eso es suyo.',
        '{{rulingTexts.change.title}} · {{texts.ruling.save}} · {{rulingTexts.kept.overrule}}'
      ]
    },
    {
      id: 'organiser',
      title: 'Organizador',
      lines: [
        'Alt + Intro: lo que viene.',
        'Entrada: nombre, Intro. Tres letras encuentran a alguien.',
        'Hoja: mesa, ganador 1 o 2, puntos, puntos, Intro. 0 nadie, N no se presentó.',
        '¿Llega tarde? En la entrada; la franja sobre las parejas ofrece una partida. ¿Se va? {{eventTexts.door.drop}}.',
        'Resultado equivocado: escríbalo de nuevo, mire qué cambia, aplique.',
        'Si el portátil muere: hojas en blanco, y abra la última copia de seguridad en otro.'
      ]
    },
    {
      id: 'author',
      title: 'Autor de mapas',
      lines: [
        'Imagen, cuatro esquinas, colores, aceptar, dibujar, revisar, fijar, imprimir.',
        'Paredes, puertas y ventanas están en los bordes; los niveles son de las casillas.',
        'Ctrl + Z deshacer · Ctrl + Mayús + Z rehacer · Esc suelta la herramienta',
        'Diez preguntas fijadas que importen antes de entregar un mapa.'
      ]
    }
  ]
}
