'use client'

import { useState, type ComponentProps } from 'react'
import { Input } from '../../components/input/input.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import type { CategoryLink } from '../product/product.ts'
import { CategoryItem } from './category-item.tsx'
import { categoryListMessages } from './category-list.messages.ts'
import { filterCategories } from './filter-categories.ts'

// The end of the row fades, which shows that it goes on; the padding lets the last tile leave the fade.
const tiles =
  'shop:flex shop:snap-x shop:scroll-pe-10 shop:pe-10 shop:[mask-image:linear-gradient(to_right,#000_calc(100%-2.5rem),transparent)] shop:rtl:[mask-image:linear-gradient(to_left,#000_calc(100%-2.5rem),transparent)] shop:overflow-x-auto shop:overscroll-x-contain shop:[scrollbar-width:none] shop:[&::-webkit-scrollbar]:hidden'

const layoutClasses = {
  list: 'shop:grid',
  columns: 'shop:grid shop:grid-cols-2 shop:gap-x-4',
  tiles,
  adaptive: cn(
    tiles,
    'shop:lg:grid shop:lg:overflow-x-visible shop:lg:[mask-image:none] shop:lg:pe-0',
  ),
}

export interface CategoryListProps extends Omit<ComponentProps<'div'>, 'children'> {
  categories: readonly CategoryLink[]
  /**
   * A vertical list, two columns, a horizontally scrolling row of tiles, or such a row that is a
   * vertical list from 1024 px. @default 'list'
   */
  layout?: keyof typeof layoutClasses
  /** Shows a text field that filters the list by name. @default false */
  filterable?: boolean
}

/** A list of category links, each with an icon and a name. */
export function CategoryList({
  categories,
  layout = 'list',
  filterable = false,
  className,
  ...props
}: CategoryListProps) {
  const t = useMessages(categoryListMessages)
  const [text, setText] = useState('')
  const shown = filterCategories(categories, text)

  return (
    <div
      data-shop="category-list"
      className={cn('shop:grid shop:min-w-0 shop:gap-2', className)}
      {...props}
    >
      {filterable && (
        <Input
          type="search"
          autoComplete="off"
          aria-label={t('category.filter')}
          placeholder={t('category.filter')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <ul role="list" className={cn('shop:m-0 shop:list-none shop:p-0', layoutClasses[layout])}>
        {shown.map((category) => (
          <li key={category.id} className="shop:m-0 shop:shrink-0 shop:snap-start">
            <CategoryItem category={category} layout={layout} />
          </li>
        ))}
      </ul>
      {filterable && (
        <p role="status" className="shop:m-0 shop:px-2 shop:text-sm shop:text-muted">
          {shown.length === 0 && t('category.none')}
        </p>
      )}
    </div>
  )
}
