import { useState, type ReactNode } from 'react'
import { fn } from 'storybook/test'
import { categoryFixtures, productFixtures } from '../samples/product.ts'
import { useSample } from '../samples/text.ts'
import {
  LoadingBar,
  NewsletterForm,
  SearchBox,
  SiteFooter,
  SiteHeader,
  SiteLayout,
} from '../../src/index.ts'
import { aboutFixture } from '../samples/about.ts'
import { shop } from './page-fixtures.ts'

/** Parameters of every page story. */
export const pageStory = {
  parameters: { layout: 'fullscreen' },
}

const subscribe = () => Promise.resolve({ ok: true as const })

interface PageFrameProps {
  /** Address of the page; the header marks its link as current. */
  location: string
  /** @default 2 */
  bagCount?: number | null
  /** Shows the loading bar. @default false */
  loading?: boolean
  /** Called with the address of a selected suggestion. */
  onGo?: (href: string) => void
  children: ReactNode
}

/** Layout of the sample shop around a page, as in the storefront; also translates the samples in the page. */
export function PageFrame({
  location,
  bagCount = 2,
  loading = false,
  onGo = fn(),
  children,
}: PageFrameProps) {
  return useSample(
    <SiteLayout
      loadingBar={<LoadingBar loading={loading} />}
      header={
        <SiteHeader
          brand={shop.name}
          categories={categoryFixtures}
          bagCount={bagCount}
          location={location}
          search={<SampleSearch onGo={onGo} />}
        />
      }
      footer={
        <SiteFooter
          copyrightYear={2025}
          brand={shop.name}
          about={aboutFixture}
          address={shop.address}
          phone={shop.phone}
          email={shop.email}
          social={shop.social}
          newsletter={<NewsletterForm onSubmit={subscribe} />}
          paymentImage="payments/payment-banner.1920w.jpg"
        />
      }
    >
      {children}
    </SiteLayout>,
  )
}

function SampleSearch({ onGo }: { onGo: (href: string) => void }) {
  const [asked, setAsked] = useState<string>()
  const found = useSample(productFixtures).filter(
    ({ name }) => asked && name.toLowerCase().includes(asked.toLowerCase()),
  )
  return (
    <SearchBox
      suggestions={asked ? found : undefined}
      onSearch={setAsked}
      onClear={() => setAsked(undefined)}
      onSelect={({ href }) => onGo(href)}
    />
  )
}
