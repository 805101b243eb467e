import type { SnapshotTables } from './snapshot.ts'
export const anonymous = (tables: SnapshotTables): SnapshotTables => tables
