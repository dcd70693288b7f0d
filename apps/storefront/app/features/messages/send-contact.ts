import type { ContactValues, FormResult } from '@shop/ui'
import { ApiError } from '../../lib/api-error.ts'
import { browserApi } from '../../lib/browser-api.ts'

const FAILED = 'Something went wrong. Please try again.'

/** Sends a message to the shop. */
export async function sendContact(values: ContactValues): Promise<FormResult> {
  try {
    await (await browserApi()).contact(values)
    return { ok: true }
  } catch (error) {
    console.error('The message was not sent.', error)
    const errors = error instanceof ApiError ? [...error.errors] : []
    return { ok: false, message: FAILED, errors }
  }
}
