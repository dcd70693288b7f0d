/**
 * The shop cannot start, and the person who started it can cure that.
 * `message` is a whole sentence naming what is wrong; `cure` is what to do next.
 */
export class FatalStartError extends Error {
  readonly cure: string

  constructor(message: string, cure: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'FatalStartError'
    this.cure = cure
  }
}
