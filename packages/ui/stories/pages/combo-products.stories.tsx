import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { comboFixtures } from '../samples/product.ts'
import type { ProductSummary } from '../../src/commerce/product/product.ts'
import { ComboGrid, Confetti, Heading } from '../../src/index.ts'
import { text } from '../samples/text.ts'
import { PageFrame, pageStory } from './page-frame.tsx'

interface ComboProductsProps {
  products: readonly ProductSummary[]
  loading?: boolean
  failed?: boolean
  /** Duration of the confetti in milliseconds; 0 for none. @default 0 */
  confetti?: number
}

function ComboProducts({
  products,
  loading = false,
  failed = false,
  confetti = 0,
}: ComboProductsProps) {
  return (
    <PageFrame location="/combo-products" loading={loading}>
      <div className="shop:grid shop:grid-cols-1 shop:gap-6">
        <Heading level={1}>{text('Combo Products', 'কম্বো')}</Heading>
        <ComboGrid
          products={products}
          loading={loading}
          error={failed}
          onOrder={fn()}
          headingLevel={2}
          priorityCount={2}
        />
        {confetti > 0 && <Confetti duration={confetti} />}
      </div>
    </PageFrame>
  )
}

const longName =
  'রান্নাঘর শুরুর কম্বো: রাইস কুকার, মসলার গ্রাইন্ডার আর ইলেকট্রিক কেটলি একসঙ্গে, উপহারের বাক্সে'

const meta = {
  title: 'Pages/ComboProducts',
  component: ComboProducts,
  args: {
    products: comboFixtures.map((combo, index) =>
      index === 1 ? { ...combo, name: longName } : combo,
    ),
  },
  tags: ['!autodocs'],
  ...pageStory,
} satisfies Meta<typeof ComboProducts>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Order Now' })).toHaveLength(4)
    await expect(canvas.getByRole('heading', { name: longName })).toBeVisible()
  },
}

export const WithConfetti: Story = {
  tags: ['no-picture'],
  args: { confetti: 60_000 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop confetti' }))
    await expect(canvas.queryByRole('button', { name: 'Stop confetti' })).not.toBeInTheDocument()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Loading: Story = {
  args: { products: [], loading: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('main article')).toHaveLength(8)
  },
}

export const Empty: Story = {
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No products found.')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { products: [], failed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Failed to load products/)
  },
}
