/** The words of the window, in Portuguese. */
import type { Translation } from '../language/shape.ts'
import type { windowTexts as english } from '../en/windowTexts.ts'

export const windowTexts: Translation<typeof english> = {
  failed: {
    title: 'O Linejudge não pôde abrir',
    text: 'Nada se perde com isso: o que foi salvo está onde estava. Algo deu errado ao abrir:',
    slowTitle: 'O Linejudge demora mais do que devia',
    slow: 'Ainda está sendo aberto. O navegador pode estar ocupado ou não responder.',
    withoutQuestion: 'Abrir sem a última pergunta',
    again: 'Tentar de novo',
    saveCopy: 'Salvar uma cópia',
    saveLog: 'Salvar a lista de erros',
    saved: (name: string) => `Salvo como ${name}.`,
    notSaved: (why: string) => `Não salvo: ${why}`,
    part: 'Algo deu errado aqui. O resto do Linejudge continua, e o que foi salvo está lá.',
    goOn: 'Continuar'
  },
  engine: {
    name: (name: string) => `Motor do navegador: ${name}`,
    age: (weeks: number) => `de cerca de ${weeks} semanas`,
    old: 'Atualize o aplicativo ou o navegador: um motor antigo tem falhas conhecidas.'
  },
  edition: {
    title: 'Neste aparelho',
    offline: {
      ready: 'De agora em diante abre sem rede.',
      preparing: 'Guardando neste aparelho para uso sem rede…',
      unavailable: 'Este navegador não guarda a página: ela precisa de seu servidor a cada início.'
    },
    install: 'Instalar como aplicativo',
    installHint: 'Ganha janela e ícone próprios. Nada é enviado a lugar nenhum.',
    installed: 'Instalado como aplicativo.',
    waiting: 'Uma nova versão está pronta.',
    waitingHint: 'Ela entra quando você recarrega a página. A mesa fica como está.',
    changed: 'Outra janela passou para uma nova versão: recarregue esta.',
    reload: 'Recarregar',
    later: 'Depois'
  },
  keys: {
    title: 'Teclas',
    print: 'Imprimir esta folha',
    names: {
      mod: 'Ctrl ou Cmd',
      shift: 'Shift',
      alt: 'Alt',
      letter: 'Qualquer letra ou número',
      arrows: 'Setas',
      enter: 'Enter',
      delete: 'Delete',
      backspace: 'Backspace',
      tab: 'Tab',
      esc: 'Esc',
      pageUp: 'Page Up',
      pageDown: 'Page Down',
      home: 'Home',
      end: 'End'
    },
    or: 'ou',
    groups: {
      anywhere: 'Em qualquer lugar',
      table: 'Na mesa',
      board: 'No tabuleiro',
      setup: 'No tabuleiro ao montar',
      timeline: 'Em uma linha do tempo',
      reference: 'Nas regras',
      event: 'Na mesa de um torneio'
    },
    does: {
      search: 'Procurar regras, poderes, mapas, figuras, decisões, torneio',
      palette: 'Todos os comandos por suas palavras, e busca',
      keys: 'Estas teclas',
      back: 'Um passo para trás',
      screens: 'Mesa, mapas, figuras, regras, decisões, torneio',
      undo: 'Desfazer',
      redo: 'Refazer',
      save: 'Salvar a decisão',
      open: 'Abrir um arquivo',
      next: 'Ir ao próximo controle. O tabuleiro é um deles',
      ask: 'Perguntar digitando: thor > surtur, B4 G7',
      zoomIn: 'Aproximar',
      zoomOut: 'Afastar',
      zoomFit: 'O mapa inteiro',
      zoomQuestion: 'A pergunta de perto',
      setUp: 'Montar a mesa: pincéis por número',
      duplicate: 'Duplicar a figura selecionada. Shift ou Alt e um toque a põe nessa casa',
      variantBefore: 'A versão anterior',
      variantNext: 'A próxima versão',
      pathBefore: 'O passo anterior no caminho em decisão',
      pathNext: 'O próximo passo nesse caminho',
      stepBack: 'Um passo do caminho para trás',
      cursor: 'Mover o cursor',
      choose: 'Atacante, depois alvo',
      shift: 'Mover a figura ou o objeto selecionado',
      remove: 'Remover a figura ou o objeto selecionado',
      inspect: 'O que há na casa sob o cursor',
      ruler: 'Medir uma distância',
      lines: 'Todas as linhas de tiro a partir daqui',
      turn: 'Girar o tabuleiro',
      brush: 'Pegar esse pincel',
      wall: 'Uma parede desse lado do cursor',
      same: 'A mesma figura aqui',
      eventBefore: 'Um evento para trás',
      eventNext: 'Um evento adiante',
      eventFirst: 'Antes do primeiro evento',
      eventLast: 'Depois do último evento',
      pageBack: 'Voltar à página anterior',
      pageForward: 'Avançar de novo',
      pageNext: 'A próxima regra',
      pagePrevious: 'A regra anterior',
      view: 'A vista anterior, a próxima',
      nextStep: 'O que vem: emparceirar, relógio, resultados',
      slip: 'No campo do vencedor: primeiro, segundo, ninguém, não veio',
      walk: 'Percorrer a lista',
      jump: 'Ir à próxima entrada que começa com ela'
    }
  }
}
