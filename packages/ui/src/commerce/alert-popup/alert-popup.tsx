'use client'

import type { ReactNode } from 'react'
import {
  AlertDialog,
  AlertDialogClose,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  type AlertDialogContentProps,
} from '../../components/alert-dialog/alert-dialog.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { alertPopupMessages } from './alert-popup.messages.ts'

export interface AlertPopupProps extends Omit<AlertDialogContentProps, 'tone' | 'title'> {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** What happened, and what to do about it. */
  text: ReactNode
  /** What kind of news it is; chooses the sign before the title. @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger'
}

/** A short message that has to be seen: a title, a sentence and OK. */
export function AlertPopup({
  open,
  onOpenChange,
  title,
  text,
  tone = 'info',
  children,
  ...props
}: AlertPopupProps) {
  const t = useMessages(alertPopupMessages)
  return (
    <AlertDialog open={open} onOpenChange={onOpenChange}>
      <AlertDialogContent title={title} tone={tone === 'warning' ? 'danger' : tone} {...props}>
        <AlertDialogDescription>{text}</AlertDialogDescription>
        {children}
        <AlertDialogFooter>
          <AlertDialogClose>{t('alert.ok')}</AlertDialogClose>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
