/** The words of the app, in Portuguese. */
import type { Translation } from '../language/catalogue.ts'
import type { texts as english } from '../en/texts.ts'

const MEANS: Readonly<Record<string, string>> = {
  'close-attack': 'um ataque corpo a corpo',
  'ranged-attack': 'um ataque à distância',
  'thrown-object': 'um objeto arremessado'
}

const comma = (n: number): string => n.toFixed(2).replace('.', ',')

export const texts: Translation<typeof english> = {
  app: 'Linejudge',
  undo: 'Desfazer',
  redo: 'Refazer',
  close: 'Fechar',
  cancel: 'Cancelar',
  unknown: 'desconhecido',
  screens: { table: 'Mesa', maps: 'Mapas', figures: 'Figuras', rules: 'Regras', rulings: 'Decisões' },
  rulesets: {
    'heroclix-jan-2010': 'Regras de janeiro de 2010', 'heroclix-2010': 'Regras de 2010', 'heroclix-2012': 'Regras de 2012', 'heroclix-2013': 'Regras de 2013',
    'clix-campaign': 'Clix Campaign',
    'heroscape-knockback': 'Recuo de HeroScape', 'descent-2e': 'Ataques de Descent'
  },
  sides: { red: 'Vermelho', blue: 'Azul', green: 'Verde', gold: 'Dourado' },
  sizes: { tiny: 'Minúsculo', standard: 'Padrão', giant: 'Gigante', colossal: 'Colossal' },
  values: { speed: 'velocidade', attack: 'ataque', defense: 'defesa', damage: 'dano', range: 'alcance' },
  objects: {
    'ultra-light': 'Objeto ultraleve', light: 'Objeto leve', heavy: 'Objeto pesado', 'ultra-heavy': 'Objeto ultrapesado',
    debris: 'Escombros', 'hindering-marker': 'Marcador dificultoso', 'blocking-marker': 'Marcador bloqueador'
  },
  ui: {
    search: 'Digite para procurar',
    chosen: 'escolhido',
    add: 'Adicionar',
    addTo: (label: string) => `Adicionar a ${label}`,
    takeAway: (name: string) => `Retirar ${name}`,
    nothingFound: (typed: string) => `Nada aqui se chama “${typed}”.`,
    useTyped: (typed: string) => `Usar “${typed}” como nome`,
    moreToFind: (count: number) => `Mais ${count}: digite uma parte do nome.`,
    less: (label: string) => `${label}: um a menos`,
    more: (label: string) => `${label}: um a mais`
  },
  targets: {
    wall: (a: string, b: string) => `a parede ${a} | ${b}`,
    blocking: (square: string) => `terreno bloqueador ${square}`,
    object: (name: string, square: string) => `${name.toLowerCase()} em ${square}`
  },
  ask: {
    title: 'Pergunta',
    somebody: 'alguém',
    mover: 'Figura',
    by: 'com',
    moveAction: 'uma ação de movimento',
    carrying: 'Carrega', carryNobody: 'ninguém', adjacent: 'adjacente',
    pickUp: 'Pega', pickUpNothing: 'nada',
    path: 'Caminho', pathEmpty: 'Toque nas casas em que entra', pathBack: 'Um passo para trás', pathClear: 'Limpar o caminho',
    pathText: (from: string, squares: readonly string[]) => [from, ...squares].join(' → '),
    diceAgainst: (name: string) => `Rolagem de ataque contra ${name}`, dieAgainst: (n: number, name: string) => `Dado ${n} contra ${name}`,
    awayRoll: 'Rolagem para se desvencilhar',
    hits: 'Figuras atingidas', addHit: 'Adicionar uma figura atingida', removeHit: (name: string) => `O ataque não atingiu ${name}`,
    damageDealt: 'Dano causado', taken: 'dano sofrido', dealt: 'causado',
    means: (id: string): string | undefined => MEANS[id],
    kind: 'O que se pergunta',
    kinds: {
      'line-of-fire': 'traça uma linha de fogo até',
      'can-target': 'quer ter como alvo',
      targets: 'procura alvos',
      attack: 'ataca',
      odds: 'tem quais chances contra',
      preparation: 'prepara seu melhor ataque',
      'knock-back': 'causa recuo em',
      damage: 'recebe dano',
      value: 'valor de combate',
      move: 'se move',
      reach: 'pode chegar',
      'break-away': 'se desvencilha',
      timeline: 'o que acontece, passo a passo'
    },
    kindNotes: {
      'line-of-fire': 'Linha de fogo', 'can-target': 'Pode ser alvo?', targets: 'Quem pode ser alvo?', attack: 'Ataque', odds: 'Chances de um ataque', preparation: 'Melhor ataque de um turno',
      'knock-back': 'Recuo', damage: 'Dano', value: 'Valor de combate',
      move: 'Movimento', reach: 'Até onde chega', 'break-away': 'Desvencilhar-se', timeline: 'Turnos e tempo'
    },
    attacker: 'Atacante',
    target: 'Alvo',
    from: 'De',
    choose: 'escolha uma figura',
    withWhat: 'com',
    with: 'Com',
    inCombat: 'Tipo de ataque',
    combat: { either: 'corpo a corpo quando adjacente', ranged: 'em combate à distância', close: 'em combate corpo a corpo' },
    lineFor: { attack: 'para um ataque' },
    lineForLabel: 'A linha é para',
    lineForPower: (name: string) => `para ${name}`,
    alsoTargets: 'Também tem como alvo',
    ruleset: 'Regras',
    swap: 'Inverter: o alvo passa a atacar',
    dice: 'Dados',
    die: (n: number) => `Dado ${n}`,
    total: (n: number) => `total ${n}`,
    action: 'Ação',
    plainAction: 'uma ação simples',
    powersUsed: 'Poderes usados nela',
    damageTaken: 'Dano sofrido',
    damage: 'Dano',
    damageType: 'Tipo de dano',
    damageTypes: { normal: 'normal', penetrating: 'perfurante', unavoidable: 'inevitável', pushing: 'de esforço', 'knock-back': 'de recuo' },
    cause: 'Causa',
    causeAttack: 'um ataque',
    value: 'Valor',
    of: 'de',
    against: 'contra',
    nobody: 'ninguém em particular',
    rolls: 'Rolagens',
    addRoll: 'Adicionar uma rolagem',
    roll: (figure: string, power: string) => `${figure}: ${power}`,
    noRoll: 'sem rolagem',
    pickHint: {
      from: 'Toque no atacante no tabuleiro ou digite dois nomes.',
      to: 'Agora toque no alvo.'
    },
    pickTerrain: 'Agora toque no alvo: uma figura, uma parede, um terreno bloqueador ou um objeto.',
    pickMover: 'Toque na figura que se move.',
    pickPath: 'Toque nas casas em que entra, uma após a outra. Tocar de novo na última a retira.',
    placingObject: (name: string) => `Toque em cada casa para: ${name.toLowerCase()}. Esc encerra.`,
    placing: (name: string) => `Toque na casa em que ${name} fica. Esc encerra.`,
    field: 'Pergunte digitando',
    fieldPlaceholder: 'thor > surtur  ou  B4 G7'
  },
  titles: {
    line: (from: string, to: string) => `${from} traça uma linha de fogo até ${to}`,
    canTarget: (from: string, to: string, means: string) => `${from} tem como alvo ${to} com ${means}`,
    targets: (from: string, means: string) => `Alvos de ${from} com ${means}`,
    attack: (from: string, to: string) => `${from} ataca ${to}`,
    preparation: (from: string) => `O melhor ataque de ${from}`,
    odds: (from: string, to: string) => `Chances de ${from} contra ${to}`,
    knockBack: (from: string, to: string) => `${from} causa recuo em ${to}`,
    damage: (to: string, amount: number) => `${to} recebe ${amount} de dano`,
    value: (figure: string, value: string) => `Valor de ${value} de ${figure}`,
    move: (figure: string, square: string, action: string) => `${figure} se move para ${square} com ${action}`,
    moveSomewhere: (figure: string, action: string) => `${figure} se move com ${action}`,
    reach: (figure: string, action: string) => `Até onde ${figure} pode se mover com ${action}`,
    breakAway: (figure: string, action: string) => `${figure} se desvencilha com ${action}`,
    timeline: (count: number) => (count === 1 ? 'Um evento' : `${count} eventos`)
  },
  verdicts: {
    success: 'Desvencilha-se', failure: 'Fica no lugar', automatic: 'Automático', 'not-needed': 'Livre para sair',
    clear: 'Livre', hindered: 'Dificultada', blocked: 'Bloqueada', legal: 'Permitido', illegal: 'Não permitido',
    some: 'Alvos', none: 'Nenhum', hit: 'Acerto', miss: 'Erro', mixed: 'Misto', 'no-attack': 'Sem ataque',
    'knocked-back': 'Sofre recuo', played: 'Jogado', judge: 'O juiz decide', taken: 'dano sofrido', value: ''
  },
  verdictTargets: (n: number) => (n === 1 ? '1 alvo' : `${n} alvos`),
  noTargets: 'Nenhum alvo',
  plans: (n: number) => (n === 1 ? '1 plano' : `${n} planos`),
  plan: {
    title: 'Planos, o melhor primeiro',
    best: { hit: 'Mais provável de acertar', damage: 'Mais cliques', ko: 'Mais provável de derrotar' },
    outwit: (power: string, name: string) => `Outwit em ${power} de ${name}`,
    perplex: (name: string, value: string, by: number) => `Perplex: ${value} de ${name} ${by > 0 ? '+' : '−'}${Math.abs(by)}`,
    move: (action: string, square: string) => `${action} até ${square}`,
    pickUp: (object: string) => `Pegar no caminho: ${object}`,
    attack: {
      close: (names: string) => `Ataque corpo a corpo contra ${names}`, ranged: (names: string) => `Ataque à distância contra ${names}`,
      thrown: (names: string) => `Arremessar o objeto contra ${names}`
    },
    expert: { attack: 'os dois no ataque', damage: 'os dois no dano', both: 'um no ataque, um no dano' },
    split: (parts: string) => `se ambas forem atingidas: ${parts}`
  },
  noReach: 'Não pode se mover',
  destroyed: 'Destruído',
  stands: 'Fica de pé',
  noKnockBack: 'Não sofre recuo',
  damageVerdict: (n: number) => `${n} de dano`,
  choices: {
    order: 'Nesta ordem', reducer: 'Reduz com', split: 'Divisão', replacement: 'Substituído por', expert: 'Expert aumenta',
    yes: 'sofre recuo', no: 'não sofre recuo', none: 'sofre o dano ela mesma'
  },
  optionEnds: (square: string, damage: number) => (damage ? `termina em ${square}, ${damage} de dano` : `termina em ${square}`),
  ruling: {
    title: 'Decisão',
    reasons: 'Razões',
    weights: { decides: 'Decide', contributes: 'Conta', considered: 'Examinada', overridden: 'Posta de lado' },
    numbers: 'Números',
    options: 'Um jogador escolhe',
    option: (n: number) => `Escolha ${n}`,
    chosen: 'Escolhido',
    takeBack: 'Deixar em aberto de novo',
    notConsidered: 'Não considerado',
    nothingLeftOut: 'Nada ficou de fora.',
    counted: 'Contado sem ser conhecido',
    assumed: (figure: string, value: string, number: number) => `${figure}: ${value} não se conhece. Conta-se ${number}.`,
    fillIn: 'Preencher',
    openRule: (id: string) => `Ler a regra ${id}`,
    blocker: (n: number) => `Número ${n} no tabuleiro`,
    save: 'Salvar decisão',
    saved: 'Salva',
    apply: 'Aplicar o resultado',
    applyHint: 'Põe cada figura onde o ataque a deixa.',
    applyMove: 'Mover até lá',
    unruledTitle: 'Ainda sem decisão',
    failedTitle: 'Sem decisão',
    failed: (message: string) =>
      `O Linejudge parou nesta pergunta: ${message} Nada se perdeu. Salve a mesa em um arquivo e relate o problema, ou mude uma parte da pergunta.`,
    incomplete: {
      attacker: 'Escolha quem pergunta: toque em uma figura ou em uma casa, ou digite dois nomes.',
      target: 'Escolha o alvo: toque nele ou digite seu nome.',
      'other-target': 'Atacante e alvo são a mesma figura. Escolha outro alvo.',
      map: 'Escolha um mapa primeiro.',
      mover: 'Escolha a figura: toque nela ou digite seu nome.',
      path: 'Toque nas casas em que entra, uma após a outra. Uma casa mais distante acrescenta as que ficam no meio.',
      event: 'Um evento cita uma figura ou uma casa que não está na mesa. Ele fica na lista até ser mudado ou removido.'
    },
    incompleteTitle: 'Faça uma pergunta',
    expand: 'Mostrar as razões',
    collapse: 'Mostrar só o veredito'
  },
  facts: {
    distance: 'Distância', defenseModifier: 'Modificador de defesa', crossed: 'Casas atravessadas', corners: 'Cantos tocados',
    reach: 'Até onde chega', adjacent: 'Adjacente', lineOfFire: 'Linha de fogo', needed: 'Precisa de', rolled: 'Rolagem e valor de ataque', orMore: (n: number) => `${n} ou mais`, critical: 'Crítico',
    dealt: 'Dano causado', taken: 'Dano sofrido', selfDamage: 'Ao atacante', knockBack: 'Recuo', result: 'Resultado',
    between: 'Traçada entre', speed: 'Velocidade', endsIn: 'Termina em', mustStop: 'Deve parar ali', events: 'Eventos jogados', debris: 'Escombros em', attackable: 'Poderia atacar', notAttackable: 'Não poderia atacar', total: 'Rolagem com modificadores',
    hitChance: 'Acertar', doublesChance: 'Acertar com dupla', expected: 'Cliques esperados', ko: 'Derrotada', kbChance: 'Sofre recuo',
    kbSquaresChance: (n: number) => (n === 1 ? 'de 1 casa' : `de ${n} casas`), kbDamageChance: 'Dano pelo recuo', attackerHurt: 'Dano ao atacante',
    clicksTitle: 'Cliques que o ataque causa',
    refuses: 'Recusa: o ataque vai contra', chance: (fraction: string, percent: number) => `${fraction} · ${comma(percent)} %`,
    mean: (fraction: string, decimal: number) => `${fraction} · ${comma(decimal)}`, clicks: (n: number) => (n === 1 ? '1 clique' : `${n} cliques`),
    yes: 'sim', no: 'não', squares: (n: number) => (n === 1 ? '1 casa' : `${n} casas`),
    criticals: { hit: 'acerto', miss: 'falha' },
    ofFigure: (label: string, name: string) => `${label}, ${name}`,
    kbPath: (due: number, entered: number, end: string) => `${entered} de ${due} casas, termina em ${end}`,
    kbNone: 'nenhum',
    kbStopped: 'Parada por',
    stoppedBy: {
      edge: 'a borda do mapa', wall: 'uma parede', blocking: 'terreno bloqueador', corner: 'um canto bloqueado', higher: 'terreno mais alto',
      drop: 'a queda', 'drop-occupied': 'uma casa ocupada abaixo', figure: 'uma figura', special: 'terreno especial',
      'left-space': 'a saída do terreno especial'
    },
    kbDamage: 'Dano de recuo', unavoidableDamage: 'Dano inevitável',
    damageEntry: (to: string, dealt: number, taken: number) => (dealt === taken ? `${taken} em ${to}` : `${taken} de ${dealt} em ${to}`),
    legal: 'Pode ter como alvo', illegal: 'Não pode', nobody: 'ninguém',
    step: { printed: 'impresso', replace: 'substituído', modify: 'modificado', limit: 'limitado', lock: 'fixado', minimum: 'no mínimo' }
  },
  rule: {
    cite: (document: string, section: string) => (section ? `${document}, ${section}` : document),
    noText: 'O resumo não está nesta versão. O lugar no documento:',
    noCite: 'Nenhum documento está indicado para ela.',
    back: 'Voltar à decisão'
  },
  tray: {
    title: 'Figuras na mesa',
    open: 'Mostrar as figuras',
    close: 'Ocultar as figuras',
    add: 'Pôr na mesa',
    empty: 'Ninguém na mesa',
    emptyText: 'Ponha figuras de uma coleção ou crie uma em um segundo.',
    edit: (name: string) => `Editar ${name}`,
    remove: 'Remover',
    duplicate: 'Duplicar',
    asAttacker: 'Atacante',
    asTarget: 'Alvo',
    asMover: 'Move-se',
    done: 'Pronto',
    map: 'Mapa',
    newTable: 'Limpar a mesa',
    objects: 'Objetos e marcadores', removeObject: (name: string, square: string) => `Remover: ${name} em ${square}`
  },
  add: {
    title: 'Pôr na mesa',
    search: 'Procurar em todas as figuras',
    what: 'O que pôr na mesa', figures: 'Figuras', objects: 'Objetos',
    objectsText: 'Escolha um e toque em cada casa em que fica. Arraste no tabuleiro para mover.',
    quick: 'Figura rápida',
    name: 'Nome',
    side: 'Lado',
    size: 'Tamanho',
    place: 'Pôr na mesa',
    quickName: 'Figura',
    empty: 'Nenhuma figura tem esse nome',
    emptyText: (typed: string) => `Crie “${typed}” como figura rápida.`,
    emptySets: 'Ainda sem coleções de figuras',
    emptySetsText: 'As figuras rápidas funcionam sem nenhuma.',
    points: (n: number) => `${n} pontos`,
    unknowns: 'tem valores desconhecidos'
  },
  figure: {
    values: 'Valores de combate',
    name: 'Nome', side: 'Lado', size: 'Tamanho', at: 'Fica em',
    speed: 'Velocidade', attack: 'Ataque', defense: 'Defesa', damage: 'Dano', range: 'Alcance', bolts: 'Raios',
    click: 'Clique', tokens: 'Marcadores de ação', points: 'Pontos', holding: 'Segura', holdingNothing: 'nada',
    unknownHint: 'Um campo tracejado é desconhecido: preencha-o. Até lá conta o número cinza.',
    dialHint: 'Os valores vêm do clique do disco. Um valor aqui conta onde o disco não traz nenhum.',
    powers: 'Poderes', canUse: 'Também pode usar', abilities: 'Habilidades de combate', teamAbilities: 'Habilidades de equipe',
    specialPowers: 'Poderes especiais e traços', specialHint: 'O que as regras não conhecem aparece como não considerado. Indique os poderes que ele permite usar:',
    grants: (name: string) => `${name} permite usar`,
    dial: 'Disco', dialAdd: 'Adicionar um clique', dialMake: 'Dar um disco', dialRemove: (n: number) => `Remover o clique ${n}`, dialClick: (n: number) => `Clique ${n}`,
    dialShort: { speed: 'Vel', attack: 'Atq', defense: 'Def', damage: 'Dan' },
    dialPowers: (n: number) => `Poderes no clique ${n}`,
    countered: 'Anulados agora',
    acted: 'Já agiu ou se moveu nesta partida',
    flight: 'Altura', flights: { ground: 'no solo', hovering: 'pairando', soaring: 'em voo alto' },
    spotted: 'À vista por uma rolagem de Attentiveness'
  },
  maps: {
    title: 'Mapas', search: 'Procurar mapas', use: 'Usar na mesa', onTable: 'Na mesa',
    size: (columns: number, rows: number) => `${columns} × ${rows} casas`,
    special: 'Terreno especial',
    empty: 'Ainda sem mapas', emptyText: 'Não foi possível ler os mapas iniciais. Abra o Linejudge de novo.',
    none: 'Nenhum mapa tem esse nome', noneText: 'Tente uma parte do nome.'
  },
  figures: {
    title: 'Figuras', search: 'Procurar figuras', use: 'Pôr na mesa',
    count: (n: number) => (n === 1 ? '1 figura' : `${n} figuras`),
    source: 'Origem',
    empty: 'Ainda sem coleções de figuras', emptyText: 'As figuras rápidas da mesa funcionam sem nenhuma.',
    none: 'Nenhuma figura tem esse nome', noneText: 'Tente uma parte do nome ou de um poder.'
  },
  rules: {
    title: 'Regras', search: 'Procurar regras: uma palavra, um poder ou o código de uma regra',
    count: (n: number) => (n === 1 ? '1 regra' : `${n} regras`),
    judge: 'Cabe ao juiz.', notThere: 'Não existe nesta edição.', editions: (names: readonly string[]) => names.join(', '),
    none: 'Nenhuma regra corresponde', noneText: 'Tente outra palavra ou o código de uma regra, como LOF-03.',
    empty: 'Os textos das regras não estão nesta versão', emptyText: 'Cada razão de uma decisão ainda indica seu documento e sua seção.'
  },
  rulings: {
    title: 'Decisões salvas', search: 'Procurar decisões', open: 'Abrir na mesa', delete: 'Excluir', show: 'Mostrar',
    empty: 'Ainda sem decisões salvas', emptyText: 'Faça uma pergunta na mesa e toque em “Salvar decisão”.', toTable: 'Ir para a mesa',
    none: 'Nenhuma decisão corresponde', noneText: 'Tente uma parte do título.',
    saveTitle: 'Salvar esta decisão', titleLabel: 'Título', saving: 'Salvando …'
  },
  palette: {
    title: 'O que você quer fazer?', ask: 'Pergunta', rules: 'Regras', file: 'Arquivo', table: 'Mesa', go: 'Ir para', help: 'Ajuda', figure: 'Figura'
  },
  settings: {
    scale: 'Tamanho da interface', scales: { small: 'Pequeno', normal: 'Normal', large: 'Grande', larger: 'Muito grande' },
    language: 'Idioma', languageNotSaved: 'A última mudança ainda não foi salva, por isso o idioma fica como está.',
    title: 'Configurações', theme: 'Luz', dark: 'Local escuro', bright: 'Salão claro', system: 'Como no sistema',
    squareNames: 'Nome da casa em cada casa', gestures: 'Pinça e arrasto com dois dedos no tabuleiro',
    stripAgain: 'Mostrar de novo as primeiras perguntas'
  },
  strip: {
    title: 'Experimente mais uma:',
    dismiss: 'Ocultar estas perguntas para sempre'
  },
  examples: {
    first: 'Uma linha no Helicarrier', deepSpace: 'Recuo no espaço', giant: 'Ver um gigante', corner: 'Passar por um canto'
  },
  board: {
    label: 'Tabuleiro',
    zoomIn: 'Aproximar', zoomOut: 'Afastar', zoomFit: 'Mapa inteiro', zoomQuestion: 'A pergunta de perto',
    none: 'Nenhum mapa na mesa', noneText: 'Esta pergunta não precisa de tabuleiro. Escolha um mapa para colocar figuras.',
    chooseMap: 'Escolher um mapa'
  },
  files: {
    open: 'Abrir um arquivo', save: 'Salvar em arquivo', drop: 'Solte o arquivo para abri-lo',
    brokenTitle: (name: string) => `Não é possível abrir “${name}”`,
    brokenText: 'A mesa está como antes. É isto que está errado no arquivo:',
    place: 'Em', whole: 'o arquivo inteiro',
    more: (n: number) => (n === 1 ? 'e mais 1 problema' : `e mais ${n} problemas`)
  },
  save: {
    saved: 'Salvo', saving: 'Salvando …', failed: 'Não salvo',
    failedText: (message: string) => `Não foi possível salvar a última mudança neste aparelho: ${message}`,
    slow: 'Salvar está demorando mais que o normal. Você pode continuar; deixe o Linejudge aberto até este aviso sumir.',
    retry: 'Tentar de novo', asFile: 'Salvar em arquivo'
  },
  keys: { title: 'Teclas' },
  steps: {
    ask: 'Mudar a pergunta', path: 'Caminho', swap: 'Inverter', ruleset: 'Regras', map: (name: string) => `Mapa ${name}`,
    put: (name: string) => `Pôr ${name} na mesa`, move: (name: string) => `Mover ${name}`, remove: (name: string) => `Remover ${name}`,
    edit: (name: string) => `Editar ${name}`, duplicate: (name: string) => `Duplicar ${name}`, choose: 'Escolher',
    openFile: (name: string) => `Abrir ${name}`, openRuling: (title: string) => `Abrir ${title}`, apply: 'Aplicar o resultado',
    clear: 'Limpar a mesa', example: 'Exemplo', thisWindow: 'Como estava nesta janela'
  },
  notices: {
    squareTaken: (square: string, name: string) => `${name} já está em ${square}.`,
    noRoom: (name: string, square: string) => `${name} não cabe em ${square}.`,
    boardFull: 'Não há mais casa livre neste mapa.',
    opened: (name: string) => `${name} está aberto.`,
    savedFile: (name: string) => `Salvo como ${name}.`,
    notAskedYet: 'Escolha atacante e alvo primeiro: um arquivo contém uma pergunta completa.',
    otherGame: (ruleset: string) => `Esta é uma posição de outro jogo (${ruleset}), que não tem mesa aqui.`,
    savedRuling: (title: string) => `“${title}” foi salva.`,
    saveFailed: (why: string) => `A decisão não foi salva. ${why}`,
    deletedRuling: (title: string) => `“${title}” foi excluída.`,
    deleteFailed: (why: string) => `A decisão não foi excluída. ${why}`,
    moved: 'Agora está ali.',
    nothingToAimAt: (square: string) => `Não há nada para mirar em ${square}: toque em uma figura, uma parede, um terreno bloqueador ou um objeto.`,
    applied: 'As figuras estão onde o ataque as deixou.',
    undone: (label: string) => `Desfeito: ${label}`,
    redone: (label: string) => `Refeito: ${label}`,
    removed: (name: string) => `${name} saiu da mesa.`,
    cleared: 'A mesa está vazia.',
    dismiss: 'Dispensar'
  },
  start: {
    failed: 'O Linejudge não conseguiu abrir o que guarda neste aparelho',
    failedText: (why: string) => `${why} Você pode continuar, mas nada será guardado.`,
    tableAside: (why: string) => `Uma mesa, como foi deixada, não pode ser lida por esta versão. ${why} Ela foi posta de lado e não apagada.`
  }
}
