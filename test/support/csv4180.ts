/** A second reader of CSV, after RFC 4180 and nothing else: fields parted by commas, records by line ends, quotes doubled inside of quotes. */
export function readCsv4180(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let field = ''
  let quoted = false
  const plain = text.replace(/^\uFEFF/, '')
  for (let at = 0; at < plain.length; at++) {
    const sign = plain[at]!
    if (quoted) {
      if (sign !== '"') field += sign
      else if (plain[at + 1] === '"') {
        field += '"'
        at++
      } else quoted = false
    } else if (sign === '"') {
      if (field !== '') throw new Error('A quote inside of a field without quotes.')
      quoted = true
    } else if (sign === ',' || sign === '\r' || sign === '\n') {
      row.push(field)
      field = ''
      if (sign === ',') continue
      if (sign === '\r' && plain[at + 1] === '\n') at++
      rows.push(row)
      row = []
    } else field += sign
  }
  if (quoted || field !== '' || row.length > 0) throw new Error('The last record has no end.')
  const widths = new Set(rows.map((one) => one.length))
  if (widths.size > 1) throw new Error(`Records of ${[...widths].join(', ')} fields.`)
  return rows
}
