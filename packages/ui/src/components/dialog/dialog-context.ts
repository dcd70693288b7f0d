'use client'

import { createContext, type RefObject } from 'react'

export interface DialogContextValue {
  /** The button that opened it, for browsers that do not focus a pressed button. */
  trigger: RefObject<HTMLButtonElement | null>
}

export const DialogContext = createContext<DialogContextValue>({ trigger: { current: null } })
