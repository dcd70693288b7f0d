/**
 * A value without spaces and special characters: Radix makes ids of it, and attributes such as
 * `aria-controls` separate ids by spaces.
 */
export function toToken(value: string): string {
  return value.replace(/[^a-zA-Z0-9-]/gu, (letter) => `_${letter.codePointAt(0)?.toString(16)}_`)
}

/** The value of a token. */
export function fromToken(token: string): string {
  return token.replace(/_([0-9a-f]+)_/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  )
}
