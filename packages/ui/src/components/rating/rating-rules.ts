import { isValidElement, type ReactElement, type ReactNode } from 'react'

/** Error message for invalid `items` or `shape`, or null: 1 to 10 items, and one element or one per item. */
export function ratingProblem(items: unknown, shape?: unknown): string | null {
  if (typeof items !== 'number' || !Number.isInteger(items) || items < 1 || items > 10)
    return `items must be a whole number from 1 to 10, not ${JSON.stringify(items)}`
  if (shape === undefined) return null
  if (!Array.isArray(shape)) return isValidElement(shape) ? null : 'shape must be an element'
  if (shape.length !== items) return `shape must hold ${items} elements, not ${shape.length}`
  return shape.every(isValidElement) ? null : 'every shape must be an element'
}

/** Shape of the item at `index`. */
export function shapeAt(shape: ReactElement | readonly ReactElement[], index: number): ReactNode {
  return Array.isArray(shape) ? (shape as readonly ReactElement[])[index] : (shape as ReactElement)
}
