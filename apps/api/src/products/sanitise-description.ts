import sanitizeHtml from 'sanitize-html'

const isOwnPath = (href: string | undefined) => href !== undefined && /^\/(?![/\\])/.test(href)

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'p', 'br', 'hr', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'b', 'strong', 'i', 'em', 'u',
    's', 'del', 'ins', 'mark', 'q', 'abbr', 'small', 'sub', 'sup', 'blockquote', 'pre', 'code', 'a', 'img', 'figure',
    'figcaption', 'span', 'div', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td',
  ],
  // An element that browsers read as text up to its own end tag is removed with that text.
  nonTextTags: [
    'script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'noembed', 'noframes', 'plaintext', 'title', 'xmp',
    'svg', 'math', 'object', 'template',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    '*': ['lang', 'dir'],
  },
  allowedSchemes: ['https', 'http', 'tel', 'mailto'],
  allowedSchemesByTag: { img: ['https', 'http'] },
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    a: (tagName, { rel: _, ...attribs }) => ({
      tagName,
      // Search engines follow the links to pages of the shop.
      attribs: isOwnPath(attribs['href']) ? attribs : { ...attribs, rel: 'nofollow noopener' },
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { alt: '', ...attribs, loading: 'lazy' } }),
  },
} // prettier-ignore

/**
 * Removes everything but formatting from HTML: no script, style, form or event handler is left.
 * Every description is stored through this; pages show what is stored as it is.
 */
export function sanitiseDescription(html: string): string {
  return sanitizeHtml(html, allowed)
}
