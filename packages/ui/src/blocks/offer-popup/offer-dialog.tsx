'use client'

import type { ReactNode } from 'react'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { DialogContent, type DialogContentProps } from '../../components/dialog/dialog-content.tsx'
import {
  Dialog,
  DialogClose,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '../../components/dialog/dialog.tsx'
import { Image } from '../../components/image/image.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useOwnState } from '../../lib/use-own-state.ts'
import { Price } from '../../commerce/price/price.tsx'
import { nameLang } from '../../commerce/product/name-lang.ts'
import { offerPopupMessages } from './offer-popup.messages.ts'

export interface OfferDialogProps extends Omit<DialogContentProps, 'title'> {
  /** Whether it is open, when controlled. */
  open?: boolean
  /** Whether it is open at first, when uncontrolled. @default false */
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  title: ReactNode
  text: ReactNode
  /** Media path of the picture. */
  image?: string | null
  /** Alternative text of the picture. */
  imageAlt?: string
  /** Name of the offered product. */
  productName?: string
  /** Regular price of the offered product in the market's currency. */
  price?: number
  /** Discounted price of the offered product in the market's currency, as `Price` takes it. */
  discountPrice?: number | null
  /** Address of the Buy Now link. */
  buyHref: string
}

/** A dialog with an offer: title, text, picture, product, price, close button and buy link. */
export function OfferDialog({
  open: given,
  defaultOpen = false,
  onOpenChange,
  title,
  text,
  image,
  imageAlt = '',
  productName,
  price,
  discountPrice,
  buyHref,
  className,
  ...props
}: OfferDialogProps) {
  const t = useMessages(offerPopupMessages)
  const [open, setOpen] = useOwnState(given, defaultOpen, onOpenChange)
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogContent
        size="sm"
        closeButton={false}
        className={cn('shop:text-center', className)}
        {...props}
      >
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription className="shop:text-balance">{text}</DialogDescription>
        {image && (
          <Image
            src={image}
            alt={imageAlt}
            priority
            sizes="20rem"
            className="shop:rounded-surface shop:border-2 shop:border-dashed shop:border-offer shop:bg-offer-soft shop:night-shade"
          />
        )}
        {(productName || price !== undefined) && (
          <div className="shop:grid shop:justify-items-center shop:gap-1">
            {productName && (
              <p lang={nameLang(productName)} className="shop:m-0 shop:font-bold shop:text-balance">
                {productName}
              </p>
            )}
            {price !== undefined && (
              <Price
                price={price}
                discountPrice={discountPrice}
                showSaving
                className="shop:justify-center"
              />
            )}
          </div>
        )}
        <DialogFooter className="shop:justify-center">
          <DialogClose className="shop:flex-1 shop:max-2xs:flex-auto">
            {t('offer.close')}
          </DialogClose>
          <ButtonLink
            href={buyHref}
            className="shop:flex-1 shop:max-2xs:flex-auto"
            onClick={() => setOpen(false)}
          >
            {t('offer.buy')}
          </ButtonLink>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
