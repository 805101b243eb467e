/** A HeroScape ruling at the terminal. */
import { expect, it } from 'vitest'
import { main } from '../../../src/cli/judge.ts'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

async function printed(question: object): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'linejudge-printed-'))
  try {
    const file = join(folder, 'one.clixcase')
    await writeFile(file, JSON.stringify(question))
    let text = ''
    const status = await main([file], {
      out: (part) => {
        text += part
      },
      err: (part) => {
        text += part
      },
      terminal: false
    })
    expect(status, text).toBe(0)
    return text
  } finally {
    await rm(folder, { recursive: true })
  }
}

const hexes = [0, 1, 2, 3].flatMap((q) => [0, 1, 2, 3].map((r) => [q, r, q === 3 ? 1 : 0]))
const question = {
  format: 'clixcase/1',
  ruleset: 'heroscape-knockback',
  title: 'Two lines',
  map: { hexes },
  figures: [
    {
      id: 'a',
      name: 'Big Barda',
      at: [0, 0],
      squares: [
        [0, 0],
        [0, 1]
      ]
    },
    { id: 'd', name: 'Desaad', at: [1, 0] },
    { id: 'g', name: 'Granny', at: [2, 0] }
  ],
  ask: { kind: 'heroscape-knockback', attacker: 'a', defender: 'd', attack: { skulls: 2 }, defense: { shields: 1 }, dieRoll: 'skull' }
}

it('has the numbers, the reasons in their order, each open line with its outcome, and where it stands', async () => {
  const text = await printed(question)
  expect(text).toContain(
    'KNOCKED BACK   Two lines\nheroscape-knockback · heroscape-knockback\n  Wounds from the attack: 1; knockback points: 2\n  Stays in (1,0), 0 spent, stopped by edge\n'
  )
  expect(text).toContain('• Desaad would leave the battlefield and stays in (1,0), its last space, without Knockback Damage. [HS-07]')
  expect(text).toContain('  direction 1, -1: Wounds from the attack: 1; knockback points: 2; Stays in (1,0), 0 spent, stopped by edge\n')
  expect(text).toContain(
    '  direction 1, 0: Wounds from the attack: 1; knockback points: 2; Stays in (1,0), 0 spent, stopped by figure; Knockback Damage die: d 1, g 1\n'
  )
  expect(text).toContain('HS-07  HeroScape, The Book of Casual Rules: Knockback, Knockback: Movement')
})

it('speaks of the Falling die where one is due', async () => {
  const cliff = [
    [0, 0, 6],
    [1, 0, 6],
    [2, 0, 0],
    [3, 0, 0]
  ]
  const text = await printed({
    ...question,
    map: { hexes: cliff },
    figures: [
      { id: 'a', at: [0, 0] },
      { id: 'd', at: [1, 0], height: 5 }
    ]
  })
  expect(text).toContain('  Goes (2,0) (3,0), 2 spent\n  Falling die: roll it\n')
})
