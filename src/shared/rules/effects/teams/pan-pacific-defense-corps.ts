import type { Effect } from '../../vocabulary/vocabulary.ts'
import { ppdc } from './ppdc.ts'

/** The team under its printed name. */
export const panPacificDefenseCorps: Effect = { ...ppdc, id: 'pan-pacific-defense-corps', name: 'Pan-Pacific Defense Corps' }
