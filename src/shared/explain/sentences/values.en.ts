/** Sentences of reasons, in English: values, and what may be used together. They are written as `sentences.en.ts` says. */
export const valuesSentences = {
  // What may be used together
  'means.suppressed': '{user} cannot use {effect} so near to {by}.',
  'means.cannot-use': '{user} cannot use {effect}.',
  'means.action': 'The attack is part of {effect}.',
  'means.not-inside': '{effect} cannot be used with {action}.',
  'means.own-action': '{effect} is an action of its own and not used inside {action}.',
  'means.unknown': '{effect} is not among what this edition lets {user} use for that.',
  'means.undescribed': '{effect} is a power of {user} that nobody has described to Linejudge: the judge decides.',
  'means.wrong-attack': '{effect} does not go with a {attack} attack.',
  'means.alone': 'During {action} no other power is used: not {effect} either.',
  'means.needs-own-action': '{effect} needs a power action of its own.',
  'means.needs-combat-action': '{effect} needs a combat action of its own, which this does not give.',
  'choice.not-open': 'That choice ({choice}) is not open to the player.',
  // Values
  'value.result': "{figure}'s {value} is {result} (printed {printed}).",
  'value.assumed': "{figure}'s {value} is {result}; what is printed is not known, and {printed} is assumed.",
  'value.halve': '{source} halves the value: {from} becomes {to}.',
  'value.set': '{source} replaces the value by {to}.',
  'value.modify': '{source} modifies the value by {amount}: {to}.',
  'value.lock': '{source} sets the value to {to} and locks it.',
  'value.water-own-kind': 'It stands in water, which is not hindering terrain for those who ignore that: it has its own symbol.',
  'value.locked': 'A locked value of {value} is neither replaced nor modified.',
  'value.rounded-up': 'Fractions round up: half of {from} is {to}.',
  'value.replaced-is-unmodified': 'A replaced value is the new unmodified value.',
  'value.lent-on': 'The value that is lent is itself one that a neighbor lends.',
  'value.replacement-declined': '{source} offers {amount} in place of {from}, which its player declines.',
  'value.limit': 'Modifiers of {sum} count as {counted}.',
  'value.no-longer-adjacent': '{figure} gets nothing from {user} by {source}: the two are not adjacent now.',
  'value.minimum': 'The value is at least {minimum}.',
  'value.earlier-modifier-lost': 'A later replacement wipes out the earlier modifier of {sources}.'
} as const satisfies Readonly<Record<string, string>>
