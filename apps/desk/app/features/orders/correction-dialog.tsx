import { Dialog, DialogContent, DialogTitle, DialogTrigger, useMessages } from '@shop/ui'
import { useState } from 'react'
import type { DeskOrderDetails } from '@shop/domain/wire'
import { CorrectionForm } from './correction-form.tsx'
import { orderMessages } from './order.messages.ts'

/** Corrects name, phone, address, zone and pieces of an order. */
export function CorrectionDialog({ order }: { order: DeskOrderDetails }) {
  const t = useMessages(orderMessages)
  const [open, setOpen] = useState(false)
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger variant="outline">{t('orderPage.correct')}</DialogTrigger>
      <DialogContent closeOnOutsideClick={false}>
        <DialogTitle>{t('orderPage.correctTitle', { number: order.number })}</DialogTitle>
        <CorrectionForm order={order} onDone={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  )
}
