'use client'

import { useEffect, useRef, useState, type ComponentProps, type FormEvent } from 'react'
import { Button } from '../../components/button/button.tsx'
import { Checkbox } from '../../components/checkbox/checkbox.tsx'
import { Field } from '../../components/field/field.tsx'
import { Form } from '../../components/form/form.tsx'
import { Input } from '../../components/input/input.tsx'
import { Select } from '../../components/select/select.tsx'
import { cn } from '../../lib/cn.ts'
import { useMergedRefs } from '../../lib/use-merged-refs.ts'
import { useOwnState } from '../../lib/use-own-state.ts'
import { formatNumber } from '../../lib/format.ts'
import { useMarket } from '../../lib/market.tsx'
import { useMessages } from '../../lib/messages.tsx'
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

export interface ProductFiltersProps extends Omit<
  ComponentProps<'form'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** The filters of the shown list, when controlled. A control shows a new value, unless the shopper has changed the control since. */
  value?: ProductFilterValue
  /** Initial filters, when uncontrolled; a reset of the form restores them. @default none */
  defaultValue?: ProductFilterValue
  /** Receives the filters after each change. Without it the form is submitted by GET. */
  onValueChange?: (value: ProductFilterValue) => void
  /** Further query parameters to submit, such as the category. */
  hiddenFields?: Readonly<Record<string, string>>
}

/** Sorting and filters of a product list, as a form that also works without scripts. */
export function ProductFilters({
  value: given,
  defaultValue = noFilters,
  onValueChange,
  hiddenFields = {},
  className,
  onReset,
  ref,
  ...props
}: ProductFiltersProps) {
  const t = useMessages(productFiltersMessages)
  const market = useMarket()
  const form = useRef<HTMLFormElement>(null)
  const [value, setValue] = useOwnState(given, defaultValue, onValueChange)
  const [initial] = useState(value)
  const [wrong, setWrong] = useState<readonly string[]>([])
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
    if (onValueChange) {
      event.preventDefault()
      notify()
    } else if (!check()) event.preventDefault()
  }

  return (
    <Form
      data-shop="product-filters"
      role="search"
      aria-label={t('filters.label')}
      method="get"
      className={cn(
        'shop:@container shop:m-0 shop:rounded-surface shop:border shop:border-solid shop:border-line shop:bg-surface shop:p-3 shop:md:px-4',
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
      {/* The rows follow the width of the form. */}
      <div className="shop:grid shop:grid-cols-12 shop:items-end shop:gap-x-3 shop:gap-y-2 shop:@min-[36rem]:flex shop:@min-[36rem]:flex-wrap">
        {/* Wraps when the longest option does not fit, at any text size. */}
        <div className="shop:col-span-12 shop:flex shop:flex-wrap shop:items-end shop:gap-x-3 shop:gap-y-2 shop:@min-[36rem]:contents">
          <Field
            label={t('filters.sort')}
            compact
            className="shop:min-w-[min(100%,10rem)] shop:flex-1 shop:@min-[36rem]:w-52 shop:@min-[36rem]:flex-none"
          >
            <Select name="sort" defaultValue={initial.sort} onChange={notify}>
              {productSorts.map((sort) => (
                <option key={sort} value={sort}>
                  {t(sortTexts[sort])}
                </option>
              ))}
            </Select>
          </Field>
          <div className="shop:whitespace-nowrap shop:max-2xs:whitespace-normal">
            <Checkbox
              name="inStock"
              value="true"
              label={t('filters.inStock')}
              compact
              defaultChecked={initial.inStock}
              onChange={notify}
            />
          </div>
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
            compact
            className="shop:col-span-4 shop:max-2xs:col-span-6 shop:@max-[18rem]:col-span-6 shop:@min-[36rem]:w-28"
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
          className="shop:col-span-4 shop:max-2xs:col-span-12 shop:@max-[18rem]:col-span-12 shop:@min-[36rem]:ms-auto"
        >
          {t('filters.apply')}
        </Button>
      </div>
    </Form>
  )
}
