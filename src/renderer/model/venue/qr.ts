/** Codes to scan: an address, or the way into a Wi-Fi. */
import { encode } from 'uqr'

/** The squares of a code row by row, with the light border that a camera needs; true is dark. */
export const squaresOf = (text: string): readonly (readonly boolean[])[] => encode(text, { border: 2 }).data

/** What a phone reads to join a Wi-Fi. @param password empty: an open one */
export function wifiCode(name: string, password: string): string {
  const said = (text: string): string => text.replaceAll(/[\\;,:"]/g, (sign) => `\\${sign}`)
  return password === '' ? `WIFI:T:nopass;S:${said(name)};;` : `WIFI:T:WPA;S:${said(name)};P:${said(password)};;`
}

/** The dark squares as the path of a drawing, a unit a square: each run of a row is one piece. */
export function pathOf(squares: readonly (readonly boolean[])[]): string {
  return runsOf(squares)
    .map(({ x, y, w }) => `M${x} ${y}h${w}v1h-${w}z`)
    .join('')
}

/** Dark squares beside each other, as one piece each. */
export function runsOf(
  squares: readonly (readonly boolean[])[]
): readonly { readonly x: number; readonly y: number; readonly w: number }[] {
  return squares.flatMap((row, y) => {
    const runs: { x: number; y: number; w: number }[] = []
    for (const [x, dark] of row.entries()) {
      const last = runs.at(-1)
      if (!dark) continue
      if (last && last.x + last.w === x) last.w++
      else runs.push({ x, y, w: 1 })
    }
    return runs
  })
}
