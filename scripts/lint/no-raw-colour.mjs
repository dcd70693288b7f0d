const hues =
  'slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose'
const painters =
  'text|bg|border(?:-[trblxyse])?|ring|ring-offset|outline|fill|stroke|from|via|to|shadow|inset-shadow|accent|caret|decoration|divide|placeholder'

const patterns = [
  [
    /(?:^|[\s:(,[])#(?=[\da-f]*[a-f])(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?=$|[\s;),\]])/i,
    'a hex colour',
  ],
  [/(?:^|[:(,[]\s*)#(?:\d{3,4}|\d{6}|\d{8})(?=$|[;),\]])/, 'a hex colour'],
  [/\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i, 'a colour function'],
  [new RegExp(`(?:^|[\\s:!])(?:${painters})-(?:${hues})-\\d{2,3}(?:/|\\b)`), 'a palette class'],
  [new RegExp(`(?:^|[\\s:!])(?:${painters})-(?:white|black)(?:/|\\s|$)`), 'a palette class'],
  [/(?:^|\s)(?:[a-z-]+:)*dark:/, 'a dark: twin'],
  [
    new RegExp(
      `(?:^|[\\s:!])(?:${painters})-\\[(?:#|rgb|hsl|oklch|oklab|lab|lch|hwb|color\\()`,
      'i',
    ),
    'a colour in an arbitrary value',
  ],
]

/** Which kind of raw colour a text holds, or undefined. */
export const rawColour = (text) => patterns.find(([pattern]) => pattern.test(text))?.[1]

/** Only styles/theme.css knows a colour by its number; everything else names a role. */
export const noRawColour = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      colour:
        'This holds {{kind}}. Name a role (bg-surface, var(--color-danger)); only styles/theme.css holds numbers.',
    },
  },
  create: (context) => {
    const look = (node, text) => {
      // How a browser spells "transparent" when a test asks it.
      const kind = text === 'rgba(0, 0, 0, 0)' ? undefined : rawColour(text)
      if (kind) context.report({ node, messageId: 'colour', data: { kind } })
    }
    return {
      Literal: (node) => typeof node.value === 'string' && look(node, node.value),
      TemplateElement: (node) => look(node, node.value.raw),
    }
  },
}
