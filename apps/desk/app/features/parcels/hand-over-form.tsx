import {
  ButtonLink,
  Callout,
  Field,
  Form,
  Input,
  SubmitButton,
  useForm,
  useMessages,
} from '@shop/ui'
import { COURIER_NAMES, latinDigits, parseTaka, type CourierId } from '@shop/domain'
import type { DeskParcel } from '@shop/domain/wire'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deskApi } from '../../lib/desk-api.ts'
import { printPath } from '../../lib/print-path.ts'
import { setSettings, useSettings } from '../../lib/settings.ts'
import { errorMessages } from '../../messages/error.messages.ts'
import { errorText } from '../../messages/error-text.ts'
import { parcelMessages } from './parcels.messages.ts'
import { refusalTexts } from './refusal-texts.ts'

interface HandOverFormProps {
  courier: CourierId
  /** The selected orders. */
  parcels: readonly DeskParcel[]
  onDone: () => void
}

/** Hands the selected orders over to a courier, and offers the file that the courier reads. */
export function HandOverForm({ courier, parcels, onDone }: HandOverFormProps) {
  const t = useMessages(parcelMessages)
  const tError = useMessages(errorMessages)
  const queries = useQueryClient()
  const pathaoStore = useSettings((settings) => settings.pathaoStore)
  const [done, setDone] = useState<{
    courier: CourierId
    file: string
    parcels: readonly DeskParcel[]
  }>()
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const isPathao = courier === 'pathao'
  const form = useForm({
    defaultValues: { storeId: pathaoStore, weight: '0.5' },
    validate: {
      storeId: (text) =>
        !isPathao || /^[1-9]\d{0,14}$/.test(latinDigits(text).trim())
          ? undefined
          : t('handOver.storeMissing'),
      weight: (text) => {
        const weight = parseTaka(text)
        return !isPathao || (weight !== null && weight >= 0.5 && weight <= 10)
          ? undefined
          : t('handOver.weightWrong')
      },
    },
    fallbackError: { message: tError('deskError.failed') },
    onSubmit: async ({ storeId, weight }) => {
      setRefusals([])
      if (parcels.length === 0) return { ok: false, message: t('handOver.nothing') }
      const store = latinDigits(storeId).trim()
      try {
        const { file } = await deskApi.handOver({
          courier,
          orders: parcels.map(({ id, version }) => ({ id, version })),
          ...(isPathao && { storeId: Number(store), weight: parseTaka(weight) ?? 0.5 }),
        })
        if (isPathao) setSettings({ pathaoStore: store })
        setDone({ courier, file, parcels })
        onDone()
      } catch (error) {
        setRefusals(
          refusalTexts(
            error,
            parcels.map(({ number }) => number),
            t,
          ),
        )
        return { ok: false, message: errorText(error, tError) }
      } finally {
        void queries.invalidateQueries({ queryKey: ['orders'] })
      }
    },
  })
  return (
    <>
      <Form form={form} className="max-w-md">
        {isPathao && (
          <>
            <Field
              label={t('handOver.store')}
              name="storeId"
              description={t('handOver.storeHelp')}
              required
            >
              <Input inputMode="numeric" autoComplete="off" />
            </Field>
            <Field label={t('handOver.weight')} name="weight" required>
              <Input inputMode="decimal" autoComplete="off" />
            </Field>
          </>
        )}
        <Callout tone="danger">
          {form.error && (
            <div className="grid gap-1">
              <span>{form.error.message}</span>
              {refusals.map((text) => (
                <span key={text}>{text}</span>
              ))}
            </div>
          )}
        </Callout>
        <SubmitButton className="justify-self-start">
          {t('handOver.submit', { n: parcels.length })}
        </SubmitButton>
      </Form>
      <Callout tone="success">
        {done &&
          t('handOver.done', { n: done.parcels.length, courier: COURIER_NAMES[done.courier] })}
      </Callout>
      {done && (
        <div className="flex flex-wrap gap-2">
          <ButtonLink
            variant="outline"
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(done.file)}`}
            download={`${done.courier}.csv`}
          >
            {t('handOver.file', { courier: COURIER_NAMES[done.courier] })}
          </ButtonLink>
          <ButtonLink variant="ghost" href={printPath('list', 'shipped', done.parcels)}>
            {t('handOver.list')}
          </ButtonLink>
        </div>
      )}
    </>
  )
}
