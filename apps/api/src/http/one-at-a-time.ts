import { ApiError } from './api-error.ts'
import { inTurn } from './in-turn.ts'

/**
 * Runs works that take much of the processor one after another.
 * @param most how many may run or wait
 * @returns runs a work; rejects with ApiError 503 when there are too many already
 */
export function oneAtATime(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const takeTurn = inTurn()
  let count = 0
  return async (work) => {
    if (count >= most) {
      const message = 'The shop is busy. Please try again in a moment.'
      throw new ApiError(503, message, [], { 'Retry-After': '10' })
    }
    count += 1
    try {
      return await takeTurn('', work)
    } finally {
      count -= 1
    }
  }
}
