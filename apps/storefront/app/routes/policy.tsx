import type { PageWire } from '@shop/domain/wire'
import { PolicyPage, Prose, useMessages } from '@shop/ui'
import { data } from 'react-router-dom'
import type { Route } from './+types/policy'
import { serviceUnavailable } from '../../runtime/failed-reads.ts'
import { formatPageDay } from '../features/content/format-page-day.ts'
import { splitLanguage } from '../lib/language.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { rootData } from '../lib/root-data.ts'
import { PageError } from '../shell/page-error.tsx'
import { useShop } from '../shell/use-shop.ts'
import { policyMessages } from './policy.messages.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const slug = slugOf(location.pathname)
  const link = rootData(matches).environment.shop.pages.find((page) => page.slug === slug)?.link
  const description = loaderData?.description
  return pageMeta(matches, {
    title: loaderData?.title ?? link ?? slug,
    ...(description ? { description } : {}),
    canonical: `/${slug}`,
  })
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const slug = slugOf(new URL(request.url).pathname)
  return data<PageWire>(
    await context.api.page(slug, context.environment.language).catch((error: unknown) => {
      throw serviceUnavailable(context.logFault, `The page ${slug}`, error)
    }),
  )
}

/** The slug of a page in its path, which is one segment behind the language. */
function slugOf(path: string): string {
  return splitLanguage(path).path.replaceAll('/', '')
}

export function ErrorBoundary() {
  return <PageError title={useMessages(policyMessages)('policyPage.failed')} />
}

/** A page whose texts the owner writes. */
export default function Policy({ loaderData }: Route.ComponentProps) {
  const { language, shop } = useShop()
  const { slug, title, updatedOn, formal, sections } = loaderData
  return (
    <PolicyPage
      // Another policy is another page, so that nothing of the previous one stays.
      key={slug}
      title={title}
      {...(updatedOn ? { updated: formatPageDay(updatedOn, language) } : {})}
      contents={formal}
      sections={sections.map(({ id, title, html }) => ({
        id,
        title,
        body: <Prose trustedHtml={html} />,
      }))}
      {...(formal ? { support: { phone: shop.phone, taxId: shop.taxId } } : {})}
    />
  )
}
