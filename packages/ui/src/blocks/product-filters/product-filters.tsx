'use client'

import { useEffect, useId, useRef, useState, type ComponentProps, type FormEvent } from 'react'
import { Button } from '../../components/button/button.tsx'
import { Checkbox } from '../../components/checkbox/checkbox.tsx'
import { Field } from '../../components/field/field.tsx'
import { Form } from '../../components/form/form.tsx'
import { Input } from '../../components/input/input.tsx'
import { Link } from '../../components/link/link.tsx'
import { Select } from '../../components/select/select.tsx'
import { cn } from '../../lib/cn.ts'
import { useFocusAfterRemoval } from '../../lib/use-focus-after-removal.ts'
import { useLayer } from '../../lib/layer.tsx'
import { useMergedRefs } from '../../lib/use-merged-refs.ts'
import { useOwnState } from '../../lib/use-own-state.ts'
import { formatNumber } from '../../lib/format.ts'
import { useMarket } from '../../lib/market.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { FacetFilters, type Facet } from '../../commerce/facet-filters/facet-filters.tsx'
import {
  LIMITS,
  noFilters,
  productSorts,
  readFilters,
  sameFilters,
  showFilters,
  writeLimit,
  wrongLimits,
  type ProductFilterValue,
} from './filter-value.ts'
import { productFiltersMessages, sortTexts } from './product-filters.messages.ts'

/** A drawer at the bottom of the window, opened by the browser; from 64rem its content is in the form. */
const drawerClass =
  'shop:inset-x-0 shop:top-auto shop:bottom-0 shop:m-0 shop:box-border shop:max-h-[85dvh] shop:w-full shop:max-w-none shop:grid-cols-2 shop:gap-x-3 shop:gap-y-2 shop:overflow-y-auto shop:rounded-t-[1rem] shop:border-0 shop:bg-surface shop:px-4 shop:pt-4 shop:pb-0 shop:text-ink shop:shadow-float shop:backdrop:bg-scrim shop:open:grid shop:lg:contents shop:lg:open:grid'

export interface ProductFiltersProps extends Omit<
  ComponentProps<'form'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** The filters of the shown list, when controlled. A control shows a new value, unless the shopper has changed the control since. */
  value?: ProductFilterValue
  /** Initial filters, when uncontrolled; a reset of the form restores them. @default none */
  defaultValue?: ProductFilterValue
  /** Receives the filters after each change: those of a price after Enter or Apply, when it is a price. Without it the form is submitted by GET. */
  onValueChange?: (value: ProductFilterValue) => void
  /** Further query parameters to submit, such as the category. */
  hiddenFields?: Readonly<Record<string, string>>
  /** Attributes to filter by, below the fields. @default none */
  facets?: readonly Facet[]
  /** The list without filters. Its link shows while a filter is chosen. */
  clearHref?: string | undefined
}

/**
 * Sorting and filters of a product list, as a form that also works without scripts. Below 64rem the order
 * and a button are on one line, and the browser opens the filters in a drawer.
 */
export function ProductFilters({
  value: given,
  defaultValue = noFilters,
  onValueChange,
  hiddenFields = {},
  facets = [],
  clearHref,
  className,
  onReset,
  ref,
  ...props
}: ProductFiltersProps) {
  const t = useMessages(productFiltersMessages)
  const market = useMarket()
  const form = useRef<HTMLFormElement>(null)
  const drawerId = useId()
  const drawer = useRef<HTMLDivElement>(null)
  const [value, setValue] = useOwnState(given, defaultValue, onValueChange)
  const [initial] = useState(value)
  const [wrong, setWrong] = useState<readonly string[]>([])
  const [drawerOpen, setDrawerOpen] = useState(false)
  useLayer(drawerOpen, () => drawer.current?.hidePopover())
  useEffect(() => {
    // The browser may have opened it before hydration. Browsers before 2023 have no popovers.
    if ('popover' in HTMLElement.prototype && drawer.current?.matches(':popover-open'))
      setDrawerOpen(true)
  }, [])
  const currency = market.price.replace('{amount}', '').trim()

  // What the controls were last told to show, or what they last reported.
  const known = useRef(value)
  /** What was reported and has not come back as the value, the oldest first. */
  const reported = useRef<ProductFilterValue[]>([])
  const { sort, minPrice, maxPrice, inStock } = value
  useEffect(() => {
    const next = { sort, minPrice, maxPrice, inStock }
    const answered = reported.current.findIndex((filters) => sameFilters(filters, next))
    reported.current.splice(0, answered < 0 ? Infinity : answered + 1)
    // The list answers a choice after which the shopper made another.
    if (reported.current.length > 0) return
    if (form.current) showFilters(form.current, next, known.current, market)
    known.current = next
  }, [sort, minPrice, maxPrice, inStock, market])

  /** Whether both limits are amounts; else their messages show. */
  function check(): boolean {
    const found = form.current ? wrongLimits(new FormData(form.current), market) : []
    setWrong(found)
    return found.length === 0
  }

  function notify() {
    if (!form.current || !onValueChange || !check()) return
    const next = readFilters(new FormData(form.current), market)
    // Limits in the wrong order are shown as they are used.
    if (next.minPrice !== null && next.maxPrice !== null)
      showFilters(form.current, next, { ...next, minPrice: null, maxPrice: null }, market)
    report(next)
  }

  function report(next: ProductFilterValue) {
    known.current = next
    reported.current = reported.current.filter((filters) => !sameFilters(filters, next))
    reported.current.push(next)
    setValue(next)
  }

  function submit(event: FormEvent) {
    if (!check()) {
      event.preventDefault()
      return
    }
    if (onValueChange) event.preventDefault()
    // Browsers before 2023 have no popovers and show the filters in the page.
    drawer.current?.togglePopover?.(false)
    notify()
  }

  const chosen =
    facets.flatMap(({ items }) => items).filter(({ selected }) => selected).length +
    [minPrice !== null, maxPrice !== null, inStock].filter(Boolean).length

  // The first field of the filters gets the focus of the link that clears them, or the button.
  const clear = useFocusAfterRemoval<void>(
    () => chosen === 0,
    () => {
      const [button, field] =
        form.current?.querySelectorAll<HTMLElement>('button, input[type=checkbox]') ?? []
      return field?.checkVisibility() ? field : button
    },
  )

  return (
    <Form
      data-shop="product-filters"
      role="search"
      aria-label={t('filters.label')}
      method="get"
      className={cn(
        'shop:@container shop:m-0 shop:lg:rounded-surface shop:lg:border shop:lg:border-solid shop:lg:border-line shop:lg:bg-surface shop:lg:px-4 shop:lg:py-3',
        className,
      )}
      {...props}
      ref={useMergedRefs(form, ref)}
      onSubmit={submit}
      onReset={(event) => {
        onReset?.(event)
        setWrong([])
        report(initial)
      }}
    >
      {Object.entries(hiddenFields).map(([name, fieldValue]) => (
        <input key={name} type="hidden" name={name} value={fieldValue} />
      ))}
      {/* From 64rem the rows follow the width of the form. */}
      <div className="shop:flex shop:flex-wrap shop:items-end shop:gap-x-3 shop:gap-y-2 shop:lg:@max-[36rem]:grid shop:lg:@max-[36rem]:grid-cols-2">
        <Field
          label={t('filters.sort')}
          errorSpace={false}
          className="shop:min-w-[min(100%,10rem)] shop:flex-1 shop:lg:@max-[36rem]:col-span-full shop:lg:@min-[36rem]:w-52 shop:lg:@min-[36rem]:flex-none"
        >
          <Select name="sort" defaultValue={initial.sort} onChange={notify}>
            {productSorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(sortTexts[sort])}
              </option>
            ))}
          </Select>
        </Field>
        <Button variant="outline" popoverTarget={drawerId} className="shop:lg:hidden">
          {chosen > 0 ? t('filters.openChosen', { n: chosen }) : t('filters.open')}
        </Button>
        <div
          ref={drawer}
          id={drawerId}
          popover="auto"
          className={drawerClass}
          // Before it shows: a Back that follows at once closes it.
          onBeforeToggle={({ target, currentTarget, newState }) => {
            if (target === currentTarget) setDrawerOpen(newState === 'open')
          }}
        >
          <div className="shop:col-span-full shop:whitespace-nowrap shop:max-2xs:whitespace-normal">
            <Checkbox
              name="inStock"
              value="true"
              label={t('filters.inStock')}
              errorSpace={false}
              defaultChecked={initial.inStock}
              onChange={notify}
            />
          </div>
          {LIMITS.map((name) => (
            <Field
              key={name}
              label={t(name === 'minPrice' ? 'filters.min' : 'filters.max', { currency })}
              error={
                wrong.includes(name)
                  ? t('filters.invalid', { example: formatNumber(1500, market) })
                  : undefined
              }
              errorSpace={false}
              className="shop:lg:@min-[36rem]:w-28"
            >
              <Input
                name={name}
                inputMode="decimal"
                autoComplete="off"
                maxLength={20}
                defaultValue={writeLimit(initial[name], market)}
              />
            </Field>
          ))}
          <Button
            type="submit"
            variant="outline"
            className="shop:col-span-full shop:max-lg:hidden shop:@min-[36rem]:ms-auto"
          >
            {t('filters.apply')}
          </Button>
          <FacetFilters items={facets} className="shop:col-span-full shop:basis-full" />
          <div className="shop:sticky shop:bottom-0 shop:col-span-full shop:flex shop:basis-full shop:flex-wrap shop:items-center shop:justify-between shop:gap-3 shop:bg-surface shop:py-3 shop:lg:static shop:lg:not-has-[a]:hidden shop:lg:py-0">
            {chosen > 0 && clearHref && (
              <Link href={clearHref} onClick={() => clear()}>
                {t('filters.clear')}
              </Link>
            )}
            <Button type="submit" className="shop:ms-auto shop:lg:hidden">
              {t('filters.show')}
            </Button>
          </div>
        </div>
      </div>
    </Form>
  )
}
