/** The XML of Tiled (`.tmx`, `.tsx`) as the JSON that Tiled writes of the same map: what is read of it is read in one place. */
import { all, type Element } from '../xml/xmlTree.ts'

type Json = Record<string, unknown>

/** Attributes that Tiled's JSON has as numbers and as true or false; the rest are texts. */
const NUMBERS: readonly string[] = [
  'width', 'height', 'tilewidth', 'tileheight', 'firstgid', 'tilecount', 'columns', 'margin', 'spacing', 'x', 'y', 'id', 'gid', 'rotation',
  'opacity', 'offsetx', 'offsety', 'parallaxx', 'parallaxy', 'nextlayerid', 'nextobjectid', 'hexsidelength', 'compressionlevel'
] // prettier-ignore
const FLAGS: readonly string[] = ['infinite', 'visible', 'locked', 'repeatx', 'repeaty', 'fixedx', 'fixedy']

/** A map, a tile set or a template as Tiled's JSON has it; `null`: the root is none of them. */
export function tiledJson(root: Element): Json | null {
  if (root.name === 'map') return mapOf(root)
  if (root.name === 'tileset') return { ...tilesetOf(root), type: 'tileset' }
  const thing = root.name === 'template' ? all(root, 'object')[0] : undefined
  return thing ? { type: 'template', object: objectOf(thing) } : null
}

/** Elements that are read, or that Tiled writes beside them; of any other the name becomes a field, which is told of. */
const ELEMENTS: readonly string[] = [
  'properties', 'property', 'tileset', 'tile', 'image', 'layer', 'objectgroup', 'imagelayer', 'group', 'data', 'chunk', 'object', 'text',
  'polyline', 'polygon', 'ellipse', 'point', 'editorsettings'
] // prettier-ignore
const strangeIn = ({ inside }: Element): Json =>
  Object.fromEntries(inside.filter(({ name }) => !ELEMENTS.includes(name)).map(({ name }) => [name, true]))

/** The attributes with the types that they have in JSON. What is no number where one belongs stays a text, and is refused as one. */
function fieldsOf(element: Element): Json {
  const fields = Object.fromEntries(
    Object.entries(element.attributes).map(([name, value]): [string, unknown] => {
      if (NUMBERS.includes(name)) return [name, value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value]
      if (FLAGS.includes(name)) return [name, value === '1' || value === 'true']
      return [name, value]
    })
  )
  return { ...strangeIn(element), ...fields }
}

function propertiesOf(element: Element): Json {
  const found = all(element, 'properties').flatMap((one) => all(one, 'property'))
  if (found.length === 0) return {}
  return {
    properties: found.map(({ attributes: { name = '', type = 'string', value }, text }) => ({
      name,
      type,
      value: typed(type, value ?? text)
    }))
  }
}

function typed(type: string, value: string): unknown {
  if (type === 'int' || type === 'float' || type === 'object') return Number.isFinite(Number(value)) ? Number(value) : value
  return type === 'bool' ? value === 'true' : value
}

function mapOf(map: Element): Json {
  return {
    ...fieldsOf(map),
    type: 'map',
    ...propertiesOf(map),
    tilesets: all(map, 'tileset').map(tilesetOf),
    layers: layersOf(map)
  }
}

function tilesetOf(set: Element): Json {
  const tiles = all(set, 'tile')
  return {
    ...fieldsOf(set),
    ...imageOf(set),
    ...propertiesOf(set),
    ...(tiles.length > 0 && { tiles: tiles.map((tile) => ({ ...fieldsOf(tile), ...imageOf(tile), ...propertiesOf(tile) })) })
  }
}

function imageOf(element: Element): Json {
  const image = all(element, 'image')[0]
  if (image === undefined) return {}
  const { source, width, height } = fieldsOf(image)
  return { image: source ?? '', ...(width !== undefined && { imagewidth: width }), ...(height !== undefined && { imageheight: height }) }
}

/** What each kind of layer is called in JSON. */
const LAYERS: Readonly<Record<string, (layer: Element) => Json>> = {
  layer: (layer) => ({ ...fieldsOf(layer), type: 'tilelayer', ...propertiesOf(layer), ...dataOf(layer) }),
  objectgroup: (layer) => ({
    ...fieldsOf(layer),
    type: 'objectgroup',
    ...propertiesOf(layer),
    objects: all(layer, 'object').map(objectOf)
  }),
  imagelayer: (layer) => ({ ...fieldsOf(layer), type: 'imagelayer', ...propertiesOf(layer), ...imageOf(layer) }),
  group: (layer) => ({ ...fieldsOf(layer), type: 'group', ...propertiesOf(layer), layers: layersOf(layer) })
}

const layersOf = (element: Element): readonly Json[] =>
  element.inside.flatMap((one) => {
    const read = Object.hasOwn(LAYERS, one.name) ? LAYERS[one.name] : undefined
    return read ? [{ name: '', ...read(one) }] : []
  })

function dataOf(layer: Element): Json {
  const data = all(layer, 'data')[0]
  if (data === undefined) return {}
  const { encoding = '', compression = '' } = data.attributes
  const packed = encoding === 'base64'
  const how = packed ? { encoding, ...(compression !== '' && { compression }) } : {}
  const chunks = all(data, 'chunk')
  if (chunks.length > 0) return { ...how, chunks: chunks.map((chunk) => ({ ...fieldsOf(chunk), data: numbersOf(chunk, encoding) })) }
  return { ...how, data: numbersOf(data, encoding) }
}

/** Numbers of tiles as a list, or the packed text: as elements, as values with commas, in base64. */
function numbersOf(element: Element, encoding: string): unknown {
  if (encoding === 'base64') return element.text.trim()
  if (encoding === '') return all(element, 'tile').map(({ attributes }) => Number(attributes.gid ?? 0))
  const text = element.text.trim().replace(/,$/, '')
  return text === '' ? [] : text.split(',').map(Number)
}

function objectOf(thing: Element): Json {
  const { attributes } = thing
  const text = all(thing, 'text')[0]
  return {
    ...fieldsOf(thing),
    ...propertiesOf(thing),
    ...pointsOf(thing, 'polyline'),
    ...pointsOf(thing, 'polygon'),
    ...(all(thing, 'ellipse').length > 0 && { ellipse: true }),
    ...(all(thing, 'point').length > 0 && { point: true }),
    ...(text && { text: { ...fieldsOf(text), text: text.text } }),
    // A place that is left out is 0, as in Tiled itself; an object that is a template has none of its own.
    ...(attributes.x === undefined && { x: 0 }),
    ...(attributes.y === undefined && { y: 0 })
  }
}

function pointsOf(thing: Element, name: 'polyline' | 'polygon'): Json {
  const line = all(thing, name)[0]
  if (line === undefined) return {}
  const points = (line.attributes.points ?? '').trim().split(/\s+/)
  return {
    [name]: points.map((point) => {
      const [x, y] = point.split(',').map(Number)
      return { x, y }
    })
  }
}
