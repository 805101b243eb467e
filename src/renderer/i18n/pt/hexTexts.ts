/** The texts of the HeroScape table, in Portuguese. */
import type { Translation } from '../language/catalogue.ts'
import type { hexTexts as english } from '../en/hexTexts.ts'

export const hexTexts: Translation<typeof english> = {
  question: 'Pergunta',
  attacker: 'Atacante', defender: 'Defensor', choose: 'escolha uma figura', attacks: 'ataca', withKind: 'com',
  swap: 'Inverter: o defensor passa a atacar',
  attackKind: 'Tipo de ataque', normal: 'um ataque normal', special: 'um ataque especial',
  rolled: (name: string) => `Rolagem de ${name}`, somebody: 'Atacante', someone: 'Defensor',
  skulls: 'Caveiras', shields: 'Escudos', automatic: 'Escudos automáticos',
  attackSkulls: 'Caveiras do atacante', defenseSkulls: 'Caveiras do defensor',
  superStrength: 'Super Strength', ignored: 'O ataque é ignorado',
  die: 'Dado de dano de recuo', dieSides: { '': 'ainda sem rolagem', skull: 'caveira', shield: 'escudo', blank: 'vazio' },
  map: 'Mapa', hexes: (n: number) => `${n} espaços`, noMap: 'Escolha um mapa',
  tray: {
    title: 'Figuras no tabuleiro', add: 'Pôr no tabuleiro', empty: 'Ninguém no tabuleiro', emptyText: 'Dê um nome a uma figura e toque em seu espaço.',
    newTitle: 'Pôr no tabuleiro', name: 'Nome', quick: 'Figura', side: 'Lado', height: 'Altura', double: 'De dois espaços', doubleHint: 'Ocupa dois espaços',
    turn: 'Girar seu segundo espaço', flying: 'Flying', superStrength: 'Super Strength', life: 'Vida restante', place: 'Pôr no tabuleiro',
    heightHint: 'Um campo tracejado é desconhecido: conta-se 5 de altura, e a figura sobrevive aos ferimentos.',
    attacker: 'Atacante', defender: 'Defensor', obstacles: 'Objetos e obstáculos',
    objects: { obstacle: 'Obstáculo', destructible: 'Objeto destrutível', glyph: 'Glifo' },
    removeObject: (name: string, space: string) => `Remover: ${name} em ${space}`
  },
  missing: {
    figures: 'Ponha duas figuras no tabuleiro: quem ataca e quem se defende.',
    attacker: 'Escolha o atacante: toque nele.', defender: 'Escolha o defensor: toque nele.',
    same: 'Atacante e defensor são a mesma figura. Escolha outro defensor.'
  },
  hint: {
    attacker: 'Toque no atacante.', defender: 'Agora toque no defensor. Arraste uma figura para movê-la.',
    placing: (name: string) => `Toque no espaço em que ${name} fica. Esc encerra.`,
    object: (name: string) => `Toque em cada espaço para: ${name.toLowerCase()}. Esc encerra.`
  },
  level: (n: number) => `nível ${n}`,
  title: (attacker: string, defender: string, skulls: number, against: number) => `${attacker} causa recuo em ${defender} (caveiras: ${skulls} a ${against})`,
  moves: (n: number) => (n === 1 ? '1 espaço' : `${n} espaços`),
  verdicts: { none: 'Sem recuo', stays: 'Fica no lugar' },
  facts: {
    wounds: 'Ferimentos do ataque', points: 'Pontos de recuo', path: 'Caminho', spent: 'Pontos gastos', end: 'Termina em', stopped: 'Parada por',
    spentOf: (spent: number, points: number) => `${spent} de ${points}`,
    stops: { edge: 'a borda do campo de batalha', figure: 'uma figura', obstacle: 'um obstáculo', elevation: 'uma mudança de elevação' },
    die: 'Dano de recuo', dieRoll: 'role um dado de ataque', dieNone: 'sem rolagem', dieWounds: (name: string, wounds: number) => `${wounds} em ${name}`,
    fall: 'Queda', fallRoll: 'role um dado de ataque'
  },
  option: (arrow: string, spaces: string, end: string, stop: string) => `${arrow}  ${spaces}, termina em ${end}${stop}`,
  optionStop: (by: string) => `, parada por ${by}`,
  stop: { edge: 'borda', figure: 'figura', obstacle: 'obstáculo', tooHigh: 'alto demais' },
  needs: (cost: number, left: number) => `precisa de ${cost}, tem ${left}`,
  notices: {
    taken: (space: string, name: string) => `${name} já está em ${space}.`,
    noRoom: (name: string, space: string) => `${name} não cabe em ${space}.`,
    full: 'Não há mais espaço livre neste mapa.'
  },
  steps: { attacker: 'Atacante', defender: 'Defensor', dice: 'Dados', turn: (name: string) => `Girar ${name}` },
  board: 'Tabuleiro de hexágonos',
  figureOn: (name: string, height: number | undefined) => (height === undefined ? name : `${name}, altura ${height}`)
}
