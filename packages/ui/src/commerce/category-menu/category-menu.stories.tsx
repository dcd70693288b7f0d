import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { categoryFixtures } from '../../../stories/samples/product.ts'
import { CategoryMenu } from './category-menu.tsx'

const meta = {
  title: 'Navigation/CategoryMenu',
  component: CategoryMenu,
  args: { categories: categoryFixtures },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CategoryMenu>

export default meta
type Story = StoryObj<typeof meta>

/** Opens on hover. */
export const Default: Story = {
  tags: ['R-HEAD-02', 'R-HEAD-04', 'R-HEAD-05'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
    await userEvent.hover(canvas.getByRole('button', { name: 'Categories' }))
    await expect(canvas.getAllByRole('link')).toHaveLength(10)
    const audio = canvas.getByRole('link', { name: /Audio$/ })
    await expect(audio).toHaveAttribute('href', '/products?category=Audio')
    const icon = within(audio).getByRole('img', { name: 'Audio icon' })
    await waitFor(() => expect(icon).toBeVisible())
  },
}

export const Press: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Categories' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}

export const PointerLeaves: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Categories' })
    await userEvent.hover(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.unhover(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
  },
}

/** Opens with Enter, not when the focus passes; Esc closes it. */
export const Keyboard: Story = {
  tags: ['!autodocs', 'R-HEAD-02'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Categories' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}
