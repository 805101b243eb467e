/** What can be typed into the ask field, in Portuguese. Words are compared without accents. */
import type { Translation } from '../language/shape.ts'
import type { typedTexts as english } from '../en/typedTexts.ts'

export const typedTexts: Translation<typeof english> = {
  words: {
    put: ['+', 'por', 'colocar', 'coloque'],
    walls: ['parede', 'paredes', 'muro'],
    barriers: ['campo-de-forca', 'barreira'],
    stairs: ['escada', 'escadas'],
    hindering: ['difícil', 'dificil', 'dificultoso', 'dificulta'],
    blocking: ['bloqueador', 'bloqueia'],
    water: ['agua'],
    special: ['especial', 'laranja'],
    elevated: ['elevado', 'nivel', 'altura'],
    indoor: ['interno', 'interna', 'dentro'],
    outdoor: ['externo', 'externa', 'fora'],
    starting: ['inicio', 'inicial'],
    clear: ['limpar', 'livre', 'apagar'],
    without: ['sem'],
    newTable: ['novo', 'nova', 'nova-mesa'],
    undo: ['desfazer'],
    redo: ['refazer'],
    swap: ['trocar', 'inverter'],
    copy: ['duplicar', 'copiar'],
    remove: ['remover', 'tirar', 'retirar'],
    move: ['mover'],
    give: ['dar'],
    line: ['linha'],
    attack: ['ataque', 'atacar'],
    odds: ['chances', 'chance'],
    target: ['alvo'],
    knockBack: ['empurrao', 'empurrão', 'recuo'],
    force: ['rerrolagens', 'força']
  },
  patterns: {
    targets: ['quem * pode atacar', 'o que * pode atacar', 'quem pode ser alvo de *', 'alvos de *', 'alvos *'],
    reach: ['aonde * pode ir', 'onde * pode ir', 'onde * pode chegar', 'alcance de *', 'alcance *'],
    preparation: ['melhor ataque de *', 'melhor *'],
    'break-away': ['fugir *', 'fuga de *', '* pode fugir', 'desvencilhar *', '* pode se desvencilhar']
  },
  between: ['até', 'para', 'contra', 'traça linha até', 'traça uma linha até'],
  verbs: {
    attack: [
      'ataca',
      'ataca o',
      'ataca a',
      'acerta',
      'acerta o',
      'acerta a',
      'atira em',
      'atira no',
      'atira na',
      'atira contra',
      'dispara em',
      'dispara contra'
    ],
    target: ['mira', 'mira em', 'mira no', 'mira na', 'alveja', 'tem como alvo']
  },
  sides: {
    north: ['norte', 'n', 'cima', 'acima'],
    east: ['leste', 'l', 'direita'],
    south: ['sul', 's', 'baixo', 'abaixo'],
    west: ['oeste', 'o', 'esquerda']
  },
  colours: { red: ['vermelho', 'vermelha'], blue: ['azul'], green: ['verde'], gold: ['dourado', 'dourada', 'amarelo'] },
  sizes: { tiny: ['minusculo', 'minuscula'], standard: ['padrao', 'normal'], giant: ['gigante'], colossal: ['colossal'] },
  values: { speed: ['velocidade'], attack: ['ataque'], defense: ['defesa'], damage: ['dano'], range: ['alcance'] },
  rulesets: {
    'heroclix-2010': ['2010'],
    'heroclix-2012': ['2012'],
    'heroclix-2013': ['2013'],
    'clix-campaign': ['campanha', 'clix campaign']
  },
  title: 'O que você pode digitar',
  help: [
    { of: 'ask', form: 'merrow > brine', does: 'perguntar sobre duas figuras' },
    { of: 'ask', form: 'B4 G7', does: 'perguntar sobre duas casas' },
    { of: 'put', form: '+ Ogre G7 azul gigante charge', does: 'pôr uma figura rápida na mesa' },
    { of: 'put', form: '+ B4 G7', does: 'pôr uma em cada casa' },
    { of: 'walls', form: 'parede B4 sul', does: 'uma parede desse lado. Também parede B4 B5' },
    { of: 'without', form: 'sem parede B4 sul', does: 'retirar de novo' },
    { of: 'elevated', form: 'elevado D5 2', does: 'uma casa no nível 2' },
    { of: 'hindering', form: 'difícil C3-E5', does: 'um bloco de casas' },
    { of: 'blocking', form: 'bloqueador C3', does: 'terreno bloqueador' },
    { of: 'water', form: 'água C3', does: 'terreno de água' },
    { of: 'special', form: 'especial deep space C3-E5', does: 'terreno especial pelo nome' },
    { of: 'indoor', form: 'interno A1-H12', does: 'área interna. Externo a desfaz' },
    { of: 'starting', form: 'início vermelho A1-P2', does: 'uma área inicial' },
    { of: 'clear', form: 'limpar C3', does: 'tirar tudo de uma casa' },
    { of: 'barriers', form: 'barreira B4 leste', does: 'um campo de força desse lado' },
    { of: 'stairs', form: 'escada B4 B5', does: 'escada entre duas casas' },
    { of: 'newTable', form: 'novo 24x24', does: 'uma mesa vazia' },
    { of: 'attack', form: 'ataque merrow > brine 5 4', does: 'um ataque, com seus dados' },
    { of: 'knockBack', form: 'empurrão merrow > brine 4', does: 'empurrão após 4 de dano sofrido' },
    { of: 'target', form: 'alvo merrow > brine', does: 'pode ser alvo?' },
    { of: 'odds', form: 'chances merrow > brine', does: 'as chances de um ataque' },
    { of: 'targets', form: 'quem merrow pode atacar', does: 'todos os que podem ser alvo' },
    { of: 'reach', form: 'onde merrow pode ir', does: 'cada casa a que pode chegar' },
    { of: 'preparation', form: 'melhor merrow', does: 'o melhor ataque do seu turno' },
    { of: 'break-away', form: 'fugir merrow', does: 'fugir de oponentes adjacentes' },
    { of: 'line', form: 'linha merrow > C3', does: 'uma linha de tiro' },
    { of: 'move', form: 'mover merrow C5', does: 'pôr uma figura em outro lugar' },
    { of: 'give', form: 'dar merrow azul toughness alcance 6', does: 'um lado, um tamanho, poderes, valores' },
    { of: 'copy', form: 'duplicar skrull C5', does: 'mais uma igual' },
    { of: 'remove', form: 'remover merrow', does: 'tirar uma figura' },
    { of: 'swap', form: 'trocar', does: 'trocar atacante e alvo' },
    { of: 'force', form: 'rerrolagens vermelho 400', does: 'quantas rerrolagens tem um time temático' },
    { of: 'rulesets', form: '2013', does: 'decidir por outra edição' },
    { of: 'undo', form: 'desfazer', does: 'um passo para trás. Também refazer' }
  ],
  will: {
    ask: (from: string, to: string | null) => (to === null ? `Enter: de ${from}` : `Enter: de ${from} a ${to}`),
    kind: (kind: string, from: string, to: string | null) =>
      to === null ? `Enter: ${kind}, ${from}` : `Enter: ${kind}, de ${from} a ${to}`,
    put: (name: string, squares: string) => (squares === '' ? `Enter: pôr ${name} na mesa` : `Enter: pôr ${name} em ${squares}`),
    putKnown: (name: string, set: string, squares: string) =>
      squares === ''
        ? `Enter: pôr ${name} de ${set}; Shift + Enter: uma em branco`
        : `Enter: pôr ${name} de ${set} em ${squares}; Shift + Enter: uma em branco`,
    chooseFigure: (name: string, count: number) => `Enter: escolher entre ${count} figuras chamadas ${name}; Shift + Enter: uma em branco`,
    terrain: (what: string, squares: string) => `Enter: ${what} em ${squares}`,
    terrainAway: (what: string, squares: string) => `Enter: retirar ${what} de ${squares}`,
    edges: (what: string, count: number) => (count === 1 ? `Enter: ${what} em 1 borda` : `Enter: ${what} em ${count} bordas`),
    edgesAway: (what: string, count: number) =>
      count === 1 ? `Enter: retirar ${what} de 1 borda` : `Enter: retirar ${what} de ${count} bordas`,
    newTable: (size: string) => `Enter: uma mesa vazia, ${size}`,
    undo: 'Enter: desfazer',
    redo: 'Enter: refazer',
    swap: 'Enter: trocar atacante e alvo',
    copy: (name: string) => `Enter: mais uma igual a ${name}`,
    remove: (name: string) => `Enter: tirar ${name} da mesa`,
    move: (name: string, square: string) => `Enter: ${name} para ${square}`,
    give: (name: string, what: string) => `Enter: ${name}: ${what}`,
    force: (side: string, total: number | null) =>
      total === null
        ? `Enter: a força ${side} e suas rerrolagens`
        : `Enter: a força ${side} e suas rerrolagens em um jogo de ${total} pontos`,
    ruleset: (name: string) => `Enter: ${name}`
  },
  steps: {
    typed: (line: string) => `Digitado: ${line}`
  },
  examples: {
    edge: 'B4 sul',
    without: 'sem parede B4 sul',
    move: 'mover merrow C5',
    give: 'dar merrow toughness',
    copy: 'duplicar merrow',
    remove: 'remover merrow',
    special: 'especial deep space C3'
  },
  problems: {
    empty: 'Digite dois nomes ou duas casas, como B4 G7.',
    ambiguous: (words: string, names: string) => `“${words}” pode ser ${names}. Digite um pouco mais do nome.`,
    unknown: (words: string) => `Nenhuma figura na mesa se chama “${words}”, e isso não é uma casa como B4.`,
    unknownFigure: (words: string) => `Nenhuma figura na mesa se chama “${words}”.`,
    offBoard: (square: string, last: string) => `A casa ${square} não está neste mapa: suas casas vão de A1 a ${last}.`,
    tooLong: (length: number, most: number) => `A linha tem ${length} letras: o máximo é ${most}.`,
    tooManySquares: (most: number) => `A linha indica casas demais: o máximo é ${most}.`,
    tooManyFigures: (count: number, most: number) => `A linha põe ${count} figuras: o máximo é ${most}.`,
    tooMany: (count: number, ends: string) => `Isso indica ${count} pontas: ${ends}. Uma linha tem duas.`,
    same: 'As duas pontas são a mesma. Indique outra figura ou casa para a segunda.',
    noMap: 'Não há mapa na mesa. Digite “novo” para um mapa vazio.',
    noSquares: (example: string) => `Quais casas? Digite-as em seguida, como ${example}.`,
    notSquare: (word: string, example: string) => `“${word}” não é uma casa: esperam-se casas, como ${example}.`,
    oneSquare: (squares: string) => `Uma figura vai para uma casa, e isso nomeia mais: ${squares}.`,
    notApart: (a: string, b: string) =>
      `${a} e ${b} não têm borda em comum. Indique duas casas vizinhas, ou uma casa e um lado: norte, leste, sul ou oeste.`,
    noEdge: (example: string) => `Entre quais casas? Indique duas vizinhas, ou uma casa e um lado, como ${example}.`,
    border: (square: string, side: string) => `${square} não tem casa deste lado: ${side}. A borda do mapa não é parede.`,
    notAttribute: (word: string, near: string | null) =>
      near === null
        ? `“${word}” não se conhece aqui: espera-se uma casa, um lado, um tamanho, um poder ou um valor, como alcance 6.`
        : `“${word}” não se conhece aqui. Seria ${near}?`,
    noNumber: (word: string) => `“${word}” precisa em seguida de um número de 0 a 99, como ${word} 6.`,
    noFigure: (example: string) => `Qual figura? Digite seu nome em seguida, como ${example}.`,
    noTwoEnds: (example: string) => `Isso precisa de duas figuras, como ${example}.`,
    needsFigures: 'Esta pergunta é sobre figuras: indique uma figura em cada ponta.',
    twoDice: (example: string) => `Um ataque tem dois dados de 1 a 6. Escreva os dois, por exemplo ${example}.`,
    nameSpecial: (example: string) => `Qual terreno especial? Digite o nome antes das casas, como ${example}.`,
    noSpecial: (words: string) => `Nenhum terreno especial se chama “${words}”.`,
    taken: (square: string, name: string) => `${name} já está em ${square}.`,
    mapSize: (word: string) => `“${word}” não é um tamanho de mapa: esperam-se colunas e linhas de 2 a 200, como 24x24.`,
    nothingToGive: (name: string) => `O que ${name} recebe? Digite um lado, um tamanho, um poder ou um valor, como alcance 6.`,
    noForce: (side: string) => (side === '' ? 'Não há figuras na mesa.' : `Não há figuras de “${side}” na mesa.`),
    nothingToSwap: 'Ainda não há nada para trocar.'
  }
}
