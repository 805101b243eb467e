/** The tables of the storage, as a backup names them, and the check that a row of each passes. */
import { parseEditionVersion } from './editionVersions.ts'
import { parseEditionFile } from '../formats/documents/editionFile.ts'
import { parseElementsFile } from '../formats/documents/figures/elementsFile.ts'
import { parseFigureSetFile } from '../formats/documents/figures/figureSetFile.ts'
import { parseHexMapFile } from '../formats/documents/maps/hexMapFile.ts'
import { parseLeagueFile } from '../formats/documents/leagueFile.ts'
import { parseMapRevision } from '../formats/documents/maps/mapRevision.ts'
import { parseStoredPicture } from '../formats/documents/common/storedPicture.ts'
import { parseMapFile } from '../formats/documents/maps/mapFile.ts'
import { parseSavedRuling } from '../formats/documents/savedRuling.ts'
import { parseSpecialTerrainFile } from '../formats/documents/specialTerrainFile.ts'
import { parseOwnedFigures, parseStoredTeam } from '../formats/documents/teamFile.ts'
import { parseStoredEvent, parseStoredFact, parseStoredSession, parseRuleNote, parseSettings } from './savedRows.ts'

/** The check of `value` in a row, by its table. */
export const ROW_PARSERS = {
  maps: parseMapFile,
  mapRevisions: parseMapRevision,
  pictures: parseStoredPicture,
  hexMaps: parseHexMapFile,
  figureSets: parseFigureSetFile,
  elements: parseElementsFile,
  specialTerrain: parseSpecialTerrainFile,
  editions: parseEditionFile,
  editionVersions: parseEditionVersion,
  teams: parseStoredTeam,
  owned: parseOwnedFigures,
  rulings: parseSavedRuling,
  ruleNotes: parseRuleNote,
  sessions: parseStoredSession,
  events: parseStoredEvent,
  eventFacts: parseStoredFact,
  leagues: parseLeagueFile,
  settings: parseSettings
}

/** `starters`: which starter documents were ever delivered. `setAside`: rows that could not be read any more. */
export const TABLES = [
  'maps',
  'mapRevisions',
  'pictures',
  'hexMaps',
  'figureSets',
  'elements',
  'specialTerrain',
  'editions',
  'editionVersions',
  'teams',
  'owned',
  'rulings',
  'ruleNotes',
  'sessions',
  'events',
  'eventFacts',
  'leagues',
  'settings',
  'starters',
  'setAside'
] as const
export type TableName = (typeof TABLES)[number]
