'use client'

import { isBlank, isElevenDigits } from '@shop/domain'
import type { ComponentProps } from 'react'
import { Button } from '../../components/button/button.tsx'
import { Field } from '../../components/field/field.tsx'
import { Input } from '../../components/input/input.tsx'
import { PageTitle } from '../../components/page-title/page-title.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { deliveryFormMessages } from '../delivery-form/delivery-form.messages.ts'
import { FormFailure } from '../shop-form/form-failure.tsx'
import type { FormResult } from '../shop-form/form-result.ts'
import { useShopForm } from '../shop-form/use-shop-form.ts'
import { trackOrderFormMessages } from './track-order-form.messages.ts'

/** The values of `TrackOrderForm`. */
export type TrackOrderValues = { orderNumber: string; phone: string }

export interface TrackOrderFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** Initial values, such as the number of the last order. */
  defaultValues?: Partial<TrackOrderValues>
  /** Receives both values, trimmed. The message of a rejected result is shown. */
  onSubmit: (values: TrackOrderValues) => Promise<FormResult>
  /** Phone number shown when the order is not found. */
  supportPhone?: string
}

const blank = { orderNumber: '', phone: '' }

/** A form that finds an order by its number and the mobile number it was ordered with. */
export function TrackOrderForm({
  defaultValues,
  onSubmit,
  supportPhone,
  className,
  ...props
}: TrackOrderFormProps) {
  const t = useMessages(trackOrderFormMessages)
  const delivery = useMessages(deliveryFormMessages)
  const form = useShopForm<TrackOrderValues>({
    values: { ...blank, ...defaultValues },
    rules: {
      orderNumber: (text) => (isBlank(text) ? t('track.numberRequired') : undefined),
      phone: (text) => (isElevenDigits(text) ? undefined : delivery('delivery.mobileInvalid')),
    },
    onSubmit,
    failedText: t('form.failed'),
  })
  return (
    <form
      data-shop="track-order-form"
      noValidate
      method="post"
      onSubmit={form.submit}
      className={cn('shop:mx-auto shop:grid shop:max-w-sm shop:gap-1 shop:text-ink', className)}
      {...props}
    >
      <PageTitle>{t('track.title')}</PageTitle>
      <p className="shop:m-0 shop:mb-3 shop:text-base shop:text-muted">{t('track.text')}</p>
      <Field label={t('track.number')} error={form.error('orderNumber')} required>
        <Input
          {...form.field('orderNumber')}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
        />
      </Field>
      <Field
        label={t('track.phone')}
        hint={t('track.phoneHint')}
        error={form.error('phone')}
        required
      >
        <Input
          {...form.field('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder="01XXXXXXXXX"
        />
      </Field>
      <div>
        <FormFailure failure={form.failure} phone={supportPhone} />
        <Button type={form.submitType} size="lg" block loading={form.busy}>
          {t('track.submit')}
        </Button>
      </div>
    </form>
  )
}
