import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { LinkProvider } from '../../lib/link.tsx'
import { Link, type LinkProps } from './link.tsx'

type WithAddress = Extract<LinkProps, { href: string }>

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '#return-policy', children: 'Return policy' },
} satisfies Meta<WithAddress>

export default meta
type Story = StoryObj<WithAddress>

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

export const Plain: Story = { args: { underline: 'hover' } }

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
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
  },
}

/** The child is the link, with this look: here the link of another router. */
export const AsChild: Story = {
  render: () => (
    <Link asChild className="outer">
      <a href="#terms" data-router="other">
        Terms
      </a>
    </Link>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Terms' })
    await expect(link).toHaveAttribute('data-router', 'other')
    await expect(link).toHaveAttribute('data-shop', 'link')
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline')
  },
}

/** An action with the look of a link, for one in a text or a row. */
export const OfAButton: Story = {
  render: () => (
    <Link asChild>
      <button type="button">4020117</button>
    </Link>
  ),
  play: async ({ canvas }) => {
    const { backgroundColor, borderTopWidth, paddingLeft } = getComputedStyle(
      canvas.getByRole('button', { name: '4020117' }),
    )
    await expect([backgroundColor, borderTopWidth, paddingLeft]).toEqual([
      'rgba(0, 0, 0, 0)',
      '0px',
      '0px',
    ])
  },
}
