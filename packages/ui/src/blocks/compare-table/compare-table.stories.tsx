import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { productFixtures } from '../../../stories/samples/product.ts'
import { text } from '../../../stories/samples/text.ts'
import { CompareTable, type ComparedProduct } from './compare-table.tsx'

const attributes = [
  [
    { id: 'brand', label: text('Brand', 'ব্র্যান্ড'), value: text('Haat Home', 'হাট হোম') },
    { id: 'power', label: text('Power', 'শক্তি'), value: text('700 W', '৭০০ ওয়াট') },
  ],
  [
    { id: 'brand', label: text('Brand', 'ব্র্যান্ড'), value: text('Jonaki', 'জোনাকি') },
    { id: 'capacity', label: text('Capacity', 'ধারণক্ষমতা'), value: text('1.8 L', '১.৮ লিটার') },
  ],
  [{ id: 'power', label: text('Power', 'শক্তি'), value: '1500 W' }],
]
const products = productFixtures.slice(0, 3).map((product, index): ComparedProduct => ({
  product,
  attributes: attributes[index] ?? [],
  removeHref: `/compare?without=${product.id}`,
}))

const meta = {
  title: 'Product/CompareTable',
  component: CompareTable,
  args: { products },
} satisfies Meta<typeof CompareTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4)
    await expect(canvas.getByRole('row', { name: 'Power 700 W Not given 1500 W' })).toBeVisible()
    await expect(
      canvas.getByRole('row', { name: 'Capacity Not given 1.8 L Not given' }),
    ).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: `Remove ${products[1]?.product.name}` }),
    ).toHaveAttribute('href', products[1]?.removeHref)
  },
}

/** Each product can be bought; one that is sold out cannot. */
export const BuyNow: Story = {
  args: { onBuyNow: fn() },
  play: async ({ canvas, args }) => {
    const [first] = products
    await userEvent.click(canvas.getByRole('button', { name: `Buy Now: ${first?.product.name}` }))
    await expect(args.onBuyNow).toHaveBeenCalledWith(first?.product)
  },
}

export const OneProduct: Story = {
  args: { products: products.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2)
  },
}

/** The focus of a removed link goes to the next one, then to what takes the place of the table. */
export const Keyboard: Story = {
  tags: ['!autodocs', 'no-picture'],
  render: function Removing(args) {
    const [shown, setShown] = useState(args.products)
    return (
      <div
        onClick={(event) => {
          event.preventDefault()
          const link = (event.target as Element).closest('a')
          setShown((all) =>
            all.filter(({ removeHref }) => removeHref !== link?.getAttribute('href')),
          )
        }}
      >
        <CompareTable products={shown} empty="Nothing to compare yet." />
      </div>
    )
  },
  play: async ({ canvas }) => {
    const names = products.map(({ product }) => `Remove ${product.name}`)
    canvas.getByRole('link', { name: names[1]! }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('link', { name: names[2]! })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('link', { name: names[0]! })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Nothing to compare yet.')).toHaveFocus()
  },
}

export const Bengali: Story = {
  args: {
    products: products.slice(0, 2).map((compared) => ({
      ...compared,
      attributes: [{ id: 'brand', label: 'ব্র্যান্ড', value: 'হাট হোম' }],
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'ব্র্যান্ড' })).toBeVisible()
  },
}

/** On a phone a shadow at the edge says that there is more beside it; at the end of the way it is gone. */
export const MoreBesideIt: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 328 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region')
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth)
    const { backgroundAttachment, backgroundImage } = getComputedStyle(region)
    await expect(backgroundAttachment).toBe('local, local, scroll, scroll')
    await expect(backgroundImage.match(/gradient/g)).toHaveLength(4)
  },
}
