'use client'

import { isBlank } from '@shop/domain'
import { useLayoutEffect, useRef, type ComponentProps } from 'react'
import { Field } from '../../components/field/field.tsx'
import { DetachedForm } from '../../components/form/detached-form.tsx'
import { useInForm } from '../../components/form/form-context.ts'
import { Form } from '../../components/form/form.tsx'
import { SubmitButton } from '../../components/form/submit-button.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { IconButton } from '../../components/icon-button/icon-button.tsx'
import { CloseIcon } from '../../components/icon/sign-icon.tsx'
import { Input } from '../../components/input/input.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { useMergedRefs } from '../../lib/use-merged-refs.ts'
import { InputRow } from '../shop-form/email-field.tsx'
import type { FormResult } from '../../components/form/form-result.ts'
import { couponFieldMessages } from './coupon-field.messages.ts'

export interface CouponFieldProps extends Omit<ComponentProps<'div'>, 'children' | 'onSubmit'> {
  /** Receives the trimmed code. An error without a message shows “Invalid coupon”. */
  onSubmit: (code: string) => Promise<FormResult>
  /** The applied code, shown instead of the input. */
  applied?: string | null
  /** Shows a button that removes the applied code. */
  onRemove?: () => void
}

const blank = { coupon: '' }

const couponError = (message: string) => ({ message, errors: [{ field: 'coupon', message }] })

/**
 * A form to enter a coupon code, or the applied code with a remove button. It may be inside a `Form`,
 * for example in the summary of a `DeliveryForm`: Enter applies the code and does not submit that form.
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
  const inForm = useInForm()
  const t = useMessages(couponFieldMessages)
  const acted = useRef(false)
  const form = useForm<typeof blank>({
    defaultValues: blank,
    validate: { coupon: (text) => (isBlank(text) ? t('coupon.invalid') : undefined) },
    onSubmit: async ({ coupon }) => {
      acted.current = true
      const result = await onSubmit(coupon)
      if (result.ok) return result
      acted.current = false
      return { ok: false, ...couponError(result.message ?? t('coupon.invalid')) }
    },
    onSuccess: () => form.reset(),
    fallbackError: couponError(t('coupon.failed')),
  })

  // The control that was used is removed, and the focus with it: the one in its place gets it.
  useLayoutEffect(() => {
    if (!acted.current) return
    acted.current = false
    if (document.activeElement !== document.body) return
    root.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [applied])

  function remove() {
    acted.current = true
    onRemove?.()
  }

  const content = (id?: string) =>
    applied ? (
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
      <Field name="coupon" label={t('coupon.label')} announce="assertive">
        <InputRow
          action={
            <SubmitButton variant="outline" form={id}>
              {t('coupon.apply')}
            </SubmitButton>
          }
        >
          <Input autoComplete="off" autoCapitalize="characters" spellCheck={false} form={id} />
        </InputRow>
      </Field>
    )
  const look = 'shop:m-0 shop:grid shop:gap-1'

  return (
    <div data-shop="coupon-field" className={className} {...props} ref={useMergedRefs(root, ref)}>
      {inForm ? (
        <DetachedForm form={form} className={look}>
          {content}
        </DetachedForm>
      ) : (
        <Form form={form} className={look}>
          {content()}
        </Form>
      )}
    </div>
  )
}
