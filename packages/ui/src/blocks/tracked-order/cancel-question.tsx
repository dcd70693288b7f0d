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
import { Callout } from '../../components/callout/callout.tsx'
import { useMessages } from '../../lib/messages.tsx'
import type { FormResult } from '../../components/form/form-result.ts'
import { trackedOrderMessages } from './tracked-order.messages.ts'

export interface CancelQuestionProps {
  orderNumber: string | number
  /** Cancels the order. The message of a rejected result is shown. */
  onCancel: () => Promise<FormResult>
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The question before an order is cancelled. A failure keeps it open. */
export function CancelQuestion({ orderNumber, onCancel, open, onOpenChange }: CancelQuestionProps) {
  const t = useMessages(trackedOrderMessages)
  const [loading, setLoading] = useState(false)
  const [failure, setFailure] = useState('')

  async function cancel() {
    setLoading(true)
    setFailure('')
    const result = await onCancel().catch((error: unknown): FormResult => {
      reportError(error)
      return { ok: false, message: t('tracked.cancelFailed') }
    })
    setLoading(false)
    if (result.ok) onOpenChange(false)
    else setFailure(result.message ?? t('tracked.cancelFailed'))
  }

  return (
    <AlertDialog open={open} onOpenChange={onOpenChange}>
      <AlertDialogContent tone="danger">
        <AlertDialogTitle>{t('tracked.cancelTitle', { number: orderNumber })}</AlertDialogTitle>
        <AlertDialogDescription>{t('tracked.cancelText')}</AlertDialogDescription>
        <Callout tone="danger">{failure}</Callout>
        <AlertDialogFooter>
          <AlertDialogClose variant="outline">{t('tracked.keep')}</AlertDialogClose>
          <Button tone="danger" loading={loading} onClick={() => void cancel()}>
            {t('tracked.cancel')}
          </Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
