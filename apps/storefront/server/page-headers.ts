import { createHash } from 'node:crypto'

const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g
const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/** The CSP sources that allow exactly the inline scripts of one page; data blocks need none. */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', text = ''] of html.matchAll(inlineScript)) {
    if (/type="application\/(ld\+)?json"/.test(attributes)) continue
    hashes.add(hashOf(text))
  }
  return [...hashes]
}

/** The CSP sources that allow exactly the style sheets that are inside one page. */
export function styleHashes(html: string): string[] {
  return [...html.matchAll(inlineStyle)].map(([, text = '']) => hashOf(text))
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

export interface PagePolicy {
  html: string
  /** Other origins that pictures and calls may come from. */
  origins: readonly string[]
  https: boolean
}

/**
 * The security headers of a page. Inline scripts are allowed by their hashes and not by a nonce,
 * so that the same HTML can be kept by a cache and served to every shopper.
 */
export function pageHeaders({ html, origins, https }: PagePolicy): Record<string, string> {
  const others = origins.length > 0 ? ` ${origins.join(' ')}` : ''
  const policy = [
    `default-src 'self'`,
    `script-src 'self' ${scriptHashes(html).join(' ')}`,
    ['style-src', `'self'`, ...styleHashes(html)].join(' '),
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data:${others}`,
    `connect-src 'self'${others}`,
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
