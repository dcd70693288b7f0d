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
import { usePhonePlaceholder, usePhoneRule } from '../../lib/use-phone-rule.ts'
import {
  AddressField,
  AgreementField,
  DeliveryFields,
  NameField,
  PhoneField,
} from '../../commerce/shop-form/common-fields.tsx'
import type { FormResult } from '../../components/form/form-result.ts'
import type { FormTitleLevel } from '../../commerce/shop-form/form-title.tsx'
import { OrderFormEnd } from '../../commerce/shop-form/order-form-end.tsx'
import { OrderFormLayout } from '../../commerce/shop-form/order-form-layout.tsx'
import { withMessages } from '../../commerce/shop-form/text-rules.ts'
import { useTypedText } from '../../commerce/shop-form/use-typed-text.ts'
import { ZoneChoice } from '../../commerce/zone-choice/zone-choice.tsx'
import { deliveryFormMessages } from './delivery-form.messages.ts'

/** The values of `DeliveryForm`. */
export type DeliveryValues = DeliveryTexts & {
  terms: boolean
  /** The selected delivery zone, when the form shows the choice. */
  zone?: string
}

type Fields = Omit<DeliveryValues, 'zone'>

export interface DeliveryFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** Initial values. When they change later, only fields that the shopper has not edited, left or focused are updated. */
  defaultValues?: Partial<Fields>
  /** Order summary, shown beside the fields, or above them on narrow screens. It is inside the form, so it contains no other form; a `CouponField` may be in it. */
  summary?: ReactNode
  /** Receives valid, trimmed values. Not called again while a call is pending. */
  onSubmit: (values: DeliveryValues) => Promise<FormResult>
  onCancel?: () => void
  /** Selected delivery zone, when controlled; a value that the market does not have selects its first zone. Any of the three props of the zone shows its choice. */
  zone?: string
  /** Initially selected zone, when uncontrolled. @default the first zone of the market */
  defaultZone?: string
  onZoneChange?: (zone: string) => void
  /** Amount to pay on delivery in taka, said above the buttons. */
  total?: number
  /** Level of the title; null draws none. @default 1 */
  headingLevel?: FormTitleLevel
  /** @default '/cart', or `bag` of `RoutesProvider` */
  cancelHref?: string
  /** @default '/terms-conditions', or `terms` of `RoutesProvider` */
  termsHref?: string
  /** Stands below the fields, such as whose name and address they hold. */
  note?: ReactNode
  /** Phone number shown when the order fails. */
  supportPhone?: string
  /** Disables Place Order, for example because the bag is empty. @default false */
  disabled?: boolean
}

const blank = { ...deliveryTexts(() => ''), terms: false }

/** The delivery form for ordering the bag: name, mobile number, address, zone and terms. */
export function DeliveryForm({
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
  note,
  supportPhone,
  disabled = false,
  className,
  ...props
}: DeliveryFormProps) {
  const t = useMessages(deliveryFormMessages)
  const routes = useShopRoutes()
  const phone = usePhoneRule()
  const rules = deliveryRules(phone)
  const placeholder = usePhonePlaceholder()
  const asksZone = [givenZone, defaultZone, onZoneChange].some((prop) => prop !== undefined)
  const [chosenZone, setZone] = useOwnState(givenZone, defaultZone ?? '', onZoneChange)
  const zone = useKnownZone(chosenZone || undefined)?.id ?? ''
  const form = useForm<Fields & { zone: string }>({
    defaultValues: { ...blank, ...defaultValues, zone },
    validate: withMessages(rules, t, phone),
    onSubmit: ({ zone: _radio, ...values }) => onSubmit(asksZone ? { ...values, zone } : values),
    fallbackError: { message: t('form.failed') },
    stayBusy: true,
  })
  const address = useTypedText(form, 'address')

  return (
    <OrderFormLayout
      data-shop="delivery-form"
      form={form}
      heading={t('delivery.title')}
      headingLevel={headingLevel}
      summary={summary}
      className={className}
      {...props}
    >
      <DeliveryFields
        name={<NameField label={t('delivery.name')} />}
        mobile={
          <PhoneField
            name="mobile"
            label={t('delivery.mobile')}
            description={t('form.mobileDescription')}
            control={{ placeholder }}
          />
        }
        address={
          <AddressField label={t('delivery.address')} placeholder={t('form.addressPlaceholder')} />
        }
      />
      {note}
      {asksZone && (
        <ZoneChoice value={zone} onValueChange={setZone} address={address} className="shop:mb-2" />
      )}
      <AgreementField
        text={t('delivery.agree')}
        link={t('delivery.terms')}
        href={termsHref ?? routes.terms}
      />
      <OrderFormEnd error={form.error} phone={supportPhone} disabled={disabled} total={total}>
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
      </OrderFormEnd>
    </OrderFormLayout>
  )
}
