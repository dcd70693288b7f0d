export { CampaignPopup, type CampaignPopupProps } from './campaign-popup.tsx'
