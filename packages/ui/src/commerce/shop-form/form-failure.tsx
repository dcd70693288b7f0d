'use client'

import { useEffect, useLayoutEffect, useRef, type ComponentProps } from 'react'
import { PhoneIcon } from '../../components/icon/object-icon.tsx'
import { PhoneLink } from '../../components/phone-link/phone-link.tsx'
import { Callout } from '../../components/callout/callout.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import type { AmountChange, FormError } from '../../components/form/form-result.ts'
import { shopFormMessages } from './shop-form.messages.ts'

export interface FormFailureProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Why the form was rejected; null shows nothing. */
  error: FormError | null
  /** Phone number offered as an alternative. */
  phone?: string | undefined
  /** Whether the submit button is disabled: the message gets the focus of the button. @default false */
  disabled?: boolean | undefined
}

/**
 * The error message of a failed form: changed amounts, a phone number to call, and behind details the reference. It is
 * scrolled into view, except when the focus is on a field that has an error of its own.
 */
export function FormFailure({
  error,
  phone,
  disabled = false,
  className,
  ...props
}: FormFailureProps) {
  const t = useMessages(shopFormMessages)
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!error?.errors?.length) message.current?.scrollIntoView?.({ block: 'nearest' })
  }, [error])
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (disabled && (activeElement === body || activeElement?.matches('[aria-disabled=true]')))
      message.current?.focus()
  }, [disabled, error])
  return (
    <Callout tone="danger" className={cn('shop:[&:not(:empty)]:mb-3', className)} {...props}>
      {error?.message && (
        <div
          ref={message}
          tabIndex={-1}
          className="shop:grid shop:scroll-my-6 shop:gap-1 shop:outline-none"
        >
          <strong className="shop:font-bold">{error.message}</strong>
          {error.changes && error.changes.length > 0 && <Changes changes={error.changes} />}
          <span>{t('form.kept')}</span>
          {phone && (
            <PhoneLink
              phone={phone}
              className="shop:inline-flex shop:min-h-8 shop:items-center shop:gap-2 shop:justify-self-start shop:font-bold"
            >
              <PhoneIcon className="shop:size-4.5" />
              <span>{t('form.call', { phone })}</span>
            </PhoneLink>
          )}
          {error.reference && (
            <details className="shop:text-sm shop:[overflow-wrap:anywhere] shop:text-muted">
              <summary className="shop:min-h-8 shop:w-fit shop:cursor-pointer shop:content-center">
                {t('form.details')}
              </summary>
              <span>{`${t('form.reference')} `}</span>
              <span translate="no" className="shop:select-all">
                {shortened(error.reference)}
              </span>
            </details>
          )}
        </div>
      )}
    </Callout>
  )
}

/** The first part of a UUID, which is enough to find the request and to say on the phone. */
const shortened = (reference: string) =>
  reference.replace(/^([0-9a-f]{8})(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, '$1')

/** The old amounts, struck through, beside the new ones. */
function Changes({ changes }: { changes: readonly AmountChange[] }) {
  const t = useMessages(shopFormMessages)
  return (
    <dl className="shop:m-0 shop:my-1 shop:grid shop:gap-2 shop:border-y shop:border-danger shop:py-2">
      {changes.map(({ label, before, now }) => (
        <div
          key={label}
          className="shop:flex shop:flex-wrap shop:items-baseline shop:justify-between shop:gap-x-4 shop:last:font-bold"
        >
          <dt className="shop:min-w-0 shop:[overflow-wrap:anywhere]">{label}</dt>
          <dd className="shop:m-0 shop:ms-auto shop:flex shop:flex-wrap shop:items-baseline shop:justify-end shop:gap-x-2">
            <s className="shop:font-normal">
              <span className="shop:sr-only">{`${t('form.before')} `}</span>
              <span translate="no">{before}</span>
            </s>
            <span className="shop:font-bold">
              <span className="shop:sr-only">{`${t('form.now')} `}</span>
              <span translate="no">{now}</span>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
