import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { useState } from 'react'
import { Button } from '../components/button/button.tsx'

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
    <div className="grid w-fit gap-4">
      <Button onClick={() => setTurn(turn + 1)}>Show again</Button>
      <div key={turn} className="grid gap-3">
        <div className="w-64 animate-enter rounded-surface border border-line bg-surface p-4 motion-reduce:animate-none">
          A popup enters in 200 ms
        </div>
        <div className="w-64 animate-drawer-left rounded-surface border border-line bg-surface p-4 motion-reduce:animate-none">
          A drawer slides in from its edge
        </div>
        <div className="w-fit animate-bump rounded-ticket bg-offer px-3 text-on-offer motion-reduce:animate-none">
          The bag count bumps: {turn}
        </div>
      </div>
    </div>
  )
}

export const Default: Story = {
  render: () => <Entering />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show again' }))
    await expect(canvas.getByText('The bag count bumps: 1')).toBeVisible()
  },
}
