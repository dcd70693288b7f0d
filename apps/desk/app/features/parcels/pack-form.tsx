import { Callout, Field, Form, Input, SubmitButton, useForm, useMessages } from '@shop/ui'
import type { OrderStatus } from '@shop/domain'
import type { DeskOrderDetails, DeskParcel } from '@shop/domain/wire'
import { useQueryClient } from '@tanstack/react-query'
import { hasCode } from '../../lib/api-error.ts'
import { deskApi } from '../../lib/desk-api.ts'
import { notify } from '../../messages/notify.ts'
import { errorMessages } from '../../messages/error.messages.ts'
import { refusedForm } from '../../messages/error-text.ts'
import { digitsOf } from './digits-of.ts'
import { parcelMessages } from './parcels.messages.ts'

interface PackFormProps {
  parcels: readonly DeskParcel[]
  /** The name of a state. */
  stateName: (state: OrderStatus) => string
}

/** Marks an order as packed by its number: typed, or from a scanner, which types it and presses Enter. */
export function PackForm({ parcels, stateName }: PackFormProps) {
  const t = useMessages(parcelMessages)
  const tError = useMessages(errorMessages)
  const queries = useQueryClient()
  const form = useForm({
    defaultValues: { number: '' },
    validate: { number: (text) => (digitsOf(text) ? undefined : t('pack.missing')) },
    fallbackError: { message: tError('deskError.failed') },
    onSubmit: async ({ number: typed }) => {
      const number = digitsOf(typed)
      const atNumber = (message: string) => ({
        ...{ ok: false as const, message, errors: [{ field: 'number', message }] },
      })
      try {
        // The list may be older than the order.
        const parcel =
          parcels.find((one) => one.number === number) ?? (await deskApi.order(Number(number)))
        if (parcel.state !== 'confirmed') return atNumber(otherState(parcel))
        await deskApi.setState(parcel.id, { state: 'packed', version: parcel.version })
      } catch (error) {
        if (hasCode(error, 'unknown')) return atNumber(t('pack.unknown', { number }))
        if (hasCode(error, 'changed') || hasCode(error, 'not-allowed')) {
          const order = error.data as DeskOrderDetails
          if (order.state !== 'confirmed') return atNumber(otherState(order))
        }
        return refusedForm(error, tError)
      } finally {
        void queries.invalidateQueries({ queryKey: ['orders'] })
      }
      notify(t('pack.packed', { number }), { tone: 'success' })
    },
    onSuccess: (): void => form.reset(),
  })
  const otherState = ({ number, state }: Pick<DeskParcel, 'number' | 'state'>) =>
    t('pack.otherState', { number, state: stateName(state) })
  return (
    <Form form={form} className="max-w-md">
      <Field label={t('pack.number')} name="number" description={t('pack.numberHelp')}>
        <Input inputMode="numeric" autoComplete="off" autoFocus />
      </Field>
      <Callout tone="danger">{!form.errors['number'] && form.error?.message}</Callout>
      <SubmitButton className="justify-self-start">{t('pack.done')}</SubmitButton>
    </Form>
  )
}
