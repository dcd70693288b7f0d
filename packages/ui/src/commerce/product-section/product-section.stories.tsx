import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { productFixtures } from '../product/fixtures.ts'
import { ProductSection } from './product-section.tsx'

const meta = {
  title: 'Commerce/ProductSection',
  component: ProductSection,
  args: {
    title: 'Recommended for You',
    href: '/products',
    products: productFixtures,
    onAddToBag: fn(),
    onBuyNow: fn(),
  },
} satisfies Meta<typeof ProductSection>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'B-CNT-01, R-HOME-15, R-HOME-19: Default, the first four and the way to all',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Recommended for You' })).toBeVisible()
    const names = canvas.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)
    await expect(names).toEqual(productFixtures.slice(0, 4).map((product) => product.name))
    await expect(
      canvas.getByRole('link', { name: 'View All Recommended for You' }),
    ).toHaveAttribute('href', '/products')
  },
}

export const Category: Story = {
  name: 'R-HOME-16: Category, its first four products',
  play: async ({ canvas, args }) => {
    const names = canvas.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)
    await expect(names).toEqual(args.products.slice(0, 4).map((product) => product.name))
  },
  args: {
    title: 'Kitchen Appliances Collection',
    href: '/products?category=Kitchen%20Appliances',
    products: productFixtures.slice(4),
  },
}

export const Similar: Story = {
  name: 'R-PDP-14, R-PDP-15: Similar Products, up to four of one category',
  args: {
    title: 'Similar Products',
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
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /View All/ })).toHaveFocus()
  },
}
