import type { ContactValues, FormResult } from '@shop/ui'
import { ApiError } from '../../lib/api-error.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { fieldText, tooManyTries } from '../../messages/refusal.ts'
import { browserTexts } from '../../messages/texts.ts'
import { formsMessages } from './forms.messages.ts'

/** Submits the contact form. */
export async function sendContactMessage(values: ContactValues): Promise<FormResult> {
  try {
    await (await browserApi()).contact(values)
    return { ok: true }
  } catch (error) {
    console.error('The contact message was not sent.', error)
    const refused = error instanceof ApiError ? error.errors : []
    const errors = refused.map((error) => ({ ...error, message: fieldText(error) }))
    return {
      ok: false,
      message: tooManyTries(error) ?? browserTexts(formsMessages)('forms.failed'),
      errors,
    }
  }
}
