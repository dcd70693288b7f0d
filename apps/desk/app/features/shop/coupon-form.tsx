import { Field, Input, Radio, RadioGroup, useMessages } from '@shop/ui'
import { couponCode, latinDigits, parseTaka } from '@shop/domain'
import type { ChangedCoupons, DeskCoupon } from '@shop/domain/wire'
import { deskApi } from '../../lib/desk-api.ts'
import { DeskForm } from '../../parts/desk-form.tsx'
import { useDeskForm } from '../../parts/use-desk-form.ts'
import { shopFactsMessages } from './shop-facts.messages.ts'

interface CouponFormProps {
  /** Undefined for a new coupon. */
  coupon: DeskCoupon | undefined
  /** The codes that there are. */
  codes: readonly string[]
  onSaved: (changed: ChangedCoupons, code: string) => void
}

/** What a coupon takes off, and when it is valid. The code of a stored one does not change. */
export function CouponForm({ coupon, codes, onSaved }: CouponFormProps) {
  const t = useMessages(shopFactsMessages)
  const orEmpty = (value: string | number | null | undefined) => (value ? String(value) : '')
  const form = useDeskForm({
    defaultValues: {
      ...{ code: coupon?.code ?? '', kind: coupon?.kind ?? 'amount' },
      ...{ value: orEmpty(coupon?.value), atMost: orEmpty(coupon?.atMost) },
      ...{ minSubtotal: orEmpty(coupon?.minSubtotal), maxUses: orEmpty(coupon?.maxUses) },
      ...{ from: orEmpty(coupon?.from), to: orEmpty(coupon?.to) },
    },
    validate: {
      code: (text) => {
        if (coupon) return undefined
        if (!/^[A-Z0-9-]{2,40}$/.test(couponCode(text))) return t('coupons.codeWrong')
        return codes.includes(couponCode(text)) ? t('coupons.exists') : undefined
      },
      value: (text, { kind }) => {
        const value = parseTaka(text)
        if (!value) return t('coupons.valueWrong')
        const isPercent = Number.isInteger(value) && value <= 100
        return kind === 'percent' && !isPercent ? t('coupons.percentWrong') : undefined
      },
      atMost: (text) => (isAmountOrEmpty(text) ? undefined : t('coupons.limitWrong')),
      minSubtotal: (text) => (isAmountOrEmpty(text) ? undefined : t('coupons.limitWrong')),
      maxUses: (text) => (text === '' || wholeOf(text) ? undefined : t('coupons.usesWrong')),
      to: (text, { from }) => (text && from && text < from ? t('coupons.dayWrong') : undefined),
    },
    onSubmit: async ({ code: typed, kind, value, atMost, minSubtotal, maxUses, from, to }) => {
      const code = coupon?.code ?? couponCode(typed)
      const changed = await deskApi.saveCoupon(code, {
        ...{ kind: kind === 'percent' ? 'percent' : 'amount', value: parseTaka(value) ?? 0 },
        ...{ atMost: parseTaka(atMost), minSubtotal: parseTaka(minSubtotal) ?? 0 },
        ...{ maxUses: wholeOf(maxUses) ?? null, from: from || null, to: to || null },
      })
      onSaved(changed, code)
    },
  })
  return (
    <DeskForm form={form} submitText={t('charges.save')} fullWidth>
      {!coupon && (
        <Field label={t('coupons.code')} description={t('coupons.codeHelp')} name="code" required>
          <Input autoComplete="off" autoCapitalize="characters" maxLength={40} />
        </Field>
      )}
      <RadioGroup label={t('coupons.kind')} name="kind" errorSpace={false}>
        <Radio value="amount" label={t('coupons.amount')} />
        <Radio value="percent" label={t('coupons.percent')} />
      </RadioGroup>
      <Field label={t('coupons.value')} name="value" required>
        <Input inputMode="decimal" autoComplete="off" />
      </Field>
      <Field label={t('coupons.atMost')} description={t('coupons.noLimit')} name="atMost">
        <Input inputMode="decimal" autoComplete="off" />
      </Field>
      <Field
        label={t('coupons.minSubtotal')}
        description={t('coupons.minSubtotalHelp')}
        name="minSubtotal"
      >
        <Input inputMode="decimal" autoComplete="off" />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label={t('coupons.firstDay')} name="from">
          <Input type="date" />
        </Field>
        <Field label={t('coupons.lastDay')} name="to">
          <Input type="date" />
        </Field>
      </div>
      <Field label={t('coupons.uses')} description={t('coupons.noLimit')} name="maxUses">
        <Input inputMode="numeric" autoComplete="off" />
      </Field>
    </DeskForm>
  )
}

const isAmountOrEmpty = (text: string) => text === '' || parseTaka(text) !== null

/** A whole number above 0 in Latin or Bengali digits. */
function wholeOf(text: string): number | undefined {
  const digits = latinDigits(text).trim()
  return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : undefined
}
