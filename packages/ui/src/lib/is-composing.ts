/**
 * Whether a key belongs to the composition of an input method, which ends with it or goes on. In Safari the
 * key that ends a composition comes after its end and has only the key code 229.
 */
export function isComposing({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229
}
