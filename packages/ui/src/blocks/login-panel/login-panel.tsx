'use client'

import type { ComponentProps } from 'react'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { PersonIcon } from '../../components/icon/object-icon.tsx'
import { Image } from '../../components/image/image.tsx'
import { PageTitle } from '../../components/page-title/page-title.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useShopRoutes } from '../../lib/routes.tsx'
import { loginPanelMessages } from './login-panel.messages.ts'

export interface LoginPanelProps extends ComponentProps<'section'> {
  /** The shopper remembered on this device; `image` is a media path or a URL. */
  user?: { name?: string | null; image?: string | null } | null
  /** @default '/track-order', or `track` of `RoutesProvider` */
  trackHref?: string
  /** @default '/products', or `products` of `RoutesProvider` */
  shopHref?: string
}

/** The content of the login page: explains that ordering needs no account, and links to the shop and to order tracking. */
export function LoginPanel({ user, trackHref, shopHref, className, ...props }: LoginPanelProps) {
  const t = useMessages(loginPanelMessages)
  const routes = useShopRoutes()
  return (
    <section
      data-shop="login-panel"
      className={cn(
        'shop:mx-auto shop:grid shop:max-w-sm shop:grid-cols-1 shop:justify-items-center shop:gap-4 shop:py-8 shop:text-center shop:text-ink',
        className,
      )}
      {...props}
    >
      {user?.image ? (
        <Image
          src={user.image}
          alt=""
          fit="cover"
          sizes="5rem"
          className="shop:w-20 shop:rounded-ticket shop:border shop:border-line"
        />
      ) : (
        <span className="shop:grid shop:size-20 shop:place-items-center shop:rounded-ticket shop:border-2 shop:border-dashed shop:border-brand shop:bg-brand-soft shop:text-brand">
          <PersonIcon className="shop:size-9" />
        </span>
      )}
      <PageTitle className="shop:text-balance">
        {user?.name ? t('login.greeting', { name: user.name }) : t('login.title')}
      </PageTitle>
      <p className="shop:m-0 shop:text-base">{t('login.text')}</p>
      {user?.name && <p className="shop:m-0 shop:text-base shop:text-muted">{t('login.known')}</p>}
      <ButtonLink href={shopHref ?? routes.products} size="lg" fullWidth>
        {t('login.shop')}
      </ButtonLink>
      <div className="shop:grid shop:w-full shop:gap-2 shop:border-0 shop:border-t shop:border-dashed shop:border-line shop:pt-4">
        <p className="shop:m-0 shop:text-base shop:text-muted">{t('login.trackText')}</p>
        <ButtonLink href={trackHref ?? routes.track} variant="outline" fullWidth>
          {t('login.track')}
        </ButtonLink>
      </div>
    </section>
  )
}
