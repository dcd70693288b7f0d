import { Dialog, DialogContent, DialogTitle } from '@shop/ui'
import type { ReactNode } from 'react'

interface EditDialogProps {
  title: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The form. */
  children: ReactNode
}

/** A form in a dialog, which only its buttons and Escape close, so that a wrong tap loses nothing. */
export function EditDialog({ title, open, onOpenChange, children }: EditDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent size="sm" closeOnOutsideClick={false}>
        <DialogTitle>{title}</DialogTitle>
        {children}
      </DialogContent>
    </Dialog>
  )
}
