'use client'

import { useCallback, useState, type ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMediaBase } from '../../lib/media.tsx'
import { ImagePlaceholder } from './image-placeholder.tsx'
import { knownSources } from './known-sources.ts'

export interface ImageProps extends Omit<ComponentProps<'picture'>, 'children'> {
  /** Media path or complete address; null or empty draws the placeholder. */
  src: string | null | undefined
  /** What the picture shows; empty for a decoration. */
  alt: string
  /** Shape of the box that is kept free while the picture loads: 1:1, 16:9, 8:3 or the picture's own. @default 'square' */
  ratio?: 'square' | 'wide' | 'banner' | 'auto'
  /** Width the picture is shown at, as in HTML's `sizes`; browsers that measure it themselves do. @default '50vw' */
  sizes?: string
  /** Part of the first view: fetched at once and before others, else when it comes near. @default false */
  priority?: boolean
  /** Whole picture inside the box, or box filled and edges cut. @default 'contain' */
  fit?: 'contain' | 'cover'
  /** Natural width in pixels; with `height` it keeps the room of a `ratio="auto"` picture free. */
  width?: number
  /** Natural height in pixels. */
  height?: number
}

/** A picture in the best format and width for the screen, in a box that never moves and never looks broken. */
export function Image({
  src,
  alt,
  ratio = 'square',
  sizes = '50vw',
  priority = false,
  fit = 'contain',
  width,
  height,
  className,
  ...props
}: ImageProps) {
  const base = useMediaBase()
  const [failed, setFailed] = useState<string | null>(null)
  // A picture that failed before hydration has fired its event into the void.
  const noticeEarlyFailure = useCallback(
    (image: HTMLImageElement | null) => {
      if (src && image?.complete && image.currentSrc && image.naturalWidth === 0) setFailed(src)
    },
    [src],
  )
  const box = cn('shop-image', className)
  const shape = ratio === 'square' ? undefined : ratio

  if (!src || failed === src)
    return (
      <ImagePlaceholder
        alt={alt}
        data-ratio={ratio === 'auto' ? 'wide' : shape}
        className={box}
        {...props}
      />
    )

  const sources = knownSources(base, src)
  const measured = priority || ratio === 'auto' ? sizes : `auto, ${sizes}`
  return (
    <picture
      data-slot="image"
      data-ratio={shape}
      data-fit={fit === 'contain' ? undefined : fit}
      className={box}
      {...props}
    >
      {sources.avif && <source type="image/avif" sizes={measured} srcSet={sources.avif} />}
      {sources.webp && <source type="image/webp" sizes={measured} srcSet={sources.webp} />}
      <img
        ref={noticeEarlyFailure}
        alt={alt}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : 'low'}
        decoding={priority ? undefined : 'async'}
        width={width}
        height={height}
        sizes={sources.jpg ? measured : undefined}
        srcSet={sources.jpg ?? undefined}
        src={sources.src}
        onError={() => setFailed(src)}
      />
    </picture>
  )
}
