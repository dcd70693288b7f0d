'use client'

import type { ReactNode } from 'react'
import { BaseLink } from '../../lib/link.tsx'
import { Button, type ButtonProps } from '../button/button.tsx'

interface PageButtonProps {
  /** Page that it opens. */
  to: number
  page: number
  pageCount: number
  href: string | undefined
  label: string
  onPageChange: (page: number) => void
  children: ReactNode
}

/** Opens a page of a `Pagination`: a button, or with an address a link. */
export function PageButton({
  to,
  page,
  pageCount,
  href,
  label,
  onPageChange,
  children,
}: PageButtonProps) {
  const current = to === page
  const disabled = to < 1 || to > pageCount
  const props: ButtonProps = {
    variant: current ? 'soft' : 'ghost',
    size: 'sm',
    'aria-label': label,
    'aria-current': current ? 'page' : undefined,
    // A press on a link changes the page in the application, too.
    onClick: () => {
      if (!current) onPageChange(to)
    },
  }
  if (!href || disabled)
    return (
      <Button {...props} disabled={disabled}>
        {children}
      </Button>
    )
  return (
    <Button {...props} asChild>
      <BaseLink href={href.replaceAll('{page}', String(to))}>{children}</BaseLink>
    </Button>
  )
}
