import ky, { HTTPError, type Options } from 'ky'
import { ApiError } from './api-error.ts'
import { signedInAgain, useSessionGate } from './session-gate.ts'

const client = ky.create({
  prefix: `${window.location.origin}/api`,
  timeout: 15_000,
  // Looked up at each call, so that a test can answer in place of the network.
  fetch: (...request) => globalThis.fetch(...request),
  retry: { limit: 1, methods: ['get'], statusCodes: [502, 503, 504] },
})

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/**
 * One call of the API; resolves with the `data` of its answer. When the session has ended meanwhile, the member
 * signs in over the page, and the call is sent again.
 * @throws ApiError for a refusal, another error when there is no connection
 */
export async function call<T>(method: Method, path: string, options: Options = {}): Promise<T> {
  for (;;) {
    try {
      const response = await client(path, { ...options, method })
      if (response.status === 204) return undefined as T
      return ((await response.json()) as { data: T }).data
    } catch (error) {
      if (!(error instanceof HTTPError)) throw error
      const refusal = new ApiError(error.response, (error.data ?? {}) as Record<string, unknown>)
      const ended = refusal.code === 'unauthenticated' && useSessionGate.getState().session
      if (!ended) throw refusal
      await signedInAgain()
    }
  }
}
