import type { CampaignValues, FormResult } from '@shop/ui'
import { browserApi } from '../../lib/browser-api.ts'
import { refusalText, tooManyTries } from '../../messages/refusal.ts'

/** Submits the campaign form. It has no e-mail and address fields, so both are sent empty. */
export async function sendCampaignResponse(values: CampaignValues): Promise<FormResult> {
  try {
    const api = await browserApi()
    const { taken, message, code } = await api.answerCampaign({ ...values, email: '', address: '' })
    return taken ? { ok: true } : { ok: false, message: refusalText(message, code) }
  } catch (error) {
    console.error('The campaign response was not sent.', error)
    const message = tooManyTries(error)
    return message ? { ok: false, message } : { ok: false }
  }
}
