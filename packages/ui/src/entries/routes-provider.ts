export {
  RoutesProvider,
  type RoutesProviderProps,
  type ShopRoutes,
  useShopRoutes,
} from '../lib/routes.tsx'
