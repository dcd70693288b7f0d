import { Field, Input, useMessages } from '@shop/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { hasCode } from '../../lib/api-error.ts'
import { deskApi } from '../../lib/desk-api.ts'
import { ordersKey } from '../../lib/queries.ts'
import { notify } from '../../messages/notify.ts'
import { DeskForm } from '../../parts/desk-form.tsx'
import { useDeskForm } from '../../parts/use-desk-form.ts'
import { digitsOf } from './digits-of.ts'
import { parcelMessages } from './parcels.messages.ts'
import { refusalTexts } from './refusal-texts.ts'

/** Stores the consignment number of one order, as it is typed from the courier's receipt. */
export function ConsignmentForm() {
  const t = useMessages(parcelMessages)
  const queries = useQueryClient()
  const number = useRef<HTMLInputElement>(null)
  const form = useDeskForm({
    defaultValues: { number: '', consignment: '' },
    validate: {
      number: (text) => (digitsOf(text) ? undefined : t('pack.missing')),
      consignment: (text) => (text.trim() ? undefined : t('consignment.oneMissing')),
    },
    onSubmit: async ({ number: typed, consignment }) => {
      const digits = digitsOf(typed)
      try {
        const { id, version } = await deskApi.order(Number(digits))
        await deskApi.setConsignments({ parcels: [{ id, version, consignment }] })
      } catch (error) {
        const isUnknown = hasCode(error, 'unknown')
        const [message] = isUnknown
          ? [t('pack.unknown', { number: digits })]
          : refusalTexts(error, [digits], t)
        if (!message) throw error
        return { ok: false, message }
      }
      void queries.invalidateQueries({ queryKey: ordersKey })
      notify(t('consignment.oneStored', { number: digits, consignment }), { tone: 'success' })
    },
    onSuccess: (): void => {
      form.reset()
      number.current?.focus()
    },
  })
  return (
    <DeskForm form={form} submitText={t('consignment.one')} variant="outline" className="max-w-md">
      <Field label={t('pack.number')} name="number">
        <Input ref={number} inputMode="numeric" autoComplete="off" />
      </Field>
      <Field label={t('consignment.number')} name="consignment">
        <Input autoComplete="off" />
      </Field>
    </DeskForm>
  )
}
