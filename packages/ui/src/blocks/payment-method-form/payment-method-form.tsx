'use client'

import { useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { Form } from '../../components/form/form.tsx'
import { SubmitButton } from '../../components/form/submit-button.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { PageTitle } from '../../components/page-title/page-title.tsx'
import { Radio } from '../../components/radio-group/radio.tsx'
import { RadioGroup } from '../../components/radio-group/radio-group.tsx'
import { cn } from '../../lib/cn.ts'
import { formatAmount } from '../../lib/format.ts'
import { useMarket } from '../../lib/market.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { useShopRoutes } from '../../lib/routes.tsx'
import { useFormReset } from '../../lib/use-form-reset.ts'
import { FormFailure } from '../../commerce/shop-form/form-failure.tsx'
import { TermsField } from '../../commerce/shop-form/terms-field.tsx'
import type { FormResult } from '../../components/form/form-result.ts'
import { paymentMethodFormMessages } from './payment-method-form.messages.ts'

const methods = ['sslcommerz', 'cashondelivery'] as const

/** A payment method. */
export type PaymentMethod = (typeof methods)[number]

/** The values of `PaymentMethodForm`. */
export type PaymentMethodValues = { paymentMethod: PaymentMethod; terms: boolean }

export interface PaymentMethodFormProps<More extends object = object> extends Omit<
  ComponentProps<'form'>,
  'method' | 'onSubmit'
> {
  /** Amount on the Pay button, in the market's currency. */
  amount: number
  /** Receives the selected method and the values of further fields. The form is loading until the returned promise settles. */
  onSubmit: (values: PaymentMethodValues & More) => Promise<FormResult>
  /** Selected method, when controlled. */
  method?: PaymentMethod
  /** Initially selected method, when uncontrolled; a reset of the form restores it. @default 'sslcommerz' */
  defaultMethod?: PaymentMethod
  onMethodChange?: (method: PaymentMethod) => void
  /** @default '/cart', or `bag` of `RoutesProvider` */
  cancelHref?: string
  /** @default '/terms-conditions', or `terms` of `RoutesProvider` */
  termsHref?: string
  /** Further fields, below the methods. The type parameter has their values. */
  children?: ReactNode
}

/** The form for choosing a payment method and accepting the terms. */
export function PaymentMethodForm<More extends object = object>({
  amount,
  onSubmit,
  method,
  defaultMethod = 'sslcommerz',
  onMethodChange,
  cancelHref,
  termsHref,
  children,
  className,
  ...props
}: PaymentMethodFormProps<More>) {
  const t = useMessages(paymentMethodFormMessages)
  const routes = useShopRoutes()
  const market = useMarket()
  const [initial] = useState(method ?? defaultMethod)
  const group = useRef<HTMLFieldSetElement>(null)
  useFormReset(group, () => onMethodChange?.(initial))
  const form = useForm<{ paymentMethod: string; terms: boolean }>({
    defaultValues: { paymentMethod: method ?? defaultMethod, terms: false },
    validate: { terms: (ticked) => (ticked ? undefined : t('payment.agreeFirst')) },
    // The values of further fields are in the form, too.
    onSubmit: (values) => onSubmit(values as PaymentMethodValues & More),
    fallbackError: { message: t('form.failed') },
  })

  return (
    <Form
      data-shop="payment-method-form"
      form={form}
      className={cn(
        'shop:mx-auto shop:grid shop:max-w-reading shop:gap-5 shop:text-ink',
        className,
      )}
      {...props}
    >
      <PageTitle>{t('payment.title')}</PageTitle>
      <RadioGroup
        ref={group}
        label={t('payment.legend')}
        name="paymentMethod"
        {...(method !== undefined && { value: method })}
        onValueChange={(chosen) => onMethodChange?.(chosen as PaymentMethod)}
        errorSpace={false}
      >
        {methods.map((value) => (
          <Radio
            key={value}
            value={value}
            label={t(`payment.${value}`)}
            description={t(`payment.${value}Description`)}
          />
        ))}
      </RadioGroup>
      {children}
      <div className="shop:rounded-surface shop:bg-sunken shop:p-4">
        <h2 className="shop:m-0 shop:text-base shop:font-bold">{t('payment.policyTitle')}</h2>
        <p className="shop:m-0 shop:mt-1 shop:text-base">{t('payment.policy')}</p>
      </div>
      <div>
        <TermsField
          agreeText={t('payment.agree')}
          termsText={t('payment.terms')}
          termsHref={termsHref ?? routes.terms}
          announce="assertive"
        />
        <FormFailure error={form.error} />
        <div className="shop:flex shop:flex-wrap shop:gap-3">
          <ButtonLink href={cancelHref ?? routes.bag} variant="outline" size="lg">
            {t('payment.cancel')}
          </ButtonLink>
          <SubmitButton size="lg" className="shop:flex-1 shop:max-2xs:flex-auto">
            {t('payment.pay', { amount: formatAmount(amount, market) })}
          </SubmitButton>
        </div>
      </div>
    </Form>
  )
}
