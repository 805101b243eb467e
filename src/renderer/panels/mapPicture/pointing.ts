/** What the next tap on the picture is to say. */
import type { Ink } from '../../../shared/mapPicture/colours.ts'

export type Pointing = { readonly what: 'ink'; readonly ink: Ink } | { readonly what: 'check'; readonly square: readonly [number, number] }
