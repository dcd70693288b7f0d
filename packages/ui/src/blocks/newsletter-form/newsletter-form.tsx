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
import type { FormResult } from '../../components/form/form-result.ts'
import { newsletterFormMessages } from './newsletter-form.messages.ts'

export interface NewsletterFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** Receives the address. After an error the field keeps it and shows the message, if there is one. */
  onSubmit: (email: string) => Promise<FormResult>
  /** First value of the field. @default a blank field */
  defaultValues?: { email?: string }
  /** Time in milliseconds for which the thank-you is shown. @default 2000 */
  successDuration?: number
}

const blank = { email: '' }

const emailError = (message = '') => ({
  message,
  errors: message ? [{ field: 'email', message }] : [],
})

/** The newsletter sign-up form with one email field. */
export function NewsletterForm({
  onSubmit,
  defaultValues,
  successDuration = 2000,
  className,
  ...props
}: NewsletterFormProps) {
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
    onSubmit: async ({ email }) => {
      const result = await onSubmit(email)
      return result.ok ? result : { ok: false, ...emailError(result.message) }
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
      <EmailField
        label={t('newsletter.label')}
        errorSpace={false}
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
