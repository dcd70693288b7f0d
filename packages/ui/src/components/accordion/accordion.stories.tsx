import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { text } from '../../../stories/samples/text.ts'
import { AccordionItem } from './accordion-item.tsx'
import { Accordion } from './accordion.tsx'

const opened = fn()

const delivery = text('How long does delivery take?', 'ডেলিভারি পেতে কত দিন লাগে?')
const days = text('One to three days in Dhaka.', 'ঢাকায় এক থেকে তিন দিন।')
const payment = text('How do I pay?', 'কীভাবে টাকা দেব?')
const cash = text('In cash, when the parcel arrives.', 'পার্সেল হাতে পেয়ে নগদে।')

const meta = {
  title: 'Layout/Accordion',
  component: Accordion,
  subcomponents: { AccordionItem },
  parameters: { release: { status: 'trial' } },
  args: {
    children: (
      <>
        <AccordionItem title={delivery} onOpenChange={opened}>
          {days}
        </AccordionItem>
        <AccordionItem title={payment}>{cash}</AccordionItem>
      </>
    ),
  },
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    opened.mockClear()
    await expect(canvas.getByText(days)).not.toBeVisible()
    await userEvent.click(canvas.getByText(delivery))
    await expect(canvas.getByText(days)).toBeVisible()
    await waitFor(() => expect(opened.mock.calls).toEqual([[true]]))
    await expect(canvas.getByText(cash)).not.toBeVisible()
  },
}

/** The sections share a name: one is open at a time. */
export const OneAtATime: Story = {
  args: {
    children: (
      <>
        <AccordionItem name="help" title={delivery} defaultOpen>
          {days}
        </AccordionItem>
        <AccordionItem name="help" title={payment}>
          {cash}
        </AccordionItem>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(days)).toBeVisible()
    await userEvent.click(canvas.getByText(payment))
    await expect(canvas.getByText(cash)).toBeVisible()
    await waitFor(() => expect(canvas.getByText(days)).not.toBeVisible())
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByText(delivery).closest('summary')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByText(payment).closest('summary')).toHaveFocus()
  },
}
