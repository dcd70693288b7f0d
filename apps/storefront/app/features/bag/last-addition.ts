import { createStore } from 'zustand/vanilla'
import { afterPaint } from '../../../runtime/when-idle.ts'
import type { Added } from './product-actions.ts'

/** What the shopper added last with a button that has no confirmation beside it. */
export interface LastAddition {
  name: string
  /** Pieces that were added while the confirmation is shown; 0 when the bag has all that can be ordered. */
  pieces: number
  /** Whether nothing was added because the bag takes no further product. */
  full?: true
}

/** The addition that is confirmed at the moment; null for none. The early script and React share it. */
export const lastAddition = createStore<{ addition: LastAddition | null }>()(() => ({
  addition: null,
}))

/** Confirms an addition after the next paint, so that the number in the header is painted first. */
export function confirmAddition(name: string, pieces: Added): void {
  afterPaint(() =>
    lastAddition.setState(({ addition }) => {
      if (pieces === 'full') return { addition: { name, pieces: 0, full: true } }
      const before = addition?.name === name && pieces > 0 ? addition.pieces : 0
      return { addition: { name, pieces: before + pieces } }
    }),
  )
}

/** Ends the confirmation. */
export function dismissAddition(): void {
  lastAddition.setState({ addition: null })
}
