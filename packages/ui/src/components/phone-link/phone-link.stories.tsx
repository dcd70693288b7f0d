import { PhoneIcon } from '../icon/object-icon.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PhoneLink } from './phone-link.tsx'

const meta = {
  title: 'Actions/PhoneLink',
  component: PhoneLink,
  args: { phone: '01700-000000' },
} satisfies Meta<typeof PhoneLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '01700-000000' })).toHaveAttribute(
      'href',
      'tel:01700000000',
    )
  },
}

export const Plain: Story = { args: { underline: 'hover' } }

export const WithIconAndText: Story = {
  args: {
    className: 'shop:inline-flex shop:items-center shop:gap-2 shop:font-bold',
    children: (
      <>
        <PhoneIcon className="shop:size-4.5" />
        Call 01700-000000
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Call 01700-000000' })).toHaveAttribute(
      'href',
      'tel:01700000000',
    )
  },
}

/** A number that is wider than a phone with large text goes on in the next line. */
export const LargeTextOnPhone: Story = {
  tags: ['!autodocs'],
  args: { phone: '+8801700000000' },
  globals: { viewport: { value: 'mobile1' } },
  render: (args) => (
    <div style={{ container: 'shop-page / inline-size', width: '16rem', fontSize: '2.5rem' }}>
      <PhoneLink {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const number = canvas.getByText('+8801700000000')
    await expect(number.getClientRects().length).toBeGreaterThan(1)
    await expect(number.getBoundingClientRect().width).toBeLessThanOrEqual(256)
  },
}

/** A number stays on one line, also in a narrow column. */
export const InNarrowColumn: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <div className="shop:w-16">
      <PhoneLink {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const number = canvas.getByText('01700-000000')
    await expect(number.getClientRects()).toHaveLength(1)
  },
}
