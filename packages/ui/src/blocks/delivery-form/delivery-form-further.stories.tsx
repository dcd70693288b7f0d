import type { Meta, StoryObj } from '@storybook/react-vite'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Checkbox } from '../../components/checkbox/checkbox.tsx'
import { Field } from '../../components/field/field.tsx'
import type { FormResult } from '../../components/form/form-result.ts'
import { Input } from '../../components/input/input.tsx'
import { known } from '../../../stories/samples/delivery-form.tsx'
import { DeliveryForm, type DeliveryFormProps } from './delivery-form.tsx'

interface Further {
  landmark: string
  gift: boolean
}

/** A delivery form with two more fields. */
function WithLandmark(props: DeliveryFormProps<Further>) {
  return (
    <DeliveryForm<Further> {...props}>
      <Field
        name="landmark"
        label="Landmark"
        required
        validate={(text) => (text.trim() ? undefined : 'Name a landmark near you')}
      >
        <Input />
      </Field>
      <Checkbox name="gift" label="Wrap it as a gift" />
    </DeliveryForm>
  )
}

const meta = {
  title: 'Checkout/DeliveryForm/Further fields',
  component: WithLandmark,
  args: {
    defaultValues: { ...known, terms: true },
    onSubmit: fn(async (): Promise<FormResult> => ({ ok: true })),
    supportPhone: '01700-000000',
  },
} satisfies Meta<typeof WithLandmark>

export default meta
type Story = StoryObj<typeof meta>

/** One more field is one more child: it is checked, focused and submitted as those of the form. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const landmark = canvas.getByRole('textbox', { name: 'Landmark' })
    await userEvent.click(canvas.getByRole('button', { name: 'Place Order' }))
    await expect(await canvas.findByText('Name a landmark near you')).toBeVisible()
    await expect(landmark).toHaveFocus()
    await expect(landmark).toBeInvalid()
    await expect(landmark).toHaveAccessibleDescription('Name a landmark near you')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(landmark, ' Beside the mosque ')
    await expect(canvas.queryByText('Name a landmark near you')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Wrap it as a gift' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Place Order' }))
    const further = { landmark: 'Beside the mosque', gift: true }
    const values = { ...known, ...further, terms: true, zone: 'dhaka_outside' }
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(values))
  },
}

/** The server refuses the value of a further field. */
export const Refused: Story = {
  args: {
    onSubmit: fn(async (): Promise<FormResult> => ({
      ok: false,
      message: 'Please check the landmark.',
      errors: [{ field: 'landmark', message: 'There are two of them' }],
    })),
  },
  play: async ({ canvas }) => {
    const landmark = canvas.getByRole('textbox', { name: 'Landmark' })
    await userEvent.type(landmark, 'Mosque{Enter}')
    await expect(await canvas.findByText('There are two of them')).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please check the landmark.')
    await expect(landmark).toHaveFocus()
    await expect(landmark).toHaveValue('Mosque')
  },
}

/** What is typed and pressed before hydration is kept. */
export const BeforeHydration: Story = {
  tags: ['!autodocs'],
  render: () => <div data-testid="page" />,
  play: async ({ canvas, args }) => {
    const page = canvas.getByTestId('page')
    page.innerHTML = renderToString(<WithLandmark {...args} />)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Landmark' }), 'Mosque')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Wrap it as a gift' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Place Order' }))
    const complaint = fn()
    const root = hydrateRoot(page, <WithLandmark {...args} />, { onRecoverableError: complaint })
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Place Order' })).toHaveAttribute('type', 'submit'),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Place Order' }))
    const values = { ...known, terms: true, landmark: 'Mosque', gift: true }
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(values))
    await expect(complaint).not.toHaveBeenCalled()
    root.unmount()
  },
}
