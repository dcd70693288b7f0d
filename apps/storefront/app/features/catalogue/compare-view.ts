/** Products that can be compared at once. */
export const MAX_COMPARED = 3

/** The address of a comparison; ids in the order of the products. */
export function compareHref(ids: readonly (number | string)[]): string {
  return ids.length > 0 ? `/compare?ids=${ids.join(',')}` : '/compare'
}

/** The ids in the address of a comparison: each once, at most three. */
export function parseCompared(text: string | null): number[] {
  const ids = (text ?? '').split(',').filter((part) => /^[1-9]\d{0,8}$/.test(part))
  return [...new Set(ids.map(Number))].slice(0, MAX_COMPARED)
}
