'use client'

import { useId, type ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { barChartMessages } from './bar-chart.messages.ts'

/** A bar of a `BarChart`. */
export interface Bar {
  /** What it is of, such as a day. No two bars have the same one. */
  label: string
  /** How long it is; a negative number counts as 0. */
  value: number
  /** The value as it is written. */
  text: string
}

export interface BarChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** What the bars show. */
  caption: string
  /** Names of the columns of the table: of the labels, and of the values. */
  columns: readonly [label: string, value: string]
  /** From the start of the line to its end. */
  bars: readonly Bar[]
}

/** Numbers side by side, such as those of the last days: as bars, and as a table that opens below them. */
export function BarChart({ caption, columns, bars, className, ...props }: BarChartProps) {
  const t = useMessages(barChartMessages)
  const captionId = useId()
  const highest = bars.reduce<Bar | undefined>(
    (most, bar) => (most && most.value >= bar.value ? most : bar),
    undefined,
  )
  const unit = Math.max(highest?.value ?? 0, Number.MIN_VALUE)
  return (
    <figure
      data-shop="bar-chart"
      aria-labelledby={captionId}
      className={cn('shop-bar-chart', className)}
      {...props}
    >
      <figcaption id={captionId}>{caption}</figcaption>
      {/* The table has the same numbers for assistive technology. */}
      <div aria-hidden="true" className="shop-bar-chart-plot">
        <span>{highest?.text}</span>
        <svg viewBox={`0 0 ${Math.max(bars.length, 1)} 1`} preserveAspectRatio="none">
          {bars.map(({ label, value, text }, index) => {
            const height = Math.max(value, 0) / unit
            return (
              <g key={label}>
                <title>{`${label}: ${text}`}</title>
                <rect className="shop-bar-chart-area" x={index} width={1} height={1} />
                <rect x={index + 0.15} width={0.7} y={1 - height} height={height} />
              </g>
            )
          })}
        </svg>
        <span>{bars[0]?.label}</span>
        <span>{bars.length > 1 && bars.at(-1)?.label}</span>
      </div>
      <details>
        <summary>{t('barChart.table')}</summary>
        <table>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, text }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
