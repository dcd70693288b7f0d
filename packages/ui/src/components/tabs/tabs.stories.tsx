import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Tabs, TabsContent, TabsList, TabsTrigger } from './tabs.tsx'

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  subcomponents: { TabsList, TabsTrigger, TabsContent },
  args: {
    defaultValue: 'description',
    onValueChange: fn(),
    children: (
      <>
        <TabsList aria-label="About this product">
          <TabsTrigger value="description">Description</TabsTrigger>
          <TabsTrigger value="delivery">Delivery</TabsTrigger>
          <TabsTrigger value="warranty" disabled>
            Warranty
          </TabsTrigger>
        </TabsList>
        <TabsContent value="description">Cooks rice for six people.</TabsContent>
        <TabsContent value="delivery">Inside Dhaka within two days.</TabsContent>
        <TabsContent value="warranty">One year.</TabsContent>
      </>
    ),
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText('Inside Dhaka within two days.')).toBeNull()
    await userEvent.click(canvas.getByRole('tab', { name: 'Delivery' }))
    await expect(canvas.getByRole('tab', { name: 'Delivery' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(canvas.getByRole('tabpanel', { name: 'Delivery' })).toHaveTextContent(
      'Inside Dhaka within two days.',
    )
    await expect(args.onValueChange).toHaveBeenCalledWith('delivery')
  },
}

export const OneTab: Story = {
  args: {
    children: (
      <>
        <TabsList aria-label="About this product">
          <TabsTrigger value="description">Description</TabsTrigger>
        </TabsList>
        <TabsContent value="description">Cooks rice for six people.</TabsContent>
      </>
    ),
  },
}

export const ManyOnPhone: Story = {
  args: {
    defaultValue: '0',
    children: (
      <>
        <TabsList aria-label="বিভাগ">
          {['রান্নাঘর', 'পরিষ্কার', 'ইলেকট্রনিক্স', 'ঘর সাজানো', 'মোবাইল'].map((name, index) => (
            <TabsTrigger key={name} value={String(index)}>
              {name}
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent value="0">দুই দিনের মধ্যে ঢাকায় পৌঁছে যাবে।</TabsContent>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div lang="bn" className="shop:w-72">
        <Story />
      </div>
    ),
  ],
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Description' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Delivery' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Description' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel')).toHaveFocus()
  },
}

/** Right to left: the tabs keep the direction of the page, and the arrow keys follow it. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('tab') as [HTMLElement, HTMLElement]
    await expect(first.getBoundingClientRect().left).toBeGreaterThan(
      second.getBoundingClientRect().left,
    )
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(first).toHaveFocus()
  },
}
