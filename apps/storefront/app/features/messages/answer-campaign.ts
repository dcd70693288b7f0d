import type { CampaignResult, CampaignValues } from '@shop/ui'
import { browserApi } from '../../lib/browser-api.ts'

/** Sends a kitchen tip. The form asks for no e-mail or address, so both are sent empty. */
export async function answerCampaign(values: CampaignValues): Promise<CampaignResult> {
  try {
    const api = await browserApi()
    const { taken, message } = await api.answerCampaign({ ...values, email: '', address: '' })
    return taken ? { status: 'accepted' } : { status: 'rejected', message }
  } catch (error) {
    console.error('The campaign answer was not taken.', error)
    return { status: 'failed' }
  }
}
