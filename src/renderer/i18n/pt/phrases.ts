/** The sentences of rulings, in Portuguese. */
import type { Phrasebook } from '../../../shared/explain/toText.ts'
import { sentences } from './sentences.ts'

export const phrases: Phrasebook = {
  sentences,
  terms: {
    nothing: 'nada',
    // Values
    speed: 'velocidade', attack: 'ataque', defense: 'defesa', damage: 'dano', range: 'alcance', bolts: 'raios',
    // Actions and attacks
    close: 'corpo a corpo', ranged: 'à distância', move: 'ação de movimento', power: 'ação de poder', free: 'ação livre',
    'close-attack': 'ataque corpo a corpo', 'ranged-attack': 'ataque à distância',
    'close-combat': 'combate corpo a corpo', 'ranged-combat': 'combate à distância',
    'thrown-object': 'objeto arremessado', 'break-away': 'desvencilhar-se', 'knock-back': 'recuo',
    // Events of the timeline
    place: 'colocação', token: 'marcador', action: 'ação', use: 'uso de poder', heal: 'cura', step: 'passo', turn: 'turno',
    'begin-turn': 'começo do turno', 'end-turn': 'fim do turno', 'time-called': 'fim do tempo',
    // Terrain and lines
    clear: 'livre', hindering: 'dificultoso', blocking: 'bloqueador', elevated: 'elevado', water: 'água', wall: 'parede', special: 'terreno especial',
    hindered: 'dificultada', blocked: 'bloqueada', 'hindering-terrain': 'terreno dificultoso', 'hindered-line': 'linha dificultada',
    debris: 'escombros', 'hindering-marker': 'marcador dificultoso', 'blocking-marker': 'marcador bloqueador',
    // Kinds of damage
    normal: 'normal', penetrating: 'perfurante', unavoidable: 'inevitável', pushing: 'de esforço',
    // What changes a value
    printed: 'valor impresso', minimum: 'mínimo', 'rule-of-three': 'limite de modificadores', carry: 'transporte',
    'damage-depletion': 'dano gasto no turno', 'armor-wars': 'Armor Wars',
    'ultra-light-object': 'objeto ultraleve', 'light-object': 'objeto leve', 'heavy-object': 'objeto pesado', 'ultra-heavy-object': 'objeto ultrapesado',
    // Choices of a player
    split: 'divisão do dano', knockBack: 'recuo', direction: 'direção', order: 'ordem', reducer: 'redução do dano',
    replacement: 'substituição', expert: 'uso de Ranged Combat Expert ou Close Combat Expert',
    // Sides
    red: 'Vermelho', blue: 'Azul', green: 'Verde', gold: 'Dourado'
  },
  directions: {
    '1,0': 'para a direita', '-1,0': 'para a esquerda', '0,1': 'para baixo', '0,-1': 'para cima',
    '1,1': 'para baixo e para a direita', '-1,1': 'para baixo e para a esquerda',
    '1,-1': 'para cima e para a direita', '-1,-1': 'para cima e para a esquerda'
  },
  nothing: 'nada',
  nobody: 'ninguém',
  something: 'algo',
  and: 'e',
  ruleApplies: (rule) => `Vale a regra ${rule}.`
}
