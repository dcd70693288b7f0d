import { hasPhoneStart, isBlank, LIMITS, type PhoneRule } from '@shop/domain'
import { tooLong, type Problem } from '../shop-form/text-rules.ts'

/** The values of `CampaignForm`. `trips` is the submitted kitchen tip, named as in the API. */
export type CampaignValues = { name: string; phone: string; trips: string }

type CampaignProblem = Problem<'campaign.required' | 'campaign.phoneInvalid'>

/** Validation rules of the campaign form by field, for the mobile numbers of a market. A rule returns undefined for a valid value. */
export const campaignRules = (phone: PhoneRule) => ({
  name: (text: string): CampaignProblem | undefined =>
    isBlank(text) ? { key: 'campaign.required' } : tooLong(text, LIMITS.name),
  phone: (text: string): CampaignProblem | undefined => {
    if (isBlank(text)) return { key: 'campaign.required' }
    return hasPhoneStart(text, phone) ? undefined : { key: 'campaign.phoneInvalid' }
  },
  trips: (text: string): CampaignProblem | undefined =>
    isBlank(text) ? { key: 'campaign.required' } : tooLong(text, LIMITS.trips),
})
