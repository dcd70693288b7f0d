import { Field, formatPrice, Input, useMarket, useMessages } from '@shop/ui'
import { parseTaka } from '@shop/domain'
import type { ManualDiscount } from '@shop/domain/wire'
import type { ChangeEvent } from 'react'
import { discountMessages } from '../messages/discount.messages.ts'

/** The texts of `ManualDiscountFields`. */
export interface DiscountTexts {
  discount: string
  discountReason: string
}

/** The discount that the fields say; null for none. */
export function manualDiscountOf({
  discount,
  discountReason: reason,
}: DiscountTexts): ManualDiscount | null {
  const amount = parseTaka(discount)
  return amount ? { amount, reason } : null
}

interface ManualDiscountFieldsProps {
  /** What may be taken off, in taka. Undefined when it is not known: the API refuses more. */
  most: number | undefined
  /** Value and handler of a field that the caller controls. */
  control?: (name: keyof DiscountTexts) => {
    value: string
    onChange: (event: ChangeEvent<{ value: string }>) => void
  }
}

/** The fields of what the staff takes off an order, and why. Both are in a form that has their names. */
export function ManualDiscountFields({ most, control }: ManualDiscountFieldsProps) {
  const t = useMessages(discountMessages)
  const market = useMarket()
  const amountProblem = (text: string) => {
    if (text === '') return undefined
    const amount = parseTaka(text)
    if (!amount) return t('discount.amountWrong')
    return most !== undefined && amount > most
      ? t('discount.tooMuch', { most: formatPrice(most, market) })
      : undefined
  }
  return (
    <>
      <Field label={t('discount.amount')} name="discount" validate={amountProblem}>
        <Input inputMode="decimal" autoComplete="off" {...control?.('discount')} />
      </Field>
      <Field
        label={t('discount.reason')}
        description={t('discount.reasonHelp')}
        name="discountReason"
        validate={(text: string, { discount }) =>
          discount && !text ? t('discount.reasonMissing') : undefined
        }
      >
        <Input autoComplete="off" maxLength={200} {...control?.('discountReason')} />
      </Field>
    </>
  )
}
