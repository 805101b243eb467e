/** Texts that need more than places and choices, in Spanish: lists, signs, letters. */
import type { built as english } from '../en/built.ts'
import type { Translation } from '../language/shape.ts'
import { and } from './phrases.ts'

const many = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`
const listed = (names: readonly string[], most = 4): string =>
  names.length <= most ? names.join(', ') : `${names.slice(0, most).join(', ')} y ${names.length - most} más`
const counted = (n: number, one: string, many: string): string => (n === 1 ? one : `${n} ${many}`)
const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`)

export const built: Translation<typeof english> = {
  boardTexts: {
    hidden: (what) => `No se muestra: ${what.join(', ')}`,
    note: {
      next: (names) =>
        names.length
          ? `Desde allí su próxima acción podría atacar a ${names.join(', ')}.`
          : 'Sin objetivos desde allí en la próxima acción.'
    },
    trueSize: {
      squareSize: (inches) => `${String(inches).replace('.', ',')} pulgadas`,
      result: (pixels) => `${String(pixels).replace('.', ',')} píxeles por pulgada.`
    },
    inWords: {
      edge: (a, b) => `${a} ${and(b)} ${b}`
    }
  },
  dataTexts: {
    list: {
      size: (bytes) =>
        bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1).replace('.', ',')} MB`
    }
  },
  descentTexts: {
    title: (attacker, target, weapon) => `${attacker} ataca ${target.startsWith('el espacio ') ? target : `a ${target}`} con ${weapon}`,
    oneMore: (die) => `Un dado ${die.toLowerCase()} más`,
    oneLess: (die) => `Un dado ${die.toLowerCase()} menos`,
    gives: (range, hearts) =>
      [range > 0 ? `+${range} de alcance` : '', hearts > 0 ? `+${many(hearts, 'corazón', 'corazones')}` : ''].filter(Boolean).join(', '),
    tools: {
      sizes: ([x, y]) => `${x} × ${y}`
    }
  },
  heroscapeTexts: {
    hint: {
      object: (name) => `Toque cada espacio para: ${name.toLowerCase()}.`
    }
  },
  importingTexts: {
    from: (files) => `De ${listed(files)}`,
    reading: (files) => `Leyendo ${listed(files)}`,
    unknownFields: (places) => `Linejudge no conoce ${listed(places)}; se conserva y no cambia nada.`,
    unknownOfPack: (places) => `Linejudge no conoce ${listed(places)} del paquete; se omite.`,
    differs: {
      text: {
        description: () => 'La descripción es otra.',
        summary: () => 'El texto de la regla es otro.'
      },
      squares: (names) => `${counted(names.length, '1 casilla difiere', 'casillas difieren')}: ${listed(names, 8)}.`,
      'only-theirs': (names) => `Solo en el del archivo: ${listed(names, 6)}.`,
      reworded: (names) => `Textos con otras palabras: ${listed(names, 6)}.`,
      'no-longer-granted': (names) => `Los textos ya no conceden: ${listed(names, 6)}.`,
      'newly-granted': (names) => `Los textos conceden ahora: ${listed(names, 6)}.`,
      changed: (names) => `Distintos: ${listed(names, 6)}.`,
      'only-mine': (names) => `Solo en el suyo: ${listed(names, 6)}.`,
      edition: (addresses) => `Difieren en ${listed(addresses, 8)}.`,
      clauses: (mine, theirs) =>
        mine === theirs
          ? 'Lo que hace la regla difiere.'
          : `Lo que hace la regla difiere: ${mine} cláusulas en el suyo, ${theirs} en el del archivo.`
    },
    done: (names: readonly string[]) =>
      names.length === 1 ? `Se ha importado: ${names[0]}.` : `${names.length} documentos importados: ${listed([...new Set(names)])}.`,
    stepImport: (files) => `Importación de ${listed(files, 2)}`,
    exportText: (names) => `Un archivo con ${listed(names, 6)}. Quien lo abra ve qué contiene antes de que se importe nada.`,
    deletion: (names) => `Eliminación de ${listed(names, 2)}`,
    deleted: (names) => `Eliminado: ${listed(names)}.`
  },
  referenceTexts: {
    dial: {
      place: (colour, slot) => `${colour} en la columna de ${slot.toLowerCase()} del dial`
    }
  },
  rulingTexts: {
    sentence: {
      list: (parts) =>
        parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and(parts.at(-1) ?? '')} ${parts.at(-1) ?? ''}`
    },
    filter: {
      count: (n, of) => (n === of ? (of === 1 ? '1 dictamen' : `${of} dictámenes`) : `${n} de ${of} dictámenes`)
    },
    change: {
      objectGone: (object, square) => (square ? `Si no estuviera ${object.toLowerCase()} en ${square}` : `Si no estuviera ${object}`),
      ruleset: (name) => `Según ${name.replace(/^Reglas /, 'las reglas ')}`,
      both: (first, second) => `${first}, y ${second.charAt(0).toLowerCase()}${second.slice(1)}`
    }
  },
  storageTexts: {
    counts: {
      settings: (n) => (n > 0 ? 'la mesa con sus ajustes' : 'ningún ajuste')
    }
  },
  texts: {
    targets: {
      object: (name, square) => `${name.toLowerCase()} en ${square}`
    },
    ask: {
      pathText: (from, squares) => [from, ...squares].join(' → '),
      placingObject: (name) => `Toque cada casilla donde va: ${name.toLowerCase()}.`
    },
    plan: {
      perplex: (name, value, by) => `Perplex: ${value} de ${name} ${by > 0 ? '+' : '−'}${Math.abs(by)}`
    },
    facts: {
      percent: (percent) => `${percent.toFixed(2).replace('.', ',')} %`,
      mean: (fraction, decimal) => `${fraction} · ${decimal.toFixed(2).replace('.', ',')}`,
      kbPath: (due, entered, end) =>
        entered === due
          ? `${entered === 1 ? '1 casilla' : `${entered} casillas`}, hasta ${end}`
          : `${entered === 1 ? '1 casilla' : `${entered} casillas`} (de ${due}), hasta ${end}`,
      damageEntry: (to, dealt, taken) => (dealt === taken ? `${taken} a ${to}` : `${taken} de ${dealt} a ${to}`)
    },
    figure: {
      changes: {
        add: (value, by) => `Cambiar ${value} en ${by < 0 ? `−${-by}` : `+${by}`}`
      }
    },
    rules: {
      editions: (names) => names.join(', ')
    }
  },
  timelineTexts: {
    event: {
      perplex: (who, whom, value, by) => `Perplex de ${who} sobre ${whom}: ${value} ${signed(by)}.`,
      damage: (whom, amount, kind) => `Se inflige daño a ${whom}: ${amount}${kind.trim() ? ` ${kind.trim()}` : ''}.`
    },
    change: {
      objects: (more) => (more > 0 ? `${more} más en el mapa` : `${-more} menos en el mapa`)
    },
    hint: {
      figure: (what) => `Toque la figura en el tablero (${what.toLowerCase()}).`,
      square: (what) => `Toque la casilla en el tablero (${what.toLowerCase()}).`
    },
    standing: {
      value: (value, by) => `${value} ${signed(by)}`
    }
  },
  variantsTexts: {
    difference: {
      changed: (name, fields) => `${name}, cambios en: ${fields.join(', ')}.`,
      countered: (name, powers) => `${name}, contrarrestado: ${powers.join(', ')}.`,
      squares: (squares) => `Otro terreno en ${squares.join(', ')}.`
    }
  }
}
