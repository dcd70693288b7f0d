'use client'

import { createContext, type RefObject } from 'react'

interface DialogContextValue {
  /** The trigger button. Focus returns to it in browsers that do not focus a clicked button. */
  trigger: RefObject<HTMLButtonElement | null>
}

export const DialogContext = createContext<DialogContextValue>({ trigger: { current: null } })
