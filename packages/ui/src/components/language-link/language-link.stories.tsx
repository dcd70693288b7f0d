import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { LanguageLink } from './language-link.tsx'

const meta = {
  title: 'Actions/LanguageLink',
  component: LanguageLink,
  args: { href: '/bn/products', language: 'bn', children: 'বাংলা' },
} satisfies Meta<typeof LanguageLink>

export default meta
type Story = StoryObj<typeof meta>

/** The name is in the other language, and so is its pronunciation. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'বাংলা' })
    await expect(link).toHaveAttribute('href', '/bn/products')
    await expect(link).toHaveAttribute('hreflang', 'bn')
    await expect(link).toHaveAttribute('lang', 'bn')
  },
}

export const ToEnglish: Story = {
  args: { href: '/products', language: 'en', children: 'English' },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'বাংলা' })).toHaveFocus()
  },
}
