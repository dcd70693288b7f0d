'use client'

import { deliveryRules, deliveryTexts, type DeliveryTexts } from '@shop/domain'
import type { ComponentProps, ReactNode } from 'react'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { SubmitButton } from '../../components/form/submit-button.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useShopRoutes } from '../../lib/routes.tsx'
import { useKnownZone } from '../../lib/use-known-zone.ts'
import { useOwnState } from '../../lib/use-own-state.ts'
import { usePhoneRule } from '../../lib/use-phone-rule.ts'
import type { FormResult } from '../../components/form/form-result.ts'
import type { FormTitleLevel } from '../../commerce/shop-form/form-title.tsx'
import { OrderFormFooter } from '../../commerce/shop-form/order-form-footer.tsx'
import { OrderFormLayout } from '../../commerce/shop-form/order-form-layout.tsx'
import { PhoneField } from '../../commerce/shop-form/phone-field.tsx'
import { TermsField } from '../../commerce/shop-form/terms-field.tsx'
import { AddressField, NameField } from '../../commerce/shop-form/text-fields.tsx'
import { withMessages } from '../../commerce/shop-form/text-rules.ts'
import { ZoneChoice } from '../../commerce/zone-choice/zone-choice.tsx'
import { deliveryFormMessages } from './delivery-form.messages.ts'

/** The values of `DeliveryForm`. */
export type DeliveryValues = DeliveryTexts & {
  terms: boolean
  /** The selected delivery zone, when the market has zones. */
  zone?: string
}

type Fields = Omit<DeliveryValues, 'zone'>

export interface DeliveryFormProps<More extends object = object> extends Omit<
  ComponentProps<'form'>,
  'onSubmit'
> {
  /** Initial values. When they change later, only fields that the shopper has not edited, left or focused are updated. */
  defaultValues?: Partial<Fields & More>
  /** Order summary, shown beside the fields, or above them on narrow screens. It is inside the form, so it contains no other form; a `CouponField` may be in it. */
  summary?: ReactNode
  /** Receives valid, trimmed values, also those of further fields. Not called again while a call is pending. */
  onSubmit: (values: DeliveryValues & More) => Promise<FormResult>
  onCancel?: () => void
  /** Selected delivery zone, when controlled; a value that the market does not have selects its first zone. The choice is shown when the market has zones. */
  zone?: string
  /** Initially selected zone, when uncontrolled. @default the first zone of the market */
  defaultZone?: string
  onZoneChange?: (zone: string) => void
  /** Amount to pay on delivery in the market's currency, said above the buttons; null keeps its place until it is known. */
  total?: number | null
  /** Level of the title; null draws none. @default 1 */
  headingLevel?: FormTitleLevel
  /** @default '/cart', or `bag` of `RoutesProvider` */
  cancelHref?: string
  /** @default '/terms-conditions', or `terms` of `RoutesProvider` */
  termsHref?: string
  /** Further fields, and what else is below the address. The type parameter has the values of the fields. */
  children?: ReactNode
  /** Phone number shown when the order fails. */
  supportPhone?: string
  /** Disables Place Order, for example because the bag is empty. @default false */
  disabled?: boolean
}

const blank = { ...deliveryTexts(() => ''), terms: false }

/** The delivery form for ordering the bag: name, mobile number, address, zone and terms. */
export function DeliveryForm<More extends object = object>({
  defaultValues,
  summary,
  onSubmit,
  onCancel,
  zone: givenZone,
  defaultZone,
  onZoneChange,
  total,
  headingLevel = 1,
  cancelHref,
  termsHref,
  children,
  supportPhone,
  disabled = false,
  className,
  ...props
}: DeliveryFormProps<More>) {
  const t = useMessages(deliveryFormMessages)
  const phone = usePhoneRule()
  const routes = useShopRoutes()
  const [chosenZone, setZone] = useOwnState(givenZone, defaultZone ?? '', onZoneChange)
  const zone = useKnownZone(chosenZone || undefined)?.id
  const form = useForm<Fields>({
    defaultValues: { ...blank, ...defaultValues, ...(zone !== undefined && { zone }) },
    validate: withMessages(deliveryRules(phone), t),
    // The values of further fields are in the form, too.
    onSubmit: (values) => onSubmit(values as DeliveryValues & More),
    fallbackError: { message: t('form.failed') },
    stayBusy: true,
  })

  return (
    <OrderFormLayout
      data-shop="delivery-form"
      form={form}
      title={t('delivery.title')}
      headingLevel={headingLevel}
      summary={summary}
      className={className}
      {...props}
    >
      <NameField label={t('delivery.name')} />
      <PhoneField
        name="mobile"
        label={t('delivery.mobile')}
        description={t('form.mobileDescription')}
      />
      <AddressField label={t('delivery.address')} placeholder={t('form.addressPlaceholder')} />
      {children}
      {zone !== undefined && (
        <ZoneChoice value={zone} onValueChange={setZone} className="shop:mb-2" />
      )}
      <TermsField
        agreeText={t('delivery.agree')}
        termsText={t('delivery.terms')}
        termsHref={termsHref ?? routes.terms}
      />
      <OrderFormFooter error={form.error} phone={supportPhone} disabled={disabled} total={total}>
        <ButtonLink href={cancelHref ?? routes.bag} variant="outline" size="lg" onClick={onCancel}>
          {t('delivery.cancel')}
        </ButtonLink>
        <SubmitButton
          size="lg"
          disabled={disabled}
          loadingText={t('form.placing')}
          className="shop:flex-1 shop:max-2xs:flex-auto"
        >
          {t('delivery.placeOrder')}
        </SubmitButton>
      </OrderFormFooter>
    </OrderFormLayout>
  )
}
