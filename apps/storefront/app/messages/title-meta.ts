import type { Catalogue } from '@shop/ui'
import { pageMeta } from '../lib/page-meta.ts'
import type { RouteMatches } from '../lib/root-data.ts'
import { pageTexts } from './texts.ts'

/** The `meta` of a page that search engines do not list: it has a title alone. */
export const titleMeta =
  <D extends Catalogue>(messages: D, title: keyof D & string) =>
  ({ matches }: { matches: RouteMatches }) =>
    pageMeta(matches, { title: pageTexts(matches, messages)(title) })
