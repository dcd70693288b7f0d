import type { ShopEnvironment } from '../app/lib/shop.ts'
import { loadShopSettings } from './shop-settings.ts'

/** What the storefront itself reads from its environment, beside the API's settings. */
export interface StorefrontSettings {
  /** An API that runs elsewhere; undefined when this process runs its own. */
  apiUrl: string | undefined
  environment: ShopEnvironment
}

/** Parses the storefront's environment. @throws RangeError naming a wrong variable. */
export function loadStorefrontSettings(
  env: Record<string, string | undefined>,
): StorefrontSettings {
  const apiUrl = address('API_URL', env['API_URL'])
  return {
    apiUrl,
    environment: {
      apiBase: apiUrl ?? '/api',
      mediaBase: (env['MEDIA_BASE'] || '/media').replace(/\/+$/, ''),
      origin: address('PUBLIC_ORIGIN', env['PUBLIC_ORIGIN']) ?? '',
      analyticsCustomer: env['ANALYTICS_CUSTOMER'] !== 'false',
      shop: loadShopSettings(env),
    },
  }
}

function address(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) {
    throw new RangeError(`${name} must be an address that starts with http:// or https://.`)
  }
  return text.replace(/\/+$/, '')
}
