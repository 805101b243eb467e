/** The words of "what if", in Portuguese. */
import type { Translation } from '../language/catalogue.ts'
import type { variantTexts as english } from '../en/variantTexts.ts'

export const variantTexts: Translation<typeof english> = {
  title: 'Versões desta posição',
  first: 'Como está',
  letter: (letter: string) => `E se ${letter}`,
  add: 'E se …',
  addHint: 'Mantém a posição como está e testa uma mudança em uma cópia.',
  full: (most: number) => `Já existem ${most} versões. Remova uma primeiro.`,
  added: 'Esta é uma cópia: mude-a como quiser. A posição como está fica guardada.',
  compare: 'Lado a lado',
  back: 'Voltar à mesa',
  show: (name: string) => `Pôr na mesa: ${name}`,
  rename: (name: string) => `Renomear ${name}`,
  name: 'Nome',
  keep: 'Manter o nome',
  remove: (name: string) => `Remover ${name}`,
  removed: (name: string) => `Versão removida: ${name}.`,
  onTable: 'Na mesa',
  same: 'Nada difere da posição como está.',
  differences: 'O que é diferente',
  more: (n: number) => (n === 1 ? 'e mais uma coisa' : `e mais ${n} coisas`),
  noQuestion: 'Ainda sem pergunta',
  difference: {
    ruleset: (name: string) => `Regras usadas: ${name}.`,
    ask: (title: string) => `Pergunta: ${title}.`,
    added: (name: string, square: string) => (square ? `${name} está ali, em ${square}.` : `${name} está ali.`),
    gone: (name: string) => `${name} não está mais.`,
    moved: (name: string, square: string) => `${name} está em ${square}.`,
    changed: (name: string, fields: readonly string[]) => `${name}: mudança em ${fields.join(', ')}.`,
    countered: (name: string, powers: readonly string[]) => `${name}: anulado ${powers.join(', ')}.`,
    map: (name: string) => `Outro mapa: ${name}.`,
    squares: (squares: readonly string[]) => `Outro terreno em ${squares.join(', ')}.`,
    walls: 'As paredes são diferentes.',
    objects: 'Os objetos ou marcadores são diferentes.',
    more: 'Outra coisa na posição é diferente.'
  },
  fields: {
    name: 'nome', side: 'lado', size: 'tamanho', speed: 'velocidade', attack: 'ataque', defense: 'defesa', damage: 'dano', range: 'alcance', bolts: 'raios',
    powers: 'poderes', canUse: 'o que pode usar', specialPowers: 'poderes especiais', traits: 'traços', abilities: 'habilidades de combate',
    teamAbilities: 'habilidades de equipe', tokens: 'marcadores de ação', points: 'pontos', holding: 'o que segura', acted: 'se já agiu',
    click: 'clique', dial: 'disco', flight: 'altura', spotted: 'se está à vista'
  }
}
