/** The layers that buttons of the table open, one entry each. They are read while nobody does anything after the start. */
import { lazily } from '../later/lazily.ts'

export const CHOICES = lazily(() => import('./ChoicePopup.svelte'))
