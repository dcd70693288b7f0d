import { Button } from '@shop/ui'
import { useState, type ReactNode } from 'react'
import { EditDialog } from './edit-dialog.tsx'

interface AddButtonProps {
  /** The text of the button, and the title of the dialog. */
  label: string
  /** The form; it calls `close` when it is saved. */
  form: (close: () => void) => ReactNode
}

/** Opens a form for something new. */
export function AddButton({ label, form }: AddButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <EditDialog title={label} open={open} onOpenChange={setOpen}>
        {form(() => setOpen(false))}
      </EditDialog>
    </>
  )
}
