'use client'

import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { Highlight } from '../highlight/highlight.tsx'
import { Image } from '../image/image.tsx'

/** One option of a `Autocomplete`. */
export interface AutocompleteItem {
  id: string | number
  label: string
  /** Media path of a thumbnail. */
  image?: string
  /** Address of the option. The autocomplete does not navigate; `onSelect` receives it. */
  href?: string
  /** Secondary line. */
  description?: ReactNode
}

interface AutocompleteOptionProps extends Omit<ComponentProps<'li'>, 'id'> {
  id: string
  option: AutocompleteItem
  active: boolean
  /** Words of the label to mark. */
  highlight: readonly string[]
}

/** One option in the list. Pointer presses keep the focus in the input. */
export function AutocompleteOption({
  option,
  active,
  highlight,
  ...props
}: AutocompleteOptionProps) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (active) row.current?.scrollIntoView?.({ block: 'nearest' })
  }, [active])

  return (
    <li
      ref={row}
      role="option"
      aria-selected={active}
      onPointerDown={(event) => event.preventDefault()}
      className={cn(
        'shop:m-0 shop:flex shop:min-h-control-md shop:cursor-pointer shop:items-center shop:gap-3 shop:rounded-sm shop:px-2 shop:py-1.5 shop:text-base shop:text-ink',
        active && 'shop:bg-brand-soft shop:outline-2 shop:-outline-offset-2 shop:outline-brand',
      )}
      {...props}
    >
      {option.image && (
        <Image
          src={option.image}
          alt=""
          sizes="44px"
          className="shop:w-11 shop:shrink-0 shop:rounded-sm"
        />
      )}
      <span className="shop:grid shop:min-w-0">
        <Highlight
          text={option.label}
          highlight={highlight}
          className="shop:line-clamp-2 shop:narrow:line-clamp-none"
        />
        {option.description && (
          <span className="shop:text-sm shop:text-muted">{option.description}</span>
        )}
      </span>
    </li>
  )
}
