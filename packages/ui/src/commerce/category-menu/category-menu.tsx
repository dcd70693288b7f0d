'use client'

import { ChevronDownIcon, GridIcon } from '../../components/icon/sign-icon.tsx'
import { useId, type ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { mergeRefs } from '../../lib/merge-refs.ts'
import { useMessages } from '../../lib/messages.tsx'
import { CategoryList } from '../category-list/category-list.tsx'
import type { CategoryLink } from '../product/product.ts'
import { categoryMenuMessages } from './category-menu.messages.ts'
import { useHoverDisclosure } from './use-hover-disclosure.ts'

export interface CategoryMenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  categories: readonly CategoryLink[]
}

/** A button with a panel of categories that opens on hover, keyboard focus or click. */
export function CategoryMenu({ categories, className, ref, ...props }: CategoryMenuProps) {
  const t = useMessages(categoryMenuMessages)
  const id = useId()
  const { root, button, open, press, choose, handlers } = useHoverDisclosure({ opensOnFocus: true })

  return (
    <div
      data-slot="category-menu"
      className={cn('relative', className)}
      {...handlers}
      {...props}
      ref={mergeRefs(root, ref)}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={press}
        className="focus-ring m-0 inline-flex min-h-11 items-center gap-2 rounded-surface border-0 bg-transparent px-3 font-sans text-base text-ink hover:bg-sunken aria-expanded:bg-sunken"
      >
        <GridIcon className="size-4.5" />
        {t('categoryMenu.label')}
        <ChevronDownIcon className={cn('size-4 text-muted', open && 'rotate-180')} />
      </button>
      {/* The padding covers the gap to the button, so that the panel stays open while the pointer moves to it. */}
      <div id={id} hidden={!open} className="absolute start-0 top-full z-10 pt-2.5">
        <div
          onClick={choose}
          className="max-h-[calc(100dvh-6rem)] w-140 animate-enter overflow-y-auto rounded-surface border border-solid border-line bg-surface p-4 shadow-float motion-reduce:animate-none"
        >
          <CategoryList categories={categories} layout="columns" filterable />
        </div>
      </div>
    </div>
  )
}
