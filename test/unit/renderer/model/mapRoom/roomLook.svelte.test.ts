/** The layers of the map room: each is hidden and shown, or shown alone. */
import { expect, it } from 'vitest'
import { RoomLook, roomLayers } from '../../../../../src/renderer/model/mapRoom/roomLook.svelte.ts'

const shown = (look: RoomLook): readonly string[] => roomLayers.filter((layer) => look.shows(layer))

it('hides a layer with all of it that a board has, and shows it again', () => {
  const look = new RoomLook()
  expect([shown(look), look.hidden]).toEqual([roomLayers, []])
  look.toggle('levels')
  look.toggle('labels')
  expect(shown(look)).toEqual(roomLayers.filter((layer) => layer !== 'levels' && layer !== 'labels'))
  expect(look.hidden).toEqual(['elevation', 'indoor'])
  look.toggle('levels')
  expect(look.hidden).toEqual([])
})

it('shows a layer alone, another one after it, and all of them when it is asked for once more', () => {
  const look = new RoomLook()
  look.toggle('heat')
  look.only('walls')
  expect(shown(look)).toEqual(['walls'])
  expect(look.hidden).toEqual(['hindering', 'blocking', 'water', 'elevation', 'indoor', 'special', 'starting'])
  look.only('terrain')
  expect(shown(look)).toEqual(['terrain'])
  look.only('terrain')
  expect(shown(look)).toEqual(roomLayers)
  // All hidden is not one alone.
  for (const layer of roomLayers) look.toggle(layer)
  look.only('heat')
  expect(shown(look)).toEqual(['heat'])
})
