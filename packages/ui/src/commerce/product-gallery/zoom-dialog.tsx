'use client'

import { useState, type KeyboardEvent } from 'react'
import { Button } from '../../components/button/button.tsx'
import { Dialog, DialogClose, DialogTitle } from '../../components/dialog/dialog.tsx'
import { DialogLayer } from '../../components/dialog/dialog-layer.tsx'
import { dialogMessages } from '../../components/dialog/dialog.messages.ts'
import { IconButton } from '../../components/icon-button/icon-button.tsx'
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  MinusIcon,
  PlusIcon,
} from '../../components/icon/sign-icon.tsx'
import { Image } from '../../components/image/image.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { productGalleryMessages } from './product-gallery.messages.ts'
import { zoomDialogMessages } from './zoom-dialog.messages.ts'
import { useZoom } from './use-zoom.ts'
import { MAX_ZOOM } from './zoom-view.ts'

interface ZoomedPictureProps {
  images: readonly string[]
  /** Index of the picture that is shown when the dialog opens. */
  first: number
  /** Receives the index of each further picture that is shown. */
  onShow: (index: number) => void
  /** The alternative text of the picture at an index. */
  alt: (index: number) => string
  name: string
  ground: string
}

export interface ZoomDialogProps extends ZoomedPictureProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A product picture that fills the window and can be zoomed: with buttons, two fingers, a double tap, the wheel and keys. Buttons, and the arrow keys while the whole picture is shown, go to the other pictures. */
export function ZoomDialog({ open, onOpenChange, ...picture }: ZoomDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <ZoomedPicture {...picture} />
    </Dialog>
  )
}

const messages = { ...productGalleryMessages, ...zoomDialogMessages, ...dialogMessages }

function ZoomedPicture({ name, ground, ...pictures }: ZoomedPictureProps) {
  const t = useMessages(messages)
  return (
    <DialogLayer
      data-shop="zoom-dialog"
      overlayClassName="shop:flex shop:overflow-hidden"
      closeOnOutsideClick={false}
      className={cn('shop:relative shop:flex shop:w-full shop:flex-col', ground)}
    >
      <DialogTitle className="shop:sr-only">{name}</DialogTitle>
      <Stage {...pictures} />
      <DialogClose asChild>
        <IconButton
          aria-label={t('dialog.close')}
          variant="outline"
          className="shop:absolute shop:end-3 shop:top-3 shop:bg-surface"
        >
          <CloseIcon />
        </IconButton>
      </DialogClose>
    </DialogLayer>
  )
}

/** The picture and its buttons. A part of its own, so that each opening starts with the whole picture. */
function Stage({ images, first, onShow, alt }: Omit<ZoomedPictureProps, 'name' | 'ground'>) {
  const t = useMessages(messages)
  const { frame, view, held, zoomIn, zoomOut, showWhole, onKeyDown, handlers } = useZoom()
  const [index, setIndex] = useState(first)
  const { scale, x, y } = view
  const total = images.length

  function step(by: number) {
    const next = (index + by + total) % total
    setIndex(next)
    showWhole()
    onShow(next)
  }

  function onKey(event: KeyboardEvent<HTMLElement>) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by === undefined || scale > 1 || total < 2) return onKeyDown(event)
    if (event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    step(getComputedStyle(event.currentTarget).direction === 'rtl' ? -by : by)
  }

  return (
    <div className="shop:flex shop:min-h-0 shop:flex-1 shop:flex-col" onKeyDown={onKey}>
      <div className="shop:relative shop:flex shop:min-h-0 shop:flex-1">
        <div
          ref={frame}
          role="group"
          aria-label={alt(index)}
          tabIndex={0}
          {...handlers}
          className={cn(
            'shop:focus-ring shop:relative shop:min-h-0 shop:flex-1 shop:touch-none shop:overflow-hidden shop:select-none shop:[--shop-focus-offset:-2px]',
            scale > 1
              ? held
                ? 'shop:cursor-grabbing'
                : 'shop:cursor-grab'
              : 'shop:cursor-zoom-in',
          )}
        >
          <Image
            key={index}
            src={images[index]}
            alt={alt(index)}
            priority
            sizes={scale > 1 ? '300vw' : '100vw'}
            style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
            className={cn(
              'shop:pointer-events-none shop:override:absolute shop:inset-0 shop:override:aspect-auto shop:size-full',
              !held &&
                'shop:transition-transform shop:duration-(--shop-duration-enter) shop:ease-out shop:motion-reduce:transition-none',
            )}
          />
        </div>
        {total > 1 && (
          <>
            <IconButton
              aria-label={t('zoom.previous')}
              variant="outline"
              className="shop:absolute shop:inset-y-0 shop:start-3 shop:my-auto shop:h-fit shop:bg-surface"
              onClick={() => step(-1)}
            >
              <ChevronLeftIcon className="shop:rtl:rotate-180" />
            </IconButton>
            <IconButton
              aria-label={t('zoom.next')}
              variant="outline"
              className="shop:absolute shop:inset-y-0 shop:end-3 shop:my-auto shop:h-fit shop:bg-surface"
              onClick={() => step(1)}
            >
              <ChevronRightIcon className="shop:rtl:rotate-180" />
            </IconButton>
            <p
              aria-live="polite"
              className="shop:pointer-events-none shop:absolute shop:start-3 shop:top-3 shop:m-0 shop:rounded-ticket shop:bg-surface shop:px-3 shop:py-2 shop:text-sm"
            >
              {t('zoom.position', { n: index + 1, total })}
            </p>
          </>
        )}
      </div>
      <div className="shop:flex shop:flex-wrap shop:items-center shop:justify-center shop:gap-2 shop:border-0 shop:border-t shop:border-solid shop:border-line shop:bg-surface shop:p-2">
        <Button variant="outline" aria-disabled={scale <= 1 || undefined} onClick={zoomOut}>
          <MinusIcon className="shop:size-5" />
          <span>{t('gallery.zoomOut')}</span>
        </Button>
        <span role="status" className="shop:min-w-14 shop:text-center">
          {t('gallery.zoomLevel', { n: Math.round(scale * 100) })}
        </span>
        <Button variant="outline" aria-disabled={scale >= MAX_ZOOM || undefined} onClick={zoomIn}>
          <PlusIcon className="shop:size-5" />
          <span>{t('gallery.zoomIn')}</span>
        </Button>
      </div>
    </div>
  )
}
