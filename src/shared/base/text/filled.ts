/** A sentence with its places (`{count}`) filled; a place without a fact stays as it is. */
export const filled = (template: string, facts: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{([a-zA-Z]+)\}/g, (place, name: string) => String(facts[name] ?? place))
