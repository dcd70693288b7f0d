import { createHash } from 'node:crypto'

/**
 * Removes the placeholder, a `nonce` attribute, from the elements of a page and hashes the inline scripts that
 * had it. Only the shop's code knows it, so a script that came in through data is not allowed.
 */
export function hashInline(
  html: string,
  cspPlaceholder: string,
): { html: string; scripts: string[] } {
  const attribute = ` nonce="${cspPlaceholder}"`
  const hashes = new Set<string>()
  const parts: string[] = []
  let end = 0
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, end)) {
    parts.push(html.slice(end, at))
    end = at + attribute.length
    const start = html.indexOf('>', end) + 1
    const tag = html.slice(html.lastIndexOf('<', at), start)
    if (!tag.startsWith('<script') || /\ssrc=/.test(tag)) continue
    hashes.add(knownHash(html.slice(start, html.indexOf('</script>', start))))
  }
  parts.push(html.slice(end))
  return { html: parts.join(''), scripts: [...hashes] }
}

/** The last hashes: most inline scripts are the same on every page. */
const knownHashes = new Map<string, string>()
const MAX_KNOWN = 50

function knownHash(text: string): string {
  let hash = knownHashes.get(text)
  if (!hash) {
    hash = cspHash(text)
    if (knownHashes.size >= MAX_KNOWN) knownHashes.clear()
    knownHashes.set(text, hash)
  }
  return hash
}

/** The source of a Content-Security-Policy that allows an inline element with this text. */
export const cspHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export interface PageHeadersOptions {
  /** The sources of the inline scripts. */
  scripts: readonly string[]
  /** The source of the style sheet; empty without one. */
  styleHash: string
  /** Further origins for images and API calls. */
  origins: readonly string[]
  /** Origins of the tag manager's scripts, images and requests. */
  tagOrigins: readonly string[]
  https: boolean
}

/** The security headers of every answer. A page has its own content security policy. */
export function answerHeaders(https: boolean): Record<string, string> {
  return {
    // A picture or a file of XML that is opened by itself must not run scripts. An SVG has styles.
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    ...(https ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/**
 * The security headers of a page. Inline scripts are allowed by hash and not by nonce, so that the
 * HTML can be cached.
 */
export function pageHeaders({
  scripts,
  styleHash,
  origins,
  tagOrigins,
  https,
}: PageHeadersOptions): Record<string, string> {
  const extraOrigins = [...origins, ...tagOrigins].map((origin) => ` ${origin}`).join('')
  const policy = [
    `default-src 'self'`,
    ['script-src', `'self'`, ...scripts, ...tagOrigins].join(' '),
    `style-src 'self' ${styleHash}`.trim(),
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
    ...answerHeaders(https),
    'Content-Security-Policy': policy.join('; '),
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  }
}
