import { isValidElement, type ReactElement, type ReactNode } from 'react'

/** Error message for invalid `max` or `shape`, or null: 1 to 10 items, and one element or one per item. */
export function ratingProblem(max: unknown, shape?: unknown): string | null {
  if (typeof max !== 'number' || !Number.isInteger(max) || max < 1 || max > 10)
    return `max must be a whole number from 1 to 10, not ${JSON.stringify(max)}`
  if (shape === undefined) return null
  if (!Array.isArray(shape)) return isValidElement(shape) ? null : 'shape must be an element'
  if (shape.length !== max) return `shape must hold ${max} elements, not ${shape.length}`
  return shape.every(isValidElement) ? null : 'every shape must be an element'
}

/** Shape of the item at `index`. */
export function shapeAt(shape: ReactElement | readonly ReactElement[], index: number): ReactNode {
  return Array.isArray(shape) ? (shape as readonly ReactElement[])[index] : (shape as ReactElement)
}
