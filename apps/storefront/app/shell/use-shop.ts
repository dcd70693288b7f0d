import { createContext, useContext } from 'react'
import type { ShopEnvironment } from '../lib/shop-environment.ts'

/** The settings of the page. A context of its own: the router's hooks render again at each navigation. */
export const ShopContext = createContext<ShopEnvironment | undefined>(undefined)

/** What the server passed to this page: its language, the shop's name and contacts. @throws Error outside of the root layout */
export function useShop(): ShopEnvironment {
  const environment = useContext(ShopContext)
  if (!environment) throw new Error('useShop is for components of a page.')
  return environment
}
