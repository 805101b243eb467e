/** Every system that the documents describe, by its number. */
import { articles } from './articles.ts'
import { clixCampaign } from './clixCampaign.ts'
import { besideTheRules } from './besideTheRules.ts'
import { neighbours } from './neighbours.ts'
import { playersGuide } from './playersGuide.ts'
import type { System } from './system.ts'

export const systems: readonly System[] = [...articles, ...playersGuide, ...clixCampaign, ...neighbours, ...besideTheRules].sort(
  (a, b) => a.number - b.number
)
