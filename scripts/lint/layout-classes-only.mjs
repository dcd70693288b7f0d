import { eachText } from './class-text.mjs'

const layout = [
  /^(sr-only|not-sr-only|container|contents|isolate|block|inline|inline-block|hidden|flow-root)$/,
  /^(flex|inline-flex|grid|inline-grid|table)$/,
  /^(flex|grow|shrink|basis|order|grid|col|row|auto-cols|auto-rows|columns)-/,
  /^(grow|shrink)$/,
  /^-?(gap|gap-x|gap-y|space-x|space-y)-/,
  /^(items|justify|justify-items|justify-self|content|self|place|place-items|place-content|place-self)-/,
  /^-?(m|mx|my|mt|mr|mb|ml|ms|me|mbs|mbe)-/,
  /^(p|px|py|pt|pr|pb|pl|ps|pe|pbs|pbe)-/,
  /^(w|h|min-w|min-h|max-w|max-h|size|inline|block)-/,
  /^-?(top|right|bottom|left|inset|inset-x|inset-y|start|end|z)-/,
  /^(relative|absolute|sticky|fixed|static)$/,
  /^(overflow|overscroll|scroll-m[tby]?|scroll-p[tby]?|aspect|float|clear|box)-/,
  /^@container$/,
  // The storefront's own: draws a part when it is near the screen.
  /^below-fold$/,
]

const variant =
  /^(@?(sm|md|lg|xl|2xl)|@?(min|max)-[^:]+|print|first|last|only|odd|even|empty|has-[^:]+|contain-more|noscript):/

const bare = (name) => {
  let rest = name
  while (variant.test(rest)) rest = rest.replace(variant, '')
  return rest.replace(/^!|!$/g, '')
}

/** Class names in the storefront only lay out components; their look belongs to @shop/ui. */
export const layoutClassesOnly = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      look: '"{{name}}" is not a layout class. Add this style to a component of @shop/ui, with a story.',
    },
  },
  create: (context) => ({
    'JSXAttribute[name.name=/^(className|.+ClassName)$/]'(attribute) {
      eachText(attribute.value, (text, node) => {
        for (const name of text.split(/\s+/).filter(Boolean)) {
          if (layout.some((pattern) => pattern.test(bare(name)))) continue
          context.report({ node, messageId: 'look', data: { name } })
        }
      })
    },
  }),
}
