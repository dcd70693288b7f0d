/** Joins class names and skips falsy values. Conflicting classes are not merged. */
export function cn(...names: (string | false | 0 | 0n | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
