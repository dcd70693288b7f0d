import type { CourierId, OrderStatus, StaffRole } from '@shop/domain'
import type {
  AmountReplacement,
  CallList,
  ChangedCoupons,
  ChangedFacts,
  ChangedZones,
  CheckedCorrection,
  CouponConditions,
  DeskCoupon,
  DeskMember,
  DeskOrderDetails,
  DeskOrderRequest,
  DeskProduct,
  DeskProductChange,
  DeskProductPage,
  DeskSession,
  DeskZone,
  FieldChange,
  HandOver,
  HandOverDone,
  Invitation,
  NewConsignments,
  NewZone,
  OrderCall,
  OrderCounts,
  OrderPage,
  ParcelList,
  ParcelState,
  Product,
  Quote,
  QuoteRequest,
  ReadConsignments,
  ReadStatement,
  Settlement,
  ShopWire,
  StockChange,
  Today,
  ZoneChange,
} from '@shop/domain/wire'
import { call, openEvents } from './call.ts'
import type { OrderFilter } from './order-filter.ts'
import type { ProductFilter } from './product-filter.ts'

const order = (id: number) => `desk/orders/${id}`
const product = (id: number) => `desk/products/${id}`
const changesOf = async (subject: string, id: number) => {
  const searchParams = { subject, id }
  const found = await call<{ changes: FieldChange[] }>('get', 'desk/changes', { searchParams })
  return found.changes
}
const invitation = (token: string) => `desk/invitations/${encodeURIComponent(token)}`

/** The calls of the desk. Each rejects as `call` does. */
export const deskApi = {
  shop: () => call<ShopWire>('get', 'shop'),

  session: () => call<DeskSession>('get', 'desk/session'),
  signIn: (json: { name: string; password: string; code?: string }) =>
    call<DeskSession>('post', 'desk/sign-in', { json }),
  signOut: () => call<void>('post', 'desk/sign-out'),
  signOutEverywhere: () => call<void>('post', 'desk/sign-out-everywhere'),
  invitation: (token: string) => call<Invitation>('get', invitation(token)),
  accept: (token: string, json: { name: string; password: string }) =>
    call<DeskSession>('post', invitation(token), { json }),

  changePassword: (json: { current: string; next: string }) =>
    call<void>('post', 'desk/password', { json }),
  newSecondFactor: (json: { password: string }) =>
    call<{ secret: string; uri: string }>('post', 'desk/second-factor', { json }),
  confirmSecondFactor: (json: { code: string }) =>
    call<{ recoveryCodes: readonly string[] }>('post', 'desk/second-factor/confirm', { json }),
  removeSecondFactor: (json: { password: string }) =>
    call<void>('delete', 'desk/second-factor', { json }),

  staff: async () => (await call<{ staff: readonly DeskMember[] }>('get', 'desk/staff')).staff,
  changeMember: (id: number, json: { role?: StaffRole; active?: boolean }) =>
    call<DeskMember>('patch', `desk/staff/${id}`, { json }),
  invite: (json: { role: StaffRole }) =>
    call<{ path: string; expiresAt: string }>('post', 'desk/invitations', { json }),

  today: () => call<Today>('get', 'desk/today'),
  orders: (filter: OrderFilter, before: number | undefined) =>
    call<OrderPage>('get', 'desk/orders', {
      searchParams: { ...filter, ...(before ? { before } : {}) },
    }),
  /** The order that was placed last. */
  newest: async () =>
    (await call<OrderPage>('get', 'desk/orders', { searchParams: { limit: 1 } })).orders[0],
  counts: async () => (await call<OrderCounts>('get', 'desk/orders/counts')).counts,
  calls: () => call<CallList>('get', 'desk/calls'),
  /** `changed` after each change of an order. */
  orderEvents: (signal: AbortSignal) => openEvents('desk/orders/events', signal),
  order: (id: number) => call<DeskOrderDetails>('get', order(id)),
  /** Says that this member has the order open; resolves to the names of the others who have. */
  viewOrder: async (id: number) =>
    (await call<{ others: readonly string[] }>('put', `${order(id)}/viewer`)).others,
  orderChanges: (id: number) => changesOf('order', id),
  products: (text: string) =>
    call<readonly Product[]>('get', `products/search/${encodeURIComponent(text)}`),
  quote: (json: QuoteRequest) => call<Quote>('post', 'orders/quote', { json }),
  place: (json: DeskOrderRequest) => call<DeskOrderDetails>('post', 'desk/orders', { json }),
  /** Sent also while the page is closed. */
  setState: (id: number, json: { state: OrderStatus; version: number; note?: string }) =>
    call<DeskOrderDetails>('post', `${order(id)}/state`, { json, keepalive: true }),
  recordCall: (id: number, json: OrderCall) =>
    call<DeskOrderDetails>('post', `${order(id)}/calls`, { json, keepalive: true }),
  setNote: (id: number, json: { note: string; version: number }) =>
    call<DeskOrderDetails>('put', `${order(id)}/note`, { json }),
  correct: (id: number, json: CheckedCorrection) =>
    call<DeskOrderDetails>('patch', order(id), { json }),

  parcels: (state: ParcelState) =>
    call<ParcelList>('get', 'desk/parcels', { searchParams: { state } }),
  handOver: (json: HandOver) => call<HandOverDone>('post', 'desk/hand-over', { json }),
  checkConsignments: (json: { courier: CourierId; text: string }) =>
    call<ReadConsignments>('post', 'desk/consignments/check', { json }),
  setConsignments: (json: NewConsignments) =>
    call<{ changed: number }>('put', 'desk/consignments', { json }),
  checkStatement: (json: { courier: CourierId; text: string }) =>
    call<ReadStatement>('post', 'desk/statements/check', { json }),
  settle: (json: Settlement) => call<{ changed: number }>('post', 'desk/settlements', { json }),

  catalogue: (filter: ProductFilter, after: number | undefined) =>
    call<DeskProductPage>('get', 'desk/products', {
      searchParams: { ...filter, ...(after ? { after } : {}) },
    }),
  product: (id: number) => call<DeskProduct>('get', product(id)),
  productChanges: (id: number) => changesOf('product', id),
  changeProduct: (id: number, json: DeskProductChange) =>
    call<DeskProduct>('patch', product(id), { json }),
  changeStock: (id: number, json: StockChange) =>
    call<DeskProduct>('post', `${product(id)}/stock`, { json }),

  facts: async () => (await call<{ facts: Record<string, string> }>('get', 'desk/facts')).facts,
  changeFacts: (facts: Record<string, string>) =>
    call<ChangedFacts>('patch', 'desk/facts', { json: { facts } }),
  zones: async () => (await call<{ zones: readonly DeskZone[] }>('get', 'desk/zones')).zones,
  addZone: (json: NewZone) => call<ChangedZones>('post', 'desk/zones', { json }),
  changeZone: (id: string, json: ZoneChange) =>
    call<ChangedZones>('patch', `desk/zones/${id}`, { json }),
  removeZone: (id: string) => call<ChangedZones>('delete', `desk/zones/${id}`),
  coupons: async () =>
    (await call<{ coupons: readonly DeskCoupon[] }>('get', 'desk/coupons')).coupons,
  saveCoupon: (code: string, json: CouponConditions) =>
    call<ChangedCoupons>('put', `desk/coupons/${code}`, { json }),
  removeCoupon: (code: string) => call<ChangedCoupons>('delete', `desk/coupons/${code}`),
  replaceAmount: (json: AmountReplacement) => call<void>('post', 'desk/texts/amount', { json }),
}
