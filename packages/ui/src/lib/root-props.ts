import type { CSSProperties } from 'react'

interface Styled {
  style?: CSSProperties | undefined
}

/** Divides the props of a control into what its root takes, `style` and `data-*`, and what its input takes. */
export function divideProps<P extends Styled>(props: P): [root: Styled, input: Omit<P, 'style'>] {
  const root: Record<string, unknown> = {}
  const input: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(props))
    (name === 'style' || name.startsWith('data-') ? root : input)[name] = value
  return [root, input as Omit<P, 'style'>]
}
