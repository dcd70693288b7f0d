import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState, type ComponentProps } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { categoryFixtures, productFixtures } from '../../../stories/samples/product.ts'
import { text } from '../../../stories/samples/text.ts'
import { LanguageLink } from '../../components/language-link/language-link.tsx'
import { SearchBox } from '../../commerce/search-box/search-box.tsx'
import { BagLink } from './bag-link.tsx'
import { SiteHeader } from './site-header.tsx'

function Search() {
  const [asked, setAsked] = useState(false)
  return (
    <SearchBox
      suggestions={asked ? productFixtures.slice(0, 5) : undefined}
      onSearch={() => setAsked(true)}
      onClear={() => setAsked(false)}
      onSelect={fn()}
    />
  )
}

const meta = {
  title: 'Layout/SiteHeader',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: text('Haat', 'হাট'),
    categories: categoryFixtures,
    bagCount: 3,
    search: <Search />,
    location: '/products',
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SiteHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['R-HEAD-01', 'R-HEAD-06', 'R-HEAD-07', 'R-HEAD-08', 'R-HEAD-10', 'R-HEAD-11', 'R-HEAD-12'],
  play: async ({ canvas }) => {
    // On narrow screens some of these are in the closed menu and have no accessible name yet.
    const words = [
      ['All Products', '/products'],
      ['Combo', '/combo-products'],
      ['Login', '/login'],
      ['3 in bag', '/cart'],
    ] as const
    for (const [text, href] of words)
      await expect(canvas.getByText(text).closest('a')).toHaveAttribute('href', href)
    await expect(canvas.getByRole('link', { name: 'Haat, home' })).toHaveAttribute('href', '/')
    const search = canvas.getByLabelText('Search products', { selector: 'input' })
    await expect(search).toHaveAttribute('role', 'combobox')
    if (matchMedia('(min-width: 1024px)').matches) await expect(search).toBeVisible()
    await expect(canvas.getByText('All Products').closest('a')).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

/** The categories open on hover. */
export const Categories: Story = {
  tags: ['R-HEAD-02', 'R-HEAD-04', 'R-HEAD-05'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /Audio$/ })).not.toBeInTheDocument()
    await userEvent.hover(canvas.getByRole('button', { name: 'Categories' }))
    const audio = canvas.getByRole('link', { name: /Audio$/ })
    await expect(audio).toHaveAttribute('href', '/products?category=Audio')
    const icon = within(audio).getByRole('img', { name: 'Audio icon' })
    await waitFor(() => expect(icon).toBeVisible())
  },
}

/** On narrow screens the categories open in a drawer. */
export const Menu: Story = {
  tags: ['no-picture', 'R-HEAD-03', 'R-HEAD-04'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }))
    const kitchen = drawer.getByRole('link', { name: /Kitchen Appliances$/ })
    const icon = within(kitchen).getByRole('img', { name: 'Kitchen Appliances icon' })
    await waitFor(() => expect(icon).toBeVisible())
    await expect(drawer.getByRole('link', { name: 'Combo' })).toHaveAttribute(
      'href',
      '/combo-products',
    )
    await userEvent.type(drawer.getByRole('searchbox', { name: 'Filter categories' }), 'head')
    await expect(drawer.getByRole('link', { name: /Audio$/ })).toBeVisible()
    await expect(drawer.queryByRole('link', { name: /Kitchen/ })).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

function ControlledHeader(props: ComponentProps<typeof SiteHeader>) {
  const [open, setOpen] = useState(false)
  return (
    <SiteHeader
      {...props}
      menuOpen={open}
      onMenuOpenChange={(next) => {
        setOpen(next)
        props.onMenuOpenChange?.(next)
      }}
    />
  )
}

/** The menu is controlled by the parent. */
export const ControlledMenu: Story = {
  tags: ['!autodocs', 'no-picture', 'S-DRAW-01'],
  globals: { viewport: { value: 'phone' } },
  args: { onMenuOpenChange: fn() },
  render: (args) => <ControlledHeader {...args} />,
  play: async ({ args, canvas }) => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    await expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeInTheDocument()
    await expect(args.onMenuOpenChange).toHaveBeenLastCalledWith(true)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(args.onMenuOpenChange).toHaveBeenLastCalledWith(false)
  },
}

/** On narrow screens a button opens the search. */
export const PhoneSearch: Story = {
  tags: ['no-picture', 'R-HEAD-09'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open search' }))
    const close = await canvas.findByRole('button', { name: 'Close search' })
    await expect(close).toHaveAttribute('aria-expanded', 'true')
    const field = canvas.getByRole('combobox')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toBeVisible()
    await userEvent.keyboard('{Escape}')
    const button = await canvas.findByRole('button', { name: 'Open search' })
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.click(button)
    await waitFor(() => expect(field).toHaveFocus())
  },
}

export const CountUnknown: Story = {
  args: { bagCount: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/in bag/)).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Bag' })).toBeVisible()
  },
}

export const EmptyBag: Story = { args: { bagCount: 0 } }

export const ManyEntries: Story = { args: { bagCount: 128 } }

/** The application's own link to the bag. A number that a script wrote into it before hydration stays. */
export const OwnBagLink: Story = {
  args: { bag: <div data-testid="bag" /> },
  play: async ({ canvas }) => {
    const bag = canvas.getByTestId('bag')
    const hydrated = fn()
    function Hydrating({ count }: { count: number | null }) {
      useEffect(hydrated, [])
      return <BagLink href="/cart" count={count} />
    }
    const link = (count: number | null) => <Hydrating count={count} />
    bag.innerHTML = renderToString(link(null))
    const early = bag.querySelector<HTMLElement>('[data-shop=bag-count]')
    await expect(early?.dataset['text']).toBe('{n} in bag')
    if (early) early.textContent = '2 in bag'
    const complaint = fn()
    const root = hydrateRoot(bag, link(null), { onRecoverableError: complaint })
    await waitFor(() => expect(hydrated).toHaveBeenCalled())
    root.render(link(2))
    await expect(await canvas.findByRole('link', { name: 'Bag 2 in bag' })).toBeVisible()
    root.render(link(3))
    await expect(await canvas.findByRole('link', { name: 'Bag 3 in bag' })).toBeVisible()
    await expect(complaint).not.toHaveBeenCalled()
    root.unmount()
  },
}

/** The link to the other language is in the header. */
export const OtherLanguage: Story = {
  args: {
    language: (
      <LanguageLink href="/bn/products" language="bn">
        বাংলা
      </LanguageLink>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'বাংলা' })).toHaveAttribute('hreflang', 'bn')
  },
}

/** On a phone of 320 px it is in the header and in the menu. */
export const OtherLanguageNarrow: Story = {
  tags: ['no-picture'],
  globals: { viewport: { value: 'mobile1' } },
  args: OtherLanguage.args,
  play: async ({ canvas }) => {
    const row = [
      canvas.getByRole('link', { name: 'Haat, home' }),
      canvas.getByRole('button', { name: 'Open search' }),
      canvas.getByRole('link', { name: 'বাংলা' }),
      canvas.getByRole('link', { name: /in bag/ }),
    ].map((control) => control.getBoundingClientRect())
    for (const [index, { left }] of row.entries())
      await expect(left).toBeGreaterThanOrEqual(row[index - 1]?.right ?? 0)
    await expect(row.at(-1)?.right).toBeLessThanOrEqual(window.innerWidth)
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }))
    await expect(drawer.getByRole('link', { name: 'বাংলা' })).toHaveAttribute(
      'href',
      '/bn/products',
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

export const WithoutSearch: Story = { args: { search: undefined } }

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    const first = matchMedia('(min-width: 1024px)').matches
      ? canvas.getByRole('link', { name: 'Haat, home' })
      : canvas.getByRole('button', { name: 'Open menu' })
    await expect(first).toHaveFocus()
  },
}
