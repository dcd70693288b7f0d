'use client'

import { useId, useLayoutEffect, useRef, useState, type ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useControlState } from '../../lib/use-control-state.ts'
import { useFieldControl } from '../field/field-context.ts'
import { SearchIcon } from '../icon/sign-icon.tsx'
import { controlVariants } from '../input/control-classes.ts'
import { AutocompleteOption, type AutocompleteItem } from './autocomplete-option.tsx'
import { autocompleteMessages } from './autocomplete.messages.ts'
import { useAutocompleteKeys } from './use-autocomplete-keys.ts'

export interface AutocompleteProps<Item extends AutocompleteItem = AutocompleteItem> extends Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'onSelect' | 'onSubmit' | 'children'
> {
  /** Accessible name of the input; needed without a `Field` around it. */
  'aria-label'?: string
  /** Height: 36, 44 or 48 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** Name of the text in form data. */
  name?: string
  /** @default false */
  required?: boolean
  /** Disables the input and leaves the text out of form data. @default false */
  disabled?: boolean
  /** Text of the input, when controlled. */
  value?: string
  /** Initial text, when uncontrolled; a reset of the form restores it. @default '' */
  defaultValue?: string
  onValueChange?: (value: string) => void
  /** Suggestions for the current text; the caller selects them. Without it none were requested, and the list stays closed. */
  items?: readonly Item[] | undefined
  /** Words of the suggestions to mark, in lower case. @default none */
  highlight?: readonly string[]
  /** Whether suggestions are being loaded, which are shown in place of the items. @default false */
  loading?: boolean
  /** Receives the item that was clicked, or that was active when Enter was pressed. Without it the item's label becomes the text. */
  onSelect?: (item: Item) => void
  /** Called with the text when Enter is pressed and no item is active. Without it Enter submits the form around. */
  onSubmit?: (text: string) => void
  /** Text while suggestions are loading. @default the message `autocomplete.loading` */
  loadingText?: string
  /** Text when there are no suggestions. @default the message `autocomplete.empty` */
  emptyText?: string
  placeholder?: string
  /** Maximum length of the text in UTF-16 code units. */
  maxLength?: number
}

const noMarks: readonly string[] = []

/** A search input with a list of suggestions (WAI-ARIA combobox, manual selection). The caller fetches the suggestions. */
export function Autocomplete<Item extends AutocompleteItem = AutocompleteItem>({
  'aria-label': label,
  size,
  name,
  required,
  disabled = false,
  value: given,
  defaultValue = '',
  onValueChange,
  items,
  highlight = noMarks,
  loading = false,
  onSelect,
  onSubmit,
  loadingText,
  emptyText,
  placeholder,
  maxLength,
  autoFocus,
  className,
  'aria-invalid': invalid,
  'aria-describedby': describedBy,
  ...props
}: AutocompleteProps<Item>) {
  const t = useMessages(autocompleteMessages)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [value, setValue] = useControlState(input, given, defaultValue, onValueChange)
  const control = useFieldControl({
    name,
    value,
    required,
    ...(label !== undefined && { 'aria-label': label }),
    ...(invalid !== undefined && { 'aria-invalid': invalid }),
    ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
  })
  const [expanded, setExpanded] = useState(false)
  const waiting = loadingText ?? t('autocomplete.loading')
  const empty = emptyText ?? t('autocomplete.empty')
  const open = expanded && !disabled && (loading || items !== undefined)
  const loaded = loading ? [] : (items ?? [])
  const visibleItems = open ? loaded : []

  const choose = (item: Item) => {
    setExpanded(false)
    if (onSelect) onSelect(item)
    else setValue(item.label)
  }
  const { active, setActive, onKeyDown } = useAutocompleteKeys({
    count: loaded.length,
    expanded: open,
    text: value,
    setExpanded,
    setText: setValue,
    onChoose: (index) => {
      const item = loaded[index]
      if (item) choose(item)
    },
    onSubmit: onSubmit && (() => onSubmit(value)),
  })
  const hydrated = useRef(false)
  useLayoutEffect(() => {
    if (hydrated.current) return
    hydrated.current = true
    // What was typed before hydration counts.
    const typed = input.current?.value ?? ''
    if (typed !== value) setValue(typed)
    if (document.activeElement === input.current) setExpanded(true)
  }, [value, setValue])
  const resultText =
    loaded.length > 0 ? t('autocomplete.results', { n: loaded.length }) : loading ? waiting : empty

  return (
    <div data-shop="autocomplete" data-size={size ?? 'md'} className={className} {...props}>
      <div
        ref={root}
        className="shop:relative"
        onBlur={(event) => {
          if (!root.current?.contains(event.relatedTarget)) setExpanded(false)
        }}
      >
        <SearchIcon className="shop:pointer-events-none shop:absolute shop:inset-y-0 shop:start-3 shop:z-10 shop:my-auto shop:size-5 shop:text-muted" />
        <input
          ref={input}
          role="combobox"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          {...control}
          disabled={disabled}
          aria-expanded={visibleItems.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={visibleItems[active] && `${id}-${active}`}
          autoFocus={autoFocus}
          placeholder={placeholder}
          maxLength={maxLength}
          value={value}
          onChange={(event) => {
            setActive(-1)
            setExpanded(true)
            setValue(event.target.value)
          }}
          onFocus={() => setExpanded(true)}
          onKeyDown={onKeyDown}
          className={cn(controlVariants({ size }), 'shop:ps-10')}
        />
        <div
          className={cn(
            'shop:absolute shop:inset-x-0 shop:top-full shop:z-30 shop:mt-1 shop:max-h-[60vh] shop:overflow-y-auto shop:rounded-surface shop:border shop:border-line shop:bg-surface shop:shadow-float',
            !open && 'shop:hidden',
          )}
        >
          <ul
            id={`${id}-list`}
            role="listbox"
            aria-label={label}
            className={cn(
              'shop:m-0 shop:list-none shop:p-1',
              visibleItems.length === 0 && 'shop:hidden',
            )}
          >
            {visibleItems.map((item, index) => (
              <AutocompleteOption
                key={item.id}
                id={`${id}-${index}`}
                option={item}
                active={index === active}
                highlight={highlight}
                onPointerMove={() => setActive(index)}
                onClick={() => choose(item)}
              />
            ))}
          </ul>
          {visibleItems.length === 0 && (
            <p
              aria-hidden="true"
              className="shop:m-0 shop:px-4 shop:py-3 shop:text-base shop:text-muted"
            >
              {loading ? waiting : empty}
            </p>
          )}
        </div>
        <span role="status" className="shop:sr-only">
          {open && resultText}
        </span>
      </div>
    </div>
  )
}
