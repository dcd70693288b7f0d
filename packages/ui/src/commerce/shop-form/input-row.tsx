import type { ReactNode } from 'react'

/** An input with a button beside it. */
export function InputRow({ children, action }: { children: ReactNode; action: ReactNode }) {
  return (
    <div className="shop:flex shop:gap-2 shop:max-2xs:flex-wrap shop:max-2xs:[&>*]:grow">
      {children}
      {action}
    </div>
  )
}
