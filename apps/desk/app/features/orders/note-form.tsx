import { Field, Textarea, useMessages } from '@shop/ui'
import { deskApi } from '../../lib/desk-api.ts'
import type { DeskOrderDetails } from '@shop/domain/wire'
import { notify } from '../../messages/notify.ts'
import { DeskForm } from '../../parts/desk-form.tsx'
import { useDeskForm } from '../../parts/use-desk-form.ts'
import { OrderDifferences } from './order-differences.tsx'
import { orderMessages } from './order.messages.ts'
import { useSaveOrder } from './use-save-order.ts'

/** The note of the staff. */
export function NoteForm({ order }: { order: DeskOrderDetails }) {
  const t = useMessages(orderMessages)
  const { save, before, now } = useSaveOrder(order, (current, known) => current.note === known.note)
  const form = useDeskForm({
    draft: `note-${order.id}`,
    defaultValues: { note: order.note },
    onSubmit: ({ note }) => save((version) => deskApi.setNote(order.id, { note, version })),
    onSuccess: () => notify(t('orderPage.noteSaved'), { tone: 'success' }),
  })
  return (
    <DeskForm
      form={form}
      submitText={t('orderPage.saveNote')}
      variant="outline"
      error={now ? null : form.error?.message}
    >
      <Field label={t('orderPage.note')} name="note" description={t('orderPage.noteHelp')}>
        <Textarea rows={2} />
      </Field>
      <OrderDifferences before={before} now={now} />
    </DeskForm>
  )
}
