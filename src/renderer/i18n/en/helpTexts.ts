/** The page of help and the tour of the first start, in English. */

export const helpTexts = {
  title: 'Help',
  short: 'What it does',
  manual: 'Manual',
  print: 'Print this page',
  licences: {
    title: 'Licences',
    what: 'Linejudge is made with the work of others. These packages are part of what is shipped.',
    count: (n: number) => `${n} packages. The words of a licence unfold where its name is underlined.`,
    beside:
      'The licences of Electron and Chromium, on which the desktop app runs, lie beside its program: LICENSE.electron.txt and LICENSES.chromium.html.',
    reading: 'Reading the list…',
    close: 'Close'
  },
  tour: {
    again: 'Show me around',
    label: 'A tour of four steps',
    step: (n: number, of: number) => `Step ${n} of ${of}`,
    back: 'Back',
    next: 'Next',
    leave: 'Leave the tour',
    done: 'Done',
    steps: [
      {
        title: 'The figures',
        text: 'Everyone on the table is listed here. “Add to table” brings a figure from a set or makes a quick one; tap a figure to change its values.'
      },
      {
        title: 'The question',
        text: 'Tap the attacker and then the target on the board, or type two names or two squares here. The sentence says what is asked: change any part of it.'
      },
      {
        title: 'The answer',
        text: 'One word, with its reasons. Tap a reason to read its rule and where it comes from. “Save ruling” keeps the answer with its position.'
      },
      {
        title: 'Everything else',
        text: 'Maps, figures, rules, saved rulings and the event are one tap away. The key / searches all of it, ? lists the keys, F1 opens the help.'
      }
    ]
  },
  sections: [
    {
      id: 'rules',
      title: 'What it rules',
      text: [
        'Lines of fire, targets, attacks with their dice, knock back, damage, combat values, moves, reach, breaking away, odds, the best attack of a turn, and whole turns event by event: HeroClix by the rules of January 2010, 2010, 2012 and 2013, and Clix Campaign. HeroScape knockback and attacks of Descent have tables of their own: choose them where the rules are chosen.',
        'Each answer is one word with its reasons. A reason names its rule; the rule names the document and the place in it.',
        '“Decides” marks the reason that gives the answer, “Applies” what counts toward it, “Checked” what was looked at and changes nothing, “Overridden” what another rule sets aside.',
        '“Assumed values” are numbers that nobody entered: fill them in to be sure. “Not considered” lists what no rule here covers, such as the text of a card that was not entered.'
      ]
    },
    {
      id: 'asking',
      title: 'How to ask',
      text: [
        'Tap the attacker on the board, then the target. The answer is there at once.',
        'Or type: any letter begins a line. merrow > brine asks about two figures, B4 G7 about two squares, + Ogre G7 adds a quick figure. The list under the field shows all that can be typed.',
        'The sentence of the question can be changed part by part: attack, knock back, move, reach, odds, with which power, under which rules.',
        '“New table” begins an empty position. “What would change it” tries every small change. “Save ruling” keeps the answer.',
        'The key / searches rules, powers, maps and figures, also by local and older names. Esc goes one step back, and Undo takes back everything.'
      ]
    },
    {
      id: 'browsers',
      title: 'Where it runs and what is kept',
      text: [
        'The desktop app keeps everything in files on this computer.',
        'Chrome, Edge and Firefox keep everything on the device, and may clear it when the disk is nearly full.',
        'Safari, as on every iPad, deletes what a page keeps after seven days without a visit, unless the page is on the home screen. There Linejudge offers by itself to save a copy as a file. It has not been tried in Safari itself.',
        'A browser that keeps no files, such as those on WebKitGTK, opens it and rules, and says that nothing is kept.'
      ]
    },
    {
      id: 'not',
      title: 'What it will not do',
      text: [
        'It rolls no dice: enter what was rolled, or ask for the odds.',
        'It knows no rules after 2013, and no text of a card that nobody entered.',
        'It does not replace the judge: a ruling can be overruled, and what the judge decided is shown beside it.',
        'It sends nothing anywhere: what you make stays on this device until you export it.'
      ]
    }
  ],
  jobs: {
    title: 'Three jobs',
    list: [
      {
        title: 'Judge',
        text: 'Ask at the table, read the answer and its reasons, save it with table, round and players. Under Rulings all of them can be found again, checked under a newer version and printed.'
      },
      {
        title: 'Organiser',
        text: 'Event is the desk of a tournament: players and their lists, pairings, clock, results, standings, penalties and prizes, and what goes on paper. Data keeps backups and moves everything to another computer.'
      },
      {
        title: 'Map author',
        text: 'Maps › New draws a map, From a picture finds the grid in a photo. Checks, pinned questions and what each side gets follow every stroke. A map goes on paper in true size and into packs for others.'
      }
    ]
  },
  words: {
    title: 'Words of the rules',
    text: 'How the words of the English rulebooks are said here. Names of powers stay English; search finds the local ones.',
    english: 'English',
    own: 'Here'
  }
}
