import type { Meta, StoryObj } from '@storybook/react-vite'

const meta = {
  title: 'Foundations/Space and shape',
  parameters: {
    docs: {
      description: {
        component:
          'Spacing uses a scale of 4 pixels. Surfaces have 1 px borders; only floating elements have a shadow. The running stitch (a dashed line) marks dividers and offers, never inputs.',
      },
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16]

export const Default: Story = {
  render: () => (
    <ul className="m-0 grid list-none gap-2 p-0 text-sm tabular">
      {steps.map((step) => (
        <li key={step} className="flex items-center gap-3">
          <span className="w-20 text-muted">
            {step} · {step * 4} px
          </span>
          <span
            className="h-4 rounded-sm bg-brand"
            style={{ width: `calc(var(--spacing) * ${step})` }}
          />
        </li>
      ))}
    </ul>
  ),
}

export const Radius: Story = {
  render: () => (
    <div className="flex flex-wrap gap-4 text-sm">
      <span className="grid size-28 place-items-center rounded-sm border border-line bg-surface">
        sm, 6 px
      </span>
      <span className="grid size-28 place-items-center rounded-surface border border-line bg-surface">
        surface, 10 px
      </span>
      <span className="grid h-11 place-items-center self-center rounded-ticket bg-offer px-4 text-on-offer">
        ticket
      </span>
      <span className="grid size-28 place-items-center rounded-surface bg-surface shadow-float">
        float
      </span>
    </div>
  ),
}

/** The running stitch. */
export const Stitch: Story = {
  render: () => (
    <div className="grid max-w-reading gap-6">
      <div className="stitch-x text-line" />
      <div className="stitch-x text-brand" />
      <div className="flex h-16 items-stretch gap-4">
        <div className="stitch-y text-offer" />
        <p className="m-0 self-center">Dividers, the edge of a ticket, the loading bar.</p>
      </div>
    </div>
  ),
}
