'use client'

import { useEffect, useState } from 'react'
import { Carousel, type CarouselProps } from '../../components/carousel/carousel.tsx'
import { Skeleton } from '../../components/skeleton/skeleton.tsx'
import { cn } from '../../lib/cn.ts'
import { BaseLink } from '../../lib/link.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { type Banner, BannerImage } from '../promo-carousel/banner-image.tsx'
import { BannerTexts } from '../promo-carousel/banner-texts.tsx'
import { promoStripMessages } from './promo-strip.messages.ts'

export interface PromoStripProps extends Omit<CarouselProps, 'children' | 'aria-label'> {
  banners: readonly Banner[]
  /** Accessible name. @default 'More offers' */
  'aria-label'?: string
  /**
   * Time in milliseconds for which a skeleton is shown first. A strip that is hydrated from the
   * server's markup shows none. @default 100
   */
  skeletonDuration?: number
}

/** A second, looping row of offers, whose links open in a tab of their own. */
export function PromoStrip({
  banners,
  'aria-label': label,
  skeletonDuration = 100,
  autoplayDelay = 3000,
  loop = true,
  className,
  ...props
}: PromoStripProps) {
  const t = useMessages(promoStripMessages)
  // True at first only when the strip is created in the browser, not when it hydrates.
  const [loading, setLoading] = useState(useHydrated())

  useEffect(() => {
    const timer = setTimeout(() => setLoading(false), skeletonDuration)
    return () => clearTimeout(timer)
  }, [skeletonDuration])

  return (
    <Skeleton loading={loading}>
      <Carousel
        data-shop="promo-strip"
        aria-label={label ?? t('strip.label')}
        autoplayDelay={autoplayDelay}
        loop={loop}
        pagination={false}
        arrows
        {...props}
        className={cn(
          'shop:[--shop-gap:--spacing(6)] shop:sm:[--shop-per-view:1.2] shop:lg:[--shop-gap:--spacing(8)] shop:lg:[--shop-per-view:2]',
          className,
        )}
      >
        {banners.map((banner, index) => (
          <BaseLink
            key={banner.id}
            href={banner.href}
            target="_blank"
            rel="noopener"
            className="shop:focus-ring shop:@container shop:relative shop:block shop:overflow-hidden shop:rounded-surface shop:no-underline"
          >
            <BannerImage
              banner={banner}
              priority={index === 0}
              sizes="(min-width: 64rem) 38rem, (min-width: 40rem) 82vw, 100vw"
              // On a phone no taller than the banners above it, so that those are the page's largest picture.
              className="shop:max-sm:aspect-[3/1]"
            />
            <BannerTexts banner={banner} />
            <span className="shop:sr-only">{` ${t('strip.newTab')}`}</span>
          </BaseLink>
        ))}
      </Carousel>
    </Skeleton>
  )
}
