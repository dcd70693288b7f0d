import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { barsOf, code128 } from './code-128.ts'

export interface BarcodeProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** What a scanner reads: printable ASCII, best an even number of digits. Another character throws a RangeError. */
  value: string
}

/** Room on both sides that a scanner needs, in modules. */
const quietZone = 10

/** A number as bars of Code 128, which every scanner reads. Show the number beside it for people. */
export function Barcode({ value, className, ...props }: BarcodeProps) {
  const { bars, width } = barsOf(code128(value))
  return (
    <svg
      data-shop="barcode"
      role="img"
      aria-label={value}
      viewBox={`0 0 ${width + 2 * quietZone} 1`}
      preserveAspectRatio="none"
      className={cn('shop-barcode', className)}
      {...props}
    >
      {bars.map((bar) => (
        <rect key={bar.start} x={quietZone + bar.start} width={bar.width} height={1} />
      ))}
    </svg>
  )
}
