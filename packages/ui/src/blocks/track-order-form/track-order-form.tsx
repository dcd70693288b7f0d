'use client'

import { hasPhoneLength, isBlank, latinDigits } from '@shop/domain'
import type { ComponentProps } from 'react'
import { Field } from '../../components/field/field.tsx'
import { Form } from '../../components/form/form.tsx'
import { SubmitButton } from '../../components/form/submit-button.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { Input } from '../../components/input/input.tsx'
import { PageTitle } from '../../components/page-title/page-title.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { usePhonePlaceholder, usePhoneRule } from '../../lib/use-phone-rule.ts'
import { deliveryFormMessages } from '../delivery-form/delivery-form.messages.ts'
import { PhoneField } from '../../commerce/shop-form/common-fields.tsx'
import { FormFailure } from '../../commerce/shop-form/form-failure.tsx'
import type { FormResult } from '../../components/form/form-result.ts'
import { trackOrderFormMessages } from './track-order-form.messages.ts'

/** The values of `TrackOrderForm`. */
export type TrackOrderValues = { orderNumber: string; phone: string }

export interface TrackOrderFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** Initial values, such as the number of the last order. */
  defaultValues?: Partial<TrackOrderValues>
  /** Receives both values, trimmed. The message of a rejected result is shown. */
  onSubmit: (values: TrackOrderValues) => Promise<FormResult>
  /** Phone number shown when the order is not found. */
  supportPhone?: string
}

/** An order number as the API takes it. */
const ORDER_NUMBER = /^[1-9]\d{0,14}$/

/** The digits of an order number as people write it: `# 123`, `১২৩`, `No. 123`. */
const digitsOf = (text: string) => latinDigits(text).replace(/[^0-9]/g, '')

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
  const phoneRule = usePhoneRule()
  const form = useForm<TrackOrderValues>({
    defaultValues: { ...blank, ...defaultValues },
    validate: {
      orderNumber: (text) => {
        if (isBlank(text)) return t('track.numberRequired')
        return ORDER_NUMBER.test(digitsOf(text)) ? undefined : t('track.numberInvalid')
      },
      phone: (text) =>
        hasPhoneLength(text, phoneRule) ? undefined : delivery('delivery.mobileInvalid'),
    },
    onSubmit,
    fallbackError: { message: t('form.failed') },
  })
  const placeholder = usePhonePlaceholder()
  return (
    <Form
      data-shop="track-order-form"
      form={form}
      className={cn('shop:mx-auto shop:grid shop:max-w-sm shop:gap-1 shop:text-ink', className)}
      {...props}
    >
      <PageTitle>{t('track.title')}</PageTitle>
      <p className="shop:m-0 shop:mb-3 shop:text-base shop:text-muted">{t('track.text')}</p>
      <Field name="orderNumber" label={t('track.number')} required>
        <Input inputMode="numeric" autoComplete="off" enterKeyHint="next" />
      </Field>
      <PhoneField
        label={t('track.phone')}
        description={t('track.phoneDescription')}
        control={{ placeholder }}
      />
      <div>
        <FormFailure error={form.error} phone={supportPhone} />
        <SubmitButton size="lg" block loadingText={t('track.searching')}>
          {t('track.submit')}
        </SubmitButton>
      </div>
    </Form>
  )
}
