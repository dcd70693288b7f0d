import { browserApi } from '../../lib/browser-api.ts'

/** Signs an address up for the newsletter; a failure is only logged and answers false. */
export async function subscribe(email: string): Promise<boolean> {
  try {
    await (await browserApi()).subscribe(email)
    return true
  } catch (error) {
    console.error('The subscription failed.', error)
    return false
  }
}
