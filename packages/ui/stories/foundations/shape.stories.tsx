import type { Meta, StoryObj } from '@storybook/react-vite'
import tokens from '../../src/styles/tokens.css?raw'
import { Token } from './token.tsx'
import { tokenReader } from './tokens.ts'

const meta = {
  title: 'Foundations/Space and shape',
  parameters: {
    docs: {
      description: {
        component:
          'Spacing uses a scale of 4 pixels: multiples of `--shop-spacing`. Surfaces have 1 px borders; only floating elements have a shadow. The running stitch (a dashed line) marks dividers and offers, never inputs.',
      },
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const read = tokenReader(tokens)

const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16]

export const Default: Story = {
  render: () => (
    <ul className="shop:m-0 shop:grid shop:list-none shop:gap-2 shop:p-0 shop:text-sm">
      {steps.map((step) => (
        <li key={step} className="shop:flex shop:items-center shop:gap-3">
          <span className="shop:w-20 shop:text-muted">
            {step} · {step * 4} px
          </span>
          <span className="shop:w-60">
            <Token>{`calc(var(--shop-spacing) * ${step})`}</Token>
          </span>
          <span
            className="shop:h-4 shop:rounded-sm shop:bg-brand"
            style={{ width: `calc(var(--shop-spacing) * ${step})` }}
          />
        </li>
      ))}
    </ul>
  ),
}

const surfaces = [
  { token: '--shop-radius-sm', look: 'shop:rounded-sm shop:border', of: 'a picture, a chip' },
  {
    token: '--shop-radius-surface',
    look: 'shop:rounded-surface shop:border',
    of: 'a card, a button',
  },
  { token: '--shop-radius-ticket', look: 'shop:rounded-ticket shop:border', of: 'a badge' },
  { token: '--shop-shadow-float', look: 'shop:rounded-surface shop:shadow-float', of: 'a dialog' },
]

/** Radii, and the one shadow. */
export const Radius: Story = {
  render: () => (
    <ul className="shop:m-0 shop:grid shop:list-none shop:gap-4 shop:p-0 shop:text-sm">
      {surfaces.map(({ token, look, of }) => (
        <li key={token} className="shop:flex shop:flex-wrap shop:items-center shop:gap-4">
          <span className={`shop:h-16 shop:w-28 shop:border-line shop:bg-surface ${look}`} />
          <span>
            <Token>{token}</Token> · {of}
            <br />
            <span className="shop:text-muted">{read(token)}</span>
          </span>
        </li>
      ))}
    </ul>
  ),
}

/** The running stitch. */
export const Stitch: Story = {
  render: () => (
    <div className="shop:grid shop:max-w-reading shop:gap-6">
      <div className="shop:stitch-x shop:text-line" />
      <div className="shop:stitch-x shop:text-brand" />
      <div className="shop:flex shop:h-16 shop:items-stretch shop:gap-4">
        <div className="shop:stitch-y shop:text-offer" />
        <p className="shop:m-0 shop:self-center">
          Dividers, the edge of a ticket, the loading bar.
        </p>
      </div>
    </div>
  ),
}
