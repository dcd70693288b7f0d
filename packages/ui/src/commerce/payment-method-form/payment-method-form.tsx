'use client'

import { useRef, useState, type ComponentProps, type FormEvent } from 'react'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { Button } from '../../components/button/button.tsx'
import { Checkbox } from '../../components/checkbox/checkbox.tsx'
import { PageTitle } from '../../components/page-title/page-title.tsx'
import { Radio } from '../../components/radio-group/radio.tsx'
import { RadioGroup } from '../../components/radio-group/radio-group.tsx'
import { StatusMessage } from '../../components/status-message/status-message.tsx'
import { cn } from '../../lib/cn.ts'
import { formatAmount } from '../../lib/format.ts'
import { useMarket } from '../../lib/market.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { Agreement } from '../shop-form/agreement.tsx'
import { paymentMethodFormMessages } from './payment-method-form.messages.ts'

const methods = ['sslcommerz', 'cashondelivery'] as const

/** A payment method. */
export type PaymentMethod = (typeof methods)[number]

export interface PaymentMethodFormProps extends ComponentProps<'form'> {
  /** Amount on the Pay button, in taka. */
  amount: number
  /** Receives the selected method. The form is busy until the returned promise settles. */
  onPay: (method: PaymentMethod) => void | Promise<void>
  /** Initially selected method. @default 'sslcommerz' */
  defaultMethod?: PaymentMethod
  /** @default '/cart' */
  cancelHref?: string
  /** @default '/terms-conditions' */
  termsHref?: string
}

/** The form for choosing a payment method and accepting the terms. */
export function PaymentMethodForm({
  amount,
  onPay,
  defaultMethod = 'sslcommerz',
  cancelHref = '/cart',
  termsHref = '/terms-conditions',
  className,
  ...props
}: PaymentMethodFormProps) {
  const t = useMessages(paymentMethodFormMessages)
  const market = useMarket()
  const hydrated = useHydrated()
  const terms = useRef<HTMLInputElement>(null)
  const [method, setMethod] = useState<PaymentMethod>(defaultMethod)
  const [refused, setRefused] = useState(false)
  const { pending, run } = useSingleFlight()

  async function pay(event: FormEvent) {
    event.preventDefault()
    if (!terms.current?.checked) {
      setRefused(true)
      terms.current?.focus()
      return
    }
    await run(() => onPay(method))
  }

  return (
    <form
      data-shop="payment-method-form"
      noValidate
      method="post"
      onSubmit={(event) => void pay(event)}
      className={cn(
        'shop:mx-auto shop:grid shop:max-w-reading shop:gap-5 shop:text-ink',
        className,
      )}
      {...props}
    >
      <PageTitle>{t('payment.title')}</PageTitle>
      <RadioGroup
        legend={t('payment.legend')}
        name="paymentMethod"
        value={method}
        onValueChange={(chosen) => setMethod(chosen as PaymentMethod)}
        className="shop:-mb-5"
      >
        {methods.map((value) => (
          <Radio
            key={value}
            value={value}
            label={t(`payment.${value}`)}
            hint={t(`payment.${value}Hint`)}
          />
        ))}
      </RadioGroup>
      <div className="shop:rounded-surface shop:bg-sunken shop:p-4">
        <h2 className="shop:m-0 shop:text-base shop:font-bold">{t('payment.policyTitle')}</h2>
        <p className="shop:m-0 shop:mt-1 shop:text-base">{t('payment.policy')}</p>
      </div>
      <div>
        <Checkbox
          ref={terms}
          name="terms"
          aria-invalid={refused || undefined}
          onChange={() => setRefused(false)}
          label={<Agreement text={t('payment.agree')} href={termsHref} name={t('payment.terms')} />}
        />
        <StatusMessage tone="danger" className="shop:[&:not(:empty)]:mb-3">
          {refused && t('payment.agreeFirst')}
        </StatusMessage>
        <div className="shop:flex shop:flex-wrap shop:gap-3">
          <ButtonLink href={cancelHref} variant="outline" size="lg">
            {t('payment.cancel')}
          </ButtonLink>
          <Button
            type={hydrated ? 'submit' : 'button'}
            size="lg"
            loading={pending}
            className="shop:flex-1"
          >
            {t('payment.pay', { amount: formatAmount(amount, market) })}
          </Button>
        </div>
      </div>
    </form>
  )
}
