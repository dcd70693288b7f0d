import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DataList, DataListItem } from '../data-list/data-list.tsx'
import { Heading } from '../heading/heading.tsx'
import { PrintSheet } from './print-sheet.tsx'

const slip = (
  <>
    <Heading level={3} size="sm" divider={false}>
      4029001234
    </Heading>
    <DataList orientation="vertical">
      <DataListItem label="To">Nusrat Jahan, 01912345670</DataListItem>
      <DataListItem label="Address">House 12, Road 4, Dhanmondi, Dhaka</DataListItem>
      <DataListItem label="To collect">৳1,320</DataListItem>
    </DataList>
  </>
)

const meta = {
  title: 'Layout/PrintSheet',
  component: PrintSheet,
  args: { 'aria-label': 'Slip of order 4029001234', children: slip },
} satisfies Meta<typeof PrintSheet>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Slip of order 4029001234' })).toBeVisible()
  },
}

/** The width of the sheet on the screen is that of the paper. */
export const Label: Story = {
  args: { paper: 'label' },
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('region').getBoundingClientRect()
    // 100 mm of 96 pixels for an inch of 25.4 mm.
    await expect(Math.round(width)).toBe(378)
  },
}

export const Roll: Story = { args: { paper: 'roll' } }

/** A long address wraps, and the sheet grows. */
export const BengaliOnRoll: Story = {
  args: {
    paper: 'roll',
    'aria-label': 'অর্ডার ৪০২৯০০১২৩৪-এর স্লিপ',
    children: (
      <DataList orientation="vertical">
        <DataListItem label="প্রাপক">আবু সাঈদ মোহাম্মদ আব্দুল্লাহ আল মামুন</DataListItem>
        <DataListItem label="ঠিকানা">
          গ্রাম: উত্তর কালীগঞ্জ, ডাকঘর: কালীগঞ্জ, উপজেলা: কালীগঞ্জ, জেলা: লালমনিরহাট, বাজারের পশ্চিমে
          মসজিদের পাশের বাড়ি
        </DataListItem>
      </DataList>
    ),
  },
  render: (args) => (
    <div lang="bn">
      <PrintSheet {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('region')
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth)
  },
}

/** Paper is white in both themes. */
export const InDarkTheme: Story = {
  render: (args) => (
    <div data-theme="dark">
      <PrintSheet {...args} />
    </div>
  ),
}
