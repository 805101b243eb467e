/** Every text of a venue: joining the host of an event, how far what was written has come, what judges share, hosting. */
import type { venueRefusals } from '../../../shared/venue/refusals.ts'
import { n } from './counted.ts'

export const venueTexts = {
  roles: { head: 'head judge', scorekeeper: 'scorekeeper', judge: 'judge' },
  join: {
    open: 'Join another device',
    title: 'Join an event',
    explain: 'Another device hosts the event. Type the six letters that it shows; somebody there lets this device in.',
    explainScanned:
      'Another device hosts the event, and the code came with the address. Say what this device is called; somebody there lets it in.',
    explainDesktop: 'Another computer hosts the event. It shows its address and six letters; somebody there lets this computer in.',
    at: (event: string, address: string) => `${event} is hosted here (${address})`,
    code: 'Code: six letters',
    name: 'Name of this device',
    nameHint: 'Such as “Ann’s tablet”: the host shows it.',
    ask: 'Join',
    noCode: 'A code has six letters, without I, L, O, U and V.',
    noName: 'Say what this device is called.',
    letters: 'The host shows the same four letters. If it shows others, do not go on.',
    waits: 'Waiting until somebody at the host lets this device in.',
    opening: 'Reading the event.',
    stop: 'Stop',
    back: 'Back',
    nobody: 'Nothing answers at this address. Is the host switched on, and is this device in the same network?',
    noHost: 'This page does not come from a host. Open the address that the host shows, or scan its second code.',
    joined: (event: string, role: string) => `This device is in: ${event}, as ${role}.`,
    card: (role: string) => `hosted by another device; you are in as ${role}`,
    leave: (event: string) => `Leave: ${event}`,
    left: (event: string) => `This device has left ${event}.`,
    leaveUnsent: (count: number) =>
      `${n(count, 'fact was', 'facts were')} not sent and would be lost. Go back online first, or leave all the same.`,
    leaveAll: 'Leave all the same'
  },
  marks: { here: '○', saved: '✓', two: '✓✓' },
  reached: { here: 'on this device only', saved: 'saved by the host', two: 'saved on two devices' },
  strip: {
    label: 'Connection to the host',
    up: (role: string, devices: number | null) =>
      devices === null ? `In as ${role}` : `In as ${role} · ${n(devices, 'device', 'devices')}`,
    secure: 'encrypted, and the host’s certificate is the right one',
    plain: 'not encrypted: the host has no certificate',
    allSent: 'all sent',
    lastOf: { here: '', saved: 'the last one saved by the host', two: 'the last one saved on two devices' },
    unsent: (count: number) => `${count} not sent`,
    down: (since: string) => `No connection since ${since}`,
    goOn: 'Go on: what you enter stays on this device and is sent later.',
    notYet: 'The host could not save it yet. It tries again.',
    here: 'It is on this device and goes out when the host answers.',
    outbox: (count: number) => `${n(count, 'entry was', 'entries were')} not taken`,
    read: 'Read',
    refusedNow: (what: string, why: string) => `Not taken: ${what}. ${why}`,
    asDispute: 'Both versions stand at the table as a dispute.',
    failed: (why: string) => `What the host has said could not be kept here. ${why}`
  },
  gates: {
    by: (what: string, roles: readonly string[]) => `${what}: ${roles.join(' or ')}.`,
    what: {
      clock: 'Starts, pauses and ends the clock',
      publish: 'Pairs and publishes the next round',
      late: 'Pairs who came late',
      correct: 'Corrects a result that is in',
      appeal: 'Decides on appeals',
      rollOff: 'Enters a roll-off',
      cut: 'Makes the cut',
      list: 'Enters lists'
    }
  },
  move: {
    title: 'The host does not come back?',
    explain:
      'If the host does not come back, somebody makes another device the host. Go there when you are told so: what was not sent goes along.',
    standBy: (address: string) => `Go to ${address}`,
    typed: 'Address of the new host',
    go: 'Go there',
    noAddress: 'An address begins with http:// or https:// and has nothing behind the port.',
    came: (count: number) =>
      count === 0 ? 'Connected to the new host.' : `Connected to the new host. Sending ${n(count, 'entry', 'entries')}.`,
    broken: 'What this address brought along cannot be read. Join with a code.'
  },
  dispute: {
    title: 'Two different results',
    counts: (by: string) => `Counts now, told by ${by}`,
    told: (by: string) => `Does not count, told by ${by}`,
    unknown: 'another device',
    keep: 'Keep this result',
    take: 'Use the other',
    settled: 'The dispute is settled.',
    asks: 'The head judge or a scorekeeper corrects it.',
    reason: 'dispute settled',
    open: (count: number) => n(count, 'dispute', 'disputes')
  },
  shared: {
    title: 'From other judges',
    none: 'Other judges have shared nothing yet. A saved ruling, a note on a rule or a special terrain can be shared below.',
    kinds: { ruling: 'Ruling', 'rule-note': 'Note on a rule', 'special-terrain': 'Special terrain' },
    by: (who: string, when: string) => `${who}, ${when}`,
    own: 'shared by this device',
    look: 'Read',
    adopt: 'Adopt',
    adopted: (title: string) => `“${title}” is on this device now.`,
    known: 'is here already',
    unreadable: 'This was written by another version and cannot be read here.',
    back: 'Take back',
    share: 'Share something of this device',
    rulings: 'Saved rulings',
    notes: 'Notes on rules',
    terrain: 'Special terrain',
    nothing: 'Nothing of this kind is on this device.',
    send: 'Share',
    sent: (title: string) => `“${title}” is shared with the other judges.`,
    tooLarge: (title: string) => `“${title}” is too large to be shared.`,
    verdict: (word: string) => `Verdict: ${word}`
  },
  setAside: {
    title: 'Kept aside',
    explain: 'Only an earlier host knew these, and they could not be taken any more.'
  },
  hosting: {
    /** Where a browser shows the place. */
    browser: {
      title: 'Several devices at one event',
      why: 'A browser cannot host: a web page cannot accept connections. The desktop app of Linejudge can, and so can the command line:',
      command: 'npm run host -- EVENT.json',
      how: 'Take this event to that computer as a file (Paper and files, save the event file), and open it there. Tablets and phones then need only a browser.'
    },
    title: 'Host this event',
    explain:
      'Other devices of the room come in by a code: judges and scorekeepers work on the same event, players see their table on their phones, displays show the pairings. It works without internet. Nothing is open until you start.',
    address: 'Address of this computer in the room’s network',
    here: 'this computer alone, to try it',
    noNetwork: 'This computer is in no network. Join the room’s Wi-Fi, or make one with a phone, then look again.',
    lookAgain: 'Look again',
    port: 'Port',
    portHint: 'Change it only where something else uses it.',
    safe: 'Whoever is in the same Wi-Fi can read what browsers send. Use a network of your own with a password, and not the open one of the hall.',
    start: 'Start hosting',
    starting: 'Starting…',
    stop: 'Stop hosting',
    stopping: 'Stopping…',
    stopped: 'Hosting has ended. Everything is in the event on this computer.',
    again: (event: string, address: string) => `${event} was hosted at ${address} when Linejudge ended. Nothing that was saved is lost.`,
    hostAgain: 'Host it again',
    other: (event: string) => `Another event is hosted just now: ${event}. One at a time.`,
    aside: 'What only the host of an earlier time had was kept beside the event, on this computer:',
    trouble: {
      address: 'This address is not there any more. Choose another one.',
      port: 'Something else uses this port. Choose another one.',
      event: 'The event could not be read by the host.',
      disk: 'The host cannot write on this disk.',
      folder: 'Another program on this computer hosts this event.',
      process: 'The host could not be started.',
      follow: 'The other host does not let this computer in.'
    },
    gone: 'The host has stopped by itself. Nothing that was saved is lost; devices keep what they enter until it is there again.',
    startAgain: 'Start it again',
    goneAppend: 'The host has stopped, so nothing can be entered. Start it again, or stop hosting, under “Venue”.',
    led: 'Another computer was made the host of this event while this one was away. This one looks for it, follows it, and hands over what only it knew.',
    first: 'This event is hosted just now. Stop hosting first.',
    strip: (address: string) => `Hosting at ${address}`,
    hears: (devices: number, pages: number) =>
      `${n(devices, 'device', 'devices')} · ${n(pages, 'page of players and displays', 'pages of players and displays')}`,
    asks: (count: number) => `${n(count, 'device asks', 'devices ask')} to be let in`,
    onTwo: 'a stand-by has everything too',
    someOnTwo: (rows: number) => `a stand-by has ${n(rows, 'entry', 'entries')}`,
    oneOnly: 'no stand-by: saved on this computer only',
    standBy: {
      open: 'Be a stand-by',
      title: 'Be the stand-by of another computer',
      explain:
        'This computer keeps what the host of an event saves, as soon as it is saved. When the host fails, a person makes this computer the host, and every device goes on. Until then nothing is open here.',
      asHead: 'At the host, “Show a code” under “Venue” shows address and code. This computer is let in there as head judge.',
      host: 'Address of the host',
      hostHint: 'Such as http://192.168.0.7:8321',
      name: 'Name of this computer',
      own: 'Address of this computer, for when it is the host',
      at: (address: string) => `Stand-by of the host at ${address}`,
      all: (rows: number) => `Everything is here: ${n(rows, 'entry', 'entries')}`,
      some: (kept: number, rows: number) => `${kept} of ${rows} entries are here`,
      silent: (address: string, since: string) => `The host at ${address} has not answered since ${since}.`,
      refused: (why: string) => `The host does not let this computer in. ${why}`,
      failing: 'This computer cannot write on its disk: what is new is at the host alone.',
      found: (address: string) => `As the host this computer is at ${address}. The devices have been told so.`,
      fails: 'When the host has failed',
      pause:
        'Wait for it a moment first: two hosts in one room are worse than a minute’s pause. What was not on this computer yet is handed over when the old host comes back.',
      promote: 'Make this computer the host',
      sure: 'Is the other computer off, or out of the network for good?',
      yes: 'Yes, this one hosts now',
      no: 'Not now',
      still: (address: string) =>
        `The host at ${address} still answers. Stop hosting there first: two hosts would both take results, and every difference between them would have to be settled by hand.`,
      anyway: 'Host here all the same',
      promoted: 'This computer is the host of the event now.',
      stop: 'Follow no longer',
      stopped: 'This computer is no stand-by any more. What it had is in the event on this computer.',
      left: (event: string) => `This computer was the stand-by of ${event} when Linejudge ended.`,
      again: 'Follow again',
      gone: 'The stand-by has stopped by itself. What it had is here.',
      readOnly: 'This computer is a stand-by: entries are made at the host and its devices.',
      came: 'Another computer leads this event now. This one is its stand-by, and hands over what only it knew.',
      handed: (adopted: number, aside: number) =>
        `What only this computer knew was handed over: ${adopted} adopted, ${aside} kept aside with the reason, under “Rulings”.`
    },
    join: {
      title: 'Let a device in',
      explain:
        'Scan the code with the tablet, or open the address there and type the six letters. On a computer with Linejudge, “Join another device” among its events takes both. Each code is for one device and holds two minutes.',
      show: 'Show a code',
      another: 'Another code',
      hide: 'Hide it',
      address: 'Address',
      letters: 'Code',
      left: (time: string) => `holds ${time} more`,
      picture: 'Code to scan for joining',
      asks: (name: string) => `“${name}” asks to be let in`,
      compare: 'It must show the same letters:',
      role: (name: string) => `Role of ${name}`,
      letIn: 'Let in',
      turnAway: 'Turn away'
    },
    devices: {
      title: 'Devices',
      none: 'No device is in yet.',
      since: (time: string) => `since ${time}`,
      connected: 'connected',
      away: 'not connected; goes on by itself when it is back',
      out: 'shut out',
      standBy: (rows: number, all: number) => (rows >= all ? 'stand-by, has everything' : `stand-by, has ${rows} of ${all}`),
      shutOut: (name: string) => `Shut out ${name}`,
      sure: (name: string) => `Shut “${name}” out? It can neither read nor enter anything from then on.`,
      yes: 'Shut out',
      forgotten: 'Somebody was forgotten. These devices have not dropped the name yet; they do when they connect:'
    },
    wifi: {
      title: 'The Wi-Fi as a code to scan',
      explain: 'A phone that scans it is in the network. The password is shown here only, and not kept.',
      name: 'Name of the network',
      password: 'Password',
      picture: 'Code to scan for the Wi-Fi'
    },
    players: {
      title: 'Players’ phones',
      explain:
        'Each player gets a slip with a code of their own: their table, opponent and clock, and they can tell the result. Minors and everybody whose name is not public stand there as on the display.',
      print: 'Slips for all players',
      lost: 'A slip was lost',
      player: 'Player',
      renew: 'Make a new one',
      renewed: (name: string) => `The old slip of ${name} is worth nothing now. Print the new one.`,
      paper: 'Slips for phones',
      scan: 'Scan it: your table, opponent and clock',
      network: (name: string) => `In the Wi-Fi “${name}”`,
      keep: 'Only for you: whoever has it can tell your results.'
    },
    displays: {
      title: 'Displays',
      explain: (address: string) =>
        `Open ${address} on a television or another computer. It appears here, is set up here, and comes back by itself.`,
      none: 'No display has shown itself yet.',
      name: 'Name',
      picture: 'Code to scan for a display',
      accepted: 'Accepted: it comes back as it is set up here.',
      notAccepted: 'Not accepted: it is forgotten when hosting ends. Setting it up accepts it.',
      accept: (name: string) => `Accept display “${name}”`,
      remove: (name: string) => `Remove display “${name}”`
    },
    down: {
      title: 'When the network or this computer fails',
      lines: [
        'The Wi-Fi is gone: tablets go on and keep what is entered; they send it when they are back. Phones show what they had.',
        'A phone of a player does not work: paper does. Slips and pairings are under “Paper and files”.',
        'This computer stops: start Linejudge again and host again at the same address; devices come back by themselves.',
        'A second computer with Linejudge: “Be a stand-by” among its events. It has everything at once, and when this one fails it becomes the host there by one press. Phones and displays follow by themselves.',
        'This computer is broken: open its last backup on another one and host there. Devices that had sent everything lose nothing.'
      ]
    }
  },
  refusals: {
    'other-version': 'This device speaks version {own}, the host version {theirs}. Both must be of one version.',
    'wrong-shape': 'The host does not understand this: {what}.',
    'too-large': 'That is too large: more than {most} bytes.',
    'too-many': 'Too much was sent at once. Try again in a moment.',
    'wrong-place': 'The host answers to its own name only.',
    'wrong-origin': 'The request comes from another page.',
    'not-open': 'Nobody is let in just now: have the host show a code.',
    'wrong-code': 'That is not the code. Tries left: {left}.',
    locked: 'Too many wrong codes. Wait {seconds} seconds.',
    full: 'There are as many devices here as there can be.',
    'turned-away': 'The host has not let this device in.',
    'asked-too-long': 'Nobody has let this device in for some minutes. Ask again.',
    'unknown-device': 'The host does not know this device any more. Join again.',
    'shut-out': 'This device has been shut out by the host.',
    'wrong-proof': 'What answers here is not the host that was joined.',
    'other-certificate':
      'What answers at this address does not have the certificate of the host that let this device in. Nothing was sent to it. Ask at the host whether its address is another one by now.',
    'used-up': 'This was used already, or is too old. Try again.',
    'no-right': 'As {role} you may not do this.',
    'own-field': 'The field “{field}” is written by the host.',
    'not-saved': 'The host could not save it: {why}. Nothing is lost on this device; it tries again.',
    'no-longer-host': 'This host has handed over: another device leads the event. Open the address that it shows.',
    'calls-open': 'Table {table} has {count} open calls. Close one of them first.',
    'claims-told': 'Table {table} was reported {count} times from here. A judge decides.',
    'unknown-dispute': 'That dispute is settled already.',
    'not-head': 'A stand-by is let in as head judge; this device was let in as {role}.',
    'nothing-there': 'There is no host at this address.'
  } satisfies Record<keyof typeof venueRefusals, string>
}
