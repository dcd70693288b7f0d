import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { socialFixture } from '../../../stories/samples/social-links.ts'
import { text } from '../../../stories/samples/text.ts'
import { ContactInfo } from './contact-info.tsx'

const meta = {
  title: 'Layout/ContactInfo',
  component: ContactInfo,
  args: {
    address: text('House 10, Road 5, Dhanmondi, Dhaka 1205', 'বাসা ১০, রোড ৫, ধানমন্ডি, ঢাকা ১২০৫'),
    phone: '+880 1700-000000',
    email: 'hello@haat.example',
    social: socialFixture,
  },
} satisfies Meta<typeof ContactInfo>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['R-CONT-03', 'R-CONT-04'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.address)).toBeVisible()
    await expect(canvas.getByRole('link', { name: args.phone })).toHaveAttribute(
      'href',
      'tel:+8801700000000',
    )
    await expect(canvas.getByRole('link', { name: args.email })).toHaveAttribute(
      'href',
      'mailto:hello@haat.example',
    )
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
  },
}

export const WithoutNetworks: Story = {
  args: { social: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: args.phone })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: args.email })).toHaveFocus()
  },
}
