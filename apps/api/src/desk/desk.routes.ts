import type { Deps } from '../deps.ts'
import type { Call } from '../http/define-call.ts'
import type { PlaceOrder } from '../orders/order-placing.ts'
import { accountRoutes } from './account.routes.ts'
import { callRoutes } from './calls.routes.ts'
import { changeRoutes } from './changes.routes.ts'
import { couponRoutes } from './coupons.routes.ts'
import { factRoutes } from './facts.routes.ts'
import { invitationRoutes } from './invitation.routes.ts'
import { newOrderRoutes } from './new-order.routes.ts'
import { orderEventRoutes } from './order-events.routes.ts'
import { orderRoutes } from './orders.routes.ts'
import { parcelRoutes } from './parcels.routes.ts'
import { productRoutes } from './products.routes.ts'
import { sessionRoutes } from './session.routes.ts'
import { settlingRoutes } from './settling.routes.ts'
import { staffRoutes } from './staff.routes.ts'
import { textRoutes } from './texts.routes.ts'
import { todayRoute } from './today.routes.ts'
import { zoneRoutes } from './zones.routes.ts'

/** The calls of the desk. */
export const deskRoutes = (deps: Deps, place: PlaceOrder): Call[] => [
  ...sessionRoutes(deps),
  ...invitationRoutes(deps),
  ...staffRoutes(deps),
  ...accountRoutes(deps),
  ...changeRoutes(deps),
  todayRoute(deps),
  // Before the calls that take `events` for an id.
  ...orderEventRoutes(deps),
  ...orderRoutes(deps),
  ...callRoutes(deps),
  ...parcelRoutes(deps),
  ...settlingRoutes(deps),
  ...productRoutes(deps),
  ...factRoutes(deps),
  ...zoneRoutes(deps),
  ...couponRoutes(deps),
  ...textRoutes(deps),
  ...newOrderRoutes(deps, place),
]
