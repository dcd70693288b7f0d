import { createHash } from 'node:crypto'
import type { SharedText } from '../app/router/page-handler.ts'

/** The CSP hashes of the inline scripts and styles of a page. */
export interface InlineHashes {
  script: readonly string[]
  style: readonly string[]
}

/**
 * Removes the nonce from the elements of a page and hashes the inline ones that had it. Only the
 * shop's code knows the nonce, so a script that came in through data is not allowed.
 * @param shared is in the page by its mark, and hashed by its text
 */
export function hashInline(
  html: string,
  nonce: string,
  shared?: SharedText,
): { html: string; hashes: InlineHashes } {
  const mark = ` nonce="${nonce}"`
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  const parts: string[] = []
  let end = 0
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, end)) {
    parts.push(html.slice(end, at))
    end = at + mark.length
    const name = /^<(script|style)\b/.exec(html.slice(html.lastIndexOf('<', at), at))?.[1]
    const start = html.indexOf('>', end) + 1
    const tag = html.slice(html.lastIndexOf('<', at), start)
    if (!name || /\ssrc=/.test(tag)) continue
    const text = html.slice(start, html.indexOf(`</${name}>`, start))
    const sent = shared && text === shared.mark ? shared.text : text
    hashes[name === 'script' ? 'script' : 'style'].add(cspHash(sent))
  }
  parts.push(html.slice(end))
  return {
    html: parts.join(''),
    hashes: { script: [...hashes.script], style: [...hashes.style] },
  }
}

/** The last hashes: most inline elements, among them the style sheet, are the same on every page. */
const knownHashes = new Map<string, string>()
const MAX_KNOWN = 50

function cspHash(text: string): string {
  let hash = knownHashes.get(text)
  if (!hash) {
    hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    if (knownHashes.size >= MAX_KNOWN) knownHashes.clear()
    knownHashes.set(text, hash)
  }
  return hash
}

export interface PageHeadersOptions {
  hashes: InlineHashes
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
  hashes,
  origins,
  tagOrigins,
  https,
}: PageHeadersOptions): Record<string, string> {
  const extraOrigins = [...origins, ...tagOrigins].map((origin) => ` ${origin}`).join('')
  const policy = [
    `default-src 'self'`,
    ['script-src', `'self'`, ...hashes.script, ...tagOrigins].join(' '),
    ['style-src', `'self'`, ...hashes.style].join(' '),
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
