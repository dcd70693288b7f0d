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
    <ul role="list" className="m-0 grid list-none grid-cols-4 gap-2 p-0 sm:gap-3">
      {images.map((src, index) => (
        <li key={src} className="m-0">
          <button
            type="button"
            aria-label={t('gallery.show', { n: index + 1, total: images.length })}
            aria-current={index === active}
            onClick={() => onShow(index)}
            className="focus-ring block w-full overflow-hidden rounded-surface border-2 border-solid border-transparent bg-transparent p-0 aria-[current=true]:border-brand"
          >
            <Image src={src} alt="" sizes="120px" className={cn('rounded-sm', ground)} />
          </button>
        </li>
      ))}
    </ul>
  )
}
