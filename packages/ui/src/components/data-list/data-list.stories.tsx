import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PhoneLink } from '../phone-link/phone-link.tsx'
import { DataList, DataListItem } from './data-list.tsx'

const meta = {
  title: 'Layout/DataList',
  component: DataList,
  subcomponents: { DataListItem },
  args: {
    children: (
      <>
        <DataListItem label="Order">4020117</DataListItem>
        <DataListItem label="Phone">
          <PhoneLink phone="01700-000000" />
        </DataListItem>
        <DataListItem label="Address">House 12, Road 5, Dhanmondi, Dhaka</DataListItem>
      </>
    ),
  },
} satisfies Meta<typeof DataList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term')
    await expect(terms.map(({ textContent }) => textContent)).toEqual(['Order', 'Phone', 'Address'])
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('4020117')
  },
}

export const Vertical: Story = { args: { orientation: 'vertical' } }

export const OnPhone: Story = { globals: { viewport: { value: 'mobile1' } } }

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [term] = canvas.getAllByRole('term') as [HTMLElement]
    const [value] = canvas.getAllByRole('definition') as [HTMLElement]
    await expect(term.getBoundingClientRect().left).toBeGreaterThan(
      value.getBoundingClientRect().left,
    )
  },
}
