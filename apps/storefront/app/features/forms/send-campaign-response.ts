import type { CampaignResult, CampaignValues } from '@shop/ui'
import { browserApi } from '../../lib/browser-api.ts'
import { refusalText, tooManyTries } from '../../messages/refusal.ts'

/** Submits the campaign form. It has no e-mail and address fields, so both are sent empty. */
export async function sendCampaignResponse(values: CampaignValues): Promise<CampaignResult> {
  try {
    const api = await browserApi()
    const { taken, message, code } = await api.answerCampaign({ ...values, email: '', address: '' })
    return taken
      ? { status: 'accepted' }
      : { status: 'rejected', message: refusalText(message, code) }
  } catch (error) {
    console.error('The campaign response was not sent.', error)
    const message = tooManyTries(error)
    return message ? { status: 'rejected', message } : { status: 'failed' }
  }
}
