/** A request that arrived. */
export interface Sent {
  method: string
  path: string
  query: URLSearchParams
  body: Record<string, unknown>
}
/** Answers a request, given the parts of its path that a `*` stands for. */
export type Answer = (params: string[], sent: Sent) => unknown
