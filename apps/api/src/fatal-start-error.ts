/**
 * An error at the start that its user can solve. `message` is a sentence about the problem, `cure`
 * a sentence about what to do.
 */
export class FatalStartError extends Error {
  readonly cure: string

  constructor(message: string, cure: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'FatalStartError'
    this.cure = cure
  }
}
