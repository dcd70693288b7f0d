import { Callout, Field, Form, Input, SubmitButton, useForm, useMessages } from '@shop/ui'
import { useQueryClient } from '@tanstack/react-query'
import { hasCode } from '../../lib/api-error.ts'
import { deskApi } from '../../lib/desk-api.ts'
import { errorMessages } from '../../messages/error.messages.ts'
import { errorText } from '../../messages/error-text.ts'
import { notify } from '../../messages/notify.ts'
import { digitsOf } from './digits-of.ts'
import { parcelMessages } from './parcels.messages.ts'
import { refusalTexts } from './refusal-texts.ts'

/** Stores the consignment number of one order, as it is typed from the courier's receipt. */
export function ConsignmentForm() {
  const t = useMessages(parcelMessages)
  const tError = useMessages(errorMessages)
  const queries = useQueryClient()
  const form = useForm({
    defaultValues: { number: '', consignment: '' },
    validate: {
      number: (text) => (digitsOf(text) ? undefined : t('pack.missing')),
      consignment: (text) => (text.trim() ? undefined : t('consignment.oneMissing')),
    },
    fallbackError: { message: tError('deskError.failed') },
    onSubmit: async ({ number: typed, consignment }) => {
      const number = digitsOf(typed)
      try {
        const { id, version } = await deskApi.order(Number(number))
        await deskApi.setConsignments({ parcels: [{ id, version, consignment }] })
        void queries.invalidateQueries({ queryKey: ['orders'] })
        notify(t('consignment.oneStored', { number, consignment }), { tone: 'success' })
      } catch (error) {
        const [message = errorText(error, tError)] = hasCode(error, 'unknown')
          ? [t('pack.unknown', { number })]
          : refusalTexts(error, [number], t)
        return { ok: false, message }
      }
    },
    onSuccess: (): void => form.reset(),
  })
  return (
    <Form form={form} className="max-w-md">
      <Field label={t('pack.number')} name="number">
        <Input inputMode="numeric" autoComplete="off" />
      </Field>
      <Field label={t('consignment.number')} name="consignment">
        <Input autoComplete="off" />
      </Field>
      <Callout tone="danger">{form.error?.message}</Callout>
      <SubmitButton variant="outline" className="justify-self-start">
        {t('consignment.one')}
      </SubmitButton>
    </Form>
  )
}
