import { timeLimits } from '../time-limits.ts'

/** A receiver of messages of the shop. */
interface Receiver {
  url: string
  token: string | undefined
  /** What the receiver is called in an error. */
  name: string
  /** The setting that has its address. */
  setting: string
}

/**
 * Posts JSON to a receiver. All attempts of one message have the same key, so the receiver can drop
 * what it has seen.
 * @throws Error when the receiver does not accept it within ten seconds
 */
export async function postJson(receiver: Receiver, key: string, body: object): Promise<void> {
  const { url, token, name, setting } = receiver
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
    // A followed redirect would turn the POST into a GET, or send personal data to another host.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeLimits.receiver),
  })
  await response.body?.cancel()
  if (response.status >= 300 && response.status < 400) {
    throw new Error(
      `${name} answered ${response.status}, a redirect, which is not followed. Set ${setting} to the final address.`,
    )
  }
  if (!response.ok) throw new Error(`${name} answered ${response.status}`)
}
