import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { text, useSample } from '../../../stories/samples/text.ts'
import { Kbd } from './kbd.tsx'

const meta = {
  title: 'Actions/Kbd',
  component: Kbd,
  parameters: { release: { status: 'trial' } },
  args: { children: 'Enter' },
} satisfies Meta<typeof Kbd>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enter').tagName).toBe('KBD')
  },
}

const confirms = text('confirms the order', 'অর্ডার নিশ্চিত করে')

function Sentence() {
  return useSample(
    <p className="shop:m-0">
      <Kbd>Ctrl</Kbd> + <Kbd>Enter</Kbd> {confirms}
    </p>,
  )
}

/** A combination in a sentence. */
export const Combination: Story = { render: () => <Sentence /> }
