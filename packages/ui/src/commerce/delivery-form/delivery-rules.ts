import { hasPhoneLength, isBlank, LIMITS, type PhoneRule } from '@shop/domain'
import { tooLong, type Problem } from '../shop-form/text-rules.ts'

/** The values of `DeliveryForm`. */
export type DeliveryValues = {
  name: string
  mobile: string
  address: string
  terms: boolean
}

type DeliveryProblem = Problem<
  | 'delivery.nameRequired'
  | 'delivery.mobileInvalid'
  | 'delivery.addressRequired'
  | 'delivery.termsRequired'
>

/** Validation rules of the delivery form by field, for the mobile numbers of a market. A rule returns undefined for a valid value. */
export const deliveryRules = (phone: PhoneRule) => ({
  name: (text: string): DeliveryProblem | undefined =>
    isBlank(text) ? { key: 'delivery.nameRequired' } : tooLong(text, LIMITS.name),
  mobile: (text: string): DeliveryProblem | undefined =>
    hasPhoneLength(text, phone) ? undefined : { key: 'delivery.mobileInvalid' },
  address: (text: string): DeliveryProblem | undefined =>
    isBlank(text) ? { key: 'delivery.addressRequired' } : tooLong(text, LIMITS.address),
  terms: (ticked: boolean): DeliveryProblem | undefined =>
    ticked ? undefined : { key: 'delivery.termsRequired' },
})
