import { DocsRenderer } from '@storybook/addon-docs'
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { Preview } from '@storybook/react-vite'
import { useEffect, useLayoutEffect, useMemo, useState, type PropsWithChildren } from 'react'
import { configure } from 'storybook/test'
import tokens from '../packages/ui/src/styles/tokens.css?raw'
import nodi from '../packages/ui/stories/foundations/nodi.css?raw'
import { colourRoles, declaredIn } from '../packages/ui/stories/foundations/tokens.ts'
import { MarketProvider } from '../packages/ui/src/lib/market.tsx'
import { MessagesProvider } from '../packages/ui/src/lib/messages.tsx'
import { bengaliMessages } from '../packages/ui/src/messages/bn.ts'
import {
  sampleMarket,
  sampleMarketInBengali,
  sampleMessages,
} from '../packages/ui/stories/samples/bangladesh.ts'
import { inBengali } from '../packages/ui/stories/samples/text.ts'
import { readableArgTypes } from './arg-types.ts'
import { brandTheme } from './brand.ts'
import { DocsPage } from './docs-page.tsx'
import { readableSource } from './readable-source.ts'
import { reduceMotion } from './reduced-motion.ts'
import { screens } from './screens.ts'
import './preview.css'

// A story waits for a condition, not for a time. The limit holds on a busy machine, too.
configure({ asyncUtilTimeout: 10_000 })

// A picture in a docs page leaves the focus where it is, and shows what the focus would open.
if (window.frameElement?.closest('[inert]')) {
  HTMLElement.prototype.focus = function () {
    this.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  }
  // It gives the focus, too.
  HTMLInputElement.prototype.select = () => undefined
}

const roles = {
  haat: colourRoles(tokens),
  nodi: colourRoles(tokens, Object.fromEntries(declaredIn(nodi))),
}

const modeOf = (theme: unknown): 'dark' | 'light' => (theme === 'dark' ? 'dark' : 'light')
const brandOf = (brand: unknown): 'haat' | 'nodi' => (brand === 'nodi' ? 'nodi' : 'haat')

function showBrand(brand: 'haat' | 'nodi') {
  if (brand === 'nodi') document.documentElement.dataset.brand = brand
  else delete document.documentElement.dataset.brand
}

/** The value of a toolbar in the address. */
const inAddress = (name: string) =>
  new RegExp(`${name}:(\\w+)`).exec(decodeURIComponent(location.search))?.[1]

/** A docs page in the theme and the brand of its stories. */
function Docs(props: PropsWithChildren<DocsContainerProps>) {
  const { channel } = props.context
  const [mode, setMode] = useState(() => modeOf(inAddress('theme')))
  const [brand, setBrand] = useState(() => brandOf(inAddress('brand')))
  useEffect(() => {
    const follow = ({ globals }: { globals: { theme?: unknown; brand?: unknown } }) => {
      setMode(modeOf(globals.theme))
      setBrand(brandOf(globals.brand))
    }
    channel.on('globalsUpdated', follow)
    return () => channel.off('globalsUpdated', follow)
  }, [channel])
  useEffect(() => {
    document.documentElement.dataset.theme = mode
  }, [mode])
  useEffect(() => showBrand(brand), [brand])
  return <DocsContainer {...props} theme={brandTheme(roles[brand], mode)} />
}

/**
 * Draws a docs page once. Storybook's own renderer mounts the whole page again after each change of the
 * toolbar, which blanks it for seconds; its stories and `Docs` follow the toolbar by themselves.
 */
function docsRenderer() {
  const renderer = new DocsRenderer()
  const { render } = renderer
  let drawn: Promise<void> | undefined
  renderer.render = (...page) => (drawn ??= render(...page))
  return Promise.resolve(renderer)
}

const viewports = Object.entries(screens).map(([value, { name, width, height }]) => {
  const type = width < 600 ? ('mobile' as const) : ('desktop' as const)
  const styles = { width: `${width}px`, height: `${height}px` }
  return [value, { name, type, styles }] as const
})

/** A choice in the toolbar: its values and their titles. */
const choice = (
  description: string,
  icon: 'contrast' | 'globe' | 'paintbrush' | 'transfer' | 'play',
  titles: Record<string, string>,
) => ({
  description,
  toolbar: {
    icon,
    items: Object.entries(titles).map(([value, title]) => ({ value, title })),
    dynamicTitle: true,
  },
})

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [readableArgTypes],
  parameters: {
    layout: 'padded',
    // Shown on the docs page. The stories of a component that no application uses yet have the status `trial`.
    release: { status: 'ready', since: '0.1.0' },
    a11y: { test: 'error' },
    docs: {
      container: Docs,
      page: DocsPage,
      renderer: docsRenderer,
      source: { transform: readableSource },
    },
    backgrounds: {
      options: {
        paper: { name: 'Paper', value: 'var(--shop-color-paper)' },
        surface: { name: 'Surface', value: 'var(--shop-color-surface)' },
        sunken: { name: 'Sunken', value: 'var(--shop-color-sunken)' },
      },
    },
    viewport: { options: Object.fromEntries(viewports) },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          'Install',
          'Grammar',
          'Voice',
          'Accessibility',
          'Foundations',
          'Actions',
          'Forms',
          'Overlays',
          'Feedback',
          'Navigation',
          'Media',
          'Product',
          'Bag',
          'Checkout',
          'Layout',
          'Pages',
          'Flows',
        ],
      },
    },
  },
  globalTypes: {
    theme: choice('Light or dark', 'contrast', { light: 'Light', dark: 'Dark' }),
    language: choice('Texts, digits and sample content', 'globe', { en: 'English', bn: 'বাংলা' }),
    brand: choice('Brand', 'paintbrush', { haat: 'Haat', nodi: 'Nodi' }),
    direction: choice('Direction of text', 'transfer', {
      ltr: 'Left to right',
      rtl: 'Right to left',
    }),
    motion: choice('Motion', 'play', { full: 'Full motion', reduced: 'Reduced motion' }),
  },
  initialGlobals: {
    brand: 'haat',
    theme: 'light',
    language: 'en',
    direction: 'ltr',
    motion: 'full',
  },
  decorators: [
    function Content(Story, { args, globals }) {
      const bengali = globals.language === 'bn'
      const direction = globals.direction === 'rtl' ? 'rtl' : 'ltr'
      useEffect(() => {
        document.documentElement.lang = bengali ? 'bn' : 'en'
        document.documentElement.dir = direction
      }, [bengali, direction])
      const samples = useMemo(() => (bengali ? inBengali(args) : args), [args, bengali])
      return (
        <MarketProvider market={bengali ? sampleMarketInBengali : sampleMarket}>
          <MessagesProvider messages={bengali ? bengaliMessages : sampleMessages}>
            <Story key={String(bengali)} args={samples} />
          </MessagesProvider>
        </MarketProvider>
      )
    },
    function Theme(Story, { globals }) {
      const theme = modeOf(globals.theme)
      const reduced = globals.motion === 'reduced'
      const brand = brandOf(globals.brand)
      useEffect(() => {
        document.documentElement.dataset.theme = theme
      }, [theme])
      useEffect(() => showBrand(brand), [brand])
      useLayoutEffect(() => reduceMotion(reduced), [reduced])
      return <Story key={String(reduced)} />
    },
  ],
}

export default preview
