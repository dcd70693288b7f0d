'use client'

import { writeDigits } from '@shop/domain'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMarket } from '../../lib/market.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { useOwnState } from '../../lib/use-own-state.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/sign-icon.tsx'
import { PageButton } from './page-button.tsx'
import { paginationMessages } from './pagination.messages.ts'
import { visiblePages } from './visible-pages.ts'

export interface PaginationProps extends ComponentProps<'nav'> {
  /** Number of pages. With 0 or 1 nothing is drawn but the element itself. */
  pageCount: number
  /** Current page, when controlled. The first is 1. */
  page?: number
  /** Page at first, when uncontrolled. @default 1 */
  defaultPage?: number
  onPageChange?: (page: number) => void
  /** Address of a page, in which `{page}` is its number, such as `/orders?page={page}`. With it the pages are links. */
  href?: string
}

/** The pages of a long list. On a narrow screen it shows the current page and the number of pages. */
export function Pagination({
  pageCount,
  page: given,
  defaultPage = 1,
  onPageChange,
  href,
  className,
  ...props
}: PaginationProps) {
  const t = useMessages(paginationMessages)
  const { digits } = useMarket()
  const [chosen, setPage] = useOwnState(given, defaultPage, onPageChange)
  const page = Math.max(1, Math.min(chosen, pageCount))
  const pages = { page, pageCount, href, onPageChange: setPage }
  return (
    <nav
      data-shop="pagination"
      aria-label={t('pagination.label')}
      className={cn('shop-pagination', className)}
      {...props}
    >
      {pageCount > 1 && (
        <>
          <PageButton to={page - 1} label={t('pagination.previous')} {...pages}>
            <ChevronLeftIcon className="shop-flip" />
          </PageButton>
          <ul role="list">
            {visiblePages(page, pageCount).map((n, index) => (
              <li key={n ?? `gap-${index}`}>
                {n === null ? (
                  '…'
                ) : (
                  <PageButton to={n} label={t('pagination.page', { n })} {...pages}>
                    {writeDigits(String(n), digits)}
                  </PageButton>
                )}
              </li>
            ))}
          </ul>
          <span aria-hidden="true">{t('pagination.of', { n: page, count: pageCount })}</span>
          <PageButton to={page + 1} label={t('pagination.next')} {...pages}>
            <ChevronRightIcon className="shop-flip" />
          </PageButton>
          <span role="status">{t('pagination.of', { n: page, count: pageCount })}</span>
        </>
      )}
    </nav>
  )
}
