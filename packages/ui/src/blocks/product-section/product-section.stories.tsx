import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { productFixtures } from '../../../stories/samples/product.ts'
import { text } from '../../../stories/samples/text.ts'
import { ProductSection } from './product-section.tsx'

const meta = {
  title: 'Product/ProductSection',
  component: ProductSection,
  args: {
    title: text('Recommended for You', 'আপনার জন্য বাছাই'),
    href: '/products',
    products: productFixtures,
    onAddToBag: fn(),
    onBuyNow: fn(),
  },
} satisfies Meta<typeof ProductSection>

export default meta
type Story = StoryObj<typeof meta>

/** The first four products and a link to all. */
export const Default: Story = {
  tags: ['B-CNT-01', 'R-HOME-15', 'R-HOME-19'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Recommended for You' })).toBeVisible()
    const names = canvas.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)
    await expect(names).toEqual(productFixtures.slice(0, 4).map((product) => product.name))
    await expect(
      canvas.getByRole('link', { name: 'View All Recommended for You' }),
    ).toHaveAttribute('href', '/products')
  },
}

/** The first four products of a category. */
export const Category: Story = {
  tags: ['R-HOME-16'],
  play: async ({ canvas, args }) => {
    const names = canvas.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)
    await expect(names).toEqual(args.products.slice(0, 4).map((product) => product.name))
  },
  args: {
    title: text('Kitchen Appliances Collection', 'রান্নাঘরের যন্ত্রপাতি'),
    href: '/products?category=Kitchen%20Appliances',
    products: productFixtures.slice(4),
  },
}

/** Up to four products of one category. */
export const Similar: Story = {
  tags: ['R-PDP-14', 'R-PDP-15'],
  args: {
    title: text('Similar Products', 'একই রকম পণ্য'),
    href: '/products?category=Kitchen%20Appliances',
    products: productFixtures.slice(0, 3),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: 'View All Similar Products' })).toHaveAttribute(
      'href',
      '/products?category=Kitchen%20Appliances',
    )
  },
}

export const Loading: Story = {
  args: { products: [], loading: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('article')).toHaveLength(4)
  },
}

export const Failed: Story = { args: { products: [], error: true } }

export const WithoutLink: Story = {
  args: { href: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('View All')).not.toBeInTheDocument()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /View All/ })).toHaveFocus()
  },
}
