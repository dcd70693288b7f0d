import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { productFixtures } from '../../../stories/samples/product.ts'
import { Image } from '../../components/image/image.tsx'
import { tintBackground } from './product.ts'

const meta = {
  title: 'Product/Product',
  parameters: {
    docs: {
      description: {
        component:
          '`ProductSummary` is the data of a product that cards, bag lines and suggestions take, and `CategoryLink` that of a category. Its `tint` names the background of the picture. `tintBackground` has the class of each tint, for a picture of your own.',
      },
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const [product] = productFixtures

/** The backgrounds of pictures; each has a dark value for the dark theme. */
export const Default: Story = {
  render: () => (
    <ul className="shop:m-0 shop:grid shop:list-none shop:grid-cols-2 shop:gap-3 shop:p-0 shop:text-sm shop:sm:grid-cols-5">
      {Object.entries(tintBackground).map(([tint, background]) => (
        <li key={tint}>
          <Image
            src={product?.images[0]}
            alt=""
            sizes="160px"
            className={`shop:rounded-sm ${background}`}
          />
          {tint}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const backgrounds = canvas
      .getAllByRole('listitem')
      .map((item) => getComputedStyle(item.firstElementChild as Element).backgroundColor)
    await expect(new Set(backgrounds).size).toBe(Object.keys(tintBackground).length)
  },
}
