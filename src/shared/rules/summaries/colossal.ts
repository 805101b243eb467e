/** Colossal stamina (COL). */

export const colossalSummaries: Readonly<Record<string, string>> = {
  'COL-01':
    'A colossal with two tokens may be given a non-free action. It gets no third token, is dealt 1 ' +
    'unavoidable damage after the action, and keeps its tokens at the end of the turn.',
  'COL-02': 'The damage is unavoidable and not pushing damage, so neither Willpower nor Indomitable helps.',
  'COL-03': 'A colossal that is given no action while it has two tokens clears them as usual. The choice comes ' + 'again every turn.',
  'COL-04':
    'Round 1: move, one token. Round 2: Charge, second token, pushing damage ignored by Indomitable. ' +
    'Round 3: another action, no token, 1 unavoidable damage, nothing cleared. Round 4: the same choice, or ' +
    'rest and clear.',
  'COL-05':
    'Every figure with the colossal symbol has it. Outdoors hindering, elevated and blocking terrain does not slow it. Indoors a larger base needs openings as wide as itself until 2010; from 2012 on it moves as one square and must fit only where it ends.'
}
