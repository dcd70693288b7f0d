import { Button } from '@shop/ui'
import type { ReactNode } from 'react'

interface MoreButtonProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
  children: ReactNode
}

/** Loads the next page of a list; nothing behind the last one. */
export function MoreButton({ list, children }: MoreButtonProps) {
  if (!list.hasNextPage) return null
  return (
    <Button
      variant="outline"
      className="justify-self-center"
      loading={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {children}
    </Button>
  )
}
