'use client'

import { ChevronDownIcon, GridIcon } from '../../components/icon/sign-icon.tsx'
import { useId, useState, type ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { joinHandlers } from '../../lib/join-handlers.ts'
import { useMergedRefs } from '../../lib/use-merged-refs.ts'
import { useMessages } from '../../lib/messages.tsx'
import { CategoryList } from '../category-list/category-list.tsx'
import type { CategoryLink } from '../product/product.ts'
import { categoryMenuMessages } from './category-menu.messages.ts'
import { useHoverDisclosure } from './use-hover-disclosure.ts'

export interface CategoryMenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  categories: readonly CategoryLink[]
}

/** A button with a panel of categories that opens on hover or a press. */
export function CategoryMenu({ categories, className, ref, ...props }: CategoryMenuProps) {
  const t = useMessages(categoryMenuMessages)
  const id = useId()
  const { root, button, open, press, choose, handlers } = useHoverDisclosure()
  // The panel is rendered when it opens first: closed it would be a tenth of a page's elements.
  const [wasOpen, setWasOpen] = useState(false)
  if (open && !wasOpen) setWasOpen(true)

  return (
    <div
      data-shop="category-menu"
      className={cn('shop:relative shop:noscript:hidden', className)}
      {...props}
      {...joinHandlers(handlers, props)}
      ref={useMergedRefs(root, ref)}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={press}
        className="shop:focus-ring shop:m-0 shop:inline-flex shop:min-h-11 shop:items-center shop:gap-2 shop:rounded-surface shop:border-0 shop:bg-transparent shop:px-3 shop:font-sans shop:text-base shop:text-ink shop:hover:bg-sunken shop:aria-expanded:bg-sunken"
      >
        <GridIcon className="shop:size-4.5" />
        <span>{t('categoryMenu.label')}</span>
        <ChevronDownIcon className={cn('shop:size-4 shop:text-muted', open && 'shop:rotate-180')} />
      </button>
      {/* The padding covers the gap to the button, so that the panel stays open while the pointer moves to it. */}
      <div
        id={id}
        hidden={!open}
        className="shop:absolute shop:start-0 shop:top-full shop:z-10 shop:pt-2.5"
      >
        {wasOpen && (
          <div
            onClick={choose}
            className="shop:max-h-[calc(100dvh-6rem)] shop:w-140 shop:animate-enter shop:overflow-y-auto shop:rounded-surface shop:border shop:border-solid shop:border-line shop:bg-surface shop:p-4 shop:shadow-float shop:motion-reduce:animate-none"
          >
            <CategoryList categories={categories} layout="columns" filterable />
          </div>
        )}
      </div>
    </div>
  )
}
