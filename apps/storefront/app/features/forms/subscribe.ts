import { browserApi } from '../../lib/browser-api.ts'

/** Submits the newsletter form; returns false on failure, which is logged. */
export async function subscribe(email: string): Promise<boolean> {
  try {
    await (await browserApi()).subscribe(email)
    return true
  } catch (error) {
    console.error('The subscription failed.', error)
    return false
  }
}
