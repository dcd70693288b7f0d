'use client'

import type { ComponentProps } from 'react'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { Link } from '../../components/link/link.tsx'
import { PageTitle } from '../../components/page-title/page-title.tsx'
import { PhoneLink } from '../../components/phone-link/phone-link.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useShopRoutes } from '../../lib/routes.tsx'
import { NoSignal } from './no-signal.tsx'
import { offlinePageMessages } from './offline-page.messages.ts'

export interface OfflinePageProps extends ComponentProps<'section'> {
  /** The page that was wanted, for the link that tries it again. */
  retryHref: string
  /** The shop's number, to order without the internet. */
  phone?: string
  /** Whether the page of the bag opens without a connection. @default true */
  bag?: boolean
  /** The pages that open without a connection. @default [] */
  pages?: readonly { label: string; href: string }[]
}

/** The content of the page that a service worker shows in place of one that needs a connection. */
export function OfflinePage({
  retryHref,
  phone,
  bag = true,
  pages = [],
  className,
  ...props
}: OfflinePageProps) {
  const t = useMessages(offlinePageMessages)
  const routes = useShopRoutes()
  return (
    <section
      data-shop="offline-page"
      className={cn(
        'shop:mx-auto shop:grid shop:max-w-reading shop:justify-items-center shop:gap-4 shop:px-4 shop:py-10 shop:text-center shop:text-ink',
        className,
      )}
      {...props}
    >
      <NoSignal />
      <PageTitle>{t('offlinePage.title')}</PageTitle>
      <p className="shop:m-0 shop:max-w-prose shop:text-base shop:text-muted">
        {t('offlinePage.text')}
      </p>
      <ButtonLink href={retryHref} size="lg">
        {t('offlinePage.retry')}
      </ButtonLink>
      <div className="shop:mt-4 shop:grid shop:w-full shop:max-w-prose shop:gap-3 shop:rounded-surface shop:border shop:border-line shop:bg-surface shop:p-5 shop:text-start">
        <h2 className="shop:m-0 shop:text-lg shop:font-bold">{t('offlinePage.works')}</h2>
        {bag && (
          <p className="shop:m-0">
            <Link href={routes.bag}>{t('offlinePage.bag')}</Link>
          </p>
        )}
        <p className="shop:m-0">
          <span>{`${t('offlinePage.order')} `}</span>
          {phone && <PhoneLink phone={phone} />}
        </p>
        {pages.length > 0 && (
          <>
            <h3 className="shop:m-0 shop:mt-2 shop:text-base shop:font-bold">
              {t('offlinePage.pages')}
            </h3>
            <ul className="shop:m-0 shop:grid shop:gap-2 shop:ps-5">
              {pages.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  )
}
