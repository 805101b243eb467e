/** The box of search, with its index and its words: read when nobody does anything after the start, or when it is opened. */
import { lazily } from '../parts/later/lazily.ts'

export const SEARCH_BOX = lazily<{ begun: string; ended: boolean }>(() => import('./SearchBox.svelte'))
