/** What the shell itself says: its menu and its boxes, in the languages of the page. The page tells which one it speaks. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { LANGUAGE_IDS, type LanguageId } from '../../shared/shell/languages.ts'

const en = {
  menu: {
    file: '&File',
    new: 'New Table',
    open: 'Open Case…',
    save: 'Save',
    saveAs: 'Save Case As…',
    quit: 'Quit',
    close: 'Close Window',
    edit: '&Edit',
    undo: 'Undo',
    redo: 'Redo',
    cut: 'Cut',
    copy: 'Copy',
    paste: 'Paste',
    selectAll: 'Select All',
    view: '&View',
    zoomIn: 'Zoom In',
    zoomOut: 'Zoom Out',
    fit: 'Fit the Map',
    fullScreen: 'Full Screen',
    window: '&Window',
    help: '&Help',
    keys: 'Shortcuts',
    about: (name: string) => `About ${name}`
  },
  ok: 'OK',
  wait: 'Wait',
  quit: 'Quit',
  cancel: 'Cancel',
  openAgain: 'Open again',
  closeAllTheSame: 'Close all the same',
  savedIsThere: 'What was saved is there.',
  crash: {
    page: 'The table stopped working and was opened again.',
    graphics: 'The graphics stopped working, so the table was opened again.',
    kept: 'Everything that was saved is there. The table is as it was last kept.',
    again: 'The table stopped working again.',
    onceMore: 'Everything that was saved is there. Open the table once more?'
  },
  hosting: {
    title: 'This computer hosts an event.',
    detail: 'Closed now, every other device of the room loses its host. What they enter stays on them, and everything saved is here.',
    stay: 'Stay',
    end: 'Stop hosting and close',
    noUpdate: 'While an event is hosted nothing is installed: every device of the room would be cut off. Stop hosting first.'
  },
  standBy: {
    title: 'This computer is the stand-by of an event.',
    detail:
      'Closed now, what is entered from here on is on the host alone. What came so far stays here, and the next start offers to follow again.',
    stay: 'Stay',
    end: 'Stop following and close'
  },
  leaving: {
    notSaved: 'Something is not saved yet.',
    lost: 'The table tells why. Closing now loses what could not be saved.',
    stay: 'Stay'
  },
  noAnswer: {
    title: 'The table does not answer.',
    withoutQuestion: 'Opened again, it shows the table without asking its question.'
  },
  notOpened: { title: 'The table could not be opened.', why: 'Its files could not be read.' },
  replace: {
    title: (name: string) => `There is a file called “${name}” already.`,
    detail: 'Replaced, what is in it now is gone.',
    yes: 'Replace'
  },
  next: {
    title: 'The new version could not be started.',
    where: (path: string) => `It is ready. Open it yourself: ${path}`
  },
  withoutSandbox: {
    title: 'Linejudge runs without its sandbox on this system.',
    detail:
      'This system does not let an AppImage use the sandbox of its browser engine. Everything works, but one layer of protection is missing. The .deb package of Linejudge has it.'
  }
}
export type Words = typeof en

const es: Words = {
  menu: {
    file: '&Archivo',
    new: 'Mesa nueva',
    open: 'Abrir caso…',
    save: 'Guardar',
    saveAs: 'Guardar caso como…',
    quit: 'Salir',
    close: 'Cerrar ventana',
    edit: '&Editar',
    undo: 'Deshacer',
    redo: 'Rehacer',
    cut: 'Cortar',
    copy: 'Copiar',
    paste: 'Pegar',
    selectAll: 'Seleccionar todo',
    view: '&Ver',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    fit: 'Ver todo el mapa',
    fullScreen: 'Pantalla completa',
    window: 'Ve&ntana',
    help: 'A&yuda',
    keys: 'Atajos',
    about: (name) => `Acerca de ${name}`
  },
  ok: 'Aceptar',
  wait: 'Esperar',
  quit: 'Salir',
  cancel: 'Cancelar',
  openAgain: 'Abrir de nuevo',
  closeAllTheSame: 'Cerrar de todos modos',
  savedIsThere: 'Lo que se guardó sigue ahí.',
  crash: {
    page: 'La mesa dejó de funcionar y se abrió de nuevo.',
    graphics: 'Los gráficos dejaron de funcionar y la mesa se abrió de nuevo.',
    kept: 'Todo lo que se guardó sigue ahí. La mesa está como se guardó por última vez.',
    again: 'La mesa dejó de funcionar otra vez.',
    onceMore: 'Todo lo que se guardó sigue ahí. ¿Abrir la mesa una vez más?'
  },
  hosting: {
    title: 'Este ordenador es el anfitrión de un torneo.',
    detail:
      'Si se cierra ahora, los demás dispositivos de la sala se quedan sin anfitrión. Lo que anoten se queda en ellos, y todo lo guardado está aquí.',
    stay: 'Quedarse',
    end: 'Dejar de ser anfitrión y cerrar',
    noUpdate:
      'Mientras este ordenador es anfitrión no se instala nada: todos los dispositivos de la sala se quedarían sin conexión. Primero deje de serlo.'
  },
  standBy: {
    title: 'Este ordenador es el suplente de un torneo.',
    detail:
      'Si se cierra ahora, lo que se anote desde este momento estará solo en el anfitrión. Lo que llegó hasta ahora se queda aquí, y al próximo inicio se ofrece volver a seguirlo.',
    stay: 'Quedarse',
    end: 'Dejar de seguir y cerrar'
  },
  leaving: {
    notSaved: 'Algo no está guardado todavía.',
    lost: 'La mesa dice por qué. Al cerrar ahora se pierde lo que no se pudo guardar.',
    stay: 'Quedarse'
  },
  noAnswer: {
    title: 'La mesa no responde.',
    withoutQuestion: 'Abierta de nuevo, muestra la mesa sin hacer su pregunta.'
  },
  notOpened: { title: 'No se pudo abrir la mesa.', why: 'No se pudieron leer sus archivos.' },
  replace: {
    title: (name) => `Ya hay un archivo llamado «${name}».`,
    detail: 'Si se reemplaza, se pierde lo que contiene ahora.',
    yes: 'Reemplazar'
  },
  next: {
    title: 'No se pudo iniciar la versión nueva.',
    where: (path) => `Está lista. Ábrala usted mismo: ${path}`
  },
  withoutSandbox: {
    title: 'Linejudge funciona sin su espacio aislado en este sistema.',
    detail:
      'Este sistema no permite que un AppImage use el espacio aislado de su motor de navegador. Todo funciona, pero falta una capa de protección. El paquete .deb de Linejudge la tiene.'
  }
}

const pt: Words = {
  menu: {
    file: '&Arquivo',
    new: 'Nova mesa',
    open: 'Abrir caso…',
    save: 'Salvar',
    saveAs: 'Salvar caso como…',
    quit: 'Sair',
    close: 'Fechar janela',
    edit: '&Editar',
    undo: 'Desfazer',
    redo: 'Refazer',
    cut: 'Recortar',
    copy: 'Copiar',
    paste: 'Colar',
    selectAll: 'Selecionar tudo',
    view: 'E&xibir',
    zoomIn: 'Aproximar',
    zoomOut: 'Afastar',
    fit: 'Ver o mapa inteiro',
    fullScreen: 'Tela cheia',
    window: '&Janela',
    help: 'A&juda',
    keys: 'Atalhos',
    about: (name) => `Sobre o ${name}`
  },
  ok: 'OK',
  wait: 'Esperar',
  quit: 'Sair',
  cancel: 'Cancelar',
  openAgain: 'Abrir de novo',
  closeAllTheSame: 'Fechar mesmo assim',
  savedIsThere: 'O que foi salvo está lá.',
  crash: {
    page: 'A mesa parou de funcionar e foi aberta de novo.',
    graphics: 'Os gráficos pararam de funcionar, e a mesa foi aberta de novo.',
    kept: 'Tudo o que foi salvo está lá. A mesa está como foi guardada pela última vez.',
    again: 'A mesa parou de funcionar outra vez.',
    onceMore: 'Tudo o que foi salvo está lá. Abrir a mesa mais uma vez?'
  },
  hosting: {
    title: 'Este computador é o anfitrião de um torneio.',
    detail:
      'Fechado agora, os outros dispositivos da sala ficam sem anfitrião. O que anotarem fica neles, e tudo o que foi salvo está aqui.',
    stay: 'Ficar',
    end: 'Deixar de ser anfitrião e fechar',
    noUpdate:
      'Enquanto este computador é anfitrião nada é instalado: todos os dispositivos da sala perderiam a conexão. Primeiro deixe de ser.'
  },
  standBy: {
    title: 'Este computador é o suplente de um torneio.',
    detail:
      'Fechado agora, o que for anotado daqui em diante estará só no anfitrião. O que já chegou fica aqui, e o próximo início oferece seguir de novo.',
    stay: 'Ficar',
    end: 'Parar de seguir e fechar'
  },
  leaving: {
    notSaved: 'Algo ainda não foi salvo.',
    lost: 'A mesa diz por quê. Fechar agora perde o que não pôde ser salvo.',
    stay: 'Ficar'
  },
  noAnswer: {
    title: 'A mesa não responde.',
    withoutQuestion: 'Aberta de novo, ela mostra a mesa sem fazer a sua pergunta.'
  },
  notOpened: { title: 'A mesa não pôde ser aberta.', why: 'Os arquivos dela não puderam ser lidos.' },
  replace: {
    title: (name) => `Já existe um arquivo chamado “${name}”.`,
    detail: 'Se for substituído, o que está nele agora se perde.',
    yes: 'Substituir'
  },
  next: {
    title: 'Não foi possível iniciar a nova versão.',
    where: (path) => `Ela está pronta. Abra-a você mesmo: ${path}`
  },
  withoutSandbox: {
    title: 'O Linejudge funciona sem a sua área isolada neste sistema.',
    detail:
      'Este sistema não deixa um AppImage usar a área isolada do seu motor de navegador. Tudo funciona, mas falta uma camada de proteção. O pacote .deb do Linejudge tem essa camada.'
  }
}

const ALL: Readonly<Record<LanguageId, Words>> = { en, es, pt }

export interface Speech {
  readonly words: Words
  /** The page speaks this language: kept for the next start. Returns whether it is another one than before. */
  speak(language: LanguageId): boolean
}

const known = (tag: string): LanguageId | undefined => LANGUAGE_IDS.find((id) => tag.toLowerCase().split('-')[0] === id)

/** @param file keeps the language  @param preferred those of the system, the best first; asked only where none is kept */
export function createSpeech(file: string, preferred: () => readonly string[]): Speech {
  let now: LanguageId | null = null
  const read = (): LanguageId => {
    try {
      const kept = known(readFileSync(file, 'utf8').trim())
      if (kept) return kept
    } catch {
      // A first start.
    }
    return (
      preferred()
        .map(known)
        .find((found) => found !== undefined) ?? 'en'
    )
  }
  return {
    get words() {
      return ALL[(now ??= read())]
    },
    speak: (language) => {
      const changed = (now ??= read()) !== language
      now = language
      try {
        writeFileSync(`${file}.tmp`, language, { flush: true })
        renameSync(`${file}.tmp`, file)
      } catch {
        // The page tells it again at the next start.
      }
      return changed
    }
  }
}
