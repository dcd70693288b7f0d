import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { LinkProvider } from '../../lib/link.tsx'
import { Link } from './link.tsx'

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '#return-policy', children: 'Return policy' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <p>
      Before you buy, read our <Link {...args} /> on one page.
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Return policy' })).toHaveAttribute(
      'href',
      '#return-policy',
    )
  },
}

export const Plain: Story = { args: { variant: 'plain' } }

export const WithLinkProvider: Story = {
  render: (args) => (
    <LinkProvider component={({ state: _state, ...props }) => <a data-router="yes" {...props} />}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('data-router', 'yes')
  },
}

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
  },
}
