'use client'

import { useState, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { DialogTrigger } from '../dialog/dialog.tsx'
import { Drawer, DrawerContent, DrawerTitle } from '../drawer/drawer.tsx'
import { MenuIcon } from '../icon/sign-icon.tsx'
import { AppShellLinks, type AppShellItem } from './app-shell-links.tsx'
import { appShellMessages } from './app-shell.messages.ts'

export interface AppShellProps extends ComponentProps<'div'> {
  /** Name or sign of the application, at the top of the side bar. */
  brand: ReactNode
  /** The pages. The bottom bar of a narrow screen has the first four of them. */
  items: readonly AppShellItem[]
  /** Id of the page that is shown. */
  current?: string
  /** Below the pages: who is signed in, the choice of language and theme. */
  footer?: ReactNode
}

/** The number of pages in the bottom bar, beside the button that opens all of them. */
const inBottomBar = 4

/**
 * The layout of an application for work: a side bar from 64 rem of width, below it a bar at the bottom
 * and a drawer with the rest. Its content is the `main` of the page.
 */
export function AppShell({
  brand,
  items,
  current,
  footer,
  className,
  children,
  ...props
}: AppShellProps) {
  const t = useMessages(appShellMessages)
  const [open, setOpen] = useState(false)
  const rest = items.length > inBottomBar || footer
  return (
    <div data-shop="app-shell" className={cn('shop-app', className)} {...props}>
      <a href="#main" className="shop-app-skip">
        {t('appShell.skip')}
      </a>
      <header className="shop-app-side">
        <div className="shop-app-brand">{brand}</div>
        <nav aria-label={t('appShell.navigation')}>
          <AppShellLinks items={items} current={current} />
        </nav>
        {footer && <div className="shop-app-footer">{footer}</div>}
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <nav aria-label={t('appShell.navigation')} className="shop-app-bottom">
        <AppShellLinks items={items.slice(0, inBottomBar)} current={current} />
        {rest && (
          <Drawer open={open} onOpenChange={setOpen}>
            <DialogTrigger asChild>
              <button type="button">
                <span className="shop-app-icon">
                  <MenuIcon />
                </span>
                <span className="shop-app-label">{t('appShell.more')}</span>
              </button>
            </DialogTrigger>
            <DrawerContent className="shop-app-drawer">
              <DrawerTitle>{brand}</DrawerTitle>
              <AppShellLinks items={items} current={current} onClick={() => setOpen(false)} />
              {footer && <div className="shop-app-footer">{footer}</div>}
            </DrawerContent>
          </Drawer>
        )}
      </nav>
    </div>
  )
}
