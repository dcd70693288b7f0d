import { Image, type ImageProps } from '../../components/image/image.tsx'
import { cn } from '../../lib/cn.ts'

/** A picture that links to a product, with what it says over the picture. */
export interface Banner {
  id: number | string
  /** Media path. */
  image: string
  alt: string
  href: string
  /** Headline over the picture. */
  title?: string
  /** A sentence below the headline; shown from 768 px. */
  text?: string
  /** A price or a saving, on a ticket. */
  label?: string
  /** The call to action, such as "See the kettle". */
  action?: string
}

interface BannerImageProps extends Pick<ImageProps, 'priority' | 'sizes' | 'className'> {
  banner: Banner
}

/** The picture of a banner, dimmed in the dark theme. */
export function BannerImage({ banner, className, ...props }: BannerImageProps) {
  return (
    <Image
      src={banner.image}
      alt={banner.alt}
      ratio="banner"
      fit="cover"
      className={cn('shop:bg-sunken shop:night-shade', className)}
      {...props}
    />
  )
}
