'use client'

import { HandCoinsIcon, HeadsetIcon, ShieldCheckIcon } from '../../components/icon/object-icon.tsx'
import { UndoIcon } from '../../components/icon/sign-icon.tsx'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { countryName } from '../../lib/country-name.ts'
import { useMarket } from '../../lib/market.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { trustBlurbsMessages } from './trust-blurbs.messages.ts'

/** The stitch between two promises, the look of a vertical `Divider` without an element. */
const stitchBefore =
  "shop:before:absolute shop:before:inset-y-0 shop:before:start-0 shop:before:stitch-y shop:before:text-brand/35 shop:before:content-[''] shop:max-2xs:before:hidden"

export type TrustBlurbsProps = Omit<ComponentProps<'ul'>, 'children'>

/** The shop's four service promises in one row, or two rows in a narrow container. */
export function TrustBlurbs({ className, ...props }: TrustBlurbsProps) {
  const t = useMessages(trustBlurbsMessages)
  const country = countryName(useMarket())
  const blurbs = [
    { key: country ? 'trust.cash' : 'trust.cashOnly', Icon: HandCoinsIcon },
    { key: 'trust.return', Icon: UndoIcon },
    { key: 'trust.secure', Icon: ShieldCheckIcon },
    { key: 'trust.support', Icon: HeadsetIcon },
  ] as const

  return (
    <ul
      data-shop="trust-blurbs"
      role="list"
      aria-label={t('trust.label')}
      className={cn(
        'shop:@container shop:m-0 shop:flex shop:list-none shop:flex-wrap shop:gap-y-6 shop:rounded-surface shop:bg-brand-soft shop:p-0 shop:py-6 shop:text-ink',
        className,
      )}
      {...props}
    >
      {blurbs.map(({ key, Icon }, index) => (
        <li
          key={key}
          className={cn(
            'shop:relative shop:m-0 shop:box-border shop:flex shop:w-1/2 shop:max-2xs:w-full shop:min-w-0 shop:flex-col shop:gap-2 shop:px-4 shop:@[48rem]:w-1/4 shop:@[48rem]:px-6',
            index > 0 && stitchBefore,
            index === 2 && 'shop:@max-[48rem]:before:hidden',
          )}
        >
          <Icon strokeWidth={1.5} className="shop:size-7 shop:shrink-0 shop:text-brand" />
          <span className="shop:text-base shop:leading-snug shop:font-bold shop:text-balance">
            {t(key, country ? { country } : {})}
          </span>
        </li>
      ))}
    </ul>
  )
}
