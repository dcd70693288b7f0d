'use client'

import { contactRules } from '@shop/domain'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { Form } from '../../components/form/form.tsx'
import { SubmitButton } from '../../components/form/submit-button.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { Callout } from '../../components/callout/callout.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { usePhoneRule } from '../../lib/use-phone-rule.ts'
import { useTimedValue } from '../../lib/use-timed-value.ts'
import { AlertPopup } from '../../commerce/alert-popup/alert-popup.tsx'
import { EmailField } from '../../commerce/shop-form/email-field.tsx'
import { FormFailure } from '../../commerce/shop-form/form-failure.tsx'
import { PhoneField } from '../../commerce/shop-form/phone-field.tsx'
import { NameField, NoteField } from '../../commerce/shop-form/text-fields.tsx'
import type { FormResult } from '../../components/form/form-result.ts'
import { withMessages } from '../../commerce/shop-form/text-rules.ts'
import { contactFormMessages } from './contact-form.messages.ts'

/** The values of `ContactForm`. */
export type ContactValues = { name: string; email: string; phone: string; message: string }

export interface ContactFormProps<More extends object = object> extends Omit<
  ComponentProps<'form'>,
  'onSubmit'
> {
  /** Receives valid, trimmed values, also those of further fields. Not called again while a call is pending. */
  onSubmit: (values: ContactValues & More) => Promise<FormResult>
  /** First values of the fields. @default blank fields */
  defaultValues?: Partial<ContactValues & More>
  /** Further fields, below the message. The type parameter has their values. */
  children?: ReactNode
  /** Time in milliseconds for which the success text is shown; the popup stays until it is closed. @default 1500 */
  successDuration?: number
}

const blank = { name: '', email: '', phone: '', message: '' }

/** The contact form: name, email, phone and message. */
export function ContactForm<More extends object = object>({
  onSubmit,
  defaultValues,
  successDuration = 1500,
  children,
  className,
  ...props
}: ContactFormProps<More>) {
  const t = useMessages(contactFormMessages)
  const phone = usePhoneRule()
  const rules = contactRules(phone)
  const [popup, setPopup] = useState(false)
  const [accepted, showAccepted] = useTimedValue<true>(successDuration)

  const form = useForm<ContactValues>({
    defaultValues: { ...blank, ...defaultValues },
    validate: withMessages(rules, t),
    // The values of further fields are in the form, too.
    onSubmit: (values) => onSubmit(values as ContactValues & More),
    onSuccess: () => {
      form.reset()
      showAccepted(true)
      setPopup(true)
    },
    fallbackError: { message: t('contact.failed') },
  })

  return (
    <>
      <Form
        data-shop="contact-form"
        form={form}
        className={cn(
          'shop:m-0 shop:grid shop:content-start shop:gap-x-4 shop:gap-y-1 shop:text-ink shop:sm:grid-cols-2',
          className,
        )}
        {...props}
      >
        <h2 className="shop:m-0 shop:mb-2 shop:text-xl shop:font-bold shop:sm:col-span-2">
          {t('contact.title')}
        </h2>
        <NameField label={t('contact.name')} />
        <EmailField label={t('contact.email')} />
        <PhoneField
          className="shop:sm:col-span-2"
          label={t('contact.phone')}
          description={t('contact.phoneDescription')}
          placeholder=""
          autoComplete="tel"
        />
        <NoteField
          className="shop:sm:col-span-2"
          name="message"
          label={t('contact.message')}
          rows={5}
        />
        {children}
        <div className="shop:sm:col-span-2">
          <FormFailure error={form.error} />
          <Callout tone="success" className="shop:[&:not(:empty)]:mb-3">
            {accepted && t('contact.sent')}
          </Callout>
          <SubmitButton size="lg" loadingText={t('contact.sending')} className="shop:max-sm:w-full">
            {t('contact.send')}
          </SubmitButton>
        </div>
      </Form>
      <AlertPopup
        open={popup}
        onOpenChange={setPopup}
        tone="success"
        title={t('contact.popupTitle')}
        description={t('contact.popupText')}
      />
    </>
  )
}
