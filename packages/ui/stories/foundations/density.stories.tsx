import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../src/components/button/button.tsx'
import { Checkbox } from '../../src/components/checkbox/checkbox.tsx'
import { Autocomplete } from '../../src/components/autocomplete/autocomplete.tsx'
import { IconButton } from '../../src/components/icon-button/icon-button.tsx'
import { SearchIcon } from '../../src/components/icon/sign-icon.tsx'
import { Input } from '../../src/components/input/input.tsx'
import { QuantityStepper } from '../../src/components/quantity-stepper/quantity-stepper.tsx'
import { Select } from '../../src/components/select/select.tsx'

const meta = {
  title: 'Foundations/Density',
  parameters: {
    docs: {
      description: {
        component:
          'Controls in one row have one of three heights. `data-density="compact"` on a part makes them 32, 36 and 40 px high for a mouse, for example in a table. Where a finger is the pointer they keep 36, 44 and 48 px. Targets are at least 24 px (WCAG 2.5.8).',
      },
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const sizes = ['sm', 'md', 'lg'] as const

function Controls() {
  return sizes.map((size) => (
    <div
      key={size}
      data-size={size}
      className="shop:flex shop:flex-wrap shop:items-start shop:gap-2"
    >
      <Button size={size}>Confirm</Button>
      <IconButton size={size} variant="outline" aria-label="Search">
        <SearchIcon />
      </IconButton>
      <div className="shop:w-32">
        <Input size={size} aria-label="Order" defaultValue="4020117" />
      </div>
      <div className="shop:w-32">
        <Select size={size} aria-label="State">
          <option>New</option>
        </Select>
      </div>
      <Autocomplete size={size} aria-label="Product" />
      <QuantityStepper size={size} aria-label="Fan" />
    </div>
  ))
}

const heightsIn = (part: Element | null) =>
  sizes.map((size) => {
    const controls = [
      ...(part?.querySelectorAll<HTMLElement>(`[data-size=${size}] :is(button, input, select)`) ??
        []),
    ].filter((control) => !control.closest('[data-shop=quantity-stepper]'))
    return [...new Set(controls.map((control) => control.offsetHeight))]
  })

export const Default: Story = {
  render: () => (
    <div className="shop:grid shop:gap-4">
      <Controls />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(heightsIn(canvasElement)).toEqual([[36], [44], [48]])
  },
}

/** The part of a page that is used with a mouse, such as a table of orders. */
export const Compact: Story = {
  render: () => (
    <div data-density="compact" className="shop:grid shop:gap-4">
      <Controls />
      <Checkbox errorSpace={false} label="Only new orders" />
      <div data-density="comfortable">
        <Button>Comfortable again</Button>
      </div>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(heightsIn(canvasElement)).toEqual([[32], [36], [40]])
    await expect(canvas.getByRole('button', { name: 'Comfortable again' }).offsetHeight).toBe(44)
    const steppers = [
      ...canvasElement.querySelectorAll<HTMLElement>('[data-shop=quantity-stepper]'),
    ]
    await expect(steppers.map(({ offsetHeight }) => offsetHeight)).toEqual([32, 36, 40])
  },
}
