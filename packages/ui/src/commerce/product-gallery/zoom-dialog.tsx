'use client'

import { useState } from 'react'
import { Button } from '../../components/button/button.tsx'
import { Dialog, DialogTitle } from '../../components/dialog/dialog.tsx'
import { DialogContent } from '../../components/dialog/dialog-content.tsx'
import { Image } from '../../components/image/image.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { productGalleryMessages } from './product-gallery.messages.ts'

export interface ZoomDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  src: string | undefined
  alt: string
  name: string
  ground: string
}

/** A dialog with an enlarged product picture that can be zoomed. */
export function ZoomDialog({ open, onOpenChange, src, alt, name, ground }: ZoomDialogProps) {
  const t = useMessages(productGalleryMessages)
  const [enlarged, setEnlarged] = useState(false)

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent size="lg">
        <DialogTitle className="shop:text-lg">{name}</DialogTitle>
        <div
          role="group"
          aria-label={alt}
          tabIndex={0}
          className={cn(
            'shop:focus-ring shop:mx-auto shop:aspect-square shop:w-full shop:max-w-[min(100%,70dvh)] shop:overflow-auto shop:overscroll-contain shop:rounded-surface',
            ground,
          )}
        >
          <Image
            src={src}
            alt={alt}
            priority
            sizes={enlarged ? '200vw' : '(min-width: 60rem) 50rem, 92vw'}
            className={enlarged ? 'shop:w-[220%] shop:max-w-none' : 'shop:w-full'}
          />
        </div>
        <Button
          variant="outline"
          aria-pressed={enlarged}
          onClick={() => setEnlarged(!enlarged)}
          className="shop:justify-self-center"
        >
          {t(enlarged ? 'gallery.whole' : 'gallery.closer')}
        </Button>
      </DialogContent>
    </Dialog>
  )
}
