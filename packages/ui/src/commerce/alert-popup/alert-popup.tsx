'use client'

import type { ReactNode } from 'react'
import {
  AlertDialog,
  AlertDialogClose,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
  type AlertDialogContentProps,
} from '../../components/alert-dialog/alert-dialog.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { alertPopupMessages } from './alert-popup.messages.ts'

export interface AlertPopupProps extends Omit<AlertDialogContentProps, 'title'> {
  /** Whether it is open, when controlled. */
  open?: boolean
  /** Whether it is open at first, when uncontrolled. @default false */
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  title: ReactNode
  /** The message below the title. */
  description: ReactNode
  /** A `DialogTrigger` that opens it. */
  children?: ReactNode
}

/** An alert dialog with a title, a description and an OK button. */
export function AlertPopup({
  open,
  defaultOpen,
  onOpenChange,
  title,
  description,
  children,
  ...props
}: AlertPopupProps) {
  const t = useMessages(alertPopupMessages)
  return (
    <AlertDialog open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {children}
      <AlertDialogContent {...props}>
        <AlertDialogTitle>{title}</AlertDialogTitle>
        <AlertDialogDescription>{description}</AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogClose>{t('alert.ok')}</AlertDialogClose>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
