'use client'

import { PhoneIcon } from '../../components/icon/object-icon.tsx'
import { PhoneLink } from '../../components/phone-link/phone-link.tsx'
import { StatusMessage } from '../../components/status-message/status-message.tsx'
import { useMessages } from '../../lib/messages.tsx'
import type { AmountChange, Refusal } from './form-result.ts'
import { shopFormMessages } from './shop-form.messages.ts'

interface FormFailureProps {
  /** Why the form was rejected; null shows nothing. */
  failure: Refusal | null
  /** Phone number offered as an alternative. */
  phone?: string
}

/** The error message of a failed form: changed amounts, a phone number to call and the reference. */
export function FormFailure({ failure, phone }: FormFailureProps) {
  const t = useMessages(shopFormMessages)
  return (
    <StatusMessage tone="danger" className="[&:not(:empty)]:mb-3">
      {failure?.message && (
        <div className="grid gap-1">
          <strong className="font-bold">{failure.message}</strong>
          {failure.changes && failure.changes.length > 0 && <Changes changes={failure.changes} />}
          <span>{t('form.kept')}</span>
          {phone && (
            <PhoneLink
              phone={phone}
              className="inline-flex min-h-8 items-center gap-2 justify-self-start font-bold"
            >
              <PhoneIcon className="size-4.5" />
              {t('form.call', { phone })}
            </PhoneLink>
          )}
          {failure.reference && (
            <small className="text-sm [overflow-wrap:anywhere] text-muted">
              {t('form.reference')} <span className="tabular select-all">{failure.reference}</span>
            </small>
          )}
        </div>
      )}
    </StatusMessage>
  )
}

/** The old amounts, struck through, beside the new ones. */
function Changes({ changes }: { changes: readonly AmountChange[] }) {
  const t = useMessages(shopFormMessages)
  return (
    <dl className="m-0 my-1 grid gap-2 border-y border-danger py-2">
      {changes.map(({ label, before, now }) => (
        <div
          key={label}
          className="flex flex-wrap items-baseline justify-between gap-x-4 last:font-bold"
        >
          <dt className="min-w-0 [overflow-wrap:anywhere]">{label}</dt>
          <dd className="m-0 ms-auto flex flex-wrap items-baseline justify-end gap-x-2 tabular">
            <s className="font-normal">
              <span className="sr-only">{`${t('form.before')} `}</span>
              {before}
            </s>
            <span className="font-bold">
              <span className="sr-only">{`${t('form.now')} `}</span>
              {now}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
