import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Price } from '../../src/commerce/price/price.tsx'
import { StockLabel } from '../../src/commerce/stock-label/stock-label.tsx'
import { MarketProvider } from '../../src/lib/market.tsx'
import { bengaliMarket } from '../../src/lib/bengali-market.ts'
import { MessagesProvider } from '../../src/lib/messages.tsx'
import { defaultMessages } from '../../src/messages.ts'

const meta = {
  title: 'Foundations/Messages',
  parameters: {
    docs: {
      description: {
        component:
          'The texts of all components by key. `MessagesProvider` overrides any of them, for example to translate them. The English defaults are those of the specification with the usual spelling.',
      },
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** All messages. */
export const Default: Story = {
  render: () => (
    <table className="shop:w-full shop:border-collapse shop:text-sm">
      <thead>
        <tr>
          <th
            scope="col"
            className="shop:border-b shop:border-line shop:py-1 shop:pe-4 shop:text-start"
          >
            Key
          </th>
          <th scope="col" className="shop:border-b shop:border-line shop:py-1 shop:text-start">
            English
          </th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(defaultMessages).map(([key, text]) => (
          <tr key={key}>
            <td className="shop:border-b shop:border-line shop:py-1 shop:pe-4 shop:align-top shop:break-all shop:text-muted">
              {key}
            </td>
            <td className="shop:border-b shop:border-line shop:py-1">
              {typeof text === 'string' ? text : text.other}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
  tags: ['no-picture'],
}

export const Overridden: Story = {
  render: () => (
    <MessagesProvider messages={{ 'stock.in': 'মজুদ আছে ({n})' }}>
      <div lang="bn" className="shop:grid shop:gap-2">
        <StockLabel stock={3} />
        <StockLabel stock={0} />
      </div>
    </MessagesProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('মজুদ আছে (3)')).toBeVisible()
    // A key without a translation keeps its English default.
    await expect(canvas.getByText('Out of Stock')).toBeVisible()
  },
}

/** The market writes amounts and the numbers of messages; the texts stay those of the messages. */
export const Market: Story = {
  render: () => (
    <MarketProvider market={bengaliMarket}>
      <div className="shop:grid shop:gap-2">
        <Price price={12345} discountPrice={9999} />
        <StockLabel stock={3} />
      </div>
    </MarketProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('৯,৯৯৯ টাকা')).toBeVisible()
    await expect(canvas.getByText('In Stock (৩)')).toBeVisible()
  },
}
