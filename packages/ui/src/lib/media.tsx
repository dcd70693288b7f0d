'use client'

import { createContext, use, type ReactNode } from 'react'

const MediaContext = createContext('/media')

export interface MediaProviderProps {
  /** Base address of media paths, without a trailing slash. @default '/media' */
  base: string
  children: ReactNode
}

/** Sets the base address of media paths for every image below. */
export function MediaProvider({ base, children }: MediaProviderProps) {
  return <MediaContext value={base}>{children}</MediaContext>
}

/** Base address of media paths, without a trailing slash. */
export function useMediaBase(): string {
  return use(MediaContext)
}
