import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ProductFilters } from './product-filters.tsx'

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

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'price_asc')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      sort: 'price_asc',
      minPrice: null,
      maxPrice: null,
      inStock: false,
    })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'In stock only' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'From (tk)' }), '500')
    await expect(args.onValueChange).toHaveBeenCalledTimes(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      sort: 'price_asc',
      minPrice: 500,
      maxPrice: null,
      inStock: true,
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
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'From (tk)' })).toHaveFocus()
    await userEvent.keyboard('100{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledOnce()
  },
}
