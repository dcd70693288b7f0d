import type { CardProduct, ProductWire } from '@shop/domain'
import {
  CampaignForm,
  Card,
  EmptyState,
  Heading,
  Image,
  ProductSection,
  useMessages,
} from '@shop/ui'
import { data, type AppLoadContext } from 'react-router-dom'
import type { Route } from './+types/campaign'
import { useProductActions } from '../features/bag/use-product-actions.ts'
import { useFormDraft } from '../features/forms/use-form-draft.ts'
import { WithoutScripts } from '../shell/without-scripts.tsx'
import { DraftScript } from '../shell/draft-script.tsx'
import { PageError } from '../shell/page-error.tsx'
import { toCard, toSummary } from '../lib/product-view.ts'
import { sendCampaignResponse } from '../features/forms/send-campaign-response.ts'
import type { Campaign } from '../lib/api.ts'
import { isNotFound } from '../lib/api-error.ts'
import { partialData, serviceUnavailable } from '../../runtime/failed-reads.ts'
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

interface CampaignData {
  /** Null when there is none. */
  campaign: Omit<Campaign, 'campaignProducts'> | null
  products: CardProduct[]
  /** The product that a response earns, at the price of the campaign. */
  offered?: CardProduct
}

export async function loader({ context }: Route.LoaderArgs) {
  const read = await context.api.campaign().catch((error: unknown) => {
    throw serviceUnavailable(context.logFault, 'The campaign', error)
  })
  if (!read) return data<CampaignData>({ campaign: null, products: [] })
  const { campaignProducts, ...campaign } = read
  const offered = await readOffered(context, campaign)
  const found: CampaignData = {
    campaign,
    products: campaignProducts.map(({ product }) => toCard(product)),
    ...(offered ? { offered: toCard(offered) } : {}),
  }
  return offered === undefined ? partialData(found) : data(found)
}

export function ErrorBoundary() {
  return <PageError title={useMessages(campaignPageMessages)('campaignPage.failed')} />
}

/** The offered product; null when there is none, undefined when it cannot be read: the offer has no price. */
async function readOffered(
  { api, logFault }: AppLoadContext,
  { id, checkoutProductId }: Pick<Campaign, 'id' | 'checkoutProductId'>,
): Promise<ProductWire | null | undefined> {
  if (!checkoutProductId) return null
  return await api
    .product(String(checkoutProductId), { campaign: String(id) })
    .catch((error: unknown) => {
      if (isNotFound(error)) return null
      logFault('The product that the campaign offers could not be read.', error)
      return undefined
    })
}

export default function Campaign({ loaderData }: Route.ComponentProps) {
  const { campaign, offered, products } = loaderData
  const { addToBag, buyNow } = useProductActions()
  const draft = useFormDraft('campaign')
  const t = useMessages(campaignPageMessages)
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
          <WithoutScripts purpose="form" />
          <CampaignForm
            {...draft.props}
            className="noscript:hidden"
            offer={{
              image: campaign.checkoutImage,
              imageAlt: offered?.name ?? campaign.name,
              ...(offered && {
                productName: offered.name,
                price: offered.price,
                discountPrice: offered.discountPrice,
              }),
              buyHref,
            }}
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
