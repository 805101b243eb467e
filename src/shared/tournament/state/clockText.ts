/** Seconds as every clock shows them, on desk, phone, display, paper and command line: 50:00, 1:05:00. */
export function clockText(seconds: number): string {
  const two = (n: number): string => String(n).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`
}
