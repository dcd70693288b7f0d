import type { ContactValues, FormResult } from '@shop/ui'
import { ApiError } from '../../lib/api-error.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { tooManyTries } from '../../lib/too-many-tries.ts'

const FAILED = 'Something went wrong. Please try again.'

/** Submits the contact form. */
export async function sendContactMessage(values: ContactValues): Promise<FormResult> {
  try {
    await (await browserApi()).contact(values)
    return { ok: true }
  } catch (error) {
    console.error('The contact message was not sent.', error)
    const errors = error instanceof ApiError ? [...error.errors] : []
    return { ok: false, message: tooManyTries(error) ?? FAILED, errors }
  }
}
