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
 * Sends a request. When the session has ended meanwhile, the member signs in over the page, and it is sent again.
 * @throws ApiError for a refusal, another error when there is no connection
 */
async function send(method: Method, path: string, options: Options): Promise<Response> {
  for (;;) {
    try {
      return await client(path, { ...options, method })
    } catch (error) {
      if (!(error instanceof HTTPError)) throw error
      const refusal = new ApiError(error.response, (error.data ?? {}) as Record<string, unknown>)
      const ended = refusal.code === 'unauthenticated' && useSessionGate.getState().session
      if (!ended) throw refusal
      await signedInAgain()
    }
  }
}

/** One call of the API; resolves with the `data` of its answer, and rejects as `send` does. */
export async function call<T>(method: Method, path: string, options: Options = {}): Promise<T> {
  const response = await send(method, path, options)
  if (response.status === 204) return undefined as T
  return ((await response.json()) as { data: T }).data
}

/** Opens a stream of server-sent events until `signal` is aborted; rejects as `send` does. */
export async function openEvents(path: string, signal: AbortSignal): Promise<ReadableStream> {
  const { body } = await send('get', path, { signal, retry: 0 })
  if (!body) throw new TypeError(`${path} has no body.`)
  return body
}
