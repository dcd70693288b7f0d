import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { samplePlaces } from '../../../stories/samples/bangladesh.ts'
import { MarketProvider } from '../../lib/market.tsx'
import { text } from '../../../stories/samples/text.ts'
import { ZoneChoice } from './zone-choice.tsx'

const meta = {
  title: 'Checkout/ZoneChoice',
  component: ZoneChoice,
  args: { defaultValue: 'dhaka_outside', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 352 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ZoneChoice>

export default meta
type Story = StoryObj<typeof meta>

/** Outside Dhaka is selected. */
export const Default: Story = {
  tags: ['R-SHIPD-07'],
  play: async ({ canvas, args }) => {
    const outside = canvas.getByRole('radio', { name: 'Outside Dhaka ৳130.00' })
    const inside = canvas.getByRole('radio', { name: 'Inside Dhaka ৳70.00' })
    await expect(outside).toBeChecked()
    await expect(outside).toHaveAttribute('value', 'dhaka_outside')
    await expect(inside).toHaveAttribute('value', 'dhaka_inside')
    await userEvent.click(inside)
    await expect(inside).toBeChecked()
    await expect(args.onValueChange).toHaveBeenCalledWith('dhaka_inside')
  },
}

export const NeitherZone: Story = {
  args: { defaultValue: 'chattogram' },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked()
  },
}

/** An address that names a place of the other zone offers it; the press of a button takes it. */
export const NamedInTheAddress: Story = {
  args: { address: text('House 12, Road 5, Mirpur 10, Dhaka', 'বাসা ১২, রোড ৫, মিরপুর ১০, ঢাকা') },
  decorators: [
    (Story) => (
      <MarketProvider market={samplePlaces}>
        <Story />
      </MarketProvider>
    ),
  ],
  play: async ({ canvas, args }) => {
    const offer = canvas.getByRole('status')
    const outside = canvas.getByRole('radio', { name: /Outside/ })
    const inside = canvas.getByRole('radio', { name: /Inside/ })
    await expect(offer).toHaveTextContent('Deliver to Mirpur?')
    await expect(outside).toBeChecked()
    canvas.getByRole('button', { name: 'Inside Dhaka, ৳70.00' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(inside).toBeChecked()
    await expect(inside).toHaveFocus()
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith('dhaka_inside')
    await expect(offer).toBeEmptyDOMElement()
    await userEvent.click(outside)
    await expect(offer).toHaveTextContent('Deliver to Mirpur?')
  },
}

/** A district outside Dhaka in an address for the zone inside, in Bengali. */
export const NamedInBengali: Story = {
  ...NamedInTheAddress,
  args: { defaultValue: 'dhaka_inside', address: 'বাসা ১২, সাতমাথা, বগুড়া' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('বগুড়া')
    await userEvent.click(canvas.getByRole('button', { name: 'Outside Dhaka, ৳130.00' }))
    await expect(canvas.getByRole('radio', { name: /Outside/ })).toBeChecked()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /Outside/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onValueChange).toHaveBeenCalledWith('dhaka_inside')
  },
}
