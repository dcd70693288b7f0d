/** Joins class names and skips falsy values. Conflicting classes are not merged. */
export function cn(...names: (string | false | 0 | 0n | null | undefined)[]): string {
  // A loop, because a list of products joins names several times for each card.
  let joined = ''
  for (const name of names) if (name) joined = joined ? `${joined} ${name}` : name
  return joined
}
