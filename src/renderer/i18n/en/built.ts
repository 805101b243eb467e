/** Texts that need more than places and choices, in English: lists, signs, letters. */
const many = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`
const listed = (names: readonly string[], most = 4): string =>
  names.length <= most ? names.join(', ') : `${names.slice(0, most).join(', ')} and ${names.length - most} more`
const counted = (n: number, one: string, many: string): string => (n === 1 ? one : `${n} ${many}`)
const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`)

export const built = {
  boardTexts: {
    hidden: (what: readonly string[]) => `Not shown: ${what.join(', ')}`,
    note: {
      next: (names: readonly string[]) =>
        names.length ? `From there its next action could attack ${names.join(', ')}.` : 'No targets from there next action.'
    },
    trueSize: {
      squareSize: (inches: number) => `${inches} inches`,
      result: (pixels: number) => `${pixels} pixels to an inch.`
    },
    inWords: {
      edge: (a: string, b: string) => `${a} and ${b}`
    }
  },
  dataTexts: {
    list: {
      size: (bytes: number) =>
        bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
    }
  },
  descentTexts: {
    title: (attacker: string, target: string, weapon: string) => `${attacker} attacks ${target} with ${weapon}`,
    oneMore: (die: string) => `One ${die.toLowerCase()} die more`,
    oneLess: (die: string) => `One ${die.toLowerCase()} die less`,
    gives: (range: number, hearts: number) =>
      [range > 0 ? `+${range} range` : '', hearts > 0 ? `+${many(hearts, 'heart', 'hearts')}` : ''].filter(Boolean).join(', '),
    tools: {
      sizes: ([x, y]: readonly [number, number]) => `${x} × ${y}`
    }
  },
  heroscapeTexts: {
    hint: {
      object: (name: string) => `Tap each space for: ${name.toLowerCase()}.`
    }
  },
  importingTexts: {
    from: (files: readonly string[]) => `From ${listed(files)}`,
    reading: (files: readonly string[]) => `Reading ${listed(files)}`,
    unknownFields: (places: readonly string[]) => `Linejudge does not know ${listed(places)}; it is kept and changes nothing.`,
    unknownOfPack: (places: readonly string[]) => `Linejudge does not know ${listed(places)} of the pack; it is left out.`,
    differs: {
      text: {
        description: () => 'The description is another one.',
        summary: () => 'The text of the rule is another one.'
      },
      squares: (names: readonly string[]) => `${counted(names.length, '1 square differs', 'squares differ')}: ${listed(names, 8)}.`,
      'only-theirs': (names: readonly string[]) => `Only in theirs: ${listed(names, 6)}.`,
      reworded: (names: readonly string[]) => `Texts that are worded otherwise: ${listed(names, 6)}.`,
      'no-longer-granted': (names: readonly string[]) => `No longer granted by texts: ${listed(names, 6)}.`,
      'newly-granted': (names: readonly string[]) => `Newly granted by texts: ${listed(names, 6)}.`,
      changed: (names: readonly string[]) => `Different: ${listed(names, 6)}.`,
      'only-mine': (names: readonly string[]) => `Only in yours: ${listed(names, 6)}.`,
      edition: (addresses: readonly string[]) => `They differ at ${listed(addresses, 8)}.`,
      clauses: (mine: number, theirs: number) =>
        mine === theirs ? 'What the rule does differs.' : `What the rule does differs: ${mine} clauses in yours, ${theirs} in theirs.`
    },
    done: (names: readonly string[]) =>
      names.length === 1 ? `${names[0]} is imported.` : `${names.length} documents are imported: ${listed([...new Set(names)])}.`,
    stepImport: (files: readonly string[]) => `Import of ${listed(files, 2)}`,
    exportText: (names: readonly string[]) =>
      `One file with ${listed(names, 6)}. Who opens it sees what is in it before anything is imported.`,
    deletion: (names: readonly string[]) => `Deletion of ${listed(names, 2)}`,
    deleted: (names: readonly string[]) => `Deleted: ${listed(names)}.`
  },
  referenceTexts: {
    dial: {
      place: (colour: string, slot: string) => `${colour} on the ${slot.toLowerCase()} column of the dial`
    }
  },
  rulingTexts: {
    sentence: {
      list: (parts: readonly string[]) => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`)
    },
    filter: {
      count: (n: number, of: number) => (n === of ? (of === 1 ? '1 ruling' : `${of} rulings`) : `${n} of ${of} rulings`)
    },
    change: {
      objectGone: (object: string, square: string) =>
        square ? `If ${object.toLowerCase()} in ${square} were gone` : `If ${object} were gone`,
      ruleset: (name: string) => `Under ${name}`,
      both: (first: string, second: string) => `${first}, and ${second.charAt(0).toLowerCase()}${second.slice(1)}`
    }
  },
  storageTexts: {
    counts: {
      settings: (n: number) => (n > 0 ? 'the table with its settings' : 'no settings')
    }
  },
  texts: {
    targets: {
      object: (name: string, square: string) => `${name.toLowerCase()} in ${square}`
    },
    ask: {
      pathText: (from: string, squares: readonly string[]) => [from, ...squares].join(' → '),
      placingObject: (name: string) => `Tap where each ${name.toLowerCase()} lies.`
    },
    plan: {
      perplex: (name: string, value: string, by: number) => `Perplex ${name}’s ${value} ${by > 0 ? '+' : '−'}${Math.abs(by)}`
    },
    facts: {
      percent: (percent: number) => `${percent.toFixed(2)} %`,
      mean: (fraction: string, decimal: number) => `${fraction} · ${decimal.toFixed(2)}`,
      kbPath: (due: number, entered: number, end: string) =>
        entered === due
          ? `${entered === 1 ? '1 square' : `${entered} squares`}, to ${end}`
          : `${entered === 1 ? '1 square' : `${entered} squares`} (of ${due}), to ${end}`,
      damageEntry: (to: string, dealt: number, taken: number) => (dealt === taken ? `${taken} to ${to}` : `${taken} of ${dealt} to ${to}`)
    },
    figure: {
      changes: {
        add: (value: string, by: number) => `Change ${value} by ${by < 0 ? `−${-by}` : `+${by}`}`
      }
    },
    rules: {
      editions: (names: readonly string[]) => names.join(', ')
    }
  },
  timelineTexts: {
    event: {
      perplex: (who: string, whom: string, value: string, by: number) => `${who} perplexes ${whom}: ${signed(by)} ${value}.`,
      damage: (whom: string, amount: number, kind: string) => `${whom} is dealt ${amount} ${kind}damage.`
    },
    change: {
      objects: (more: number) => (more > 0 ? `${more} more on the map` : `${-more} fewer on the map`)
    },
    hint: {
      figure: (what: string) => `Tap the figure on the board (${what.toLowerCase()}).`,
      square: (what: string) => `Tap the square on the board (${what.toLowerCase()}).`
    },
    standing: {
      value: (value: string, by: number) => `${value} ${signed(by)}`
    }
  },
  variantsTexts: {
    difference: {
      changed: (name: string, fields: readonly string[]) => `${name}: ${fields.join(', ')} changed.`,
      countered: (name: string, powers: readonly string[]) => `${name}: ${powers.join(', ')} countered.`,
      squares: (squares: readonly string[]) =>
        squares.length === 1 ? `Other terrain in ${squares[0] ?? ''}.` : `Other terrain in ${squares.join(', ')}.`
    }
  }
}
