import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const meta = {
  title: 'Foundations/Type',
  parameters: {
    docs: {
      description: {
        component:
          'Hind Siliguri covers both scripts, in two weights and six sizes. An English page loads only the Latin files; the taka sign is a separate file.',
      },
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const sizes = [
  { name: 'text-3xl', of: 'the first heading of a page' },
  { name: 'text-2xl', of: 'a section' },
  { name: 'text-xl', of: 'a popup, a price' },
  { name: 'text-lg', of: 'a lead' },
  { name: 'text-base', of: 'text' },
  { name: 'text-sm', of: 'help and labels; nothing is smaller' },
]

/** Six sizes in English and Bengali. */
export const Default: Story = {
  render: () => (
    <dl className="shop:m-0 shop:grid shop:gap-5">
      {sizes.map(({ name, of }) => (
        <div key={name}>
          <dt className="shop:text-sm shop:text-muted">
            {name} · {of}
          </dt>
          <dd
            className="shop:m-0"
            style={{
              fontSize: `var(--shop-${name})`,
              lineHeight: `var(--shop-${name.replace('text', 'leading')})`,
            }}
          >
            Fresh from the market <span lang="bn">হাটের টাটকা খবর</span> ৳1,250
          </dd>
        </div>
      ))}
    </dl>
  ),
}

/** A paragraph in each script. */
export const Bengali: Story = {
  render: () => (
    <div className="shop:grid shop:max-w-reading shop:gap-6">
      <p className="shop:m-0">
        Prices and stock are said plainly.{' '}
        <strong className="shop:font-bold">You pay when it arrives</strong>, to the rider who brings
        it, anywhere in Bangladesh.
      </p>
      <p lang="bn" className="shop:m-0">
        দাম আর মজুদ স্পষ্ট করে বলা হয়।{' '}
        <strong className="shop:font-bold">পণ্য হাতে পেয়ে টাকা দিন</strong>, যে রাইডার পৌঁছে দেবেন তাঁর
        হাতেই, বাংলাদেশের যেকোনো জায়গায়।
      </p>
    </div>
  ),
  play: async ({ canvas }) => {
    const lineOf = (text: RegExp) => parseFloat(getComputedStyle(canvas.getByText(text)).lineHeight)
    await expect(lineOf(/দাম আর মজুদ/)).toBeGreaterThan(lineOf(/Prices and stock/))
  },
}

/** Tabular figures. */
export const Figures: Story = {
  render: () => (
    <ul className="shop:m-0 shop:grid shop:w-fit shop:list-none shop:gap-1 shop:p-0 shop:text-end shop:text-xl shop:font-bold shop:tabular">
      <li>1,111 tk</li>
      <li>8,888 tk</li>
      <li>12,34,567 tk</li>
    </ul>
  ),
}
