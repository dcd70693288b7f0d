'use client'

import type { SocialNetwork } from '@shop/domain'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { socialLinksMessages } from './social-links.messages.ts'
import { socialMarks } from './social-icons.tsx'

/** The shop's page on a social network. */
export interface SocialLink {
  id: SocialNetwork
  href: string
}

export interface SocialLinksProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The networks that the shop uses, in order. */
  items: readonly SocialLink[]
}

/** Icon links to the shop's social network pages; they open in a new tab. */
export function SocialLinks({ items, className, ...props }: SocialLinksProps) {
  const t = useMessages(socialLinksMessages)

  return (
    <ul
      data-shop="social-links"
      role="list"
      aria-label={t('social.label')}
      className={cn(
        'shop:mx-[max(-1*var(--shop-gutter,0px),--spacing(-2.5))] shop:my-0 shop:flex shop:list-none shop:flex-wrap shop:p-0',
        className,
      )}
      {...props}
    >
      {items.map(({ id, href }) => (
        <li key={id} className="shop:m-0">
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t(`social.${id}`)}
            className="shop:focus-ring shop:grid shop:size-11 shop:place-items-center shop:rounded-surface shop:text-muted shop:transition-colors shop:duration-(--shop-duration-touch) shop:hover:bg-line shop:hover:text-ink"
          >
            <svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20" fill="currentColor">
              {socialMarks[id]}
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}
