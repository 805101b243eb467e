/** What is said in a practice day. */

export const eventPracticeTexts = {
  practice: {
    seed: (n: number) => `Number of the day: ${n}.`,
    explain: 'Nobody is there: what happens is made up. Pair, enter results and take calls yourself, or let it happen.',
    next: 'The next thing happens',
    round: 'Play the round to its end',
    speed: 'Speed',
    speeds: { step: 'By hand', slow: 'Every 3 seconds', fast: 'As fast as it can be watched' },
    over: 'The day is over: look at the standings, the report, the log.',
    judge: 'Rule on a call',
    judgeText: 'Say what stands before the engine does: a position nobody has built, a line of fire, three answers.',
    take: (table: number) => `Take the call of table ${table}`,
    ask: 'Give me a question',
    another: 'Another one',
    score: (right: number, all: number) => `${right} of ${all} right`,
    question: (from: string, to: string) => `Is the line of fire from ${from} to ${to} clear?`,
    yours: 'Your ruling',
    note: (table: number, said: string, verdict: string) =>
      `Trainee judge${table > 0 ? `, table ${table}` : ''}: said ${said}; the ruling is ${verdict}.`,
    wasRight: 'Right.',
    wasWrong: (said: string) => `You said: ${said}.`
  }
}
