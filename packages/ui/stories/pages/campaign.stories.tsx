import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { electricKettle, miniGrinder } from '../samples/product.ts'
import type { ProductSummary } from '../../src/commerce/product/product.ts'
import {
  CampaignForm,
  Card,
  EmptyState,
  Heading,
  Image,
  ProductSection,
  type CampaignFormProps,
} from '../../src/index.ts'
import { text } from '../samples/text.ts'
import { similar } from './page-fixtures.ts'
import { PageFrame, pageStory } from './page-frame.tsx'
import { TryAgain } from './page-pieces.tsx'

const picture = 'campaigns/kitchen-tips.960w.jpg'

interface CampaignProps extends Pick<CampaignFormProps, 'onSubmit'> {
  /** Name of the campaign; absent when none is running. */
  name?: string
  products: readonly ProductSummary[]
}

function Campaign({ name, products, onSubmit }: CampaignProps) {
  if (!name)
    return (
      <PageFrame location="/campaign">
        <EmptyState
          title={text('There is no campaign right now.', 'এখন কোনো ক্যাম্পেইন চলছে না।')}
          description={text(
            'Our next offer will be announced here.',
            'পরের অফারের খবর এখানে পাবেন।',
          )}
        />
      </PageFrame>
    )
  return (
    <PageFrame location="/campaign">
      <div className="shop:grid shop:grid-cols-1 shop:gap-12">
        <div className="shop:grid shop:grid-cols-1 shop:gap-6">
          <Heading level={1}>{name}</Heading>
          <div className="shop:grid shop:grid-cols-1 shop:items-center shop:gap-10 shop:lg:grid-cols-2">
            <CampaignForm
              offer={{
                image: picture,
                imageAlt: name,
                buyHref: `${miniGrinder.href}?campaign=1`,
              }}
              onSubmit={onSubmit}
            />
            <Card padding="none" className="shop:max-lg:hidden">
              <Image src={picture} alt="" sizes="36rem" />
            </Card>
          </div>
        </div>
        <ProductSection
          title={text('Offer Collection', 'অফার')}
          href="/products"
          products={products}
          onAddToBag={fn()}
          onBuyNow={fn()}
        />
      </div>
    </PageFrame>
  )
}

const meta = {
  title: 'Pages/Campaign',
  component: Campaign,
  args: {
    name: text('Kitchen Tips and Tricks', 'রান্নাঘরের টিপস'),
    products: [...similar.slice(0, 3), { ...electricKettle, id: 40, campaign: true }],
    onSubmit: () => Promise.resolve({ ok: true }),
  },
  tags: ['!autodocs'],
  ...pageStory,
} satisfies Meta<typeof Campaign>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Submitted: Story = {
  play: async ({ canvas }) => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full Name' }), 'Nusrat Jahan')
    await userEvent.type(canvas.getByRole('textbox', { name: 'WhatsApp number' }), '01712345678')
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Your tips' }),
      'ডাল সেদ্ধ করার আগে আধা ঘণ্টা ভিজিয়ে রাখি।',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    const popup = await screen.findByRole('dialog', { name: 'Thank You!' })
    await waitFor(() => expect(popup).toBeVisible())
  },
}

export const WithErrors: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findAllByText('Please fill this field.')).toHaveLength(3)
  },
}

export const Failed: Story = {
  render: () => (
    <PageFrame location="/campaign">
      <TryAgain
        title={text(
          'Failed to load the campaign. Please try again later.',
          'ক্যাম্পেইন আনা যায়নি। একটু পরে আবার চেষ্টা করুন।',
        )}
      />
    </PageFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Failed to load the campaign/)
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Empty: Story = {
  render: (args) => <Campaign products={[]} onSubmit={args.onSubmit} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is no campaign right now.')).toBeVisible()
  },
}
