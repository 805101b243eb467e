/** Rows still without a case that fires them, or one that shows them silent: a row can neither join nor leave unnoticed. */
export const COVERAGE_OWED: readonly string[] = []
