import type { SiteEnvironment } from '../app/lib/shop-environment.ts'
import type { Language } from '../app/lib/language.ts'
import { webAddress } from './web-address.ts'

/** The storefront's settings, besides those of the API. */
export interface StorefrontSettings {
  /** URL of an external API; undefined when this process runs the API. */
  apiUrl: string | undefined
  /** Whether this process serves pages, and not only the API. */
  pages: boolean
  /** Further origins that the tag manager's scripts come from and send events to. */
  tagOrigins: readonly string[]
  /** The environment of the pages of each language. */
  environments: Readonly<Record<Language, SiteEnvironment>>
}

/** Parses the storefront's environment variables. @throws RangeError naming an invalid variable. */
export function loadStorefrontSettings(
  env: Record<string, string | undefined>,
): StorefrontSettings {
  const apiUrl = webAddress('API_URL', env['API_URL'])
  const pages = parseChoice('PAGES', env['PAGES'])
  if (apiUrl && !pages) {
    throw new RangeError('PAGES=off and API_URL leave nothing to serve. Unset one of them.')
  }
  const common = {
    apiBase: apiUrl ?? '/api',
    mediaBase: parseMediaBase('MEDIA_BASE', env['MEDIA_BASE']),
    origin: parseOrigin('PUBLIC_ORIGIN', env['PUBLIC_ORIGIN']) ?? '',
    analyticsCustomer: parseChoice('ANALYTICS_CUSTOMER', env['ANALYTICS_CUSTOMER'], [
      'true',
      'false',
    ]),
    tagScript: webAddress('TAG_SCRIPT_URL', env['TAG_SCRIPT_URL']) ?? '',
    serviceWorker: parseChoice('SERVICE_WORKER', env['SERVICE_WORKER']),
  }
  return {
    apiUrl,
    pages,
    tagOrigins: parseOrigins('TAG_ORIGINS', env['TAG_ORIGINS']),
    environments: { en: { ...common, language: 'en' }, bn: { ...common, language: 'bn' } },
  }
}

/** The shop's own address, which has no path: the shop is at the root of its host. */
function parseOrigin(name: string, text: string | undefined): string | undefined {
  const address = webAddress(name, text)
  if (address && !/^https?:\/\/[^/?#@]+$/.test(address)) {
    throw new RangeError(`${name} must be an address without a path, such as https://shop.example.`)
  }
  return address
}

/** Where pictures are: a path of this host, or a URL. It becomes a part of the content security policy. */
function parseMediaBase(name: string, text: string | undefined): string {
  if (text && /^\/[^\s;,]*$/.test(text) && !text.startsWith('//')) return text.replace(/\/+$/, '')
  if (text && !/^https?:/.test(text)) {
    throw new RangeError(`${name} must be a path such as /media, or a URL, without spaces and ";".`)
  }
  return webAddress(name, text) ?? '/media'
}

/** Origins, separated by commas. */
function parseOrigins(name: string, text = ''): string[] {
  const urls = text.split(',').flatMap((part) => webAddress(name, part.trim()) ?? [])
  return urls.map((url) => new URL(url).origin)
}

/** A setting with two values, of which the first is the default. */
function parseChoice(
  name: string,
  text: string | undefined,
  [yes, no]: readonly [string, string] = ['on', 'off'],
): boolean {
  if (text && text !== yes && text !== no) throw new RangeError(`${name} must be ${yes} or ${no}.`)
  return text !== no
}
