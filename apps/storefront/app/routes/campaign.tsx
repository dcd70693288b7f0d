import { useMemo } from 'react'
import {
  CampaignForm,
  Card,
  EmptyState,
  Heading,
  Image,
  ProductSection,
  useMessages,
} from '@shop/ui'
import type { Route } from './+types/campaign'
import { useProductActions } from '../features/bag/use-product-actions.ts'
import { useFormDraft } from '../features/forms/use-form-draft.ts'
import { DraftScript } from '../features/layout/draft-script.tsx'
import { PageError } from '../features/layout/page-error.tsx'
import { cardData, cardProduct, type CardData } from '../lib/card-data.ts'
import { cachePage } from '../lib/cache-page.ts'
import { toSummary } from '../lib/product-view.ts'
import { sendCampaignResponse } from '../features/forms/send-campaign-response.ts'
import type { Campaign } from '../lib/api.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTexts } from '../messages/texts.ts'
import { campaignPageMessages } from './campaign.messages.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const t = pageTexts(matches, campaignPageMessages)
  return pageMeta(matches, {
    title: loaderData?.campaign?.name ?? t('campaignPage.title'),
    description: t('campaignPage.description'),
    canonical: '/campaign',
  })
}

export const headers: Route.HeadersFunction = () => cachePage(5)

/** The campaign, or null when there is none, or undefined when it could not be read. */
export async function loader({ context }: Route.LoaderArgs): Promise<{
  campaign: Omit<Campaign, 'campaignProducts'> | null | undefined
  products: CardData[]
}> {
  const read = await context.api.campaign().catch((error: unknown) => {
    console.error('The campaign could not be read.', error)
    return undefined
  })
  if (!read) return { campaign: read, products: [] }
  const { campaignProducts, ...campaign } = read
  return { campaign, products: campaignProducts.map(({ product }) => cardData(product)) }
}

export default function Campaign({ loaderData }: Route.ComponentProps) {
  const { campaign } = loaderData
  const products = useMemo(() => loaderData.products.map(cardProduct), [loaderData])
  const { addToBag, buyNow } = useProductActions(products)
  const draft = useFormDraft('campaign')
  const t = useMessages(campaignPageMessages)
  if (campaign === undefined) {
    return <PageError title={t('campaignPage.failed')} />
  }
  if (!campaign) {
    return <EmptyState title={t('campaignPage.none')} description={t('campaignPage.noneText')} />
  }
  const buyHref = campaign.checkoutProductId
    ? `/product-details/${campaign.checkoutProductId}?campaign=${campaign.id}`
    : '/products'

  return (
    <div className="grid grid-cols-1 gap-12">
      <div className="grid grid-cols-1 gap-6">
        <Heading level={1}>{campaign.name}</Heading>
        <div className="grid grid-cols-1 items-center gap-10 lg:grid-cols-2">
          <CampaignForm
            {...draft.props}
            offer={{ image: campaign.checkoutImage, imageAlt: campaign.name, buyHref }}
            onSubmit={sendCampaignResponse}
          />
          <DraftScript form="campaign" />
          {campaign.checkoutImage && (
            <Card padding="none" className="max-lg:hidden">
              <Image src={campaign.checkoutImage} alt="" sizes="36rem" />
            </Card>
          )}
        </div>
      </div>
      <ProductSection
        title={t('campaignPage.products')}
        href="/products"
        products={products.map(toSummary)}
        onAddToBag={addToBag}
        onBuyNow={buyNow}
      />
    </div>
  )
}
