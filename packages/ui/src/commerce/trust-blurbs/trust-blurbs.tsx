'use client'

import { HandCoinsIcon, HeadsetIcon, ShieldCheckIcon } from '../../components/icon/object-icon.tsx'
import { UndoIcon } from '../../components/icon/sign-icon.tsx'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { trustBlurbsMessages } from './trust-blurbs.messages.ts'

const blurbs = [
  { key: 'trust.cash', Icon: HandCoinsIcon },
  { key: 'trust.return', Icon: UndoIcon },
  { key: 'trust.secure', Icon: ShieldCheckIcon },
  { key: 'trust.support', Icon: HeadsetIcon },
] as const

export type TrustBlurbsProps = Omit<ComponentProps<'ul'>, 'children'>

/** The shop's four service promises in one row, or two rows in a narrow container. */
export function TrustBlurbs({ className, ...props }: TrustBlurbsProps) {
  const t = useMessages(trustBlurbsMessages)

  return (
    <ul
      data-slot="trust-blurbs"
      role="list"
      aria-label={t('trust.label')}
      className={cn(
        '@container m-0 flex list-none flex-wrap gap-y-6 rounded-surface bg-brand-soft p-0 py-6 text-ink',
        className,
      )}
      {...props}
    >
      {blurbs.map(({ key, Icon }, index) => (
        <li
          key={key}
          className="relative m-0 box-border flex w-1/2 min-w-0 flex-col gap-2 px-4 @[48rem]:w-1/4 @[48rem]:px-6"
        >
          {index > 0 && (
            <span
              aria-hidden="true"
              className={cn(
                'absolute inset-y-0 start-0 block text-brand/35 stitch-y',
                index === 2 && '@max-[48rem]:hidden',
              )}
            />
          )}
          <Icon strokeWidth={1.5} className="size-7 shrink-0 text-brand" />
          <span className="text-base leading-snug font-bold text-balance">{t(key)}</span>
        </li>
      ))}
    </ul>
  )
}
