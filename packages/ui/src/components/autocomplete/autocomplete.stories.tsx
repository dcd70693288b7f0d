import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type FormEvent } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Autocomplete } from './autocomplete.tsx'

const items = [
  { id: 1, label: 'Rice Cooker 1.8 L', image: 'products/rice-cooker-coral-1.960w.jpg' },
  { id: 4, label: 'Electric Kettle', image: 'products/electric-kettle-coral-1.960w.jpg' },
  { id: 7, label: 'ইলেকট্রিক কেটলি, স্টেইনলেস স্টিল, ২ লিটার, অটো শাট-অফ', description: '১,২৫০ tk' },
]

const meta = {
  title: 'Forms/Autocomplete',
  component: Autocomplete,
  args: {
    'aria-label': 'Search products',
    placeholder: 'Search products',
    value: '',
    items,
    onValueChange: fn(),
    onSelect: fn(),
    onSubmit: fn(),
  },
  decorators: [
    (Story) => (
      <div className="shop:min-h-72 shop:max-w-sm">
        <Story />
      </div>
    ),
  ],
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return (
      <Autocomplete
        {...args}
        value={value}
        onValueChange={(text) => {
          args.onValueChange?.(text)
          setValue(text)
        }}
      />
    )
  },
} satisfies Meta<typeof Autocomplete>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Search products' })
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('option')).toBeNull()
    await userEvent.type(field, 'ket')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('ket')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('3 results')
    await userEvent.click(canvas.getByRole('option', { name: 'Electric Kettle' }))
    await expect(args.onSelect).toHaveBeenCalledWith(items[1])
    await expect(canvas.queryByRole('option')).toBeNull()
    await expect(field).toHaveFocus()
  },
}

export const Idle: Story = {
  args: { items: undefined },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.queryByRole('option')).toBeNull()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const Loading: Story = {
  args: { loading: true, value: 'ket' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...')
  },
}

export const Empty: Story = {
  args: { items: [], value: 'xyzzy', emptyText: 'No product has this name.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getByRole('status')).toHaveTextContent('No product has this name.')
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
  },
}

export const SubmitsText: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'rice{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('rice')
    await expect(args.onSelect).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('option')).toBeNull()
  },
}

const submitForm = fn((event: FormEvent<HTMLFormElement>) => {
  event.preventDefault()
  return new FormData(event.currentTarget).get('q')
})

/** In a form Enter submits it as that of an `Input` does. An active option is chosen instead. */
export const SubmitsForm: Story = {
  tags: ['!autodocs'],
  args: { name: 'q' },
  render: ({ onSubmit: _handler, value: _value, ...args }) => (
    <form onSubmit={submitForm}>
      <Autocomplete {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    submitForm.mockClear()
    await userEvent.type(canvas.getByRole('combobox'), 'rice{ArrowDown}{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith(items[0])
    await expect(submitForm).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(submitForm).toHaveReturnedWith('rice')
    await expect(canvas.queryByRole('option')).toBeNull()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.tab()
    await userEvent.keyboard('k')
    await expect(field).not.toHaveAttribute('aria-activedescendant')
    await userEvent.keyboard('{ArrowUp}')
    const last = canvas.getByRole('option', { name: /কেটলি/ })
    await expect(last).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', last.id)
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('option', { name: 'Rice Cooker 1.8 L' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith(items[1])
    await expect(args.onSubmit).not.toHaveBeenCalled()

    await userEvent.keyboard('e')
    await expect(canvas.getAllByRole('option')).toHaveLength(3)
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('option')).toBeNull()
    await expect(field).toHaveValue('ke')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(field).toHaveValue(''))
    await userEvent.keyboard('r')
    await expect(canvas.getAllByRole('option')).toHaveLength(3)
    await userEvent.tab()
    await expect(canvas.queryByRole('option')).toBeNull()
    await expect(field).not.toHaveFocus()
  },
}

/** Without `onSelect` the label of the chosen item becomes the text. */
export const ChoosesText: Story = {
  tags: ['!autodocs', 'no-picture'],
  render: () => <Autocomplete aria-label="Product" name="q" items={items} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'ket')
    await userEvent.click(canvas.getByRole('option', { name: 'Electric Kettle' }))
    await expect(field).toHaveValue('Electric Kettle')
    await expect(canvas.queryByRole('option')).toBeNull()
  },
}

/** A text that was typed before hydration counts. */
export const BeforeHydration: Story = {
  tags: ['!autodocs'],
  render: () => <div data-testid="page" />,
  play: async ({ canvas, args }) => {
    const page = canvas.getByTestId('page')
    function Search() {
      const [value, setValue] = useState('')
      return (
        <Autocomplete
          {...args}
          value={value}
          onValueChange={(text) => {
            args.onValueChange?.(text)
            setValue(text)
          }}
        />
      )
    }
    page.innerHTML = renderToString(<Search />)
    await userEvent.type(canvas.getByRole('combobox'), 'kettle')
    const complaint = fn()
    const root = hydrateRoot(page, <Search />, { onRecoverableError: complaint })
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('kettle'))
    await expect(canvas.getByRole('combobox')).toHaveValue('kettle')
    await expect(canvas.getAllByRole('option')).toHaveLength(items.length)
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('kettle')
    await expect(complaint).not.toHaveBeenCalled()
    root.unmount()
  },
}
