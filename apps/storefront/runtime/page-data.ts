import { isRouteErrorResponse, type ErrorResponse } from 'react-router-dom'

/** An error of a loader as it is sent to the browser. */
export type SentError = { status: number; data: unknown } | { message: string }

/** What a page carries as JSON, so that the browser renders what the server rendered. */
export interface PageData {
  /** The path before the path of every page, such as `/` or `/bn`. */
  basename: string
  loaderData: Record<string, unknown>
  /** By the id of the route whose error boundary shows it. */
  errors?: Record<string, SentError>
}

/** The response at the address of a page's data. */
export type DataResponse = { data: unknown } | { redirect: string } | { error: SentError }

/** Prepares an error for the browser. The message of an unexpected one stays on the server. */
export function toSentError(error: unknown): SentError {
  if (isRouteErrorResponse(error)) return { status: error.status, data: error.data as unknown }
  const message = import.meta.env.DEV ? String(error) : 'Unexpected Server Error'
  return { message }
}

/** The error that a route's error boundary receives. */
export function fromSentError(error: SentError): unknown {
  if (!('status' in error)) return new Error(error.message)
  // `isRouteErrorResponse` looks for these keys.
  const { status, data } = error
  return { status, statusText: '', data, internal: false } satisfies ErrorResponse & {
    internal: boolean
  }
}
