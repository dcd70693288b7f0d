import { Field, Input, useMessages } from '@shop/ui'
import type { OrderStatus } from '@shop/domain'
import type { DeskOrderDetails, DeskParcel } from '@shop/domain/wire'
import { useQueryClient } from '@tanstack/react-query'
import { hasCode } from '../../lib/api-error.ts'
import { deskApi } from '../../lib/desk-api.ts'
import { ordersKey } from '../../lib/queries.ts'
import { notify } from '../../messages/notify.ts'
import { DeskForm } from '../../parts/desk-form.tsx'
import { useDeskForm } from '../../parts/use-desk-form.ts'
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
  const queries = useQueryClient()
  const form = useDeskForm({
    defaultValues: { number: '' },
    validate: { number: (text) => (digitsOf(text) ? undefined : t('pack.missing')) },
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
        throw error
      } finally {
        void queries.invalidateQueries({ queryKey: ordersKey })
      }
      notify(t('pack.packed', { number }), { tone: 'success' })
    },
    onSuccess: (): void => form.reset(),
  })
  const otherState = ({ number, state }: Pick<DeskParcel, 'number' | 'state'>) =>
    t('pack.otherState', { number, state: stateName(state) })
  return (
    <DeskForm
      form={form}
      submitText={t('pack.done')}
      error={!form.errors['number'] && form.error?.message}
      className="max-w-md"
    >
      <Field label={t('pack.number')} name="number" description={t('pack.numberHelp')}>
        <Input inputMode="numeric" autoComplete="off" autoFocus />
      </Field>
    </DeskForm>
  )
}
