import { Field, Form, Callout, SubmitButton, Textarea, useForm, useMessages } from '@shop/ui'
import { deskApi } from '../../lib/desk-api.ts'
import type { DeskOrderDetails } from '@shop/domain/wire'
import { notify } from '../../messages/notify.ts'
import { errorMessages } from '../../messages/error.messages.ts'
import { OrderDifferences } from './order-differences.tsx'
import { orderMessages } from './order.messages.ts'
import { useSaveOrder } from './use-save-order.ts'

/** The note of the staff. */
export function NoteForm({ order }: { order: DeskOrderDetails }) {
  const t = useMessages(orderMessages)
  const tError = useMessages(errorMessages)
  const { save, before, now } = useSaveOrder(order)
  const form = useForm({
    defaultValues: { note: order.note },
    fallbackError: { message: tError('deskError.failed') },
    onSubmit: ({ note }) => save((version) => deskApi.setNote(order.id, { note, version })),
    onSuccess: () => notify(t('orderPage.noteSaved'), { tone: 'success' }),
  })
  return (
    <Form form={form}>
      <Field label={t('orderPage.note')} name="note" description={t('orderPage.noteHelp')}>
        <Textarea rows={2} />
      </Field>
      <OrderDifferences before={before} now={now} />
      <Callout tone="danger">{!now && form.error?.message}</Callout>
      <SubmitButton variant="outline" className="justify-self-start">
        {t('orderPage.saveNote')}
      </SubmitButton>
    </Form>
  )
}
