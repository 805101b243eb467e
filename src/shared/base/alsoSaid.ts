/** Sentences of problems that were read later than `problemSentences`: added by what says them. */
export const alsoSaid: Record<string, string> = {}
