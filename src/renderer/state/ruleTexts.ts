/** The texts behind rule ids, for the rules screen and the ruling's references. */
export interface RuleText {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly cites: readonly { readonly document: string; readonly section: string }[]
}

export const allRules = (): readonly RuleText[] => []
