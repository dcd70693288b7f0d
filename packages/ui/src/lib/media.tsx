'use client'

import { createContext, use, type ReactNode } from 'react'

const MediaContext = createContext('/media')

export interface MediaProviderProps {
  /** Where picture paths start, without a slash at the end. @default '/media' */
  base: string
  children: ReactNode
}

/** Tells every picture below it where the shop's media live. */
export function MediaProvider({ base, children }: MediaProviderProps) {
  return <MediaContext value={base}>{children}</MediaContext>
}

/** The base address of pictures, without a slash at the end. */
export function useMediaBase(): string {
  return use(MediaContext)
}
