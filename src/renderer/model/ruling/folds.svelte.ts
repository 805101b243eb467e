/** Which parts of the ruling are unfolded: it stays so from one question to the next. */
export const folds = $state({ change: false, readings: false, editions: false })
