/** Los textos de una sala: unirse al anfitrión de un torneo, hasta dónde ha llegado lo escrito, lo que comparten los jueces. */
import type { LaterTexts } from '../language/shape.ts'
import { n } from './counted.ts'

export const venueTexts: LaterTexts['venueTexts'] = {
  roles: { head: 'juez principal', scorekeeper: 'anotador', judge: 'juez' },
  join: {
    open: 'Unirse a otro dispositivo',
    title: 'Unirse a un torneo',
    explain:
      'Otro dispositivo es el anfitrión del torneo. Escriba las seis letras que muestra; alguien allí deja entrar a este dispositivo.',
    explainScanned:
      'Otro dispositivo es el anfitrión del torneo, y el código vino con la dirección. Diga cómo se llama este dispositivo; alguien allí lo deja entrar.',
    explainDesktop:
      'Otro ordenador es el anfitrión del torneo. Muestra su dirección y seis letras; alguien allí deja entrar a este ordenador.',
    at: (event, address) => `${event} está alojado aquí (${address})`,
    code: 'Código: seis letras',
    name: 'Nombre de este dispositivo',
    nameHint: 'Por ejemplo “tableta de Ana”: el anfitrión lo muestra.',
    ask: 'Unirse',
    noCode: 'Un código tiene seis letras, sin I, L, O, U ni V.',
    noName: 'Diga cómo se llama este dispositivo.',
    letters: 'El anfitrión muestra las mismas cuatro letras. Si muestra otras, no siga.',
    waits: 'Esperando a que alguien en el anfitrión deje entrar a este dispositivo.',
    opening: 'Leyendo el torneo.',
    stop: 'Parar',
    back: 'Atrás',
    nobody: 'Nada responde en esta dirección. ¿Está encendido el anfitrión, y está este dispositivo en la misma red?',
    noHost: 'Esta página no viene de un anfitrión. Abra la dirección que muestra el anfitrión, o escanee su segundo código.',
    joined: (event, role) => `Este dispositivo está dentro: ${event}, como ${role}.`,
    card: (role) => `lo lleva otro dispositivo; está dentro como ${role}`,
    leave: (event) => `Salir: ${event}`,
    left: (event) => `Este dispositivo ha salido de ${event}.`,
    leaveUnsent: (count) =>
      `Se perderían ${n(count, 'registro', 'registros')} sin enviar. Vuelva antes a tener conexión, o salga de todos modos.`,
    leaveAll: 'Salir de todos modos'
  },
  marks: { here: '○', saved: '✓', two: '✓✓' },
  reached: { here: 'solo en este dispositivo', saved: 'guardado por el anfitrión', two: 'guardado en dos dispositivos' },
  strip: {
    label: 'Conexión con el anfitrión',
    up: (role, devices) =>
      devices === null ? `Dentro como ${role}` : `Dentro como ${role} · ${n(devices, 'dispositivo', 'dispositivos')}`,
    secure: 'cifrado, y el certificado del anfitrión es el correcto',
    plain: 'sin cifrar: el anfitrión no tiene certificado',
    allSent: 'todo enviado',
    lastOf: { here: '', saved: 'lo último, guardado por el anfitrión', two: 'lo último, guardado en dos dispositivos' },
    unsent: (count) => `${count} sin enviar`,
    down: (since) => `Sin conexión desde las ${since}`,
    goOn: 'Siga: lo que escriba queda en este dispositivo y se envía después.',
    notYet: 'El anfitrión aún no ha podido guardarlo. Lo intenta otra vez.',
    here: 'Está en este dispositivo y sale cuando el anfitrión responda.',
    outbox: (count) => (count === 1 ? 'no se aceptó 1 entrada' : `no se aceptaron ${count} entradas`),
    read: 'Leído',
    refusedNow: (what, why) => `No aceptado: ${what}. ${why}`,
    asDispute: 'Las dos versiones están en la mesa como disputa.',
    failed: (why) => `No se pudo guardar aquí lo que dijo el anfitrión. ${why}`
  },
  gates: {
    by: (what, roles) => `${what}: ${roles.join(' o ')}.`,
    what: {
      clock: 'Pone en marcha, detiene y termina el reloj',
      publish: 'Empareja y publica la ronda siguiente',
      late: 'Empareja a quien llegó tarde',
      correct: 'Corrige un resultado que ya consta',
      appeal: 'Decide las apelaciones',
      rollOff: 'Anota un desempate a dados',
      cut: 'Hace el corte',
      list: 'Anota las listas'
    }
  },
  move: {
    title: '¿El anfitrión no vuelve?',
    explain:
      'Si el anfitrión no vuelve, alguien nombra anfitrión a otro dispositivo. Vaya allí cuando se lo digan: lo que no se envió va con usted.',
    standBy: (address) => `Ir a ${address}`,
    typed: 'Dirección del nuevo anfitrión',
    go: 'Ir allí',
    noAddress: 'Una dirección empieza por http:// o https:// y no lleva nada tras el puerto.',
    came: (count) =>
      count === 0
        ? 'Conectado al nuevo anfitrión.'
        : `Conectado al nuevo anfitrión. ${count === 1 ? 'Se envía 1 entrada' : `Se envían ${count} entradas`}.`,
    broken: 'Lo que trajo esta dirección no se puede leer. Únase con un código.'
  },
  dispute: {
    title: 'Dos resultados distintos',
    counts: (by) => `Cuenta ahora, dicho por ${by}`,
    told: (by) => `No cuenta, dicho por ${by}`,
    unknown: 'otro dispositivo',
    keep: 'Conservar este resultado',
    take: 'Usar el otro',
    settled: 'La disputa está resuelta.',
    asks: 'Lo corrige el juez principal o un anotador.',
    reason: 'disputa resuelta',
    open: (count) => n(count, 'disputa', 'disputas')
  },
  shared: {
    title: 'De otros jueces',
    none: 'Otros jueces aún no han compartido nada. Abajo se puede compartir un dictamen guardado, una nota sobre una regla o un terreno especial.',
    kinds: { ruling: 'Dictamen', 'rule-note': 'Nota sobre una regla', 'special-terrain': 'Terreno especial' },
    by: (who, when) => `${who}, ${when}`,
    own: 'compartido por este dispositivo',
    look: 'Leer',
    adopt: 'Adoptar',
    adopted: (title) => `“${title}” está ahora en este dispositivo.`,
    known: 'ya está aquí',
    unreadable: 'Lo escribió otra versión y aquí no se puede leer.',
    back: 'Retirar',
    share: 'Compartir algo de este dispositivo',
    rulings: 'Dictámenes guardados',
    notes: 'Notas sobre reglas',
    terrain: 'Terreno especial',
    nothing: 'En este dispositivo no hay nada de este tipo.',
    send: 'Compartir',
    sent: (title) => `“${title}” se comparte con los otros jueces.`,
    tooLarge: (title) => `“${title}” es demasiado grande para compartirlo.`,
    verdict: (word) => `Veredicto: ${word}`
  },
  setAside: {
    title: 'Apartado',
    explain: 'Solo lo sabía un anfitrión anterior, y ya no se pudo aceptar.'
  },
  hosting: {
    browser: {
      title: 'Varios dispositivos en un torneo',
      why: 'Un navegador no puede ser anfitrión: una página web no puede aceptar conexiones. La aplicación de escritorio de Linejudge sí puede, y también la línea de órdenes:',
      command: 'npm run host -- TORNEO.json',
      how: 'Lleve este torneo a ese ordenador como archivo (Papel y archivos, guardar el archivo del torneo) y ábralo allí. A las tabletas y los teléfonos les basta después un navegador.'
    },
    title: 'Ser anfitrión de este torneo',
    explain:
      'Los demás dispositivos de la sala entran con un código: jueces y anotadores trabajan en el mismo torneo, los jugadores ven su mesa en el teléfono y las pantallas muestran los emparejamientos. Funciona sin internet. Nada está abierto hasta que empiece.',
    address: 'Dirección de este ordenador en la red de la sala',
    here: 'solo este ordenador, para probar',
    noNetwork: 'Este ordenador no está en ninguna red. Entre en la wifi de la sala, o cree una con un teléfono, y vuelva a mirar.',
    lookAgain: 'Volver a mirar',
    port: 'Puerto',
    portHint: 'Cámbielo solo si otra cosa lo usa.',
    safe: 'Quien esté en la misma wifi puede leer lo que envían los navegadores. Use una red propia con contraseña, no la abierta del local.',
    start: 'Empezar',
    starting: 'Empezando…',
    stop: 'Dejar de ser anfitrión',
    stopping: 'Terminando…',
    stopped: 'Este ordenador ya no es anfitrión. Todo está en el torneo, en este ordenador.',
    again: (event, address) => `${event} tenía su anfitrión en ${address} cuando Linejudge se cerró. No se ha perdido nada de lo guardado.`,
    hostAgain: 'Volver a ser anfitrión',
    other: (event) => `Este ordenador es ahora anfitrión de otro torneo: ${event}. Solo uno a la vez.`,
    aside: 'Lo que solo tenía el anfitrión de otra vez se ha guardado aparte, en este ordenador:',
    trouble: {
      address: 'Esta dirección ya no existe. Elija otra.',
      port: 'Otra cosa usa este puerto. Elija otro.',
      event: 'El anfitrión no ha podido leer el torneo.',
      disk: 'El anfitrión no puede guardar en este ordenador.',
      folder: 'Otro programa de este ordenador aloja este evento.',
      process: 'El anfitrión no ha podido empezar.',
      follow: 'El otro anfitrión no deja entrar a este ordenador.'
    },
    gone: 'El anfitrión se ha parado solo. No se ha perdido nada de lo guardado; los dispositivos guardan lo que se anote hasta que vuelva.',
    startAgain: 'Empezar de nuevo',
    goneAppend: 'El anfitrión se ha parado, así que no se puede anotar nada. Empiece de nuevo o deje de ser anfitrión, en “Sala”.',
    led: 'Otro ordenador pasó a ser el anfitrión de este torneo mientras este no estaba. Este lo busca, lo sigue y le entrega lo que solo él sabía.',
    first: 'Este ordenador es ahora anfitrión de este torneo. Primero deje de serlo.',
    strip: (address) => `Anfitrión en ${address}`,
    hears: (devices, pages) =>
      `${n(devices, 'dispositivo', 'dispositivos')} · ${n(pages, 'página de jugadores y pantallas', 'páginas de jugadores y pantallas')}`,
    asks: (count) => `${n(count, 'dispositivo pide', 'dispositivos piden')} entrar`,
    onTwo: 'un suplente también lo tiene todo',
    someOnTwo: (rows) => `un suplente tiene ${n(rows, 'registro', 'registros')}`,
    oneOnly: 'sin suplente: guardado solo en este ordenador',
    standBy: {
      open: 'Ser suplente',
      title: 'Ser suplente de otro ordenador',
      explain:
        'Este ordenador guarda lo que guarda el anfitrión de un torneo, en cuanto se guarda. Si el anfitrión falla, una persona nombra anfitrión a este, y todos los dispositivos siguen. Hasta entonces nada está abierto aquí.',
      asHead:
        'En el anfitrión, “Mostrar un código” en “Sala” muestra la dirección y el código. Allí se deja entrar a este ordenador como juez principal.',
      host: 'Dirección del anfitrión',
      hostHint: 'Por ejemplo http://192.168.0.7:8321',
      name: 'Nombre de este ordenador',
      own: 'Dirección de este ordenador, para cuando sea el anfitrión',
      at: (address) => `Suplente del anfitrión en ${address}`,
      all: (rows) => `Aquí está todo: ${n(rows, 'registro', 'registros')}`,
      some: (kept, rows) => `Aquí hay ${kept} de ${rows} registros`,
      silent: (address, since) => `El anfitrión en ${address} no responde desde las ${since}.`,
      refused: (why) => `El anfitrión no deja entrar a este ordenador. ${why}`,
      failing: 'Este ordenador no puede guardar: lo nuevo está solo en el anfitrión.',
      found: (address) => `Como anfitrión, este ordenador está en ${address}. Los dispositivos ya lo saben.`,
      fails: 'Si el anfitrión ha fallado',
      pause:
        'Espere antes un momento: dos anfitriones en una sala son peores que un minuto de pausa. Lo que aún no estaba en este ordenador se entrega cuando vuelve el anfitrión anterior.',
      promote: 'Nombrar anfitrión a este ordenador',
      sure: '¿Está el otro ordenador apagado, o fuera de la red para siempre?',
      yes: 'Sí, este es ahora el anfitrión',
      no: 'Ahora no',
      still: (address) =>
        `El anfitrión en ${address} todavía responde. Antes deje allí de ser anfitrión: dos anfitriones aceptarían resultados los dos, y habría que resolver a mano cada diferencia.`,
      anyway: 'Ser anfitrión aquí de todos modos',
      promoted: 'Este ordenador es ahora el anfitrión del torneo.',
      stop: 'Dejar de seguir',
      stopped: 'Este ordenador ya no es suplente. Lo que tenía está en el torneo, en este ordenador.',
      left: (event) => `Este ordenador era suplente de ${event} cuando Linejudge se cerró.`,
      again: 'Volver a seguir',
      gone: 'El suplente se ha parado solo. Lo que tenía está aquí.',
      readOnly: 'Este ordenador es suplente: se anota en el anfitrión y en sus dispositivos.',
      came: 'Otro ordenador lleva ahora este torneo. Este es su suplente, y le entrega lo que solo él sabía.',
      handed: (adopted, aside) =>
        `Se ha entregado lo que solo sabía este ordenador: ${adopted} aceptados, ${aside} apartados con el motivo, en “Dictámenes”.`
    },
    join: {
      title: 'Dejar entrar a un dispositivo',
      explain:
        'Escanee el código con la tableta, o abra allí la dirección y escriba las seis letras. En un ordenador con Linejudge se escriben ambas en “Unirse a otro dispositivo”, entre sus torneos. Cada código sirve para un dispositivo y dura dos minutos.',
      show: 'Mostrar un código',
      another: 'Otro código',
      hide: 'Ocultarlo',
      address: 'Dirección',
      letters: 'Código',
      left: (time) => `dura ${time} más`,
      picture: 'Código para escanear y entrar',
      asks: (name) => `“${name}” pide entrar`,
      compare: 'Debe mostrar las mismas letras:',
      role: (name) => `Función de ${name}`,
      letIn: 'Dejar entrar',
      turnAway: 'Rechazar'
    },
    devices: {
      title: 'Dispositivos',
      none: 'Todavía no ha entrado ningún dispositivo.',
      since: (time) => `desde las ${time}`,
      connected: 'conectado',
      away: 'sin conexión; sigue solo cuando vuelve',
      out: 'excluido',
      standBy: (rows, all) => (rows >= all ? 'suplente, lo tiene todo' : `suplente, tiene ${rows} de ${all}`),
      shutOut: (name) => `Excluir ${name}`,
      sure: (name) => `¿Excluir “${name}”? Desde entonces no puede leer ni anotar nada.`,
      yes: 'Excluir',
      forgotten: 'Se ha olvidado a alguien. Estos dispositivos aún no han borrado el nombre; lo harán cuando se conecten:'
    },
    wifi: {
      title: 'La wifi como código para escanear',
      explain: 'Un teléfono que lo escanea está en la red. La contraseña solo se muestra aquí y no se guarda.',
      name: 'Nombre de la red',
      password: 'Contraseña',
      picture: 'Código para escanear y entrar en la wifi'
    },
    players: {
      title: 'Teléfonos de los jugadores',
      explain:
        'Cada jugador recibe una papeleta con su propio código: su mesa, su rival y el reloj, y puede comunicar el resultado. Los menores y quienes no tienen un nombre público figuran como en la pantalla.',
      print: 'Papeletas para todos',
      lost: 'Se ha perdido una papeleta',
      player: 'Jugador',
      renew: 'Hacer otra',
      renewed: (name) => `La papeleta anterior de ${name} ya no vale. Imprima la nueva.`,
      paper: 'Papeletas para teléfonos',
      scan: 'Escanéelo: su mesa, su rival y el reloj',
      network: (name) => `En la wifi “${name}”`,
      keep: 'Solo para usted: quien lo tenga puede comunicar sus resultados.'
    },
    displays: {
      title: 'Pantallas',
      explain: (address) => `Abra ${address} en un televisor u otro ordenador. Aparece aquí, se configura aquí y vuelve sola.`,
      none: 'Todavía no se ha presentado ninguna pantalla.',
      name: 'Nombre',
      picture: 'Código para escanear con una pantalla',
      accepted: 'Aceptada: vuelve tal como se configure aquí.',
      notAccepted: 'No aceptada: se olvida al dejar de alojar. Configurarla la acepta.',
      accept: (name) => `Aceptar la pantalla “${name}”`,
      remove: (name) => `Quitar la pantalla “${name}”`
    },
    down: {
      title: 'Si falla la red o este ordenador',
      lines: [
        'No hay wifi: las tabletas siguen y guardan lo que se anota; lo envían cuando vuelven. Los teléfonos muestran lo último que tenían.',
        'El teléfono de un jugador no funciona: el papel sí. Las papeletas y los emparejamientos están en “Papel y archivos”.',
        'Este ordenador se para: abra Linejudge otra vez y vuelva a ser anfitrión en la misma dirección; los dispositivos vuelven solos.',
        'Un segundo ordenador con Linejudge: “Ser suplente”, en sus torneos. Lo tiene todo al momento, y si este falla pasa allí a ser el anfitrión con una pulsación. Los teléfonos y las pantallas lo siguen por sí solos.',
        'Este ordenador se ha roto: abra su última copia de seguridad en otro y sea anfitrión allí. Los dispositivos que lo habían enviado todo no pierden nada.'
      ]
    }
  },
  refusals: {
    'other-version': 'Este dispositivo habla la versión {own}, el anfitrión la {theirs}. Los dos deben tener la misma versión.',
    'wrong-shape': 'El anfitrión no entiende esto: {what}.',
    'too-large': 'Es demasiado grande: más de {most} bytes.',
    'too-many': 'Se envió demasiado a la vez. Inténtelo dentro de un momento.',
    'wrong-place': 'El anfitrión solo responde a su propio nombre.',
    'wrong-origin': 'La petición viene de otra página.',
    'not-open': 'Ahora no se deja entrar a nadie: pida que el anfitrión muestre un código.',
    'wrong-code': 'Ese no es el código. Intentos que quedan: {left}.',
    locked: 'Demasiados códigos equivocados. Espere {seconds} segundos.',
    full: 'Ya hay tantos dispositivos como puede haber.',
    'turned-away': 'El anfitrión no ha dejado entrar a este dispositivo.',
    'asked-too-long': 'Nadie ha dejado entrar a este dispositivo en unos minutos. Pídalo otra vez.',
    'unknown-device': 'El anfitrión ya no conoce este dispositivo. Únase otra vez.',
    'shut-out': 'El anfitrión ha excluido a este dispositivo.',
    'wrong-proof': 'Lo que responde aquí no es el anfitrión al que se unió.',
    'other-certificate':
      'Lo que responde en esta dirección no tiene el certificado del anfitrión que dejó entrar a este dispositivo. No se le ha enviado nada. Pregunte en el anfitrión si ahora tiene otra dirección.',
    'used-up': 'Esto ya se usó, o es demasiado antiguo. Inténtelo otra vez.',
    'no-right': 'Como {role} no puede hacer esto.',
    'own-field': 'El campo “{field}” lo escribe el anfitrión.',
    'not-saved': 'El anfitrión no pudo guardarlo: {why}. En este dispositivo no se pierde nada; lo intenta otra vez.',
    'no-longer-host': 'Este anfitrión ha entregado el torneo: lo lleva otro dispositivo. Abra la dirección que muestra.',
    'calls-open': 'La mesa {table} tiene {count} llamadas abiertas. Cierre antes una de ellas.',
    'claims-told': 'La mesa {table} se ha comunicado {count} veces desde aquí. Decide un juez.',
    'unknown-dispute': 'Esa disputa ya está resuelta.',
    'not-head': 'Un suplente entra como juez principal; este dispositivo entró como {role}.',
    'nothing-there': 'No hay ningún anfitrión en esta dirección.'
  }
}
