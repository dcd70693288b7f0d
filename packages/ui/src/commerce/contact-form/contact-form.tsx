'use client'

import { useState, type ComponentProps } from 'react'
import { Button } from '../../components/button/button.tsx'
import { Field } from '../../components/field/field.tsx'
import { Input } from '../../components/input/input.tsx'
import { Spinner } from '../../components/spinner/spinner.tsx'
import { StatusMessage } from '../../components/status-message/status-message.tsx'
import { Textarea } from '../../components/textarea/textarea.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useTimedValue } from '../../lib/use-timed-value.ts'
import { AlertPopup } from '../alert-popup/alert-popup.tsx'
import type { FormResult } from '../shop-form/form-result.ts'
import { useShopForm } from '../shop-form/use-shop-form.ts'
import { contactFormMessages } from './contact-form.messages.ts'
import { contactRules, type ContactValues } from './contact-rules.ts'

export interface ContactFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** Receives valid, trimmed values. Not called again while a call is pending. */
  onSubmit: (values: ContactValues) => Promise<FormResult>
  /** Time in milliseconds for which the success text is shown; the popup stays until it is closed. @default 1500 */
  successDuration?: number
}

const blank = { name: '', email: '', phone: '', message: '' }

/** The contact form: name, email, phone and message. */
export function ContactForm({
  onSubmit,
  successDuration = 1500,
  className,
  ...props
}: ContactFormProps) {
  const t = useMessages(contactFormMessages)
  const say = (problem: ReturnType<(typeof contactRules)[keyof typeof contactRules]>) =>
    problem && t(problem.key, problem.values)
  const [popup, setPopup] = useState(false)
  const [accepted, showAccepted] = useTimedValue<true>(successDuration)

  const form = useShopForm<ContactValues>({
    values: blank,
    rules: {
      name: (text) => say(contactRules.name(text)),
      email: (text) => say(contactRules.email(text)),
      phone: (text) => say(contactRules.phone(text)),
      message: (text) => say(contactRules.message(text)),
    },
    onSubmit,
    onAccepted: () => {
      form.reset()
      showAccepted(true)
      setPopup(true)
    },
    failedText: t('contact.failed'),
  })

  return (
    <>
      <form
        data-shop="contact-form"
        noValidate
        method="post"
        onSubmit={form.submit}
        className={cn(
          'shop:m-0 shop:grid shop:content-start shop:gap-x-4 shop:gap-y-1 shop:text-ink shop:sm:grid-cols-2',
          className,
        )}
        {...props}
      >
        <h2 className="shop:m-0 shop:mb-2 shop:text-xl shop:font-bold shop:sm:col-span-2">
          {t('contact.title')}
        </h2>
        <Field label={t('contact.name')} error={form.error('name')} required>
          <Input {...form.field('name')} autoComplete="name" enterKeyHint="next" />
        </Field>
        <Field label={t('contact.email')} error={form.error('email')} required>
          <Input
            {...form.field('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            enterKeyHint="next"
          />
        </Field>
        <Field
          className="shop:sm:col-span-2"
          label={t('contact.phone')}
          hint={t('contact.phoneHint')}
          error={form.error('phone')}
          required
        >
          <Input
            {...form.field('phone')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            enterKeyHint="next"
          />
        </Field>
        <Field
          className="shop:sm:col-span-2"
          label={t('contact.message')}
          error={form.error('message')}
          required
        >
          <Textarea {...form.field('message')} rows={5} />
        </Field>
        <div className="shop:sm:col-span-2">
          <StatusMessage tone="danger" className="shop:[&:not(:empty)]:mb-3">
            {form.failure?.message}
          </StatusMessage>
          <StatusMessage tone="success" className="shop:[&:not(:empty)]:mb-3">
            {accepted && t('contact.sent')}
          </StatusMessage>
          <Button
            type={form.submitType}
            size="lg"
            aria-busy={form.busy || undefined}
            aria-disabled={form.busy || undefined}
            className="shop:max-sm:w-full"
          >
            {form.busy && <Spinner />}
            {t(form.busy ? 'contact.sending' : 'contact.send')}
          </Button>
        </div>
      </form>
      <AlertPopup
        open={popup}
        onOpenChange={setPopup}
        tone="success"
        title={t('contact.popupTitle')}
        text={t('contact.popupText')}
      />
    </>
  )
}
