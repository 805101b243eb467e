/** Alternate team abilities whose card bears the name of a team ability and says something else. */
const NAMESAKES: readonly string[] = ['defenders', 'justice-league', 'masters-of-evil']

/**
 * The id of what the card of an alternate team ability gives (NEW-03): where a team ability that says something else has its name, one of its own, of
 * which nothing is known here, so that neither is taken for the other.
 */
export const alternateTeamId = (id: string): string => (NAMESAKES.includes(id) ? `alternate-${id}` : id)
