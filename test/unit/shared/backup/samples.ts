/** A small library with everything in it that the app keeps, and the checksum of this machine. */
import { createHash } from 'node:crypto'
import type { Digest, SnapshotTables } from '../../../../src/shared/backup/snapshot.ts'
import { makeSnapshot } from '../../../../src/shared/backup/writeSnapshot.ts'
import { KNOWN_TABLES } from '../../../../src/renderer/storage/rows/rowBackup.ts'
import { editionFile } from '../../../support/editions.ts'
import { sampleElements, sampleMap, sampleRuling, sampleSet, sampleSettings, sampleTerrain } from '../../renderer/storage/rows/samples.ts'

export const sha: Digest = (text) => Promise.resolve(createHash('sha256').update(text, 'utf8').digest('hex'))

export const known = KNOWN_TABLES

export const NOW = '2026-03-07T10:20:30.456Z'

export const sampleTables = (change: Partial<Record<string, readonly { id: string }[]>> = {}): SnapshotTables => ({
  maps: [
    { id: 'street', origin: 'user', value: sampleMap('street', 'Anna’s street') },
    { id: 'deck', origin: 'starter', value: sampleMap('deck', 'Deck') }
  ],
  mapRevisions: [
    {
      id: 'street@1',
      value: {
        id: 'street@1',
        map: 'street',
        revision: 1,
        at: '2026-03-06T10:00:00.000Z',
        note: 'Before Otto saw it',
        document: sampleMap('street', 'Anna’s street')
      }
    }
  ],
  pictures: [
    { id: `sha256-${'0'.repeat(64)}.png`, value: { id: `sha256-${'0'.repeat(64)}.png`, kind: 'png', width: 1, height: 1, data: 'AAAA' } }
  ],
  hexMaps: [
    {
      id: 'hill',
      origin: 'user',
      value: {
        format: 'linejudge-hexmap/1',
        id: 'hill',
        name: 'Paula’s hill',
        description: '',
        systems: ['heroscape-knockback'],
        map: { hexes: [[0, 0, 1]] }
      }
    }
  ],
  figureSets: [{ id: 'heroes', origin: 'starter', value: sampleSet('heroes') }],
  elements: [{ id: 'own', origin: 'user', value: sampleElements('own', 'Otto’s cards') }],
  specialTerrain: [{ id: 'lava', origin: 'user', value: sampleTerrain('lava') }],
  editions: [{ id: 'corner-store', origin: 'user', value: editionFile('corner') }],
  editionVersions: [
    {
      id: `sha256:${'0'.repeat(64)}/${'1'.repeat(32)}`,
      value: {
        id: `sha256:${'0'.repeat(64)}/${'1'.repeat(32)}`,
        name: 'Gerda’s store',
        version: '2',
        documents: [{ ...editionFile('corner'), name: 'Gerda’s store' }]
      }
    }
  ],
  teams: [
    {
      id: 'my-team',
      origin: 'user',
      value: {
        id: 'my-team',
        team: { format: 'linejudge-team/1', name: 'Kurt’s team', total: 60, members: [{ name: 'Ember Hawk', points: 60, count: 1 }] }
      }
    }
  ],
  owned: [{ id: 'heroes', value: { set: 'heroes', counts: { hawk: 2 } } }],
  rulings: [
    {
      id: 'r1',
      savedAt: '2026-03-06T10:00:00.000Z',
      value: { ...sampleRuling('r1', '2026-03-06T10:00:00.000Z'), title: 'Berta against Carl' }
    }
  ],
  ruleNotes: [
    { id: 'LOF-05', value: { id: 'LOF-05', text: 'Dora asks this every time.', bookmarked: true, changedAt: '2026-03-06T10:00:00.000Z' } }
  ],
  sessions: [{ id: 'undo', value: { id: 'undo', state: { steps: ['Move Emil'] } } }],
  events: [
    {
      id: 'e1',
      value: {
        id: 'e1',
        name: 'Friday at Frieda’s',
        state: {
          kind: 'swiss',
          players: [
            { id: 'gustav', name: 'Gustav Heller' },
            { id: 'hanna', name: 'Hanna' }
          ],
          wins: { gustav: 2, hanna: 1 },
          'Ida Jung': 3
        }
      }
    }
  ],
  leagues: [
    {
      id: 'l1',
      value: {
        format: 'linejudge-league/1',
        id: 'l1',
        name: 'League of Gustav Heller',
        rule: { places: [6, '4/1'], shared: 'split', best: 2 },
        events: [{ id: 'e1', name: 'Night of Hanna' }],
        same: [['Gustav Heller', 'Gustav H.']]
      }
    }
  ],
  eventFacts: [
    {
      id: 'e1/000000001',
      value: { event: 'e1', at: 1, fact: { do: 'register', player: 'gustav', name: 'Gustav Heller', minor: true, id: 'd1:1' } }
    },
    { id: 'e1/000000002', value: { event: 'e1', at: 2, fact: { do: 'register', player: 'hanna', name: 'Hanna' } } },
    { id: 'e1/000000003', value: { event: 'e1', at: 3, fact: { do: 'round', round: 1, pairs: [['gustav', 'hanna']], bye: null } } },
    {
      id: 'e1/000000004',
      value: {
        event: 'e1',
        at: 4,
        fact: { do: 'result', round: 1, table: 1, winner: 'gustav', score: { gustav: 300, hanna: 95 }, by: { role: 'head' } }
      }
    },
    {
      id: 'e1/000000005',
      value: { event: 'e1', at: 5, fact: { do: 'penalty', player: 'hanna', level: 'game-loss', infraction: 'Ida was late' } }
    }
  ],
  settings: [
    {
      id: 'settings',
      value: {
        ...sampleSettings,
        table: {
          format: 'clixcase/1',
          ruleset: 'heroclix-2012',
          title: 'Klara’s table',
          figures: [{ id: 'thor', name: 'Ludwig', side: 'red', at: [1, 1] }],
          ask: { kind: 'damage', to: 'thor', amount: 2 }
        }
      }
    }
  ],
  starters: [{ id: 'maps/deck', value: true }],
  setAside: [{ id: 'maps/x@1', value: { row: { id: 'x', value: 'Moritz' }, why: 'The saved map "x" cannot be read.' } }],
  ...change
})

export const sampleSnapshot = (tables = sampleTables(), takenAt = NOW) =>
  makeSnapshot({ app: '0.3.0', schema: known.schema, takenAt, why: 'asked', tables }, sha)
