/** Groups in which screens look up names from a file, a ruling or a rule; an unknown name has no text. */
type Names = Readonly<Record<string, string>>
type ActionNames = { one: Names; action: Names; means: Names }
type Kinds = Readonly<Partial<Record<string, string>>>

export interface Open {
  dataTexts: { counts: Readonly<Record<string, (count: number) => string>>; tables: Names }
  descentTexts: { verdicts: Names }
  eventTexts: { kinds: Names }
  figuresTexts: { fields: Names }
  heroscapeTexts: { tray: { objects: Names } }
  importingTexts: { fields: Names }
  noBoardTexts: { force: { plays: Names; ages: Names }; verdicts: Names }
  referenceTexts: { chart: { sizes: Names } }
  texts: {
    rulesets: Names
    sides: Names
    ask: { lineFor: Names }
    actionWords: { classic: ActionNames; modern: ActionNames }
    verdicts: Names
    plan: { expert: Names }
    choices: Names
    facts: { step: Names }
  }
  timelineTexts: { kindNotes: Kinds }
  variantsTexts: { fields: Names }
}
