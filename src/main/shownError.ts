/** An error whose message is a whole sentence, fit to show to a judge. */
export class ShownError extends Error {
  override readonly name = 'ShownError'
}
