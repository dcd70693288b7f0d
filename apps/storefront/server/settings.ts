import type { ShopEnvironment } from '../app/lib/shop-environment.ts'
import { loadShopSettings } from './shop-settings.ts'

/** The storefront's settings, besides those of the API. */
export interface StorefrontSettings {
  /** URL of an external API; undefined when this process runs the API. */
  apiUrl: string | undefined
  environment: ShopEnvironment
}

/** Parses the storefront's environment variables. @throws RangeError naming an invalid variable. */
export function loadStorefrontSettings(
  env: Record<string, string | undefined>,
): StorefrontSettings {
  const apiUrl = parseUrl('API_URL', env['API_URL'])
  return {
    apiUrl,
    environment: {
      apiBase: apiUrl ?? '/api',
      mediaBase: (env['MEDIA_BASE'] || '/media').replace(/\/+$/, ''),
      origin: parseUrl('PUBLIC_ORIGIN', env['PUBLIC_ORIGIN']) ?? '',
      analyticsCustomer: env['ANALYTICS_CUSTOMER'] !== 'false',
      shop: loadShopSettings(env),
    },
  }
}

function parseUrl(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) {
    throw new RangeError(`${name} must be a URL that starts with http:// or https://.`)
  }
  return text.replace(/\/+$/, '')
}
