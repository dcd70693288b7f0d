'use client'

import { createContext, useMemo, useState } from 'react'
import { placeOf } from './place-of.ts'

/** What the trigger of a floating layer says to its content. */
interface Layer {
  /** The trigger, beside which the content is drawn. */
  trigger: HTMLElement | null
  setTrigger: (trigger: HTMLElement | null) => void
}

export const LayerContext = createContext<Layer>({ trigger: null, setTrigger: () => {} })

/** The trigger of a floating layer, as a value for `LayerContext`. */
export function useLayer(): Layer {
  const [trigger, setTrigger] = useState<HTMLElement | null>(null)
  return useMemo(() => ({ trigger, setTrigger }), [trigger])
}

/** Direction of the text where an element is. */
export function directionOf(element: Element | null): 'ltr' | 'rtl' {
  return element && getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr'
}

/** Where the content of a layer is drawn, as Radix takes it. */
export const containerOf = (trigger: Element | null) => placeOf(trigger) as HTMLElement | null
