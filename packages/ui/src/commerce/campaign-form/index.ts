export {
  CampaignForm,
  type CampaignFormProps,
  type CampaignResult,
  type CampaignValues,
} from './campaign-form.tsx'
