export { CampaignForm, type CampaignFormProps, type CampaignResult } from './campaign-form.tsx'
export type { CampaignValues } from './campaign-rules.ts'
