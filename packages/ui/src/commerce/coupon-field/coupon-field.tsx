'use client'

import { isBlank } from '@shop/domain'
import { useRef, useState, type ComponentProps } from 'react'
import { Button } from '../../components/button/button.tsx'
import { Field } from '../../components/field/field.tsx'
import type { FormResult } from '../../components/form/form-result.ts'
import { IconButton } from '../../components/icon-button/icon-button.tsx'
import { CloseIcon } from '../../components/icon/sign-icon.tsx'
import { Input } from '../../components/input/input.tsx'
import { useFocusAfterRemoval } from '../../lib/use-focus-after-removal.ts'
import { isComposing } from '../../lib/is-composing.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useMergedRefs } from '../../lib/use-merged-refs.ts'
import { InputRow } from '../shop-form/input-row.tsx'
import { couponFieldMessages } from './coupon-field.messages.ts'

export interface CouponFieldProps extends Omit<ComponentProps<'div'>, 'children' | 'onSubmit'> {
  /** Receives the trimmed code. Not called again while a call is pending. An error without a message shows “Invalid coupon”. */
  onSubmit: (code: string) => Promise<FormResult>
  /** The applied code, shown instead of the input. */
  applied?: string | null
  /** Shows a button that removes the applied code. */
  onRemove?: () => void
}

/**
 * A field for a coupon code with a button that applies it, or the applied code with a remove button. It is no
 * form: within one, Enter applies the code and submits nothing, and the form does not send the code.
 */
export function CouponField({
  onSubmit,
  applied,
  onRemove,
  className,
  ref,
  ...props
}: CouponFieldProps) {
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const t = useMessages(couponFieldMessages)
  const underWay = useRef(false)
  const [loading, setLoading] = useState(false)
  const [error, setError] = useState<string>()

  const pressed = useFocusAfterRemoval<typeof applied>(
    (before) => before !== applied,
    () => root.current?.querySelector<HTMLElement>('input, button'),
  )

  function reject(message: string) {
    setError(message)
    input.current?.focus()
  }

  async function apply() {
    const field = input.current
    if (!field || underWay.current) return
    if (isBlank(field.value)) return reject(t('coupon.invalid'))
    underWay.current = true
    pressed(applied)
    setError(undefined)
    setLoading(true)
    try {
      const result = await onSubmit(field.value.trim())
      if (result.ok) field.value = ''
      else reject(result.message ?? t('coupon.invalid'))
    } catch (reason) {
      reportError(reason)
      reject(t('coupon.failed'))
    }
    setLoading(false)
    underWay.current = false
  }

  function remove() {
    pressed(applied)
    onRemove?.()
  }

  return (
    <div data-shop="coupon-field" className={className} {...props} ref={useMergedRefs(root, ref)}>
      {applied ? (
        <div className="shop:flex shop:min-h-11 shop:items-center shop:justify-between shop:gap-2 shop:rounded-surface shop:border-2 shop:border-dashed shop:border-offer shop:bg-offer-soft shop:ps-3">
          <p role="status" className="shop:m-0 shop:font-bold">
            {t('coupon.applied', { code: applied })}
          </p>
          {onRemove && (
            <IconButton aria-label={t('coupon.remove', { code: applied })} onClick={remove}>
              <CloseIcon />
            </IconButton>
          )}
        </div>
      ) : (
        <Field label={t('coupon.label')} error={error} announce="assertive">
          <InputRow
            action={
              <Button variant="outline" loading={loading} onClick={() => void apply()}>
                {t('coupon.apply')}
              </Button>
            }
          >
            <Input
              ref={input}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={() => setError(undefined)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
                event.preventDefault()
                void apply()
              }}
            />
          </InputRow>
        </Field>
      )}
    </div>
  )
}
