/** Los textos de una sala: unirse al anfitrión de un torneo, hasta dónde ha llegado lo escrito, lo que comparten los jueces. */
import type { LaterTexts } from '../language/shape.ts'

const n = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`)

export const venueTexts: LaterTexts['venueTexts'] = {
  roles: { head: 'juez principal', scorekeeper: 'anotador', judge: 'juez' },
  join: {
    open: 'Unirse a otro dispositivo',
    title: 'Unirse a un torneo',
    explain:
      'Otro dispositivo es el anfitrión del torneo. Escriba las seis letras que muestra; alguien allí deja entrar a este dispositivo.',
    at: (event, address) => `${event}, en ${address}`,
    code: 'Código: seis letras',
    name: 'Nombre de este dispositivo',
    nameHint: 'Por ejemplo “tableta de Ana”: el anfitrión lo muestra.',
    ask: 'Pedir entrar',
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
    allSent: 'todo enviado',
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
  dispute: {
    title: 'Se dieron dos resultados',
    counts: (by) => `Cuenta ahora, dicho por ${by}`,
    told: (by) => `No cuenta, dicho por ${by}`,
    unknown: 'otro dispositivo',
    keep: 'Lo que cuenta es correcto',
    take: 'Tomar el otro',
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
  keptAside: {
    title: 'Apartado',
    explain: 'Solo lo sabía un anfitrión anterior, y ya no se pudo aceptar.'
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
    'used-up': 'Esto ya se usó, o es demasiado antiguo. Inténtelo otra vez.',
    'no-right': 'Como {role} no puede hacer esto.',
    'own-field': 'El campo “{field}” lo escribe el anfitrión.',
    'not-saved': 'El anfitrión no pudo guardarlo: {why}. En este dispositivo no se pierde nada; lo intenta otra vez.',
    'no-longer-host': 'Este anfitrión ha entregado el torneo: lo lleva otro dispositivo. Abra la dirección que muestra.',
    'unknown-player': 'No hay tal jugador en este torneo.',
    'unknown-dispute': 'Esa disputa ya está resuelta.',
    'nothing-there': 'No hay ningún anfitrión en esta dirección.'
  }
}
