'use client'

import { isBlank, isEmailLike, LIMITS } from '@shop/domain'
import type { ComponentProps } from 'react'
import { Form } from '../../components/form/form.tsx'
import { SubmitButton } from '../../components/form/submit-button.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useTimedValue } from '../../lib/use-timed-value.ts'
import { EmailField } from '../../commerce/shop-form/email-field.tsx'
import type { FormResult } from '../../commerce/shop-form/form-result.ts'
import { newsletterFormMessages } from './newsletter-form.messages.ts'

export interface NewsletterFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** Receives the address. After a refusal the field keeps it and shows the message, if there is one. */
  onSubscribe: (email: string) => Promise<FormResult>
  /** First value of the field. @default a blank field */
  defaultValues?: { email?: string }
  /** Time in milliseconds for which the thank-you is shown. @default 2000 */
  successDuration?: number
}

const blank = { email: '' }

const refusal = (message = '') => ({
  message,
  errors: message ? [{ field: 'email', message }] : [],
})

/** The newsletter sign-up form with one email field. */
export function NewsletterForm({
  onSubscribe,
  defaultValues,
  successDuration = 2000,
  className,
  ...props
}: NewsletterFormProps) {
  const t = useMessages(newsletterFormMessages)
  const [thanked, thank] = useTimedValue<true>(successDuration)
  const form = useForm<typeof blank>({
    values: { ...blank, ...defaultValues },
    rules: {
      email: (text) => {
        if (isBlank(text)) return t('newsletter.required')
        return isEmailLike(text) ? undefined : t('newsletter.invalid')
      },
    },
    onSubmit: async ({ email }) => {
      const result = await onSubscribe(email)
      return result.ok ? result : { ok: false, ...refusal(result.message) }
    },
    onAccepted: () => {
      form.reset()
      thank(true)
    },
    failed: refusal(t('newsletter.failed')),
  })

  return (
    <Form
      data-shop="newsletter-form"
      form={form}
      className={cn('shop:m-0 shop:gap-1', className)}
      {...props}
    >
      <EmailField
        label={t('newsletter.label')}
        compact
        control={{ maxLength: LIMITS.email }}
        action={<SubmitButton>{t('newsletter.submit')}</SubmitButton>}
      />
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
