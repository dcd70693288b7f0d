import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { text, useSample } from '../../../stories/samples/text.ts'
import { Field } from '../field/field.tsx'
import { FileDrop, type FileDropProps } from './file-drop.tsx'

const meta = {
  title: 'Forms/FileDrop',
  component: FileDrop,
  parameters: { release: { status: 'trial' } },
  args: {
    'aria-label': text('Products', 'পণ্য'),
    name: 'products',
    accept: '.csv',
    children: text('Choose a CSV file, or drop it here', 'একটি CSV ফাইল বেছে নিন, বা এখানে ছাড়ুন'),
    onChange: fn(),
  },
} satisfies Meta<typeof FileDrop>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Products')
    await expect(input).toHaveAccessibleDescription('Choose a CSV file, or drop it here')
    await userEvent.upload(input, new File(['id,price'], 'products.csv', { type: 'text/csv' }))
    await expect(canvas.getByText('products.csv')).toBeVisible()
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

const label = text('Products', 'পণ্য')
const error = text('Choose a file with at least one product', 'অন্তত একটি পণ্যসহ একটি ফাইল বেছে নিন')

function FieldWithError(props: FileDropProps) {
  return useSample(
    <Field label={label} error={error}>
      <FileDrop {...props} />
    </Field>,
  )
}

/** The field has the label and the error. */
export const InField: Story = {
  args: { 'aria-label': undefined },
  render: (args) => <FieldWithError {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Products')).toBeInvalid()
  },
}

export const Multiple: Story = { args: { multiple: true } }

export const Disabled: Story = { args: { disabled: true } }

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('Products')).toHaveFocus()
  },
}
