'use client'

import { isBlank, isEmailLike, LIMITS } from '@shop/domain'
import type { ComponentProps, ReactNode } from 'react'
import { Field } from '../../components/field/field.tsx'
import { Form } from '../../components/form/form.tsx'
import { SubmitButton } from '../../components/form/submit-button.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { Input } from '../../components/input/input.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useTimedValue } from '../../lib/use-timed-value.ts'
import { InputRow } from '../../commerce/shop-form/input-row.tsx'
import type { FormResult } from '../../components/form/form-result.ts'
import { newsletterFormMessages } from './newsletter-form.messages.ts'

/** The values of `NewsletterForm`. */
export type NewsletterValues = { email: string }

export interface NewsletterFormProps<More extends object = object> extends Omit<
  ComponentProps<'form'>,
  'onSubmit'
> {
  /** Receives the address and the values of further fields. After an error the field keeps it and shows the message, if there is one. */
  onSubmit: (values: NewsletterValues & More) => Promise<FormResult>
  /** First value of the field. @default a blank field */
  defaultValues?: Partial<NewsletterValues & More>
  /** Further fields, below the address. The type parameter has their values. */
  children?: ReactNode
  /** Time in milliseconds for which the thank-you is shown. @default 2000 */
  successDuration?: number
}

const blank = { email: '' }

const emailError = (message = '') => ({
  message,
  errors: message ? [{ field: 'email', message }] : [],
})

/** The newsletter sign-up form with one email field. */
export function NewsletterForm<More extends object = object>({
  onSubmit,
  defaultValues,
  successDuration = 2000,
  children,
  className,
  ...props
}: NewsletterFormProps<More>) {
  const t = useMessages(newsletterFormMessages)
  const [thanked, thank] = useTimedValue<true>(successDuration)
  const form = useForm<typeof blank>({
    defaultValues: { ...blank, ...defaultValues },
    validate: {
      email: (text) => {
        if (isBlank(text)) return t('newsletter.required')
        return isEmailLike(text) ? undefined : t('newsletter.invalid')
      },
    },
    onSubmit: async (values) => {
      // The values of further fields are in the form, too.
      const result = await onSubmit(values as NewsletterValues & More)
      return result.ok || result.errors ? result : { ok: false, ...emailError(result.message) }
    },
    onSuccess: () => {
      form.reset()
      thank(true)
    },
    fallbackError: emailError(t('newsletter.failed')),
  })

  return (
    <Form
      data-shop="newsletter-form"
      form={form}
      className={cn('shop:m-0 shop:gap-1', className)}
      {...props}
    >
      <Field name="email" label={t('newsletter.label')} required errorSpace={false}>
        <InputRow action={<SubmitButton>{t('newsletter.submit')}</SubmitButton>}>
          <Input
            type="email"
            inputMode="email"
            autoComplete="email"
            enterKeyHint="next"
            maxLength={LIMITS.email}
          />
        </InputRow>
      </Field>
      {children}
      {/* Stays mounted: a live region only announces text that arrives after it exists. Its space is for the error, too. */}
      <p
        role="status"
        className={cn(
          'shop:m-0 shop:text-sm shop:text-success',
          !form.errors.email && 'shop:min-h-5.5',
        )}
      >
        {thanked && t('newsletter.thanks')}
      </p>
    </Form>
  )
}
