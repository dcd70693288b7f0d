'use client'

import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx'
import type { FormResult } from '../../components/form/form-result.ts'
import { useMessages } from '../../lib/messages.tsx'
import { trackedOrderMessages } from './tracked-order.messages.ts'

export interface CancelQuestionProps {
  orderNumber: string | number
  /** Cancels the order. The message of a rejected result is shown. */
  onCancel: () => Promise<FormResult>
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The question before an order is cancelled. A failure keeps it open. */
export function CancelQuestion({ orderNumber, onCancel, ...props }: CancelQuestionProps) {
  const t = useMessages(trackedOrderMessages)
  return (
    <ConfirmDialog
      title={t('tracked.cancelTitle', { number: orderNumber })}
      description={t('tracked.cancelText')}
      confirmText={t('tracked.cancel')}
      cancelText={t('tracked.keep')}
      failedText={t('tracked.cancelFailed')}
      onConfirm={onCancel}
      {...props}
    />
  )
}
