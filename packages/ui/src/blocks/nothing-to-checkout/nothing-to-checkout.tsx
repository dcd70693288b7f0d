'use client'

import type { ComponentProps } from 'react'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { PageTitle } from '../../components/page-title/page-title.tsx'
import { cn } from '../../lib/cn.ts'
import type { LinkProps } from '../../lib/link.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { useShopRoutes } from '../../lib/routes.tsx'
import { nothingToCheckoutMessages } from './nothing-to-checkout.messages.ts'

export interface NothingToCheckoutProps extends ComponentProps<'section'> {
  /** Address of Go back. @default '/products', or `products` of `RoutesProvider` */
  backHref?: string
  /** Called when Go back is pressed; `preventDefault()` stops the navigation. */
  onBack?: LinkProps['onClick']
}

/** The empty state of the delivery page, shown when there is nothing to order. */
export function NothingToCheckout({
  backHref,
  onBack,
  className,
  ...props
}: NothingToCheckoutProps) {
  const t = useMessages(nothingToCheckoutMessages)
  const routes = useShopRoutes()
  return (
    // Full viewport height, like the form it replaces, so that the footer does not move.
    <section
      data-shop="nothing-to-checkout"
      className={cn(
        'shop:box-border shop:grid shop:min-h-svh shop:content-center shop:pb-24',
        className,
      )}
      {...props}
    >
      <EmptyState
        title={<PageTitle size="sm">{t('nothingToCheckout.title')}</PageTitle>}
        description={t('nothingToCheckout.text')}
        action={
          <ButtonLink href={backHref ?? routes.products} onClick={onBack}>
            {t('nothingToCheckout.back')}
          </ButtonLink>
        }
      />
    </section>
  )
}
