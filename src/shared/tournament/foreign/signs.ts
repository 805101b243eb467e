/** Words that stand in the files of other programs for tournaments and in no file of ours, one for each: looked for before a file is read. */
export const FOREIGN_EVENT_SIGNS: readonly string[] = [
  // Coronate
  '"roundList"'
]
