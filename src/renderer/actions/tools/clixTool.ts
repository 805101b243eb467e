/** What the tools of the HeroClix board have in common: what they work on, and what a tap on it is. */
import type { BoardIntent } from '../../../shared/scene/scene.ts'
import type { App } from '../app.ts'
import type { Tool } from './tool.ts'

/** The parts of the app that tools on the HeroClix board may touch. */
export type Bench = Pick<App, 'table' | 'timeline' | 'session' | 'library' | 'settings' | 'games'>

export type ClixTool = Tool<Bench, BoardIntent>

export type Tap = Extract<BoardIntent, { readonly do: 'tap-square' }>
