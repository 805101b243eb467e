/** What is said in a practice day. */

export const eventPracticeTexts = {
  practice: {
    seed: (n: number) => `Number of the day: ${n}.`,
    explain: 'Nobody is there: what happens is made up. Pair, enter results and take calls yourself, or let it happen.',
    next: 'Next step',
    round: 'Play the round to its end',
    speed: 'Speed',
    speeds: { step: 'By hand', slow: 'Every 3 seconds', fast: 'Fast' },
    over: 'The day is over: look at the standings, the report, the log.',
    judge: 'Rule on a call',
    judgeText:
      'Say what stands before the engine does: positions that nobody has built, on lines of fire, attacks, movement and knock back.',
    take: (table: number) => `Take the call of table ${table}`,
    ask: 'Give me a question',
    another: 'Another one',
    score: (right: number, all: number) => `${right} of ${all} right`,
    question: (from: string, to: string) => `Is the line of fire from ${from} to ${to} clear?`,
    yours: 'Your ruling',
    note: (table: number, said: string, verdict: string) =>
      `Trainee judge${table > 0 ? `, table ${table}` : ''}: said ${said}; the ruling is ${verdict}.`,
    wasRight: 'Right.',
    wasWrong: (said: string) => `You said: ${said}.`,
    trainee: 'Trainee',
    goesOn: 'The day goes on while you look at the floor, the standings or the log; "Stop the day" stands at the top.',
    stop: 'Stop the day',
    kinds: {
      'line-of-fire': 'Line of fire',
      needed: 'Roll that is needed',
      odds: 'Chance to hit',
      move: 'Movement',
      'knock-back': 'Knock back'
    },
    table: { kind: 'Questions', right: 'Answers', time: 'Mean time', all: 'All' },
    roll: (roll: number) => `${roll} or more`,
    needed: (from: string, to: string) => `${from} makes a ranged attack against ${to}. What must the roll come to?`,
    chance: (from: string, to: string) => `${from} makes a ranged attack against ${to}. How likely is a hit?`,
    combat: (from: string, attack: number, range: number, to: string, defense: number) =>
      `${from}: attack ${attack}, range ${range} · ${to}: defense ${defense}`,
    mayMove: (name: string, path: string) => `May ${name} move along ${path}?`,
    speedOf: (name: string, speed: number) => `${name}: speed ${speed}`,
    knockBack: (from: string, to: string, damage: number, at: string) =>
      `${from} hits ${to} in ${at} with doubles; ${to} takes ${damage} damage. Where does ${to} end?`
  }
}
