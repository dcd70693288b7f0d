import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { BagIcon, PersonIcon, TruckIcon } from '../icon/object-icon.tsx'
import { GridIcon, InfoIcon } from '../icon/sign-icon.tsx'
import { AppShellHeader } from './app-shell-header.tsx'
import { AppShell } from './app-shell.tsx'

const items = [
  { id: 'orders', label: 'Orders', href: '#orders', icon: <BagIcon />, badge: <Badge>3</Badge> },
  { id: 'products', label: 'Products', href: '#products', icon: <GridIcon /> },
  { id: 'delivery', label: 'Delivery', href: '#delivery', icon: <TruckIcon /> },
  { id: 'customers', label: 'Customers', href: '#customers', icon: <PersonIcon /> },
  { id: 'reports', label: 'Reports', href: '#reports', icon: <InfoIcon /> },
]

const meta = {
  title: 'Layout/AppShell',
  component: AppShell,
  subcomponents: { AppShellHeader },
  parameters: { layout: 'fullscreen' },
  args: {
    brand: 'Haat',
    items,
    current: 'orders',
    footer: 'Ayesha Rahman',
    children: (
      <>
        <AppShellHeader
          title="Orders"
          description="Three are new."
          action={<Button>Export</Button>}
        />
        <p>The orders of today.</p>
      </>
    ),
  },
} satisfies Meta<typeof AppShell>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
    const [link] = canvas.getAllByRole('link', { name: /^Orders/ }) as [HTMLElement]
    await expect(link).toHaveAttribute('aria-current', 'page')
  },
}

/** The first four pages at the bottom, the others in a drawer. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Reports' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Haat' }))
    await expect(drawer.getByRole('link', { name: 'Reports' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const BengaliOnPhone: Story = {
  args: {
    lang: 'bn',
    brand: 'হাট',
    items: [
      { id: 'orders', label: 'অর্ডার', href: '#orders', icon: <BagIcon /> },
      { id: 'products', label: 'পণ্য', href: '#products', icon: <GridIcon /> },
      { id: 'delivery', label: 'ডেলিভারি', href: '#delivery', icon: <TruckIcon /> },
    ],
    footer: undefined,
    children: <AppShellHeader title="আজকের সব অর্ডার" action={<Button>রসিদ ছাপান</Button>} />,
  },
  globals: { viewport: { value: 'mobile1' } },
}

export const RightToLeft: Story = {
  args: { dir: 'rtl' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const side = canvas.getAllByRole('navigation')[0]!.getBoundingClientRect()
    const main = canvas.getByRole('main').getBoundingClientRect()
    await expect(side.left).toBeGreaterThanOrEqual(main.right)
  },
}

/** The first stop of the keyboard skips the pages. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await userEvent.tab()
    const skip = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toHaveFocus()
    await expect(skip).toHaveAttribute('href', '#main')
    await userEvent.tab()
    await expect(canvas.getAllByRole('link', { name: /^Orders/ })[0]).toHaveFocus()
  },
}
