'use client'

import { useId, useState, type ComponentProps, type FormEvent } from 'react'
import { Button } from '../../components/button/button.tsx'
import { IconButton } from '../../components/icon-button/icon-button.tsx'
import { CloseIcon } from '../../components/icon/sign-icon.tsx'
import { Input } from '../../components/input/input.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { couponFieldMessages } from './coupon-field.messages.ts'

/** The result of applying a coupon. */
export interface CouponResult {
  ok: boolean
  /** Error shown when the coupon is not accepted. @default 'Invalid coupon' */
  message?: string
}

export interface CouponFieldProps extends ComponentProps<'form'> {
  /** Receives the trimmed code. */
  onApply: (code: string) => CouponResult | Promise<CouponResult>
  /** The applied code, shown instead of the input. */
  applied?: string | null
  /** Shows a button that removes the applied code. */
  onRemove?: () => void
}

/** A form to enter a coupon code, or the applied code with a remove button. */
export function CouponField({ onApply, applied, onRemove, className, ...props }: CouponFieldProps) {
  const t = useMessages(couponFieldMessages)
  const id = useId()
  const [code, setCode] = useState('')
  const { pending, run } = useSingleFlight()
  const [error, setError] = useState<string>()

  async function apply(event: FormEvent) {
    event.preventDefault()
    setError(undefined)
    const result = await run<CouponResult>(() =>
      code.trim() ? onApply(code.trim()) : { ok: false },
    )
    if (!result) return
    if (result.ok) setCode('')
    else setError(result.message ?? t('coupon.invalid'))
  }

  return (
    <form
      data-shop="coupon-field"
      noValidate
      method="post"
      onSubmit={(event) => void apply(event)}
      className={cn('shop:m-0 shop:grid shop:gap-1', className)}
      {...props}
    >
      {applied ? (
        <div className="shop:flex shop:min-h-11 shop:items-center shop:justify-between shop:gap-2 shop:rounded-surface shop:border-2 shop:border-dashed shop:border-offer shop:bg-offer-soft shop:ps-3">
          <p role="status" className="shop:m-0 shop:font-bold">
            {t('coupon.applied', { code: applied })}
          </p>
          {onRemove && (
            <IconButton label={t('coupon.remove', { code: applied })} onClick={onRemove}>
              <CloseIcon />
            </IconButton>
          )}
        </div>
      ) : (
        <>
          <label htmlFor={id} className="shop:text-sm shop:font-bold shop:text-ink">
            {t('coupon.label')}
          </label>
          <div className="shop:flex shop:gap-2">
            <Input
              id={id}
              name="coupon"
              value={code}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              onChange={(event) => {
                setCode(event.target.value)
                setError(undefined)
              }}
            />
            <Button type="submit" variant="outline" loading={pending}>
              {t('coupon.apply')}
            </Button>
          </div>
          {/* Stays mounted: a live region only announces text that arrives after it exists. */}
          <p
            role="alert"
            id={`${id}-error`}
            className="shop:m-0 shop:min-h-5.5 shop:text-sm shop:text-danger"
          >
            {error}
          </p>
        </>
      )}
    </form>
  )
}
