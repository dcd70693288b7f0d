/**
 * The chunk groups of the browser build. By default the bundler makes about forty small files per page,
 * which compress badly and cost one request each; a single shared file would make the home page load
 * the checkout forms. Each group holds modules that the same pages use, with all their dependencies.
 * `page-budget.json` limits the result per page.
 */
const uiFolders = (...names: string[]) => {
  const path = `(components|commerce)[\\\\/](${names.join('|')})`
  return new RegExp(`packages[\\\\/]ui[\\\\/]src[\\\\/](lib|${path})[\\\\/]`)
}

const anyOf =
  (...patterns: RegExp[]) =>
  (id: string) =>
    patterns.some((pattern) => pattern.test(id))

/** In order of precedence: a module belongs to the first group that matches. */
const groups = [
  {
    // What the early script and React share: the store of the bag and its rules.
    name: 'bag',
    test: anyOf(
      /packages[\\/]domain[\\/]src[\\/](bag|bag-item|discount|money|normalize-product|number|product|product-fields|stock-count|stored-bag)\.ts/,
      /apps[\\/]storefront[\\/]app[\\/]features[\\/]bag[\\/](bag-store|direct-purchase|last-addition|product-actions)\.ts/,
      /apps[\\/]storefront[\\/]app[\\/](lib[\\/](data-address|language|products-in|text-store)|early[\\/]record-taps)\.ts/,
      /node_modules[\\/]zustand[\\/]esm[\\/]vanilla/,
    ),
  },
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
  },
  {
    name: 'product-list',
    test: anyOf(
      // The newsletter form, which every page has.
      /packages[\\/]ui[\\/]src[\\/]commerce[\\/]shop-form[\\/]email-field/,
      uiFolders(
        ...[
          'badge',
          'button',
          'category-list',
          'discount-badge',
          'empty-state',
          'error-state',
          'field',
          'form',
        ],
        ...[
          'heading',
          'icon',
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
      /node_modules[\\/]clsx[\\/]/,
    ),
  },
  { name: 'app', test: /apps[\\/]storefront[\\/]app[\\/](lib|features)[\\/]/ },
  {
    name: 'order',
    test: uiFolders(
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
    test: uiFolders('shop-form', 'textarea'),
  },
  {
    name: 'dialog',
    test: anyOf(
      /@radix-ui[\\/]react-(dialog|dismissable-layer|focus-scope)[\\/]/,
      uiFolders('alert-dialog', 'dialog'),
    ),
  },
]

export const chunkGroups = groups.map((group, index) => ({
  // A module that only one page uses stays in that page's file.
  minShareCount: 2,
  ...group,
  priority: groups.length - index,
}))
