'use client'

import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { socialLinksMessages } from './social-links.messages.ts'
import { socialMarks, socialNetworks, type SocialNetwork } from './social-icons.tsx'

export interface SocialLinksProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** URL of the shop's page on each network. */
  links: Readonly<Record<SocialNetwork, string>>
}

/** Icon links to the shop's social network pages; they open in a new tab. */
export function SocialLinks({ links, className, ...props }: SocialLinksProps) {
  const t = useMessages(socialLinksMessages)

  return (
    <ul
      data-slot="social-links"
      aria-label={t('social.label')}
      className={cn('-mx-2.5 my-0 flex list-none flex-wrap p-0', className)}
      {...props}
    >
      {socialNetworks.map((network) => (
        <li key={network} className="m-0">
          <a
            href={links[network]}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t(`social.${network}`)}
            className="focus-ring grid size-11 place-items-center rounded-surface text-muted transition-colors duration-(--duration-touch) hover:bg-line hover:text-ink"
          >
            <svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20" fill="currentColor">
              {socialMarks[network]}
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}
