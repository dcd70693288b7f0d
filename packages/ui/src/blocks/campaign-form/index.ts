export { CampaignForm, type CampaignFormProps, type CampaignValues } from './campaign-form.tsx'
