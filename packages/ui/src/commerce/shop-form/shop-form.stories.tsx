import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Field } from '../../components/field/field.tsx'
import type { FormResult } from '../../components/form/form-result.ts'
import { SubmitButton } from '../../components/form/submit-button.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { Select } from '../../components/select/select.tsx'
import {
  AddressField,
  EmailField,
  NameField,
  NoteField,
  OrderFormFooter,
  OrderFormLayout,
  PhoneField,
  TermsField,
} from './index.ts'

interface RepairFormProps {
  onSubmit: (values: Record<string, string | boolean>) => Promise<FormResult>
}

/** A form of an application, from the parts of the ready forms. */
function RepairForm({ onSubmit }: RepairFormProps) {
  const form = useForm({
    defaultValues: { device: 'kettle', terms: false },
    onSubmit,
    fallbackError: { message: 'Nothing was sent. Please try again.' },
  })
  return (
    <OrderFormLayout form={form} title="Send in for repair" headingLevel={2}>
      <Field name="device" label="Device">
        <Select>
          <option value="kettle">Kettle</option>
          <option value="fan">Fan</option>
        </Select>
      </Field>
      <NameField label="Name" />
      <PhoneField label="Mobile" />
      <EmailField label="Email" required={false} />
      <AddressField label="Address" />
      <NoteField name="fault" label="What is wrong" rows={3} />
      <TermsField
        agreeText="I agree to the {terms}"
        termsText="Terms & Conditions"
        termsHref="/terms-conditions"
        validate={(ticked) => (ticked ? undefined : 'Please agree first')}
      />
      <OrderFormFooter error={form.error} phone="01700-000000" total={250}>
        <SubmitButton size="lg" fullWidth>
          Send
        </SubmitButton>
      </OrderFormFooter>
    </OrderFormLayout>
  )
}

const meta = {
  title: 'Forms/ShopForm',
  component: RepairForm,
  subcomponents: {
    OrderFormLayout,
    OrderFormFooter,
    NameField,
    PhoneField,
    EmailField,
    AddressField,
    NoteField,
    TermsField,
  },
  args: { onSubmit: fn(async (): Promise<FormResult> => ({ ok: true })) },
} satisfies Meta<typeof RepairForm>

export default meta
type Story = StoryObj<typeof meta>

/** A form from the parts. Each part checks its own value. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const type = (name: string, text: string) =>
      userEvent.type(canvas.getByRole('textbox', { name }), text)
    await type('Name', 'Nusrat Jahan')
    await type('Mobile', '01712345678')
    await type('Address', 'House 12, Road 5, Mirpur 10')
    await type('What is wrong', 'It does not boil.')
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        device: 'kettle',
        name: 'Nusrat Jahan',
        phone: '01712345678',
        email: '',
        address: 'House 12, Road 5, Mirpur 10',
        fault: 'It does not boil.',
        terms: true,
      }),
    )
  },
}

/** What is missing or wrong, each at its field. */
export const AllErrors: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile' }), '12')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'nusrat')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(await canvas.findAllByText('Please fill this field.')).toHaveLength(3)
    await expect(canvas.getByText('Enter a valid mobile number')).toBeVisible()
    await expect(canvas.getByText('Enter a valid email')).toBeVisible()
    await expect(canvas.getByText('Please agree first')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** The buttons stay where they are when the amount becomes known. */
export const TotalLater: Story = {
  tags: ['!autodocs'],
  render: () => (
    <>
      {[250, null].map((total) => (
        <OrderFormFooter key={total} error={null} phone="01700-000000" total={total}>
          <SubmitButton>Send</SubmitButton>
        </OrderFormFooter>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const footers = canvasElement.querySelectorAll<HTMLElement>('[data-shop=order-form-footer]')
    const [known, unknown] = [...footers].map(({ offsetHeight }) => offsetHeight)
    await expect(unknown).toBe(known)
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: 'Device' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('Nusrat Jahan{Enter}')
    await expect(await canvas.findAllByText('Please fill this field.')).toHaveLength(3)
    await expect(canvas.getByRole('textbox', { name: 'Mobile' })).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
