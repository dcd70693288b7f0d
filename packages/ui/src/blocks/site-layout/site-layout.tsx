'use client'

import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { siteLayoutMessages } from './site-layout.messages.ts'

export interface SiteLayoutProps extends ComponentProps<'div'> {
  /** A `LoadingBar`, placed before the header. */
  loadingBar?: ReactNode
  /** A `SiteHeader`; it sticks to the top while the page scrolls. */
  header: ReactNode
  footer: ReactNode
}

/** The layout of every page: skip link, loading bar, header, main content and footer. */
export function SiteLayout({
  loadingBar,
  header,
  footer,
  className,
  children,
  ...props
}: SiteLayoutProps) {
  const t = useMessages(siteLayoutMessages)

  return (
    <div
      data-shop="site-layout"
      className={cn(
        'shop:flex shop:min-h-dvh shop:flex-col shop:bg-paper shop:text-ink',
        className,
      )}
      {...props}
    >
      <a
        href="#main"
        className="shop:focus-ring shop:fixed shop:start-3 shop:top-2 shop:print:hidden shop:z-50 shop:-translate-y-20 shop:rounded-surface shop:bg-brand-fill shop:px-4 shop:py-3 shop:font-bold shop:text-on-brand shop:focus:translate-y-0"
      >
        {t('layout.skip')}
      </a>
      {loadingBar}
      {/* The negative margin places the header into the top margin of the content. */}
      <div className="shop:sticky shop:top-0 shop:z-40 shop:-mb-16 shop:print:hidden">{header}</div>
      <main
        id="main"
        tabIndex={-1}
        className="shop:@container/shop-page shop:mx-auto shop:mt-20 shop:box-border shop:w-full shop:max-w-page shop:flex-1 shop:px-3 shop:[--shop-gutter:--spacing(3)] shop:pb-12 shop:outline-none shop:print:mt-0 shop:print:pb-0 shop:md:px-6"
      >
        {children}
      </main>
      {footer}
    </div>
  )
}
