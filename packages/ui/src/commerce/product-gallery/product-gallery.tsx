'use client'

import { Suspense, useEffect, useState, type ComponentProps } from 'react'
import { Badge } from '../../components/badge/badge.tsx'
import { IconButton } from '../../components/icon-button/icon-button.tsx'
import { ZoomInIcon } from '../../components/icon/sign-icon.tsx'
import { Image } from '../../components/image/image.tsx'
import { afterPaint } from '../../lib/after-paint.ts'
import { cn } from '../../lib/cn.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useMessages } from '../../lib/messages.tsx'
import { discountBadgeMessages } from '../discount-badge/discount-badge.messages.ts'
import { type Tint, tintBackground } from '../product/product.ts'
import { GalleryThumbnails } from './gallery-thumbnails.tsx'
import { productGalleryMessages } from './product-gallery.messages.ts'
import { useSwipeTrack } from './use-swipe-track.ts'

// Loaded on demand, because few shoppers open the dialog.
const ZoomDialog = lazyPart(async () => (await import('./zoom-dialog.tsx')).ZoomDialog)

const messages = { ...productGalleryMessages, ...discountBadgeMessages }

/** Maximum number of pictures. */
const MAX_IMAGES = 4

export interface ProductGalleryProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Media paths; the first four are shown. Without any, a placeholder is shown. */
  images: readonly string[] | null | undefined
  /** Product name, used in alternative texts. */
  name: string
  /** Discount in percent; a badge is shown if it is above 0. @default 0 */
  discountPercent?: number
  /** Background colour of the pictures. @default 'stone' */
  tint?: Tint
  /** Complete address of a smaller first picture that the browser has already, such as that of a card; shown first. */
  preview?: string
}

/** Up to four product pictures with swiping, thumbnails and a zoom dialog. */
export function ProductGallery({
  images,
  name,
  discountPercent = 0,
  tint = 'stone',
  preview,
  className,
  ...props
}: ProductGalleryProps) {
  const t = useMessages(messages)
  const { track, active, onScroll, show } = useSwipeTrack()
  const [zoom, setZoom] = useState({ mounted: false, open: false })
  // The browser keeps the preview on the screen until the larger picture has arrived.
  const [previewed, setPreviewed] = useState(preview === undefined)
  useEffect(() => (previewed ? undefined : afterPaint(() => setPreviewed(true))), [previewed])
  const shown = (images ?? []).slice(0, MAX_IMAGES)
  const total = shown.length
  const ground = tintBackground[tint]

  function alt(index: number) {
    return total > 1 ? t('gallery.picture', { name, n: index + 1, total }) : name
  }

  return (
    <section
      data-shop="product-gallery"
      className={cn('shop:grid shop:min-w-0 shop:content-start shop:gap-3', className)}
      {...props}
    >
      <div className="shop:relative">
        <div
          ref={track}
          role="group"
          aria-label={t('gallery.label', { name })}
          tabIndex={total > 1 ? 0 : undefined}
          onScroll={onScroll}
          className={cn(
            'shop:focus-ring shop:relative shop:flex shop:snap-x shop:snap-mandatory shop:overflow-x-auto shop:overscroll-x-contain shop:rounded-surface shop:[scrollbar-width:none] shop:[&::-webkit-scrollbar]:hidden',
            ground,
          )}
        >
          {(total > 0 ? shown : [undefined]).map((src, index) => (
            <Image
              key={`${index} ${src}`}
              src={src}
              alt={alt(index)}
              priority={index === 0}
              preview={index === 0 && !previewed ? preview : undefined}
              sizes="(min-width: 64rem) 36rem, 100vw"
              className="shop:w-full shop:shrink-0 shop:snap-start shop:snap-always"
            />
          ))}
        </div>
        {discountPercent > 0 && (
          <Badge
            tone="offer"
            size="lg"
            className="shop:pointer-events-none shop:absolute shop:start-3 shop:top-3"
          >
            {t('discountBadge.off', { percent: discountPercent })}
          </Badge>
        )}
        {total > 0 && (
          <IconButton
            aria-label={t('gallery.zoom')}
            className="shop:absolute shop:end-3 shop:bottom-3 shop:bg-surface"
            onClick={() => setZoom({ mounted: true, open: true })}
          >
            <ZoomInIcon />
          </IconButton>
        )}
      </div>
      {total > 1 && (
        <GalleryThumbnails images={shown} active={active} ground={ground} onShow={show} />
      )}
      {zoom.mounted && (
        <Suspense fallback={null}>
          <ZoomDialog
            open={zoom.open}
            onOpenChange={(open) => setZoom({ mounted: true, open })}
            images={shown}
            first={active}
            onShow={show}
            alt={alt}
            name={name}
            ground={ground}
          />
        </Suspense>
      )}
    </section>
  )
}
