/** The texts of the Descent table, in Portuguese. */
import type { Translation } from '../language/catalogue.ts'
import type { descentTexts as english } from '../en/descentTexts.ts'

const many = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`
const hearts = (n: number) => many(n, 'coração', 'corações')
const surges = (n: number) => many(n, 'surto', 'surtos')
const spaces = (n: number) => many(n, 'espaço', 'espaços')

export const descentTexts: Translation<typeof english> = {
  question: 'Pergunta', board: 'Tabuleiro de espaços', procedure: 'O ataque, passo a passo',
  attacks: 'ataca', with: 'com', by: 'por', attacker: 'Atacante', target: 'Espaço atacado', chooseAttacker: 'escolha uma figura', chooseTarget: 'toque em um espaço',
  weapon: 'Arma',
  weapons: { melee: 'uma arma Melee', ranged: 'uma arma Ranged', unarmed: 'mãos nuas' },
  cards: { melee: 'sua carta: Melee', ranged: 'sua carta: Ranged', unarmed: 'mãos nuas' },
  title: (attacker: string, target: string, weapon: string) => `${attacker} ataca ${target} com ${weapon}`,
  titleReroll: (dice: string, during: string) => `Dá para rolar de novo os dados (${dice}) em ${during}?`,
  titleOdds: (dice: string) => `Chances de ${dice}`,
  space: (name: string) => `espaço ${name}`,
  steps: ['Arma e alvo', 'Dados', 'Alcance', 'Surtos', 'Dano'],
  step: (n: number) => `Passo ${n}`, next: (title: string) => `A seguir: ${title}`, rules: 'Regras deste passo',
  state: {
    open: 'em aberto', notReached: 'não alcançado', legal: 'permitido', illegal: 'não permitido', cross: 'o X: um erro',
    rolled: (range: number, heartCount: number, surgeCount: number) => `alcance ${range}, ${hearts(heartCount)}, ${surges(surgeCount)}`,
    noRange: 'não conferido', inRange: (range: number, distance: number) => `${range} de ${distance}: alcança`, short: (range: number, distance: number) => `${range} de ${distance}: curto demais`,
    spent: (cost: number, of: number) => `gasto ${cost} de ${of}`, proposed: (cost: number, of: number) => `${cost} de ${of}, como proposto`, none: 'nenhum na rolagem',
    damage: (sum: number) => `${sum} no total`
  },
  monster: 'Um monstro ataca', monsterHint: 'Sua carta faz as vezes da arma',
  blast: 'Blast', blastHint: 'Também afeta as figuras ao lado do espaço atacado',
  ownSpaces: 'Um monstro grande bloqueia a linha até seus próprios espaços', ownSpacesHint: 'Nenhum documento resolve isso. O Linejudge entende: não bloqueia',
  pool: 'Dados rolados', dice: { blue: 'Azul', yellow: 'Amarelo', red: 'Vermelho', brown: 'Marrom', gray: 'Cinza', black: 'Preto' },
  oneMore: (die: string) => `Mais um dado ${die.toLowerCase()}`, oneLess: (die: string) => `Menos um dado ${die.toLowerCase()}`,
  bareHandsDice: 'Mãos nuas rolam só o dado azul.',
  result: 'O que os dados mostram', range: 'Alcance', hearts: 'Corações', surges: 'Surtos', cross: 'O dado azul mostra o X',
  distance: (n: number) => spaces(n), distanceLabel: 'Distância', rangeNow: 'Alcance com surtos', missing: 'Falta',
  abilities: 'Habilidades por surtos', noAbilities: 'Ainda sem habilidades: adicione as da arma, do herói, das perícias e dos itens, ou as da carta do monstro.',
  add: 'Adicionar uma habilidade', remove: (n: number) => `Remover a habilidade ${n}`, buy: (n: number) => `Comprar a habilidade ${n}`, ability: (n: number) => `Habilidade ${n}`,
  cost: 'Custo', other: 'Outra coisa', otherHint: 'como Stun', words: 'Em palavras',
  gives: (range: number, heartCount: number) => [range > 0 ? `+${range} de alcance` : '', heartCount > 0 ? `+${hearts(heartCount)}` : ''].filter(Boolean).join(', '),
  proposal: 'Proposta', useProposal: 'Comprar isto', open: 'Deixar em aberto', nothing: 'não comprar nada', repeat: 'Habilidades mais de uma vez', repeatHint: 'Nenhum documento resolve isso. O Linejudge entende: cada uma só uma vez',
  secondWeapon: 'Compra uma habilidade de uma arma que não é usada.', clearSpend: 'Não comprar nada disso',
  shields: (name: string) => `Escudos de ${name}`, takes: (damage: number) => `sofre ${damage}`, alsoAffected: 'Também afeta', addAffected: 'Adicionar uma figura', removeAffected: (name: string) => `Não afeta ${name}`,
  nobodyAffected: 'Escolha o alvo primeiro.',
  reroll: {
    title: 'Uma carta permite rolar de novo?', dice: 'Dados', during: 'Usada em', attackDice: 'dados de ataque', defenseDice: 'dados de defesa', attack: 'um ataque', test: 'um teste de atributo',
    allRolled: 'Todos os dados de ataque e de defesa foram rolados', show: 'Perguntar isto na mesa'
  },
  odds: {
    title: 'Chances antes da rolagem', defense: 'Dados de defesa do alvo', show: 'Perguntar isto na mesa', faces: 'Faces dos dados',
    needFaces: (dice: string) => `Para corações e dano, as faces destes dados precisam ser informadas uma vez: ${dice}.`, noDice: 'Escolha os dados primeiro.',
    noTarget: 'Escolha atacante e alvo primeiro: um ataque Ranged precisa alcançar.',
    unaided: 'Alcança sem surtos', reach: 'Alcança', noCross: 'Sem X', atLeast: (n: number) => `Pelo menos ${hearts(n)}`,
    damage: (n: number) => `${n} de dano`, mean: 'Dano esperado', distribution: 'Dano'
  },
  faces: {
    title: 'Faces dos dados', text: 'Como corações e surtos se combinam nas faces não foi publicado. Informe-as uma vez pelos seus dados. Elas ficam neste aparelho. Os alcances e os corações do dado vermelho são conhecidos.',
    face: 'Face', hearts: 'Corações', surge: 'Surto', shownRange: (n: number) => `alcance ${n}`, noRange: 'sem alcance', cross: 'X',
    complete: 'Completo', save: 'Guardar', forget: 'Esquecer as faces', kept: 'As faces dos dados estão guardadas.', keptFew: (dice: string) => `Guardado: ${dice}. Os outros ainda não estão completos.`,
    faceHearts: (die: string, face: number, heartCount: number) => `${die}, face ${face}: ${hearts(heartCount)}`, faceSurge: (die: string, face: number) => `${die}, face ${face}: surto`,
    defense: 'Os dados de defesa não precisam de faces: eles só mostram escudos.'
  },
  backToAttack: 'Voltar ao ataque', otherAsk: { 'descent-reroll': 'A mesa pergunta sobre uma nova rolagem.', 'descent-odds': 'A mesa pergunta sobre chances.' },
  missing1: 'Ponha um herói e um monstro no tabuleiro.', missingAttacker: 'Escolha o atacante: toque nele.', missingTarget: 'Agora toque no espaço atacado.',
  missingDice: 'Escolha os dados do ataque.', missingDistance: 'Escolha atacante e alvo: um ataque Ranged precisa alcançar.',
  tools: {
    title: 'O que um toque faz', choose: 'Escolher', hero: 'Herói', monster: 'Monstro', obstacle: 'Obstáculo', wall: 'Parede', size: 'Tabuleiro', sizes: ([x, y]: readonly [number, number]) => `${x} × ${y}`,
    edit: (name: string) => `Editar ${name}`, monsterSize: 'Espaços do monstro', monsterSizes: { 1: '1 espaço', 2: '2 espaços', 4: '2 × 2', 6: '2 × 3' }
  },
  hint: {
    attacker: 'Toque no atacante. Arraste uma figura para movê-la.', target: 'Agora toque no espaço atacado.', hero: 'Toque no espaço de um herói. Esc encerra.', monster: 'Toque no espaço superior esquerdo de um monstro. Esc encerra.',
    obstacle: 'Toque em um espaço: põe ou tira o obstáculo. Esc encerra.', wall: 'Toque perto da borda de um espaço: põe ou tira a parede. Esc encerra.'
  },
  under: { obstacle: 'obstáculo' },
  figure: { title: 'Figura', name: 'Nome', side: 'Lado', heroes: 'Heróis', overlord: 'Overlord', spaces: 'Espaços', remove: 'Tirar', done: 'Pronto' },
  names: { hero: 'Herói', monster: 'Monstro' },
  notices: {
    taken: (space: string, name: string) => `${name} já está em ${space}.`, noRoom: (name: string, space: string) => `${name} não cabe em ${space}.`,
    outside: (name: string) => `${name} ficaria fora. Mova primeiro.`
  },
  change: {
    attacker: 'Atacante', target: 'Espaço atacado', weapon: 'Arma', dice: 'Dados', result: 'Rolagem', ability: 'Habilidade', spend: 'Gastar surtos', defense: 'Escudos', obstacle: 'Obstáculo', wall: 'Parede',
    size: 'Tamanho do tabuleiro', reroll: 'Nova rolagem', odds: 'Chances', attack: 'Ataque'
  },
  verdicts: { hit: 'Acerto', miss: 'Erro', illegal: 'Não permitido', legal: 'Permitido', 'faces-missing': 'Faltam faces' },
  hitFor: (damage: number) => `Acerto: ${damage}`,
  facts: {
    distance: 'Distância', range: 'Alcance', needed: (range: number, distance: number) => `${range} de ${distance}`, hearts: 'Corações', damage: (name: string) => `${name} sofre`, stop: 'Termina em', step: (n: number, title: string) => `passo ${n}: ${title}`
  },
  option: (bought: string, verdict: string) => `${bought}: ${verdict}`
}
