import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { MarketProvider } from '../../lib/market.tsx'
import { facetFixtures } from '../../../stories/samples/facet-filters.ts'
import { ProductFilters, type ProductFiltersProps } from './product-filters.tsx'

const meta = {
  title: 'Product/ProductFilters',
  component: ProductFilters,
  args: {
    value: { sort: 'default', minPrice: null, maxPrice: null, inStock: false },
    onValueChange: fn(),
    hiddenFields: { category: 'Audio' },
  },
} satisfies Meta<typeof ProductFilters>

export default meta
type Story = StoryObj<typeof meta>

const inColumn: Decorator = (Story) => (
  <div style={{ maxWidth: 300 }}>
    <Story />
  </div>
)

const isWide = () => window.matchMedia('(min-width: 64rem)').matches

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** Opens the drawer, where there is one. */
async function openFilters(canvas: Canvas) {
  if (!isWide()) await userEvent.click(canvas.getByRole('button', { name: /^Filters/ }))
}

/** The button that applies the limits. */
const applyButton = (canvas: Canvas) =>
  canvas.getByRole('button', { name: isWide() ? 'Apply' : 'Show results' })

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'price_asc')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      sort: 'price_asc',
      minPrice: null,
      maxPrice: null,
      inStock: false,
    })
    await openFilters(canvas)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'In stock only' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'From (tk)' }), '1,500')
    await expect(args.onValueChange).toHaveBeenCalledTimes(2)
    await userEvent.click(applyButton(canvas))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      sort: 'price_asc',
      minPrice: 1500,
      maxPrice: null,
      inStock: true,
    })
  },
}

/** The answers of the list that are still to come, the oldest first. */
const answers: (() => void)[] = []

/** Filters of a list that shows a choice when its answer is called. */
function Late({ onValueChange, ...args }: ProductFiltersProps) {
  const [value, setValue] = useState(args.value)
  return (
    <ProductFilters
      {...args}
      value={value}
      onValueChange={(next) => {
        onValueChange?.(next)
        answers.push(() => setValue(next))
      }}
    />
  )
}

const answer = async () => {
  answers.shift()?.()
  await new Promise(requestAnimationFrame)
}

/** The list answers later than the shopper types: a typed price stays, another filter follows. */
export const TypedMeanwhile: Story = {
  tags: ['!autodocs'],
  render: (args) => <Late {...args} />,
  play: async ({ canvas }) => {
    answers.length = 0
    const sort = canvas.getByRole('combobox', { name: 'Sort by' })
    await openFilters(canvas)
    const from = canvas.getByRole('textbox', { name: 'From (tk)' })
    const to = canvas.getByRole('textbox', { name: 'To (tk)' })
    await userEvent.selectOptions(sort, 'price_asc')
    await userEvent.type(from, '900')
    await userEvent.type(to, '500')
    await answer()
    await expect(from).toHaveValue('900')
    await userEvent.click(applyButton(canvas))
    await waitFor(() => expect(from).toHaveValue('500'))
    await expect(to).toHaveValue('900')
    await expect(sort).toHaveValue('price_asc')
  },
}

/** The list answers the first choice after the shopper made a second: both stay. */
export const ChosenMeanwhile: Story = {
  tags: ['!autodocs'],
  render: (args) => <Late {...args} />,
  play: async ({ canvas, args }) => {
    answers.length = 0
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'price_asc')
    await openFilters(canvas)
    const inStock = canvas.getByRole('checkbox', { name: 'In stock only' })
    await userEvent.click(inStock)
    await answer()
    await expect(inStock).toBeChecked()
    await answer()
    await userEvent.click(inStock)
    await expect(inStock).not.toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      ...args.value,
      sort: 'price_asc',
    })
  },
}

export const WithoutScript: Story = {
  args: { onValueChange: undefined, action: '/products' },
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('search', { name: 'Sort and filter' })
    await expect(form.method).toBe('get')
    await expect(Object.fromEntries(new FormData(form))).toEqual({
      category: 'Audio',
      sort: 'default',
      minPrice: '',
      maxPrice: '',
    })
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.tab()
    if (!isWide()) await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'From (tk)' })).toHaveFocus()
    await userEvent.keyboard('100{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledOnce()
  },
}

/** What is no amount gets a message; nothing is left out in silence. */
export const NoAmount: Story = {
  play: async ({ canvas, args }) => {
    await openFilters(canvas)
    const from = canvas.getByRole('textbox', { name: 'From (tk)' })
    for (const text of ['12,50', '-5', '1e3', 'abc', '99999999999']) {
      await userEvent.clear(from)
      await userEvent.type(from, `${text}{Enter}`)
      await expect(from).toHaveValue(text)
      await expect(from).toHaveAccessibleDescription('Enter a price such as 1,500.')
    }
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.clear(from)
    await userEvent.type(from, '1250.5{Enter}')
    await expect(from).toBeValid()
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ ...args.value, minPrice: 1250.5 })
  },
}

const euros = { locale: 'de-DE', price: '{amount} €', amount: '{amount} €' }

/** Amounts are read as the market writes them. */
export const InEuros: Story = {
  tags: ['no-picture'],
  decorators: [
    (Story) => (
      <MarketProvider market={euros}>
        <Story />
      </MarketProvider>
    ),
  ],
  play: async ({ canvas, args }) => {
    await openFilters(canvas)
    await userEvent.type(canvas.getByRole('textbox', { name: 'From (€)' }), '12,50')
    await userEvent.type(canvas.getByRole('textbox', { name: 'To (€)' }), '1.234,50{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      ...args.value,
      minPrice: 12.5,
      maxPrice: 1234.5,
    })
  },
}

/** Two groups of attributes and a limit are chosen. */
export const WithAttributes: Story = {
  args: {
    value: { sort: 'price_asc', minPrice: 500, maxPrice: null, inStock: true },
    clearHref: '/products?category=Audio',
    facets: facetFixtures,
  },
  decorators: [inColumn],
  play: async ({ canvas }) => {
    await openFilters(canvas)
    await expect(canvas.getByRole('navigation', { name: 'Filters' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Clear filters' })).toHaveAttribute(
      'href',
      '/products?category=Audio',
    )
  },
}

/** On a phone the order and a button are on one line, and the filters are in a drawer. */
export const OnPhone: Story = {
  ...WithAttributes,
  globals: { viewport: { value: 'phone' } },
  decorators: [],
  play: async ({ canvas, args }) => {
    const sort = canvas.getByRole('combobox', { name: 'Sort by' })
    const open = canvas.getByRole('button', { name: 'Filters (3)' })
    await expect(open.getBoundingClientRect().bottom).toBe(sort.getBoundingClientRect().bottom)
    await expect(canvas.queryByRole('checkbox', { name: 'In stock only' })).toBeNull()
    await userEvent.click(open)
    const from = canvas.getByRole('textbox', { name: 'From (tk)' })
    await userEvent.clear(from)
    await userEvent.type(from, 'abc')
    await userEvent.click(canvas.getByRole('button', { name: 'Show results' }))
    // The message of a wrong limit is in the drawer, so it stays open.
    await expect(from).toHaveAccessibleDescription('Enter a price such as 1,500.')
    await userEvent.clear(from)
    await userEvent.type(from, '900')
    await userEvent.click(canvas.getByRole('button', { name: 'Show results' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ ...args.value, minPrice: 900 })
    await waitFor(() => expect(from).not.toBeVisible())
  },
}

/** The link that clears the filters is removed; the first filter gets its focus. */
export const Cleared: Story = {
  ...WithAttributes,
  tags: ['!autodocs', 'no-picture'],
  render: function Clearing(args) {
    const [cleared, setCleared] = useState(false)
    return (
      <div
        onClick={(event) => {
          if (!(event.target as Element).matches('a')) return
          event.preventDefault()
          setCleared(true)
        }}
      >
        <ProductFilters
          {...args}
          {...(cleared && {
            value: { sort: 'price_asc', minPrice: null, maxPrice: null, inStock: false },
            facets: [],
          })}
        />
      </div>
    )
  },
  play: async ({ canvas }) => {
    await openFilters(canvas)
    canvas.getByRole('link', { name: 'Clear filters' }).focus()
    await userEvent.keyboard('{Enter}')
    const first = canvas.getByRole('checkbox', { name: 'In stock only' })
    await waitFor(() => expect(first).toHaveFocus())
    await expect(first).not.toBeChecked()
  },
}
