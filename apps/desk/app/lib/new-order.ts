import type { Product } from '@shop/domain/wire'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { MessageParts } from './parse-message.ts'

/** An order that is being taken. */
export interface NewOrder extends MessageParts {
  /** The id of a zone; empty for the first one of the shop. */
  zone: string
  coupon: string
  /** What the staff takes off, in taka as it was typed, and why. */
  discount: string
  discountReason: string
  lines: readonly { productId: number; name: string; quantity: number }[]
}

const empty: NewOrder = {
  ...{ name: '', phone: '', address: '', zone: '', coupon: '' },
  ...{ discount: '', discountReason: '', lines: [] },
}

/** The order that is being taken in this tab. It survives a reload, and ends with the session. */
export const useNewOrder = create<NewOrder>()(
  persist(() => empty, {
    name: 'desk-new-order',
    storage: createJSONStorage(() => sessionStorage),
  }),
)

/** Changes parts of the order. */
export function changeNewOrder(change: Partial<NewOrder>): void {
  useNewOrder.setState(change)
}

/** Forgets the order. */
export function clearNewOrder(): void {
  useNewOrder.setState(empty, true)
}

/** Adds one piece of a product. */
export function addToNewOrder({ id, name }: Pick<Product, 'id' | 'name'>): void {
  const { lines } = useNewOrder.getState()
  const line = lines.find(({ productId }) => productId === id)
  if (line) setQuantity(id, line.quantity + 1)
  else changeNewOrder({ lines: [...lines, { productId: id, name, quantity: 1 }] })
}

/** Changes the pieces of a product; 0 removes it. */
export function setQuantity(productId: number, quantity: number): void {
  const { lines } = useNewOrder.getState()
  changeNewOrder({
    lines: lines
      .map((line) => (line.productId === productId ? { ...line, quantity } : line))
      .filter((line) => line.quantity > 0),
  })
}
