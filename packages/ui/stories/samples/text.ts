import { cloneElement, isValidElement, useMemo, type ReactNode } from 'react'
import { useMarket } from '../../src/lib/market.tsx'

const bengali = new Map<string, string>()

/**
 * A text of the sample content in two languages. Storybook shows the Bengali in the props of a story when the
 * toolbar says so.
 * @returns the English
 */
export function text(english: string, inBengaliLetters: string): string {
  bengali.set(english, inBengaliLetters)
  return english
}

/** A copy of props, elements or other data in which each text made by `text` is the Bengali one. */
export function inBengali<T>(value: T): T {
  return translate(value) as T
}

function translate(value: unknown): unknown {
  if (typeof value === 'string') return bengali.get(value) ?? value
  if (Array.isArray(value)) return value.map(translate)
  if (isValidElement<Record<string, unknown>>(value)) {
    const { children, ref: _, ...props } = value.props
    // As arguments, because an array needs keys.
    const inside = [translate(children)].flat() as ReactNode[]
    return cloneElement(value, translate(props) as object, ...inside)
  }
  if (!value || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, translate(one)]))
}

/** Sample content inside a component of a story, in the language of the market around it. */
export function useSample<T>(value: T): T {
  const { digits } = useMarket()
  return useMemo(() => (digits === 'beng' ? inBengali(value) : value), [digits, value])
}
