import type { Change } from '../changes/change.queries.ts'

/** Prints what a command has changed. */
export function printChange(print: (line: string) => void, change: Change | undefined): void {
  print(change ? sentenceOf(change) : 'Nothing changed: it is so already.')
}

/** A change as one line, such as `zone dhaka_inside: charge 7000 → 8000`. */
export function sentenceOf({ subject, before, after }: Change): string {
  const write = (value: unknown) => {
    if (value === null || value === undefined) return '–'
    return typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
  if (!after) return `${subject}: removed`
  const parts = Object.entries(after).map(([name, value]) =>
    before ? `${name} ${write(before[name])} → ${write(value)}` : `${name} ${write(value)}`,
  )
  return `${subject}: ${before ? '' : 'added, '}${parts.join(', ')}`
}
