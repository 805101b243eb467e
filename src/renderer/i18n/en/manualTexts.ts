/** The manual in English: the first hour of each job, and a card for each to lay beside the laptop. `{{key}}` stands for the words of that key. */

export const manualTexts = {
  title: 'Manual',
  intro:
    'Three jobs, an hour each. Everything works without a network and stays on this device. What is pressed is written as it stands on the screen.',
  print: 'Print the manual',
  chapters: 'Chapters',
  cards: 'Cards to lay beside the laptop',
  pictureOf: (what: string) => `Picture: ${what}`,
  jobs: [
    {
      id: 'judge',
      title: 'The first hour of a judge',
      steps: [
        {
          title: 'Put the position on the table',
          text: [
            '{{setupTexts.newTable}} begins an empty one; another map is chosen above the board. {{texts.tray.add}} brings figures from a set or makes quick ones, of which only the name and the side are known.',
            '{{texts.words.brushes}} opens the brushes: walls, levels, terrain, doors. They change the map of this table and never the one in the library. By keyboard F2 does the same, and each line can be typed: wall B4 south.'
          ]
        },
        {
          title: 'Ask',
          text: [
            'Tap the attacker, then the target. The answer is there at once, and again after everything that you change.',
            'The sentence above the answer says what is asked. Each part of it can be tapped: attack, move, knock back, odds, a whole turn; with which power; under which rules.'
          ],
          picture: 'judge-table'
        },
        {
          title: 'Read the answer aloud',
          text: [
            'The large word and the sentence under it are meant to be read to the players. Below stand the reasons: {{texts.ruling.weights.decides}} gives the answer, {{texts.ruling.weights.contributes}} counts toward it, {{texts.ruling.weights.considered}} was looked at, {{texts.ruling.weights.overridden}} gave way to another rule. Tap one to read its rule and the document it is from.',
            'Numbers that nobody entered are assumed, and marked. {{texts.ruling.notConsidered}} lists what no rule here covers: that part is yours to judge.'
          ]
        },
        {
          title: 'What if',
          text: [
            '{{rulingTexts.change.title}} tries every small change and tells which of them would give another answer. Ctrl + Z takes back whatever you did, as far as you like.'
          ]
        },
        {
          title: 'Keep it',
          text: [
            '{{texts.ruling.save}} keeps the answer with its position, table, round and players. Under {{texts.screens.rulings}} it is found again, asked again under other rules, printed and shared. Where you judge otherwise, {{rulingTexts.kept.overrule}} writes your verdict beside that of the engine.',
            'In a browser nothing leaves the device. Chrome, Edge and Firefox keep everything; Safari, as on every iPad, deletes it after seven days without a visit unless the page is on the home screen, and Linejudge then offers to save a copy as a file; a browser that keeps no files, such as those on WebKitGTK, says so. The desktop app keeps everything in files.'
          ],
          picture: 'judge-kept'
        },
        {
          title: 'Look a rule up',
          text: [
            'The key / searches rules, powers, maps and figures, by local and older names, too. Under {{texts.screens.rules}} each rule tells in which years it was otherwise; bookmarks and words of your own stay with it.'
          ]
        }
      ]
    },
    {
      id: 'organiser',
      title: 'The first hour of an organiser',
      steps: [
        {
          title: 'Try it with nobody there',
          text: [
            '{{texts.screens.event}}, {{eventTexts.list.make}}, {{eventTexts.make.practice}}: a made-up day goes by itself or step by step, as fast as you like. It is the quickest way to learn the rest, and to train judges.'
          ]
        },
        {
          title: 'Make the event',
          text: [
            'A name is enough. Build total, minutes, rounds, cut and the rules can be changed at any time; each change stands in the log. Nothing is final before the first round.'
          ]
        },
        {
          title: 'The door',
          text: [
            'Type a name and Enter: the player is in. {{eventTexts.door.list}} takes a list from elsewhere and shows what it understood before anything is written. Three letters and Enter check somebody in.',
            'Under {{eventTexts.views.lists}} each list is checked and every fault told with its rule; what is not known is said, never waved through.'
          ],
          picture: 'event-door'
        },
        {
          title: 'Pair, print, start',
          text: [
            'Alt + Enter does what comes next: it pairs, publishes, starts the clock, opens the results. {{eventTexts.pairings.why}} tells why two meet, and what the best round without that pair would cost. Two names tapped one after the other change places.',
            '{{eventTexts.views.paper}} prints pairings by table and by name, and slips with the fields in the order in which you will type them. {{eventTexts.views.display}} fills a second screen.',
            'Several devices: {{eventTexts.views.venue}}, {{venueTexts.hosting.start}} (desktop app). A tablet scans the code or types six letters, you compare four letters and let it in with a role; a laptop with the desktop app does the same over an encrypted line ({{venueTexts.join.open}}); players get slips with a code of their own, a television opens the address of the displays. A second computer with the desktop app is the stand-by ({{venueTexts.hosting.standBy.open}}): it has every entry at once, and when the host dies a person makes it the host by one press. It works without internet, and the same place says what to do when the network or the computer fails.'
          ]
        },
        {
          title: 'The round',
          text: [
            'A slip is five inputs: table, winner, points, points, Enter. {{eventTexts.views.floor}} shows every table with its state; a call for a judge opens the judge’s table with players, table and round filled in, and the saved ruling belongs to the call.',
            'A wrong result is corrected in its place: what would be different is shown first, and nothing that was published moves.'
          ],
          picture: 'event-floor'
        },
        {
          title: 'The end',
          text: [
            '{{eventTexts.views.standings}} open to the sum behind each figure. {{eventTexts.views.cut}} makes the bracket, {{eventTexts.views.prizes}} notes who got what. {{eventTexts.paper.kinds.report}} prints all of it; files leave the event with names or without.',
            '{{dataTexts.open}}: backups make themselves while you work; take one along on a stick before you go home.'
          ]
        }
      ]
    },
    {
      id: 'author',
      title: 'The first hour of a map author',
      steps: [
        {
          title: 'Begin with a picture, or with nothing',
          text: [
            '{{texts.screens.maps}}, {{texts.maps.fromPicture}}: choose, paste or take a photo of a paper map. Put the four corners where the grid begins; the loupe and the arrow keys help. What is off is told in parts of a square.',
            '{{mapPictureTexts.suggest}} reads the printed colours and proposes area by area. Nothing is in the map before you accept it. {{mapRoomTexts.new}} begins with bare ground instead.'
          ]
        },
        {
          title: 'Draw',
          text: [
            'Tools at the left, what they paint above. {{mapRoomTexts.tools.brush}}, {{mapRoomTexts.tools.rectangle}}, {{mapRoomTexts.tools.fill}} for ground and levels; {{mapRoomTexts.tools.wall}}, {{mapRoomTexts.tools.door}}, {{mapRoomTexts.tools.stairs}} on the edges; {{mapRoomTexts.tools.select}} and {{mapRoomTexts.tools.stamp}} to copy, mirror and turn. {{mapRoomTexts.symmetry}} draws both halves at once.',
            'Everything can be undone, also tomorrow.'
          ],
          picture: 'map-room'
        },
        {
          title: 'Ask while you draw',
          text: [
            '{{mapRoomTexts.words.ask}} rules on a line between two squares at once. {{mapRoomTexts.line.pin}} keeps the question: it is asked again after every stroke, and tells when its answer changes.'
          ]
        },
        {
          title: 'Check',
          text: [
            '{{mapRoomTexts.tabs.checks}} finds rooms without a door, stairs that lead nowhere, starting areas that are too small; many are mended by a tap. {{mapRoomTexts.tabs.sides}} tells in numbers what each side gets. {{mapRoomTexts.tabs.versions}} shows what has changed since, and what that means for lines.'
          ]
        },
        {
          title: 'Special terrain',
          text: [
            'A rule that is printed on a map is put together of sentences; the board shows what it does while you choose. What no sentence says stays the judge’s, and rulings say so.'
          ]
        },
        {
          title: 'Hand it on',
          text: [
            '{{mapRoomTexts.about.trueSize}} prints sheets whose squares are as large as on the table. {{mapRoomTexts.about.export}} makes a file for others, with the picture where it is your own.'
          ]
        }
      ]
    }
  ],
  sheets: [
    {
      id: 'judge',
      title: 'Judge',
      lines: [
        'Tap the attacker, tap the target, read the word aloud.',
        'Any letter types a line: merrow > brine · wall B4 south · + Ogre G7',
        '/ search · ? keys · F1 help · F2 brushes · Esc one step back · Ctrl + Z undo',
        'An assumed number: fill it in. {{texts.ruling.notConsidered}}: that is yours.',
        '{{rulingTexts.change.title}} · {{texts.ruling.save}} · {{rulingTexts.kept.overrule}}'
      ]
    },
    {
      id: 'organiser',
      title: 'Organiser',
      lines: [
        'Alt + Enter: what comes next.',
        'Door: name, Enter. Three letters find somebody.',
        'Slip: table, winner 1 or 2, points, points, Enter. 0 nobody, N no show.',
        'Late? At the door; the strip above the pairings offers a game. Gone? {{eventTexts.door.drop}}.',
        'Wrong result: type it again, look at what changes, apply.',
        'The laptop dies: blank slips, then open the last backup on another one.'
      ]
    },
    {
      id: 'author',
      title: 'Map author',
      lines: [
        'Picture, four corners, colours, accept, draw, check, pin, print.',
        'Walls, doors and windows lie on edges; levels belong to squares.',
        'Ctrl + Z undo · Ctrl + Shift + Z again · Esc puts the tool down',
        'Ten pins that matter before you hand a map on.'
      ]
    }
  ]
}
