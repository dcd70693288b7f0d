import { ButtonLink, Callout, Field, Input, useMarket, useMessages } from '@shop/ui'
import { COURIER_NAMES, latinDigits, parseTaka, type CourierId } from '@shop/domain'
import type { DeskParcel } from '@shop/domain/wire'
import { deskApi } from '../../lib/desk-api.ts'
import { keepHandedOver, useHandedOver, type HandedOver } from '../../lib/handed-over.ts'
import { printPath } from '../../lib/print-path.ts'
import { setSettings, useSettings } from '../../lib/settings.ts'
import { formatShortTime } from '../../messages/format-short-time.ts'
import { DeskForm } from '../../parts/desk-form.tsx'
import { useDeskForm } from '../../parts/use-desk-form.ts'
import { parcelMessages } from './parcels.messages.ts'
import { Problems } from './problems.tsx'
import { useSendParcels } from './use-send-parcels.ts'

interface HandOverFormProps {
  courier: CourierId
  /** The selected orders. */
  parcels: readonly DeskParcel[]
  onDone: () => void
}

/** Hands the selected orders over to a courier. */
export function HandOverForm({ courier, parcels, onDone }: HandOverFormProps) {
  const t = useMessages(parcelMessages)
  const { send, problems } = useSendParcels()
  const pathaoStore = useSettings((settings) => settings.pathaoStore)
  const isPathao = courier === 'pathao'
  const form = useDeskForm({
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
    onSubmit: async ({ storeId, weight }) => {
      if (parcels.length === 0) return { ok: false, message: t('handOver.nothing') }
      const store = latinDigits(storeId).trim()
      const numbers = parcels.map(({ number }) => number)
      await send(numbers, async () => {
        const { file } = await deskApi.handOver({
          courier,
          orders: parcels.map(({ id, version }) => ({ id, version })),
          ...(isPathao && { storeId: Number(store), weight: parseTaka(weight) ?? 0.5 }),
        })
        if (isPathao) setSettings({ pathaoStore: store })
        const sent = parcels.map(({ id }) => ({ id }))
        keepHandedOver({ courier, file, parcels: sent, at: new Date().toISOString() })
        onDone()
      })
    },
  })
  return (
    <DeskForm
      form={form}
      submitText={
        parcels.length === 0
          ? t('handOver.submitNone')
          : t('handOver.submit', { n: parcels.length })
      }
      className="max-w-md"
    >
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
      <Problems texts={problems} />
    </DeskForm>
  )
}

/** What comes after the last hand-over: the file for the courier, and the list that its rider signs. */
export function AfterHandOver() {
  const last = useHandedOver((state) => state.last)
  return <Callout tone="success">{last && <NextSteps {...last} />}</Callout>
}

function NextSteps({ courier, file, parcels, at }: HandedOver) {
  const t = useMessages(parcelMessages)
  const market = useMarket()
  const name = COURIER_NAMES[courier]
  return (
    <div className="grid gap-2">
      <span>{t('handOver.done', { n: parcels.length, courier: name })}</span>
      <span>{formatShortTime(at, market)}</span>
      <div className="flex flex-wrap gap-2">
        <ButtonLink
          variant="outline"
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(file)}`}
          download={`${courier}.csv`}
        >
          {t('handOver.file', { courier: name })}
        </ButtonLink>
        <ButtonLink variant="ghost" href={printPath('list', 'shipped', parcels)}>
          {t('handOver.list')}
        </ButtonLink>
      </div>
    </div>
  )
}
