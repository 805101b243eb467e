/** Groups in which screens look up names from a file, a ruling or a rule; an unknown name has no text. */
type Names = Readonly<Record<string, string>>
type Kinds = Readonly<Partial<Record<string, string>>>

export interface Open {
  dataTexts: { counts: Readonly<Record<string, (count: number) => string>>; tables: Names }
  descentTexts: { verdicts: Names }
  eventTexts: { kinds: Names }
  figuresTexts: { fields: Names }
  heroscapeTexts: { tray: { objects: Names } }
  importingTexts: { fields: Names }
  noBoardTexts: { actions: Names; force: { plays: Names; ages: Names }; verdicts: Names }
  referenceTexts: { chart: { sizes: Names } }
  texts: {
    rulesets: Names
    sides: Names
    ask: { lineFor: Names }
    verdicts: Names
    plan: { expert: Names }
    choices: Names
    facts: { step: Names }
  }
  timelineTexts: { kindNotes: Kinds; actions: Names; form: { attackBy: Names } }
  variantsTexts: { fields: Names }
}
