import type { ReadApi } from './api.ts'
import type { ShopEnvironment } from './shop.ts'

declare module 'react-router' {
  /** What the server hands to every loader. */
  interface AppLoadContext {
    api: ReadApi
    environment: ShopEnvironment
  }
}
