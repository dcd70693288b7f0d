'use client'

import { LIMITS } from '@shop/domain'
import { useId, type ComponentProps, type FormEvent } from 'react'
import { Button } from '../../components/button/button.tsx'
import { Input } from '../../components/input/input.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { useTimedValue } from '../../lib/use-timed-value.ts'
import { newsletterFormMessages } from './newsletter-form.messages.ts'

export interface NewsletterFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** Receives the address and resolves to whether it was accepted. After `false` the field keeps its value and nothing is shown. */
  onSubscribe: (email: string) => Promise<boolean>
  /** Time in milliseconds for which the thank-you is shown. @default 2000 */
  thanksDuration?: number
}

/** The newsletter sign-up form with one email field. */
export function NewsletterForm({
  onSubscribe,
  thanksDuration = 2000,
  className,
  ...props
}: NewsletterFormProps) {
  const t = useMessages(newsletterFormMessages)
  const id = useId()
  const { pending, run } = useSingleFlight()
  const [thanked, thank] = useTimedValue<true>(thanksDuration)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const email = String(new FormData(form).get('email') ?? '').trim()
    if (!email || !(await run(() => onSubscribe(email)))) return
    form.reset()
    thank(true)
  }

  return (
    <form
      data-shop="newsletter-form"
      onSubmit={submit}
      className={cn('shop:m-0 shop:grid shop:gap-1', className)}
      {...props}
    >
      <label htmlFor={id} className="shop:text-sm shop:font-bold shop:text-ink">
        {t('newsletter.label')}
      </label>
      <div className="shop:flex shop:gap-2">
        <Input
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={LIMITS.email}
          required
        />
        <Button type="submit" loading={pending}>
          {t('newsletter.submit')}
        </Button>
      </div>
      {/* Stays mounted: a live region only announces text that arrives after it exists. */}
      <p role="status" className="shop:m-0 shop:min-h-5.5 shop:text-sm shop:text-success">
        {thanked && t('newsletter.thanks')}
      </p>
    </form>
  )
}
