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
      data-slot="site-layout"
      className={cn('flex min-h-dvh flex-col bg-paper text-ink', className)}
      {...props}
    >
      <a
        href="#main"
        className="focus-ring fixed start-3 top-2 z-50 -translate-y-20 rounded-surface bg-brand px-4 py-3 font-bold text-on-brand focus:translate-y-0"
      >
        {t('layout.skip')}
      </a>
      {loadingBar}
      {/* The negative margin places the header into the top margin of the content. */}
      <div className="sticky top-0 z-40 -mb-16">{header}</div>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto mt-20 box-border w-full max-w-page flex-1 px-3 pb-12 outline-none md:px-6"
      >
        {children}
      </main>
      {footer}
    </div>
  )
}
