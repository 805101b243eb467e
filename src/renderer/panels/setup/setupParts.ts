/** Parts of setting up that are read when they are first shown. */
import type { ComponentProps } from 'svelte'
import { lazily } from '../parts/lazily.ts'
import type BrushSettings from './BrushSettings.svelte'

export const BRUSH_SETTINGS = lazily<ComponentProps<typeof BrushSettings>>(() => import('./BrushSettings.svelte'))
