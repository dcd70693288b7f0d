/** A request that arrived. */
export interface Sent {
  method: string
  path: string
  query: URLSearchParams
  body: Record<string, unknown>
}
/** Answers a request. `params` are the parts of its path at each `*` of the route. */
export type Answer = (params: string[], sent: Sent) => unknown
