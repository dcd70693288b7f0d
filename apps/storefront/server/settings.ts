import type { ShopEnvironment } from '../app/lib/shop-environment.ts'
import type { Language } from '../app/lib/language.ts'
import { loadShopSettings } from './shop-settings.ts'

/** The storefront's settings, besides those of the API. */
export interface StorefrontSettings {
  /** URL of an external API; undefined when this process runs the API. */
  apiUrl: string | undefined
  /** Whether this process serves pages, and not only the API. */
  pages: boolean
  /** Further origins that the tag manager's scripts come from and send events to. */
  tagOrigins: readonly string[]
  /** The environment of the pages of each language. */
  environments: Readonly<Record<Language, ShopEnvironment>>
}

/** Parses the storefront's environment variables. @throws RangeError naming an invalid variable. */
export function loadStorefrontSettings(
  env: Record<string, string | undefined>,
): StorefrontSettings {
  const apiUrl = parseUrl('API_URL', env['API_URL'])
  const pages = parseSwitch('PAGES', env['PAGES'])
  if (apiUrl && !pages) {
    throw new RangeError('PAGES=off and API_URL leave nothing to serve. Unset one of them.')
  }
  const common = {
    apiBase: apiUrl ?? '/api',
    mediaBase: (env['MEDIA_BASE'] || '/media').replace(/\/+$/, ''),
    origin: parseUrl('PUBLIC_ORIGIN', env['PUBLIC_ORIGIN']) ?? '',
    analyticsCustomer: env['ANALYTICS_CUSTOMER'] !== 'false',
    tagScript: parseUrl('TAG_SCRIPT_URL', env['TAG_SCRIPT_URL']) ?? '',
    serviceWorker: parseSwitch('SERVICE_WORKER', env['SERVICE_WORKER']),
  }
  const environmentIn = (language: Language) => ({
    ...common,
    language,
    shop: loadShopSettings(env, language),
  })
  return {
    apiUrl,
    pages,
    tagOrigins: parseOrigins('TAG_ORIGINS', env['TAG_ORIGINS']),
    environments: { en: environmentIn('en'), bn: environmentIn('bn') },
  }
}

function parseUrl(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) {
    throw new RangeError(`${name} must be a URL that starts with http:// or https://.`)
  }
  return text.replace(/\/+$/, '')
}

/** Origins, separated by commas. */
function parseOrigins(name: string, text = ''): string[] {
  const urls = text.split(',').flatMap((part) => parseUrl(name, part.trim()) ?? [])
  return urls.map((url) => new URL(url).origin)
}

/** A setting that is on or off; on by default. */
function parseSwitch(name: string, text: string | undefined): boolean {
  if (text && text !== 'on' && text !== 'off') throw new RangeError(`${name} must be on or off.`)
  return text !== 'off'
}
