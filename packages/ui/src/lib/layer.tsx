'use client'

import { createContext, use, useEffect, useRef, type ReactNode } from 'react'

/** Receives the function that closes a layer which has opened; returns the function that is called when it has closed. */
export type LayerListener = (close: () => void) => () => void

const LayerContext = createContext<LayerListener | undefined>(undefined)

export interface LayerProviderProps {
  /** Is called for each layer that opens. */
  onOpen: LayerListener
  children: ReactNode
}

/** Notifies an application of the layers that cover the page, such as dialogs, drawers and the filters of a narrow screen, so that Back can close them. */
export function LayerProvider({ onOpen, children }: LayerProviderProps) {
  return <LayerContext value={onOpen}>{children}</LayerContext>
}

/** Notifies the application of `LayerProvider` while a layer is open. */
export function useLayer(open: boolean, close: () => void): void {
  const onOpen = use(LayerContext)
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => (open ? onOpen?.(() => latest.current()) : undefined), [open, onOpen])
}
