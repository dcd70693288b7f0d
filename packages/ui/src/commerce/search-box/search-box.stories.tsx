import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { productFixtures } from '../../../stories/samples/product.ts'
import { SearchBox } from './search-box.tsx'

const meta = {
  title: 'Navigation/SearchBox',
  component: SearchBox,
  args: {
    onValueChange: fn(),
    suggestions: productFixtures.slice(0, 4),
    onSearch: fn(),
    onClear: fn(),
    onSelect: fn(),
    onSubmit: fn(),
  },
  render: function Controlled(args) {
    const [asked, setAsked] = useState(false)
    return (
      <div style={{ maxWidth: 480, minHeight: 320 }}>
        <SearchBox
          {...args}
          suggestions={asked ? args.suggestions : undefined}
          onSearch={(text) => {
            args.onSearch?.(text)
            setAsked(true)
          }}
          onClear={() => {
            args.onClear?.()
            setAsked(false)
          }}
        />
      </div>
    )
  },
} satisfies Meta<typeof SearchBox>

export default meta
type Story = StoryObj<typeof meta>

/** The name of a suggestion starts with its product and ends with its price. */
const nameOf = (index: number) => new RegExp(`^${productFixtures[index]!.name}.* tk$`)

/** Suggestions appear after a pause in typing. */
export const Default: Story = {
  tags: ['S-SRCH-01', 'S-SRCH-03', 'R-HEAD-13'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Search products' })
    await expect(canvas.queryByRole('option')).not.toBeInTheDocument()
    await userEvent.type(field, 'cook')
    await expect(args.onSearch).not.toHaveBeenCalled()
    const option = await canvas.findByRole('option', { name: nameOf(0) })
    await expect(args.onSearch).toHaveBeenCalledTimes(1)
    await expect(args.onSearch).toHaveBeenCalledWith('cook')
    await expect(option.querySelector('picture')).toBeInTheDocument()
  },
}

/** Selecting a suggestion clears the input and closes the list. */
export const Choosing: Story = {
  tags: ['!autodocs', 'R-HEAD-14', 'R-HEAD-15'],
  args: { debounceDelay: 50 },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'gr')
    await userEvent.click(await canvas.findByRole('option', { name: nameOf(1) }))
    await expect(args.onSelect).toHaveBeenCalledWith(productFixtures[1])
    await expect(field).toHaveValue('')
    await expect(canvas.queryByRole('option')).not.toBeInTheDocument()
  },
}

/** A blank text clears the suggestions without a search. */
export const Blank: Story = {
  tags: ['!autodocs', 'V-SRCH-01', 'V-SRCH-02'],
  args: { debounceDelay: 50 },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, '   ')
    await waitFor(() => expect(args.onClear).toHaveBeenCalled())
    await userEvent.keyboard('{Enter}')
    await expect(args.onSearch).not.toHaveBeenCalled()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Loading: Story = {
  tags: ['S-SRCH-02'],
  args: { loading: true, suggestions: [], debounceDelay: 60_000 },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'fan')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Loading...'))
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: { debounceDelay: 50 },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('kettle')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('kettle')
    await userEvent.keyboard('s')
    await canvas.findAllByRole('option')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith(productFixtures[1])
  },
}

export const Marked: Story = {
  args: { debounceDelay: 50, highlight: ['rice', 'cooker'] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'rice')
    const [first] = await canvas.findAllByRole('option')
    const marked = [...(first?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)
    await expect(marked).toEqual(['Rice', 'Cooker'])
  },
}

export const Recent: Story = {
  args: { recent: ['rice cooker', 'কেটলি'], onRecentClear: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.click(canvas.getByRole('option', { name: 'কেটলি' }))
    await expect(args.onSubmit).toHaveBeenCalledWith('কেটলি')
    await userEvent.tab()
    await userEvent.click(canvas.getByRole('combobox'))
    const options = canvas.getAllByRole('option')
    await expect(options).toHaveLength(3)
    await userEvent.click(options[2] as HTMLElement)
    await expect(args.onRecentClear).toHaveBeenCalledOnce()
  },
}
