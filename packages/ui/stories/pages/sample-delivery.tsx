import { deliveryCharge, INITIAL_ZONES, orderTotals, type BagLine } from '@shop/domain'
import { useState } from 'react'
import type { OrderedLine } from '../../src/blocks/order-summary/ordered-line.ts'
import { DeliveryForm, OrderSuccessPanel, OrderSummary } from '../../src/index.ts'
import { shop } from './page-fixtures.ts'

/** A placed order of the sample shop; amounts in taka. */
export interface PlacedSample {
  total: number
  deliveryName?: string
  lines?: readonly OrderedLine[]
  subtotal?: number
  shipping?: number
}

interface SampleDeliveryProps {
  lines: readonly BagLine[]
  /** The placed order; undefined before. */
  placed: PlacedSample | undefined
  onPlaced: (order: PlacedSample) => void
}

/** Delivery page and confirmation of the sample shop. */
export function SampleDelivery({ lines, placed, onPlaced }: SampleDeliveryProps) {
  const [zone, setZone] = useState<string>(INITIAL_ZONES[0].id)
  if (placed)
    return (
      <OrderSuccessPanel
        orderNumber={100042}
        supportPhone={shop.phone}
        deliveryName={placed.deliveryName ?? ''}
        lines={placed.lines ?? []}
        totals={{
          subtotal: placed.subtotal ?? 0,
          shipping: placed.shipping ?? 0,
          total: placed.total,
        }}
      />
    )

  const ordered = lines.map(({ key, item }) => ({ ...item, key, quantity: item.cartQuantity }))
  const totals = orderTotals({
    lines: lines.map(({ item }) => item),
    charge: deliveryCharge(INITIAL_ZONES, zone),
  })
  const figures = {
    lines: ordered,
    subtotal: totals.subtotal,
    shipping: totals.shippingCharge,
    total: totals.totallPrice,
  }
  return (
    <DeliveryForm
      supportPhone={shop.phone}
      disabled={lines.length === 0}
      zone={zone}
      onZoneChange={setZone}
      total={figures.total}
      summary={<OrderSummary {...figures} />}
      onSubmit={({ name }) => {
        onPlaced({ ...figures, deliveryName: name })
        return Promise.resolve({ ok: true })
      }}
    />
  )
}
