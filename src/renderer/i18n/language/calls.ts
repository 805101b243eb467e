/** Made of the English texts by `npm run texts -- --write`: what each text with places is given. */

/** A value in a place. */
type Word = string | number

export interface Calls {
  boardTexts: {
    squares: (n1: number) => string
    legend: {
      level: (level1: Word) => string; starting: (side1: Word) => string; lettered: (name1: Word, letter2: Word) => string
      count: (n1: Word) => string; hide: (what1: Word) => string
    }
    sight: {
      counts: (from1: Word, clear2: Word, hindered3: Word, blocked4: Word) => string; own: (who1: Word) => string
    }
    note: { cost: (n1: number, speed2: Word) => string; away: (n1: number) => string }
    measured: (from1: Word, to2: Word, n3: number, adjacent4: boolean) => string; rulerTag: (n1: Word) => string
    dials: {
      on: (name1: Word) => string; back: (name1: Word) => string; token: (name1: Word, tokens2: Word) => string
      click: (click1: Word, of2: Word) => string; clickAlone: (click1: Word) => string
      step: { click: (name1: Word, click2: Word) => string; tokens: (name1: Word, n2: Word) => string }
    }
    inspect: {
      title: (square1: Word) => string; level: (level1: number) => string; starting: (side1: Word) => string; from: (who1: Word) => string
      why: (name1: Word) => string; wall: (square1: Word) => string; barrier: (square1: Word) => string; stairs: (square1: Word) => string
      rim: (square1: Word, level2: Word) => string; distance: (n1: number, adjacent2: boolean) => string
      line: (verdict1: Word, sentence2: Word) => string; edit: (who1: Word) => string
    }
    stepper: {
      start: (who1: Word, square2: Word, n3: number) => string; step: (step1: Word, of2: Word, square3: Word) => string
      knocked: (who1: Word, square2: Word) => string; moves: (who1: Word, square2: Word) => string
      goes: (who1: Word, square2: Word) => string; stays: (who1: Word, square2: Word) => string
    }
    profile: {
      level: (level1: Word) => string; text: (from1: Word, to2: Word) => string; at: (square1: Word, level2: Word) => string
      with: (square1: Word, what2: Word) => string; figure: (name1: Word, size2: Word) => string; blocks: (n1: Word) => string
      counts: (from1: Word, to2: Word) => string
    }
    inWords: {
      map: (name1: Word, columns2: Word, rows3: Word) => string; figures: (n1: number) => string
      figure: (name1: Word, side2: Word, place3: Word) => string; on: (squares1: Word) => string; size: (size1: Word) => string
      click: (n1: Word) => string; tokens: (n1: number) => string; changed: (values1: Word) => string; countered: (powers1: Word) => string
      kind: (name1: Word, squares2: Word) => string; level: (n1: Word, squares2: Word) => string; walls: (edges1: Word) => string
      object: (name1: Word, square2: Word) => string; square: (name1: Word, parts2: Word) => string
    }
  }
  dataTexts: {
    facts: {
      savedAt: (time1: Word) => string; failed: (why1: Word) => string; backupAt: (time1: Word, why2: Word) => string
      backupFailed: (why1: Word) => string; placeFile: (folder1: Word) => string; shelfFolder: (folder1: Word) => string
      roomFree: (free1: Word, used2: Word) => string; roomShort: (free1: Word, used2: Word) => string
    }
    room: { short: (free1: Word) => string; largeImport: (size1: Word, free2: Word) => string }; list: { why: (why1: Word) => string }
    counts: {
      maps: (count1: number) => string; mapRevisions: (count1: number) => string; pictures: (count1: number) => string
      hexMaps: (count1: number) => string; figureSets: (count1: number) => string; specialTerrain: (count1: number) => string
      elements: (count1: number) => string; editions: (count1: number) => string; editionVersions: (count1: number) => string
      teams: (count1: number) => string; owned: (count1: number) => string; rulings: (count1: number) => string
      ruleNotes: (count1: number) => string; events: (count1: number) => string; eventFacts: (count1: number) => string
      leagues: (count1: number) => string; setAside: (count1: number) => string
    }
    chosen: {
      title: (time1: Word) => string; leftOut: (n1: number) => string; good: (entries1: Word) => string; bad: (why1: Word) => string
    }
    changes: { more: (n1: number) => string; setAside: (n1: number) => string }; move: { namesDeleted: (n1: Word) => string }
    incoming: { title: (name1: Word) => string; taken: (time1: Word, version2: Word) => string }
    note: {
      restore: (time1: Word) => string; import: (time1: Word) => string; undo: (time1: Word) => string; setAside: (n1: number) => string
    }
    files: { all: (day1: Word) => string; withoutNames: (day1: Word) => string }
    notices: { exported: (name1: Word) => string; notMade: (why1: Word) => string }
  }
  descentTexts: {
    titleReroll: (dice1: Word, during2: Word) => string; titleOdds: (dice1: Word) => string; space: (name1: Word) => string
    step: (n1: Word) => string; next: (title1: Word) => string
    state: {
      rolled: (range1: Word, hearts2: number, surges3: number) => string; inRange: (range1: Word, distance2: Word) => string
      short: (range1: Word, distance2: Word) => string; spent: (cost1: Word, of2: Word) => string
      proposed: (cost1: Word, of2: Word) => string; damage: (sum1: Word) => string
    }
    distance: (n1: number) => string; remove: (n1: Word) => string; buy: (n1: Word) => string; ability: (n1: Word) => string
    shields: (name1: Word) => string; takes: (damage1: Word) => string; removeAffected: (name1: Word) => string
    odds: {
      needFaces: (dice1: Word) => string; atLeast: (n1: number) => string; damage: (n1: Word) => string
    }
    faces: {
      shownRange: (n1: Word) => string; keptFew: (dice1: Word) => string; faceHearts: (die1: Word, face2: Word, hearts3: number) => string
      faceSurge: (die1: Word, face2: Word) => string
    }
    tools: { edit: (name1: Word) => string }
    notices: {
      taken: (space1: Word, name2: Word) => string; noRoom: (name1: Word, space2: Word) => string; outside: (name1: Word) => string
    }
    hitFor: (damage1: Word) => string
    facts: {
      needed: (range1: Word, distance2: Word) => string; damage: (name1: Word) => string; step: (n1: Word, title2: Word) => string
    }
    option: (bought1: Word, verdict2: Word) => string
  }
  heroscapeTexts: {
    rolled: (name1: Word) => string; hexes: (n1: Word) => string; tray: { removeObject: (name1: Word, space2: Word) => string }
    hint: { placing: (name1: Word) => string }; level: (n1: Word) => string
    title: (attacker1: Word, defender2: Word, skulls3: Word, against4: Word) => string; moves: (n1: number) => string
    facts: {
      spentOf: (spent1: Word, points2: Word) => string; destroyedIn: (space1: Word) => string
      dieWounds: (name1: Word, wounds2: Word) => string
    }
    option: (arrow1: Word, spaces2: Word, end3: Word, stop4: Word) => string; optionStop: (by1: Word) => string
    needs: (cost1: Word, left2: Word) => string
    notices: { taken: (space1: Word, name2: Word) => string; noRoom: (name1: Word, space2: Word) => string }
    steps: { turn: (name1: Word) => string }; figureOn: (name1: Word, height2?: Word) => string
  }
  importingTexts: {
    title: (n1: number) => string; unusedTitle: (name1: Word) => string; pack: (name1: Word, version2: Word, origin3: Word) => string
    detail: {
      map: (columns1: Word, rows2: Word) => string; figures: (n1: number) => string; elements: (n1: number) => string
      clauses: (n1: number) => string; version: (version1: Word) => string; rows: (n1: number) => string; hexes: (n1: number) => string
    }
    bringIn: (name1: Word) => string; choice: (name1: Word) => string; confirm: (n1: number) => string
    differs: {
      acceptedLost: (n1: number) => string
      text: {
        name: (mine1: Word, theirs2: Word) => string; version: (mine1: Word, theirs2: Word) => string
        systems: (mine1: Word, theirs2: Word) => string; rule: (mine1: Word, theirs2: Word) => string
      }
      size: (mine1: Word, theirs2: Word) => string
      edges: {
        walls: (mine1: Word, theirs2: Word) => string; barriers: (mine1: Word, theirs2: Word) => string
        stairs: (mine1: Word, theirs2: Word) => string
      }
      hexes: (n1: number) => string; figure: (name1: Word, fields2: Word) => string
      field: (label1: Word, mine2: Word, theirs3: Word) => string; fieldOnly: (label1: Word) => string; more: (n1: Word) => string
    }
    several: (n1: Word) => string; undoOf: (label1: Word) => string; failed: (why1: Word) => string; changedSince: (label1: Word) => string
    chosen: (n1: number) => string; choose: (name1: Word) => string; exported: (name1: Word) => string; notExported: (why1: Word) => string
    deleteOwn: (n1: Word) => string; notDeleted: (why1: Word) => string; editionNeeded: (name1: Word, other2: Word) => string
    undoFailed: (why1: Word) => string
  }
  noBoardTexts: {
    titles: {
      combo: (action1: Word, powers2: Word) => string; odds: (needed1: Word) => string; 'best-outwit': (names1: Word) => string
      winner: (names1: Word) => string; 'action-total': (total1: Word) => string; 'alter-ego': (from1: Word, to2: Word) => string
      force: (total1?: Word) => string
    }
    neededOf: (name1: Word) => string; target: (n1: Word) => string; removeTarget: (name1: Word) => string; player: (n1: Word) => string
    figure: (n1: Word) => string
    force: {
      unread: (words1: Word) => string; lineOf: (points1: Word, mark2?: Word) => string; fromTable: (side1: Word) => string
      toTable: (side1: Word) => string; step: (side1: Word) => string; ofPoints: (total1: Word, most2: Word | null) => string
      rerolls: (uses1: Word | null, known2: boolean) => string; cost: (points1: Word, count2: number) => string
      keywordCount: (keyword1: Word, figures2: Word) => string
    }
    plan: (counter1: Word | null, target2: Word) => string; bonus: (player1: Word) => string
  }
  referenceTexts: {
    asOf: (year1: Word) => string
    share: {
      title: (name1: Word) => string; choose: (rule1: Word) => string; take: (n1: number) => string; taken: (n1: number) => string
      failed: (why1: Word) => string; words: (lines1: Word) => string
    }
    words: { remove: (line1: Word) => string }; entries: (n1: number) => string; toPlace: (place1: Word) => string
    ownRow: (edition1: Word) => string; ownRowLost: (edition1: Word) => string
    chart: {
      end: (size1: Word, elevated2: boolean) => string; row: (from1: Word, to2: Word) => string
      onLevel: (what1: Word, elevated2: boolean) => string; cell: (row1: Word, column2: Word, verdict3: Word, rule4: Word) => string
    }
    search: { nothing: (typed1: Word) => string; all: (n1: Word) => string }
    editions: {
      about: (version1: Word, date2: Word, parent3: Word) => string; unusable: (why1: Word) => string; rows: (n1: number) => string
      changes: (n1: number) => string; rulings: (n1: number) => string; hash: (hash1: Word) => string
      row: (title1: Word, id2: Word) => string
    }
  }
  rulingTexts: {
    cards: { line: (figure1: Word, text2: Word, day3: Word) => string; source: (line1: Word) => string }
    sentence: {
      because: (edition1: Word, statement2: Word, reason3: Word, rule4: Word) => string; bare: (edition1: Word, statement2: Word) => string
      overruled: (ruling1: Word, override2: Word) => string; withRule: (reason1: Word, rule2: Word) => string
      judgeNamed: (author1: Word, verdict2: Word, reason3: Word) => string; judgeRules: (verdict1: Word, reason2: Word) => string
      other: (title1: Word, verdict2: Word) => string; unfinished: (question1: Word) => string; judge: (question1: Word) => string
      line: {
        clear: (from1: Word, to2: Word) => string; hindered: (from1: Word, to2: Word) => string; blocked: (from1: Word, to2: Word) => string
      }
      mayTarget: (from1: Word, to2: Word, means3: Word) => string; mayNotTarget: (from1: Word, to2: Word, means3: Word) => string
      noTarget: (from1: Word, means2: Word) => string
      attack: {
        hit: (from1: Word, to2: Word) => string; miss: (from1: Word, to2: Word) => string; mixed: (from1: Word, to2: Word) => string
        illegal: (from1: Word, to2: Word) => string; open: (from1: Word, to2: Word) => string
        'no-attack': (from1: Word, to2: Word) => string
      }
      withNeeded: (statement1: Word, needed2: Word) => string; takes: (name1: Word, clicks2: Word) => string
      staysIn: (name1: Word, square2: Word) => string; takesMore: (name1: Word, clicks2: Word) => string
      outOfRange: (distance1: Word, range2: Word) => string; knockBackOpen: (name1: Word) => string; damageOpen: (name1: Word) => string
      valueOpen: (name1: Word, value2: Word) => string; destroys: (from1: Word, what2: Word) => string
      doesNotDestroy: (from1: Word, what2: Word) => string; knockedBack: (name1: Word, squares2: number, end3: Word) => string
      notKnockedBack: (name1: Word) => string; odds: (from1: Word, to2: Word, chance3: Word) => string
      plan: (from1: Word, steps2: Word, chance3: Word) => string; planOfSeveral: (who1: Word, steps2: Word, chance3: Word) => string
      noPlan: (from1: Word) => string; noPlanOfSeveral: (who1: Word) => string; value: (name1: Word, value2: Word, number3: Word) => string
      mayMove: (name1: Word, square2: Word, action3: Word) => string; mayNotMove: (name1: Word, square2: Word, action3: Word) => string
      carrying: (sentence1: Word, who2: Word) => string; cannotMove: (name1: Word) => string
      reach: (name1: Word, squares2: number, action3: Word) => string
      reachYes: (name1: Word, target2: Word, action3: Word, why4: Word) => string
      reachNo: (name1: Word, target2: Word, action3: Word, why4: Word) => string
      breakAway: {
        success: (name1: Word) => string; failure: (name1: Word) => string; automatic: (name1: Word) => string
        'not-needed': (name1: Word) => string; judge: (name1: Word) => string
      }
      played: (events1: number) => string; eventIllegal: (event1: Word) => string
    }
    kept: {
      notSaved: (why1: Word) => string; copied: (sentence1: Word) => string; judgeSays: (verdict1: Word) => string
      byAt: (author1: Word, time2: Word) => string; tableNumber: (table1: Word) => string; roundNumber: (round1: Word) => string
      version: (version1: Word) => string; earlierSaid: (version1: Word, verdict2: Word, rule3: Word) => string
      leftAs: (version1: Word, verdict2: Word, rule3: Word) => string
    }
    replay: {
      running: (checked1: Word, total2: Word) => string; same: (n1: number) => string; stopped: (checked1: Word, total2: Word) => string
      failed: (why1: Word) => string; title: (n1: number) => string; broken: (why1: Word) => string; settled: (title1: Word) => string
      changed: { size: (size1: Word) => string }
      cause: {
        edition: (from1: Word, to2: Word, addresses3: Word) => string; both: (from1: Word, to2: Word, addresses3: Word) => string
        shipped: (from1: Word, to2: Word) => string
      }
    }
    sheet: {
      tileFoot: (name1: Word, last2: Word, square3: Word) => string; pages: (n1: number) => string; boardName: (name1: Word) => string
      noLetters: (status1: Word) => string; source: (rule1: Word, document2: Word, section3: Word, writtenFor4?: Word) => string
      foot: (version1: Word) => string
    }
    otherReadings: {
      count: (n1: number) => string; mark: (standing1: Word) => string; openMark: (standing1: Word) => string
      fact: (label1: Word, value2: Word, before3: Word | null) => string; line: (reading1: Word, outcome2: Word) => string
    }
    change: {
      failed: (why1: Word) => string; all: (n1: number) => string; some: (n1: number) => string; action: (power1: Word) => string
      figureGone: (name1: Word) => string; figureMoved: (name1: Word, square2: Word) => string; movedSomewhere: (name1: Word) => string
      countered: (name1: Word, power2: Word) => string; had: (name1: Word, power2: Word) => string; hadSome: (name1: Word) => string
      size: (name1: Word, size2: Word) => string; sizeSome: (name1: Word) => string; value: (name1: Word, value2: Word, to3: Word) => string
      ground: (square1: Word, ground2: Word) => string; groundSome: (ground1: Word) => string
      level: (square1: Word, level2: Word) => string; levelSome: (level1: Word) => string; doorShut: (what1: Word, where2: Word) => string
      doorOpen: (what1: Word, where2: Word) => string; wallGone: (wall1: Word) => string; needs: (needed1: Word) => string
      ends: (name1: Word, square2: Word) => string; made: (words1: Word) => string; tried: (list1: Word) => string
      triedPairs: (n1: Word) => string
      kinds: {
        combat: (n1: number) => string; action: (n1: number) => string; 'figure-gone': (n1: number) => string
        'figure-moved': (n1: number) => string; countered: (n1: number) => string; had: (n1: number) => string; size: (n1: number) => string
        value: (n1: number) => string; ground: (n1: number) => string; level: (n1: number) => string; 'door-shut': (n1: number) => string
        'door-open': (n1: number) => string; 'wall-gone': (n1: number) => string; 'object-gone': (n1: number) => string
        ruleset: (n1: number) => string
      }
    }
    editions: { unasked: (why1: Word) => string; use: (name1: Word) => string; differing: (n1: number) => string }
  }
  setupTexts: {
    inHand: (name1: Word) => string; putDown: (name1: Word) => string; standsOn: (level1: number) => string
    mirror: (swap1: Word, from2: Word, to3: Word, verdict4: Word) => string; changedMap: (name1: Word) => string
    empty: { size: (columns1: Word, rows2: Word) => string }
    hints: {
      figure: (name1: Word, side2: Word) => string; terrain: (name1: Word) => string; elevated: (level1: Word) => string
      carrying: (name1: Word, square2: Word) => string; carryingNowhere: (name1: Word) => string
    }
    steps: { brush: (name1: Word) => string }
  }
  storageTexts: {
    errors: { notOpened: (said1: Word) => string; unknownSaid: (said1: Word) => string }; dataLost: (said1: Word) => string
    noBackup: (said1: Word) => string; journalFailed: (said1: Word) => string
    restored: {
      behind: (n1: number, at2: Word) => string; lost: (counts1: Word, at2: Word) => string; partly: (counts1: Word, at2: Word) => string
      allGone: (at1: Word) => string; journalGone: (at1: Word) => string; disagreeJournal: (counts1: Word, at2: Word) => string
      disagreeDatabase: (counts1: Word, at2: Word) => string
    }
    broken: {
      maps: (id1: Word, problem2: Word) => string; mapRevisions: (id1: Word, problem2: Word) => string
      pictures: (id1: Word, problem2: Word) => string; hexMaps: (id1: Word, problem2: Word) => string
      figureSets: (id1: Word, problem2: Word) => string; specialTerrain: (id1: Word, problem2: Word) => string
      elements: (id1: Word, problem2: Word) => string; editions: (id1: Word, problem2: Word) => string
      editionVersions: (id1: Word, problem2: Word) => string; teams: (id1: Word, problem2: Word) => string
      owned: (id1: Word, problem2: Word) => string; rulings: (id1: Word, problem2: Word) => string
      ruleNotes: (id1: Word, problem2: Word) => string; sessions: (id1: Word, problem2: Word) => string
      events: (id1: Word, problem2: Word) => string; eventFacts: (id1: Word, problem2: Word) => string
      leagues: (id1: Word, problem2: Word) => string; settings: (unsaid1: unknown, problem2: Word) => string
    }
    noTable: (name1: Word) => string
    refused: {
      maps: (problem1: Word) => string; mapRevisions: (problem1: Word) => string; pictures: (problem1: Word) => string
      hexMaps: (problem1: Word) => string; figureSets: (problem1: Word) => string; specialTerrain: (problem1: Word) => string
      elements: (problem1: Word) => string; editions: (problem1: Word) => string; editionVersions: (problem1: Word) => string
      teams: (problem1: Word) => string; owned: (problem1: Word) => string; rulings: (problem1: Word) => string
      ruleNotes: (problem1: Word) => string; sessions: (problem1: Word) => string; events: (problem1: Word) => string
      eventFacts: (problem1: Word) => string; leagues: (problem1: Word) => string; settings: (problem1: Word) => string
    }
    thereAlready: (id1: Word) => string; starterBroken: (name1: Word, problem2: Word) => string
    counts: {
      rulings: (n1: number) => string; maps: (n1: number) => string; pictures: (n1: number) => string; hexMaps: (n1: number) => string
      figureSets: (n1: number) => string; specialTerrain: (n1: number) => string; elements: (n1: number) => string
      editions: (n1: number) => string; teams: (n1: number) => string; owned: (n1: number) => string; ruleNotes: (n1: number) => string
      events: (n1: number) => string; eventFacts: (n1: number) => string; leagues: (n1: number) => string
    }
  }
  texts: {
    ui: {
      addTo: (label1: Word) => string; takeAway: (name1: Word) => string; notInserted: (given1: Word, most2: Word) => string
      severalLines: (count1: Word) => string; fieldFull: (most1: Word) => string; numberFrom: (least1: Word, most2: Word) => string
      nothingFound: (typed1: Word) => string; useTyped: (typed1: Word) => string; moreToFind: (count1: Word) => string
      less: (label1: Word) => string; more: (label1: Word) => string
    }
    targets: { wall: (a1: Word, b2: Word) => string; blocking: (square1: Word) => string }
    ask: {
      diceAgainst: (name1: Word) => string; dieAgainst: (n1: Word, name2: Word) => string; removeHit: (name1: Word) => string
      lineForPower: (name1: Word) => string; version: (version1: Word) => string; ofTable: (version1: Word) => string
      die: (n1: Word) => string; total: (n1: Word) => string; roll: (figure1: Word, power2: Word) => string
      placing: (name1: Word) => string
    }
    titles: {
      line: (from1: Word, to2: Word) => string; canTarget: (from1: Word, to2: Word, means3: Word) => string
      targets: (from1: Word, means2: Word) => string; attack: (from1: Word, to2: Word) => string; preparation: (from1: Word) => string
      preparedTurn: (who1: Word) => string; odds: (from1: Word, to2: Word) => string; knockBack: (from1: Word, to2: Word) => string
      damage: (to1: Word, amount2: Word) => string; value: (figure1: Word, value2: Word) => string
      move: (figure1: Word, square2: Word, action3: Word) => string; moveSomewhere: (figure1: Word, action2: Word) => string
      reach: (figure1: Word, action2: Word) => string; breakAway: (figure1: Word, action2: Word) => string
      timeline: (count1: number) => string
    }
    verdictTargets: (n1: number) => string; plans: (n1: number) => string
    plan: {
      firstOf: (listed1: Word, compared2: Word) => string; away: (percent1: Word) => string; outwit: (power1: Word, name2: Word) => string
      move: (action1: Word, square2: Word) => string; pickUp: (object1: Word) => string
      attack: {
        close: (names1: Word) => string; ranged: (names1: Word) => string; thrown: (names1: Word) => string
      }
      split: (parts1: Word) => string
    }
    needs: (n1: Word) => string; allLegal: (n1: number) => string; eventNotAllowed: (event1: Word) => string
    reachShort: (n1: number) => string; damageVerdict: (n1: Word) => string; optionEnds: (square1: Word, damage2: number) => string
    ruling: {
      option: (n1: Word) => string; assumedChip: (n1: number) => string; openRule: (id1: Word) => string; blocker: (n1: Word) => string
      applyChosen: (decides1: Word) => string; failed: (message1: Word) => string
    }
    facts: {
      orMore: (n1: Word) => string; takenOf: (taken1: Word, dealt2: Word) => string; kbSquaresChance: (n1: number) => string
      clicks: (n1: number) => string; squares: (n1: number) => string; ofFigure: (label1: Word, name2: Word) => string
    }
    rule: {
      byEdition: (edition1: Word, version2: Word, standing3: Word | null) => string; cite: (document1: Word, section2: Word) => string
      writtenFor: (edition1: Word) => string
    }
    tray: {
      edit: (name1: Word) => string; aboard: (vehicle1: Word) => string; captive: (captor1: Word) => string
      removeObject: (name1: Word, square2: Word) => string; of: (name1: Word) => string; with: (names1: Word) => string
    }
    add: {
      emptyText: (typed1: Word) => string; lines: (name1: Word) => string; points: (n1: Word) => string
    }
    figure: {
      changes: { remove: (what1: Word) => string }; grants: (name1: Word) => string
      written: {
        notWhile: (power1: Word) => string; gains: (name1: Word) => string; text: (name1: Word) => string; special: (n1: Word) => string
        ko: (n1: Word) => string; stop: (n1: Word) => string; lineClick: (n1: Word) => string; linePoints: (n1: Word) => string
        lineMark: (n1: Word) => string; lineOf: (n1: Word, mark2: Word, points3: Word) => string
      }
      dialRemove: (n1: Word) => string; dialClick: (n1: Word) => string; dialPowers: (n1: Word) => string; counters: (name1: Word) => string
    }
    maps: { size: (columns1: Word, rows2: Word) => string }; figures: { count: (n1: number) => string }
    rules: { count: (n1: number) => string }; strip: { rules: (edition1: Word) => string }
    files: { brokenTitle: (name1: Word) => string; more: (n1: number) => string }; save: { failedText: (message1: Word) => string }
    steps: {
      map: (name1: Word) => string; put: (name1: Word) => string; move: (name1: Word) => string; remove: (name1: Word) => string
      edit: (name1: Word) => string; duplicate: (name1: Word) => string; openFile: (name1: Word) => string
      openRuling: (title1: Word) => string
    }
    notices: {
      cannotStand: (name1: Word, square2: Word) => string; squareTaken: (square1: Word, name2: Word) => string
      noRoom: (name1: Word, square2: Word) => string; opened: (name1: Word) => string; savedFile: (name1: Word) => string
      otherGame: (ruleset1: Word) => string; savedRuling: (title1: Word) => string; saveFailed: (why1: Word) => string
      deletedRuling: (title1: Word) => string; deleteFailed: (why1: Word) => string; nothingToAimAt: (square1: Word) => string
      undone: (label1: Word) => string; redone: (label1: Word) => string; removed: (name1: Word) => string
    }
    start: {
      failedText: (why1: Word) => string; otherPort: (port1: Word) => string; leftNotWritten: (why1: Word) => string
      left: { older: (when1: Word) => string; isBeside: (name1: Word) => string; name: (when1: Word) => string }
      beside: { variant: (name1: Word) => string; redo: (name1: Word) => string }; tableAside: (why1: Word) => string
    }
  }
  timelineTexts: {
    countAsActed: (count1: number) => string; turn: (side1: Word, round2: Word | null) => string
    steps: { add: (what1: Word) => string; change: (what1: Word) => string; remove: (what1: Word) => string }
    event: {
      beginTurn: (side1: Word) => string; endBegins: (side1: Word | null) => string; endTurn: (side1: Word | null) => string
      action: (who1: Word, action2: Word) => string; to: (square1: Word) => string; carrying: (who1: Word) => string
      lying: (squares1: Word) => string; attack: (who1: Word, whom2: Word) => string; by: (power1: Word) => string
      using: (powers1: Word) => string; hit: (damage1: Word | null) => string; rolled: (first1: Word, second2: Word) => string
      outwit: (who1: Word, whom2: Word, power3: Word) => string; heal: (whom1: Word, amount2: Word) => string
      place: (whom1: Word, square2: Word) => string; generate: (by1: Word, whom2: Word, square3: Word) => string
      use: (who1: Word, power2: Word) => string; on: (whom1: Word) => string; into: (who1: Word) => string
      copies: (who1: Word, what2: Word | null) => string; moves: (who1: Word) => string
    }
    change: {
      damage: (who1: Word, clicks2: Word, click3: Word) => string; healed: (who1: Word, clicks2: Word, click3: Word) => string
      ko: (who1: Word, clicks2: Word) => string; tokens: (who1: Word, from2: Word, to3: Word) => string
      moved: (who1: Word, from2: Word, to3: Word) => string; countered: (who1: Word, power2: Word) => string
      back: (who1: Word, power2: Word) => string; holds: (who1: Word, what2: Word | null) => string
      boards: (figure1: Word, vehicle2: Word) => string; leaves: (figure1: Word, vehicle2: Word) => string
      replaced: (who1: Word, others2: Word) => string; comesIn: (who1: Word, at2: Word | null, click3: Word) => string
      copies: (who1: Word, what2: Word | null) => string; value: (who1: Word, value2: Word, from3: Word, to4: Word, until5: Word) => string
      counters: (who1: Word, what2: Word) => string
    }
    before: (what1: Word) => string; differentCount: (n1: number) => string; reasonsOf: (n1: number) => string
    atEvent: (n1: Word) => string; at: (n1: Word, of2: Word) => string; edit: (what1: Word) => string; remove: (what1: Word) => string
    removed: (what1: Word) => string; quickEnd: (side1: Word) => string; quickBegin: (side1: Word) => string
    askedFromHere: (at1: number) => string; turnsReplaced: (n1: number) => string; keptTurns: (at1: number, of2: Word) => string
    turnsBefore: (of1: number) => string; lost: (what1: Word) => string
    form: {
      takeOut: (what1: Word) => string; notUsed: (power1: Word) => string; leftOpen: (option1: Word) => string
      squares: (n1: number) => string
    }
    standing: {
      turnOf: (side1: Word) => string; actions: (given1: number, most2: Word | null) => string; click: (n1: Word) => string
      tokens: (n1: number) => string; untilTurn: (side1: Word) => string; gains: (powers1: Word) => string
      countered: (power1: Word) => string; set: (value1: Word, to2: Word) => string; replaced: (value1: Word, by2: Word) => string
      left: (n1: number) => string
    }
  }
  typedTexts: {
    will: {
      ask: (from1: Word, to2: Word | null) => string; kind: (kind1: Word, from2: Word, to3: Word | null) => string
      put: (name1: Word, squares2: Word) => string; putKnown: (name1: Word, set2: Word, squares3: Word) => string
      chooseFigure: (name1: Word, count2: Word) => string; terrain: (what1: Word, squares2: Word) => string
      terrainAway: (what1: Word, squares2: Word) => string; edges: (what1: Word, count2: number) => string
      edgesAway: (what1: Word, count2: number) => string; newTable: (size1: Word) => string; map: (name1: Word) => string
      search: (words1: Word) => string; copy: (name1: Word) => string; remove: (name1: Word) => string
      move: (name1: Word, square2: Word) => string; give: (name1: Word, what2: Word) => string
      force: (side1: Word, total2: Word | null) => string; ruleset: (name1: Word) => string
    }
    steps: { typed: (line1: Word) => string }
    problems: {
      ambiguous: (words1: Word, names2: Word) => string; unknown: (words1: Word) => string; extraWord: (word1: Word) => string
      unknownFigure: (words1: Word) => string; offBoard: (square1: Word, last2: Word) => string
      tooLong: (length1: Word, most2: Word) => string; tooManySquares: (most1: Word) => string
      tooManyFigures: (count1: Word, most2: Word) => string; tooMany: (count1: Word, ends2: Word) => string
      noMapNamed: (words1: Word) => string; noSquares: (example1: Word) => string; notSquare: (word1: Word, example2: Word) => string
      oneSquare: (squares1: Word) => string; notApart: (a1: Word, b2: Word) => string; noEdge: (example1: Word) => string
      border: (square1: Word, side2: Word) => string; notAttribute: (word1: Word, near2: Word | null) => string
      noNumber: (word1: Word) => string; noFigure: (example1: Word) => string; noTwoEnds: (example1: Word) => string
      twoDice: (example1: Word) => string; nameSpecial: (example1: Word) => string; noSpecial: (words1: Word) => string
      taken: (square1: Word, name2: Word) => string; mapSize: (word1: Word) => string; nothingToGive: (name1: Word) => string
      noForce: (side1: Word) => string
    }
  }
  variantsTexts: {
    letter: (letter1: Word) => string; full: (most1: Word) => string; show: (name1: Word) => string; rename: (name1: Word) => string
    remove: (name1: Word) => string; removed: (name1: Word) => string; more: (n1: number) => string
    difference: {
      ruleset: (name1: Word) => string; ask: (title1: Word) => string; added: (name1: Word, square2: Word) => string
      gone: (name1: Word) => string; moved: (name1: Word, square2: Word) => string; map: (name1: Word) => string
    }
  }
  windowTexts: {
    failed: { saved: (name1: Word) => string; notSaved: (why1: Word) => string }
    engine: { name: (name1: Word) => string; from: (month1: Word) => string; built: (day1: Word) => string }
  }
  clausesTexts: {
    unnamed: (number1: Word) => string; remove: (what1: Word) => string; lessPart: (what1: Word) => string
    beside: {
      removeToCome: (what1: Word) => string; terrainKept: (what1: Word) => string; terrainTaken: (what1: Word) => string
      removeTerrain: (what1: Word) => string
    }
  }
  eventTexts: {
    door: {
      allHere: (count1: Word) => string; allChecked: (count1: number) => string; paid: (fee1: Word) => string
      alreadyHere: (name1: Word) => string; which: (names1: Word) => string; whichNew: (here1: Word, typed2: Word) => string
      isOut: (name1: Word) => string; noNumber: (number1: Word) => string; numberSaved: (name1: Word, number2: Word) => string
      refused: (keys1: number) => string; unsaved: (name1: Word) => string; checkedIn: (name1: Word) => string
      admitted: (name1: Word) => string; returned: (name1: Word, losses2: number) => string; added: (name1: Word) => string
      waits: (name1: Word) => string; late: (name1: Word, losses2: number) => string
      dropped: (name1: Word, left2: number, bye3: boolean) => string; forgetWhat: (name1: Word, number2: Word) => string
      forgotten: (number1: Word) => string
      leaving: {
        title: (name1: Word) => string; left: (count1: number, bye2: Word) => string; open: (table1: Word, against2: Word) => string
        noShow: (name1: Word) => string; inCut: (name1: Word) => string; next: (round1: Word) => string; nextSame: (round1: Word) => string
        nextBye: (name1: Word) => string; pair: (table1: Word, a2: Word, b3: Word) => string; more: (count1: Word) => string
      }
      held: {
        title: (number1: Word) => string; text: (backups1: number) => string; deleted: (backups1: number, number2: Word) => string
      }
    }
    lists: {
      missing: (count1: number) => string; figures: (count1: number, points2: number) => string; notKnown: (count1: number) => string
      figuresUnknown: (count1: number) => string; rejectedOf: (names1: Word) => string; unread: (lines1: Word) => string
      unknown: (names1: Word) => string; saved: (name1: Word) => string; house: (on1: Word) => string; checked: (name1: Word) => string
    }
    listing: {
      column: (name1: Word) => string; take: (count1: Word) => string; taken: (count1: number) => string
    }
    pairings: {
      preview: (round1: Word) => string; round: (round1: Word) => string; working: (players1: Word) => string
      podsAre: (pods1: number, round2: number) => string; publishSure: (round1: Word) => string; published: (round1: Word) => string
      seat: (table1: Word) => string; swapWith: (name1: Word) => string; swapped: (a1: Word, b2: Word) => string
      clubsApart: (round1: Word) => string
      late: {
        came: (names1: Word, round2: Word) => string; bye: (late1: Word, bye2: Word) => string; pair: (a1: Word, b2: Word) => string
        done: (a1: Word, b2: Word) => string
      }
      handSwap: (a1: Word, b2: Word) => string
    }
    pods: {
      saved: (table1: Word) => string; sharedFirst: (points1: Word) => string; place: (place1: Word) => string
      form: (table1: Word) => string; player: (name1: Word, place2: Word | null) => string; typed: (table1: Word) => string
      noSeat: (seat1: Word) => string
    }
    results: { roundOf: (round1: Word) => string }
    slip: {
      points: (name1: Word) => string; firstIs: (key1: Word) => string; drops: (name1: Word) => string
      saved: (table1: Word, a2: Word, b3: Word) => string; hasResult: (winner1: Word | null, score2: Word) => string
      tableHasResult: (table1: Word) => string; stoppedAt: (table1: Word) => string; refused: (keys1: number) => string
      nothingTyped: (table1: Word) => string; unsaved: (table1: Word, winner2: Word, a3: Word, b4: Word) => string
      open: (count1: number) => string
    }
    correction: {
      figures: (rank1: Word, wins2: number, score3: Word, rate4: Word) => string; place: (round1: Word, table2: Word) => string
      result: (winner1: Word | null, score2: Word) => string; cut: (into1: Word, out2: Word) => string
      cutLine: (into1: Word, out2: Word) => string; stopped: (keys1: number) => string
    }
    takingBack: { goes: (kinds1: Word) => string; kind: (kind1: Word, count2: Word) => string }
    standings: {
      afterCut: (size1: Word) => string; afterRound: (round1: Word) => string; open: (count1: number) => string
      byes: (count1: number) => string; tied: (names1: Word) => string
    }
    sums: {
      score: (score1: Word) => string; match: (round1: Word, against2: Word, won3: boolean, score4: Word) => string
      pod: (round1: Word, place2: Word, score3: Word) => string; bye: (round1: Word, score2: Word) => string
      missed: (rounds1: number) => string; penalty: (round1: Word, score2: Word, infraction3: Word) => string
      rate: (fraction1: Word, percent2: Word) => string; opponentRate: (name1: Word, won2: Word, played3: Word) => string
      opponentsScore: (mean1: Word) => string
    }
    cut: {
      make: (size1: Word) => string; open: (count1: number) => string; tie: (names1: Word) => string; made: (size1: Word) => string
      left: (name1: Word) => string; next: (next1: Word) => string; cutAgain: (next1: Word) => string; walkOver: (name1: Word) => string
      walkedOver: (name1: Word) => string; winner: (name1: Word) => string; seed: (seed1: Word) => string
    }
    prizes: { give: (name1: Word, prize2: Word) => string }
    clock: {
      roundIs: (round1: Word) => string; nextCall: (minutes1: Word) => string; tableLeft: (table1: Word, left2: Word) => string
      calledIn: (event1: Word, words2: Word) => string; other: (event1: Word, round2: Word, left3: Word, state4: Word) => string
      wentAhead: (span1: Word, from2: Word, to3: Word) => string; wentBack: (span1: Word, from2: Word, to3: Word) => string
      before: (entry1: Word) => string; wasSet: (span1: Word) => string
    }
    floor: {
      missing: (round1: Word, tables2: number) => string; all: (count1: Word) => string; table: (table1: Word) => string
      medianWait: (seconds1: Word) => string; waits: (time1: Word) => string; isThere: (judge1: Word) => string
      more: (minutes1: number) => string; moreGiven: (table1: Word, minutes2: number) => string; left: (time1: Word) => string
      called: (table1: Word) => string; ruled: (table1: Word) => string; answering: (round1: Word, table2: Word) => string
      ruledBefore: (round1: Word, table2: Word) => string; closed: (table1: Word) => string; penalties: (count1: number) => string
      ruledHere: (table1: Word) => string
    }
    penalties: {
      proposed: (level1: Word, count2: number) => string; given: (name1: Word) => string; enterLoss: (winner1: Word) => string
      lossEntered: (winner1: Word) => string; out: (name1: Word) => string; duringCall: (judge1: Word) => string
      round: (round1: Word) => string
    }
    rulings: {
      place: (round1: Word, table2: Word) => string; waited: (time1: Word) => string; inWordsFor: (round1: Word, table2: Word) => string
      note: (words1: Word) => string
    }
    paper: {
      floor: (fraction1: Word) => string; rulingOf: (number1: Word) => string; numbered: (number1: Word) => string
      onlyChanged: (time1: Word, rows2: Word) => string; since: (time1: Word, rows2: number) => string
      day: { firstOf: (won1: Word, of2: Word) => string }
    }
    exports: { forward: (column1: Word) => string }
    log: {
      device: (id1: Word) => string; asItWas: (when1: Word) => string; after: (entry1: Word) => string
      change: (label1: Word, was2: Word, is3: Word) => string; entry: (at1: Word) => string; count: (count1: number) => string
      more: (count1: Word) => string
    }
    settings: { maps: { unread: (lines1: Word) => string }; house: { unread: (lines1: Word) => string } }
    facts: {
      place: (round1: Word, table2: Word) => string; register: (name1: Word, waiting2: boolean) => string; edit: (name1: Word) => string
      checkIn: (name1: Word) => string; admit: (name1: Word) => string; fee: (name1: Word, paid2: boolean) => string
      drop: (name1: Word) => string; return: (name1: Word) => string; latePair: (round1: Word, names2: Word) => string
      marked: (words1: Word, marks2: Word) => string; result: (place1: Word, winner2: Word, score3: Word) => string
      correct: (place1: Word, winner2: Word, score3: Word, reason4: Word) => string
      penalty: (name1: Word, level2: Word, infraction3: Word) => string; clock: (round1: Word, action2: Word) => string
      clockSet: (round1: Word, left2: Word) => string; clockAgo: (round1: Word, minutes2: number) => string
      allTables: (round1: Word) => string; extend: (place1: Word, minutes2: number, reason3: Word) => string; call: (place1: Word) => string
      takeCall: (judge1: Word) => string; ruling: (place1: Word) => string; editRuling: (words1: Word) => string
      appeal: (upheld1: boolean, reason2: Word) => string; rollOff: (names1: Word) => string; cut: (size1: Word) => string
      prize: (name1: Word, prize2: Word) => string; list: (name1: Word) => string
      listChecked: (name1: Word, ok2: boolean, reason3: Word) => string; claim: (place1: Word, winner2: Word, score3: Word) => string
      tableMap: (table1: Word, map2: Word) => string; podResult: (place1: Word, names2: Word) => string; forget: (name1: Word) => string
      host: (device1: Word) => string; note: (text1: Word) => string; settings: (names1: Word) => string
    }
    practice: {
      seed: (n1: Word) => string; take: (table1: Word) => string; score: (right1: Word, all2: Word) => string
      question: (from1: Word, to2: Word) => string; wasWrong: (said1: Word) => string; roll: (roll1: Word) => string
      needed: (from1: Word, to2: Word) => string; chance: (from1: Word, to2: Word) => string
      combat: (from1: Word, attack2: Word, range3: Word, to4: Word, defense5: Word) => string; mayMove: (name1: Word, path2: Word) => string
      speedOf: (name1: Word, speed2: Word) => string; knockBack: (from1: Word, to2: Word, damage3: Word, at4: Word) => string
    }
    notWritten: (why1: Word) => string
    list: {
      remove: (name1: Word) => string; removed: (name1: Word) => string; finished: (name1: Word) => string
      clock: (left1: Word, state2: Word) => string
    }
    files: {
      came: {
        new: (name1: Word, facts2: number) => string; longer: (name1: Word, facts2: number) => string; known: (name1: Word) => string
        beside: (name1: Word) => string
      }
      refused: (count1: number) => string
    }
    arriving: {
      title: (league1: Word | null, events2: number) => string; from: (file1: Word) => string; rounds: (count1: number) => string
      entries: (count1: number) => string; does: { longer: (more1: number) => string }; take: { longer: (more1: number) => string }
      takeSeveral: (count1: number) => string
    }
    make: { asLastTime: (name1: Word) => string }
    plan: {
      cuts: (size1: number) => string; ofEvent: (version1: Word) => string; pinned: (name1: Word, version2: Word, hash3: Word) => string
      pinnedNow: (edition1: Word) => string; pinnedOther: (edition1: Word) => string
    }
    desk: {
      players: (count1: number) => string; ofPlayers: (here1: Word, all2: number) => string; waiting: (count1: Word) => string
      unread: (count1: number) => string; roundOnly: (round1: Word) => string; pausedFor: (time1: Word) => string
    }
  }
  figuresTexts: {
    cards: {
      title: (name1: Word) => string; reading: (done1: Word, all2: Word) => string; count: (left1: number, all2: Word) => string
      formCount: (count1: number, figures2: number) => string; acceptAll: (n1: number) => string; showAll: (n1: Word) => string
      place: (figure1: Word, text2: Word) => string; placeAt: (figure1: Word, text2: Word, day3: Word) => string
      acceptedOn: (day1: Word, words2: Word) => string; canUse: (powers1: Word) => string; protected: (powers1: Word) => string
      size: (size1: Word) => string; value: (value1: Word, amount2: Word) => string; step: (n1: number) => string
      stepRemove: (n1: number) => string
      again: {
        removed: (powers1: Word) => string; added: (powers1: Word) => string; readAll: (n1: number) => string; step: (n1: number) => string
        stepKeep: (n1: number) => string; found: (n1: number) => string
      }
    }
    dialWithoutName: (clicks1: number) => string; editOf: (name1: Word) => string; duplicateOf: (name1: Word) => string
    deleteOf: (name1: Word) => string; deleted: (name1: Word) => string; undoOf: (what1: Word | null) => string
    redoOf: (what1: Word | null) => string; stepDuplicate: (name1: Word) => string; stepRename: (name1: Word) => string
    stepDelete: (name1: Word) => string; stepTheirs: (name1: Word) => string; stepField: (name1: Word) => string
    stepDial: (click1: Word) => string; theirsTaken: (name1: Word) => string; rangeOf: (range1: number, bolts2: number) => string
    baseSquares: (n1: number) => string; clickOf: (n1: Word) => string; grants: (names1: Word) => string
    lineAt: (points1: Word | null, mark2: Word) => string
    coverage: {
      some: (ruled1: Word, partly2: Word, left3: Word) => string; fullyOf: (full1: Word, all2: Word) => string
    }
    corrected: { count: (n1: number) => string; kept: (n1: number) => string }
    element: {
      count: (n1: number) => string; points: (points1: Word) => string; range: (range1: Word) => string; size: (size1: Word) => string
      of: (unit1: Word) => string
    }
    force: {
      which: (name1: Word) => string; whose: (name1: Word) => string; leave: (name1: Word) => string; take: (name1: Word) => string
      open: (count1: number) => string; sum: (count1: number) => string; cut: (most1: Word) => string; noArea: (side1: Word) => string
      outside: (side1: Word, names2: Word) => string; left: (names1: Word) => string; done: (count1: number, side2: Word) => string
      step: (side1: Word) => string
    }
    team: {
      step: (name1: Word) => string; of: (total1: Word, most2: Word | null) => string; countOf: (name1: Word) => string
      lineOf: (name1: Word) => string; unknownMember: (name1: Word) => string; chooseFor: (name1: Word) => string
      remove: (name1: Word) => string; featsOf: (name1: Word) => string; stated: (points1: Word) => string
      equipmentOf: (name1: Word) => string
    }
    columns: { click: (n1: Word) => string }; colourInDoubt: (slot1: Word, slot2: Word, value3: Word) => string
    notRead: (line1: Word, found2: Word) => string; colourKey: (colour1: Word, key2: Word) => string; removeText: (name1: Word) => string
    offered: (names1: Word) => string
  }
  helpTexts: { licences: { count: (n1: Word) => string }; tour: { step: (n1: Word, of2: Word) => string } }
  leagueTexts: {
    named: (when1: Word) => string; about: (events1: number) => string; remove: (name1: Word) => string; removed: (name1: Word) => string
    came: (name1: Word, events2: number) => string; known: (name1: Word) => string; counts: (name1: Word) => string
    missing: (names1: Word) => string; open: (count1: number) => string; night: (number1: Word) => string
    result: (event1: Word, place2: Word, wins3: number, points4: Word) => string; together: (names1: Word) => string
  }
  mapPictureTexts: {
    levelOf: (n1: Word, squares2: number) => string; residual: (pixels1: Word, percent2: Word) => string
    area: (name1: Word, squares2: number) => string; confidence: (percent1: Word) => string; walls: (count1: number) => string
    kept: (name1: Word) => string; notKept: (why1: Word) => string; sizeOf: (columns1: Word, rows2: Word) => string
    shapeOf: (columns1: Word, rows2: Word) => string; takeSize: (columns1: Word, rows2: Word) => string; side: (name1: Word) => string
  }
  mapRoomTexts: {
    title: (name1: Word) => string; editOf: (name1: Word) => string; duplicateOf: (name1: Word) => string
    copyName: (name1: Word, n2: Word) => string; undo: (what1: Word | null) => string; redo: (what1: Word | null) => string
    counted: (n1: number) => string
    steps: {
      paint: (ink1: Word) => string; join: (name1: Word) => string; pins: (n1: number) => string; revision: (n1: Word) => string
    }
    line: { reach: (from1: Word, n2: number) => string; from: (from1: Word, to2: Word) => string }
    about: {
      losing: (n1: number) => string; exported: (file1: Word) => string; drawn: (n1: Word) => string
      verified: (by1: Word, on2: Word) => string
    }
    checks: {
      summary: (errors1: number, warnings2: number, infos3: number) => string; marked: (n1: number) => string
      rules: (edition1: Word) => string
    }
    pins: {
      summary: (same1: Word, total2: number) => string; changed: (was1: Word, is2: Word) => string; change: (n1: number) => string
      pinnedTo: (map1: Word) => string; otherwise: (map1: Word) => string; full: (map1: Word) => string; unnoticed: (n1: number) => string
      both: (one1: Word, other2: Word) => string; blockedBy: (places1: Word) => string; hinderedBy: (places1: Word) => string
      looking: (percent1: Word) => string; proposed: (n1: number) => string; question: (ends1: Word) => string
      acceptOne: (ends1: Word) => string; dismissOne: (ends1: Word) => string; left: (walls1: number, squares2: number) => string
      title: (from1: Word, to2: Word) => string
    }
    sides: {
      sentence: (side1: Word, seen2: Word, squares3: Word, nearer4: number) => string; hindered: (n1: number, m2: number) => string
      first: (side1: Word, hundredths2: Word) => string; height: (n1: Word, m2: Word) => string; cover: (n1: Word, m2: Word) => string
      ahead: (side1: Word, n2: number) => string; symmetry: (kind1: Word, same2: Word, all3: Word) => string
      withHindered: (n1: Word, hindered2: Word) => string; heatSpan: (most1: Word, at2: Word, least3: Word, other4: Word) => string
    }
    versions: {
      revision: (n1: Word) => string; kept: (n1: Word) => string; squares: (n1: number) => string
      edges: (gone1: Word, fresh2: Word) => string; lines: (n1: Word, all2: number) => string; pins: (names1: Word) => string
      size: (was1: Word, is2: Word) => string; starting: (side1: Word, was2: Word, is3: Word) => string
      since: (name1: Word, words2: Word) => string; steps: (n1: number) => string
    }
    hex: { hexes: (n1: number) => string; level: (n1: Word) => string }; cursor: (square1: Word, ground2: Word) => string
    levelWord: (n1: Word) => string
  }
  mapsTexts: {
    program: (name1: Word) => string; choices: { tile: (n1: Word) => string; value: (n1: Word) => string; more: (n1: Word) => string }
  }
  renewalTexts: {
    own: (version1: Word, built2: Word | null) => string; fromAddress: (host1: Word) => string
    offered: (version1: Word, built2: Word, mib3: Word) => string; notBackedUp: (why1: Word) => string
  }
  savingTexts: {
    noText: (name1: Word) => string; notRead: (name1: Word) => string; taken: (name1: Word) => string; notRemoved: (name1: Word) => string
    browserSays: (why1: Word) => string; namesBack: (names1: Word) => string
    handing: {
      notCopied: (why1: Word) => string; notTaken: (name1: Word) => string; notSent: (why1: Word) => string
    }
  }
  venueTexts: {
    join: {
      at: (event1: Word, address2: Word) => string; joined: (event1: Word, role2: Word) => string; card: (role1: Word) => string
      leave: (event1: Word) => string; left: (event1: Word) => string; leaveUnsent: (count1: number) => string
    }
    strip: {
      up: (role1: Word, devices2: number | null) => string; unsent: (count1: Word) => string; down: (since1: Word) => string
      outbox: (count1: number) => string; refusedNow: (what1: Word, why2: Word) => string; failed: (why1: Word) => string
    }
    move: { standBy: (address1: Word) => string; came: (count1: number) => string }
    dispute: { counts: (by1: Word) => string; told: (by1: Word) => string; open: (count1: number) => string }
    shared: {
      by: (who1: Word, when2: Word) => string; adopted: (title1: Word) => string; sent: (title1: Word) => string
      tooLarge: (title1: Word) => string; verdict: (word1: Word) => string
    }
    hosting: {
      again: (event1: Word, address2: Word) => string; other: (event1: Word) => string; strip: (address1: Word) => string
      hears: (devices1: number, pages2: number) => string; asks: (count1: number) => string; someOnTwo: (rows1: number) => string
      standBy: {
        at: (address1: Word) => string; all: (rows1: number) => string; some: (kept1: Word, rows2: Word) => string
        silent: (address1: Word, since2: Word) => string; refused: (why1: Word) => string; found: (address1: Word) => string
        still: (address1: Word) => string; left: (event1: Word) => string; handed: (adopted1: Word, aside2: Word) => string
      }
      join: { left: (time1: Word) => string; asks: (name1: Word) => string; role: (name1: Word) => string }
      devices: { since: (time1: Word) => string; shutOut: (name1: Word) => string; sure: (name1: Word) => string }
      players: { renewed: (name1: Word) => string; network: (name1: Word) => string }
      displays: {
        explain: (address1: Word) => string; accept: (name1: Word) => string; remove: (name1: Word) => string
      }
    }
  }
  manualTexts: { pictureOf: (what1: Word) => string }
}
