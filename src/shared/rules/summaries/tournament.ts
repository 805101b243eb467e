/** Winning and tournaments (TRN). */

export const tournamentSummaries: Readonly<Record<string, string>> = {
  'TRN-01':
    'The game ends when at most one player has figures on the map after the current actions, when time ' +
    'or rounds run out, or when a scenario says so.',
  'TRN-02': 'A sole survivor wins, otherwise whoever has the most victory points. A tie is settled by the ' + 'higher roll of two dice.',
  'TRN-03':
    'Each defeated opposing figure is worth its points with what was paid for it. A figure that was ' +
    "replaced scores its own points, or the replacements' if higher, once all of them are gone. With three or " +
    'more players the one whose turn it is scores.',
  'TRN-04':
    'The players agree on a build total, normally in steps of 100; 300 points with three actions is ' +
    'usual. Each unique figure once, one Prime in a force, and at least one figure.',
  'TRN-05':
    'Each player rolls two dice, a themed force adding its bonus, and the winner says who is first ' +
    '(from 2011 on). The first player picks the map, the other a starting area; the areas face each other.',
  'TRN-06':
    'A round lasts 50 minutes. The judge calls the start, 20 to 30 minutes left, 5 to 10 minutes left ' +
    'and the end; then play stops at once, and only an action already announced is finished with its free ' +
    'actions.',
  'TRN-07':
    'A store event usually has three Swiss rounds. After the first, players are paired by wins and ' + 'then by collected victory points.',
  'TRN-08':
    'Sealed forces come from opened boosters only. Constructed: Golden Age allows everything, Modern ' +
    'Age about the last two years. Modern 2010 begins with Avengers; feats, battlefield conditions and event ' +
    'dials are out.',
  'TRN-09': "The newest Core Rulebook with its card and the newest Player's Guide apply. At the table the " + 'judge decides.',
  'TRN-10':
    'A bye counts as a win worth the build total in points. Standings go by wins, then victory points, ' +
    "then the game between the tied players, then a roll-off. (Linejudge's reading: no document settles it.)",
  'TRN-11':
    'Figures with a keyword in common are a themed team. One with it that has been given no action but free ones this turn, and ' +
    'cannot use Probability Control otherwise, may use it for the team, once a turn, and gets a token that counts against no action ' +
    'total. January 2010: a free action such as Outwit counts, too, and the cost is not stated. How often a game, the table says.'
}
