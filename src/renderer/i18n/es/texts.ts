/** The words of the app, in Spanish. */
import type { Translation } from '../language/catalogue.ts'
import type { texts as english } from '../en/texts.ts'

const MEANS: Readonly<Record<string, string>> = {
  'close-attack': 'un ataque de combate cuerpo a cuerpo',
  'ranged-attack': 'un ataque de combate a distancia',
  'thrown-object': 'un objeto lanzado'
}

export const texts: Translation<typeof english> = {
  app: 'Linejudge',
  undo: 'Deshacer',
  redo: 'Rehacer',
  close: 'Cerrar',
  cancel: 'Cancelar',
  unknown: 'desconocido',
  screens: { table: 'Mesa', maps: 'Mapas', figures: 'Figuras', rules: 'Reglas', rulings: 'Dictámenes' },
  rulesets: {
    'heroclix-jan-2010': 'Reglas de enero de 2010', 'heroclix-2010': 'Reglas de 2010', 'heroclix-2012': 'Reglas de 2012', 'heroclix-2013': 'Reglas de 2013',
    'clix-campaign': 'Clix Campaign',
    'heroscape-knockback': 'Retroceso de HeroScape', 'descent-2e': 'Ataques de Descent'
  },
  sides: { red: 'Rojo', blue: 'Azul', green: 'Verde', gold: 'Dorado' },
  sizes: { tiny: 'Diminuta', standard: 'Estándar', giant: 'Gigante', colossal: 'Colosal' },
  values: { speed: 'velocidad', attack: 'ataque', defense: 'defensa', damage: 'daño', range: 'alcance' },
  objects: {
    'ultra-light': 'Objeto ultraligero', light: 'Objeto ligero', heavy: 'Objeto pesado', 'ultra-heavy': 'Objeto ultrapesado',
    debris: 'Escombros', 'hindering-marker': 'Marcador obstaculizador', 'blocking-marker': 'Marcador bloqueante'
  },
  ui: {
    search: 'Escriba para buscar',
    chosen: 'elegido',
    add: 'Añadir',
    addTo: label => `Añadir a ${label}`,
    takeAway: name => `Quitar ${name}`,
    nothingFound: typed => `Aquí no hay nada que se llame “${typed}”.`,
    useTyped: typed => `Usar “${typed}” como nombre`,
    moreToFind: count => `${count} más: escriba una parte del nombre.`,
    less: label => `${label}: uno menos`,
    more: label => `${label}: uno más`
  },
  targets: {
    wall: (a, b) => `la pared ${a} | ${b}`,
    blocking: square => `terreno bloqueante ${square}`,
    object: (name, square) => `${name.toLowerCase()} en ${square}`
  },
  ask: {
    title: 'Pregunta',
    somebody: 'alguien',
    mover: 'Figura',
    by: 'con',
    moveAction: 'una acción de movimiento',
    carrying: 'Transporta', carryNobody: 'a nadie', adjacent: 'adyacente',
    pickUp: 'Recoge', pickUpNothing: 'nada',
    path: 'Recorrido', pathEmpty: 'Toque las casillas en las que entra', pathBack: 'Un paso atrás', pathClear: 'Borrar el recorrido',
    pathText: (from, squares) => [from, ...squares].join(' → '),
    diceAgainst: name => `Tirada de ataque contra ${name}`, dieAgainst: (n, name) => `Dado ${n} contra ${name}`,
    awayRoll: 'Tirada para destrabarse',
    hits: 'Figuras impactadas', addHit: 'Añadir una figura impactada', removeHit: name => `${name} no recibió impacto`,
    damageDealt: 'Daño infligido', taken: 'daño sufrido', dealt: 'infligido',
    means: id => MEANS[id],
    kind: 'Qué se pregunta',
    kinds: {
      'line-of-fire': 'traza una línea de fuego hasta',
      'can-target': 'quiere elegir como objetivo a',
      targets: 'busca objetivos',
      attack: 'ataca a',
      odds: 'tiene qué probabilidades contra',
      preparation: 'prepara su mejor ataque',
      'knock-back': 'hace retroceder a',
      damage: 'recibe daño',
      value: 'valor de combate',
      move: 'se mueve',
      reach: 'hasta dónde llega',
      'break-away': 'se destraba',
      timeline: 'qué ocurre, paso a paso'
    },
    kindNotes: {
      'line-of-fire': 'Línea de fuego', 'can-target': '¿Puede ser objetivo?', targets: '¿Qué objetivos tiene?', attack: 'Ataque',
      odds: 'Probabilidades de un ataque', preparation: 'Mejor ataque de un turno',
      'knock-back': 'Retroceso', damage: 'Daño', value: 'Valor de combate',
      move: 'Movimiento', reach: 'Adónde llega', 'break-away': 'Destrabarse', timeline: 'Turnos y tiempo'
    },
    attacker: 'Atacante',
    target: 'Objetivo',
    from: 'Desde',
    choose: 'elija una figura',
    withWhat: 'con',
    with: 'Con',
    inCombat: 'Tipo de ataque',
    combat: { either: 'cuerpo a cuerpo si hay adyacencia', ranged: 'en combate a distancia', close: 'en combate cuerpo a cuerpo' },
    lineFor: { attack: 'para un ataque' },
    lineForLabel: 'La línea es para',
    lineForPower: name => `para ${name}`,
    alsoTargets: 'También son objetivo',
    ruleset: 'Reglas',
    swap: 'Invertir: el objetivo pasa a ser atacante',
    dice: 'Dados',
    die: n => `Dado ${n}`,
    total: n => `total ${n}`,
    action: 'Acción',
    plainAction: 'una acción sin poderes',
    powersUsed: 'Poderes que se usan en ella',
    damageTaken: 'Daño sufrido',
    damage: 'Daño',
    damageType: 'Tipo de daño',
    damageTypes: { normal: 'normal', penetrating: 'penetrante', unavoidable: 'inevitable', pushing: 'por esfuerzo', 'knock-back': 'por retroceso' },
    cause: 'Causa',
    causeAttack: 'un ataque',
    value: 'Valor',
    of: 'de',
    against: 'contra',
    nobody: 'nadie en particular',
    rolls: 'Tiradas',
    addRoll: 'Añadir una tirada',
    roll: (figure, power) => `${figure}: ${power}`,
    noRoll: 'sin tirar',
    pickHint: {
      from: 'Toque al atacante en el tablero o escriba dos nombres.',
      to: 'Ahora toque el objetivo.'
    },
    pickTerrain: 'Ahora toque el objetivo: una figura, una pared, terreno bloqueante o un objeto.',
    pickMover: 'Toque la figura que se mueve.',
    pickPath: 'Toque las casillas en las que entra, una tras otra. Si toca otra vez la última, se quita.',
    placingObject: name => `Toque cada casilla donde va: ${name.toLowerCase()}. Esc termina.`,
    placing: name => `Toque la casilla donde va ${name}.`,
    field: 'Preguntar por escrito',
    fieldPlaceholder: 'thor > surtur  o  B4 G7'
  },
  titles: {
    line: (from, to) => `${from} traza una línea de fuego hasta ${to}`,
    canTarget: (from, to, means) => `${from} elige como objetivo a ${to} con ${means}`,
    targets: (from, means) => `Objetivos de ${from} con ${means}`,
    attack: (from, to) => `${from} ataca a ${to}`,
    preparation: from => `El mejor ataque de ${from}`,
    odds: (from, to) => `Probabilidades de ${from} contra ${to}`,
    knockBack: (from, to) => `${from} hace retroceder a ${to}`,
    damage: (to, amount) => `${to} recibe ${amount} de daño`,
    value: (figure, value) => `Valor de ${value} de ${figure}`,
    move: (figure, square, action) => `${figure} se mueve a ${square} con ${action}`,
    moveSomewhere: (figure, action) => `${figure} se mueve con ${action}`,
    reach: (figure, action) => `Adónde puede moverse ${figure} con ${action}`,
    breakAway: (figure, action) => `${figure} se destraba para ${action}`,
    timeline: count => (count === 1 ? 'Un suceso' : `${count} sucesos`)
  },
  verdicts: {
    success: 'Se destraba', failure: 'Sigue trabada', automatic: 'Automático', 'not-needed': 'Libre de irse',
    clear: 'Despejada', hindered: 'Obstaculizada', blocked: 'Bloqueada', legal: 'Permitido', illegal: 'No permitido',
    some: 'Objetivos', none: 'Ninguno', hit: 'Impacto', miss: 'Fallo', mixed: 'Mixto', 'no-attack': 'Sin ataque',
    'knocked-back': 'Retrocede', played: 'Jugado', judge: 'Decide el juez', taken: 'daño sufrido', value: ''
  },
  verdictTargets: n => (n === 1 ? '1 objetivo' : `${n} objetivos`),
  noTargets: 'Ningún objetivo',
  plans: n => (n === 1 ? '1 plan' : `${n} planes`),
  plan: {
    title: 'Planes, el mejor primero',
    best: { hit: 'Más probabilidad de impacto', damage: 'Más clics', ko: 'Más probabilidad de derrotar' },
    outwit: (power, name) => `Outwit: ${power} de ${name}`,
    perplex: (name, value, by) => `Perplex: ${value} de ${name} ${by > 0 ? '+' : '−'}${Math.abs(by)}`,
    move: (action, square) => `${action} a ${square}`,
    pickUp: object => `Recoger por el camino: ${object}`,
    attack: {
      close: names => `Ataque cuerpo a cuerpo contra ${names}`, ranged: names => `Ataque a distancia contra ${names}`, thrown: names => `Lanzar el objeto contra ${names}`
    },
    expert: { attack: 'los dos al ataque', damage: 'los dos al daño', both: 'uno al ataque y uno al daño' },
    split: parts => `si impacta a ambas: ${parts}`
  },
  noReach: 'No puede moverse',
  destroyed: 'Destruido',
  stands: 'Sigue en pie',
  noKnockBack: 'No retrocede',
  damageVerdict: n => `${n} de daño`,
  choices: {
    order: 'En este orden', reducer: 'Reduce con', split: 'Reparto', replacement: 'Se reemplaza por', expert: 'Suma al',
    yes: 'retrocede', no: 'no retrocede', none: 'lo sufre por sí misma'
  },
  optionEnds: (square, damage) => (damage ? `termina en ${square}, ${damage} de daño` : `termina en ${square}`),
  ruling: {
    title: 'Dictamen',
    reasons: 'Razones',
    weights: { decides: 'Decide', contributes: 'Cuenta', considered: 'Revisado', overridden: 'Descartado' },
    numbers: 'Números',
    options: 'Un jugador elige',
    option: n => `Opción ${n}`,
    chosen: 'Elegida',
    takeBack: 'Dejarlo abierto de nuevo',
    notConsidered: 'Sin considerar',
    nothingLeftOut: 'No se dejó nada fuera.',
    counted: 'Contado sin conocerse',
    assumed: (figure, value, number) => `No se conoce este valor de ${figure}: ${value}. Se cuenta ${number}.`,
    fillIn: 'Completar',
    openRule: id => `Leer la regla ${id}`,
    blocker: n => `Número ${n} en el tablero`,
    save: 'Guardar dictamen',
    saved: 'Guardado',
    apply: 'Aplicar el resultado',
    applyHint: 'Pone cada figura donde la deja el ataque.',
    applyMove: 'Moverla allí',
    unruledTitle: 'Aún sin dictamen',
    failedTitle: 'Sin dictamen',
    failed: message => `El motor de reglas se detuvo en esta pregunta: ${message} No se pierde nada. Guarde la mesa como archivo e informe del fallo, o cambie una parte de la pregunta.`,
    incomplete: {
      attacker: 'Elija quién pregunta: toque una figura o una casilla, o escriba dos nombres.',
      target: 'Elija el objetivo: tóquelo o escriba su nombre.',
      'other-target': 'El atacante y el objetivo son el mismo. Elija otro objetivo.',
      map: 'Elija primero un mapa.',
      mover: 'Elija la figura: tóquela o escriba su nombre.',
      path: 'Toque las casillas en las que entra, una tras otra. Una casilla más lejana añade las intermedias.',
      event: 'Un suceso nombra una figura o una casilla que no está en la mesa. Queda en la lista hasta que lo cambie o lo quite.'
    },
    incompleteTitle: 'Haga una pregunta',
    expand: 'Mostrar las razones',
    collapse: 'Mostrar solo el veredicto'
  },
  facts: {
    distance: 'Distancia', defenseModifier: 'Modificador de defensa', crossed: 'Casillas cruzadas', corners: 'Esquinas tocadas',
    reach: 'Alcance', adjacent: 'Adyacente', lineOfFire: 'Línea de fuego', needed: 'Necesita', rolled: 'Tirada más valor de ataque', orMore: n => `${n} o más`, critical: 'Crítico',
    dealt: 'Daño infligido', taken: 'Daño sufrido', selfDamage: 'Al atacante', knockBack: 'Retroceso', result: 'Resultado',
    between: 'Trazada entre', speed: 'Velocidad', endsIn: 'Termina en', mustStop: 'Debe detenerse allí', events: 'Sucesos jugados', debris: 'Escombros en',
    attackable: 'Podría atacar', notAttackable: 'No podría atacar', total: 'Tirada con modificadores',
    hitChance: 'Impactar', doublesChance: 'Impactar con dobles', expected: 'Clics esperados', ko: 'Derrotada', kbChance: 'Retrocede',
    kbSquaresChance: n => (n === 1 ? '1 casilla' : `${n} casillas`), kbDamageChance: 'Sufre daño por retroceso', attackerHurt: 'El atacante sufre daño',
    clicksTitle: 'Clics que gira el ataque',
    refuses: 'La rechaza, se ataca en su lugar', chance: (fraction, percent) => `${fraction} · ${percent.toFixed(2)} %`,
    mean: (fraction, decimal) => `${fraction} · ${decimal.toFixed(2)}`, clicks: n => (n === 1 ? '1 clic' : `${n} clics`),
    yes: 'sí', no: 'no', squares: n => (n === 1 ? '1 casilla' : `${n} casillas`),
    criticals: { hit: 'impacto', miss: 'fallo' },
    ofFigure: (label, name) => `${label}, ${name}`,
    kbPath: (due, entered, end) => `${entered} de ${due} casillas, termina en ${end}`,
    kbNone: 'ninguno',
    kbStopped: 'Lo detiene',
    stoppedBy: {
      edge: 'el borde del mapa', wall: 'una pared', blocking: 'terreno bloqueante', corner: 'una esquina bloqueada', higher: 'terreno más alto',
      drop: 'la caída', 'drop-occupied': 'una casilla ocupada más abajo', figure: 'una figura', special: 'terreno especial',
      'left-space': 'salir del terreno especial'
    },
    kbDamage: 'Daño por retroceso', unavoidableDamage: 'Daño inevitable',
    damageEntry: (to, dealt, taken) => (dealt === taken ? `${taken} a ${to}` : `${taken} de ${dealt} a ${to}`),
    legal: 'Puede ser objetivo', illegal: 'No puede', nobody: 'nadie',
    step: { printed: 'impreso', replace: 'reemplazado', modify: 'modificado', limit: 'limitado', lock: 'fijado', minimum: 'al menos' }
  },
  rule: {
    cite: (document, section) => (section ? `${document}, ${section}` : document),
    noText: 'Su resumen no está en esta versión. El lugar en el documento:',
    noCite: 'No se nombra ningún documento para ella.',
    back: 'Volver al dictamen'
  },
  tray: {
    title: 'Figuras en la mesa',
    open: 'Mostrar las figuras',
    close: 'Ocultar las figuras',
    add: 'Poner',
    empty: 'No hay nadie en la mesa',
    emptyText: 'Ponga figuras de un conjunto o cree una en un momento.',
    edit: name => `Editar ${name}`,
    remove: 'Quitar',
    duplicate: 'Duplicar',
    asAttacker: 'Atacante',
    asTarget: 'Objetivo',
    asMover: 'Se mueve',
    done: 'Listo',
    map: 'Mapa',
    newTable: 'Vaciar la mesa',
    objects: 'Objetos y marcadores', removeObject: (name, square) => `Quitar: ${name} en ${square}`
  },
  add: {
    title: 'Poner',
    search: 'Buscar en todas las figuras',
    what: 'Qué poner', figures: 'Figuras', objects: 'Objetos',
    objectsText: 'Elija uno y toque cada casilla donde va. Arrástrelo en el tablero para moverlo.',
    quick: 'Figura rápida',
    name: 'Nombre',
    side: 'Bando',
    size: 'Tamaño',
    place: 'Poner',
    quickName: 'Figura',
    empty: 'Ninguna figura se llama así',
    emptyText: typed => `Cree “${typed}” como figura rápida.`,
    emptySets: 'Aún no hay conjuntos de figuras',
    emptySetsText: 'Las figuras rápidas funcionan sin ellos.',
    points: n => `${n} puntos`,
    unknowns: 'con datos desconocidos'
  },
  figure: {
    values: 'Valores de combate',
    name: 'Nombre', side: 'Bando', size: 'Tamaño', at: 'Está en',
    speed: 'Velocidad', attack: 'Ataque', defense: 'Defensa', damage: 'Daño', range: 'Alcance', bolts: 'Rayos',
    click: 'Clic', tokens: 'Fichas de acción', points: 'Puntos', holding: 'Lleva', holdingNothing: 'nada',
    unknownHint: 'Un recuadro discontinuo es desconocido: complételo. Hasta entonces se cuenta el número gris.',
    dialHint: 'Los valores salen del clic del disco. Un valor de aquí cuenta donde el disco no da ninguno.',
    powers: 'Poderes', canUse: 'También puede usar', abilities: 'Habilidades de combate', teamAbilities: 'Habilidades de equipo',
    specialPowers: 'Poderes especiales y rasgos', specialHint: 'Lo que las reglas no conocen aparece como sin considerar. Nombre los poderes que permite usar a la figura:',
    grants: name => `${name} le permite usar`,
    dial: 'Disco', dialAdd: 'Añadir un clic', dialMake: 'Darle un disco', dialRemove: n => `Quitar el clic ${n}`, dialClick: n => `Clic ${n}`,
    dialShort: { speed: 'Vel', attack: 'Ata', defense: 'Def', damage: 'Dañ' },
    dialPowers: n => `Poderes del clic ${n}`,
    countered: 'Contrarrestado ahora',
    acted: 'Ha actuado o se ha movido en esta partida',
    flight: 'Altura', flights: { ground: 'en el suelo', hovering: 'flotando', soaring: 'en vuelo alto' },
    spotted: 'Descubierta por una tirada de Attentiveness'
  },
  maps: {
    title: 'Mapas', search: 'Buscar mapas', use: 'Usar en la mesa', onTable: 'En la mesa',
    size: (columns, rows) => `${columns} × ${rows} casillas`,
    special: 'Terreno especial',
    empty: 'Aún no hay mapas', emptyText: 'No se pudieron leer los mapas iniciales. Abra la aplicación de nuevo.',
    none: 'Ningún mapa se llama así', noneText: 'Pruebe con una parte de su nombre.'
  },
  figures: {
    title: 'Figuras', search: 'Buscar figuras', use: 'Poner en la mesa',
    count: n => (n === 1 ? '1 figura' : `${n} figuras`),
    source: 'Origen',
    empty: 'Aún no hay conjuntos de figuras', emptyText: 'Las figuras rápidas de la mesa funcionan sin ellos.',
    none: 'Ninguna figura se llama así', noneText: 'Pruebe con una parte de su nombre o de un poder.'
  },
  rules: {
    title: 'Reglas', search: 'Buscar reglas: una palabra, un poder o el código de una regla',
    count: n => (n === 1 ? '1 regla' : `${n} reglas`),
    judge: 'Queda a criterio del juez.', notThere: 'No está en esta edición.', editions: names => names.join(', '),
    none: 'Ninguna regla coincide', noneText: 'Pruebe otra palabra o el código de una regla, como LOF-03.',
    empty: 'Los textos de las reglas no están en esta versión', emptyText: 'Cada razón de un dictamen nombra igualmente su documento y su sección.'
  },
  rulings: {
    title: 'Dictámenes guardados', search: 'Buscar dictámenes', open: 'Abrir en la mesa', delete: 'Eliminar', show: 'Mostrar',
    empty: 'Aún no hay dictámenes guardados', emptyText: 'Haga una pregunta en la mesa y pulse “Guardar dictamen”.', toTable: 'A la mesa',
    none: 'Ningún dictamen coincide', noneText: 'Pruebe con una parte de su título.',
    saveTitle: 'Guardar este dictamen', titleLabel: 'Título', saving: 'Guardando …'
  },
  palette: {
    title: '¿Qué quiere hacer?', ask: 'Pregunta', rules: 'Reglas', file: 'Archivo', table: 'Mesa', go: 'Ir a', help: 'Ayuda', figure: 'Figura'
  },
  settings: {
    scale: 'Tamaño de la interfaz', scales: { small: 'Pequeño', normal: 'Normal', large: 'Grande', larger: 'Muy grande' },
    language: 'Idioma', languageNotSaved: 'El último cambio aún no está guardado, así que el idioma queda como está.',
    title: 'Ajustes', theme: 'Luz', dark: 'Local oscuro', bright: 'Sala luminosa', system: 'Como el sistema',
    squareNames: 'Nombre de la casilla en cada casilla', gestures: 'Pellizcar y desplazar con dos dedos en el tablero',
    stripAgain: 'Mostrar otra vez las primeras preguntas'
  },
  strip: {
    title: 'Pruebe otra:',
    dismiss: 'Ocultar estas preguntas para siempre'
  },
  examples: {
    first: 'Una línea en el Helicarrier', deepSpace: 'Retroceso en el espacio', giant: 'Ver a un gigante', corner: 'Más allá de una esquina'
  },
  board: {
    label: 'Tablero',
    zoomIn: 'Acercar', zoomOut: 'Alejar', zoomFit: 'Mapa entero', zoomQuestion: 'La pregunta de cerca',
    none: 'No hay mapa en la mesa', noneText: 'Esta pregunta no necesita tablero. Elija un mapa para colocar figuras.',
    chooseMap: 'Elegir un mapa'
  },
  files: {
    open: 'Abrir un archivo', save: 'Guardar como archivo', drop: 'Suelte el archivo para abrirlo',
    brokenTitle: name => `“${name}” no se puede abrir`,
    brokenText: 'La mesa está como estaba. Esto es lo que falla en el archivo:',
    place: 'En', whole: 'todo el archivo',
    more: n => (n === 1 ? 'y 1 problema más' : `y ${n} problemas más`)
  },
  save: {
    saved: 'Guardado', saving: 'Guardando …', failed: 'Sin guardar',
    failedText: message => `El último cambio no se pudo guardar en este dispositivo: ${message}`,
    slow: 'Guardar tarda más de lo normal. Puede seguir; deje Linejudge abierto hasta que este aviso desaparezca.',
    retry: 'Intentar de nuevo', asFile: 'Guardar como archivo'
  },
  keys: { title: 'Teclas' },
  steps: {
    ask: 'Cambiar la pregunta', path: 'Recorrido', swap: 'Invertir', ruleset: 'Reglas', map: name => `Mapa ${name}`,
    put: name => `Poner ${name}`, move: name => `Mover ${name}`, remove: name => `Quitar ${name}`,
    edit: name => `Editar ${name}`, duplicate: name => `Duplicar ${name}`, choose: 'Elegir',
    openFile: name => `Abrir ${name}`, openRuling: title => `Abrir ${title}`, apply: 'Aplicar el resultado',
    clear: 'Vaciar la mesa', example: 'Ejemplo', thisWindow: 'Como estaba en esta ventana'
  },
  notices: {
    squareTaken: (square, name) => `${name} ya está en ${square}.`,
    noRoom: (name, square) => `${name} no cabe en ${square}.`,
    boardFull: 'No queda ninguna casilla libre en este mapa.',
    opened: name => `Archivo abierto: ${name}.`,
    savedFile: name => `Guardado como ${name}.`,
    notAskedYet: 'Elija primero atacante y objetivo: un archivo contiene una pregunta completa.',
    otherGame: ruleset => `Esta es una posición de otro juego (${ruleset}), que no tiene mesa aquí.`,
    savedRuling: title => `Se guardó “${title}”.`,
    saveFailed: why => `El dictamen no está guardado. ${why}`,
    deletedRuling: title => `Se eliminó “${title}”.`,
    deleteFailed: why => `El dictamen no se eliminó. ${why}`,
    moved: 'Ahora está allí.',
    nothingToAimAt: square => `No hay nada a lo que apuntar en ${square}: toque una figura, una pared, terreno bloqueante o un objeto.`,
    applied: 'Las figuras están donde las dejó el ataque.',
    undone: label => `Deshecho: ${label}`,
    redone: label => `Rehecho: ${label}`,
    removed: name => `${name} ya no está en la mesa.`,
    cleared: 'La mesa está vacía.',
    dismiss: 'Descartar'
  },
  start: {
    failed: 'Linejudge no pudo abrir lo que guarda en este dispositivo',
    failedText: why => `${why} Puede seguir trabajando, pero no se conservará nada.`,
    tableAside: why => `Una mesa, tal como se dejó, no puede ser leída por esta versión. ${why} Se ha apartado y no se ha borrado.`
  }
}
