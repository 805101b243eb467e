/** `judge export MAP --to FORMAT --out FILE`: what is written, what is told, exit statuses. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encode } from 'fast-png'
import { afterAll, describe, expect, it } from 'vitest'
import { main } from '../../../../src/cli/judge.ts'

const folder = mkdtempSync(join(tmpdir(), 'linejudge-export-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})
const at = (name: string) => join(folder, name)
function file(name: string, content: unknown): string {
  writeFileSync(at(name), content instanceof Uint8Array || typeof content === 'string' ? content : JSON.stringify(content))
  return at(name)
}

async function judge(...args: readonly string[]) {
  let [out, err] = ['', '']
  const status = await main(args, { out: (more) => (out += more), err: (more) => (err += more), terminal: false })
  return { status, out, err, json: () => JSON.parse(out) as Record<string, unknown> }
}

const MAP = { format: 'linejudge-map/2', id: 'yard', name: 'Yard', map: { size: [3, 2], terrain: ['h..', '..b'], walls: [[[0, 0], [1, 0]]] } } // prettier-ignore

describe('judge export', () => {
  it.each(['uvtt', 'tmj', 'text', 'clixpack'])('writes a map as %s that comes in as the same map', async (to) => {
    const out = at(`yard.${to}`)
    const answer = await judge('export', file('yard.json', MAP), '--to', to, '--out', out, '--json')
    expect([answer.status, answer.json()]).toMatchObject([0, { format: 'linejudge-export/1', file: out }])
    expect((await judge('diff', at('yard.json'), out, '--json')).json()).toMatchObject({ same: true })
  })

  it('tells what does not go with it, and writes over a file only with --force', async () => {
    const args = ['export', file('yard.json', MAP), '--to', 'uvtt', '--out', at('told.uvtt')]
    expect((await judge(...args)).out).toContain('2 squares of terrain: other programs do not see them')
    const again = await judge(...args, '--json')
    expect([again.status, again.json()]).toMatchObject([2, { ok: false, problems: [{ code: 'file-exists' }] }])
    expect((await judge(...args, '--force')).status).toBe(0)
  })

  it('straightens the picture of a map for programs that know straight ones only', async () => {
    // Red left, blue right, on a sheet that lies askew.
    const [width, height] = [60, 60]
    const data = new Uint8Array(width * height * 3)
    for (let i = 0; i < width * height; i++) data.set(i % width < 30 ? [200, 0, 0] : [0, 0, 200], i * 3)
    const photo = file('photo.png', encode({ width, height, data, channels: 3, depth: 8 }))
    const came = await judge(
      'import',
      photo,
      '--size',
      '2x2',
      '--corners',
      '10,10 50,14 50,50 10,46',
      '--pictures',
      at('pictures'),
      '--json'
    )
    const { document } = (came.json().documents as { document: { picture: { file: string } } }[])[0]!
    expect(document.picture.file).toMatch(/^sha256-[0-9a-f]{64}\.png$/)
    expect(existsSync(join(at('pictures'), document.picture.file))).toBe(true)
    const answer = await judge('export', file('photo.json', document), '--to', 'uvtt', '--out', at('photo.uvtt'), '--pictures', at('pictures'), '--json') // prettier-ignore
    expect(answer.json()).toMatchObject({ lost: [] })
    const back = (await judge('import', at('photo.uvtt'), '--json')).json()
    expect(back).toMatchObject({ documents: [{ document: { picture: { kind: 'png', width: 38, height: 38, grid: [19, 0, 0, 0, 19, 0, 0, 0, 1] } } }] }) // prettier-ignore
    await judge('export', at('photo.json'), '--to', 'clixpack', '--out', at('photo.clixpack'), '--pictures', at('pictures'))
    const packed = (await judge('import', at('photo.clixpack'), '--json')).json()
    expect(packed).toMatchObject({ files: [{ recognised: 'linejudge-pack' }], documents: [{ document }] })
    const without = await judge('export', at('photo.json'), '--to', 'uvtt', '--out', at('bare.uvtt'), '--json')
    expect(without.json()).toMatchObject({ lost: [{ code: 'picture-not-here' }] })
  })

  it.each(['csv', 'bbcode', 'clixpack'])(
    'writes a figure set as %s that comes in with the same dials, and tells what is lost',
    async (to) => {
      const click = { speed: 8, attack: 10, defense: 17, damage: 3, powers: ['charge'] }
      const figure = { id: 'own001', name: 'Watchman', set: 'own', number: '001', size: 'standard', points: 50, speed: 8, attack: 10, defense: 17, damage: 3, range: 4, bolts: 1, powers: [], canUse: [], specialPowers: [], abilities: [], teamAbilities: [], dial: [click], baseSquares: 1, source: 'A club.' } // prettier-ignore
      const set = file('own.figures.json', { format: 'linejudge-figures/2', id: 'own', name: 'Own', figures: [figure] })
      const out = at(`own.${to}`)
      const answer = await judge('export', set, '--to', to, '--out', out, '--json')
      const lost = to === 'clixpack' ? [] : [{ code: 'not-held:card', count: 1 }]
      expect([answer.status, answer.json()]).toMatchObject([0, { format: 'linejudge-export/1', file: out, lost }])
      const { documents } = (await judge('import', out, '--json')).json() as { documents: { document: { figures: object[] } }[] }
      expect(documents[0]!.document.figures).toMatchObject([{ id: 'own001', name: 'Watchman', points: 50, dial: [click] }])
      expect((await judge('export', set, '--to', 'uvtt', '--out', at('none'))).status).toBe(2)
      expect((await judge('export', file('yard.json', MAP), '--to', 'csv', '--out', at('none'))).status).toBe(2)
      expect(existsSync(at('none'))).toBe(false)
    }
  )

  it('writes a team as a table that comes in as the same force, and tells what is not in it', async () => {
    const member = { set: 'own', number: '001', name: 'Watchman', points: 50, count: 2 }
    const team = { format: 'linejudge-team/1', name: 'Night watch', total: 100, buildTotal: 300, objects: ['Crate'], members: [{ ...member, line: 1 }] } // prettier-ignore
    const from = file('watch.team.json', team)
    const answer = await judge('export', from, '--to', 'csv', '--out', at('watch.csv'), '--json')
    const lost = [{ code: 'not-held:team', count: 2 }, { code: 'not-held:members', count: 1 }] // prettier-ignore
    expect([answer.status, answer.json()]).toMatchObject([0, { format: 'linejudge-export/1', lost }])
    expect((await judge('import', at('watch.csv'), '--json')).json()).toMatchObject({
      files: [{ recognised: 'force-list' }],
      documents: [{ kind: 'team', document: { total: 100, members: [member] } }]
    })
    expect((await judge('export', from, '--to', 'clixpack', '--out', at('watch.clixpack'), '--json')).json()).toMatchObject({ lost: [] })
    expect((await judge('import', at('watch.clixpack'), '--json')).json()).toMatchObject({ documents: [{ kind: 'team', document: team }] })
    expect((await judge('export', from, '--to', 'bbcode', '--out', at('none'))).status).toBe(2)
    const other = await judge('export', from, '--to', 'csv', '--team', 'day-watch', '--out', at('none'), '--json')
    expect([other.status, other.json()]).toMatchObject([2, { problems: [{ code: 'several-teams' }] }])
    const none = await judge('export', file('yard.json', MAP), '--to', 'csv', '--team', 'a', '--out', at('none'), '--json')
    expect([none.status, none.json()]).toMatchObject([2, { problems: [{ code: 'no-team' }] }])
  })

  it('asks which map of several it is to be', async () => {
    const level = (identifier: string) => ({ identifier, layerInstances: [{ __identifier: 'Terrain', __type: 'IntGrid', __cWid: 1, __cHei: 1, __gridSize: 8, intGridCsv: [0] }] }) // prettier-ignore
    const two = file('two.ldtk', { jsonVersion: '1.5.3', levels: [level('A'), level('B')] })
    const answer = await judge('export', two, '--to', 'text', '--out', at('two.txt'), '--json')
    expect([answer.status, answer.json()]).toMatchObject([2, { problems: [{ code: 'several-maps' }] }])
    expect((await judge('export', two, '--to', 'text', '--out', at('two.txt'), '--map', 'b')).status).toBe(0)
    expect(readFileSync(at('two.txt'), 'utf8')).toBe('# B\n.\n')
    expect((await judge('lint', two, '--map', 'a', '--json')).json()).toMatchObject({ map: 'a' })
  })

  it('ends with 2 on what cannot be', async () => {
    const map = file('yard.json', MAP)
    for (const args of [
      [], [map], [map, '--to', 'uvtt'], [map, '--to', 'png', '--out', at('a')], [at('none'), '--to', 'uvtt', '--out', at('a')],
      [map, '--to', 'uvtt', '--out', join(folder, 'no', 'such', 'folder')], [map, '--to', 'uvtt', '--out', at('a'), '--loud'], [folder, '--to', 'text', '--out', at('a')]
    ]) {
      const { status, out, err } = await judge('export', ...args)
      expect([status, out], args.join(' ')).toEqual([2, ''])
      expect(err).not.toBe('')
    } // prettier-ignore
    expect(existsSync(at('a'))).toBe(false)
  })
})
