import type { pages, pageSections } from '../db/schema/index.ts'
import { aboutUs } from './initial-about-us.ts'
import { deliveryPolicy } from './initial-delivery-policy.ts'
import { privacyPolicy } from './initial-privacy-policy.ts'
import { returnRefund } from './initial-return-refund.ts'
import { termsConditions } from './initial-terms-conditions.ts'

type Section = Omit<typeof pageSections.$inferSelect, 'slug' | 'position'>

/** A page of a new shop; positions are those of the sequence. */
export interface InitialPage extends Omit<typeof pages.$inferSelect, 'position'> {
  sections: readonly Section[]
}

/** The pages of a new shop, in the order of their links. */
export const initialPages: readonly InitialPage[] = [
  aboutUs,
  returnRefund,
  privacyPolicy,
  termsConditions,
  deliveryPolicy,
]
