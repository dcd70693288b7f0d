import { Spinner } from '@shop/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '../lib/api-error.ts'
import { LoadError } from './load-error.tsx'
import { NoPage } from './no-page.tsx'
import { Page } from './page.tsx'

interface LoadedProps<Data> {
  query: UseQueryResult<Data>
  /** Title of the page while nothing is known. */
  title: string
  /** In place of a page whose record does not exist. */
  none: string
  children: (data: Data) => ReactNode
}

/** A page about one record: what was loaded, a spinner before, or why there is nothing. */
export function Loaded<Data>({ query, title, none, children }: LoadedProps<Data>) {
  const { data, error, refetch } = query
  if (data !== undefined) return children(data)
  if (error instanceof ApiError && error.status === 404) return <NoPage title={none} />
  if (error) {
    return (
      <Page title={title}>
        <LoadError error={error} onRetry={() => void refetch()} />
      </Page>
    )
  }
  return (
    <div className="grid justify-items-center p-8">
      <Spinner />
    </div>
  )
}
