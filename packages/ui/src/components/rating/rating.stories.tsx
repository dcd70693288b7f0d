import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import { Rating } from './rating.tsx'

const meta = {
  title: 'Product/Rating',
  component: Rating,
  args: { value: 4.3 },
} satisfies Meta<typeof Rating>

export default meta
type Story = StoryObj<typeof meta>

/** The name is the rating and the number of items. */
export const Default: Story = {
  tags: ['R-RATE-01'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(1)
    await expect(canvas.getByRole('img', { name: 'Rated 4.3 on 5' })).toBeVisible()
  },
}

/** A rating of 0 is named "Not rated". */
export const NotRated: Story = {
  tags: ['R-RATE-02'],
  args: { value: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Not rated' })).toBeVisible()
  },
}

export const Values: Story = {
  render: () => (
    <div className="shop:grid shop:justify-items-start shop:gap-2">
      {[0, 0.5, 1, 2.25, 3.5, 4.75, 5].map((value) => (
        <Rating key={value} value={value} />
      ))}
      <Rating value={8} max={10} className="shop:h-8" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Rated 2.25 on 5' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Rated 8 on 10' })).toBeVisible()
  },
}

const invalid: Partial<Story> = {
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined)
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(console.error).toHaveBeenCalledWith(expect.stringContaining('from 1 to 10'))
  },
}

/** Zero items render nothing and log an error. */
export const NoItems: Story = {
  tags: ['!autodocs', 'V-RATE-01', 'E-22'],
  ...invalid,
  args: { max: 0 },
}

/** More than ten items render nothing and log an error. */
export const TooManyItems: Story = {
  tags: ['!autodocs', 'V-RATE-01', 'B-RATE-01'],
  ...invalid,
  args: { max: 11 },
}
