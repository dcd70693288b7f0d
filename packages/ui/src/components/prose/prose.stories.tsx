import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Prose } from './prose.tsx'

const meta = {
  title: 'Layout/Prose',
  component: Prose,
  args: {
    trustedHtml: `<p>Cooks for <strong>six people</strong> and keeps rice warm for hours, on <a href="#power">700 W</a>.</p>
<h2>In the box</h2><ul><li>Inner pot with a non-stick ground</li><li>Steamer tray and measuring cup</li></ul>
<h3>How to use it</h3><ol><li>Rinse the rice.</li><li>Fill water up to the line.</li></ol>
<table><tbody><tr><th scope="row">Capacity</th><td>1.8 litres</td></tr><tr><th scope="row">Warranty</th><td>2 years</td></tr></tbody></table>
<blockquote>Let it rest for ten minutes before you open the lid.</blockquote>`,
  },
} satisfies Meta<typeof Prose>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['R-PDP-12'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'In the box' })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'Capacity' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
  },
}

export const Bengali: Story = {
  args: {
    lang: 'bn',
    trustedHtml:
      '<h2>পণ্যের বিবরণ</h2><p>ছয়জনের ভাত রান্না করা যায় এবং কয়েক ঘণ্টা গরম রাখে। <strong>৭০০ ওয়াট</strong> বিদ্যুতে চলে।</p><ul><li>নন-স্টিক পাত্র</li><li>দুই বছরের ওয়ারেন্টি</li></ul>',
  },
}

export const Elements: Story = {
  args: {
    trustedHtml: undefined,
    children: (
      <>
        <h2>Delivery</h2>
        <p>Two to four business days outside Dhaka.</p>
        <hr />
        <p>Free delivery for some promotions.</p>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Delivery' })).toBeVisible()
  },
}
