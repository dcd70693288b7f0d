import type { FormResult, NewsletterValues } from '@shop/ui'
import { browserApi } from '../../lib/browser-api.ts'

/** Submits the newsletter form. A failure is logged; the shopper gets no message, as specified. */
export async function subscribe({ email }: NewsletterValues): Promise<FormResult> {
  try {
    await (await browserApi()).subscribe(email)
    return { ok: true }
  } catch (error) {
    console.error('The subscription failed.', error)
    return { ok: false }
  }
}
