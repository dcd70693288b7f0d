import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import tokens from '../../src/styles/tokens.css?raw'
import { Token } from './token.tsx'
import { tokenReader } from './tokens.ts'
import { Price } from '../../src/commerce/price/price.tsx'

const meta = {
  title: 'Foundations/Type',
  parameters: {
    docs: {
      description: {
        component:
          'Hind Siliguri covers both scripts, in two weights and six sizes. An English page loads only the Latin files, which have the taka sign. A press on the name of a token selects it for copying.',
      },
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const read = tokenReader(tokens)

const sizes = [
  { name: '3xl', of: 'the first heading of a page' },
  { name: '2xl', of: 'a section' },
  { name: 'xl', of: 'a popup, a price' },
  { name: 'lg', of: 'a lead' },
  { name: 'base', of: 'text' },
  { name: 'sm', of: 'help and labels; nothing is smaller' },
]

/** The size in pixels at the usual size of text, and the height of a line. */
function measures(name: string): string {
  const pixels = parseFloat(read(`--shop-text-${name}`)) * 16
  const leading = Number(read(`--shop-leading-${name}`))
  return `${pixels} px, line height ${leading} (${Math.round(pixels * leading * 10) / 10} px)`
}

/** Six sizes in English and Bengali, with the tokens of size and line height. */
export const Default: Story = {
  render: () => (
    <dl className="shop:m-0 shop:grid shop:gap-5">
      {sizes.map(({ name, of }) => (
        <div key={name}>
          <dt className="shop:text-sm shop:text-muted">
            <Token>{`--shop-text-${name}`}</Token> · <Token>{`--shop-leading-${name}`}</Token> ·{' '}
            {measures(name)} · {of}
          </dt>
          <dd
            className="shop:m-0"
            style={{
              fontSize: `var(--shop-text-${name})`,
              lineHeight: `var(--shop-leading-${name})`,
            }}
          >
            Fresh from the market <span lang="bn">হাটের টাটকা খবর</span> ৳1,250
          </dd>
        </div>
      ))}
    </dl>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/33 px, line height 1\.2 \(39\.6 px\)/)).toBeVisible()
    // The page says what the browser draws.
    const largest = getComputedStyle(canvasElement.querySelector('dd')!)
    await expect(largest.fontSize).toBe('33px')
    await expect(parseFloat(largest.lineHeight)).toBeCloseTo(39.6, 1)
  },
}

const weights = ['normal', 'bold']

/** Two weights. */
export const Weights: Story = {
  render: () => (
    <dl className="shop:m-0 shop:grid shop:gap-4">
      {weights.map((name) => (
        <div key={name}>
          <dt className="shop:text-sm shop:text-muted">
            <Token>{`--shop-font-${name}`}</Token> · {read(`--shop-font-${name}`)}
          </dt>
          <dd className="shop:m-0 shop:text-xl" style={{ fontWeight: `var(--shop-font-${name})` }}>
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

/**
 * Figures have the widths of the font: those of Hind Siliguri differ. With a font that has tabular
 * figures, `font-variant-numeric: tabular-nums` on the page makes them line up everywhere.
 */
export const Figures: Story = {
  render: () => (
    <div className="shop:grid shop:w-fit shop:justify-items-end shop:gap-1 shop:text-xl shop:font-bold">
      <span>1111</span>
      <span>8888</span>
      <Price price={1111} />
      <div style={{ fontVariantNumeric: 'tabular-nums' }}>
        <Price price={8888} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await document.fonts.load('600 20px "Hind Siliguri"', '18')
    const widthOf = (text: string) => canvas.getByText(text).getBoundingClientRect().width
    await expect(widthOf('8888')).toBeGreaterThan(widthOf('1111') + 4)
    const figuresOf = (text: RegExp) => getComputedStyle(canvas.getByText(text)).fontVariantNumeric
    await expect(figuresOf(/1,111/)).toBe('normal')
    await expect(figuresOf(/8,888/)).toBe('tabular-nums')
  },
}
