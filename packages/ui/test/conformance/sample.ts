import type { ReactElement, ReactNode } from 'react'

/** A component with its required props, and what it needs around it. */
export interface Sample {
  piece: ReactElement<Record<string, unknown>>
  /** Wraps the component in providers or parents that it needs. */
  within?: (piece: ReactNode) => ReactElement
  /** Renders in a portal, which a server does not render: only the browser is tested. @default false */
  portal?: boolean
  /** `ref` and the attributes of the control go to the input or button inside instead of the root. @default false */
  native?: boolean
}

/** Makes a sample; widens the props, so that one table holds all components. */
export function sample(piece: ReactElement, rest: Omit<Sample, 'piece'> = {}): Sample {
  return { piece: piece as Sample['piece'], ...rest }
}
