import type { ReactElement, ReactNode } from 'react'

/** One piece with the fewest props it can live with, and what it needs around it. */
export interface Sample {
  piece: ReactElement<Record<string, unknown>>
  /** The providers or parents without which the piece means nothing. */
  within?: (piece: ReactNode) => ReactElement
  /** Drawn in a portal, which a server has not: only its browser half is asked. @default false */
  portal?: boolean
  /** Ref, rest and className reach the native control, so that forms can use it; its row is the root. @default false */
  native?: boolean
}

/** Widens an element, so that a table can hold pieces of every kind. */
export function sample(piece: ReactElement, rest: Omit<Sample, 'piece'> = {}): Sample {
  return { piece: piece as Sample['piece'], ...rest }
}
