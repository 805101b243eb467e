/** The browser engine that this runs in, and about how old it is: a hole in it stays until somebody brings a newer one. */

export interface Engine {
  readonly name: string
  /** The day on which it came out, about; null: nobody knows. */
  readonly from: Date | null
  /** Days since then. */
  readonly days: number | null
}

/** Three months: by then many holes in an engine are known. */
export const OLD_DAYS = 91

const DAY_MS = 24 * 60 * 60 * 1000

interface Family {
  readonly name: string
  /** Its major version in what a browser says of itself. */
  readonly sign: RegExp
  /** Versions and the days on which they came out, in rising order; what lies between is reckoned. */
  readonly known: readonly (readonly [version: number, day: string])[]
  /** Days from one version to the next after the last of them. */
  readonly pace: number
}

/** The first that fits: Chromium says that it is Safari, too. Safari counts by years and says nothing of days. */
const FAMILIES: readonly Family[] = [
  {
    name: 'Chromium',
    sign: /Chrom(?:e|ium)\/(\d+)/,
    known: [
      [80, '2020-02-04'],
      [100, '2022-03-29'],
      [110, '2023-02-07'],
      [120, '2023-12-05'],
      [130, '2024-10-15'],
      [140, '2025-09-02'],
      [144, '2026-01-13'],
      [153, '2026-09-08'],
      [156, '2026-10-20']
    ],
    pace: 14
  },
  {
    name: 'Firefox',
    sign: /Firefox\/(\d+)/,
    known: [
      [80, '2020-08-25'],
      [100, '2022-05-03'],
      [120, '2023-11-21'],
      [140, '2025-06-24']
    ],
    pace: 28
  }
]

/** When a version of a family came out, about; null for those before its list. */
function cameOut({ known, pace }: Family, version: number): number | null {
  const after = known.findIndex(([later]) => later >= version)
  if (after === 0 && known[0]![0] !== version) return null
  if (after === -1) {
    const [last, day] = known.at(-1)!
    return Date.parse(day) + (version - last) * pace * DAY_MS
  }
  const [to, end] = known[after]!
  const [from, start] = known[Math.max(0, after - 1)]!
  if (to === from) return Date.parse(end)
  return Date.parse(start) + ((Date.parse(end) - Date.parse(start)) * (version - from)) / (to - from)
}

/** @param userAgent what the browser says of itself */
export function engineOf(userAgent: string, now: Date): Engine {
  for (const family of FAMILIES) {
    const version = family.sign.exec(userAgent)?.[1]
    if (version === undefined) continue
    const at = cameOut(family, Number(version))
    // A version ahead of its reckoning is as new as can be.
    const days = at === null ? null : Math.max(0, Math.floor((now.getTime() - at) / DAY_MS))
    return { name: `${family.name} ${version}`, from: at === null ? null : new Date(Math.min(at, now.getTime())), days }
  }
  return { name: /Version\/[\d.]+/.exec(userAgent)?.[0].replace('Version/', 'Safari ') ?? '', from: null, days: null }
}
