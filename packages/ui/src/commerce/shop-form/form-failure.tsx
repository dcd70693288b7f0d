'use client'

import { Phone } from 'lucide-react'
import { PhoneLink } from '../../components/phone-link/phone-link.tsx'
import { StatusMessage } from '../../components/status-message/status-message.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { shopFormMessages } from './shop-form.messages.ts'

interface FormFailureProps {
  /** Error message; null shows nothing. */
  message: string | null
  /** Phone number offered as an alternative. */
  phone?: string
}

/** The error message of a failed form, with a phone number to call. */
export function FormFailure({ message, phone }: FormFailureProps) {
  const t = useMessages(shopFormMessages)
  return (
    <StatusMessage tone="danger" className="[&:not(:empty)]:mb-3">
      {message && (
        <div className="grid justify-items-start gap-1">
          <strong className="font-bold">{message}</strong>
          <span>{t('form.kept')}</span>
          {phone && (
            <PhoneLink phone={phone} className="inline-flex min-h-8 items-center gap-2 font-bold">
              <Phone aria-hidden="true" className="size-4.5" />
              {t('form.call', { phone })}
            </PhoneLink>
          )}
        </div>
      )}
    </StatusMessage>
  )
}
