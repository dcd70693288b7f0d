import { tooLong, type Problem } from './form-problem.ts'
import { hasPhoneStart, type PhoneRule } from './phone.ts'
import { isBlank, LIMITS } from './text.ts'

/** What the campaign form and the API say in English, by the code of the problem. */
export const campaignProblems = {
  'campaign.phoneInvalid': 'Please enter a valid Bangladeshi phone number',
} as const

type CampaignProblem = Problem<'campaign.required' | keyof typeof campaignProblems>

/** The rules of the campaign form by field, for the mobile numbers of a market. A rule returns undefined for a valid value. */
export const campaignRules = (phone: PhoneRule) => ({
  name: (text: string): CampaignProblem | undefined =>
    isBlank(text) ? { code: 'campaign.required' } : tooLong(text, LIMITS.name),
  phone: (text: string): CampaignProblem | undefined => {
    if (isBlank(text)) return { code: 'campaign.required' }
    return hasPhoneStart(text, phone) ? undefined : { code: 'campaign.phoneInvalid' }
  },
  trips: (text: string): CampaignProblem | undefined =>
    isBlank(text) ? { code: 'campaign.required' } : tooLong(text, LIMITS.trips),
})
