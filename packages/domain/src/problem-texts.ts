import { campaignProblems } from './campaign-rules.ts'
import { contactProblems } from './contact-rules.ts'
import { deliveryProblems } from './order-fields.ts'

/** What the API says in English about a refused field, by the code of the problem. */
export const problemTexts = {
  ...deliveryProblems,
  ...contactProblems,
  ...campaignProblems,
  // The form has one text for all its blank fields.
  'campaign.nameRequired': 'Name is required',
  'campaign.tripsRequired': 'Trips text is required',
} as const

/** The code of a problem that the API answers with. */
export type ProblemCode = keyof typeof problemTexts
