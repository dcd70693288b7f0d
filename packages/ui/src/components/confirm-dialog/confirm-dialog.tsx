'use client'

import { useState, type ReactNode } from 'react'
import { useMessages } from '../../lib/messages.tsx'
import { useOwnState } from '../../lib/use-own-state.ts'
import {
  AlertDialog,
  AlertDialogClose,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
  type AlertDialogContentProps,
} from '../alert-dialog/alert-dialog.tsx'
import { Button } from '../button/button.tsx'
import { Callout } from '../callout/callout.tsx'
import type { FormResult } from '../form/form-result.ts'
import { confirmDialogMessages } from './confirm-dialog.messages.ts'

export interface ConfirmDialogProps extends Omit<
  AlertDialogContentProps,
  'title' | 'closeOnOutsideClick'
> {
  /** Whether it is open, when controlled. */
  open?: boolean
  /** Initial open state, when uncontrolled. @default false */
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  /** The question, which names the thing. */
  title: ReactNode
  /** What happens then. */
  description?: ReactNode
  /** Label of the button that does it: the verb of the question. */
  confirmText: ReactNode
  /** Label of the button that changes nothing. @default the message `confirmDialog.cancel` */
  cancelText?: ReactNode
  /** Shown when it failed without a message. @default the message `confirmDialog.failed` */
  failedText?: ReactNode
  /**
   * Does it. The dialog closes when the promise resolves. It stays open with a message when the promise rejects, or
   * its result is not `ok`.
   */
  onConfirm: () => Promise<FormResult | void> | void
  /** A `DialogTrigger` that opens it. */
  children?: ReactNode
}

/** A question before something is done that cannot be undone. Shows that it is being done, and that it failed. */
export function ConfirmDialog({
  open: given,
  defaultOpen = false,
  onOpenChange,
  title,
  description,
  confirmText,
  cancelText,
  failedText,
  onConfirm,
  tone = 'danger',
  children,
  ...props
}: ConfirmDialogProps) {
  const t = useMessages(confirmDialogMessages)
  const [open, setOpen] = useOwnState(given, defaultOpen, onOpenChange)
  const [running, setRunning] = useState(false)
  const [failure, setFailure] = useState<ReactNode>(null)
  const confirm = async () => {
    const failed = failedText ?? t('confirmDialog.failed')
    setRunning(true)
    setFailure(null)
    try {
      const result = await onConfirm()
      if (result && !result.ok) setFailure(result.message ?? failed)
      else setOpen(false)
    } catch (error) {
      reportError(error)
      setFailure(failed)
    }
    setRunning(false)
  }
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        // What is being done cannot be called back by closing the question.
        if (running) return
        setFailure(null)
        setOpen(next)
      }}
    >
      {children}
      <AlertDialogContent tone={tone} {...props}>
        <AlertDialogTitle>{title}</AlertDialogTitle>
        {description && <AlertDialogDescription>{description}</AlertDialogDescription>}
        <Callout tone="danger">{failure}</Callout>
        <AlertDialogFooter>
          <AlertDialogClose variant="outline" disabled={running}>
            {cancelText ?? t('confirmDialog.cancel')}
          </AlertDialogClose>
          <Button
            tone={tone === 'danger' ? 'danger' : 'brand'}
            loading={running}
            onClick={() => void confirm()}
          >
            {confirmText}
          </Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
