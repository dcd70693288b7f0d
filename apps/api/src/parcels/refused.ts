import type { FieldError } from '@shop/domain/wire'

/** Undoes the transaction of a change of several orders: `errors` names each that does not allow it. */
export class Refused extends Error {
  readonly errors: readonly FieldError[]

  constructor(errors: readonly FieldError[]) {
    super(errors[0]?.message ?? 'The change was refused.')
    this.errors = errors
  }
}

/** @throws Refused when there are errors */
export function refuseWith(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw new Refused(errors)
}

/** Why an order of a list cannot be changed. @param name of the list in the request */
export function orderError(
  field: string,
  id: number,
  code: 'unknown' | 'changed' | 'not-allowed' | 'twice',
): FieldError {
  const message = {
    unknown: `There is no order ${id}.`,
    changed: `Somebody else has changed order ${id}. Look at it again.`,
    'not-allowed': `The state of order ${id} does not allow it.`,
    twice: `Order ${id} is in the list twice.`,
  }[code]
  return { field, code, message }
}

/** The positions of what is in a list for the second time. */
export function repeated<Item>(items: readonly Item[]): number[] {
  const seen = new Set<Item>()
  return items.flatMap((item, index) => {
    if (seen.has(item)) return [index]
    seen.add(item)
    return []
  })
}
