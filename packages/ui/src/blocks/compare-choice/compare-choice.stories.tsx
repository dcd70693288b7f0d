import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../../components/button/button.tsx'
import { productFixtures } from '../../../stories/samples/product.ts'
import { CompareChoice } from './compare-choice.tsx'

const products = productFixtures.slice(0, 4)

const meta = {
  title: 'Product/CompareChoice',
  component: CompareChoice,
  args: {
    products,
    action: '/compare',
    cancelHref: '/products',
    onCompare: fn(),
  },
} satisfies Meta<typeof CompareChoice>

export default meta
type Story = StoryObj<typeof meta>

/** Three products can be chosen; then the others wait until one is given up. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Choose up to 3 products.')
    const boxes = canvas.getAllByRole('checkbox')
    for (const box of boxes.slice(0, 3)) await userEvent.click(box)
    await expect(canvas.getByRole('status')).toHaveTextContent('3 products chosen, no more fit.')
    await expect(boxes[3]).toBeDisabled()
    await userEvent.click(boxes[1]!)
    await expect(boxes[3]).toBeEnabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }))
    await expect(args.onCompare).toHaveBeenCalledWith(
      [products[0], products[2]].map((product) => String(product?.id)),
    )
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: `Compare ${products[0]?.name}` })
    box.focus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCompare).toHaveBeenCalledWith([String(products[0]?.id)])
  },
}

/** In place of a control that had the focus, the first checkbox gets it. */
export const InPlaceOfAButton: Story = {
  tags: ['!autodocs', 'no-picture'],
  render: function Choosing(args) {
    const [choosing, setChoosing] = useState(false)
    if (choosing) return <CompareChoice {...args} />
    return <Button onClick={() => setChoosing(true)}>Choose products</Button>
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('checkbox')[0]).toHaveFocus()
  },
}

/** A card has one element more than one with buttons: the text beside its checkbox. */
export const FewElements: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('article'))
      await expect(card.querySelectorAll('*').length + 1).toBeLessThanOrEqual(15)
  },
}
