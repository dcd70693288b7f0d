/**
 * How the browser's code is cut into files. Left alone the bundler makes about forty small files for
 * a page, which costs a phone forty turns and compresses badly; one large shared file makes the home
 * page carry the forms of the checkout. So each file below holds what is needed together and
 * nothing whose dependencies are not: a file takes its modules' dependencies with it.
 * `page-budget.json` holds what came of it.
 */
const folders = (...names: string[]) => {
  const room = `(components|commerce)[\\\\/](${names.join('|')})`
  return new RegExp(`packages[\\\\/]ui[\\\\/]src[\\\\/](lib|${room})[\\\\/]`)
}

const anyOf =
  (...patterns: RegExp[]) =>
  (id: string) =>
    patterns.some((pattern) => pattern.test(id))

/** In order of precedence: the first that names a module gets it. */
const files = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
  },
  {
    name: 'shelf',
    test: anyOf(
      folders(
        ...['badge', 'button', 'category-list', 'discount-badge', 'empty-state', 'error-state'],
        ...[
          'heading',
          'icon-button',
          'image',
          'input',
          'link',
          'page-title',
          'phone-link',
          'price',
        ],
        ...[
          'product',
          'product-card',
          'product-grid',
          'product-section',
          'skeleton',
          'social-links',
        ],
        ...['spinner', 'status-message', 'stock-label', 'visually-hidden'],
      ),
      /packages[\\/]domain[\\/]src[\\/](bag|bag-item|discount|image|money|product|stored-bag|text)\.ts/,
      /node_modules[\\/](lucide-react|clsx)[\\/]/,
    ),
  },
  { name: 'frame', test: /apps[\\/]storefront[\\/]app[\\/](lib|features)[\\/]/ },
  {
    name: 'order',
    test: folders(
      ...['amount-list', 'checkbox', 'order-summary', 'quantity-stepper', 'radio-group'],
      'zone-choice',
    ),
  },
  {
    name: 'radix',
    test: /@radix-ui[\\/](primitive|react-(compose-refs|context|id|presence|primitive|slot|use-[a-z-]+))[\\/]/,
  },
  {
    name: 'forms',
    test: anyOf(/node_modules[\\/]react-hook-form[\\/]/, folders('field', 'shop-form', 'textarea')),
  },
  {
    name: 'dialog',
    test: anyOf(
      /@radix-ui[\\/]react-(dialog|dismissable-layer|focus-scope)[\\/]/,
      folders('alert-dialog', 'dialog'),
    ),
  },
]

export const chunkGroups = files.map((file, place) => ({
  // What one page alone uses stays in that page's own file.
  minShareCount: 2,
  ...file,
  priority: files.length - place,
}))
