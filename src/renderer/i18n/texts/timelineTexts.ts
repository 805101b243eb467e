/** The words of the timeline, in the app's language. */
import { catalogue } from '../language/catalogue.ts'
import { timelineTexts as english } from '../en/timelineTexts.ts'
import { timelineTexts as es } from '../es/timelineTexts.ts'
import { timelineTexts as pt } from '../pt/timelineTexts.ts'

export type { EventKind } from '../en/timelineTexts.ts'

export const timelineTexts = catalogue(english, { pt, es })
