'use client'

import type { ComponentProps, ReactNode } from 'react'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { Button } from '../../components/button/button.tsx'
import { Checkbox } from '../../components/checkbox/checkbox.tsx'
import { Field } from '../../components/field/field.tsx'
import { Input } from '../../components/input/input.tsx'
import { Textarea } from '../../components/textarea/textarea.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Agreement } from '../shop-form/agreement.tsx'
import { FormFailure } from '../shop-form/form-failure.tsx'
import type { FormResult } from '../shop-form/form-result.ts'
import { FormTitle, type FormTitleLevel } from '../shop-form/form-title.tsx'
import { useShopForm } from '../shop-form/use-shop-form.ts'
import { deliveryFormMessages } from './delivery-form.messages.ts'
import { deliveryRules, type DeliveryValues } from './delivery-rules.ts'

export interface DeliveryFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** Initial values. When they change later, only fields that the shopper has not edited are updated. */
  defaultValues?: Partial<DeliveryValues>
  /** Order summary, shown beside the fields, or above the submit button on narrow screens. */
  summary?: ReactNode
  /** Receives valid, trimmed values. Not called again while a call is pending. */
  onSubmit: (values: DeliveryValues) => Promise<FormResult>
  onCancel?: () => void
  /** Level of the title; null draws none. @default 1 */
  headingLevel?: FormTitleLevel
  /** @default '/cart' */
  cancelHref?: string
  /** @default '/terms-conditions' */
  termsHref?: string
  /** Phone number shown when the order fails. */
  supportPhone?: string
  /** Disables Place Order, for example because the bag is empty. @default false */
  disabled?: boolean
}

const blank = { name: '', mobile: '', address: '', terms: false }

/** The delivery form for ordering the bag: name, mobile number, address and terms. */
export function DeliveryForm({
  defaultValues,
  summary,
  onSubmit,
  onCancel,
  headingLevel = 1,
  cancelHref = '/cart',
  termsHref = '/terms-conditions',
  supportPhone,
  disabled = false,
  className,
  ...props
}: DeliveryFormProps) {
  const t = useMessages(deliveryFormMessages)
  const say = (problem: ReturnType<(typeof deliveryRules)[keyof typeof deliveryRules]>) =>
    problem && t(problem.key, problem.values)
  const form = useShopForm<DeliveryValues>({
    values: { ...blank, ...defaultValues },
    rules: {
      name: (text) => say(deliveryRules.name(text)),
      mobile: (text) => say(deliveryRules.mobile(text)),
      address: (text) => say(deliveryRules.address(text)),
      terms: (ticked) => say(deliveryRules.terms(ticked)),
    },
    onSubmit,
    failedText: t('form.failed'),
    once: true,
  })

  return (
    <form
      data-shop="delivery-form"
      noValidate
      method="post"
      onSubmit={form.submit}
      className={cn(
        'shop:grid shop:gap-x-8 shop:gap-y-6',
        summary && 'shop:lg:grid-cols-[minmax(0,1fr)_24rem] shop:lg:grid-rows-[auto_1fr]',
        className,
      )}
      {...props}
    >
      <div className="shop:grid shop:content-start shop:gap-1">
        <FormTitle level={headingLevel} className="shop:mb-2">
          {t('delivery.title')}
        </FormTitle>
        <Field label={t('delivery.name')} error={form.error('name')} required>
          <Input
            {...form.field('name')}
            autoComplete="name"
            autoCapitalize="words"
            enterKeyHint="next"
          />
        </Field>
        <Field
          label={t('delivery.mobile')}
          hint={t('delivery.mobileHint')}
          error={form.error('mobile')}
          required
        >
          <Input
            {...form.field('mobile')}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            enterKeyHint="next"
            placeholder="01XXXXXXXXX"
          />
        </Field>
        <Field
          label={t('delivery.address')}
          hint={t('delivery.addressHint')}
          error={form.error('address')}
          required
        >
          <Textarea {...form.field('address')} autoComplete="street-address" />
        </Field>
      </div>
      {summary && (
        <div className="shop:min-w-0 shop:lg:col-start-2 shop:lg:row-span-2">{summary}</div>
      )}
      <div className="shop:grid shop:content-start shop:gap-3">
        <Checkbox
          {...form.field('terms')}
          error={form.error('terms')}
          label={
            <Agreement text={t('delivery.agree')} href={termsHref} name={t('delivery.terms')} />
          }
        />
        <FormFailure failure={form.failure} phone={supportPhone} />
        <div className="shop:flex shop:flex-wrap shop:gap-3">
          <ButtonLink href={cancelHref} variant="outline" size="lg" onClick={onCancel}>
            {t('delivery.cancel')}
          </ButtonLink>
          <Button
            type={form.submitType}
            size="lg"
            loading={form.busy}
            disabled={disabled}
            className="shop:flex-1"
          >
            {t('delivery.placeOrder')}
          </Button>
        </div>
      </div>
    </form>
  )
}
