import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import { hasCode } from './lib/api-error.ts'
import { deskApi } from './lib/desk-api.ts'
import { openGate, useSessionGate } from './lib/session-gate.ts'
import { AccountPage } from './routes/account.tsx'
import { CallsPage } from './routes/calls.tsx'
import { ZonesPage } from './routes/zones.tsx'
import { CouponsPage } from './routes/coupons.tsx'
import { FactsPage } from './routes/facts.tsx'
import { HandOverPage } from './routes/hand-over.tsx'
import { InvitationPage, invitationLoader } from './routes/invitation.tsx'
import { NewOrderPage } from './routes/new-order.tsx'
import { OrderPage } from './routes/order.tsx'
import { OrdersPage } from './routes/orders.tsx'
import { PackingPage } from './routes/packing.tsx'
import { PrintPage } from './routes/print.tsx'
import { ProductPage } from './routes/product.tsx'
import { ProductsPage } from './routes/products.tsx'
import { SettlingPage } from './routes/settling.tsx'
import { SignInPage } from './routes/sign-in.tsx'
import { StaffPage } from './routes/staff.tsx'
import { TodayPage } from './routes/today.tsx'
import { DeskLayout } from './shell/desk-layout.tsx'
import { NoPage } from './shell/no-page.tsx'
import { PageError } from './shell/page-error.tsx'
import { Permitted } from './shell/permitted.tsx'

/** Sends who is not signed in to the door, and back afterwards. */
async function requireSession({ request }: LoaderFunctionArgs) {
  if (useSessionGate.getState().session) return null
  try {
    openGate(await deskApi.session())
    return null
  } catch (error) {
    if (!hasCode(error, 'unauthenticated')) throw error
    const { pathname, search } = new URL(request.url)
    const to = pathname.replace(/^\/desk/, '') + search
    throw redirect(to === '/' || to === '' ? '/sign-in' : `/sign-in?${new URLSearchParams({ to })}`)
  }
}

/** While the session is asked for. */
const Nothing = () => null

/** The pages of the desk, below `/desk`. */
export const routes: RouteObject[] = [
  { path: '/sign-in', element: <SignInPage />, errorElement: <PageError /> },
  {
    path: '/invitation/:token',
    loader: invitationLoader,
    element: <InvitationPage />,
    errorElement: <PageError />,
    HydrateFallback: Nothing,
  },
  {
    // Without the shell, which is not for paper.
    path: '/print',
    loader: requireSession,
    element: <PrintPage />,
    errorElement: <PageError />,
    HydrateFallback: Nothing,
  },
  {
    loader: requireSession,
    element: <DeskLayout />,
    errorElement: <PageError />,
    HydrateFallback: Nothing,
    children: [
      {
        errorElement: <PageError />,
        children: [
          { index: true, element: <TodayPage /> },
          { path: '/orders', element: <OrdersPage /> },
          { path: '/orders/new', element: <NewOrderPage /> },
          { path: '/orders/:id', element: <OrderPage /> },
          { path: '/calls', element: <CallsPage /> },
          { path: '/packing', element: <PackingPage /> },
          { path: '/hand-over', element: <HandOverPage /> },
          {
            path: '/settling',
            element: (
              <Permitted permission="totals">
                <SettlingPage />
              </Permitted>
            ),
          },
          {
            path: '/shop',
            element: (
              <Permitted permission="facts">
                <ZonesPage />
              </Permitted>
            ),
          },
          {
            path: '/shop/coupons',
            element: (
              <Permitted permission="facts">
                <CouponsPage />
              </Permitted>
            ),
          },
          {
            path: '/shop/facts',
            element: (
              <Permitted permission="facts">
                <FactsPage />
              </Permitted>
            ),
          },
          { path: '/products', element: <ProductsPage /> },
          { path: '/products/:id', element: <ProductPage /> },
          {
            path: '/staff',
            element: (
              <Permitted permission="staff">
                <StaffPage />
              </Permitted>
            ),
          },
          { path: '/account', element: <AccountPage /> },
          { path: '*', element: <NoPage /> },
        ],
      },
    ],
  },
]
