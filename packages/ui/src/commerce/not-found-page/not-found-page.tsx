'use client'

import type { ComponentProps } from 'react'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { PageTitle } from '../../components/page-title/page-title.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { BlankPriceTag } from './blank-price-tag.tsx'
import { notFoundPageMessages } from './not-found-page.messages.ts'

export interface NotFoundPageProps extends ComponentProps<'section'> {
  /** @default '/' */
  homeHref?: string
}

/** The content of the 404 page, with a link to the home page. */
export function NotFoundPage({ homeHref = '/', className, children, ...props }: NotFoundPageProps) {
  const t = useMessages(notFoundPageMessages)
  return (
    <section
      data-slot="not-found-page"
      className={cn(
        'mx-auto grid max-w-reading justify-items-center gap-4 px-4 py-12 text-center text-ink',
        className,
      )}
      {...props}
    >
      <BlankPriceTag />
      <PageTitle>{t('notFound.title')}</PageTitle>
      <p className="m-0 max-w-prose text-base text-muted">{t('notFound.text')}</p>
      <ButtonLink href={homeHref} size="lg" className="mt-2">
        {t('notFound.home')}
      </ButtonLink>
      {children}
      <p className="m-0 mt-4 text-sm text-muted tabular">{t('notFound.code')}</p>
    </section>
  )
}
