import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { text } from '../../../stories/samples/text.ts'
import { SpecificationTable } from './specification-table.tsx'

const meta = {
  title: 'Product/SpecificationTable',
  component: SpecificationTable,
  args: {
    items: [
      { label: text('Brand', 'ব্র্যান্ড'), value: text('Haat Home', 'হাট হোম') },
      { label: text('Power', 'শক্তি'), value: '1500 W' },
      { label: text('Capacity', 'ধারণক্ষমতা'), value: text('1.8 L', '১.৮ লিটার') },
    ],
  },
} satisfies Meta<typeof SpecificationTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: /Specification|বিবরণ/ })
    await expect(table).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'Power 1500 W' })).toBeVisible()
  },
}

export const Bengali: Story = {
  args: {
    items: [
      { label: 'ব্র্যান্ড', value: 'হাট হোম' },
      { label: 'পাওয়ার', value: '১৫০০ ওয়াট' },
      { label: 'ধারণক্ষমতা', value: '১.৮ লিটার' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'ধারণক্ষমতা' })).toBeVisible()
  },
}
