'use client'

import { Search } from 'lucide-react'
import { useId, useRef, useState, type ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { controlLook } from '../input/control-look.ts'
import { ComboboxOption, type ComboboxItem } from './combobox-option.tsx'
import { comboboxMessages } from './combobox.messages.ts'
import { useComboboxKeys } from './use-combobox-keys.ts'

export interface ComboboxProps<Item extends ComboboxItem = ComboboxItem> extends Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'onSelect' | 'onSubmit' | 'children'
> {
  /** Name of the field; not drawn. */
  label: string
  /** What is typed, held by the parent. */
  value: string
  onValueChange: (value: string) => void
  /** What can be chosen for the text typed so far. */
  options: readonly Item[]
  /** Whether suggestions were asked for, are on their way, or are here. @default 'idle' */
  status?: 'idle' | 'loading' | 'ready'
  /** Gets the suggestion that was pressed, or was marked when Enter was hit. */
  onSelect: (option: Item) => void
  /** Gets the text when Enter is hit and no suggestion is marked. */
  onSubmit?: (text: string) => void
  /** What is said while suggestions are on their way. @default the message `combobox.loading` */
  loadingText?: string
  /** What is said when nothing was found. @default the message `combobox.empty` */
  emptyText?: string
  placeholder?: string
  /** Longest text that can be typed, in UTF-16 units. */
  maxLength?: number
}

/** A search field that suggests: the list follows the text, and nothing is chosen until the shopper chooses. Fetching and waiting are the parent's. */
export function Combobox<Item extends ComboboxItem = ComboboxItem>({
  label,
  value,
  onValueChange,
  options,
  status = 'idle',
  onSelect,
  onSubmit,
  loadingText,
  emptyText,
  placeholder,
  maxLength,
  autoFocus,
  className,
  ...props
}: ComboboxProps<Item>) {
  const t = useMessages(comboboxMessages)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [expanded, setExpanded] = useState(false)
  const loading = loadingText ?? t('combobox.loading')
  const empty = emptyText ?? t('combobox.empty')
  const open = expanded && status !== 'idle'
  const shown = open && status === 'ready' ? options : []

  const choose = (option: Item) => {
    setExpanded(false)
    onSelect(option)
  }
  const { active, setActive, onKeyDown } = useComboboxKeys({
    count: status === 'ready' ? options.length : 0,
    expanded: open,
    text: value,
    setExpanded,
    setText: onValueChange,
    onChoose: (index) => {
      const option = options[index]
      if (option) choose(option)
    },
    onSubmit: () => {
      setExpanded(false)
      onSubmit?.(value)
    },
  })
  const news = status === 'loading' ? loading : t('combobox.results', { n: options.length })

  return (
    <div data-slot="combobox" className={cn('relative', className)} {...props}>
      <div
        ref={root}
        onBlur={(event) => {
          if (!root.current?.contains(event.relatedTarget)) setExpanded(false)
        }}
      >
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute start-3 top-3 z-10 size-5 text-muted"
        />
        <input
          role="combobox"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-label={label}
          aria-expanded={shown.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={shown[active] && `${id}-${active}`}
          autoFocus={autoFocus}
          placeholder={placeholder}
          maxLength={maxLength}
          value={value}
          onChange={(event) => {
            setActive(-1)
            setExpanded(true)
            onValueChange(event.target.value)
          }}
          onFocus={() => setExpanded(true)}
          onKeyDown={onKeyDown}
          className={cn(controlLook, 'min-h-11 ps-10! [&::-webkit-search-cancel-button]:hidden')}
        />
        <div
          className={cn(
            'absolute inset-x-0 top-full z-30 mt-1 max-h-[60vh] overflow-y-auto rounded-surface border border-line bg-surface shadow-float',
            !open && 'hidden',
          )}
        >
          <ul
            id={`${id}-list`}
            role="listbox"
            aria-label={label}
            className={cn('m-0 list-none p-1', shown.length === 0 && 'hidden')}
          >
            {shown.map((option, index) => (
              <ComboboxOption
                key={option.id}
                id={`${id}-${index}`}
                option={option}
                active={index === active}
                onPointerMove={() => setActive(index)}
                onClick={() => choose(option)}
              />
            ))}
          </ul>
          {shown.length === 0 && (
            <p aria-hidden="true" className="m-0 px-4 py-3 text-base text-muted">
              {status === 'loading' ? loading : empty}
            </p>
          )}
        </div>
        <span role="status" className="sr-only">
          {open && (status === 'ready' && options.length === 0 ? empty : news)}
        </span>
      </div>
    </div>
  )
}
