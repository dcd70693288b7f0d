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
    <ul className="shop:m-0 shop:grid shop:list-none shop:gap-2 shop:p-0 shop:text-sm shop:tabular">
      {steps.map((step) => (
        <li key={step} className="shop:flex shop:items-center shop:gap-3">
          <span className="shop:w-20 shop:text-muted">
            {step} · {step * 4} px
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

export const Radius: Story = {
  render: () => (
    <div className="shop:flex shop:flex-wrap shop:gap-4 shop:text-sm">
      <span className="shop:grid shop:size-28 shop:place-items-center shop:rounded-sm shop:border shop:border-line shop:bg-surface">
        sm, 6 px
      </span>
      <span className="shop:grid shop:size-28 shop:place-items-center shop:rounded-surface shop:border shop:border-line shop:bg-surface">
        surface, 10 px
      </span>
      <span className="shop:grid shop:h-11 shop:place-items-center shop:self-center shop:rounded-ticket shop:bg-offer shop:px-4 shop:text-on-offer">
        ticket
      </span>
      <span className="shop:grid shop:size-28 shop:place-items-center shop:rounded-surface shop:bg-surface shop:shadow-float">
        float
      </span>
    </div>
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
