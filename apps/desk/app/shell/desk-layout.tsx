import {
  AppShell,
  BagIcon,
  BanknoteIcon,
  CheckIcon,
  ClockIcon,
  GridIcon,
  HandCoinsIcon,
  PersonIcon,
  PhoneIcon,
  ShieldCheckIcon,
  TruckIcon,
  Callout,
  useMessages,
} from '@shop/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router-dom'
import { SignInAgain } from '../features/session/sign-in-again.tsx'
import { deskApi } from '../lib/desk-api.ts'
import { forgetKept } from '../lib/kept.ts'
import { closeGate, useSessionGate } from '../lib/session-gate.ts'
import { useStateChange } from '../lib/state-change.ts'
import { KeyHelp } from './key-help.tsx'
import { SettingsMenu } from './settings-menu.tsx'
import { shellMessages } from './shell.messages.ts'
import { useKeys } from './use-keys.ts'
import { useLiveOrders } from './use-live-orders.ts'
import { useOnline } from './use-online.ts'
import { useShopName } from './use-shop-name.ts'

/** What surrounds every page of a member who is signed in. */
export function DeskLayout() {
  const t = useMessages(shellMessages)
  const shop = useShopName()
  const online = useOnline()
  const lost = useLiveOrders()
  const session = useSessionGate((gate) => gate.session)
  const { pathname } = useLocation()
  const [keysOpen, setKeysOpen] = useState(false)
  const signOut = useSignOut()
  useKeys({ '?': () => setKeysOpen(true), u: () => useStateChange.getState().undo() })
  useMainFocus(pathname)
  if (!session) return null

  const items = [
    { id: 'today', label: t('shell.today'), href: '/', icon: <ClockIcon /> },
    { id: 'orders', label: t('shell.orders'), href: '/orders', icon: <BagIcon /> },
    { id: 'calls', label: t('shell.calls'), href: '/calls', icon: <PhoneIcon /> },
    { id: 'packing', label: t('shell.packing'), href: '/packing', icon: <CheckIcon /> },
    { id: 'hand-over', label: t('shell.handOver'), href: '/hand-over', icon: <TruckIcon /> },
    ...(session.permissions.includes('totals')
      ? [{ id: 'settling', label: t('shell.settling'), href: '/settling', icon: <BanknoteIcon /> }]
      : []),
    { id: 'products', label: t('shell.products'), href: '/products', icon: <GridIcon /> },
    ...(session.permissions.includes('facts')
      ? [{ id: 'shop', label: t('shell.shop'), href: '/shop', icon: <HandCoinsIcon /> }]
      : []),
    ...(session.permissions.includes('staff')
      ? [{ id: 'staff', label: t('shell.staff'), href: '/staff', icon: <PersonIcon /> }]
      : []),
    { id: 'account', label: t('shell.account'), href: '/account', icon: <ShieldCheckIcon /> },
  ]
  return (
    <>
      <AppShell
        brand={shop}
        items={items}
        current={
          items.find(({ href }) => pathname === href || (href !== '/' && pathname.startsWith(href)))
            ?.id
        }
        footer={
          <SettingsMenu
            name={session.staff.name}
            onKeys={() => setKeysOpen(true)}
            onSignOut={() => void signOut()}
          />
        }
      >
        <div className="grid gap-4">
          <Callout tone="warning" className="empty:absolute">
            {(lost || !online) && t('shell.offline')}
          </Callout>
          <div className="min-w-0">
            <Outlet />
          </div>
        </div>
      </AppShell>
      <KeyHelp open={keysOpen} onOpenChange={setKeysOpen} />
      <SignInAgain />
      <ScrollRestoration />
    </>
  )
}

/** Ends the session, and forgets what the server said to this member. */
function useSignOut() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    // Without a connection the session ends by itself.
    await deskApi.signOut().catch(reportError)
    closeGate()
    forgetKept()
    await navigate('/sign-in')
    queries.clear()
  }
}

/** Moves the focus to the content of a page that a link has opened. */
function useMainFocus(pathname: string) {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}
