'use client'

import { useState, type ComponentProps } from 'react'
import { Button } from '../../components/button/button.tsx'
import { Field } from '../../components/field/field.tsx'
import { Input } from '../../components/input/input.tsx'
import { Textarea } from '../../components/textarea/textarea.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { AlertPopup, type AlertPopupProps } from '../alert-popup/alert-popup.tsx'
import { CampaignPopup, type CampaignPopupProps } from '../campaign-popup/campaign-popup.tsx'
import { useShopForm } from '../shop-form/use-shop-form.ts'
import { campaignFormMessages } from './campaign-form.messages.ts'
import { campaignRules, type CampaignValues } from './campaign-rules.ts'

/** The result of a campaign entry: accepted, rejected with the server's message, or failed to send. */
export type CampaignResult =
  { status: 'accepted' } | { status: 'rejected'; message: string } | { status: 'failed' }

export interface CampaignFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** Receives valid, trimmed values. Not called again while a call is pending. */
  onSubmit: (values: CampaignValues) => Promise<CampaignResult>
  /** Picture and product link of the campaign, shown after an accepted entry. */
  offer: Pick<CampaignPopupProps, 'image' | 'imageAlt' | 'buyHref'>
}

type Alert = Pick<AlertPopupProps, 'title' | 'text' | 'tone'>

const blank = { name: '', phone: '', trips: '' }

/** The entry form of a campaign: name, phone and kitchen tip. */
export function CampaignForm({ onSubmit, offer, className, ...props }: CampaignFormProps) {
  const t = useMessages(campaignFormMessages)
  const say = (problem: ReturnType<(typeof campaignRules)[keyof typeof campaignRules]>) =>
    problem && t(problem.key, problem.values)
  const [alert, setAlert] = useState<Alert | null>(null)
  const [alertOpen, setAlertOpen] = useState(false)
  const [thanked, setThanked] = useState(false)
  const warn = (next: Alert) => {
    setAlert(next)
    setAlertOpen(true)
  }

  const form = useShopForm<CampaignValues>({
    values: blank,
    rules: {
      name: (text) => say(campaignRules.name(text)),
      phone: (text) => say(campaignRules.phone(text)),
      trips: (text) => say(campaignRules.trips(text)),
    },
    onSubmit: async (values) => {
      const answer = await onSubmit(values)
      if (answer.status === 'accepted') return { ok: true }
      if (answer.status === 'failed') return { ok: false, message: t('campaign.failedText') }
      warn({ tone: 'warning', title: t('campaign.rejectedTitle'), text: answer.message })
      return { ok: false, message: '' }
    },
    onInvalid: ({ phone }) => {
      if (campaignRules.phone(phone)?.key !== 'campaign.phoneInvalid') return
      warn({ tone: 'warning', title: t('campaign.checkTitle'), text: t('campaign.checkText') })
    },
    onAccepted: () => {
      form.reset()
      setThanked(true)
    },
    onRefused: (message) => {
      if (message) warn({ tone: 'danger', title: t('campaign.failedTitle'), text: message })
    },
    failedText: t('campaign.failedText'),
  })

  return (
    <>
      <form
        data-shop="campaign-form"
        noValidate
        method="post"
        onSubmit={form.submit}
        className={cn(
          'shop:m-0 shop:grid shop:gap-1 shop:rounded-surface shop:border shop:border-line shop:bg-surface shop:p-4 shop:text-ink shop:sm:p-6',
          className,
        )}
        {...props}
      >
        <h2 className="shop:m-0 shop:text-xl shop:font-bold">{t('campaign.title')}</h2>
        <p className="shop:m-0 shop:mb-3 shop:text-base shop:text-muted">{t('campaign.text')}</p>
        <Field label={t('campaign.name')} error={form.error('name')} required>
          <Input {...form.field('name')} autoComplete="name" enterKeyHint="next" />
        </Field>
        <Field label={t('campaign.phone')} error={form.error('phone')} required>
          <Input
            {...form.field('phone')}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            enterKeyHint="next"
            placeholder={t('campaign.phonePlaceholder')}
          />
        </Field>
        <Field label={t('campaign.trips')} error={form.error('trips')} required>
          <Textarea {...form.field('trips')} rows={4} />
        </Field>
        <Button type={form.submitType} size="lg" block loading={form.busy}>
          {t('campaign.submit')}
        </Button>
      </form>
      {alert && <AlertPopup open={alertOpen} onOpenChange={setAlertOpen} {...alert} />}
      <CampaignPopup open={thanked} onOpenChange={setThanked} {...offer} />
    </>
  )
}
