'use client'

import { useEffect, useRef, type ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { Image } from '../image/image.tsx'

/** One option of a `Combobox`. */
export interface ComboboxItem {
  id: string | number
  label: string
  /** Media path of a thumbnail. */
  image?: string
  /** Address of the option. The combobox does not navigate; `onSelect` receives it. */
  href?: string
  /** Secondary line of text. */
  description?: string
}

interface ComboboxOptionProps extends Omit<ComponentProps<'li'>, 'id'> {
  id: string
  option: ComboboxItem
  active: boolean
}

/** One option in the list. Pointer presses keep the focus in the input. */
export function ComboboxOption({ option, active, ...props }: ComboboxOptionProps) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' })
  }, [active])

  return (
    <li
      ref={row}
      role="option"
      aria-selected={active}
      onPointerDown={(event) => event.preventDefault()}
      className={cn(
        'm-0 flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-2 py-1.5 text-base text-ink',
        active && 'bg-brand-soft outline-2 -outline-offset-2 outline-brand',
      )}
      {...props}
    >
      {option.image && (
        <Image src={option.image} alt="" sizes="44px" className="w-11 shrink-0 rounded-sm" />
      )}
      <span className="grid min-w-0">
        <span className="line-clamp-2">{option.label}</span>
        {option.description && <span className="text-sm text-muted">{option.description}</span>}
      </span>
    </li>
  )
}
