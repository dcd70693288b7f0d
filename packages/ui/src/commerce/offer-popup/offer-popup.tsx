'use client'

import { useEffect, useState } from 'react'
import { useMessages } from '../../lib/messages.tsx'
import { OfferDialog, type OfferDialogProps } from './offer-dialog.tsx'
import { offerPopupMessages } from './offer-popup.messages.ts'

export interface OfferPopupProps extends Omit<
  OfferDialogProps,
  'open' | 'onOpenChange' | 'title' | 'text'
> {
  /** Whom the order is delivered to. */
  name: string
  /** Whether it is open, when the parent holds it; without it the popup opens itself once. */
  open?: boolean
  /** Called with false when the shopper closes it. */
  onOpenChange?: (open: boolean) => void
  /** How long after it is first drawn the popup opens itself, in milliseconds. @default 1000 */
  delay?: number
}

/** The offer that comes with a finished order. */
export function OfferPopup({ name, open, onOpenChange, delay = 1000, ...props }: OfferPopupProps) {
  const t = useMessages(offerPopupMessages)
  const [ownOpen, setOwnOpen] = useState(false)
  const change = (next: boolean) => {
    setOwnOpen(next)
    onOpenChange?.(next)
  }
  const held = open !== undefined

  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => setOwnOpen(true), delay)
    return () => clearTimeout(timer)
  }, [held, delay])

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
