'use client'

import type { ComponentProps } from 'react'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { PersonIcon } from '../../components/icon/object-icon.tsx'
import { Image } from '../../components/image/image.tsx'
import { PageTitle } from '../../components/page-title/page-title.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { loginPanelMessages } from './login-panel.messages.ts'

export interface LoginPanelProps extends ComponentProps<'section'> {
  /** The shopper remembered on this device; `image` is a media path or a URL. */
  user?: { name?: string | null; image?: string | null } | null
  /** @default '/track-order' */
  trackHref?: string
  /** @default '/products' */
  shopHref?: string
}

/** The content of the login page: explains that ordering needs no account, and links to the shop and to order tracking. */
export function LoginPanel({
  user,
  trackHref = '/track-order',
  shopHref = '/products',
  className,
  ...props
}: LoginPanelProps) {
  const t = useMessages(loginPanelMessages)
  return (
    <section
      data-slot="login-panel"
      className={cn(
        'mx-auto grid max-w-sm justify-items-center gap-4 py-8 text-center text-ink',
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
          className="w-20 rounded-ticket border border-line"
        />
      ) : (
        <span className="grid size-20 place-items-center rounded-ticket border-2 border-dashed border-brand bg-brand-soft text-brand">
          <PersonIcon className="size-9" />
        </span>
      )}
      <PageTitle className="text-balance">
        {user?.name ? t('login.greeting', { name: user.name }) : t('login.title')}
      </PageTitle>
      <p className="m-0 text-base">{t('login.text')}</p>
      {user?.name && <p className="m-0 text-base text-muted">{t('login.known')}</p>}
      <ButtonLink href={shopHref} size="lg" block>
        {t('login.shop')}
      </ButtonLink>
      <div className="grid w-full gap-2 border-0 border-t border-dashed border-line pt-4">
        <p className="m-0 text-base text-muted">{t('login.trackText')}</p>
        <ButtonLink href={trackHref} variant="outline" block>
          {t('login.track')}
        </ButtonLink>
      </div>
    </section>
  )
}
