/** The sentences of rulings and the small words in them, in Spanish. */
import type { Phrasebook } from '../../../shared/explain/toText.ts'
import { sentences } from './sentences.ts'

export const phrases: Phrasebook = {
  sentences,
  terms: {
    nothing: 'nada',
    red: 'Rojo', blue: 'Azul', green: 'Verde', gold: 'Dorado',
    speed: 'velocidad', attack: 'ataque', defense: 'defensa', damage: 'daño', range: 'alcance', both: 'ambos',
    close: 'cuerpo a cuerpo', ranged: 'a distancia', power: 'acción de poder', move: 'acción de movimiento', free: 'acción gratuita',
    'thrown-object': 'objeto lanzado', 'close-or-ranged': 'cuerpo a cuerpo o a distancia',
    'close-attack': 'ataque cuerpo a cuerpo', 'ranged-attack': 'ataque a distancia', 'close-combat': 'combate cuerpo a cuerpo', 'ranged-combat': 'combate a distancia',
    'break-away': 'destrabarse', place: 'colocación', token: 'ficha', action: 'acción', use: 'uso de un poder', step: 'paso', turn: 'turno',
    normal: 'normal', penetrating: 'penetrante', unavoidable: 'inevitable', pushing: 'por esfuerzo', 'knock-back': 'retroceso',
    clear: 'despejada', hindered: 'obstaculizada', blocked: 'bloqueada',
    hindering: 'obstaculizador', blocking: 'bloqueante', elevated: 'elevado', water: 'agua', special: 'terreno especial',
    wall: 'pared', 'force-field': 'campo de fuerza', figure: 'figura', corner: 'esquina', debris: 'escombros', object: 'objeto', stairs: 'escalera',
    'hindering-terrain': 'terreno obstaculizador', 'hindered-line': 'línea obstaculizada', carry: 'transportar',
    'ultra-light': 'objeto ultraligero', light: 'objeto ligero', heavy: 'objeto pesado', 'ultra-heavy': 'objeto ultrapesado',
    'ultra-light-object': 'objeto ultraligero', 'light-object': 'objeto ligero', 'heavy-object': 'objeto pesado', 'ultra-heavy-object': 'objeto ultrapesado',
    'hindering-marker': 'marcador obstaculizador', 'blocking-marker': 'marcador bloqueante',
    'rule-of-three': 'límite de modificadores', 'damage-depletion': 'pérdida de daño', 'armor-wars': 'Armor Wars', printed: 'impreso', minimum: 'mínimo',
    split: 'reparto del daño', knockBack: 'retroceso', direction: 'dirección', order: 'orden', reducer: 'lo que reduce el daño',
    mastermind: 'Mastermind', replacement: 'reemplazo', expert: 'Expert'
  },
  directions: {
    '1,0': 'hacia la derecha', '-1,0': 'hacia la izquierda', '0,1': 'hacia abajo', '0,-1': 'hacia arriba',
    '1,1': 'hacia abajo a la derecha', '-1,1': 'hacia abajo a la izquierda', '1,-1': 'hacia arriba a la derecha', '-1,-1': 'hacia arriba a la izquierda'
  },
  nothing: 'nada',
  nobody: 'nadie',
  something: 'algo',
  and: 'y',
  ruleApplies: (rule) => `Se aplica la regla ${rule}.`
}
