const ALLOWED = new Set(
  'a abbr b blockquote br caption code dd del div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img ins li mark ol p pre q s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  ),
)
const VOID = new Set(['br', 'hr', 'img'])
/** Elements whose content is raw text up to their own end tag; removed with their content. */
const RAW = new Set(
  'iframe noembed noframes noscript plaintext script style textarea title xmp'.split(' '),
)
/** Elements that are removed with their content. */
const DROPPED = new Set(['math', 'object', 'select', 'svg', 'template'])
const ATTRIBUTES: Record<string, readonly string[]> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  ol: ['start'],
}
const EVERYWHERE = ['lang', 'dir']

const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>?|<(\/?)([a-z][a-z0-9:-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gi
const ATTRIBUTE = /([^\s=/"'<>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

function decode(value: string): string {
  return value.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));?/gi, (whole, hex, decimal, name) => {
    if (name) return NAMED[String(name).toLowerCase()] ?? whole
    const code = hex ? parseInt(String(hex), 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

function escape(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

/** Whether an address is relative or has an allowed scheme: http and https, for links also mailto and tel. */
function isSafeAddress(value: string, tag: string): boolean {
  // Browsers ignore control characters and spaces in a scheme, so this does too.
  const plain = [...value].filter((sign) => sign > ' ' && sign !== '\u007f').join('')
  const scheme = /^([^/?#]*?):/.exec(plain)?.[1]?.toLowerCase()
  if (scheme === undefined) return true
  return (tag === 'a' ? ['http', 'https', 'mailto', 'tel'] : ['http', 'https']).includes(scheme)
}

function attributesOf(tag: string, source: string): string {
  const allowed = [...(ATTRIBUTES[tag] ?? []), ...EVERYWHERE]
  const kept = new Map<string, string>()
  for (const [, rawName = '', double, single, bare] of source.matchAll(ATTRIBUTE)) {
    const name = rawName.toLowerCase()
    if (!allowed.includes(name) || kept.has(name)) continue
    const value = decode(double ?? single ?? bare ?? '')
    if ((name === 'href' || name === 'src') && !isSafeAddress(value, tag)) continue
    kept.set(name, value)
  }
  if (tag === 'a' && /^\s*(?:https?:)?\/\//i.test(kept.get('href') ?? ''))
    kept.set('rel', 'noopener nofollow')
  if (tag === 'img') {
    kept.set('alt', kept.get('alt') ?? '')
    kept.set('loading', 'lazy')
  }
  return [...kept].map(([name, value]) => ` ${name}="${escape(value)}"`).join('')
}

/**
 * Sanitizes HTML with an allow-list of elements and attributes: removes scripts, event handlers,
 * styles and unsafe addresses, and closes every element. Works on text without a DOM, so that
 * server and browser return the same.
 */
export function sanitizeHtml(html: string): string {
  const open: string[] = []
  const scanner = new RegExp(TOKEN)
  let out = ''
  let dropped: { tag: string; depth: number } | null = null

  for (let match = scanner.exec(html); match; match = scanner.exec(html)) {
    const [token, slash, rawTag = '', attributes = ''] = match
    // The page has its own h1.
    const tag = rawTag.toLowerCase().replace(/^h1$/, 'h2')
    if (RAW.has(tag) && !slash) {
      scanner.lastIndex = endOfRawText(html, tag, scanner.lastIndex)
    } else if (dropped) {
      if (tag === dropped.tag) dropped.depth += slash ? -1 : 1
      if (dropped.depth === 0) dropped = null
    } else if (DROPPED.has(tag)) {
      if (!slash && !/\/\s*$/.test(attributes)) dropped = { tag, depth: 1 }
    } else if (!tag) {
      if (!/^<[!?]/.test(token)) out += token.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    } else if (ALLOWED.has(tag) && !slash) {
      out += `<${tag}${attributesOf(tag, attributes)}>`
      if (!VOID.has(tag)) open.push(tag)
    } else if (open.includes(tag)) {
      for (let last = open.pop(); last !== undefined; last = open.pop()) {
        out += `</${last}>`
        if (last === tag) break
      }
    }
  }
  return (
    out +
    open
      .reverse()
      .map((tag) => `</${tag}>`)
      .join('')
  )
}

function endOfRawText(html: string, tag: string, from: number): number {
  const end = new RegExp(`</${tag}[\\s/>]`, 'gi')
  end.lastIndex = from
  return end.test(html) ? html.indexOf('>', end.lastIndex - 1) + 1 || html.length : html.length
}
