/** The words of the board's tools, in Portuguese. */
import type { Translation } from '../language/shape.ts'
import type { boardTexts as english } from '../en/boardTexts.ts'

const squares = (n: number): string => (n === 1 ? '1 casa' : `${n} casas`)

export const boardTexts: Translation<typeof english> = {
  tools: 'Ferramentas do tabuleiro',
  turn: 'Girar o tabuleiro',
  view: 'Camadas e legenda',
  lines: 'Todas as linhas de tiro a partir daqui',
  linesOff: 'Ocultar as linhas de tiro',
  ruler: 'Medir uma distância',
  rulerOff: 'Fechar a régua',
  squares,
  layers: {
    hindering: 'Terreno difícil',
    blocking: 'Terreno bloqueador',
    water: 'Água',
    special: 'Terreno especial',
    walls: 'Paredes e campos de força',
    elevation: 'Elevação e escadas',
    indoor: 'Áreas internas',
    starting: 'Áreas iniciais',
    objects: 'Objetos',
    labels: 'Nomes das figuras',
    overlay: 'O que a decisão mostra'
  },
  legend: {
    title: 'Neste tabuleiro',
    empty: 'Nada além de terreno limpo.',
    barrier: 'Campos de força',
    walls: 'Paredes',
    stairs: 'Escadas',
    level: (level: string) => `Nível ${level}`,
    starting: (side: string) => `Área inicial: ${side}`,
    lettered: (name: string, letter: string) => `${name} (${letter})`,
    count: (n: number) => `${n} ×`,
    squareNames: 'Nome da casa em cada casa',
    hide: (what: string) => `Mostrar ${what}`
  },
  hidden: (what: readonly string[]) => `Não aparece: ${what.join(', ')}`,
  outOfSight: 'Fora da vista: ',
  full: { show: 'Só o tabuleiro', facing: 'Virar para os jogadores do outro lado', leave: 'Mostrar tudo de novo' },
  showAll: 'Mostrar tudo',
  sight: {
    letters: { clear: 'L', hindered: 'D', blocked: 'B' },
    words: { clear: 'Livre', hindered: 'Dificultada', blocked: 'Bloqueada' },
    counts: (from: string, clear: number, hindered: number, blocked: number) =>
      `Linhas de tiro a partir de ${from}: livres ${clear}, dificultadas ${hindered}, bloqueadas ${blocked}. O alcance não é conferido.`,
    nobody: 'Escolha quem traça as linhas: toque em uma figura ou leve o cursor a uma casa.',
    own: (who: string) => `${who} está aqui.`
  },
  note: {
    cost: (n: number, speed: number) => `${squares(n)} de ${speed}`,
    unreachable: 'Não alcança',
    next: (names) =>
      names.length ? `De lá, sua próxima ação poderia atacar ${names.join(', ')}.` : 'De lá, sua próxima ação não poderia atacar ninguém.',
    point: 'Aponte para uma casa, ou leve o cursor até ela, para ler quanto custa ou por que não dá para chegar.',
    away: (n: number) => `a ${squares(n)}`
  },
  rulerHint: { from: 'Toque onde a régua começa.', to: 'Toque onde ela termina.' },
  measured: (from: string, to: string, n: number, adjacent: boolean) =>
    `De ${from} a ${to}: ${squares(n)}${adjacent ? ', adjacente' : ''}.`,
  rulerTag: (n: number) => `${n}`,
  dials: {
    title: 'Diais',
    word: 'Diais',
    show: 'Mostrar onde cada figura está no seu dial',
    hide: 'Recolher os diais',
    tap: 'Um toque numa figura',
    inHand: { clicks: 'Cliques', tokens: 'Marcadores' },
    hint: {
      clicks: 'Toque numa figura: um clique a mais. Clique direito ou toque longo: um a menos.',
      tokens: 'Toque numa figura: um marcador de ação; depois de dois, nenhum. Clique direito ou toque longo: um a menos.'
    },
    on: (name) => `${name}: um clique a mais`,
    back: (name) => `${name}: um clique a menos`,
    token: (name, tokens) => `${name}: ${tokens} marcadores de ação; mais um, depois de dois nenhum`,
    click: (click, of) => `Clique ${click} de ${of}`,
    clickAlone: (click) => `Clique ${click}`,
    ko: 'KO',
    none: 'Não há nenhuma figura na mesa.',
    step: { click: (name, click) => `${name} para o clique ${click}`, tokens: (name, n) => `${name}: marcadores de ação ${n}` }
  },
  inspect: {
    title: (square: string) => `Casa ${square}`,
    clear: 'Terreno limpo',
    level: (level: number) => (level === 1 ? 'Nível do solo' : `Elevado, nível ${level}`),
    indoor: 'Área interna',
    outdoor: 'Área externa',
    starting: (side: string) => `Área inicial: ${side}`,
    here: 'Aqui',
    edges: 'Suas bordas',
    specials: 'Regras especiais',
    from: (who: string) => `De ${who}`,
    why: (name: string) => `Vale aqui porque o mapa marca esta casa como ${name}.`,
    whyMap: 'Vale no mapa inteiro.',
    nobody: 'Ninguém está aqui.',
    wall: (side: string, square: string) => `Uma parede ${side}, na direção de ${square}`,
    barrier: (side: string, square: string) => `Um campo de força ${side}, na direção de ${square}`,
    stairs: (square: string) => `Escada para ${square}`,
    rim: (side: string, square: string, level: number) => `${square}, ${side}, fica no nível ${level}`,
    mapEdge: (side: string) => `A borda do mapa ${side}`,
    sides: { north: 'acima', east: 'à direita', south: 'abaixo', west: 'à esquerda' },
    openEdges: 'Aberta em todos os lados',
    distance: (n: number, adjacent: boolean) => `A ${squares(n)}${adjacent ? ', adjacente' : ''}`,
    line: (verdict: string, sentence: string) => `Linha de tiro ${verdict}: ${sentence}`,
    edit: (who: string) => `Editar ${who}`,
    measure: 'Medir a partir daqui',
    close: 'Fechar'
  },
  stepper: {
    title: 'Passo a passo',
    previous: 'O passo anterior',
    next: 'O próximo passo',
    start: (who: string, square: string, n: number) => `${who} começa em ${square}: ${n === 1 ? '1 passo' : `${n} passos`}.`,
    step: (step: number, of: number, square: string) => `Passo ${step} de ${of}, ${square}`,
    knocked: (who: string, square: string) => `${who} é levada a ${square} pelo empurrão. Nada o detém ali.`,
    moves: (who: string, square: string) => `${who} entra livremente em ${square}.`,
    goes: (who: string, square: string) => `${who} vai para ${square}.`,
    stays: (who: string, square: string) => `${who} fica em ${square}.`
  },
  profile: {
    title: 'Alturas ao longo da linha',
    level: (level: number) => `Nível ${level}`,
    text: (from: string, to: string) => `Alturas ao longo da linha de ${from} a ${to}`,
    at: (square: string, level: number) => `${square} nível ${level}`,
    with: (square: string, what: string) => `${square}, ${what}`,
    figure: (name: string, size: string) => `${name} (${size})`,
    blocks: (n: number) => `bloqueio ${n}`,
    hinders: 'dificulta',
    counts: (from: number, to: number) => `Nesta linha, as pontas contam como níveis ${from} e ${to}.`
  },
  trueSize: {
    title: 'Tamanho real',
    on: 'Casas do tamanho do mapa impresso',
    onHint: 'Enquanto isso, o zoom não muda.',
    calibrate: 'Medir esta tela',
    needed: 'Meça esta tela uma vez com um cartão de banco ou uma régua.',
    figures: 'Há figuras de verdade sobre a tela',
    figuresHint: 'Os dedos deixam de mover e ampliar o tabuleiro.',
    explain: 'Encoste um cartão de banco (85,6 mm de largura) ou uma régua na tela e deixe a barra abaixo com a mesma largura.',
    card: 'Cartão de banco, 85,6 mm',
    ruler: 'Régua, 10 cm',
    inches: 'Régua, 4 polegadas',
    against: 'O que está encostado na tela',
    width: 'Largura da barra',
    narrower: 'Mais estreita',
    wider: 'Mais larga',
    square: 'Uma casa do mapa',
    squareSize: (inches: number) => `${String(inches).replace('.', ',')} polegadas`,
    result: (pixels: number) => `${String(pixels).replace('.', ',')} pixels por polegada.`,
    keep: 'Guardar',
    cancel: 'Cancelar'
  },
  players: {
    open: 'Uma janela para os jogadores',
    waiting: 'A mesa do juiz não está aberta neste dispositivo.',
    otherVersion: 'A mesa do juiz usa outra versão do Linejudge: recarregue esta janela.',
    title: 'Linejudge: a decisão'
  },
  /** The board as text: for a screen reader, and to be copied into a message. */
  inWords: {
    title: 'O tabuleiro em texto',
    open: 'Ler o tabuleiro em texto',
    intro: 'A posição em palavras, como está no tabuleiro.',
    map: (name: string, columns: number, rows: number) =>
      `${name}: ${columns} colunas, ${rows} fileiras. A1 fica no canto superior esquerdo.`,
    plainMap: 'Mapa',
    figures: (n: number) => (n === 1 ? 'Uma figura' : `${n} figuras`),
    nobody: 'Nenhuma figura na mesa.',
    figure: (name: string, side: string, place: string) => `${name}, ${side}, ${place}.`,
    on: (squares: string) => `em ${squares}`,
    nowhere: 'em nenhuma casa',
    size: (size: string) => `Tamanho: ${size}.`,
    click: (n: number) => `No clique ${n}.`,
    tokens: (n: number) => (n === 1 ? 'Um marcador de ação.' : `${n} marcadores de ação.`),
    countered: (powers: string) => `Anulado: ${powers}.`,
    asker: 'Pergunta.',
    target: 'Alvo.',
    terrain: 'Terreno',
    kind: (name: string, squares: string) => `${name}: ${squares}.`,
    level: (n: number, squares: string) => `Nível de elevação ${n}: ${squares}.`,
    none: 'Tudo é terreno limpo no solo.',
    walls: (edges: string) => `Paredes entre: ${edges}.`,
    edge: (a: string, b: string) => `${a} e ${b}`,
    object: (name: string, square: string) => `${name} em ${square}.`,
    ruling: 'Decisão',
    copy: 'Copiar como texto',
    copied: 'A posição foi copiada como texto.',
    square: (name: string, parts: string) => `${name}: ${parts}.`
  }
}
