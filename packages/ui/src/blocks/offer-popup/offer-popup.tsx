'use client'

import { useEffect, useRef } from 'react'
import { useMessages } from '../../lib/messages.tsx'
import { useOwnState } from '../../lib/use-own-state.ts'
import { OfferDialog, type OfferDialogProps } from './offer-dialog.tsx'
import { offerPopupMessages } from './offer-popup.messages.ts'

export interface OfferPopupProps extends Omit<OfferDialogProps, 'title' | 'text'> {
  /** Name of the recipient. */
  name: string
  /** Whether it is open, when controlled; without it the popup opens once by itself. */
  open?: boolean
  /** Time in milliseconds from mounting until the uncontrolled popup opens. @default 1000 */
  delay?: number
}

/** The offer shown after an order is placed. */
export function OfferPopup({
  name,
  open: given,
  defaultOpen = false,
  onOpenChange,
  delay = 1000,
  ...props
}: OfferPopupProps) {
  const t = useMessages(offerPopupMessages)
  const [open, setOpen] = useOwnState(given, defaultOpen, onOpenChange)
  const show = useRef(setOpen)
  useEffect(() => {
    show.current = setOpen
  })
  const controlled = given !== undefined

  useEffect(() => {
    if (controlled) return
    const timer = setTimeout(() => show.current(true), delay)
    return () => clearTimeout(timer)
  }, [controlled, delay])

  return (
    <OfferDialog
      open={open}
      onOpenChange={setOpen}
      title={t('offer.title', { name })}
      text={t('offer.text')}
      {...props}
    />
  )
}
