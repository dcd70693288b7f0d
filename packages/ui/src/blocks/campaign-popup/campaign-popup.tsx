'use client'

import { useMessages } from '../../lib/messages.tsx'
import { OfferDialog, type OfferDialogProps } from '../offer-popup/offer-dialog.tsx'
import { campaignPopupMessages } from './campaign-popup.messages.ts'

export type CampaignPopupProps = Omit<OfferDialogProps, 'title' | 'text'>

/** The dialog shown after a campaign entry is accepted. */
export function CampaignPopup(props: CampaignPopupProps) {
  const t = useMessages(campaignPopupMessages)
  return <OfferDialog title={t('campaignPopup.title')} text={t('campaignPopup.text')} {...props} />
}
