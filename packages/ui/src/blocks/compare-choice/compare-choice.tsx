'use client'

import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import { Button } from '../../components/button/button.tsx'
import { Form, type FormProps } from '../../components/form/form.tsx'
import { Link } from '../../components/link/link.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useHydrated } from '../../lib/use-hydrated.ts'
import type { ProductSummary } from '../../commerce/product/product.ts'
import { ProductGrid } from '../../commerce/product-grid/product-grid.tsx'
import { CompareCard } from './compare-card.tsx'
import { compareChoiceMessages } from './compare-choice.messages.ts'

/** Name of the checkboxes. */
const NAME = 'ids'

export interface CompareChoiceProps extends Omit<
  FormProps,
  'children' | 'form' | 'method' | 'onSubmit'
> {
  products: readonly ProductSummary[]
  /** Where the comparison is; without a script the browser sends it the parameter `ids` for each product. */
  action: string
  /** Receives the ids of the chosen products, in the order of the list. */
  onCompare: (ids: string[]) => void
  /** The list without the choice. */
  cancelHref: string
  /** How many products can be chosen. @default 3 */
  max?: number
  /** Heading level of the product names. @default 3 */
  headingLevel?: 2 | 3 | 4
}

const boxesOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>(`input[name=${NAME}]`),
]

function hintOf(count: number, max: number) {
  if (count >= max) return 'compareChoice.full'
  return count > 0 ? 'compareChoice.chosen' : 'compareChoice.description'
}

/**
 * A list in which products are chosen to be compared. Without a script it is a plain form. In place of a
 * list whose link had the focus, its first checkbox gets it.
 */
export function CompareChoice({
  products,
  onCompare,
  cancelHref,
  max = 3,
  headingLevel = 3,
  className,
  onChange,
  ...props
}: CompareChoiceProps) {
  const t = useMessages(compareChoiceMessages)
  const form = useRef<HTMLFormElement>(null)
  const [count, setCount] = useState(0)
  // False while a page that was loaded is hydrated: there the focus stays where the browser set it.
  const replacesList = useRef(useHydrated())

  useLayoutEffect(() => {
    if (!replacesList.current || document.activeElement !== document.body) return
    form.current?.querySelector<HTMLElement>(`input[name=${NAME}]`)?.focus()
  }, [])

  /** The browser keeps what is chosen. When no more fits, the other products cannot be chosen. */
  function update() {
    const boxes = form.current ? boxesOf(form.current) : []
    const chosen = boxes.filter(({ checked }) => checked).length
    for (const box of boxes) box.disabled = chosen >= max && !box.checked
    setCount(chosen)
  }
  // Further products came, or the browser restored the choice.
  useEffect(update, [products, max])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = boxesOf(event.currentTarget).filter(({ checked }) => checked)
    onCompare(chosen.slice(0, max).map(({ value }) => value))
  }

  return (
    <Form
      data-shop="compare-choice"
      ref={form}
      method="get"
      onSubmit={submit}
      onChange={(event) => {
        update()
        onChange?.(event)
      }}
      className={cn('shop:m-0 shop:gap-6', className)}
      {...props}
    >
      {/* What gets the focus stops above the bar below. */}
      <ProductGrid products={products} className="shop:**:scroll-mb-24">
        {(product, index) => (
          <CompareCard
            product={product}
            name={NAME}
            priority={index < 2}
            headingLevel={headingLevel}
          />
        )}
      </ProductGrid>
      <div className="shop:sticky shop:bottom-0 shop:z-20 shop:mx-[calc(-1*var(--shop-gutter,0px))] shop:flex shop:flex-wrap shop:items-center shop:gap-3 shop:border-0 shop:border-t shop:border-solid shop:border-line shop:bg-surface shop:px-3 shop:py-2 shop:pb-[max(--spacing(2),env(safe-area-inset-bottom))]">
        <p role="status" className="shop:m-0 shop:flex-1 shop:text-base">
          {t(hintOf(count, max), { n: count || max })}
        </p>
        <Link href={cancelHref} className="shop:inline-flex shop:min-h-11 shop:items-center">
          {t('compareChoice.cancel')}
        </Link>
        <Button type="submit">{t('compareChoice.submit')}</Button>
      </div>
    </Form>
  )
}
