/** Where the page lives. Scheme and host are part of the key of all stored data: they never change. */
export const SCHEME = 'app'
export const HOST = 'linejudge'
export const ORIGIN = `${SCHEME}://${HOST}`
export const START_PAGE = `${ORIGIN}/`

/** Whether an address is a page or file of ours. */
export function isOurPage(address: string): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  return url.protocol === `${SCHEME}:` && url.host === HOST && url.username === '' && url.password === ''
}
