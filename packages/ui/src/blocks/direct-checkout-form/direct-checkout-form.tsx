'use client'

import {
  deliveryTexts,
  directRules,
  hasPhoneLength,
  isBangladeshiPhoneRule,
  isMobile,
  lineTotal,
  type DeliveryTexts,
} from '@shop/domain'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { Field } from '../../components/field/field.tsx'
import { SubmitButton } from '../../components/form/submit-button.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { QuantityStepper } from '../../components/quantity-stepper/quantity-stepper.tsx'
import { Callout } from '../../components/callout/callout.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { useKnownZone } from '../../lib/use-known-zone.ts'
import { useOwnState } from '../../lib/use-own-state.ts'
import { usePhonePlaceholder, usePhoneRule } from '../../lib/use-phone-rule.ts'
import {
  AddressField,
  DeliveryFields,
  NameField,
  PhoneField,
} from '../../commerce/shop-form/common-fields.tsx'
import type { FormResult } from '../../components/form/form-result.ts'
import { OrderFormEnd } from '../../commerce/shop-form/order-form-end.tsx'
import { OrderFormLayout } from '../../commerce/shop-form/order-form-layout.tsx'
import { withMessages } from '../../commerce/shop-form/text-rules.ts'
import { useTypedText } from '../../commerce/shop-form/use-typed-text.ts'
import { OrderSummary } from '../order-summary/order-summary.tsx'
import type { ProductSummary } from '../../commerce/product/product.ts'
import { ZoneChoice } from '../../commerce/zone-choice/zone-choice.tsx'
import { directCheckoutFormMessages } from './direct-checkout-form.messages.ts'

/** The values of `DirectCheckoutForm`. */
export type DirectCheckoutValues = DeliveryTexts & {
  /** The `id` of one of the market's zones. */
  zone: string
  quantity: number
}

export interface DirectCheckoutFormProps extends Omit<
  ComponentProps<'form'>,
  'children' | 'onSubmit'
> {
  product: ProductSummary
  /** Quantity, when controlled. */
  quantity?: number
  /** Initial quantity, when uncontrolled. @default 1 */
  defaultQuantity?: number
  onQuantityChange?: (quantity: number) => void
  /** Initial values. When they change later, only fields that the shopper has not edited, left or focused are updated. */
  defaultValues?: Partial<DeliveryTexts>
  /** Selected delivery zone, when controlled; a value that the market does not have selects its first zone. */
  zone?: string
  /** Initially selected zone, when uncontrolled. @default the first zone of the market */
  defaultZone?: string
  onZoneChange?: (zone: string) => void
  /** Receives valid, trimmed values. Not called again while a call is pending. */
  onSubmit: (values: DirectCheckoutValues) => Promise<FormResult>
  /** Stands below the fields, such as whose name and address they hold. */
  note?: ReactNode
  /** Phone number shown when the order fails. */
  supportPhone?: string
}

const blank = deliveryTexts(() => '')
const noZone = { id: '', charge: 0 }

/** The checkout form for one product: product, quantity and total, then recipient, address and zone. */
export function DirectCheckoutForm({
  product,
  quantity: given,
  defaultQuantity = 1,
  onQuantityChange,
  defaultValues,
  zone: givenZone,
  defaultZone,
  onZoneChange,
  onSubmit,
  note,
  supportPhone,
  className,
  ...props
}: DirectCheckoutFormProps) {
  const t = useMessages(directCheckoutFormMessages)
  const phoneRule = usePhoneRule()
  const placeholder = usePhonePlaceholder()
  const first = Math.max(1, Math.floor(defaultQuantity) || 1)
  const [quantity, setQuantity] = useOwnState(given, first, onQuantityChange)
  const [chosenZone, setZone] = useOwnState(givenZone, defaultZone ?? '', onZoneChange)
  const { id: zone, charge: shipping } = useKnownZone(chosenZone || undefined) ?? noZone
  const left = Math.max(0, product.stock)
  const [refused, setRefused] = useState(false)
  // The number since the field was left for the first time.
  const [mobile, setMobile] = useState('')

  const form = useForm<DeliveryTexts & { zone: string }>({
    defaultValues: { ...blank, ...defaultValues, zone },
    validate: withMessages(directRules(), t, phoneRule),
    onSubmit: (values) => onSubmit({ ...values, zone, quantity }),
    onInvalid: () => setRefused(true),
    fallbackError: { message: t('form.failed') },
    stayBusy: true,
  })
  const address = useTypedText(form, 'address')
  const campaign = product.campaign ?? false
  const { price, discountPrice } = product
  const subtotal = lineTotal({ price, discountPrice, cartQuantity: quantity })
  // The order of a number that is too short or too long is refused.
  const unusual = hasPhoneLength(mobile, phoneRule) && !isMobile(mobile, phoneRule)
  const incomplete = refused && Object.values(form.errors).includes(t('direct.required'))

  function quantityNote() {
    if (campaign) return t('direct.campaign')
    return quantity > left && t('direct.moreThanStock', { n: left })
  }

  const line = {
    key: product.name,
    name: product.name,
    image: product.images?.[0] ?? null,
    ...(product.tint && { tint: product.tint }),
    price,
    discountPrice,
    quantity,
    control: (
      <Field label={t('direct.quantity')} errorSpace={false} className="shop:justify-items-start">
        <QuantityStepper
          aria-label={product.name}
          value={quantity}
          onValueChange={setQuantity}
          {...(campaign && { max: quantity })}
          description={quantityNote()}
        />
      </Field>
    ),
  }

  return (
    <OrderFormLayout
      data-shop="direct-checkout-form"
      form={form}
      heading={t('direct.title')}
      headingLevel={1}
      summary={
        <OrderSummary
          lines={[line]}
          subtotal={subtotal}
          shipping={shipping}
          total={subtotal + shipping}
        />
      }
      className={className}
      {...props}
    >
      <Callout tone="danger" className="shop:[&:not(:empty)]:mb-3">
        {incomplete && t('direct.fillAll')}
      </Callout>
      <DeliveryFields
        name={<NameField label={t('direct.name')} />}
        mobile={
          <PhoneField
            name="mobile"
            label={t('direct.mobile')}
            description={
              unusual
                ? t(
                    isBangladeshiPhoneRule(phoneRule)
                      ? 'direct.mobileUnusual'
                      : 'form.phoneUnusual',
                  )
                : t('form.mobileDescription')
            }
            control={{
              placeholder,
              onBlur: (event) => setMobile(event.target.value),
              onChange: (event) => mobile && setMobile(event.target.value),
            }}
          />
        }
        address={
          <AddressField label={t('direct.address')} placeholder={t('form.addressPlaceholder')} />
        }
      />
      {note}
      <ZoneChoice value={zone} onValueChange={setZone} address={address} className="shop:mb-2" />
      <OrderFormEnd error={form.error} phone={supportPhone} total={subtotal + shipping}>
        <SubmitButton size="lg" block loadingText={t('form.placing')}>
          {t('direct.confirm')}
        </SubmitButton>
      </OrderFormEnd>
    </OrderFormLayout>
  )
}
