/**
 * Defects of the host of a venue, to be sown like those of the shell: each breaks one guard of the table in docs/venue.md. A defect that
 * several lines of the table share stands once.
 */
/** @typedef {import('./seeds.mjs').Seed} Seed */

const ATTACKS = 'test/unit/host/attacks.test.ts'
const WIRE = 'test/unit/host/wire.test.ts'
const HOSTILE = 'test/unit/host/hostile.test.ts'
const GATE = 'test/unit/host/staff/gate.test.ts'
const CONTRACT = 'test/unit/shared/venue/contract.test.ts'
const HOST_WIRE = 'test/unit/host/follow/hostWire.test.ts'

const SIGNPOST = 'test/unit/host/follow/signpost.test.ts'
const DESK = 'test/unit/host/desk.test.ts'

const server = 'src/host/web/webServer.ts'
const routes = 'src/host/web/routes.ts'
const joining = 'src/host/people/joining.ts'
const documents = 'src/host/staff/staffDocuments.ts'
const gate = 'src/host/staff/gate.ts'
const log = 'src/host/log/hostedLog.ts'
const rights = 'src/shared/venue/rights.ts'
const mac = 'src/shared/venue/mac.ts'

/** @param {string} name @param {string} file @param {string} find @param {string} put @param {string[]} checks @returns {Seed} */
const seed = (name, file, find, put, ...checks) => ({ item: '+', name: `venue: ${name}`, file, find, put, checks })

/** @type {readonly Seed[]} */
export const VENUE_SEEDS = [
  seed(
    'any host name is answered',
    server,
    'if (!isOwnName(request.headers.host, names, port, schemeOf(request)))',
    'if (port < 0)',
    ATTACKS
  ),
  seed(
    'a page of elsewhere may write',
    server,
    'const elsewhere = origin !== undefined && !isSameOrigin(',
    'const elsewhere = origin !== undefined && port < 0 && !isSameOrigin(',
    ATTACKS
  ),
  seed(
    'a form is taken for JSON',
    server,
    "if (!/^application\\/json\\b/.test(request.headers['content-type'] ?? ''))",
    'if (most < 0)',
    ATTACKS
  ),
  seed('a body of any size', server, 'if (bytes > most)', 'if (bytes > most * 1000)', ATTACKS),
  seed('requests without end', server, "if (!requests.take(address)) return venueRefusal('too-many')", 'requests.take(address)', ATTACKS),
  seed(
    'listens everywhere',
    server,
    'server.listen(needs.port, needs.address, () => {',
    "server.listen(needs.port, '0.0.0.0', () => {",
    ATTACKS
  ),
  seed(
    'files beside the app',
    'src/host/web/pages.ts',
    "const path = small ?? bundlePath(pathname === JOIN_PATH ? '/' : pathname)",
    'const path = small ?? decodeURIComponent(pathname).slice(1)',
    ATTACKS
  ),
  seed(
    'another version is read on',
    routes,
    'if (version.ok && version.value.protocol !== PROTOCOL)',
    'if (version.ok && version.value.protocol < 0)',
    ATTACKS
  ),
  seed('any form is taken', routes, 'if (!message.ok) return', 'if (!message.ok && body === null) return', ATTACKS),
  seed(
    'a code is guessed on and on',
    joining,
    'if (tries && tries.count >= limits.wrongCodes)',
    'if (tries && tries.count >= 1e9)',
    ATTACKS
  ),
  seed('a code lets in two', joining, '    this.#shown = null\n    const asking', '    const asking', ATTACKS),
  seed(
    'a code never ends',
    joining,
    'this.#shown !== null && this.#shown.until > this.#now() ? this.#shown : null',
    'this.#shown',
    ATTACKS
  ),
  seed('what was overheard is good again', 'src/host/people/nonces.ts', ' || found.used.has(purpose)', '', ATTACKS),
  seed('any proof will do', mac, 'return different === 0', 'return different >= 0', ATTACKS, CONTRACT),
  seed(
    'who opens a document has nothing to prove',
    documents,
    "if (!isProof(read.proof, devices.keyOf(device.id), 'open', openedContent(read, name)))",
    "if (read.proof === '')",
    ATTACKS
  ),
  seed(
    'another’s outbox',
    rights,
    "if (name.kind === 'outbox') return name.of === device.id ? 'write' : null",
    "if (name.kind === 'outbox') return 'write'",
    ATTACKS,
    CONTRACT
  ),
  seed(
    'another’s receipts',
    rights,
    "if (name.kind === 'receipts') return name.of === device.id ? 'read' : null",
    "if (name.kind === 'receipts') return 'read'",
    ATTACKS,
    CONTRACT
  ),
  seed('an older log', rights, "return name.of === generation ? 'read' : null", "return name.of === '' ? null : 'read'", ATTACKS, CONTRACT),
  seed(
    'everybody writes the log',
    gate,
    "return this.#documents.get(document)?.right === 'write'",
    'return this.#documents.has(document)',
    WIRE
  ),
  seed(
    'an entry need not be signed',
    documents,
    "if (!isProof(proof, devices.keyOf(id), 'entry', entryContent(log.event.id, id, entry)))",
    "if (proof === '')",
    ATTACKS
  ),
  seed(
    'an entry of any size',
    documents,
    "if (typeof text !== 'string' || text.length > limits.entryBytes)",
    "if (typeof text !== 'string')",
    ATTACKS
  ),
  seed('entries without end', documents, 'if (!rate.take()) {', 'if (!rate.take() && limits.entriesPerSecond < 0) {', ATTACKS),
  seed(
    'a role writes what it likes',
    log,
    "return may ? null : { code: 'no-right', facts: { role } }",
    'return may || role ? null : null',
    ATTACKS
  ),
  seed('a device writes as another', log, "if (own !== undefined) return { code: 'own-field', facts: { field: own } }", '', ATTACKS),
  seed(
    'a number is used twice',
    log,
    'return by === device && canonicalJson(said) === canonicalJson(fact)',
    'return by === device || canonicalJson(said) !== canonicalJson(fact)',
    ATTACKS
  ),
  seed(
    'anybody hands over facts of an old host',
    log,
    "if (writer.role !== 'head') return refused(n, 'no-right', { role: writer.role })\n    const known",
    'const known',
    ATTACKS
  ),
  seed(
    'a player reports any table',
    'src/shared/tournament/facts/factKind.ts',
    "return seated.includes(player) ? null : refuse('not-own-table', { player, table: placeText(place) })",
    'return seated.length > 0 ? null : null',
    ATTACKS
  ),
  seed(
    'a device calls out to the others',
    gate,
    'const PASSED: readonly number[] = [SYNC, SYNC_REPLY, AUTH, CLOSE]',
    'const PASSED: readonly number[] = [SYNC, SYNC_REPLY, AUTH, CLOSE, 5, 6]',
    HOSTILE
  ),
  seed(
    'documents that were never opened are kept',
    gate,
    'else if (!opened) return\n',
    "else if (!opened) this.emit('message', data)\n",
    GATE
  ),
  seed('who was shut out stays on the line', 'src/host/startHost.ts', '      documents.shutOut(device)\n', '', ATTACKS),
  seed('who was shut out comes back', documents, "if (device.out) return venueRefusal('shut-out')", '', ATTACKS),
  seed('who was shut out gets the key of the event', routes, "if (device.out) return { refusal: venueRefusal('shut-out') }", '', ATTACKS),
  seed(
    'every role gets the key of the event',
    routes,
    "if (device.role !== 'head') return { refusal: venueRefusal('no-right', { role: device.role }) }",
    '',
    ATTACKS
  ),
  seed(
    'the key of a device goes open',
    'src/shared/venue/mac.ts',
    'const closed = bytesToHex(key.map((byte, at) => byte ^ pad[at]!))',
    'const closed = bytesToHex(key.map((byte, at) => byte ^ (pad[at]! & 0)))',
    WIRE
  ),
  seed(
    'a lost slip is good for ever',
    'src/host/people/devices.ts',
    'const turn = (this.#turns.get(player) ?? 0) + 1',
    'const turn = this.#turns.get(player) ?? 0',
    ATTACKS
  ),
  seed(
    'any page is a player’s',
    routes,
    "if (!isProof(proof, devices.keyOfPlayer(player), 'stream', streamContent(player, nonce)) || views.of(player) === null)",
    "if (proof === '' || views.of(player) === null)",
    ATTACKS
  ),
  seed('a player writes without end', routes, "if (!players.take(player)) return refusal('too-many')", '', ATTACKS),
  seed(
    'told as saved before it is',
    log,
    "      for (const { entry, done } of group) done({ n: entry.n, is: 'not-yet', why })",
    "      for (const { entry, done } of group) done({ n: entry.n, is: 'saved', row: 1 + why.length })",
    WIRE
  ),
  seed(
    'any certificate will do',
    'src/host/follow/hostWire.ts',
    '    ca: known === null ? [] : [known.toString()],',
    '    rejectUnauthorized: false,',
    HOST_WIRE
  ),
  seed('plain http where a certificate is known', 'src/host/follow/hostWire.ts', "samePlace(origin, 'http', 'https')", 'origin', HOST_WIRE),
  seed(
    'a certificate is changed on the way',
    'src/shared/venue/joining.ts',
    "isProof(proof, under, 'certificate', [of, der]) ? der : null",
    "isProof(proof, under, 'certificate', [of, der]) || of !== '' ? der : null",
    HOST_WIRE
  ),
  seed(
    'a certificate is taken out',
    'src/shared/venue/joining.ts',
    'return request.startsWith(CERTIFIED) ? null : undefined',
    'return undefined',
    HOST_WIRE
  ),
  seed(
    'the page reaches any path',
    'src/shared/venue/deviceMessages.ts',
    "path: oneOf(['/api/hello', '/api/join', '/api/join/wait', '/api/organise'])",
    'path: text(200)',
    'test/unit/host/inApp/deviceInApp.test.ts'
  ),
  seed('any page asks who leads the event', server, ' && isOtherHost(origin)) return null', ') return null', SIGNPOST),
  seed('a page asks any address', server, 'headersToAsk(others())', "headersToAsk(['*'])", SIGNPOST),
  seed(
    'an address changes the policy of a page',
    'src/shared/venue/hosts.ts',
    'return /^https?:\\/\\/[a-z0-9.:[\\]-]+$/.test(origin) ? origin : null',
    'return origin || null',
    'test/unit/shared/venue/hosts.test.ts'
  ),
  seed('an ask of the desk is used twice', routes, "if (!nonces.use(nonce, 'organise')) return refusal('used-up')", '', DESK),
  seed(
    'slips go open to the desk',
    routes,
    "sealText(head.own, randomBytes(16).toString('hex'), JSON.stringify({ is, nonce: nonces.give() }))",
    "{ nonce: '', closed: JSON.stringify({ is }), proof: '' }",
    DESK
  ),
  seed(
    'many requests at once are parsed',
    'src/host/web/pipelined.ts',
    'if (++count > MOST) return true',
    'if (++count < 0) return true',
    'test/unit/host/web/pipelined.test.ts'
  ),
  seed(
    'a player withdraws the call of another',
    'src/shared/tournament/facts/floor.ts',
    'if (found.player === null || found.player !== by.player)',
    'if (found.player === null)',
    ATTACKS
  )
]
