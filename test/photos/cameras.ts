/** The five bad photos of `test/fixtures/photos`: which map, and how each was taken. */
import type { Camera } from './render.ts'

export interface Photo {
  readonly name: string
  readonly map: string
  readonly what: string
  readonly camera: Camera
}

const LIGHT = { tint: [255, 255, 255], shadow: null, glare: null } as const

export const PHOTOS: readonly Photo[] = [
  {
    name: 'perspective',
    map: 'rooftops-plain',
    what: 'from the foot of the table: the far side a fifth shorter than the near one',
    camera: { ...LIGHT, seed: 11, width: 860, height: 1120, corners: [[142, 62], [724, 78], [826, 1066], [38, 1048]], clicked: 2, light: [0.95, 1, 0.9, 1.02], blur: 0.6, grain: 4 } // prettier-ignore
  },
  {
    name: 'shadow',
    map: 'rooms-plain',
    what: 'the shadow of an arm across the sheet, a third darker, and the light falling off to one side',
    camera: { ...LIGHT, seed: 23, width: 860, height: 1160, corners: [[52, 48], [800, 66], [786, 1112], [66, 1096]], clicked: 2, light: [1.05, 0.75, 0.95, 0.9], shadow: { from: 0.38, to: 0.6, dark: 0.34 }, blur: 0.6, grain: 4 } // prettier-ignore
  },
  {
    name: 'blur',
    map: 'deep-space-training',
    what: 'out of focus by two pixels, under a yellow lamp',
    camera: { ...LIGHT, seed: 37, width: 900, height: 1220, corners: [[60, 70], [842, 52], [850, 1150], [52, 1166]], clicked: 2, light: [0.9, 0.95, 0.95, 0.9], tint: [255, 240, 208], blur: 2, grain: 4 } // prettier-ignore
  },
  {
    name: 'glare',
    map: 'helicarrier-training',
    what: 'a lamp mirrored in the varnish over a quarter of the sheet',
    camera: { ...LIGHT, seed: 41, width: 880, height: 1180, corners: [[70, 60], [806, 52], [818, 1120], [58, 1128]], clicked: 3, light: [0.95, 0.95, 0.98, 0.95], glare: { at: [0.62, 0.36], radius: 0.3, bright: 0.34 }, blur: 0.8, grain: 4 } // prettier-ignore
  },
  {
    name: 'all-of-it',
    map: 'rooftops-plain',
    what: 'perspective, a shadow, a pixel of blur, a little glare, much grain and corners clicked four pixels off',
    camera: { seed: 59, width: 1000, height: 1300, corners: [[134, 104], [844, 66], [946, 1208], [46, 1234]], clicked: 4, light: [1, 0.8, 0.85, 1], tint: [255, 248, 230], shadow: { from: 0.55, to: 0.75, dark: 0.25 }, blur: 1, glare: { at: [0.3, 0.3], radius: 0.2, bright: 0.18 }, grain: 6 } // prettier-ignore
  }
]
