'use client'

import { Image } from '../../components/image/image.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { productGalleryMessages } from './product-gallery.messages.ts'

export interface GalleryThumbnailsProps {
  images: readonly string[]
  active: number
  ground: string
  onShow: (index: number) => void
}

/** Thumbnail buttons for the pictures; the current one has a border. */
export function GalleryThumbnails({ images, active, ground, onShow }: GalleryThumbnailsProps) {
  const t = useMessages(productGalleryMessages)

  return (
    <ul
      role="list"
      className="shop:m-0 shop:grid shop:list-none shop:grid-cols-4 shop:gap-2 shop:p-0 shop:sm:gap-3"
    >
      {images.map((src, index) => (
        <li key={`${index} ${src}`} className="shop:m-0">
          <button
            type="button"
            aria-label={t('gallery.show', { n: index + 1, total: images.length })}
            aria-current={index === active}
            onClick={() => onShow(index)}
            className="shop:focus-ring shop:block shop:w-full shop:overflow-hidden shop:rounded-surface shop:border-2 shop:border-solid shop:border-transparent shop:bg-transparent shop:p-0 shop:aria-[current=true]:border-brand shop:forced-colors:border-[Canvas] shop:forced-colors:aria-[current=true]:border-[Highlight]"
          >
            <Image src={src} alt="" sizes="120px" className={cn('shop:rounded-sm', ground)} />
          </button>
        </li>
      ))}
    </ul>
  )
}
