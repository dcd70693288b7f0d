'use client'

import { createContext } from 'react'

/** Where a dialog is drawn. */
export type DialogContainer = Element | DocumentFragment | null

interface DialogContextValue {
  /** The trigger button. Focus returns to it in browsers that do not focus a clicked button. */
  trigger: HTMLButtonElement | null
  setTrigger: (trigger: HTMLButtonElement | null) => void
  close: () => void
}

export const DialogContext = createContext<DialogContextValue>({
  trigger: null,
  setTrigger: () => {},
  close: () => {},
})
