/** Texts that need more than places and choices, in Portuguese: lists, signs, letters. */
import type { built as english } from '../en/built.ts'
import type { Translation } from '../language/shape.ts'

const many = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`
const hearts = (n: number) => many(n, 'coração', 'corações')
const listed = (names: readonly string[], most = 4): string =>
  names.length <= most ? names.join(', ') : `${names.slice(0, most).join(', ')} e mais ${names.length - most}`
const counted = (n: number, one: string, many: string): string => (n === 1 ? one : `${n} ${many}`)
const comma = (n: number): string => n.toFixed(2).replace('.', ',')
const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`)

export const built: Translation<typeof english> = {
  boardTexts: {
    hidden: (what: readonly string[]) => `Não aparece: ${what.join(', ')}`,
    note: {
      next: (names) => (names.length ? `De lá, sua próxima ação poderia atacar ${names.join(', ')}.` : 'Nenhum alvo de lá na próxima ação.')
    },
    trueSize: {
      squareSize: (inches: number) => `${String(inches).replace('.', ',')} polegadas`,
      result: (pixels: number) => `${String(pixels).replace('.', ',')} pixels por polegada.`
    },
    inWords: {
      edge: (a: string, b: string) => `${a} e ${b}`
    }
  },
  dataTexts: {
    list: {
      size: (bytes: number) =>
        bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1).replace('.', ',')} MB`
    }
  },
  descentTexts: {
    title: (attacker: string, target: string, weapon: string) => `${attacker} ataca ${target} com ${weapon}`,
    oneMore: (die: string) => `Mais um dado ${die.toLowerCase()}`,
    oneLess: (die: string) => `Menos um dado ${die.toLowerCase()}`,
    gives: (range: number, heartCount: number) =>
      [range > 0 ? `+${range} de alcance` : '', heartCount > 0 ? `+${hearts(heartCount)}` : ''].filter(Boolean).join(', '),
    tools: {
      sizes: ([x, y]: readonly [number, number]) => `${x} × ${y}`
    }
  },
  heroscapeTexts: {
    hint: {
      object: (name: string) => `Toque em cada espaço para: ${name.toLowerCase()}.`
    }
  },
  importingTexts: {
    from: (files: readonly string[]) => `De ${listed(files)}`,
    reading: (files: readonly string[]) => `Lendo ${listed(files)}`,
    unknownFields: (places) => `O Linejudge não conhece ${listed(places)}; é guardado e não muda nada.`,
    unknownOfPack: (places) => `O Linejudge não conhece ${listed(places)} do pacote; fica de fora.`,
    differs: {
      text: {
        description: () => 'A descrição é outra.',
        summary: () => 'O texto da regra é outro.'
      },
      squares: (names: readonly string[]) => `${counted(names.length, '1 casa difere', 'casas diferem')}: ${listed(names, 8)}.`,
      'only-theirs': (names: readonly string[]) => `Só no do arquivo: ${listed(names, 6)}.`,
      reworded: (names: readonly string[]) => `Textos com outras palavras: ${listed(names, 6)}.`,
      'no-longer-granted': (names: readonly string[]) => `Os textos já não concedem: ${listed(names, 6)}.`,
      'newly-granted': (names: readonly string[]) => `Os textos passam a conceder: ${listed(names, 6)}.`,
      changed: (names: readonly string[]) => `Diferentes: ${listed(names, 6)}.`,
      'only-mine': (names: readonly string[]) => `Só no seu: ${listed(names, 6)}.`,
      edition: (addresses: readonly string[]) => `Diferem em ${listed(addresses, 8)}.`,
      clauses: (mine: number, theirs: number) =>
        mine === theirs ? 'O que a regra faz difere.' : `O que a regra faz difere: cláusulas no seu ${mine}, no do arquivo ${theirs}.`
    },
    done: (names: readonly string[]) =>
      names.length === 1 ? `Importado: ${names[0]}.` : `${names.length} documentos importados: ${listed([...new Set(names)])}.`,
    stepImport: (files: readonly string[]) => `Importação de ${listed(files, 2)}`,
    exportText: (names: readonly string[]) =>
      `Um arquivo com ${listed(names, 6)}. Quem o abre vê o que contém antes que algo seja importado.`,
    deletion: (names: readonly string[]) => `Exclusão de ${listed(names, 2)}`,
    deleted: (names: readonly string[]) => `Excluído: ${listed(names)}.`
  },
  referenceTexts: {
    dial: {
      place: (colour: string, slot: string) => `${colour} na coluna de ${slot.toLowerCase()} do dial`
    }
  },
  rulingTexts: {
    sentence: {
      list: (parts: readonly string[]) => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} e ${parts.at(-1) ?? ''}`)
    },
    filter: {
      count: (n: number, of: number) => (n === of ? (of === 1 ? '1 decisão' : `${of} decisões`) : `${n} de ${of} decisões`)
    },
    change: {
      objectGone: (object: string, square: string) =>
        square ? `Se não houvesse em ${square}: ${object.toLowerCase()}` : `Se não houvesse ${object}`,
      ruleset: (name: string) => `Com ${name}`,
      both: (first: string, second: string) => `${first}, e ${second.charAt(0).toLowerCase()}${second.slice(1)}`
    }
  },
  storageTexts: {
    counts: {
      settings: (n: number) => (n > 0 ? 'a mesa com suas configurações' : 'nenhuma configuração')
    }
  },
  texts: {
    targets: {
      object: (name: string, square: string) => `${name.toLowerCase()} em ${square}`
    },
    ask: {
      pathText: (from: string, squares: readonly string[]) => [from, ...squares].join(' → '),
      placingObject: (name: string) => `Toque em cada casa para: ${name.toLowerCase()}.`
    },
    plan: {
      perplex: (name: string, value: string, by: number) => `Perplex: ${value} de ${name} ${by > 0 ? '+' : '−'}${Math.abs(by)}`
    },
    facts: {
      percent: (percent: number) => `${comma(percent)} %`,
      mean: (fraction: string, decimal: number) => `${fraction} · ${comma(decimal)}`,
      kbPath: (due: number, entered: number, end: string) =>
        entered === due
          ? `${entered === 1 ? '1 casa' : `${entered} casas`}, até ${end}`
          : `${entered === 1 ? '1 casa' : `${entered} casas`} (de ${due}), até ${end}`,
      damageEntry: (to: string, dealt: number, taken: number) => (dealt === taken ? `${taken} em ${to}` : `${taken} de ${dealt} em ${to}`)
    },
    figure: {
      changes: {
        add: (value: string, by: number) => `Mudar ${value} em ${by < 0 ? `−${-by}` : `+${by}`}`
      }
    },
    rules: {
      editions: (names: readonly string[]) => names.join(', ')
    }
  },
  timelineTexts: {
    event: {
      perplex: (who: string, whom: string, value: string, by: number) => `Perplex de ${who} em ${whom}: ${value} ${signed(by)}.`,
      damage: (whom: string, amount: number, kind: string) => `${whom} recebe ${amount} de dano${kind.trim() ? ` ${kind.trim()}` : ''}.`
    },
    change: {
      objects: (more: number) => (more > 0 ? `${more} a mais no mapa` : `${-more} a menos no mapa`)
    },
    hint: {
      figure: (what: string) => `Toque na figura no tabuleiro (${what.toLowerCase()}).`,
      square: (what: string) => `Toque na casa no tabuleiro (${what.toLowerCase()}).`
    },
    standing: {
      value: (value: string, by: number) => `${value} ${signed(by)}`
    }
  },
  variantsTexts: {
    difference: {
      changed: (name: string, fields: readonly string[]) => `${name}: mudança em ${fields.join(', ')}.`,
      countered: (name: string, powers: readonly string[]) => `${name}: anulado ${powers.join(', ')}.`,
      squares: (squares: readonly string[]) => `Outro terreno em ${squares.join(', ')}.`
    }
  }
}
