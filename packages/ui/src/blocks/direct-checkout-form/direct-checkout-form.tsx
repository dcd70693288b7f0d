'use client'

import { deliveryTexts, directRules, isBlank, lineTotal, type DeliveryTexts } from '@shop/domain'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { Field } from '../../components/field/field.tsx'
import { SubmitButton } from '../../components/form/submit-button.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { QuantityStepper } from '../../components/quantity-stepper/quantity-stepper.tsx'
import { Callout } from '../../components/callout/callout.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { useKnownZone } from '../../lib/use-known-zone.ts'
import { useOwnState } from '../../lib/use-own-state.ts'
import type { FormResult } from '../../components/form/form-result.ts'
import type { FormValues } from '../../components/form/form-values.ts'
import { OrderFormFooter } from '../../commerce/shop-form/order-form-footer.tsx'
import { OrderFormLayout } from '../../commerce/shop-form/order-form-layout.tsx'
import { PhoneField } from '../../commerce/shop-form/phone-field.tsx'
import { AddressField, NameField } from '../../commerce/shop-form/text-fields.tsx'
import { withMessages } from '../../commerce/shop-form/text-rules.ts'
import { OrderSummary } from '../order-summary/order-summary.tsx'
import type { ProductSummary } from '../../commerce/product/product.ts'
import { ZoneChoice } from '../../commerce/zone-choice/zone-choice.tsx'
import { directCheckoutFormMessages } from './direct-checkout-form.messages.ts'

/** The values of `DirectCheckoutForm`. */
export type DirectCheckoutValues = DeliveryTexts & {
  /** The `id` of one of the market's zones; empty when it has none. */
  zone: string
  quantity: number
}

export interface DirectCheckoutFormProps<More extends object = object> extends Omit<
  ComponentProps<'form'>,
  'onSubmit'
> {
  product: ProductSummary
  /** Quantity, when controlled. */
  quantity?: number
  /** Initial quantity, when uncontrolled. @default 1 */
  defaultQuantity?: number
  onQuantityChange?: (quantity: number) => void
  /** Initial values. When they change later, only fields that the shopper has not edited, left or focused are updated. */
  defaultValues?: Partial<DeliveryTexts & More>
  /** Selected delivery zone, when controlled; a value that the market does not have selects its first zone. */
  zone?: string
  /** Initially selected zone, when uncontrolled. @default the first zone of the market */
  defaultZone?: string
  onZoneChange?: (zone: string) => void
  /** Receives valid, trimmed values, also those of further fields. Not called again while a call is pending. */
  onSubmit: (values: DirectCheckoutValues & More) => Promise<FormResult>
  /** Further fields, and what else is below the address. The type parameter has the values of the fields. */
  children?: ReactNode
  /** Phone number shown when the order fails. */
  supportPhone?: string
}

const blank = deliveryTexts(() => '')
const blankIn = (values: FormValues) =>
  Object.keys(values).filter((name) => {
    const value = values[name]
    return typeof value === 'string' && isBlank(value)
  })
const noZone = { id: '', charge: 0 }

/** The checkout form for one product: product, quantity and total, then recipient, address and zone. */
export function DirectCheckoutForm<More extends object = object>({
  product,
  quantity: given,
  defaultQuantity = 1,
  onQuantityChange,
  defaultValues,
  zone: givenZone,
  defaultZone,
  onZoneChange,
  onSubmit,
  children,
  supportPhone,
  className,
  ...props
}: DirectCheckoutFormProps<More>) {
  const t = useMessages(directCheckoutFormMessages)
  const first = Math.max(1, Math.floor(defaultQuantity) || 1)
  const [quantity, setQuantity] = useOwnState(given, first, onQuantityChange)
  const [chosenZone, setZone] = useOwnState(givenZone, defaultZone ?? '', onZoneChange)
  const { id: zone, charge: shipping } = useKnownZone(chosenZone || undefined) ?? noZone
  const left = Math.max(0, product.stock)
  // The fields that were blank at the last press.
  const [blankFields, setBlankFields] = useState<readonly string[]>([])

  const form = useForm<DeliveryTexts & { zone: string }>({
    defaultValues: { ...blank, ...defaultValues, zone },
    validate: withMessages(directRules(), t),
    // The values of further fields are in the form, too.
    onSubmit: (values) => onSubmit({ ...values, zone, quantity } as DirectCheckoutValues & More),
    onInvalid: (values) => setBlankFields(blankIn(values)),
    fallbackError: { message: t('form.failed') },
    stayBusy: true,
  })
  const campaign = product.campaign ?? false
  const { price, discountPrice } = product
  const subtotal = lineTotal({ price, discountPrice, cartQuantity: quantity })
  const incomplete = blankFields.some((name) => form.errors[name] !== undefined)

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
      title={t('direct.title')}
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
      <NameField label={t('direct.name')} />
      <PhoneField
        name="mobile"
        label={t('direct.mobile')}
        description={t('form.mobileDescription')}
        unusualText={t('form.phoneUnusual')}
      />
      <AddressField label={t('direct.address')} placeholder={t('form.addressPlaceholder')} />
      {children}
      {zone && <ZoneChoice value={zone} onValueChange={setZone} className="shop:mb-2" />}
      <OrderFormFooter error={form.error} phone={supportPhone} total={subtotal + shipping}>
        <SubmitButton size="lg" fullWidth loadingText={t('form.placing')}>
          {t('direct.confirm')}
        </SubmitButton>
      </OrderFormFooter>
    </OrderFormLayout>
  )
}
