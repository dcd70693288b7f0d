'use client'

import { Carousel, type CarouselProps } from '../../components/carousel/carousel.tsx'
import { cn } from '../../lib/cn.ts'
import { BaseLink } from '../../lib/link.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { type Banner, BannerImage } from './banner-image.tsx'
import { BannerTexts } from './banner-texts.tsx'
import { promoCarouselMessages } from './promo-carousel.messages.ts'

export interface PromoCarouselProps extends Omit<CarouselProps, 'children' | 'aria-label'> {
  banners: readonly Banner[]
  /** Accessible name. @default 'Offers' */
  'aria-label'?: string
}

/** A carousel of banners that advances every 3 seconds; 135 px tall, 330 px from 768 px. */
export function PromoCarousel({
  banners,
  'aria-label': label,
  autoplayDelay = 3000,
  transitionDuration = 1000,
  loop = true,
  className,
  ...props
}: PromoCarouselProps) {
  const t = useMessages(promoCarouselMessages)

  return (
    <Carousel
      data-shop="promo-carousel"
      aria-label={label ?? t('promo.label')}
      autoplayDelay={autoplayDelay}
      transitionDuration={transitionDuration}
      loop={loop}
      pagination
      className={cn('shop:mx-auto shop:w-full shop:max-w-page shop:gap-1', className)}
      {...props}
    >
      {banners.map((banner, index) => (
        <BaseLink
          key={banner.id}
          href={banner.href}
          className="shop:focus-ring shop:@container shop:relative shop:block shop:overflow-hidden shop:rounded-surface shop:no-underline"
        >
          <BannerImage
            banner={banner}
            priority={index === 0}
            sizes="(min-width: 80rem) 77rem, 100vw"
            className={cn(
              'shop:aspect-auto shop:h-33.75 shop:md:h-82.5',
              // The texts cover the start of the picture, so a narrow one shows its end.
              banner.title && 'shop:max-md:[&>img]:object-left',
            )}
          />
          <BannerTexts banner={banner} />
        </BaseLink>
      ))}
    </Carousel>
  )
}
