import { isValidElement, type ReactElement, type ReactNode } from 'react'

/** Error message for invalid `max` or `icon`, or null: 1 to 10 items, and one element or one per item. */
export function ratingProblem(max: unknown, icon?: unknown): string | null {
  if (typeof max !== 'number' || !Number.isInteger(max) || max < 1 || max > 10)
    return `max must be a whole number from 1 to 10, not ${JSON.stringify(max)}`
  if (icon === undefined) return null
  if (!Array.isArray(icon)) return isValidElement(icon) ? null : 'icon must be an element'
  if (icon.length !== max) return `icon must hold ${max} elements, not ${icon.length}`
  return icon.every(isValidElement) ? null : 'every icon must be an element'
}

/** Shape of the item at `index`. */
export function iconAt(icon: ReactElement | readonly ReactElement[], index: number): ReactNode {
  return Array.isArray(icon) ? (icon as readonly ReactElement[])[index] : (icon as ReactElement)
}
