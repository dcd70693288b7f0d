import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Highlight } from './highlight.tsx'

const meta = {
  title: 'Product/Highlight',
  component: Highlight,
  args: { text: 'Steel Electric Kettle 2.3 L', highlight: ['electric', 'kettle'] },
} satisfies Meta<typeof Highlight>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent)
    await expect(marks).toEqual(['Electric', 'Kettle'])
    await expect(canvasElement).toHaveTextContent('Steel Electric Kettle 2.3 L')
  },
}

export const Bengali: Story = {
  args: { text: 'ইলেকট্রিক কেটলি ১.৮ লিটার', highlight: ['কেটলি'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('mark')).toHaveTextContent('কেটলি')
  },
}

export const NoMatch: Story = {
  args: { highlight: ['fan'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('mark')).toBeNull()
  },
}
