import type { ReactNode } from 'react'

interface OrderNumberProps {
  label: ReactNode
  number: string | number
  /** Whom or what the order is for. */
  note?: ReactNode
}

/** An order's number on a ticket with a stitched edge, large enough to read out on the phone. */
export function OrderNumber({ label, number, note }: OrderNumberProps) {
  return (
    <div className="rounded-surface border-2 border-dashed border-offer bg-offer-soft px-6 py-3 text-center">
      <p className="m-0 text-sm">{label}</p>
      <p className="m-0 text-xl font-bold tabular select-all">{number}</p>
      {note && <p className="m-0 text-sm">{note}</p>}
    </div>
  )
}
