/**
 * Every function that reads text which a person typed or pasted, or which came in a file: what grows with its length is held in proportion by
 * `growth.test.ts`. A function whose first parameter is a text (`text`, `typed`, `line`, `word`, `words`, `code`) has its line here.
 */
import type { ClixCase } from '../../src/shared/contract/case.ts'
import { editDistance, nearestWord } from '../../src/shared/base/text/editDistance.ts'
import { bytesOfBase64 } from '../../src/shared/base/bytes/bytes.ts'
import { readFraction } from '../../src/shared/base/numbers/fraction.ts'
import { firstWord, withoutAtEnd, withoutAtEnds } from '../../src/shared/base/text/ends.ts'
import { idOf } from '../../src/shared/base/text/idOf.ts'
import { plainName } from '../../src/shared/base/text/plainName.ts'
import { shorten } from '../../src/shared/base/validate.ts'
import { cardNames } from '../../src/shared/cards/cardNames.ts'
import { CardReader } from '../../src/shared/cards/cardReader.ts'
import { wordsApart } from '../../src/shared/cards/cardWords.ts'
import { sentencesOf } from '../../src/shared/cards/sentences.ts'
import { CLAUSE_ADDRESSES } from '../../src/shared/editions/clauseSchema.ts'
import { nearestOf } from '../../src/shared/editions/nearest.ts'
import { FigureIndex } from '../../src/shared/figures/find/figureIndex.ts'
import { meantBy } from '../../src/shared/figures/dial/dialKeys.ts'
import { pastedRows } from '../../src/shared/figures/dial/pasteDial.ts'
import { lettersOf } from '../../src/shared/figures/find/slips.ts'
import { plain as plainOfFilters, readTyped as readFilters } from '../../src/shared/figures/find/typedFilters.ts'
import { terrainKind } from '../../src/shared/formats/foreign/mapBuilder.ts'
import { looksLikeTextBoard } from '../../src/shared/formats/foreign/textBoard.ts'
import { looksLikeXml, readXmlTree } from '../../src/shared/formats/xml/xmlTree.ts'
import { looksLikeBbcode } from '../../src/shared/formats/foreignFigures/bbcode.ts'
import { isSlot } from '../../src/shared/formats/foreignFigures/figureBuilder.ts'
import { knownText, looksLikeTrf } from '../../src/shared/formats/foreign/knownPrograms.ts'
import { countedColumns, looksLikeTable, tableHeads } from '../../src/shared/formats/foreignFigures/figuresTable.ts'
import { grantsIn } from '../../src/shared/formats/foreignFigures/cardGrants.ts'
import { powersOf } from '../../src/shared/formats/foreignFigures/cardTexts.ts'
import { keywordOf, nearestPower, powerId, readSymbols, teamId } from '../../src/shared/formats/foreignFigures/names.ts'
import { parseForeignText, readXml } from '../../src/shared/formats/foreignText.ts'
import { readAny } from '../../src/shared/formats/anyFile.ts'
import { readIncoming } from '../../src/shared/formats/incoming.ts'
import { parseSquareName } from '../../src/shared/grid/squareName.ts'
import { countsOf, doubledField } from '../../src/shared/json/jsonScan.ts'
import { findSyntaxError } from '../../src/shared/json/jsonSyntax.ts'
import { parseJsonText } from '../../src/shared/json/jsonText.ts'
import { bytesOf } from '../../src/shared/json/utf8.ts'
import { nameIn } from '../../src/shared/tournament/facts/namesIn.ts'
import { isMeant } from '../../src/shared/tournament/force/named.ts'
import { closeNames } from '../../src/shared/tournament/sameName.ts'
import { readCode } from '../../src/shared/venue/codes.ts'
import { fileNameFrom } from '../../src/main/files/documents.ts'
import { typedIn } from '../../src/host/hostTerminal.ts'
import { deckLines } from '../../src/shared/figures/team/forceDeck.ts'
import { ForceLookup } from '../../src/shared/figures/team/forceLookup.ts'
import { partOfHeading } from '../../src/shared/figures/team/forceParts.ts'
import { teamIn } from '../../src/shared/figures/team/forceTeam.ts'
import { forceText } from '../../src/shared/figures/team/forceText.ts'
import { isTotal, lineTyped, nameTyped, typedList } from '../../src/shared/figures/team/typedTeam.ts'
import { readCalls } from '../../src/renderer/model/event/newEvent.ts'
import { readList } from '../../src/renderer/model/event/door/playerList.ts'
import { typedPlayer } from '../../src/renderer/model/event/door/publisherNumbers.ts'
import { membersTyped, partsTyped, sideFields } from '../../src/renderer/model/event/door/sides.ts'
import { linesOf, typedErrata } from '../../src/renderer/model/event/record/houseRules.ts'
import { typedMaps } from '../../src/renderer/model/event/record/tableMaps.ts'
import { placesTyped, sharesFirst, touchedSeat } from '../../src/renderer/model/event/rounds/podDraft.ts'
import { swapTyped } from '../../src/renderer/model/event/rounds/swapTyped.ts'
import { readWorth, readWorths } from '../../src/renderer/model/league/leagueLists.ts'
import { listed, readFeats, readLines, unreadFeats, unreadLines } from '../../src/renderer/model/noBoard/force.ts'
import { excerpt, marked } from '../../src/renderer/model/search/marks.ts'
import { ownLine } from '../../src/renderer/model/search/ownWords.ts'
import { SearchIndex } from '../../src/renderer/model/search/searchIndex.ts'
import { parseTyped } from '../../src/renderer/model/typed/parseTyped.ts'
import { isSquares } from '../../src/renderer/model/typed/places.ts'
import { exampleOn } from '../../src/renderer/model/typed/examples.ts'
import { mapLine } from '../../src/renderer/model/typed/mapLine.ts'
import { helpFor } from '../../src/renderer/model/typed/typedHelp.ts'
import {
  colourOf,
  commandNear,
  commandOf,
  endsOf,
  patternOf,
  rulesetOf,
  sideOfSquare,
  sizeOf,
  valueOf
} from '../../src/renderer/model/typed/words.ts'
import { addressTyped, readAddress } from '../../src/renderer/model/venue/moving.ts'
import { logged } from '../../src/renderer/model/window/errorLog.ts'
import { searchWords } from '../../src/renderer/i18n/texts.ts'
import { narrowed } from '../../src/renderer/text/choices.ts'
import { LENGTHS } from '../../src/renderer/text/lengths.ts'
import { fold as foldNear, nearest } from '../../src/renderer/text/near.ts'
import { fold, plain, term, Thesaurus, wordsOf } from '../../src/renderer/text/words.ts'

export interface Reader {
  /** The function that it is about, as its file exports it. */
  readonly name: string
  readonly read: (text: string) => unknown
  /** Signs of the longer of two texts, if its field takes no more. */
  readonly most?: number
}

const table: ClixCase = {
  format: 'clixcase/1',
  ruleset: 'heroclix-2012',
  map: { size: [16, 24] },
  figures: Array.from({ length: 40 }, (_, i) => ({
    id: `f${i}`,
    name: i === 0 ? 'Thor' : `Iron Man ${i}`,
    side: 'red',
    at: [i % 16, Math.floor(i / 16)]
  })),
  ask: { kind: 'line-of-fire', from: '', to: '' }
}

const names = Array.from({ length: 300 }, (_, i) => ['Iron', 'Spider', 'Doctor', 'Captain'][i % 4]! + ` ${(i + 900).toString(36)}`)
const thesaurus = new Thesaurus(searchWords.groups, searchWords.small)
const search = new SearchIndex()
search.add(
  names.map((title, i) => ({
    id: `t${i}`,
    title,
    names: `LOF-${i}`,
    text: `${title} draws a line of fire through hindering terrain ${names[(i * 7) % 300]}`
  }))
)
const labelled = new SearchIndex()
labelled.add(names.map((title, i) => ({ id: `l${i}`, title, names: '', text: '', labels: [`label ${i % 30}`], codes: [String(i)] })))
const force = new ForceLookup(
  [
    {
      format: 'linejudge-figures/2',
      id: 'tst',
      name: 'Test',
      figures: names.map((name, i) => ({ id: `f${i}`, name, number: String(i), points: 50 }))
    } as unknown as ConstructorParameters<typeof ForceLookup>[0][number]
  ],
  []
)
const figures = new FigureIndex([
  {
    format: 'linejudge-figures/2',
    id: 'tst',
    name: 'Test',
    figures: names.map((name, i) => ({ id: `f${i}`, name, number: String(i) }))
  } as unknown as ConstructorParameters<typeof FigureIndex>[0][number]
])
const choices = names.map((label, i) => ({ id: String(i), label }))
const asFile = (text: string) => [{ name: 'pasted.txt', bytes: bytesOf(text) }]
const cardReader = new CardReader(cardNames(['Night Watch'], ['Watchman', 'Tin Gull']))
const effectOf = (name: string): string | null => (name.length > 0 ? name : null)
const MOST_TYPED = LENGTHS.line

export const READERS: readonly Reader[] = [
  { name: 'parseTyped', read: (text) => parseTyped(table, text), most: MOST_TYPED },
  ...[
    '+ ',
    'move ',
    'give thor ',
    'wall ',
    'no wall ',
    'hindering ',
    'special ',
    'kb ',
    'attack ',
    'remove ',
    'copy ',
    'new ',
    'what can '
  ].map((begin) => ({
    name: 'parseTyped',
    read: (text: string) => parseTyped(table, `${begin}${text.slice(0, MOST_TYPED - 20)}`),
    most: MOST_TYPED
  })),
  { name: 'helpFor', read: (text) => helpFor(text, table), most: MOST_TYPED },
  { name: 'exampleOn', read: (text) => exampleOn(table, text), most: MOST_TYPED },
  {
    name: 'mapLine',
    read: (text) => mapLine(text.split(/\s+/), { near: [0, 0], shelf: [], maps: [{ id: 'yard', name: 'Freight yard' }] }),
    most: MOST_TYPED
  },
  { name: 'commandOf', read: commandOf },
  { name: 'commandNear', read: commandNear },
  { name: 'sideOfSquare', read: sideOfSquare },
  { name: 'colourOf', read: colourOf },
  { name: 'sizeOf', read: sizeOf },
  { name: 'valueOf', read: valueOf },
  { name: 'rulesetOf', read: rulesetOf },
  { name: 'patternOf', read: patternOf },
  { name: 'endsOf', read: endsOf },
  { name: 'isSquares', read: isSquares },
  { name: 'parseSquareName', read: parseSquareName },
  { name: 'nearest', read: (text) => nearest(text, choices.slice(0, 4), ({ label }) => [label, text.slice(0, -1)]) },
  { name: 'fold', read: foldNear },
  { name: 'fold', read: fold },
  { name: 'plain', read: plain },
  { name: 'wordsOf', read: wordsOf },
  { name: 'term', read: term },
  { name: 'narrowed', read: (text) => narrowed(choices, text, ({ label }) => label), most: LENGTHS.search },
  { name: 'find', read: (text) => search.find(text, thesaurus), most: LENGTHS.search },
  { name: 'find', read: (text) => labelled.find(text, thesaurus), most: LENGTHS.search },
  { name: 'find', read: (text) => figures.find(text), most: LENGTHS.search },
  { name: 'readTyped', read: readFilters },
  { name: 'plain', read: plainOfFilters },
  { name: 'lettersOf', read: lettersOf },
  { name: 'marked', read: (text) => marked(text, ['a', 'x']) },
  { name: 'excerpt', read: (text) => excerpt(text, ['x']) },
  { name: 'ownLine', read: (text) => ownLine(text, []) },
  { name: 'typedList', read: (text) => typedList(text, () => 1) },
  { name: 'nameTyped', read: nameTyped },
  { name: 'lineTyped', read: (text) => lineTyped(text, () => 1) },
  { name: 'isTotal', read: isTotal },
  { name: 'forceText', read: (text) => forceText(text, force) },
  { name: 'partOfHeading', read: partOfHeading },
  { name: 'deckLines', read: deckLines },
  { name: 'teamIn', read: teamIn },
  { name: 'coded', read: (text) => force.coded(text) },
  { name: 'readList', read: readList },
  { name: 'partsTyped', read: partsTyped },
  { name: 'typedPlayer', read: typedPlayer },
  { name: 'membersTyped', read: (text) => membersTyped(text, 2) },
  { name: 'sideFields', read: (text) => sideFields(text, 2) },
  { name: 'typedMaps', read: typedMaps },
  { name: 'linesOf', read: linesOf },
  { name: 'typedErrata', read: (text) => typedErrata(text, effectOf) },
  { name: 'swapTyped', read: (text) => swapTyped(text, [], null) },
  { name: 'placesTyped', read: (text) => placesTyped(text, ['a', 'b', 'c']) },
  { name: 'sharesFirst', read: (text) => sharesFirst(text, ['a', 'b', 'c']) },
  { name: 'typedIn', read: typedIn },
  { name: 'touchedSeat', read: (text) => touchedSeat(text, 'b', ['a', 'b', 'c']) },
  { name: 'readWorth', read: readWorth },
  { name: 'readWorths', read: readWorths },
  { name: 'listed', read: listed },
  { name: 'readLines', read: readLines },
  { name: 'readFeats', read: readFeats },
  { name: 'unreadLines', read: unreadLines },
  { name: 'unreadFeats', read: unreadFeats },
  { name: 'readAddress', read: readAddress },
  { name: 'addressTyped', read: addressTyped },
  { name: 'readCode', read: readCode },
  { name: 'readCalls', read: readCalls },
  { name: 'nameIn', read: (text) => text.replaceAll(nameIn(['Kim Park', 'a a', text.slice(0, 40) || 'x'])!, '') },
  { name: 'closeNames', read: (text) => closeNames(text, names) },
  { name: 'plainName', read: plainName },
  { name: 'isMeant', read: (text) => isMeant(`figure:zz/${text}`, { of: 'figure', id: text, name: text, count: 1, path: '' }) },
  { name: 'idOf', read: (text) => idOf(text, 'x') },
  { name: 'withoutAtEnd', read: (text) => withoutAtEnd(text, ' -a') },
  { name: 'withoutAtEnds', read: (text) => withoutAtEnds(text, ' -a') },
  { name: 'firstWord', read: firstWord },
  { name: 'shorten', read: shorten },
  { name: 'readFraction', read: readFraction },
  { name: 'bytesOfBase64', read: bytesOfBase64 },
  { name: 'editDistance', read: (text) => editDistance(text.slice(0, 100), 'outwit') },
  { name: 'logged', read: (text) => logged(Object.assign(new TypeError(text), { stack: text }), '2026-01-01T00:00:00.000Z') },
  { name: 'fileNameFrom', read: fileNameFrom },
  { name: 'pastedRows', read: pastedRows },
  { name: 'meantBy', read: (text) => meantBy(text, 'speed') },
  { name: 'isSlot', read: isSlot },
  { name: 'terrainKind', read: terrainKind },
  { name: 'powerId', read: powerId },
  { name: 'teamId', read: teamId },
  { name: 'nearestPower', read: nearestPower },
  { name: 'nearestOf', read: (text) => nearestOf(text, CLAUSE_ADDRESSES) },
  { name: 'nearestWord', read: (text) => nearestWord(text, ['stealth', 'perplex']) },
  { name: 'readSymbols', read: (text) => readSymbols(text.split(' ')) },
  { name: 'looksLikeTextBoard', read: looksLikeTextBoard },
  { name: 'looksLikeXml', read: looksLikeXml },
  { name: 'readXmlTree', read: readXmlTree },
  { name: 'read', read: (text) => cardReader.read(text, 'Watchman') },
  { name: 'read', read: (text) => cardReader.read(text.replaceAll(/\s+/g, ' a character, '), 'Watchman') },
  { name: 'parse', read: (text) => cardReader.parse(text, 'Watchman') },
  { name: 'sentencesOf', read: sentencesOf },
  { name: 'wordsApart', read: wordsApart },
  { name: 'grantsIn', read: (text) => grantsIn(text, 'Watchman') },
  { name: 'powersOf', read: (text) => powersOf(text, 'Watchman', []) },
  { name: 'keywordOf', read: keywordOf },
  { name: 'readXml', read: readXml },
  { name: 'readXml', read: (text) => readXml(`<map>${text}</map>`) },
  { name: 'looksLikeBbcode', read: looksLikeBbcode },
  { name: 'looksLikeTrf', read: looksLikeTrf },
  { name: 'knownText', read: knownText },
  { name: 'countedColumns', read: (text) => countedColumns(text, new Map([['1', 'name']])) },
  { name: 'looksLikeTable', read: looksLikeTable },
  { name: 'tableHeads', read: tableHeads },
  { name: 'parseForeignText', read: parseForeignText },
  { name: 'parseJsonText', read: parseJsonText },
  { name: 'parseJsonText', read: (text) => parseJsonText(JSON.stringify({ a: text, [text]: 1 })) },
  { name: 'findSyntaxError', read: findSyntaxError },
  { name: 'countsOf', read: countsOf },
  { name: 'doubledField', read: (text) => doubledField(JSON.stringify({ [text]: [text, { [text]: text.split('a') }] })) },
  { name: 'readIncoming', read: (text) => readIncoming(asFile(text)) },
  { name: 'readIncoming', read: (text) => readIncoming(asFile(`TST001 C [b]Rook[/b]\nTeam: ${text}`)) },
  {
    name: 'readIncoming',
    read: (text) => readIncoming(asFile(`TST001 C [b]Rook[/b]\n[b](Improved) Fly:[/b] ${text}\n[dial]${text}[/dial]`))
  },
  { name: 'readIncoming', read: (text) => readIncoming(asFile(`name,points,dial\nRook,50,"${text}"`)) },
  { name: 'readIncoming', read: (text) => readIncoming(asFile(`.h.\n...\n\n${text}`)) },
  { name: 'readAny', read: (text) => readAny(asFile(text)) }
]

/** Functions whose first parameter is a text of the app itself, with the reason. */
export const NOT_FROM_OUTSIDE: Readonly<Record<string, string>> = {
  readPattern: 'a rule of the card grammar, part of the program',
  problem: 'makes a problem out of a code',
  problemSaid: 'makes a problem out of a code',
  bytesOf: 'encodes what is to be written',
  inksIn: 'an option of the command line',
  answerText: 'hands a text to parseJsonText',
  editionJson: 'hands a text to parseJsonText',
  keyOfCode: 'a key derived from a code that readCode has read',
  askIn: 'a message about a code that readCode has read',
  knowsCode: 'a proof about a code that readCode has read',
  met: 'a proof about a code that readCode has read',
  fnv1a: 'one step for each sign, of a text that was read before',
  tagSize: 'measures a text on the board',
  tagBox: 'measures a text on the board',
  wrapped: 'breaks lines on paper',
  squaresOf: 'a QR code of an address of ours'
}
