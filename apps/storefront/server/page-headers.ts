import { createHash } from 'node:crypto'

const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g
const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/** The CSP hashes of the inline scripts of a page. JSON blocks need none. */
function scriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', text = ''] of html.matchAll(inlineScript)) {
    if (/type="application\/(ld\+)?json"/.test(attributes)) continue
    hashes.add(cspHash(text))
  }
  return [...hashes]
}

/** The CSP hashes of the inline style sheets of a page. */
function styleHashes(html: string): string[] {
  return [...html.matchAll(inlineStyle)].map(([, text = '']) => cspHash(text))
}

function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

export interface PageHeadersOptions {
  html: string
  /** Further origins for images and API calls. */
  origins: readonly string[]
  https: boolean
}

/**
 * The security headers of a page. Inline scripts are allowed by hash and not by nonce, so that the
 * HTML can be cached.
 */
export function pageHeaders({ html, origins, https }: PageHeadersOptions): Record<string, string> {
  const extraOrigins = origins.length > 0 ? ` ${origins.join(' ')}` : ''
  const policy = [
    `default-src 'self'`,
    `script-src 'self' ${scriptHashes(html).join(' ')}`,
    ['style-src', `'self'`, ...styleHashes(html)].join(' '),
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data:${extraOrigins}`,
    `connect-src 'self'${extraOrigins}`,
    `font-src 'self'`,
    `frame-src https://www.openstreetmap.org`,
    `frame-ancestors 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `object-src 'none'`,
  ]
  return {
    'Content-Security-Policy': policy.join('; '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    ...(https ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}
