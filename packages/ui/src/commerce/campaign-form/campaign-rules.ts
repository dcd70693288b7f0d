import { isBlank, isCampaignPhone, LIMITS } from '@shop/domain'
import { tooLong, type Problem } from '../form-result/text-rules.ts'

/** What the campaign form sends; `trips` is the tip itself, under its name on the wire. */
export type CampaignValues = { name: string; phone: string; trips: string }

type CampaignProblem = Problem<'campaign.required' | 'campaign.phoneInvalid'>

/** The campaign form's rules, field by field; undefined means that the value is right. */
export const campaignRules = {
  name: (text: string): CampaignProblem | undefined =>
    isBlank(text) ? { key: 'campaign.required' } : tooLong(text, LIMITS.name),
  phone: (text: string): CampaignProblem | undefined => {
    if (isBlank(text)) return { key: 'campaign.required' }
    return isCampaignPhone(text) ? undefined : { key: 'campaign.phoneInvalid' }
  },
  trips: (text: string): CampaignProblem | undefined =>
    isBlank(text) ? { key: 'campaign.required' } : tooLong(text, LIMITS.trips),
}
