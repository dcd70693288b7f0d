/** Guides that do not have all sections yet. The list only gets shorter: `guides.test.ts` refuses one that has them. */
export const incompleteGuides: readonly string[] = [
  'commerce/contact-info/contact-info',
  'commerce/plain-menu/plain-menu',
  'commerce/policy-page/policy-page',
  'commerce/site-footer/site-footer',
  'commerce/site-header/site-header',
  'commerce/site-layout/site-layout',
  'commerce/social-links/social-links',
  'commerce/trust-blurbs/trust-blurbs',
  'components/card/card',
  'components/divider/divider',
  'components/heading/heading',
  'components/page-title/page-title',
  'components/prose/prose',
  'components/visually-hidden/visually-hidden',
]
