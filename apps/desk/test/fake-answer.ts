/** A refusal in the shape of the API. */
export class Refusal extends Error {
  readonly status: number
  readonly more: { data?: unknown; errors?: unknown[]; headers?: Record<string, string> }

  /** `message` is the code. */
  constructor(status: number, code: string, more: Refusal['more'] = {}) {
    super(code)
    this.status = status
    this.more = more
  }
}

/** A request that arrived. */
export interface Sent {
  method: string
  path: string
  query: URLSearchParams
  body: Record<string, unknown>
}
/** Answers a request, given the parts of its path that a `*` stands for. */
export type Answer = (params: string[], sent: Sent) => unknown
