import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Button } from './button.tsx'
import { ButtonLink } from './button-link.tsx'

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Add to Cart', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
    // Without the focus ring of the test.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  },
}

export const Variants: Story = {
  render: () => (
    <div className="shop:flex shop:flex-wrap shop:items-center shop:gap-3">
      <Button>Buy Now</Button>
      <Button variant="soft">Buy Now</Button>
      <Button variant="outline">Add to Cart</Button>
      <Button variant="ghost">Cancel</Button>
      <ButtonLink href="#products" variant="outline">
        View All
      </ButtonLink>
    </div>
  ),
}

const variants = ['solid', 'soft', 'outline', 'ghost'] as const

const tones = ['brand', 'danger'] as const

// What the pointer changes.
const pointed = {
  'brand-solid': { backgroundColor: 'var(--shop-color-brand-strong)' },
  'brand-soft': {
    backgroundColor: 'var(--shop-color-brand-fill)',
    color: 'var(--shop-color-on-brand)',
  },
  'brand-outline': {
    borderColor: 'var(--shop-color-ink)',
    backgroundColor: 'var(--shop-color-sunken)',
  },
  'brand-ghost': { backgroundColor: 'var(--shop-color-sunken)' },
  'danger-solid': { backgroundColor: 'var(--shop-color-danger-strong)' },
  'danger-soft': {
    backgroundColor: 'var(--shop-color-danger)',
    color: 'var(--shop-color-on-danger)',
  },
  'danger-outline': { backgroundColor: 'var(--shop-color-danger-soft)' },
  'danger-ghost': { backgroundColor: 'var(--shop-color-danger-soft)' },
}
const focused = { outline: '2px solid var(--shop-color-focus)', outlineOffset: '2px' }

/** Each variant in both tones at rest, under the pointer, while it is pressed, with the keyboard's focus, disabled and loading. */
export const States: Story = {
  render: () => (
    <div className="shop:grid shop:gap-4">
      {tones.flatMap((tone) =>
        variants.map((variant) => {
          const look = { tone, variant }
          const style = pointed[`${tone}-${variant}`]
          return (
            <div
              key={tone + variant}
              className="shop:flex shop:flex-wrap shop:items-center shop:gap-3"
            >
              <Button {...look}>Rest</Button>
              <Button {...look} style={style}>
                Hover
              </Button>
              <Button {...look} style={style}>
                Active
              </Button>
              <Button {...look} style={focused}>
                Focus
              </Button>
              <Button {...look} disabled>
                Disabled
              </Button>
              <Button {...look} loading>
                Loading
              </Button>
            </div>
          )
        }),
      )}
    </div>
  ),
}

/** An action that destroys something. */
export const Danger: Story = {
  render: () => (
    <div className="shop:flex shop:flex-wrap shop:items-center shop:gap-3">
      {variants.map((variant) => (
        <Button key={variant} tone="danger" variant={variant}>
          Cancel this order
        </Button>
      ))}
    </div>
  ),
}

export const Sizes: Story = {
  render: () => (
    <div className="shop:flex shop:flex-wrap shop:items-center shop:gap-3">
      <Button size="sm">Small</Button>
      <Button size="md">Medium</Button>
      <Button size="lg">Large</Button>
    </div>
  ),
}

export const Disabled: Story = {
  args: { disabled: true, children: 'Out of Stock' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 })
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** A button that becomes disabled by its own press keeps the focus, ignores presses, and is `disabled` after it lost the focus. */
export const DisabledWhileFocused: Story = {
  tags: ['!autodocs'],
  render: function Pager({ onClick }) {
    const [page, setPage] = useState(1)
    return (
      <div className="shop:flex shop:flex-wrap shop:items-center shop:gap-3">
        <Button variant="outline" disabled={page === 1} onClick={() => setPage(1)}>
          First page
        </Button>
        <span>Page {page} of 2</span>
        <Button
          variant="outline"
          disabled={page === 2}
          onClick={(event) => {
            onClick?.(event)
            setPage(2)
          }}
        >
          Next page
        </Button>
        <IconButton aria-label="Last page" disabled={page === 2} onClick={() => setPage(2)}>
          »
        </IconButton>
        <ButtonLink href="#all">All products</ButtonLink>
      </div>
    )
  },
  play: async ({ canvas, args }) => {
    const first = canvas.getByRole('button', { name: 'First page' })
    const next = canvas.getByRole('button', { name: 'Next page' })
    const last = canvas.getByRole('button', { name: 'Last page' })
    await userEvent.click(next)
    // A browser takes the focus from a disabled button with its next frame.
    await frame()
    await frame()
    await expect(next).toHaveFocus()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect(last).toBeDisabled()
    await expect(getComputedStyle(next).color).toBe(getComputedStyle(last).color)
    await userEvent.tab({ shift: true })
    await expect(first).toHaveFocus()
    await expect(next).toBeDisabled()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(last)
    await frame()
    await frame()
    await expect(last).toHaveFocus()
    await expect(last).toHaveAttribute('aria-disabled', 'true')
    await userEvent.tab()
    await expect(last).toBeDisabled()
  },
}

export const Loading: Story = {
  args: { loading: true, children: 'Place Order' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Place Order' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

export const LoadingKeepsItsWidth: Story = {
  tags: ['!autodocs'],
  render: () => (
    <div className="shop:flex shop:flex-wrap shop:items-center shop:gap-3">
      {variants.map((variant) => (
        <Button key={variant} variant={variant} loading>
          Place Order
        </Button>
      ))}
      <Button>Place Order</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, ...others] = canvas.getAllByRole('button', { name: 'Place Order' })
    const plain = others.pop()
    await expect(first?.offsetWidth).toBe(plain?.offsetWidth)
    await expect(getComputedStyle(first as HTMLElement, '::after').width).toBe('20px')
    await expect(getComputedStyle(plain as HTMLElement, '::after').content).toBe('none')
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

/** The child is the element, with this look: here the link of another router. */
export const AsChild: Story = {
  tags: ['extended'],
  render: ({ onClick }) => (
    <>
      <Button>Buy Now</Button>{' '}
      <Button asChild onClick={onClick}>
        <a href="#offers" data-router="other">
          Offers
        </a>
      </Button>
    </>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
    const link = canvas.getByRole('link', { name: 'Offers' })
    await expect(link).toHaveAttribute('data-router', 'other')
    await expect(link).not.toHaveAttribute('type')
    const button = canvas.getByRole('button', { name: 'Buy Now' })
    await expect(getComputedStyle(link).backgroundColor).toBe(
      getComputedStyle(button).backgroundColor,
    )
    await expect(link.offsetHeight).toBe(button.offsetHeight)
    await userEvent.click(link)
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect(window.location.hash).toBe('#offers')
  },
}

/** A loading or disabled link goes nowhere. */
export const AsChildBlocked: Story = {
  tags: ['!autodocs'],
  render: ({ onClick }) => (
    <div className="shop:flex shop:gap-3">
      <Button asChild loading onClick={onClick}>
        <a href="#loading">Loading</a>
      </Button>
      <Button asChild disabled onClick={onClick}>
        <a href="#disabled">Disabled</a>
      </Button>
    </div>
  ),
  play: async ({ canvas, args }) => {
    const before = window.location.hash
    for (const link of canvas.getAllByRole('link')) {
      await expect(link).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(link)
    }
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(window.location.hash).toBe(before)
  },
}
