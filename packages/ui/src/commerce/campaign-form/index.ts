export { CampaignForm, type CampaignFormProps, type CampaignAnswer } from './campaign-form.tsx'
export type { CampaignValues } from './campaign-rules.ts'
