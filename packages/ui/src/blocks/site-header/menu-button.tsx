'use client'

import { Suspense, useState } from 'react'
import { IconButton } from '../../components/icon-button/icon-button.tsx'
import { MenuIcon } from '../../components/icon/sign-icon.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useMessages } from '../../lib/messages.tsx'
import type { HeaderDrawerProps } from './header-drawer.tsx'
import { siteHeaderMessages } from './site-header.messages.ts'

// The drawer is loaded on demand and prefetched on pointer enter and focus.
const fetchDrawer = () => import('./header-drawer.tsx')
const HeaderDrawer = lazyPart(async () => (await fetchDrawer()).HeaderDrawer)

/** A failure is of no interest before the press. */
const prefetchDrawer = () => void fetchDrawer().catch(() => undefined)

/** The button that opens the header's menu on narrow screens. */
export function MenuButton({ open, onOpenChange, ...props }: HeaderDrawerProps) {
  const t = useMessages(siteHeaderMessages)
  const [mounted, setMounted] = useState(false)

  return (
    <>
      <IconButton
        aria-label={t('header.menu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        className="shop:-ms-2 shop:lg:hidden shop:noscript:hidden"
        onPointerEnter={prefetchDrawer}
        onFocus={prefetchDrawer}
        onClick={() => {
          setMounted(true)
          onOpenChange(true)
        }}
      >
        <MenuIcon />
      </IconButton>
      {(mounted || open) && (
        <Suspense fallback={null}>
          <HeaderDrawer open={open} onOpenChange={onOpenChange} {...props} />
        </Suspense>
      )}
    </>
  )
}
