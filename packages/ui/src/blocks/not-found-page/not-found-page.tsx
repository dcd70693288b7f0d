'use client'

import type { ComponentProps } from 'react'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { PageTitle } from '../../components/page-title/page-title.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useShopRoutes } from '../../lib/routes.tsx'
import { BlankPriceTag } from './blank-price-tag.tsx'
import { notFoundPageMessages } from './not-found-page.messages.ts'

export interface NotFoundPageProps extends ComponentProps<'section'> {
  /** @default '/', or `home` of `RoutesProvider` */
  homeHref?: string
}

/** The content of the 404 page, with a link to the home page. */
export function NotFoundPage({ homeHref, className, children, ...props }: NotFoundPageProps) {
  const t = useMessages(notFoundPageMessages)
  const routes = useShopRoutes()
  return (
    <section
      data-shop="not-found-page"
      className={cn(
        'shop:mx-auto shop:grid shop:max-w-reading shop:grid-cols-1 shop:justify-items-center shop:gap-4 shop:px-4 shop:py-12 shop:text-center shop:text-ink',
        className,
      )}
      {...props}
    >
      <BlankPriceTag />
      <PageTitle>{t('notFound.title')}</PageTitle>
      <p className="shop:m-0 shop:max-w-prose shop:text-base shop:text-muted">
        {t('notFound.text')}
      </p>
      <ButtonLink href={homeHref ?? routes.home} size="lg" className="shop:mt-2">
        {t('notFound.home')}
      </ButtonLink>
      {children}
      <p className="shop:m-0 shop:mt-4 shop:text-sm shop:text-muted">{t('notFound.code')}</p>
    </section>
  )
}
