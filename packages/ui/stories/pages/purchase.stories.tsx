import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { bengali, electricKettle, riceCooker } from '../samples/product.ts'
import { pageStory } from './page-frame.tsx'
import { SampleShop } from './sample-shop.tsx'

const meta = {
  title: 'Flows/Purchase',
  component: SampleShop,
  tags: ['!autodocs'],
  ...pageStory,
} satisfies Meta<typeof SampleShop>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Canvas = Parameters<Play>[0]['canvas']

/** A play function that runs the play of another story first. */
const after =
  (former: Story, step: string, act: Play): Play =>
  async (context) => {
    if (!former.play) throw new Error('The former story has no play to continue.')
    await former.play(context)
    await context.step(step, () => act(context))
  }

const title = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 1, name })
const bag = (canvas: Canvas) =>
  within(canvas.getByRole('banner')).getByRole('link', { name: /^Bag/ })
const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name })
const press = (canvas: Canvas, name: string | RegExp) =>
  userEvent.click(canvas.getByRole('button', { name }))
const card = (canvas: Canvas, name: string) => {
  const found = canvas
    .getAllByRole('article')
    .find((article) => within(article).queryByRole('heading', { name }))
  if (!found) throw new Error(`No card is called ${name}.`)
  return within(found)
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await title(canvas, 'All Products')).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(12)
    await expect(bag(canvas)).toHaveAccessibleName('Bag 0 in bag')
  },
}

export const OpenProduct: Story = {
  play: after(Default, 'opens the product page from a card', async ({ canvas }) => {
    const name = card(canvas, riceCooker.name).getByRole('heading')
    await userEvent.click(within(name).getByRole('link'))
    await expect(await title(canvas, riceCooker.name)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Decrease/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  }),
}

export const AddToBag: Story = {
  play: after(OpenProduct, 'adds two cookers and a lunch box', async ({ canvas }) => {
    await press(canvas, /^Increase/)
    await press(canvas, 'Add to Cart')
    await expect(canvas.getByText(`Added to your bag: 2 × ${riceCooker.name}`)).toBeVisible()
    await expect(bag(canvas)).toHaveAccessibleName('Bag 1 in bag')
    await press(canvas, `Add ${bengali.name} to bag`)
    await expect(bag(canvas)).toHaveAccessibleName('Bag 2 in bag')
  }),
}

export const OpenBag: Story = {
  play: after(AddToBag, 'shows both lines', async ({ canvas }) => {
    await userEvent.click(bag(canvas))
    await expect(await title(canvas, 'Shopping Bag')).toBeVisible()
    await expect(canvas.getByText('2 item(s) in your bag.')).toBeVisible()
    await expect(
      canvas.getByRole('spinbutton', { name: `Quantity of ${riceCooker.name}` }),
    ).toHaveValue('2')
    const summary = within(canvas.getByRole('region', { name: 'Summary' }))
    await expect(summary.getAllByText('5,700 tk')).toHaveLength(2)
  }),
}

export const ChangeQuantity: Story = {
  play: after(OpenBag, 'sets three cookers and removes the lunch box', async ({ canvas }) => {
    await press(canvas, `Increase quantity of ${riceCooker.name}`)
    await press(canvas, `Remove ${bengali.name} from your bag`)
    await expect(canvas.queryByText(bengali.name)).not.toBeInTheDocument()
    await expect(canvas.getByText('1 item(s) in your bag.')).toBeVisible()
    const summary = within(canvas.getByRole('region', { name: 'Summary' }))
    await expect(summary.getAllByText('6,870 tk')).toHaveLength(2)
  }),
}

export const DeliveryForm: Story = {
  play: after(ChangeQuantity, 'opens the delivery form', async ({ canvas }) => {
    await press(canvas, 'Checkout')
    await expect(await title(canvas, 'Delivery Details')).toBeVisible()
    await expect(canvas.getByText('৳7,000.00')).toBeVisible()
    await expect(canvas.queryByText('Name is required')).not.toBeInTheDocument()
  }),
}

export const AllErrors: Story = {
  play: after(DeliveryForm, 'shows every error of an empty form', async ({ canvas }) => {
    await press(canvas, 'Place Order')
    await expect(await canvas.findByText('Name is required')).toBeVisible()
    await expect(canvas.getByText('Mobile number must be exactly 11 digits')).toBeVisible()
    await expect(canvas.getByText('Address is required')).toBeVisible()
    await expect(canvas.getByText('You must agree to the Terms & Conditions.')).toBeVisible()
    await waitFor(() => expect(field(canvas, 'Name')).toHaveFocus())
  }),
}

export const ErrorsFixed: Story = {
  play: after(AllErrors, 'removes each error once it is fixed', async ({ canvas }) => {
    const gone = (error: string) =>
      waitFor(() => expect(canvas.queryByText(error)).not.toBeInTheDocument())
    await userEvent.type(field(canvas, 'Name'), 'ফারহানা ইয়াসমিন')
    await gone('Name is required')
    await userEvent.type(field(canvas, 'Mobile'), '০১৭১২৩৪৫৬৭')
    await userEvent.tab()
    await expect(canvas.getByText('Mobile number must be exactly 11 digits')).toBeVisible()
    await userEvent.type(field(canvas, 'Mobile'), '৮')
    await gone('Mobile number must be exactly 11 digits')
    await userEvent.type(field(canvas, 'Address'), 'House 7, Road 3, Sonadanga, Khulna')
    await gone('Address is required')
    await press(canvas, 'Place Order')
    await expect(await canvas.findByText('You must agree to the Terms & Conditions.')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: /Terms & Conditions/ }))
    await gone('You must agree to the Terms & Conditions.')
  }),
}

export const Placed: Story = {
  play: after(ErrorsFixed, 'places the order and empties the bag', async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Inside Dhaka/ }))
    await press(canvas, 'Place Order')
    await expect(await title(canvas, 'Order Successful. Thank You!')).toBeVisible()
    await expect(canvas.getByText('100042')).toBeVisible()
    await expect(canvas.getByText('For ফারহানা ইয়াসমিন')).toBeVisible()
    await expect(canvas.getByText('৳6,940.00')).toBeVisible()
    await expect(bag(canvas)).toHaveAccessibleName('Bag 0 in bag')
  }),
}

export const BuyNow: Story = {
  play: after(Default, 'opens the form with Buy Now', async ({ canvas }) => {
    await userEvent.click(
      card(canvas, electricKettle.name).getByRole('button', { name: 'Buy Now' }),
    )
    await expect(await title(canvas, 'Delivery Details')).toBeVisible()
    await expect(canvas.getByText(electricKettle.name)).toBeVisible()
    await expect(canvas.getByText('৳1,320.00')).toBeVisible()
  }),
}

export const BuyNowIncomplete: Story = {
  play: after(BuyNow, 'requires all three fields', async ({ canvas }) => {
    await press(canvas, 'Confirm Your Order')
    await expect(await canvas.findByText('Please fill all required fields.')).toBeVisible()
    await expect(canvas.getAllByText('Please fill this field.')).toHaveLength(3)
  }),
}

export const BuyNowPlaced: Story = {
  play: after(BuyNowIncomplete, 'places the order of two kettles', async ({ canvas }) => {
    await userEvent.type(field(canvas, 'Full Name'), 'Nusrat Jahan Chowdhury')
    await userEvent.type(field(canvas, 'Mobile number'), '01712345678')
    await userEvent.type(field(canvas, 'Full address'), 'House 7, Road 3, Sonadanga, Khulna')
    await press(canvas, /^Increase/)
    await press(canvas, 'Confirm Your Order')
    await expect(await title(canvas, 'Thank you!')).toBeVisible()
    await expect(canvas.getByText('Quantity 2')).toBeVisible()
    await expect(canvas.getByText('৳2,510.00')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Buy Now' })).toHaveLength(4)
  }),
}
