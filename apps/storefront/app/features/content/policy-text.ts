import type { Language } from '../../lib/language.ts'
import { policyPages, routeId } from '../../lib/pages.ts'
import { rootData, type RouteMatches } from '../../lib/root-data.ts'
import type { PolicyText } from '../../messages/policy.ts'
import { localeOf } from '../../messages/texts.ts'

/** The English texts: `x.policy.ts`. The Bengali ones are `x.policy.bn.ts` beside them. */
const english = import.meta.glob<PolicyText>('./*.policy.ts', { eager: true, import: 'policy' })

/** The text of a policy in a language; in English when it has none in it. @throws Error when it has no text */
export function policyText(language: Language, name: string): PolicyText {
  const text = localeOf(language).policy?.(name) ?? english[`./${name}.policy.ts`]
  if (!text) throw new Error(`The policy "${name}" has no text.`)
  return text
}

/** The policy that a route shows, in the language of the page. */
export function pagePolicy(matches: RouteMatches) {
  const { language, shop } = rootData(matches).environment
  const page = policyPages.find((page) => routeId(page) === matches.at(-1)?.id)
  if (!page) throw new Error('The route shows no policy.')
  return { path: page.path, shop, text: policyText(language, page.policy)(shop) }
}
