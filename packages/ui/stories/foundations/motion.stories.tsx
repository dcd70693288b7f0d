import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { useState } from 'react'
import { Button } from '../../src/components/button/button.tsx'
import tokens from '../../src/styles/tokens.css?raw'
import { Token } from './token.tsx'
import { tokenReader } from './tokens.ts'

const meta = {
  title: 'Foundations/Motion',
  parameters: {
    docs: {
      description: {
        component:
          '120 ms for feedback and 200 ms for entering elements, with ease-out. Elements enter from their own edge. Nothing moves under reduced motion, which the toolbar can set.',
      },
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

function Entering() {
  const [turn, setTurn] = useState(0)
  return (
    <div className="shop:grid shop:w-fit shop:gap-4">
      <Button onClick={() => setTurn(turn + 1)}>Show again</Button>
      <div key={turn} className="shop:grid shop:gap-3">
        <div className="shop:w-64 shop:animate-enter shop:rounded-surface shop:border shop:border-line shop:bg-surface shop:p-4 shop:motion-reduce:animate-none">
          A popup enters in 200 ms
        </div>
        <div className="shop:w-64 shop:animate-drawer-left shop:rounded-surface shop:border shop:border-line shop:bg-surface shop:p-4 shop:motion-reduce:animate-none">
          A drawer slides in from its edge
        </div>
        <div className="shop:w-fit shop:animate-bump shop:rounded-ticket shop:bg-offer shop:px-3 shop:text-on-offer shop:motion-reduce:animate-none">
          The bag count bumps: {turn}
        </div>
      </div>
    </div>
  )
}

const read = tokenReader(tokens)
const names = [
  { token: '--shop-duration-touch', of: 'feedback to a press' },
  { token: '--shop-duration-enter', of: 'an element that enters' },
  { token: '--shop-ease-out', of: 'every movement' },
]

export const Default: Story = {
  render: () => <Entering />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show again' }))
    await expect(canvas.getByText('The bag count bumps: 1')).toBeVisible()
  },
}

/** Two durations and one curve. */
export const Tokens: Story = {
  render: () => (
    <dl className="shop:m-0 shop:grid shop:gap-3">
      {names.map(({ token, of }) => (
        <div key={token}>
          <dt>
            <Token>{token}</Token>
          </dt>
          <dd className="shop:m-0 shop:text-sm shop:text-muted">
            {read(token)} · {of}
          </dd>
        </div>
      ))}
    </dl>
  ),
}
