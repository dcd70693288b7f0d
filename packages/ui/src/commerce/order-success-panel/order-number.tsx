import type { ReactNode } from 'react'

interface OrderNumberProps {
  label: ReactNode
  number: string | number
  /** Text below the number, such as the recipient. */
  note?: ReactNode
}

/** An order number in a dashed frame, selectable as a whole. */
export function OrderNumber({ label, number, note }: OrderNumberProps) {
  return (
    <div className="rounded-surface border-2 border-dashed border-offer bg-offer-soft px-6 py-3 text-center">
      <p className="m-0 text-sm">{label}</p>
      <p className="m-0 text-xl font-bold tabular select-all">{number}</p>
      {note && <p className="m-0 text-sm">{note}</p>}
    </div>
  )
}
