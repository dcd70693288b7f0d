'use client'

import { createContext, use, useMemo, type ReactNode } from 'react'

/** Addresses of the pages that components link to. */
export interface ShopRoutes {
  /** @default '/' */
  home: string
  /** All products. @default '/products' */
  products: string
  /** @default '/combo-products' */
  combo: string
  /** @default '/login' */
  login: string
  /** The bag. @default '/cart' */
  bag: string
  /** The page that finds an order. @default '/track-order' */
  track: string
  /** @default '/about-us' */
  about: string
  /** @default '/return-refund' */
  returns: string
  /** @default '/privacy-policy' */
  privacy: string
  /** @default '/terms-conditions' */
  terms: string
  /** Delivery policy. @default '/delivery-policy' */
  delivery: string
  /** @default '/contact-us' */
  contact: string
}

const RoutesContext = createContext<ShopRoutes>({
  home: '/',
  products: '/products',
  combo: '/combo-products',
  login: '/login',
  bag: '/cart',
  track: '/track-order',
  about: '/about-us',
  returns: '/return-refund',
  privacy: '/privacy-policy',
  terms: '/terms-conditions',
  delivery: '/delivery-policy',
  contact: '/contact-us',
})

export interface RoutesProviderProps {
  /** Addresses that differ from those of the provider around it; keep one object between renders. */
  routes: Partial<ShopRoutes>
  children: ReactNode
}

/** Sets the addresses that the components below link to. An `href` prop of a component has priority. */
export function RoutesProvider({ routes, children }: RoutesProviderProps) {
  const outer = use(RoutesContext)
  const merged = useMemo(() => ({ ...outer, ...routes }), [outer, routes])
  return <RoutesContext value={merged}>{children}</RoutesContext>
}

/** The addresses of the nearest `RoutesProvider`. */
export function useShopRoutes(): ShopRoutes {
  return use(RoutesContext)
}
