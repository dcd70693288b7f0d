import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { sampleStatements } from '../../../stories/samples/bangladesh.ts'
import { MarketProvider } from '../../lib/market.tsx'
import { DeliveryInfo, type ZoneStatement } from './delivery-info.tsx'

const otherCharge = {
  zones: [
    { id: 'dhaka_outside', charge: 130, label: 'Outside Dhaka' },
    { id: 'dhaka_inside', charge: 80, label: 'Inside Dhaka' },
  ],
}

const withoutChargeInside = (statement: ZoneStatement): ZoneStatement =>
  statement.zone === 'dhaka_inside' ? { ...statement, charge: undefined } : statement

const meta = {
  title: 'Product/DeliveryInfo',
  component: DeliveryInfo,
  args: { supportPhone: '01700-000000', statements: sampleStatements },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DeliveryInfo>

export default meta
type Story = StoryObj<typeof meta>

/** Charge and timeline. */
export const Default: Story = {
  tags: ['R-PDP-09', 'R-PDP-19', 'R-PDP-20'],
  play: async ({ canvas }) => {
    for (const text of [
      'Inside Dhaka ৳60 for small products and ৳80 to 100 for large or heavy ones',
      'Outside Dhaka 130 Taka',
      '24 to 48 hours inside Dhaka',
      '2 to 5 days outside Dhaka',
      'The exact charge shows before you confirm.',
    ])
      await expect(canvas.getByText(text)).toBeVisible()
  },
}

/** A zone without a sentence about its charge has its label and the charge; the other zone and the times stay. */
export const OtherCharge: Story = {
  args: { statements: sampleStatements.map(withoutChargeInside) },
  decorators: [
    (Story) => (
      <MarketProvider market={otherCharge}>
        <Story />
      </MarketProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Inside Dhaka: ৳80')).toBeVisible()
    await expect(canvas.queryByText(/৳60/)).not.toBeInTheDocument()
    await expect(canvas.getByText('Outside Dhaka 130 Taka')).toBeVisible()
    await expect(canvas.getByText('24 to 48 hours inside Dhaka')).toBeVisible()
  },
}

/** A confirmation is shown for 2 seconds. */
export const Copying: Story = {
  tags: ['!autodocs', 'R-PDP-10', 'R-PDP-11', 'extended'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '01700-000000' })).toHaveAttribute(
      'href',
      'tel:01700000000',
    )
    const status = canvas.getByRole('status')
    await expect(status).toBeEmptyDOMElement()
    const clipboard = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy number' }))
    await waitFor(() => expect(status).toHaveTextContent('Copied!'))
    const shown = performance.now()
    await expect(clipboard).toHaveBeenCalledWith('01700-000000')
    await waitFor(() => expect(status).toBeEmptyDOMElement(), { interval: 20 })
    const lasted = performance.now() - shown
    await expect(lasted).toBeGreaterThan(1700)
    await expect(lasted).toBeLessThan(3000)
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: '01700-000000' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Copy number' })).toHaveFocus()
  },
}
