/** Which columns or rows have their name at the edge of the board: where there is no room for all of them, and near the corners of the view. */

/**
 * Whether the square at `index` of so many is named: the first and the last always, between them every second, fifth, tenth or twentieth.
 * One that would lie over the last gives way.
 * @param u pixels a square @param room pixels that a name needs
 */
export function isNamed(index: number, count: number, u: number, room: number): boolean {
  const step = [1, 2, 5, 10].find((n) => n * u >= room) ?? 20
  const last = count - 1
  if (index === 0 || index === last) return true
  // Every fifth row is 5, 10, 15, not 1, 6, 11.
  const isDue = step < 5 ? index % step === 0 : (index + 1) % step === 0
  return isDue && (last - index) * u >= room
}

/**
 * Whether the name in the middle of a square lies in the view and clear of the names along the edges that meet its own: at the near end
 * there always are some, at the far one only where `hasFar` says so.
 * @param along pixels from the near end of the view @param length of the view @param gap half of the room of a name
 */
export const isInView = (along: number, length: number, gap: number, hasFar: boolean): boolean =>
  along > 1.8 * gap && along < length - (hasFar ? 1.8 : 0.8) * gap
