'use client'

import { createContext, use, useMemo, type ComponentType, type ReactNode, type Ref } from 'react'

/** What an image component receives: the props of an `<img>` that `Image` decides. */
export interface MediaImageProps {
  /** Address of the original, with the media base. */
  src: string
  alt: string
  /** The `sizes` attribute. */
  sizes?: string
  loading?: 'lazy'
  fetchPriority: 'high' | 'low'
  decoding?: 'async'
  /** Intrinsic width in pixels; absent when the image fills its box. */
  width?: number
  /** Intrinsic height in pixels. */
  height?: number
  /** Must reach the `<img>` element, so that a failed image is replaced. */
  onError: () => void
  ref: Ref<HTMLImageElement>
}

interface Media {
  base: string
  image?: ComponentType<MediaImageProps>
}

const MediaContext = createContext<Media>({ base: '/media' })

export interface MediaProviderProps {
  /** Base address of media paths, without a trailing slash; `''` for paths of your own site, such as `/photos/fan.jpg`. Paths are names of files and are encoded. Complete addresses have no base. @default the outer provider's, else '/media' */
  base?: string
  /** Renders the `<img>` of every image below, for example with `next/image`. @default the outer provider's, else `<picture>` with AVIF, WebP and JPEG */
  image?: ComponentType<MediaImageProps>
  children: ReactNode
}

/** Sets the base address of media paths and the image component for every image below. */
export function MediaProvider({ base, image, children }: MediaProviderProps) {
  const outer = use(MediaContext)
  const media = useMemo(
    () => ({ base: base ?? outer.base, image: image ?? outer.image }),
    [base, image, outer],
  )
  return <MediaContext value={media}>{children}</MediaContext>
}

/** Base address of media paths, without a trailing slash. */
export function useMediaBase(): string {
  return use(MediaContext).base
}

/** Base address of media paths and the image component of `MediaProvider`. */
export function useMedia(): Media {
  return use(MediaContext)
}
