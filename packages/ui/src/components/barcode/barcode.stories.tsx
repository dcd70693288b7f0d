import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Barcode } from './barcode.tsx'

const meta = {
  title: 'Media/Barcode',
  component: Barcode,
  args: { value: '4029001234' },
} satisfies Meta<typeof Barcode>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const bars = canvas.getByRole('img', { name: '4029001234' })
    await expect(bars).toBeVisible()
    // At least a quarter of a millimetre for a module, which a phone's camera reads.
    await expect(bars.clientWidth / 110).toBeGreaterThan(0.95)
  },
}

/** Letters need a module more for each: the bars are thinner. */
export const WithLetters: Story = { args: { value: 'DX-40290' } }

/** Black on white, as a scanner needs it. */
export const InDarkTheme: Story = {
  render: (args) => (
    <div data-theme="dark">
      <Barcode {...args} />
    </div>
  ),
}
