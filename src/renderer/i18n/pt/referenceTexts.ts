/** The words of the reference, of search and of the keys, in Portuguese. */
import type { Translation } from '../language/catalogue.ts'
import type { referenceTexts as english } from '../en/referenceTexts.ts'

export const referenceTexts: Translation<typeof english> = {
  groups: {
    game: 'O jogo', lines: 'Linhas de fogo', attacks: 'Ataques e recuo', powers: 'Poderes e habilidades',
    pieces: 'Mapas, objetos, bases grandes', around: 'Em torno do jogo', others: 'Regras da casa e outros jogos'
  },
  sections: {
    GEN: 'Rodadas e turnos', ACT: 'Ações e marcadores', VAL: 'Valores de combate', ADJ: 'Adjacência', TER: 'Terreno', MOV: 'Movimento',
    LOF: 'O que bloqueia e dificulta', ELV: 'Elevação', SIZ: 'Tamanho',
    ATK: 'Ataques', DMG: 'Dano', KB: 'Recuo', KBD: 'Onde o recuo para', KBX: 'Imunidade e origens do recuo',
    speed: 'Poderes de velocidade', attack: 'Poderes de ataque', defense: 'Poderes de defesa', damage: 'Poderes de dano',
    ABL: 'Habilidades de combate', IMT: 'Improved Movement e Improved Targeting', TEAM: 'Habilidades de equipe', OUT: 'Outwit em detalhe', COL: 'Colossal Stamina', CMB: 'O que combina',
    MAP: 'Regras de mapa', TERRAIN: 'Terreno especial, mapa por mapa', OBJ: 'Objetos', MUL: 'Bases grandes',
    ERR: 'Errata e esclarecimentos', NEW: 'Símbolos, curingas, nomes', PRB: 'Chances dos dados', TRN: 'Vitória e torneios',
    CC: 'Clix Campaign', HS: 'Recuo de HeroScape', D2: 'Ataques de Descent'
  },
  title: 'Regras',
  contents: 'Sumário', kept: 'Guardadas', keptTitle: 'Regras guardadas e notas', sides: 'O que esta lista mostra',
  keptNone: 'Ainda nada guardado', keptNoneText: 'Toque em “Guardar” em uma regra, ou escreva uma nota nela, e ela aparece aqui.',
  share: {
    fileName: 'Linejudge notas.json', export: 'Salvar em arquivo', import: 'Abrir um arquivo de notas', exportCommand: 'Salvar em arquivo as notas sobre regras',
    title: (name: string) => `Notas em “${name}”`, description: 'Nada disso está aqui ainda. O que difere das suas notas fica ao lado delas, a menos que você escolha outra coisa.',
    status: { new: 'nova', same: 'igual à sua', differs: 'difere da sua' },
    mine: 'A sua:', theirs: 'A do arquivo:', unknown: 'Uma regra que esta versão não tem',
    choose: (rule: string) => `O que fazer com ${rule}`, choices: { both: 'Manter as duas', mine: 'Manter a sua', theirs: 'Ficar com a do arquivo' },
    take: (n: number) => (n === 1 ? 'Trazer 1 nota' : `Trazer ${n} notas`),
    taken: (n: number) => (n === 1 ? 'Agora 1 nota está aqui.' : `Agora ${n} notas estão aqui.`),
    failed: (why: string) => `As notas estão como antes. ${why}`,
    words: (lines: string) => `Vêm junto palavras para a busca: ${lines}.`
  },
  words: {
    title: 'Palavras próprias para a busca', text: 'Palavras que querem dizer o mesmo nas suas mesas. Ao digitar uma, as outras também são encontradas.',
    field: 'Palavras que querem dizer o mesmo', placeholder: 'empurrão = knock back', add: 'Adicionar estas palavras', remove: (line: string) => `Remover ${line}`,
    problems: {
      one: 'São necessárias duas palavras, com “=” entre elas.', many: 'Uma linha tem no máximo 20 palavras.', long: 'Uma palavra tem no máximo 60 letras.', known: 'Esta linha já existe.'
    }
  },
  home: 'Todas as regras',
  entries: (n: number) => (n === 1 ? '1 entrada' : `${n} entradas`),
  filter: 'Procurar nas regras',
  back: 'Voltar', forward: 'Avançar', toRuling: 'Voltar à decisão', toDesk: 'Voltar à pergunta', toPlace: (place: string) => `Voltar a ${place}`,
  openHere: 'Abrir nas regras', earlier: 'A regra anterior', previous: 'Antes', next: 'Próxima',
  coverage: {
    engine: 'O Linejudge decide por ela', definition: 'Uma definição ou um exemplo', judge: 'Cabe ao juiz',
    told: 'As decisões que ela poderia afetar dizem isso em “Não considerado”.'
  },
  through: 'Ela aparece por meio destas regras:',
  differences: 'Onde as edições diferem', notThere: 'Não existe nesta edição.', inUse: 'em uso agora', sameText: 'Todas as edições dizem o mesmo.',
  ownRows: 'Dito por uma regra própria', ownRow: (edition: string) => `${edition} tem sua própria regra`, ownRowLost: (edition: string) => `${edition} anuncia um texto próprio, que se perdeu`,
  own: 'Importado',
  errata: 'Errata e esclarecimentos', changes: 'Muda ou esclarece',
  where: 'Onde está escrita', whereNone: 'Nenhum documento a diz sozinho: ela resulta de outras regras.',
  terrain: 'Terreno especial por esta regra', related: 'Veja também',
  recent: 'Últimas lidas',
  note: {
    title: 'Notas próprias', placeholder: 'O que você quer encontrar aqui de novo. Só neste aparelho.', mark: 'Guardar', marked: 'Guardada', saving: 'Salvando …',
    failed: 'Ainda não salva: nova tentativa na próxima letra.'
  },
  rulings: 'Decisões salvas que a citam', noRulings: 'Nenhuma decisão salva a cita ainda.',
  dial: {
    title: 'Os poderes como no disco', colour: 'Cor',
    slots: { speed: 'Velocidade', attack: 'Ataque', defense: 'Defesa', damage: 'Dano' },
    colours: {
      red: 'Vermelho', orange: 'Laranja', yellow: 'Amarelo', lime: 'Verde-claro', green: 'Verde', turquoise: 'Azul-claro', blue: 'Azul',
      purple: 'Roxo', pink: 'Rosa', brown: 'Marrom', black: 'Preto', grey: 'Cinza'
    },
    place: (colour: string, slot: string) => `${colour} na coluna de ${slot.toLowerCase()} do disco`
  },
  none: 'Nenhuma regra corresponde', noneText: 'Tente outra palavra, uma abreviação como KB ou TK, ou o código de uma regra, como LOF-03.',
  search: {
    title: 'Busca e comandos',
    placeholder: 'Uma regra, um poder, um mapa, uma figura ou o que você quer fazer',
    kinds: {
      command: 'Fazer', rule: 'Regras', power: 'Poderes e habilidades', terrain: 'Terreno especial', map: 'Mapas', figure: 'Figuras', ruling: 'Decisões salvas', note: 'Suas notas', recent: 'Últimas lidas'
    },
    nothing: (typed: string) => `Nada foi encontrado para “${typed}”.`,
    nothingText: 'Confira a grafia ou tente menos palavras. Abreviações como KB, LOF ou TK são conhecidas.',
    all: (n: number) => `Mostrar todas: ${n}`,
    hint: 'As setas escolhem, Enter abre, Esc fecha',
    preparing: 'As figuras ainda estão sendo lidas …'
  }
}
