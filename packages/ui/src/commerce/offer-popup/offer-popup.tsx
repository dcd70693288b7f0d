'use client'

import { useEffect, useState } from 'react'
import { useMessages } from '../../lib/messages.tsx'
import { OfferDialog, type OfferDialogProps } from './offer-dialog.tsx'
import { offerPopupMessages } from './offer-popup.messages.ts'

export interface OfferPopupProps extends Omit<
  OfferDialogProps,
  'open' | 'onOpenChange' | 'title' | 'text'
> {
  /** Name of the recipient. */
  name: string
  /** Controls the popup; without it the popup opens once by itself. */
  open?: boolean
  /** Receives false when the shopper closes the popup. */
  onOpenChange?: (open: boolean) => void
  /** Time in milliseconds from mounting until the uncontrolled popup opens. @default 1000 */
  delay?: number
}

/** The offer shown after an order is placed. */
export function OfferPopup({ name, open, onOpenChange, delay = 1000, ...props }: OfferPopupProps) {
  const t = useMessages(offerPopupMessages)
  const [ownOpen, setOwnOpen] = useState(false)
  const change = (next: boolean) => {
    setOwnOpen(next)
    onOpenChange?.(next)
  }
  const controlled = open !== undefined

  useEffect(() => {
    if (controlled) return
    const timer = setTimeout(() => setOwnOpen(true), delay)
    return () => clearTimeout(timer)
  }, [controlled, delay])

  return (
    <OfferDialog
      open={open ?? ownOpen}
      onOpenChange={change}
      title={t('offer.title', { name })}
      text={t('offer.text')}
      {...props}
    />
  )
}
