import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { categoryFixtures, productFixtures } from '../../../stories/samples/product.ts'
import { ProductGrid } from '../../commerce/product-grid/product-grid.tsx'
import { SiteFooter } from '../site-footer/site-footer.tsx'
import { SiteHeader } from '../site-header/site-header.tsx'
import { socialFixture } from '../../../stories/samples/social-links.ts'
import { text } from '../../../stories/samples/text.ts'
import { SiteLayout } from './site-layout.tsx'

const meta = {
  title: 'Layout/SiteLayout',
  component: SiteLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    header: <SiteHeader brand={text('Haat', 'হাট')} categories={categoryFixtures} bagCount={2} />,
    footer: (
      <SiteFooter
        copyrightYear={2025}
        brand={text('Haat', 'হাট')}
        address={text(
          'House 12, Road 5, Dhanmondi, Dhaka 1205',
          'বাসা ১২, রোড ৫, ধানমন্ডি, ঢাকা ১২০৫',
        )}
        phone="01700-000000"
        email="care@haat.example"
        social={socialFixture}
      />
    ),
    children: <ProductGrid products={productFixtures} />,
  },
} satisfies Meta<typeof SiteLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main')
    await expect(getComputedStyle(main).marginTop).toBe('80px')
    await expect(main.getBoundingClientRect().top).toBe(80)
  },
}

export const ShortPage: Story = { args: { children: <p>Little to read.</p> } }

/** The first tab stop skips to the content. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    const skip = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toHaveFocus()
    await expect(skip).toHaveAttribute('href', '#main')
  },
}
