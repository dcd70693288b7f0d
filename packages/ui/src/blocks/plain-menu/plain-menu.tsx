'use client'

import { LIMITS } from '@shop/domain'
import type { ComponentProps } from 'react'
import { Button } from '../../components/button/button.tsx'
import { Form } from '../../components/form/form.tsx'
import { Input } from '../../components/input/input.tsx'
import { Link } from '../../components/link/link.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useShopRoutes } from '../../lib/routes.tsx'
import type { CategoryLink } from '../../commerce/product/product.ts'
import { plainMenuMessages } from './plain-menu.messages.ts'

export interface PlainMenuProps extends Omit<ComponentProps<'noscript'>, 'children'> {
  categories: readonly CategoryLink[]
  /** Where the search is sent as the query parameter `search`. @default '/products', or `products` of `RoutesProvider` */
  searchHref?: string
}

/** The menu and the search as links and a form where a browser runs no scripts; elsewhere nothing is shown. */
export function PlainMenu({ categories, searchHref, className, ...props }: PlainMenuProps) {
  const t = useMessages(plainMenuMessages)
  const routes = useShopRoutes()
  const links = [
    { label: t('plainMenu.allProducts'), href: routes.products },
    { label: t('plainMenu.combo'), href: routes.combo },
    ...categories.map(({ name, href }) => ({ label: name, href })),
  ]
  return (
    <noscript data-shop="plain-menu" className={cn('shop:mb-6 shop:block', className)} {...props}>
      <Form
        method="get"
        action={searchHref ?? routes.products}
        role="search"
        className="shop:m-0 shop:flex shop:max-w-lg"
      >
        <Input
          type="search"
          name="search"
          required
          maxLength={LIMITS.search}
          aria-label={t('plainMenu.search')}
          placeholder={t('plainMenu.search')}
        />
        <Button type="submit" variant="outline">
          {t('plainMenu.submit')}
        </Button>
      </Form>
      <nav aria-label={t('plainMenu.label')} className="shop:mt-3">
        <ul
          role="list"
          className="shop:m-0 shop:flex shop:list-none shop:flex-wrap shop:gap-x-4 shop:p-0"
        >
          {links.map(({ label, href }) => (
            <li key={href}>
              <Link href={href} className="shop:inline-flex shop:min-h-11 shop:items-center">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </noscript>
  )
}
