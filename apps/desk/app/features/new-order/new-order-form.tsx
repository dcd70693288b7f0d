import {
  AmountList,
  Callout,
  Field,
  Input,
  Select,
  Textarea,
  useMessages,
  usePhoneRule,
} from '@shop/ui'
import { isMobileOrPrefixed, normalizePhone, reduceTotals, toPoisha, toTaka } from '@shop/domain'
import type { DeskOrderDetails, Quote } from '@shop/domain/wire'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ChangeEvent } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { deskApi } from '../../lib/desk-api.ts'
import { changeNewOrder, useNewOrder, type NewOrder } from '../../lib/new-order.ts'
import { shopQuery } from '../../lib/queries.ts'
import { useSettings } from '../../lib/settings.ts'
import { useZoneName } from '../../messages/use-zone-name.ts'
import { DeskForm } from '../../parts/desk-form.tsx'
import { ManualDiscountFields, manualDiscountOf } from '../../parts/manual-discount.tsx'
import { useDeskForm } from '../../parts/use-desk-form.ts'
import { newOrderMessages } from './new-order.messages.ts'

interface NewOrderFormProps {
  quote: Quote | undefined
  /** The coupon of the quote. */
  quotedCoupon: string
  /** Asks for a quote with the coupon that was typed: each part of a code would count as a wrong one. */
  onCoupon: (code: string) => void
  onPlaced: (order: DeskOrderDetails) => void
}

type TextField = Exclude<keyof NewOrder, 'lines'>

/** Who orders and what it costs. */
export function NewOrderForm({ quote, quotedCoupon, onCoupon, onPlaced }: NewOrderFormProps) {
  const t = useMessages(newOrderMessages)
  const rule = usePhoneRule()
  const zoneName = useZoneName()
  const queries = useQueryClient()
  const { data: shop } = useQuery(shopQuery)
  const language = useSettings((settings) => settings.language)
  const { lines, ...texts } = useNewOrder()
  const amounts = quote && amountsOf(quote, manualDiscountOf(texts)?.amount ?? 0)
  const form = useDeskForm({
    defaultValues: texts,
    validate: {
      name: (text) => (text.trim() ? undefined : t('newOrder.nameMissing')),
      phone: (text) => (isMobileOrPrefixed(text, rule) ? undefined : t('newOrder.phoneWrong')),
      address: (text) => (text.trim() ? undefined : t('newOrder.addressMissing')),
    },
    onSubmit: async ({ phone, zone, discount, discountReason, ...values }) => {
      if (lines.length === 0) return { ok: false, message: t('newOrder.linesMissing') }
      try {
        const order = {
          ...values,
          phone: normalizePhone(phone, rule),
          zone: zone || null,
          lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
          manualDiscount: manualDiscountOf({ discount, discountReason }),
          expectedTotal: amounts?.total ?? null,
          language,
        }
        onPlaced(await deskApi.place(order))
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 409) throw error
        await queries.invalidateQueries({ queryKey: ['quote'] })
        return { ok: false, message: t('newOrder.changed') }
      }
    },
  })
  const control = (name: TextField) => ({
    value: texts[name],
    onChange: ({ target }: ChangeEvent<{ value: string }>) =>
      changeNewOrder({ [name]: target.value }),
  })
  return (
    <DeskForm form={form} submitText={t('newOrder.place')} fullWidth>
      <Field label={t('newOrder.name')} name="name" required>
        <Input autoComplete="off" {...control('name')} />
      </Field>
      <Field label={t('newOrder.phone')} name="phone" required>
        <Input type="tel" autoComplete="off" {...control('phone')} />
      </Field>
      <Field label={t('newOrder.address')} name="address" required>
        <Textarea rows={2} autoComplete="off" {...control('address')} />
      </Field>
      <Field label={t('newOrder.zone')} name="zone">
        <Select {...control('zone')} value={texts.zone || (shop?.zones[0]?.id ?? '')}>
          {(shop?.zones ?? []).map(({ id }) => (
            <option key={id} value={id}>
              {zoneName(id)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('newOrder.coupon')} name="coupon">
        <Input
          autoComplete="off"
          autoCapitalize="characters"
          {...control('coupon')}
          onBlur={() => onCoupon(texts.coupon)}
        />
      </Field>
      <Callout tone="warning">
        {texts.coupon === quotedCoupon && quote?.couponValid === false && t('newOrder.couponWrong')}
      </Callout>
      <ManualDiscountFields most={quote && quote.subtotal - quote.discount} control={control} />
      <AmountList
        items={[
          { label: t('newOrder.subtotal'), value: quote?.subtotal ?? null },
          ...(amounts && amounts.discount > 0
            ? [{ label: t('newOrder.discount'), value: -amounts.discount }]
            : []),
          { label: t('newOrder.delivery'), value: quote?.shippingCharge ?? null },
        ]}
        total={amounts?.total ?? null}
        totalText={t('newOrder.total')}
      />
    </DeskForm>
  )
}

/** The discount and the total of an order in taka, as the API computes them. */
function amountsOf({ subtotal, discount, shippingCharge, totallPrice }: Quote, manual: number) {
  const totals = {
    ...{ subtotal: toPoisha(subtotal), discount: toPoisha(discount), couponCode: null },
    ...{ shippingCharge: toPoisha(shippingCharge), totallPrice: toPoisha(totallPrice) },
  }
  const reduced = reduceTotals(totals, toPoisha(manual))
  return { discount: toTaka(reduced.discount), total: toTaka(reduced.totallPrice) }
}
