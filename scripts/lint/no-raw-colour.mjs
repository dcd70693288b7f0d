const hues =
  'slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose'
const utilities =
  'text|bg|border(?:-[trblxyse])?|ring|ring-offset|outline|fill|stroke|from|via|to|shadow|inset-shadow|accent|caret|decoration|divide|placeholder'

const patterns = [
  [
    /(?:^|[\s:(,[])#(?=[\da-f]*[a-f])(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?=$|[\s;),\]])/i,
    'a hex colour',
  ],
  [/(?:^|[:(,[]\s*)#(?:\d{3,4}|\d{6}|\d{8})(?=$|[;),\]])/, 'a hex colour'],
  [/\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i, 'a colour function'],
  [new RegExp(`(?:^|[\\s:!])(?:${utilities})-(?:${hues})-\\d{2,3}(?:/|\\b)`), 'a palette class'],
  [new RegExp(`(?:^|[\\s:!])(?:${utilities})-(?:white|black)(?:/|\\s|$)`), 'a palette class'],
  [/(?:^|\s)(?:[a-z-]+:)*dark:/, 'a dark: variant'],
  [
    new RegExp(
      `(?:^|[\\s:!])(?:${utilities})-\\[(?:#|rgb|hsl|oklch|oklab|lab|lch|hwb|color\\()`,
      'i',
    ),
    'a colour in an arbitrary value',
  ],
]

/** The kind of raw colour in a text, or undefined. */
export const rawColour = (text) => patterns.find(([pattern]) => pattern.test(text))?.[1]

/** Colour values are in styles/tokens.css only; other files use the names of roles. */
export const noRawColour = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      colour:
        'This is {{kind}}. Use a role (bg-surface, var(--shop-color-danger)); colour values are in styles/tokens.css.',
    },
  },
  create: (context) => {
    const check = (node, text) => {
      // The computed value of "transparent", which tests compare with.
      const kind = text === 'rgba(0, 0, 0, 0)' ? undefined : rawColour(text)
      if (kind) context.report({ node, messageId: 'colour', data: { kind } })
    }
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    }
  },
}
