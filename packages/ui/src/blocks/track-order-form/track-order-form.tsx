'use client'

import { hasPhoneLength, isBlank, latinDigits } from '@shop/domain'
import type { ComponentProps, ReactNode } from 'react'
import { Field } from '../../components/field/field.tsx'
import { Form } from '../../components/form/form.tsx'
import { SubmitButton } from '../../components/form/submit-button.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { Input } from '../../components/input/input.tsx'
import { PageTitle } from '../../components/page-title/page-title.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { usePhoneRule } from '../../lib/use-phone-rule.ts'
import { deliveryFormMessages } from '../delivery-form/delivery-form.messages.ts'
import { FormFailure } from '../../commerce/shop-form/form-failure.tsx'
import { PhoneField } from '../../commerce/shop-form/phone-field.tsx'
import type { FormResult } from '../../components/form/form-result.ts'
import { trackOrderFormMessages } from './track-order-form.messages.ts'

/** The values of `TrackOrderForm`. */
export type TrackOrderValues = { orderNumber: string; phone: string }

export interface TrackOrderFormProps<More extends object = object> extends Omit<
  ComponentProps<'form'>,
  'onSubmit'
> {
  /** Initial values, such as the number of the last order. */
  defaultValues?: Partial<TrackOrderValues & More>
  /** Receives both values and those of further fields, trimmed. The message of a rejected result is shown. */
  onSubmit: (values: TrackOrderValues & More) => Promise<FormResult>
  /** Further fields, below the number. The type parameter has their values. */
  children?: ReactNode
  /** Phone number shown when the order is not found. */
  supportPhone?: string
}

/** An order number as the API takes it. */
const ORDER_NUMBER = /^[1-9]\d{0,14}$/

/** The digits of an order number as people write it: `# 123`, `১২৩`, `No. 123`. */
const digitsOf = (text: string) => latinDigits(text).replace(/[^0-9]/g, '')

const blank = { orderNumber: '', phone: '' }

/** A form that finds an order by its number and the mobile number it was ordered with. */
export function TrackOrderForm<More extends object = object>({
  defaultValues,
  onSubmit,
  supportPhone,
  children,
  className,
  ...props
}: TrackOrderFormProps<More>) {
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
    // The values of further fields are in the form, too.
    onSubmit: (values) => onSubmit(values as TrackOrderValues & More),
    fallbackError: { message: t('form.failed') },
  })
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
      <PhoneField label={t('track.phone')} description={t('track.phoneDescription')} />
      {children}
      <div>
        <FormFailure error={form.error} phone={supportPhone} />
        <SubmitButton size="lg" fullWidth loadingText={t('track.searching')}>
          {t('track.submit')}
        </SubmitButton>
      </div>
    </Form>
  )
}
