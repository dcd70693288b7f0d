import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { Icon } from '../icon/icon.tsx'
import { RatingInput } from './rating-input.tsx'

const heart = (
  <Icon key="heart">
    <path d="M12 20.5 4.2 12.7a5 5 0 0 1 7.1-7.1l.7.7.7-.7a5 5 0 0 1 7.1 7.1z" />
  </Icon>
)

const meta = {
  title: 'Forms/RatingInput',
  component: RatingInput,
  args: { onValueChange: fn() },
} satisfies Meta<typeof RatingInput>

export default meta
type Story = StoryObj<typeof meta>

/** Five items, each named by its number. */
export const Default: Story = {
  tags: ['R-RATE-03', 'R-RATE-05', 'B-RATE-01'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Rating Selection' })).toBeVisible()
    await expect(canvas.getAllByRole('radio')).toHaveLength(5)
    for (const n of [1, 2, 3, 4, 5])
      await expect(canvas.getByRole('radio', { name: `Rate ${n} per item` })).toBeInTheDocument()
    const third = canvas.getByRole('radio', { name: 'Rate 3 per item' })
    await expect(third).not.toBeChecked()
    await userEvent.click(third)
    await expect(third).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3)
  },
}

/** A rating can be reset to 0. */
export const Reset: Story = {
  tags: ['R-RATE-04', 'S-RATE-01'],
  args: { defaultValue: 4 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset rating' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0)
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked()
  },
}

/** Clicking the selected value clears it. */
export const ClearsOnSecondClick: Story = {
  tags: ['!autodocs', 'S-RATE-02'],
  args: { defaultValue: 4 },
  play: async ({ canvas, args }) => {
    const fourth = canvas.getByRole('radio', { name: 'Rate 4 per item' })
    await expect(fourth).toBeChecked()
    await userEvent.click(fourth)
    await expect(fourth).not.toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0)
  },
}

/** A required rating cannot be cleared. */
export const Required: Story = {
  tags: ['S-RATE-03'],
  args: { defaultValue: 2, required: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Reset rating' })).toBeNull()
    const second = canvas.getByRole('radio', { name: 'Rate 2 per item' })
    await userEvent.click(second)
    await expect(second).toBeChecked()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: 2 },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Rate 2 per item' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3)
    await expect(canvas.getByRole('radio', { name: 'Rate 3 per item' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Reset rating' })).toHaveFocus()
  },
}

export const CustomShape: Story = {
  args: { defaultValue: 3, icon: heart },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(5)
  },
}

export const OneShapePerItem: Story = {
  args: {
    max: 3,
    defaultValue: 2,
    icon: ['কম', 'ভালো', 'দারুণ'].map((word) => (
      <span key={word} aria-hidden="true" lang="bn" className="shop:font-bold">
        {word}
      </span>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('দারুণ')).toBeVisible()
    await expect(canvas.getAllByRole('radio')).toHaveLength(3)
  },
}

export const TenOnPhone: Story = {
  args: { max: 10, defaultValue: 7, className: 'shop:w-80 shop:max-w-full' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group')
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth)
  },
}

const invalid: Partial<Story> = {
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined)
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull()
    await expect(console.error).toHaveBeenCalledWith(expect.stringContaining('RatingInput: '))
  },
}

/** A text as `max` renders nothing and logs an error. */
export const WrongItems: Story = {
  tags: ['!autodocs', 'V-RATE-01', 'E-22'],
  ...invalid,
  args: { max: '5' as unknown as number },
}

/** An icon that is not an element renders nothing and logs an error. */
export const WrongShape: Story = {
  tags: ['!autodocs', 'V-RATE-02', 'E-22'],
  ...invalid,
  args: { icon: 'star' as unknown as ReactElement },
}

/** Too few shapes render nothing and log an error. */
export const WrongShapes: Story = {
  tags: ['!autodocs', 'V-RATE-03', 'E-22'],
  ...invalid,
  args: { icon: [heart] },
}

/** A reset of the form restores the initial rating: what is drawn is what is submitted. */
export const FollowsFormReset: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: 2, name: 'rating' },
  render: (args) => (
    <form data-testid="form">
      <RatingInput {...args} />
      <button type="reset">Start again</button>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const form = canvas.getByTestId<HTMLFormElement>('form')
    const drawn = () => canvasElement.querySelectorAll('[class*="fill-current"]').length
    await userEvent.click(canvas.getByRole('radio', { name: 'Rate 5 per item' }))
    await userEvent.unhover(canvas.getByRole('radio', { name: 'Rate 5 per item' }))
    await expect(drawn()).toBe(5)
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await expect(new FormData(form).get('rating')).toBe('2')
    await waitFor(() => expect(drawn()).toBe(2))
    await expect(canvas.getByRole('radio', { name: 'Rate 2 per item' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Rate 5 per item' }))
    await expect(new FormData(form).get('rating')).toBe('5')
  },
}
