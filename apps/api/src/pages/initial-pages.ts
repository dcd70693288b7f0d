import { aboutUs } from './initial-about-us.ts'
import { deliveryPolicy } from './initial-delivery-policy.ts'
import type { InitialPage } from './initial-page.ts'
import { privacyPolicy } from './initial-privacy-policy.ts'
import { returnRefund } from './initial-return-refund.ts'
import { termsConditions } from './initial-terms-conditions.ts'

/** The pages of a new shop, in the order of their links. */
export const initialPages: readonly InitialPage[] = [
  aboutUs,
  returnRefund,
  privacyPolicy,
  termsConditions,
  deliveryPolicy,
]
