import type { Meta, StoryObj } from '@storybook/react-vite'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect } from 'storybook/test'
import { text } from '../../../stories/samples/text.ts'
import { CallToOrder } from './call-to-order.tsx'

const meta = {
  title: 'Checkout/CallToOrder',
  component: CallToOrder,
  args: { phone: '01700-000000', title: text('Shopping Bag', 'আপনার ব্যাগ') },
} satisfies Meta<typeof CallToOrder>

export default meta
type Story = StoryObj<typeof meta>

/** With scripts nothing is shown, as in this story; the element is for browsers without them. */
export const Default: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('noscript')).toBeInTheDocument()
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}

/** In place of a form that needs scripts; the text is what a browser without them shows. */
export const Form: Story = {
  tags: ['no-picture'],
  args: { purpose: 'form' },
  play: async ({ canvas, args }) => {
    await expect(renderToStaticMarkup(<CallToOrder {...args} />)).toContain(
      'This form needs JavaScript.',
    )
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}
