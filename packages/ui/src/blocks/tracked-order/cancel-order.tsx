'use client'

import { useState } from 'react'
import {
  AlertDialog,
  AlertDialogClose,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '../../components/alert-dialog/alert-dialog.tsx'
import { Button } from '../../components/button/button.tsx'
import { DialogTrigger } from '../../components/dialog/dialog.tsx'
import { Callout } from '../../components/callout/callout.tsx'
import { useMessages } from '../../lib/messages.tsx'
import type { FormResult } from '../../components/form/form-result.ts'
import { trackedOrderMessages } from './tracked-order.messages.ts'

interface CancelOrderProps {
  orderNumber: string | number
  /** Cancels the order. The message of a rejected result is shown. */
  onCancel: () => Promise<FormResult>
}

/** The button that cancels an order after a question. A failure keeps the question open. */
export function CancelOrder({ orderNumber, onCancel }: CancelOrderProps) {
  const t = useMessages(trackedOrderMessages)
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  async function cancel() {
    setBusy(true)
    setFailure('')
    const result = await onCancel().catch((error: unknown): FormResult => {
      reportError(error)
      return { ok: false, message: t('tracked.cancelFailed') }
    })
    setBusy(false)
    if (result.ok) setOpen(false)
    else setFailure(result.message ?? t('tracked.cancelFailed'))
  }

  return (
    <AlertDialog open={open} onOpenChange={setOpen}>
      <DialogTrigger variant="ghost" tone="danger">
        {t('tracked.cancel')}
      </DialogTrigger>
      <AlertDialogContent tone="danger">
        <AlertDialogTitle>{t('tracked.cancelTitle', { number: orderNumber })}</AlertDialogTitle>
        <AlertDialogDescription>{t('tracked.cancelText')}</AlertDialogDescription>
        <Callout tone="danger">{failure}</Callout>
        <AlertDialogFooter>
          <AlertDialogClose variant="outline">{t('tracked.keep')}</AlertDialogClose>
          <Button tone="danger" loading={busy} onClick={() => void cancel()}>
            {t('tracked.cancel')}
          </Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
