'use client'

import { cva } from 'class-variance-authority'
import { useState, type ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMedia } from '../../lib/media.tsx'
import { ImagePlaceholder } from './image-placeholder.tsx'
import { cachedImageSources } from './cached-image-sources.ts'
import { repeatEarlyFailure } from './repeat-early-failure.ts'

export interface ImageProps extends Omit<ComponentProps<'picture'>, 'children'> {
  /** Media path or absolute address; null or empty shows a placeholder. */
  src: string | null | undefined
  /** Alternative text; empty for a decorative image. */
  alt: string
  /** Aspect ratio of the box: 1:1, 16:9, 8:3 or the image's own. @default 'square' */
  ratio?: 'square' | 'wide' | 'banner' | 'auto'
  /** The `sizes` attribute. @default '50vw', for lazy images the width that they have in the layout */
  sizes?: string
  /** Loads eagerly with high fetch priority, for images in the first view; others load lazily. @default false */
  priority?: boolean
  /** The `object-fit` of the image. @default 'contain' */
  fit?: 'contain' | 'cover'
  /** Complete address of a smaller picture that the browser has already; shown in place of `src`. */
  preview?: string
  /** Intrinsic width in pixels; with `height` it reserves the space of a `ratio="auto"` image. */
  width?: number
  /** Intrinsic height in pixels. */
  height?: number
}

const imageVariants = cva(
  'shop:relative shop:m-0 shop:block shop:max-w-full shop:overflow-hidden',
  {
    variants: {
      ratio: {
        square: 'shop:aspect-square',
        wide: 'shop:aspect-video',
        banner: 'shop:aspect-8/3',
        auto: 'shop:aspect-auto',
      },
    },
  },
)

const imgVariants = cva('shop:m-0 shop:block shop:max-w-full shop:border-0 shop:p-0', {
  variants: {
    fit: { contain: 'shop:object-contain', cover: 'shop:object-cover' },
    // The image of a box with a ratio of its own fills it.
    boxed: { true: 'shop:absolute shop:inset-0 shop:size-full', false: 'shop:h-auto shop:w-full' },
  },
})

/** A responsive image (AVIF, WebP, JPEG) in a box of fixed aspect ratio. Shows a placeholder when it fails to load. */
export function Image({
  src,
  alt,
  ratio = 'square',
  sizes,
  priority = false,
  fit = 'contain',
  preview,
  width,
  height,
  className,
  ...props
}: ImageProps) {
  const { base, image: Media } = useMedia()
  const [failed, setFailed] = useState<string | null>(null)
  const box = (shape: typeof ratio) => cn(imageVariants({ ratio: shape }), className)

  if (!src || failed === src)
    return (
      <ImagePlaceholder alt={alt} className={box(ratio === 'auto' ? 'wide' : ratio)} {...props} />
    )

  const {
    avif,
    webp,
    src: address,
  } = preview ? { avif: null, webp: null, src: preview } : cachedImageSources(base, src)
  const imageSizes = sizes ?? (priority || ratio === 'auto' ? '50vw' : 'auto, 50vw')
  const img = {
    ref: repeatEarlyFailure,
    alt,
    loading: priority ? undefined : ('lazy' as const),
    fetchPriority: priority ? ('high' as const) : ('low' as const),
    decoding: priority ? undefined : ('async' as const),
    width,
    height,
    className: imgVariants({ fit, boxed: ratio !== 'auto' }),
    src: address,
    onError: () => setFailed(src),
  }
  return (
    <picture data-shop="image" className={box(ratio)} {...props}>
      {Media ? (
        <Media {...img} sizes={sizes ?? '50vw'} />
      ) : (
        <>
          {avif && <source type="image/avif" sizes={imageSizes} srcSet={avif} />}
          {/* Without a source for WebP: each browser that knows `srcset` and cascade layers knows it. */}
          <img {...img} sizes={webp ? imageSizes : undefined} srcSet={webp ?? undefined} />
        </>
      )}
    </picture>
  )
}
