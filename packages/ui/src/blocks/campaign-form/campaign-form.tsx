'use client'

import { campaignRules } from '@shop/domain'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { Form } from '../../components/form/form.tsx'
import { SubmitButton } from '../../components/form/submit-button.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { usePhoneRule } from '../../lib/use-phone-rule.ts'
import { AlertPopup, type AlertPopupProps } from '../../commerce/alert-popup/alert-popup.tsx'
import { CampaignPopup, type CampaignPopupProps } from '../campaign-popup/campaign-popup.tsx'
import { PhoneField } from '../../commerce/shop-form/phone-field.tsx'
import { NameField, NoteField } from '../../commerce/shop-form/text-fields.tsx'
import type { FormResult } from '../../components/form/form-result.ts'
import { withMessages } from '../../commerce/shop-form/text-rules.ts'
import { campaignFormMessages } from './campaign-form.messages.ts'

/** The values of `CampaignForm`. `trips` is the submitted kitchen tip, named as in the API. */
export type CampaignValues = { name: string; phone: string; trips: string }

export interface CampaignFormProps<More extends object = object> extends Omit<
  ComponentProps<'form'>,
  'onSubmit'
> {
  /**
   * Receives valid, trimmed values, also those of further fields. Not called again while a call is pending. The message of a rejection is shown
   * as a warning; without one the popup says that sending failed.
   */
  onSubmit: (values: CampaignValues & More) => Promise<FormResult>
  /** First values of the fields. @default blank fields */
  defaultValues?: Partial<CampaignValues & More>
  /** Further fields, below the tip. The type parameter has their values. */
  children?: ReactNode
  /** The product that the campaign offers, shown after an accepted entry. */
  offer: Pick<
    CampaignPopupProps,
    'image' | 'imageAlt' | 'productName' | 'price' | 'discountPrice' | 'buyHref'
  >
}

type Alert = Pick<AlertPopupProps, 'title' | 'description' | 'tone'>

const blank = { name: '', phone: '', trips: '' }

/** The entry form of a campaign: name, phone and kitchen tip. */
export function CampaignForm<More extends object = object>({
  onSubmit,
  defaultValues,
  offer,
  children,
  className,
  ...props
}: CampaignFormProps<More>) {
  const t = useMessages(campaignFormMessages)
  const phone = usePhoneRule()
  const rules = campaignRules(phone)
  const [alert, setAlert] = useState<Alert | null>(null)
  const [alertOpen, setAlertOpen] = useState(false)
  const [thanked, setThanked] = useState(false)
  const warn = (next: Alert) => {
    setAlert(next)
    setAlertOpen(true)
  }

  const form = useForm<CampaignValues>({
    defaultValues: { ...blank, ...defaultValues },
    validate: withMessages(rules, t),
    onSubmit: async (values) => {
      // The values of further fields are in the form, too.
      const result = await onSubmit(values as CampaignValues & More)
      if (result.ok || !result.message) return result
      warn({ tone: 'warning', title: t('campaign.rejectedTitle'), description: result.message })
      return { ...result, message: '' }
    },
    onInvalid: ({ phone }) => {
      if (rules.phone(phone)?.code !== 'campaign.phoneInvalid') return
      warn({
        tone: 'warning',
        title: t('campaign.checkTitle'),
        description: t('campaign.checkText'),
      })
    },
    onSuccess: () => {
      form.reset()
      setThanked(true)
    },
    onError: ({ message }) => {
      if (message) warn({ tone: 'danger', title: t('campaign.failedTitle'), description: message })
    },
    fallbackError: { message: t('campaign.failedText') },
  })

  return (
    <>
      <Form
        data-shop="campaign-form"
        form={form}
        className={cn(
          'shop:m-0 shop:grid shop:gap-1 shop:rounded-surface shop:border shop:border-line shop:bg-surface shop:p-4 shop:text-ink shop:sm:p-6',
          className,
        )}
        {...props}
      >
        <h2 className="shop:m-0 shop:text-xl shop:font-bold">{t('campaign.title')}</h2>
        <p className="shop:m-0 shop:mb-3 shop:text-base shop:text-muted">{t('campaign.text')}</p>
        <NameField label={t('campaign.name')} />
        <PhoneField label={t('campaign.phone')} />
        <NoteField name="trips" label={t('campaign.trips')} rows={4} />
        {children}
        <SubmitButton size="lg" fullWidth loadingText={t('campaign.sending')}>
          {t('campaign.submit')}
        </SubmitButton>
      </Form>
      {alert && <AlertPopup open={alertOpen} onOpenChange={setAlertOpen} {...alert} />}
      <CampaignPopup open={thanked} onOpenChange={setThanked} {...offer} />
    </>
  )
}
