/** What a journey asks besides in `npm run test:more`, and wherever its file is named: `npm test` alone leaves it out (scripts/testParts.mjs). */

/** Whether more is asked than what `npm test` asks. */
export const isMore = Boolean(process.env['LINEJUDGE_MORE'])

/** Tests that `npm run test:more` has besides. @param define  calls `it` */
export function inMore(define: () => void): void {
  if (isMore) define()
}
