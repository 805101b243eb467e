/** Whether a file still names somebody. */
import { nameIn } from './namesIn.ts'

/** Whether JSON, however it is laid out, holds one of these names. A name of one word might be anybody's: it is one only where a text is nothing else. */
export function holdsName(json: string, names: readonly string[]): boolean {
  const whole = nameIn(names.filter((name) => name.includes(' ')))
  return (whole !== null && json.search(whole) !== -1) || names.some((name) => standsAlone(json, JSON.stringify(name)))
}

/** As the value of a field or in a list: the end of a longer text looks the same but for what stands before it. */
function standsAlone(json: string, text: string): boolean {
  for (let at = json.indexOf(text); at !== -1; at = json.indexOf(text, at + 1)) {
    let before = at - 1
    while (before >= 0 && /\s/.test(json[before]!)) before--
    if (before >= 0 && ':,['.includes(json[before]!)) return true
  }
  return false
}
